"""The drill of one payment, against plain fractions of the odds in the table's own file."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import floor
from typing import Any

import pytest
import yaml

from tests.school.drills.sample import COUNTS, WHOLE, at_every_house, in_a_row, mistakes, of_every_kind
from tests.school.houses import TABLES, house
from uth.company.chance import Chance
from uth.config.locate import find_table
from uth.school.drills import pay_bet
from uth.school.drills.pay_bet import CHIPS, PaidBet
from uth.school.exercise import FILL, CutOut, Exercise, GiveChips
from uth.school.findings import Mistake
from uth.school.skills import Skill
from uth.school.stated import as_chips
from uth.table import Bet


@cache
def plain(name: str) -> dict[str, Any]:
    """The file of a preset, without the program's reader."""
    found = yaml.safe_load(find_table(name).read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def by_hand(exercise: Exercise) -> int:
    """The amount that is due, from the text of the table file with fractions alone."""
    assert isinstance(exercise, PaidBet)
    line, table = exercise.due.line, exercise.house.table
    odds = Fraction(1)
    if line.bet in (Bet.BLIND, Bet.TRIPS):
        name = next(each for each in TABLES if house(each).table == table)
        sign = plain(name)[line.bet.value]
        assert line.hand is not None
        written = sign[line.hand.value]
        written = sign["straight flush"] if "same" in str(written) else written
        pays, per = str(written).split(" to ")
        odds = Fraction(int(pays), int(per))
    step = table.smallest_chip
    return floor(line.stake * odds / step) * step


def worth(chips: object) -> int:
    assert isinstance(chips, tuple)
    return sum(value * count for value, count in chips)


def can_make(rack: CutOut, amount: int) -> bool:
    """Whether a rack makes an amount, by trying sum after sum."""
    sums = {0}
    for value, count in rack:
        sums = {done + n * value for done in sums for n in range(count + 1) if done + n * value <= amount}
    return amount in sums


def check(exercise: Exercise) -> None:
    assert isinstance(exercise, PaidBet)
    due, right = by_hand(exercise), exercise.right[CHIPS]
    rack = exercise.due.rack
    if right == FILL:
        assert rack is not None
        assert not can_make(rack, due)
    else:
        assert worth(right) == due
        assert rack is None or all(count <= dict(rack)[value] for value, count in as_chips(right))
    assert mistakes(exercise, exercise.right) == []


@COUNTS
def test_solved_a_second_time(number: int) -> None:
    for exercise in in_a_row(Skill.PAY_BET, number):
        check(exercise)


@pytest.mark.parametrize("name", TABLES)
def test_every_kind(name: str) -> None:
    for exercise in of_every_kind(Skill.PAY_BET, name):
        check(exercise)


@WHOLE
def test_every_profile(whole: bool) -> None:
    for exercise in at_every_house(Skill.PAY_BET, whole=whole):
        check(exercise)


def exercise_of(kind: str, name: str = "standard") -> PaidBet:
    drawn = pay_bet.draw(house(name), kind, Chance("one", kind))
    assert isinstance(drawn, PaidBet)
    return drawn


def test_three_to_two_on_odd_stakes() -> None:
    stakes = {}
    for lot in range(60):
        drawn = pay_bet.draw(house("standard"), "odd amount, blind: flush", Chance(str(lot), "odd"))
        assert isinstance(drawn, PaidBet)
        stakes[drawn.due.line.stake] = drawn.due.line.paid

    assert stakes == {500: 750, 1500: 2250, 2500: 3750, 3500: 5250, 7500: 11250}


@pytest.mark.parametrize(
    ("kind", "change", "mistake"),
    [
        ("play", 1, Mistake.OVERPAID),
        ("play", -1, Mistake.UNDERPAID),
    ],
)
def test_a_wrong_amount(kind: str, change: int, mistake: Mistake) -> None:
    drawn = exercise_of(kind)
    lowest = drawn.house.table.chips[0].value
    paid = drawn.due.line.paid + change * lowest

    assert mistakes(drawn, {CHIPS: ((lowest, paid // lowest),)}) == [mistake]


def test_the_odds_of_another_line() -> None:
    drawn = exercise_of("blind: full house")
    stake = drawn.due.line.stake

    assert mistakes(drawn, {CHIPS: ((stake, 10),)}) == [Mistake.WRONG_ODDS]


def test_the_right_amount_in_other_chips() -> None:
    drawn = exercise_of("blind: four of a kind")
    lowest = drawn.house.table.chips[0].value

    assert mistakes(drawn, {CHIPS: ((lowest, drawn.due.line.paid // lowest),)}) == [Mistake.WRONG_CHIPS]


def test_a_short_rack() -> None:
    short, full = exercise_of("short rack"), exercise_of("play")

    assert mistakes(short, {CHIPS: short.due.usual}) == [Mistake.FILL_MISSED]
    assert mistakes(full, {CHIPS: FILL}) == [Mistake.FILL_NEEDLESS]


def test_a_rack_without_the_usual_chips_pays_with_others() -> None:
    drawn = exercise_of("rack without the usual chips")

    assert drawn.right[CHIPS] != drawn.due.usual
    assert worth(drawn.right[CHIPS]) == worth(drawn.due.usual)


def test_nothing_stated() -> None:
    assert mistakes(exercise_of("ante"), {}) == [Mistake.NOT_ANSWERED]


def test_the_field_is_beside_the_bet() -> None:
    [field] = exercise_of("ante").fields

    assert isinstance(field, GiveChips)
    assert str(field.place).endswith("ante pay")


def test_no_such_kind() -> None:
    with pytest.raises(ValueError, match="no such kind"):
        pay_bet.draw(house("standard"), "blind: pair", Chance("one", "x"))
