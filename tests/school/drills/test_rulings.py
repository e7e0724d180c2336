"""The rulings drill: every fault of every profile, and what is no fault, with the answers of the profile's file."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest
import yaml

from tests.school.houses import TABLES, house, houses
from uth.company.chance import Chance
from uth.profile import Fault
from uth.resources import data_folder
from uth.school.drills import rulings
from uth.school.drills.rulings import FIRST, NO_FAULT, RULING, First
from uth.school.exercise import Exercise, Pick
from uth.school.findings import Mistake
from uth.school.house import House
from uth.school.normal import Normal
from uth.school.scenes import cards_in
from uth.table import Look
from uth.train.felt.model import cards_place

FLOOR = "the floor decides"


def exercise(kind: str, table: str = "practice", profile: str = "", seed: str = "one") -> Exercise:
    return rulings.draw(house(table, profile), kind, Chance(seed, kind))


@cache
def lines_of(profile: str) -> dict[str, dict[str, str]]:
    """The rulings of a profile's file, without the program's reader."""
    file = data_folder("assets") / "profiles" / f"{profile}.yaml"
    found = yaml.safe_load(file.read_text(encoding="utf-8"))["rulings"]
    assert isinstance(found, dict)
    return found


def by_hand(drawn: Exercise) -> dict[str, str]:
    """What is right, read off the profile's file without the program's reader."""
    if drawn.kind in {normal.value for normal in Normal}:
        return {FIRST: "go on", RULING: NO_FAULT}
    lines = lines_of(drawn.house.profile.name)
    return {FIRST: "stop, protect, call", RULING: lines[drawn.kind]["ruling"] if drawn.kind in lines else FLOOR}


def check(drawn: Exercise) -> None:
    assert dict(drawn.right) == by_hand(drawn)
    assert rulings.mark(drawn, drawn.right) == ()
    for name in (FIRST, RULING):
        field = drawn.field(name)
        assert isinstance(field, Pick)
        assert drawn.right[name] in [option.value for option in field.options]
        assert len({option.label for option in field.options}) == len(field.options)
    cards = cards_in(drawn.still.felt)
    assert len(set(cards)) == len(cards)
    assert "{" not in drawn.prompt


@pytest.mark.parametrize(("table", "profile"), houses())
def test_one_of_the_kinds_of_each_house(table: str, profile: str) -> None:
    kinds = rulings.kinds(house(table, profile))

    check(exercise(Chance(table, profile).one_of(kinds), table, profile))


@pytest.mark.full
@pytest.mark.parametrize(("table", "profile"), houses())
def test_ten_thousand_exercises(table: str, profile: str) -> None:
    kinds = rulings.kinds(house(table, profile))
    for number in range(10_000 // len(houses()) + 1):
        check(exercise(kinds[number % len(kinds)], table, profile, f"full {number}"))


@pytest.mark.parametrize("fault", Fault)
def test_every_fault_has_a_scene(fault: Fault) -> None:
    asked = [where for where in (*map(house, TABLES), looking_late()) if fault.value in rulings.kinds(where)]

    check(rulings.draw(asked[0], fault.value, Chance("one", fault.value)))


def looking_late() -> House:
    """A house at which players look at their cards only when the deal is finished: no preset does."""
    practice = house("practice")
    late = replace(practice.table, procedure=replace(practice.table.procedure, look=Look.AFTER_DEAL))
    return House(late, practice.profile)


@pytest.mark.parametrize("normal", Normal)
def test_what_is_no_fault_goes_on(normal: Normal) -> None:
    drawn = exercise(normal.value)

    check(drawn)
    [alarm] = rulings.mark(drawn, {FIRST: First.STOP.value, RULING: NO_FAULT})
    assert alarm.mistake is Mistake.FALSE_ALARM


def test_a_fault_that_cannot_be_is_not_asked() -> None:
    with pytest.raises(ValueError, match="no burn forgotten"):
        rulings.draw(house("standard"), Fault.BURN_FORGOTTEN.value, Chance("one", "x"))


@pytest.mark.parametrize(
    ("answer", "mistakes"),
    [
        ({FIRST: "go on"}, [Mistake.NOT_STOPPED]),
        ({FIRST: "put it right"}, [Mistake.OWN_FIX]),
        ({RULING: FLOOR}, [Mistake.WRONG_RULING]),
        ({RULING: None}, [Mistake.NOT_ANSWERED]),
        ({FIRST: None, RULING: None}, [Mistake.NOT_ANSWERED, Mistake.NOT_ANSWERED]),
    ],
)
def test_one_error_is_one_finding(answer: dict[str, str | None], mistakes: list[Mistake]) -> None:
    drawn = exercise(Fault.PLAYER_CARD_EXPOSED.value)
    given = {name: value for name, value in {**drawn.right, **answer}.items() if value is not None}

    found = rulings.mark(drawn, given)

    assert [finding.mistake for finding in found] == mistakes
    assert all(finding.why and finding.right and finding.done for finding in found)


def test_where_the_sources_are_silent_only_the_floor_is_right() -> None:
    drawn = exercise(Fault.JAM.value, profile="FR")
    found = rulings.mark(drawn, {**drawn.right, RULING: "reshuffle and redeal, bets stay"})

    assert drawn.right[RULING] == FLOOR
    assert "silent" in found[0].why
    assert "house profile FR" in found[0].source


def test_the_same_seed_gives_the_same_exercise() -> None:
    assert exercise(Fault.UNEQUAL.value) == exercise(Fault.UNEQUAL.value)
    assert exercise(Fault.UNEQUAL.value) != exercise(Fault.UNEQUAL.value, seed="two")


@pytest.mark.parametrize("boxes", [1, 2, 8])
def test_every_situation_at_a_table_of_so_many_boxes(boxes: int) -> None:
    practice = house("practice")
    rules = replace(practice.table.rules, boxes=boxes, boxes_per_player=1)
    where = House(replace(practice.table, rules=rules), practice.profile)

    for kind in rulings.kinds(where):
        check(rulings.draw(where, kind, Chance("small", kind)))


@pytest.mark.parametrize("fault", [Fault.JAM, Fault.DECK_FOUL, Fault.DEALER_CHANGE])
def test_a_fault_of_no_box_points_at_none(fault: Fault) -> None:
    still = exercise(fault.value).still
    assert (still.box, still.lit) == (0, ())


def test_a_fault_of_a_box_points_at_it() -> None:
    still = exercise(Fault.AWAY.value).still
    assert still.lit == (cards_place(still.box),)
    assert still.box
