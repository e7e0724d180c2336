"""What is timed of each answer, and how it is told."""

from __future__ import annotations

from tests.school.houses import house
from uth.company.chance import Chance
from uth.school.drill import drill_of
from uth.school.exercise import Exercise
from uth.school.findings import Mistake
from uth.school.pace import Pace, Targets, slowness, taken
from uth.school.skills import Skill


def exercise(skill: Skill) -> Exercise:
    home = house("standard")
    drill = drill_of(skill)
    return drill.draw(home, drill.kinds(home)[0], Chance("pace", skill.value))


def test_each_answer_is_timed_alone_and_cards_without_the_hand_that_picks_them() -> None:
    times = {"hand": 4_000, "rank": 6_000, "cards": 20_000}
    assert taken(exercise(Skill.READ), times) == ((Pace.READ, 4_000), (Pace.READ, 2_000), (Pace.READ, 6_500))
    quick = {"hand": 4_000, "rank": 6_000, "cards": 9_000}
    assert taken(exercise(Skill.READ), quick)[-1] == (Pace.READ, 0)


def test_a_paid_table_is_timed_by_the_box() -> None:
    table = exercise(Skill.SPOT)
    boxes = len(table.still.boxes)
    assert taken(table, {"where": 6_000 * boxes, "what": 6_000 * boxes + 700}) == (
        (Pace.READ, 6_000), (Pace.DECIDE, 700)
    )  # fmt: skip


def test_what_is_slow_is_told_with_what_it_was() -> None:
    (slow,) = slowness(exercise(Skill.READ), {"hand": 4_000, "rank": 6_000, "cards": 25_000}, Targets())
    assert slow.mistake is Mistake.SLOW_READ
    assert slow.done == "The five cards that play: 11.5 s, without 1.5 s for each card picked"
    assert slow.right == "at most 8.0 s"
    (slow,) = slowness(exercise(Skill.READ), {"hand": 9_000, "rank": 10_000, "cards": 11_000}, Targets())
    assert slow.done == "The hand: 9.0 s"
    (slow,) = slowness(exercise(Skill.QUALIFY), {"qualifies": 9_000}, Targets())
    assert slow.done == "9.0 s"


def test_the_usual_targets_are_kept_by_somebody_who_knows() -> None:
    assert slowness(exercise(Skill.READ), {"hand": 6_000, "rank": 8_000, "cards": 18_000}, Targets()) == ()
