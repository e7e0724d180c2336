"""The drill of cash and change: amounts read off the table's own words, chips added one by one, steps by hand."""

from __future__ import annotations

import pytest

from tests.school.drills.sample import COUNTS, WHOLE, at_every_house, in_a_row, mistakes, of_every_kind
from tests.school.drills.steps import FOUND, STEPS, amount, counted, wrong_orders
from tests.school.houses import TABLES, house
from tests.tables import standard
from uth.chips import CURRENCY_CODES, Chip, Colour, currency, default_chips
from uth.company.chance import Chance
from uth.school.banknotes import notes_of
from uth.school.drills import buy_in
from uth.school.drills.buy_in import AMOUNT, BUY_IN, CHIPS, MAKE_CHANGE
from uth.school.exercise import CutOut, Exercise
from uth.school.findings import Mistake
from uth.school.house import House
from uth.school.skills import Skill

CASH = ("spread cash", "call cash", "cut out", "pass chips", "drop cash")
CHANGE = ("lay out", "call change", "cut out", "pass chips", "rack chips")


def chips_of(exercise: Exercise) -> CutOut:
    chips = exercise.right[CHIPS]
    assert isinstance(chips, tuple)
    return tuple((int(each[0]), int(each[1])) for each in chips if isinstance(each, tuple))


def check(exercise: Exercise) -> None:
    values = {chip.value for chip in exercise.house.table.chips}
    chips = [value for value, number in chips_of(exercise) for _one in range(number)]
    assert set(chips) <= values
    if exercise.kind == BUY_IN:
        assert exercise.right[AMOUNT] == counted(exercise, exercise.still.said[0]) == sum(chips)
        assert exercise.right[STEPS] == CASH
    else:
        laid = [chip.value for lie in exercise.still.felt.chips.values() for chip, number in lie.items()
                for _one in range(number)]  # fmt: skip
        asked = amount(exercise, exercise.prompt.split("into")[1])
        assert set(chips) == {asked}
        assert sum(chips) == sum(laid)
        assert exercise.right[STEPS] == CHANGE
    assert mistakes(exercise, exercise.right) == []


@COUNTS
def test_reckoned_a_second_time(number: int) -> None:
    for exercise in in_a_row(Skill.BUY_IN, number):
        check(exercise)


@pytest.mark.parametrize("name", TABLES)
def test_every_kind(name: str) -> None:
    for exercise in of_every_kind(Skill.BUY_IN, name):
        check(exercise)


@WHOLE
def test_every_profile(whole: bool) -> None:
    for exercise in at_every_house(Skill.BUY_IN, whole=whole):
        check(exercise)


@pytest.mark.parametrize("name", TABLES)
def test_one_error_is_one_finding(name: str) -> None:
    for exercise in of_every_kind(Skill.BUY_IN, name, "errors"):
        right, lowest = dict(exercise.right), exercise.house.table.chips[0].value
        more = (*chips_of(exercise)[:-1], (chips_of(exercise)[-1][0], chips_of(exercise)[-1][1] + 1))
        assert mistakes(exercise, {**right, CHIPS: more}) == [Mistake.CHANGE_UNEQUAL]
        assert mistakes(exercise, {**right, CHIPS: ()}) == [Mistake.CHANGE_UNEQUAL]
        assert mistakes(exercise, {**right, CHIPS: "fill"}) == [Mistake.FILL_NEEDLESS]
        if AMOUNT in right:
            assert mistakes(exercise, {**right, AMOUNT: lowest}) == [Mistake.WRONG_COUNT]
        for answer, kind in wrong_orders(exercise):
            [found] = mistakes(exercise, answer)
            assert found in FOUND[kind]
        for left in right:
            answer = {each: value for each, value in right.items() if each != left}
            assert mistakes(exercise, answer) == [Mistake.NOT_ANSWERED]


def test_cash_is_changed_into_any_chips_of_its_worth_and_change_into_those_asked_for() -> None:
    cash, change, _up = of_every_kind(Skill.BUY_IN, "practice")
    worth = cash.right[AMOUNT]
    assert isinstance(worth, int)
    assert mistakes(cash, {**cash.right, CHIPS: ((100, worth // 100),)}) == []
    [(asked, number)] = chips_of(change)
    lower = min(chip.value for chip in change.house.table.chips)
    if asked != lower:
        other = ((lower, asked * number // lower),)
        assert mistakes(change, {**change.right, CHIPS: other}) == [Mistake.WRONG_CHIPS]


@pytest.mark.parametrize("code", CURRENCY_CODES)
def test_every_currency_has_notes(code: str) -> None:
    money = currency(code)
    table = standard(currency=money, chips=default_chips(money))
    assert notes_of(table)
    assert all(note % money.unit == 0 for note in notes_of(table))


def test_a_table_of_one_chip_that_no_note_makes_has_nothing_to_change() -> None:
    here = House(standard(chips=(Chip(700_000, Colour.RED),)), house("practice").profile)
    assert buy_in.kinds(here) == ()
    with pytest.raises(ValueError, match="no such kind"):
        buy_in.draw(here, MAKE_CHANGE, Chance("one", "x"))
