"""Sums over all that can still come to one known hand, from the compiled kernels, and the values that they make."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from math import comb, lcm
from operator import mul
from typing import Any

import numpy as np
from numpy.typing import NDArray

from uth.analysis.kernels import before as before_kernels
from uth.analysis.kernels import live as kernels
from uth.analysis.kernels.boards import boards_of
from uth.analysis.kernels.flops import HALF_BITS
from uth.analysis.nets import net_at
from uth.cards import DECK, Card
from uth.game.engine import choices_on
from uth.game.model import Choice
from uth.game.settle import End
from uth.game.settlement import Result
from uth.hands import Category
from uth.table import HoleCardsUsed, Qualify, Street, Table

Ints = NDArray[np.int64]
_CELLS = [(result, qualified) for result in (Result.WIN, Result.LOSE, Result.TIE) for qualified in (True, False)]
"""What the kernels' cells are, in order."""


@dataclass(frozen=True, slots=True)
class Pays:
    """What the bets of a box net in whole units by category and cell; the Ante is *scale* units."""

    scale: int
    base: tuple[tuple[int, ...], ...]
    """All bets but Play."""
    lead: tuple[tuple[int, ...], ...]
    """Once the Ante on Play, alone."""
    fold: tuple[tuple[int, ...], ...]
    """All bets, when the hand was given up."""

    def edges(self) -> list[list[int]]:
        """Return what playing once the Ante nets more than giving up, by category and cell."""
        return [
            [base + lead - fold for base, lead, fold in zip(*rows, strict=True)]
            for rows in zip(self.base, self.lead, self.fold, strict=True)
        ]


def pays_of(table: Table, trips: Fraction) -> Pays:
    """Return what a box nets at each end with *trips* Antes on Trips, at the pays as written."""
    base, lead, fold = [], [], []
    for category in Category:
        for result, qualified in _CELLS:
            end = End(category, result, qualified or table.rules.dealer_qualifies is Qualify.ALWAYS)
            given_up = End(end.hand, end.compared, end.qualified, folded=True)
            without, once = net_at(table, end, 0), net_at(table, end, 1)
            folded = net_at(table, given_up, 0)
            base.append(without.main + trips * without.trips)
            lead.append(once.main - without.main)
            fold.append(folded.main + trips * folded.trips)
    scale = lcm(*(amount.denominator for amount in (*base, *lead, *fold)))
    return Pays(scale, *(_in_units(amounts, scale) for amounts in (base, lead, fold)))


def _in_units(amounts: Sequence[Fraction], scale: int) -> tuple[tuple[int, ...], ...]:
    units = [int(amount * scale) for amount in amounts]
    return tuple(tuple(units[start : start + len(_CELLS)]) for start in range(0, len(units), len(_CELLS)))


_MULTIPLES = {choice: choice.multiple for choice in Choice}


@dataclass(frozen=True, slots=True)
class Sums:
    """Nets in units summed over all deals that can still come, *deals* of them, by what is decided now."""

    deals: int
    wait: int
    """Best play later; 0 on the river."""
    base: int
    """All bets but Play."""
    lead: int
    """Once the Ante on Play, alone."""
    fold: int

    def of(self, choice: Choice) -> int:
        """Return the sum when this is chosen now."""
        if choice is Choice.CHECK:
            return self.wait
        return self.fold if choice is Choice.FOLD else self.base + _MULTIPLES[choice] * self.lead


@dataclass(frozen=True, slots=True)
class Terms:
    """What counts of a table and a Trips bet."""

    pays: Pays
    both: bool
    """Whether a hand is both hole cards and exactly three of the board."""
    choices: dict[Street, tuple[Choice, ...]]

    def folds_on(self, street: Street) -> bool:
        """Return whether the hand may be given up on that street."""
        return Choice.FOLD in self.choices[street]

    def values(self, sums: Sums, street: Street) -> dict[Choice, Fraction]:
        """Return the mean in Antes of each choice that the table has on that street."""
        units = self.pays.scale * sums.deals
        return {choice: Fraction(sums.of(choice), units) for choice in self.choices[street]}


@lru_cache(maxsize=64)
def terms_of(table: Table, trips: Fraction) -> Terms:
    """Return what counts of a table, with *trips* Antes on Trips."""
    both = table.rules.hole_cards_used is HoleCardsUsed.BOTH
    return Terms(pays_of(table, trips), both, {street: choices_on(table, street) for street in Street})


@dataclass(frozen=True, slots=True)
class Hand:
    """Two hole cards beside dead cards."""

    terms: Terms
    hole: tuple[Card, ...]
    dead: tuple[Card, ...]
    play_flop: bool = True
    """Whether Play can be paid on the flop."""

    def outlook(self, board: Sequence[Card]) -> tuple[dict[Choice, Fraction], tuple[int, int, int] | None]:
        """Return the value of each choice on none, three or five board cards; on the river also win, tie and lose."""
        if len(board) == 5:
            sums, counts = river(self, board)
            return self.terms.values(sums, Street.RIVER), counts
        if board:
            return self.terms.values(flop(self, board), Street.FLOP), None
        return self.terms.values(before(self), Street.PREFLOP), None

    def known(self, board: Sequence[Card]) -> tuple[kernels.Known, Ints]:
        """Return the hole cards and what may still come, and the board, as the kernels take them."""
        numbers = np.array([card.number for card in (*self.hole, *board, *self.dead)], np.int64)
        unseen = np.ones(len(DECK), np.int64)
        unseen[numbers] = 0
        return kernels.Known(numbers[:2], unseen), numbers[2 : 2 + len(board)]


def hand(table: Table, hole: Sequence[Card], dead: Sequence[Card], trips: Fraction, *, play_flop: bool = True) -> Hand:
    """Return two hole cards beside dead cards, with *trips* Antes on Trips; *play_flop*: Play can be paid there."""
    return Hand(terms_of(table, trips), tuple(hole), tuple(dead), play_flop)


def river(live: Hand, board: Sequence[Card]) -> tuple[Sums, tuple[int, int, int]]:
    """Sum over the dealer's hands; and how many of them are beaten, tied and lost to."""
    found, category = kernels.river(_tables(live.terms.both), *live.known(board))
    cells = found.tolist()
    pays = live.terms.pays
    base, lead, fold = (_times(cells, rows[category]) for rows in (pays.base, pays.lead, pays.fold))
    win, lose, tie = cells[0] + cells[1], cells[2] + cells[3], cells[4] + cells[5]
    return Sums(sum(cells), 0, base, lead, fold), (win, tie, lose)


def flop(live: Hand, board: Sequence[Card]) -> Sums:
    """Sum over all run-outs and dealer's hands, the river played best."""
    edges = _edges(live.terms.pays, live.terms.folds_on(Street.RIVER))
    ends = kernels.flop(_tables(live.terms.both), *live.known(board), edges)
    pays = live.terms.pays
    given_up, played = ends.tolist()
    wait = base = lead = fold = 0
    for at in range(len(Category)):
        cells = [one + other for one, other in zip(given_up[at], played[at], strict=True)]
        base += _times(cells, pays.base[at])
        lead += _times(cells, pays.lead[at])
        fold += _times(cells, pays.fold[at])
        wait += (
            _times(given_up[at], pays.fold[at]) + _times(played[at], pays.base[at]) + _times(played[at], pays.lead[at])
        )
    return Sums(int(ends.sum()), wait, base, lead, fold)


def before(live: Hand) -> Sums:
    """Sum over all flops, run-outs and dealer's hands, flop and river played best."""
    return _summed(live, _bets(live.terms), int(live.terms.folds_on(Street.FLOP)))


def _summed(live: Hand, bets: before_kernels.Bets, fold_flop: int) -> Sums:
    found = before_kernels.before_the_flop(
        boards_of(live.terms.both), live.known(())[0], bets, int(live.play_flop), fold_flop
    )
    wait, twice, once, fold = (
        sum(((high << HALF_BITS) + low) << kernels.LIMB_BITS * place for place, (high, low) in enumerate(limbs))
        for limbs in found.tolist()
    )
    left = len(DECK) - len(live.hole) - len(live.dead)
    deals = comb(left, 3) * comb(left - 3, 2) * comb(left - 5, 2)
    return Sums(deals, wait, twice - 2 * once, once, fold)


def chances(live: Hand, board: Sequence[Card]) -> tuple[int, int, int]:
    """Count the deals that can still come in which the hand wins, ties and loses, whatever is decided."""
    if len(board) == 5:
        return river(live, board)[1]
    if board:
        edges = _edges(live.terms.pays, live.terms.folds_on(Street.RIVER))
        ends = kernels.flop(_tables(live.terms.both), *live.known(board), edges)
        won, won_not, lost, lost_not, tied, tied_not = ends.sum(axis=(0, 1)).tolist()
        return won + won_not, tied + tied_not, lost + lost_not
    return _chances_before(live)


def _chances_before(live: Hand) -> tuple[int, int, int]:
    """Play for pays that count: all bets but Play net 1 for a win, Play nets 1 for a tie."""
    rows = {result: tuple(int(cell is result) for cell, _ in _CELLS) for result in (Result.WIN, Result.TIE)}
    wins, ties = ([rows[result]] * len(Category) for result in rows)
    counting = before_kernels.Bets(_limbs([wins, ties, wins]), _edges(live.terms.pays, may_fold=False))
    sums = _summed(live, counting, fold_flop=0)
    return sums.base, sums.lead, sums.deals - sums.base - sums.lead


def _times(cells: Sequence[int], nets: Sequence[int]) -> int:
    return sum(map(mul, cells, nets))


def _bets(terms: Terms) -> before_kernels.Bets:
    pays = terms.pays
    edge = _edges(pays, terms.folds_on(Street.RIVER))
    return before_kernels.Bets(_limbs([pays.base, pays.lead, pays.fold]), edge)


@lru_cache(maxsize=64)
def _edges(pays: Pays, may_fold: bool) -> Ints:
    """What playing the river is worth more than giving up, as the kernel takes it; always more where it must play."""
    return _limbs(pays.edges() if may_fold else [[1] * len(_CELLS)] * len(Category))


def _limbs(numbers: Sequence[Any]) -> Ints:
    """Cut whole numbers, in rows or not, into limbs as the kernels take them: one more axis, the first."""
    whole, size = np.array(numbers, object), kernels.LIMB_BITS
    last = max(number.bit_length() for number in whole.flat) // size
    limbs = [whole >> size * place & (1 << size) - 1 for place in range(last)]
    return np.array([*limbs, whole >> size * last], np.int64)


@cache
def _tables(both: bool) -> kernels.Tables:
    return kernels.tables_of(boards_of(both))
