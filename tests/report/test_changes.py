"""What one unit of a pay is worth, against rules.md 6.3 and against tables whose solutions are stored."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from uth.analysis.figures import edges_of, figures
from uth.config import load_table
from uth.hands import Category
from uth.paytable import Fixed, Odds
from uth.report import changes
from uth.report.changes import Sign, best_edge, changed_pay, line_changes, with_pay
from uth.table import Bet

STANDARD = load_table("standard").table
RAISED = {
    Category.ROYAL_FLUSH: 3.495,
    Category.STRAIGHT_FLUSH: 3.470,
    Category.FOUR_OF_A_KIND: 3.330,
    Category.FULL_HOUSE: 0.902,
    Category.FLUSH: 0.472,
    Category.STRAIGHT: -1.121,
    Category.THREE_OF_A_KIND: -1.332,
}
"""rules.md 6.3: the house edge of Trips in percent, that line one unit higher."""


@pytest.mark.parametrize(
    ("pay", "lower", "higher"),
    [
        (Odds(3), Odds(2), Odds(4)),
        (Odds(3, 2), Odds(1, 2), Odds(5, 2)),
        (Odds(1), Fixed.PUSH, Odds(2)),
        (Odds(1, 2), None, Odds(3, 2)),
        (Fixed.PUSH, Fixed.LOSE, Odds(1)),
        (Fixed.LOSE, None, Fixed.PUSH),
    ],
)
def test_a_pay_changes_by_one_stake(pay: Odds | Fixed, lower: Odds | Fixed | None, higher: Odds | Fixed | None) -> None:
    assert (changed_pay(pay, -1), changed_pay(pay, 1)) == (lower, higher)


def test_trips_lines_one_unit_higher_are_those_of_the_reference(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(changes, "best_edge", lambda _table: Fraction(0))
    told: list[str] = []
    found = line_changes(STANDARD, figures(STANDARD).ends, told.append)
    trips = {change.hand: change for change in found if change.sign is Sign.TRIPS}
    assert list(trips) == list(RAISED)
    for hand, percent in RAISED.items():
        raised = trips[hand].raised
        assert raised is not None
        assert float(raised.edge) * 100 == pytest.approx(percent, abs=0.0005)
    edge = Fraction(233985, 6689228)
    for change in trips.values():
        assert change.raised is not None
        assert change.lowered is not None
        assert change.raised.edge + change.lowered.edge == 2 * edge
    assert len(told) == len(found) == 13


def test_a_changed_blind_is_played_anew() -> None:
    pushed = with_pay(STANDARD, Sign.BLIND, Category.STRAIGHT, Fixed.PUSH)
    assert best_edge(pushed) == figures(load_table("pennsylvania-b").table).base.house_edge
    assert best_edge(pushed) > best_edge(STANDARD) == Fraction(50643648973, 2317817502000)


def test_only_the_one_line_of_the_one_sign_changes() -> None:
    table = load_table("heads-up-like").table
    changed = with_pay(table, Sign.BLIND_LOST, Category.FLUSH, Odds(9))
    assert changed.blind_lost is not None
    assert changed.blind_lost.pay(Category.FLUSH) == Odds(9)
    assert changed.blind_lost.pay(Category.FULL_HOUSE) == Odds(10)
    assert replace(changed, blind_lost=table.blind_lost) == table


def test_a_table_without_trips_has_no_trips_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(changes, "best_edge", lambda _table: Fraction(0))
    table = replace(STANDARD, trips=None)
    assert {change.sign for change in line_changes(table, figures(table).ends, lambda _line: None)} == {Sign.BLIND}


@pytest.mark.full
@pytest.mark.parametrize("by", [1, -1])
def test_the_edge_of_a_small_change_is_near_what_fixed_play_gives(by: int) -> None:
    """Best play for another sign is never worth less than best play for this one is under it."""
    ends = figures(STANDARD).ends
    for hand, _pay in STANDARD.blind.lines:
        pay = changed_pay(STANDARD.blind.pay(hand), by)
        assert pay is not None
        other = with_pay(STANDARD, Sign.BLIND, hand, pay)
        fixed, best = edges_of(other, ends)[Bet.ANTE], best_edge(other)
        assert best <= fixed
        assert float(fixed - best) < 0.01
