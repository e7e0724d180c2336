"""Paytables one line off a known sign."""

from __future__ import annotations

import pytest

from tests.tables import BLIND, TRIPS, paytable
from uth.analysis.signs import OffByOne, off_by_one
from uth.config import list_tables, load_table
from uth.hands import Category
from uth.paytable import Fixed, Odds, Paytable

PRESETS = [load_table(listed.name).table for listed in list_tables() if listed.preset]
FULL_HOUSE, FLUSH, STRAIGHT = Category.FULL_HOUSE, Category.FLUSH, Category.STRAIGHT


def trips(*pays: int) -> Paytable:
    return paytable(list(map(Odds, pays)), Fixed.LOSE)


def off(paytable: Paytable) -> tuple[OffByOne, ...]:
    return off_by_one(paytable, [table.trips for table in PRESETS if table.trips])


def test_known_signs_are_not_off() -> None:
    for table in PRESETS:
        assert off_by_one(table.blind, [other.blind for other in PRESETS]) == ()
        assert table.trips is None or off(table.trips) == ()


def test_far_from_every_sign() -> None:
    assert off(trips(100, 90, 80, 70, 60, 50, 40)) == ()


def test_a_line_that_the_lines_beside_it_give_away() -> None:
    (line,) = off(trips(50, 40, 30, 9, 6, 5, 3))
    assert (line.hand, line.pay, line.known) == (FULL_HOUSE, Odds(9), (Odds(8),))
    assert line.beside == ((Category.FOUR_OF_A_KIND, Odds(30)), (FLUSH, Odds(6)))


def test_a_line_that_known_signs_have_two_of() -> None:
    (line,) = off(trips(50, 40, 30, 10, 7, 4, 3))
    assert line.hand is FULL_HOUSE
    assert set(line.known) == {Odds(8), Odds(9)}
    assert line.beside == ((FLUSH, Odds(7)),)


def test_two_lines_either_of_which_may_be_wrong() -> None:
    flush, straight = off(trips(50, 40, 30, 8, 7, 5, 3))
    assert (flush.hand, flush.known, flush.beside) == (FLUSH, (Odds(6),), ((STRAIGHT, Odds(5)),))
    assert (straight.hand, straight.known, straight.beside) == (STRAIGHT, (Odds(4),), ((FLUSH, Odds(7)),))


def test_a_line_that_every_known_sign_has() -> None:
    (line,) = off_by_one(paytable([Odds(1000), *[pay for _, pay in BLIND.lines[1:]]], Fixed.PUSH), [BLIND])
    assert line == OffByOne(Category.ROYAL_FLUSH, Odds(1000), (Odds(500),), ())


def test_a_hand_below_the_lowest_line_counts_too() -> None:
    named = paytable([*[pay for _, pay in BLIND.lines], Odds(1)], Fixed.PUSH)
    (line,) = off_by_one(named, [BLIND])
    assert (line.hand, line.known) == (Category.THREE_OF_A_KIND, (Fixed.PUSH,))
    pushes = Paytable((*BLIND.lines, (Category.THREE_OF_A_KIND, Fixed.PUSH)), Fixed.PUSH)
    assert off_by_one(pushes, [BLIND]) == ()


@pytest.mark.parametrize("known", [[], [TRIPS, TRIPS]])
def test_what_is_known_twice_or_not_at_all(known: list[Paytable]) -> None:
    assert len(off_by_one(trips(50, 40, 30, 8, 7, 4, 4), known)) == bool(known)
