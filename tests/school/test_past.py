"""What was done over weeks is summed up, against plain sums over the same answers."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from statistics import median_low

from tests.school.schooled import DAY, MONDAY
from uth.school.findings import WEIGHTS, Mistake, Weight
from uth.school.keeping import Done
from uth.school.levels import LAST
from uth.school.pace import Pace, Targets
from uth.school.past import past
from uth.school.skills import Skill


def answer(number: int, skill: Skill, *mistakes: Mistake, took: int = 2_000, target: int = 6_000) -> Done:
    """Return an answer; one a day."""
    findings = tuple((mistake, WEIGHTS[mistake]) for mistake in mistakes)
    right = all(weight is Weight.SPEED for _, weight in findings)
    return Done(MONDAY + number * DAY, skill, f"kind {number % 3}", findings, ((Pace.READ, took),),
                Targets(read=target), took, right)  # fmt: skip


ANSWERS = tuple(
    answer(
        number,
        (Skill.READ, Skill.COMPARE)[number % 2],
        *((Mistake.HAND_MISNAMED,) if number % 5 == 0 else ()),
        *((Mistake.WRONG_CALL, Mistake.OWN_FIX) if number == 7 else ()),
        *((Mistake.SLOW_READ,) if number == 8 else ()),
        took=1_000 + 700 * number,
        target=0 if number < 3 else 6_000,
    )
    for number in range(20)
)


def week_of(at: int) -> str:
    """Return the number of a week."""
    return f"week {(at - MONDAY) // (7 * DAY)}"


def score(answers: tuple[Done, ...]) -> Fraction:
    """Return the score by the table of weights alone."""
    costs = {Weight.SAFETY: 100, Weight.MONEY: 50, Weight.PROCEDURE: 20, Weight.SPEED: 10}
    # Comparing asks one thing: a wrong answer leaves nothing.
    points = [
        0 if each.skill is Skill.COMPARE and not each.right else max(0, 100 - sum(costs[w] for _, w in each.findings))
        for each in answers
    ]
    return Fraction(sum(points), len(points))


def test_all_of_it() -> None:
    found = past(ANSWERS, week_of)
    assert (found.all.asked, found.all.right, found.all.score) == (20, 15, score(ANSWERS))
    assert found.took == sum(each.took for each in ANSWERS)
    assert dict(found.weights) == {Weight.SAFETY: 1, Weight.MONEY: 4, Weight.PROCEDURE: 1, Weight.SPEED: 1}
    assert found.mistakes == (
        (Mistake.OWN_FIX, Weight.SAFETY, 1),
        (Mistake.HAND_MISNAMED, Weight.MONEY, 4),
        (Mistake.WRONG_CALL, Weight.PROCEDURE, 1),
        (Mistake.SLOW_READ, Weight.SPEED, 1),
    )


def test_by_skill_and_kind() -> None:
    found = past(ANSWERS, week_of)
    assert [skill for skill, _share in found.skills] == [Skill.READ, Skill.COMPARE]
    for skill, share in found.skills:
        own = tuple(each for each in ANSWERS if each.skill is skill)
        assert (share.asked, share.right, share.score) == (len(own), sum(each.right for each in own), score(own))
    counts = Counter((each.skill, each.kind) for each in ANSWERS)
    assert {key: share.asked for key, share in found.kinds} == counts
    assert [share.score for _key, share in found.kinds] == sorted(share.score for _key, share in found.kinds)


def test_by_week() -> None:
    found = past(ANSWERS, week_of)
    assert [(week.week, week.all.asked) for week in found.weeks] == [("week 0", 7), ("week 1", 7), ("week 2", 6)]
    assert found.weeks[1].all.score == score(ANSWERS[7:14])
    assert [share.asked for _skill, share in found.weeks[0].skills] == [4, 3]


def test_pace_against_the_target_of_its_run() -> None:
    ((pace, kept),) = past(ANSWERS, week_of).paces
    times = [each.took for each in ANSWERS]
    within = sum(time <= 6_000 for time in times[3:])
    assert (pace, kept.times, kept.middle, kept.target) == (Pace.READ, 20, median_low(times), 6_000)
    assert (kept.timed, kept.within) == (17, within)


def test_what_came_before_counts_for_the_level_alone() -> None:
    before = [answer(number, skill) for skill in (Skill.READ, Skill.COMPARE, Skill.QUALIFY) for number in range(LAST)]
    found = past((), week_of, before)
    assert (found.all.asked, len(found.weeks), found.level.number) == (0, 0, 1)
    assert not found.all.score
    assert past(ANSWERS, week_of).level.number == 0
