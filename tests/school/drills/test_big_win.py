"""Big wins: what is paid, by a second settlement; which hands they are, by the sign; and the order by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.school import second
from tests.school.drills.sample import COUNTS, WHOLE, at_every_house, in_a_row, mistakes, of_every_kind
from tests.school.drills.steps import STEPS, wrong_orders
from tests.school.houses import TABLES, house
from uth.company.chance import Chance
from uth.game.model import Box, stakes_of
from uth.paytable import Odds
from uth.school.drill import drill_of
from uth.school.drills import big_win
from uth.school.exercise import Exercise
from uth.school.findings import Mistake
from uth.school.house import House
from uth.school.skills import Skill
from uth.table import Bet, Cap, CapPer
from uth.train.felt.model import bet_place

ORDER = ("freeze", "leave cards", "call floor", "verify hand", "count deck", "approval", "pay")
FREE = {frozenset({"freeze", "leave cards"}), frozenset({"verify hand", "count deck"})}
"""Steps that may come in either order."""


def paid(exercise: Exercise) -> dict[str, int]:
    """What Blind and Trips of the box are paid, by the cards and chips that lie there; without a cap."""
    number, felt = exercise.still.box, exercise.still.felt
    box = Box(number, "somebody", stakes_of({bet: felt.amount(bet_place(number, bet)) for bet in Bet}))
    mine = second.boxes(exercise, number)
    assert second.NAMES[mine[0]] == exercise.kind
    nets = second.nets(exercise.house.table, box, mine, second.dealers(exercise))
    return {bet.value: nets[bet] for bet in (Bet.BLIND, Bet.TRIPS) if box.stake(bet)}


def check(exercise: Exercise) -> None:
    assert exercise.right == {**paid(exercise), STEPS: ORDER}
    assert [field.name for field in exercise.fields] == list(exercise.right)
    assert mistakes(exercise, exercise.right) == []


@COUNTS
def test_settled_a_second_time(number: int) -> None:
    for exercise in in_a_row(Skill.BIG_WIN, number):
        check(exercise)


@pytest.mark.parametrize("name", TABLES)
def test_every_kind_of_the_sign(name: str) -> None:
    exercises = list(of_every_kind(Skill.BIG_WIN, name))
    sign = {hand: pay for hand, pay in house(name).table.blind.lines if isinstance(pay, Odds)}
    assert {each.kind for each in exercises} == {hand.value for hand, pay in sign.items() if pay.pays >= 50 * pay.per}
    for exercise in exercises:
        check(exercise)


@WHOLE
def test_every_profile(whole: bool) -> None:
    for exercise in at_every_house(Skill.BIG_WIN, whole=whole):
        check(exercise)


@pytest.mark.parametrize("name", TABLES)
def test_one_error_is_one_finding(name: str) -> None:
    for exercise in of_every_kind(Skill.BIG_WIN, name, "errors"):
        right = dict(exercise.right)
        for bet in set(right) - {STEPS}:
            stated = right[bet]
            assert isinstance(stated, int)
            assert mistakes(exercise, {**right, bet: stated + 1}) == [Mistake.OVERPAID]
            assert mistakes(exercise, {**right, bet: stated - 1}) == [Mistake.UNDERPAID]
        for answer, _kind in wrong_orders(exercise):
            steps = answer[STEPS]
            assert isinstance(steps, tuple)
            moved = frozenset(str(done) for done, due in zip(steps, ORDER, strict=False) if done != due)
            assert len(mistakes(exercise, answer)) == (0 if len(steps) == len(ORDER) and moved in FREE else 1)
        for left in right:
            answer = {each: value for each, value in right.items() if each != left}
            assert mistakes(exercise, answer) == [Mistake.NOT_ANSWERED]


def test_a_capped_win_is_paid_up_to_the_cap_and_says_so() -> None:
    practice = house("practice")
    limits = replace(practice.table.limits, payout_cap=Cap(10_000, CapPer.BOX))
    here = House(replace(practice.table, limits=limits), practice.profile)
    exercise = big_win.draw(here, "royal flush", Chance("cap", "x"))
    blind = exercise.right["blind"]
    assert isinstance(blind, int)
    assert 0 < blind <= 10_000 < paid(exercise)["blind"]

    [finding] = drill_of(Skill.BIG_WIN).mark(exercise, {**exercise.right, "blind": paid(exercise)["blind"]})
    assert finding.mistake is Mistake.OVERPAID
    assert finding.source.endswith("limits: payout cap")
    assert "$100" in finding.why


def test_no_such_kind() -> None:
    with pytest.raises(ValueError, match="no such kind"):
        big_win.draw(house("practice"), "flush", Chance("one", "x"))
