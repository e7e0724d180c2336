"""Tables for tests: the standard one from plain figures, and strategies for tables that a file could describe."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from uth.chips import Chip, Colour, Rounding, currency, default_chips
from uth.hands import Category
from uth.paytable import Fixed, Odds, Pay, Paytable
from uth.table import (
    AnteNotQualified,
    Burn,
    Cap,
    CapPer,
    Community,
    CutBy,
    CutRefused,
    Decisions,
    HoleCardsUsed,
    Limit,
    Limits,
    Procedure,
    Qualify,
    Rules,
    SettleFrom,
    Street,
    Table,
    TripsAfterFold,
    TripsAgainstDealer,
    default_limits,
)

USD = currency("USD")
SIGN = tuple(reversed(Category))


def paytable(pays: list[Pay], below: Fixed, hands: tuple[Category, ...] = SIGN) -> Paytable:
    """Return a paytable with these pays from the royal flush, or the first of *hands*, down."""
    return Paytable(tuple(zip(hands, pays, strict=False)), below)


BLIND = paytable([Odds(500), Odds(50), Odds(10), Odds(3), Odds(3, 2), Odds(1)], Fixed.PUSH)
TRIPS = paytable([Odds(50), Odds(40), Odds(30), Odds(8), Odds(7), Odds(4), Odds(3)], Fixed.LOSE)


def standard(*, rules: Rules | None = None, procedure: Procedure | None = None, **changes: Any) -> Table:
    """Return the standard table, changed as asked."""
    table = Table(
        name="Standard",
        currency=USD,
        blind=BLIND,
        trips=TRIPS,
        limits=default_limits(USD),
        chips=default_chips(USD),
        smallest_chip=50,
        rules=rules or Rules(),
        procedure=procedure or Procedure(),
    )
    return replace(table, **changes)


def odds() -> st.SearchStrategy[Odds]:
    """Odds up to 600 to 1, fractions too."""
    return st.builds(Odds, st.integers(0, 600), st.integers(1, 7))


def paytables(below: Fixed) -> st.SearchStrategy[Paytable]:
    """Any paytable that a file could hold: royal flush down to some hand, with push, lose and "same as" lines."""
    pay = st.one_of(odds(), st.sampled_from([Fixed.PUSH, Fixed.LOSE]))
    royal = st.one_of(pay, st.just(Fixed.SAME_AS_STRAIGHT_FLUSH))
    return st.tuples(royal, st.lists(pay, min_size=1, max_size=8)).map(
        lambda pays: paytable([pays[0], *pays[1]], below)
    )


def paytables_of_lost_hands() -> st.SearchStrategy[Paytable]:
    """Any sign for hands that lose: straight flush down to some hand."""
    pays = st.lists(st.one_of(odds(), st.sampled_from([Fixed.PUSH, Fixed.LOSE])), min_size=1, max_size=9)
    return pays.map(lambda column: Paytable(tuple(zip(SIGN[1:], column, strict=False)), Fixed.LOSE))


def rules() -> st.SearchStrategy[Rules]:
    """Any house rules, alone and in combination."""
    streets = st.sets(st.sampled_from(list(Street))).map(lambda some: tuple(s for s in Street if s in some))
    return st.builds(
        Rules,
        boxes=st.integers(1, 8),
        boxes_per_player=st.integers(1, 8),
        dark_boxes=st.integers(0, 7),
        dark_play=st.sampled_from([(1, 2, 3, 4), (1,), (2, 4)]),
        trips_on_dark=st.booleans(),
        before_the_flop=st.sampled_from([(3, 4), (4,), (3,), (1, 2, 3, 4)]),
        fold=streets,
        dealer_qualifies=st.sampled_from(Qualify),
        ante_when_not_qualified=st.sampled_from(AnteNotQualified),
        trips_after_fold=st.sampled_from(TripsAfterFold),
        trips_against_dealer=st.sampled_from(TripsAgainstDealer),
        hole_cards_used=st.sampled_from(HoleCardsUsed),
    )


def procedures() -> st.SearchStrategy[Procedure]:
    """Any procedure that the engine asks for."""
    burns = st.sets(st.sampled_from(list(Burn))).map(lambda some: tuple(b for b in Burn if b in some))
    return st.builds(
        Procedure,
        cut=st.sampled_from(CutBy),
        cut_refused=st.sampled_from(CutRefused),
        cut_at_least=st.integers(1, 20),
        packet=st.sampled_from([1, 2]),
        community=st.sampled_from(Community),
        burn=burns,
        decisions=st.sampled_from(Decisions),
        settle=st.sampled_from(SettleFrom),
    )


def caps() -> st.SearchStrategy[Cap | None]:
    """No payout cap, or one that bites."""
    return st.one_of(st.none(), st.builds(Cap, st.integers(0, 30_000), st.sampled_from(CapPer)))


def tables() -> st.SearchStrategy[Table]:
    """Any table: pays, rules, procedure, cap, rounding."""
    return st.builds(
        Table,
        name=st.just("any"),
        currency=st.just(USD),
        blind=paytables(Fixed.PUSH),
        trips=st.one_of(st.none(), paytables(Fixed.LOSE)),
        limits=st.builds(Limits, st.just(Limit(100, 50_000, 1)), st.just(Limit(1, 20_000, 1)), caps()),
        chips=st.just((Chip(1, Colour.WHITE), Chip(100, Colour.RED))),
        smallest_chip=st.sampled_from([1, 5, 25, 50, 100]),
        rounding=st.sampled_from(Rounding),
        blind_lost=st.one_of(st.none(), paytables_of_lost_hands()),
        rules=rules(),
        procedure=procedures(),
    )
