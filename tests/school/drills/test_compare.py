"""The drill that compares two hands."""

from __future__ import annotations

import pytest

from tests.school import second
from tests.school.drills.sample import (
    PARTS,
    WHOLE,
    at_every_house,
    in_a_row,
    mistakes,
    of_every_kind,
    right_is_offered,
    some_tables,
    wrong_values,
)
from tests.school.houses import TABLES, house
from uth.company.chance import Chance
from uth.school.drills import compare
from uth.school.findings import Mistake
from uth.school.skills import Skill


@PARTS
def test_winners_are_what_another_evaluator_says(number: int, start: int) -> None:
    for exercise in in_a_row(Skill.COMPARE, number, start):
        mine, dealers = second.boxes(exercise, exercise.still.box), second.dealers(exercise)
        expected = "tie" if mine == dealers else "player" if mine > dealers else "dealer"
        assert exercise.right == {"winner": expected}, exercise
        assert right_is_offered(exercise)


@some_tables()
def test_a_perfect_trainee_has_no_finding_and_each_error_its_own(name: str) -> None:
    for exercise in of_every_kind(Skill.COMPARE, name):
        assert mistakes(exercise, exercise.right) == [], exercise.kind
        for value in wrong_values(exercise, "winner"):
            assert mistakes(exercise, {"winner": value}) == [Mistake.WRONG_WINNER]
        assert mistakes(exercise, {}) == [Mistake.NOT_ANSWERED]


@WHOLE
def test_it_can_be_drawn_with_every_profile(whole: bool) -> None:
    found = [mistakes(exercise, exercise.right) for exercise in at_every_house(Skill.COMPARE, whole=whole)]
    assert found.count([]) == len(found) == len(TABLES) * (5 if whole else 1)


def test_neither_side_is_the_usual_answer() -> None:
    given = [exercise.right["winner"] for exercise in in_a_row(Skill.COMPARE, 150)]
    assert all(given.count(value) > 20 for value in ("player", "dealer", "tie"))


def test_a_kind_that_the_house_does_not_have_is_refused() -> None:
    assert "flush on the board plays" not in compare.kinds(house("Auckland"))
    for name, kind in (("Auckland", "flush on the board plays"), ("Standard", "five of a kind")):
        with pytest.raises(ValueError, match=kind):
            compare.draw(house(name), kind, Chance("lot", "compare"))


def test_the_reason_names_the_card_that_decides() -> None:
    exercise = compare.draw(house("Standard"), "kicker decides", Chance("lot 1", "compare"))
    (finding,) = compare.mark(exercise, {"winner": "tie"})
    assert "kicker" in finding.why
    assert finding.source.startswith("58 Pa. Code 653a.6")
