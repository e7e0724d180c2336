"""Scores and times over weeks and days, worked out by hand."""

from __future__ import annotations

from datetime import UTC, datetime

from uth.school.findings import Mistake, Weight
from uth.school.keeping import Done
from uth.school.pace import Pace, Targets
from uth.school.skills import Skill
from uth.ui.learn.weeks import Span
from uth.ui.plots.rows import Share
from uth.ui.school import weeks

DAY = 86_400_000
MONDAY = int(datetime(2026, 3, 16, 12, tzinfo=UTC).timestamp() * 1000)


def answer(day: int, skill: Skill = Skill.READ, weight: Weight | None = None, read: int = 2000) -> Done:
    """Return an answer so many days after a Monday, with one finding of that weight."""
    findings = () if weight is None else ((Mistake.HAND_MISNAMED, weight),)
    right = weight in (None, Weight.SPEED)
    return Done(MONDAY + day * DAY, skill, "any", findings, ((Pace.READ, read),), Targets(read=3000), 60_000, right)


ALL = (
    answer(0, weight=Weight.SAFETY, read=9000),
    answer(0, weight=Weight.MONEY, read=5000),
    answer(2, Skill.COUNT, read=4000),
    answer(8, weight=Weight.SPEED, read=3500),
    answer(8, Skill.COUNT),
)


def test_a_week_is_called_by_its_monday() -> None:
    assert [(each.day, len(each.answers)) for each in weeks.periods(ALL, Span.WEEKS)] == [
        ("2026-03-16", 3), ("2026-03-23", 2)
    ]  # fmt: skip
    days = [each.day for each in weeks.periods(ALL, Span.DAYS)]
    assert days == ["2026-03-16", "2026-03-18", "2026-03-24"]


def test_the_score_is_a_mean_of_points() -> None:
    found = weeks.score_moments(weeks.periods(ALL, Span.WEEKS))
    # 0, 50 and 100 points; 90 and 100.
    assert [moment.value for moment in found] == [0.5, 0.95]
    assert [moment.weight for moment in found] == [1.0, 2 / 3]
    assert found[1].at - found[0].at == 7


def test_the_pace_is_the_middle_one_of_all_times() -> None:
    found = weeks.pace_moments(weeks.periods(ALL, Span.WEEKS), Pace.READ)
    assert [moment.value for moment in found] == [5.0, 2.0]
    assert weeks.pace_moments(weeks.periods(ALL, Span.WEEKS), Pace.PAY) == ()
    assert weeks.paces_of(ALL) == (Pace.READ,)
    assert (weeks.target_of(ALL, Pace.READ), weeks.target_of((), Pace.READ)) == (3000, 0)


def test_rows_of_drills_and_weeks() -> None:
    drills = weeks.drill_rows(ALL).rows
    assert drills == (
        ("Read a hand", "3", "33.33 %", "46.6", Share(float(140 / 3) / 100), "46.6"),
        ("Count a stack", "2", "100.00 %", "100.0", Share(1.0), "100.0"),
    )
    latest, first = weeks.week_rows(weeks.periods(ALL, Span.WEEKS)).rows
    assert latest[:2] == ("2026-03-23", "2")
    assert (first[3], first[5]) == ("50.0", "3.0")


def test_the_drill_says_how_it_stands_now_by_its_latest_answers() -> None:
    answers = [answer(0, weight=Weight.SAFETY)] * 20 + [answer(1)] * 20
    ((*_rest, score, _bar, latest),) = weeks.drill_rows(answers).rows
    assert (score, latest) == ("50.0", "100.0")


def test_large_figures() -> None:
    figures = [(each.figure, each.second) for each in weeks.figures(ALL)]
    assert figures == [
        ("5", "on 3 days"),
        ("68.0", "of 100 points"),
        ("60.00 %", "3 of 5 right"),
        ("95.0", "2026-03-24"),
    ]


def test_one_drill_alone() -> None:
    assert len(weeks.of_skill(ALL, Skill.COUNT)) == 2
    assert weeks.of_skill(ALL, None) == ALL
