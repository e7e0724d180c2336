"""What is odd about a table once its figures are known."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.tables import BLIND, TRIPS, standard
from uth.analysis.distribution import distribution
from uth.analysis.figures import figures
from uth.analysis.oddities import OddSign, PlayerEdge, Unusual, oddities
from uth.analysis.solution import DEALS
from uth.config import list_tables, load_table
from uth.hands import Category
from uth.paytable import Odds, Paytable
from uth.table import Bet, HoleCardsUsed, Rules, Table

KNOWN = [load_table(listed.name).table for listed in list_tables() if listed.preset]


def changed(paytable: Paytable, hand: Category, pays: int) -> Paytable:
    """Return the paytable with other odds for one hand."""
    lines = {**dict(paytable.lines), hand: Odds(pays)}
    return replace(paytable, lines=tuple(lines.items()))


@pytest.mark.parametrize("table", KNOWN, ids=[table.name for table in KNOWN])
def test_nothing_is_odd_about_the_known_tables(table: Table) -> None:
    assert oddities(figures(table), KNOWN) == ()


def test_a_trips_bet_on_which_the_player_is_ahead() -> None:
    """rules.md 6.3: a straight that pays 5 instead of 4."""
    found = oddities(figures(standard(trips=changed(TRIPS, Category.STRAIGHT, 5))), KNOWN)
    (edge,) = (odd for odd in found if isinstance(odd, PlayerEdge))
    assert edge.bet is Bet.TRIPS
    assert round(float(edge.edge) * 100, 3) == 1.121
    assert [odd.line.hand for odd in found if isinstance(odd, OddSign)] == [Category.FLUSH, Category.STRAIGHT]
    assert not any(isinstance(odd, Unusual) for odd in found)


def test_a_trips_edge_below_all_known_ones() -> None:
    """rules.md 6.3: a flush that pays 8 instead of 7."""
    sign, unusual = oddities(figures(standard(trips=changed(TRIPS, Category.FLUSH, 8))), KNOWN)
    assert isinstance(sign, OddSign)
    assert isinstance(unusual, Unusual)
    assert unusual.bet is Bet.TRIPS
    assert unusual.edge < unusual.least < unusual.most
    assert round(float(unusual.least) * 100, 3) == 0.902
    assert round(float(unusual.most) * 100, 3) == 6.181


def test_one_known_table_of_a_kind_makes_no_range() -> None:
    rules = Rules(hole_cards_used=HoleCardsUsed.BOTH)
    table = standard(rules=rules, blind=changed(BLIND, Category.ROYAL_FLUSH, 501))
    like_auckland = [known for known in KNOWN if known.rules.hole_cards_used is HoleCardsUsed.BOTH]
    assert len(like_auckland) == 1
    # The pays of the figures do not matter here, so the known game's are taken and nothing has to be solved.
    found = replace(figures(like_auckland[0]), table=table)
    found = replace(found, base=replace(found.base, distribution=figures(standard()).base.distribution))
    assert [type(odd) for odd in oddities(found, KNOWN)] == [OddSign]


@pytest.mark.parametrize("dark_boxes", [0, 1])
def test_a_dark_box_counts_only_where_there_are_any(dark_boxes: int) -> None:
    ahead = {4: distribution([(Fraction(1), DEALS)])}
    found = replace(figures(standard(rules=Rules(dark_boxes=dark_boxes))), dark=ahead)
    assert oddities(found, KNOWN) == ((PlayerEdge(Bet.ANTE, Fraction(1), dark=4),) if dark_boxes else ())
