"""The announcements drill: each moment shows on the table, and the call fits it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.school.houses import house, houses
from uth.company.chance import Chance
from uth.profile import Call
from uth.school.drills import calls
from uth.school.drills.calls import FIELD
from uth.school.exercise import Exercise, Pick
from uth.school.findings import Mistake
from uth.school.house import House
from uth.train.felt.model import BOARD, HOUSE_CARDS


def exercise(kind: str, table: str = "practice", profile: str = "", seed: str = "one") -> Exercise:
    return calls.draw(house(table, profile), kind, Chance(seed, kind))


def open_cards(drawn: Exercise) -> tuple[int, bool]:
    """How many community cards lie open, and whether the dealer's hand does."""
    felt = drawn.still.felt
    return sum(card.up for card in felt.cards_at(BOARD)), any(card.up for card in felt.cards_at(HOUSE_CARDS))


SHOWN = {
    "betting": (0, False), "close": (0, False), "colour change": (0, False), "preflop": (0, False),
    "flop": (3, False), "river": (5, False), "fold": (5, False), "qualified": (5, True),
    "not qualified": (5, True), "beats all": (5, True), "bonus": (5, True), "big pay": (5, True),
}  # fmt: skip
"""By hand: what lies open at each moment."""


def check(drawn: Exercise) -> None:
    assert open_cards(drawn) == SHOWN[drawn.kind]
    assert calls.mark(drawn, drawn.right) == ()
    field = drawn.field(FIELD)
    assert isinstance(field, Pick)
    assert [option.value for option in field.options].count(drawn.kind) == 1
    assert len({option.label for option in field.options}) == len(field.options)


@pytest.mark.parametrize(("table", "profile"), houses())
def test_one_of_the_moments_of_each_house(table: str, profile: str) -> None:
    check(exercise(Chance(table, profile).one_of(calls.kinds(house(table, profile))), table, profile))


@pytest.mark.full
@pytest.mark.parametrize(("table", "profile"), houses())
def test_ten_thousand_exercises(table: str, profile: str) -> None:
    kinds = calls.kinds(house(table, profile))
    for number in range(10_000 // len(houses()) + 1):
        check(exercise(kinds[number % len(kinds)], table, profile, f"full {number}"))


@pytest.mark.parametrize("call", Call)
def test_each_moment(call: Call) -> None:
    check(exercise(call.value))


def test_moments_that_a_table_does_not_have() -> None:
    assert "bonus" not in calls.kinds(house("florida-like"))
    with pytest.raises(ValueError, match="no bonus"):
        exercise("bonus", "florida-like")


def test_a_house_speaks_its_own_language() -> None:
    field = exercise("close", profile="FR").field(FIELD)

    assert isinstance(field, Pick)
    assert "Rien ne va plus" in [option.label for option in field.options]


def test_a_wrong_call_and_none() -> None:
    drawn = exercise("close")

    [wrong] = calls.mark(drawn, {FIELD: "betting"})
    [missing] = calls.mark(drawn, {})

    assert (wrong.mistake, missing.mistake) == (Mistake.WRONG_CALL, Mistake.NOT_ANSWERED)
    assert wrong.done == "You said: Place your bets"
    assert wrong.right == missing.right == "You say: No more bets"


@pytest.mark.parametrize("boxes", [1, 2, 8])
def test_every_moment_at_a_table_of_so_many_boxes(boxes: int) -> None:
    practice = house("practice")
    rules = replace(practice.table.rules, boxes=boxes, boxes_per_player=1)
    where = House(replace(practice.table, rules=rules), practice.profile)

    for kind in calls.kinds(where):
        check(calls.draw(where, kind, Chance("small", kind)))
