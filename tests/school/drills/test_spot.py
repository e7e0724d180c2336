"""The drill that looks for a mistake in what was paid."""

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
from tests.school.drills.test_results import ODD_TABLES
from tests.school.houses import TABLES, house
from uth.company.chance import Chance
from uth.game.model import Box
from uth.game.view import lying
from uth.school.dealt import shown
from uth.school.drills import spot
from uth.school.exercise import Exercise
from uth.school.findings import Mistake
from uth.school.house import House
from uth.school.skills import Skill
from uth.table import Bet, Table
from uth.train.felt.laid import felt_of
from uth.train.felt.model import RACK, bet_place, pay_place

NOTHING = "nothing wrong"
Lies = tuple[int, int]
"""What lies in a circle, and beside it."""


def should_lie(stake: int, net: int) -> Lies:
    return (0, 0) if net < 0 else (stake, net)


def _does(lies: Lies) -> str:
    return "paid" if lies[1] else "pushed" if lies[0] else "taken"


_SHOULD = {"paid": "be paid", "pushed": "push", "taken": "be taken"}


def what(lies: Lies, right: Lies) -> str:
    """How a bet that lies wrongly is described."""
    if _does(lies) == _does(right):
        return "paid too little" if lies[1] < right[1] else "paid too much"
    return f"{_does(lies)}, should {_SHOULD[_does(right)]}"


def wrong_calls(exercise: Exercise) -> dict[str, str]:
    """The calls that are not what lies there."""
    house, *boxes = exercise.still.said
    found = {}
    if f": {second.caption(second.dealers(exercise))}" not in house:
        found["dealer"] = "hand called wrongly"
    for box, said in zip(shown(exercise).state.boxes, boxes, strict=True):
        assert said.startswith(f"Box {box.number}: ")
        if not lying(exercise.house.table, box):
            assert said.startswith(f"Box {box.number}: folded. ")
            continue
        called = second.caption(second.boxes(exercise, box.number))
        if f": {called}" not in said and f"folded with {called}" not in said:
            found[f"box {box.number} hand"] = "hand called wrongly"
    return found


def wrong_bets(exercise: Exercise, box: Box) -> dict[str, str]:
    """The bets of a box that do not lie as a second settlement says."""
    if not lying(exercise.house.table, box):
        return {}
    mine = second.boxes(exercise, box.number)
    nets = second.nets(exercise.house.table, box, mine, second.dealers(exercise))
    found = {}
    for bet, net in nets.items():
        places = bet_place(box.number, bet), pay_place(box.number, bet)
        lies = exercise.still.felt.amount(places[0]), exercise.still.felt.amount(places[1])
        right = should_lie(box.stake(bet), net)
        if lies != right:
            found[f"box {box.number} {bet}"] = what(lies, right)
    return found


def solved(exercise: Exercise) -> dict[str, str]:
    """All that is wrong, by what lies there and what was said."""
    found = wrong_calls(exercise)
    for box in shown(exercise).state.boxes:
        found |= wrong_bets(exercise, box)
    return found


@PARTS
def test_a_second_settlement_finds_that_fault_and_no_other(number: int, start: int) -> None:
    for exercise in in_a_row(Skill.SPOT, number, start):
        right = exercise.right
        expected = {} if right["where"] == NOTHING else {right["where"]: right["what"]}
        assert solved(exercise) == expected, exercise
        assert right_is_offered(exercise)


@some_tables(2)
def test_a_perfect_trainee_has_no_finding_and_each_error_its_own(name: str) -> None:
    for exercise in of_every_kind(Skill.SPOT, name):
        assert mistakes(exercise, exercise.right) == [], exercise.kind
        faultless = exercise.right["where"] == NOTHING
        for value in wrong_values(exercise, "where"):
            elsewhere = Mistake.MISTAKE_MISSED if value == NOTHING else Mistake.WRONG_PLACE
            expected = Mistake.FALSE_ALARM if faultless else elsewhere
            assert mistakes(exercise, {**exercise.right, "where": value}) == [expected]
        for value in wrong_values(exercise, "what"):
            wrong = [] if faultless else [Mistake.WRONG_KIND]
            assert mistakes(exercise, {**exercise.right, "what": value}) == wrong


@WHOLE
def test_it_can_be_drawn_with_every_profile(whole: bool) -> None:
    found = [mistakes(exercise, exercise.right) for exercise in at_every_house(Skill.SPOT, whole=whole)]
    assert found.count([]) == len(found) == len(TABLES) * (5 if whole else 1)


@pytest.mark.parametrize("table", ODD_TABLES)
def test_houses_of_other_rules_have_kinds_too(table: Table) -> None:
    here = House(table, house("Standard").profile)
    for kind in spot.kinds(here):
        exercise = spot.draw(here, kind, Chance("odd", kind))
        where = exercise.right["where"]
        assert solved(exercise) == ({} if where == NOTHING else {where: exercise.right["what"]})


@pytest.mark.parametrize("name", TABLES)
def test_a_third_of_the_kinds_have_no_fault(name: str) -> None:
    kinds = spot.kinds(house(name))
    without = [kind for kind in kinds if kind.startswith(NOTHING)]
    assert len(set(kinds)) == len(kinds)
    assert 0.32 < len(without) / len(kinds) < 0.36


def test_the_felt_is_wrong_in_one_bet_and_the_rack() -> None:
    for exercise in in_a_row(Skill.SPOT, 60):
        right, felt = felt_of(shown(exercise).state), exercise.still.felt
        places = {place for place in {*right.chips, *felt.chips} if right.at(place) != felt.at(place)}
        changed = {(place.box, (place.spot or "").removesuffix(" pay")) for place in places - {RACK}}
        assert len(changed) == (1 if exercise.right["what"] not in (NOTHING, "hand called wrongly") else 0)


def test_every_way_to_be_wrong_comes_up() -> None:
    here, seen = house("Standard"), set()
    for turn, kind in enumerate(spot.kinds(here) * 5):
        seen.add(spot.draw(here, kind, Chance(f"ways {turn}", kind)).right["what"])
    assert len(seen) == 10


def test_what_was_not_answered_is_said() -> None:
    exercise = spot.draw(house("Standard"), "tie taken", Chance("lot", "spot"))
    assert mistakes(exercise, {"where": exercise.right["where"]}) == [Mistake.NOT_ANSWERED]
    assert mistakes(exercise, {"what": exercise.right["what"]}) == [Mistake.NOT_ANSWERED]
    assert mistakes(exercise, {"where": NOTHING}) == [Mistake.MISTAKE_MISSED]


def test_a_bet_that_was_taken_can_be_known_from_what_is_said() -> None:
    exercise = spot.draw(house("Standard"), "trips missed on a losing hand", Chance("lot", "spot"))
    box = next(box for box in shown(exercise).state.boxes if exercise.right["where"] == f"box {box.number} trips")
    assert not exercise.still.felt.amount(bet_place(box.number, Bet.TRIPS))
    assert any(line.startswith(f"Box {box.number}") and "Trips $" in line for line in exercise.still.said)


def test_other_kinds_and_other_exercises_are_refused() -> None:
    with pytest.raises(ValueError, match="no such kind"):
        spot.draw(house("Standard"), "five aces", Chance("lot", "spot"))
    drawn = spot.draw(house("Standard"), "tie taken", Chance("lot", "spot"))
    plain = Exercise(drawn.skill, drawn.house, drawn.kind, drawn.still, drawn.prompt, drawn.fields, drawn.right)
    with pytest.raises(TypeError, match="tie taken"):
        spot.mark(plain, drawn.right)
