"""Tokes: rulings read off the profile's file by hand, results by a second settlement."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest
import yaml

from tests.school import second
from tests.school.drills.sample import (
    PARTS,
    WHOLE,
    at_every_house,
    in_a_row,
    mistakes,
    of_every_kind,
    right_is_offered,
    wrong_values,
)
from tests.school.drills.steps import amount
from tests.school.houses import TABLES, house
from tests.tables import standard
from uth.company.chance import Chance
from uth.game.model import Box, stakes_of
from uth.profile import Toke
from uth.resources import data_folder
from uth.school.drill import drill_of
from uth.school.drills import tokes
from uth.school.drills.tokes import AMOUNT, RULING
from uth.school.exercise import Exercise
from uth.school.findings import Mistake
from uth.school.house import House
from uth.school.skills import Skill
from uth.table import AnteNotQualified, Bet, Cap, CapPer, Qualify, Rules
from uth.train.felt.model import bet_place

FLOOR = "the floor decides"
RESULTS = {"toke bet wins": 1, "toke bet pushes": 0, "toke bet loses": -1}


@cache
def lines_of(profile: str) -> dict[str, dict[str, str]]:
    """The tokes of a profile's file, without the program's reader."""
    file = data_folder("assets") / "profiles" / f"{profile}.yaml"
    found = yaml.safe_load(file.read_text(encoding="utf-8")).get("tokes", {})
    assert isinstance(found, dict)
    return found


def stated(exercise: Exercise) -> str:
    """What the file of the house's profile says."""
    lines = lines_of(exercise.house.profile.name)
    return lines[exercise.kind]["ruling"] if exercise.kind in lines else FLOOR


def ante_nets(exercise: Exercise) -> int:
    """What the Ante of the box nets, by the cards and chips that lie there."""
    number, felt = exercise.still.box, exercise.still.felt
    stakes = stakes_of({bet: felt.amount(bet_place(number, bet)) for bet in Bet})
    box = Box(number, "somebody", stakes)
    mine, house_hand = second.boxes(exercise, number), second.dealers(exercise)
    return second.nets(exercise.house.table, box, mine, house_hand)[Bet.ANTE]


def check(exercise: Exercise) -> None:
    assert exercise.right[RULING] == stated(exercise)
    if exercise.kind in RESULTS:
        net = ante_nets(exercise)
        assert (net > 0) - (net < 0) == RESULTS[exercise.kind]
    asked = exercise.kind == "toke bet wins" and exercise.right[RULING] != FLOOR
    assert (AMOUNT in exercise.right) is asked
    if asked:
        # An Ante that wins is paid 1 to 1, and so is what goes with it.
        assert exercise.right[AMOUNT] == amount(exercise, exercise.prompt)
    assert right_is_offered(exercise)
    assert len(set(exercise.fields)) == len(exercise.right)
    assert mistakes(exercise, exercise.right) == []


@PARTS
def test_by_the_file_and_a_second_settlement(number: int, start: int) -> None:
    for exercise in in_a_row(Skill.TOKES, number, start):
        check(exercise)


@pytest.mark.parametrize("name", TABLES)
def test_every_kind(name: str) -> None:
    for exercise in of_every_kind(Skill.TOKES, name):
        check(exercise)


@WHOLE
def test_every_profile(whole: bool) -> None:
    for exercise in at_every_house(Skill.TOKES, whole=whole):
        check(exercise)


@pytest.mark.parametrize(
    "rules",
    [
        Rules(boxes=1, ante_when_not_qualified=AnteNotQualified.PAYS),
        Rules(boxes=2, dealer_qualifies=Qualify.ALWAYS),
        Rules(fold=()),
    ],
)
def test_houses_of_other_rules(rules: Rules) -> None:
    here = House(standard(rules=rules), house("practice", "US").profile)
    for kind in tokes.kinds(here):
        check(tokes.draw(here, kind, Chance("odd", kind)))


def test_one_error_is_one_finding() -> None:
    for exercise in of_every_kind(Skill.TOKES, "practice", "errors"):
        right = dict(exercise.right)
        for value in wrong_values(exercise, RULING):
            assert mistakes(exercise, {**right, RULING: value}) == [Mistake.TOKE_MISHANDLED]
        if AMOUNT in right:
            assert mistakes(exercise, {**right, AMOUNT: 1}) == [Mistake.WRONG_COUNT]
        for left in right:
            answer = {each: value for each, value in right.items() if each != left}
            assert mistakes(exercise, answer) == [Mistake.NOT_ANSWERED]


@pytest.mark.parametrize("profile", ["LT", "FR", "CA", "HG"])
@pytest.mark.parametrize("toke", Toke)
def test_where_the_sources_are_silent_only_the_floor_is_right(profile: str, toke: Toke) -> None:
    exercise = tokes.draw(house("practice", profile), toke.value, Chance("silent", profile))
    assert exercise.right == {RULING: FLOOR}
    wrong = wrong_values(exercise, RULING)[0]
    [finding] = drill_of(Skill.TOKES).mark(exercise, {RULING: wrong})
    assert finding.mistake is Mistake.FLOOR_NOT_CALLED
    assert "silent" in finding.why
    assert f"house profile {profile}" in finding.source


def test_a_toke_is_a_chip_that_is_paid_out_even() -> None:
    practice = house("practice", "US")
    table = replace(practice.table, smallest_chip=100)
    for lot in range(20):
        exercise = tokes.draw(House(table, practice.profile), Toke.WINS.value, Chance(f"even {lot}", "x"))
        check(exercise)


def test_a_payout_cap_does_not_touch_a_toke() -> None:
    practice = house("practice", "US")
    limits = replace(practice.table.limits, payout_cap=Cap(1, CapPer.TABLE))
    here = House(replace(practice.table, limits=limits), practice.profile)
    check(tokes.draw(here, Toke.WINS.value, Chance("cap", "x")))


def test_no_such_kind() -> None:
    with pytest.raises(ValueError, match="no such kind"):
        tokes.draw(house("practice"), "toke stolen", Chance("one", "x"))
