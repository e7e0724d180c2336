"""Hypothesis strategies for tables that a file may hold: every key, within what the reader allows."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import TypeVar

from hypothesis import strategies as st

from uth.chips import CURRENCY_CODES, Chip, Colour, PayWith, Rounding, currency
from uth.config.schema import PROFILES
from uth.paytable import ROYAL_FIRST, Fixed, Odds, Paytable
from uth.table import (
    AnteNotQualified,
    Bet,
    Burn,
    Cap,
    CapPer,
    Community,
    CutBy,
    CutRefused,
    Decisions,
    FoldedWithSideBet,
    HoleCardsUsed,
    Limit,
    Limits,
    Look,
    OrderInBox,
    Procedure,
    Qualify,
    Rules,
    SettleFrom,
    ShuffleBy,
    Street,
    Table,
    TripsAfterFold,
    TripsAgainstDealer,
)

T = TypeVar("T")


def subsets(items: Sequence[T], least: int = 0) -> st.SearchStrategy[tuple[T, ...]]:
    """Some of the items, in their order."""
    return st.sets(st.sampled_from(items), min_size=least).map(lambda some: tuple(x for x in items if x in some))


_PRINTABLE = st.characters(exclude_categories=("C", "Z"), include_characters=" ")
"""What ``str.isprintable`` lets pass: no control and no separator but the space."""


def texts(most: int, least: int = 0) -> st.SearchStrategy[str]:
    """One printable line, also of what looks like something else in YAML."""
    any_text = st.text(_PRINTABLE, min_size=least, max_size=min(most, 30)).map(lambda text: " ".join(text.split()))
    odd = st.sampled_from(["no", "1.0", "3:2", "none", "~", "# a", "a: b", "- a", '"', "{", "%", "1e5", "x,", "[a]"])
    return st.one_of(any_text, odd).filter(lambda text: text.isprintable() and least <= len(text) <= most)


def odds() -> st.SearchStrategy[Odds]:
    """Odds in lowest terms that a line may have."""
    fractions = st.builds(Fraction, st.integers(1, 10_000), st.integers(1, 100))
    return fractions.map(lambda ratio: Odds(ratio.numerator, ratio.denominator))


def paytables_of_lost_hands() -> st.SearchStrategy[Paytable]:
    """A sign from the straight flush down to any hand."""
    pays = st.lists(st.one_of(odds(), st.sampled_from([Fixed.PUSH, Fixed.LOSE])), min_size=1, max_size=9)
    return pays.map(lambda column: Paytable(tuple(zip(ROYAL_FIRST[1:], column, strict=False)), Fixed.LOSE))


def paytables(below: Fixed) -> st.SearchStrategy[Paytable]:
    """A sign from the royal flush down to any hand."""
    pay = st.one_of(odds(), st.sampled_from([Fixed.PUSH, Fixed.LOSE]))
    royal = st.one_of(pay, st.just(Fixed.SAME_AS_STRAIGHT_FLUSH))
    pays = st.tuples(royal, st.lists(pay, max_size=9)).map(lambda both: [both[0], *both[1]])
    return pays.map(lambda column: Paytable(tuple(zip(ROYAL_FIRST, column, strict=False)), below))


_FOUR = st.tuples(st.integers(1, 5_000), st.integers(1, 200), st.integers(0, 10_000), st.integers(0, 10_000))


@st.composite
def limit(draw: st.DrawFn) -> Limit:
    """Limits with at least one legal stake."""
    step, steps, below, above = draw(_FOUR)
    return Limit(max(1, step * steps - below), step * steps + above, step)


_MULTIPLES = subsets((1, 2, 3, 4), least=1)
_ANY_RULES = st.builds(
    Rules,
    dark_play=_MULTIPLES,
    trips_on_dark=st.booleans(),
    before_the_flop=_MULTIPLES,
    fold=subsets(list(Street)),
    dealer_qualifies=st.sampled_from(Qualify),
    ante_when_not_qualified=st.sampled_from(AnteNotQualified),
    trips_after_fold=st.sampled_from(TripsAfterFold),
    trips_against_dealer=st.sampled_from(TripsAgainstDealer),
    hole_cards_used=st.sampled_from(HoleCardsUsed),
)
_BOXES = [(boxes, mine, dark) for boxes in range(1, 9) for mine in range(1, boxes + 1) for dark in range(mine + 1)]


def _with_boxes(rules: Rules, numbers: tuple[int, int, int]) -> Rules:
    boxes, mine, dark = numbers
    return replace(rules, boxes=boxes, boxes_per_player=mine, dark_boxes=dark)


_RULES = st.builds(_with_boxes, _ANY_RULES, st.sampled_from(_BOXES))
"""House rules of which the numbers of boxes agree."""


_BETS = st.sampled_from(list(itertools.permutations(Bet)))
_PROCEDURES = st.builds(
    Procedure,
    shuffle=st.sampled_from(ShuffleBy),
    cut=st.sampled_from(CutBy),
    cut_at_least=st.integers(1, 26),
    cut_refused=st.sampled_from(CutRefused),
    packet=st.integers(1, 2),
    community=st.sampled_from(Community),
    burn=subsets(list(Burn)),
    look=st.sampled_from(Look),
    decisions=st.sampled_from(Decisions),
    folded_with_side_bet=st.sampled_from(FoldedWithSideBet),
    settle=st.sampled_from(SettleFrom),
    order_in_box=st.builds(OrderInBox, take=_BETS, pay=_BETS),
    take_before_pay=st.booleans(),
    count_stub_every=st.integers(1, 1000),
    faults=st.sampled_from(PROFILES),
)


_LIMIT = limit()
_CAP = st.none() | st.builds(Cap, st.integers(1, 5_000_000), st.sampled_from(CapPer))
_BLIND = paytables(Fixed.PUSH)
_BLIND_LOST = st.none() | paytables_of_lost_hands()
_TRIPS = st.none() | paytables(Fixed.LOSE)
_CURRENCY = st.sampled_from(CURRENCY_CODES)
_VALUES = st.lists(st.integers(1, 100_000), min_size=1, max_size=12, unique=True).map(sorted)
_COLOUR = st.sampled_from(Colour)
_NAME, _NOTE = texts(60, least=1), texts(20)
_SOURCES = st.lists(texts(80, least=1), max_size=4, unique=True).map(tuple)


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Any table that a file may hold."""
    values = draw(_VALUES)
    return Table(
        name=draw(_NAME),
        currency=currency(draw(_CURRENCY)),
        blind=draw(_BLIND),
        trips=draw(_TRIPS),
        limits=Limits(draw(_LIMIT), draw(_LIMIT), draw(_CAP)),
        chips=tuple(Chip(value, draw(_COLOUR)) for value in values),
        smallest_chip=values[draw(st.integers(0, len(values) - 1))],
        rounding=draw(st.sampled_from(Rounding)),
        blind_lost=draw(_BLIND_LOST),
        pay_with=draw(st.sampled_from(PayWith)),
        float=tuple((value, value % 500) for value in values[: draw(st.integers(0, len(values)))]),
        rules=draw(_RULES),
        procedure=draw(_PROCEDURES),
        revision=draw(_NOTE),
        effective=draw(_NOTE),
        jurisdiction=draw(_NOTE),
        approved_by=draw(_NOTE),
        sources=draw(_SOURCES),
    )
