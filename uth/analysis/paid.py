"""Best play for what a table really pays at one Ante: rounded to its chips, and cut by its payout cap.

A cap makes what the Blind wins depend on how much is on Play, which no paytable can say. The sums of the solver take it
all the same. What they sum is linear in how a holding does against the dealer's 990 hands, so that for each category a
few numbers say everything; the capped ones are read off settlement itself. On the flop not Antes are compared with what
giving up gains, but what twice the Ante on Play really wins more than once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import gcd
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from uth.analysis.game import Game, game_of
from uth.analysis.solution import DEALS_OF_A_HAND, Ends, HandValue, Plan, River, StartingHand, best_choice
from uth.analysis.solved import loaded_solver
from uth.game.model import Box, Choice, play, stakes_of
from uth.game.settle import End, settle_alone
from uth.game.settlement import Result
from uth.hands import Category
from uth.table import Bet, Street, Table

if TYPE_CHECKING:
    from uth.analysis.kernels.sums import Terms

Ints = NDArray[np.int64]
_LARGEST = 1 << 40
"""Nets of so many minor units are not tried: 990 hands on 1,081 run-outs would come near what 64 bits hold."""


@dataclass(frozen=True, slots=True)
class PaidSolution:
    """The best play of a table for what it really pays at an Ante, the only box of its round, Trips aside."""

    game: Game
    hands: tuple[HandValue, ...]
    plan: Plan

    @property
    def ev(self) -> Fraction:
        """What one box wins in a round, in Antes."""
        return sum((value.values[value.best] * value.hand.deals for value in self.hands), Fraction(0)) / 1326

    def ends(self) -> Ends:
        """Return how all deals end when it is played; half a second of work."""
        from uth.analysis import solver

        return solver.ends_of(self.game, self.plan)


def solve_paid(table: Table, ante: int) -> PaidSolution | None:
    """Return the best play for what is really paid at that Ante (minor units), exactly; two seconds of work.

    None for a table whose payments do not fit the sums: one where a river hand cannot be given up, where a hand below
    a pair is paid by a sign for losing, or where a tie is.

    :raises SolverMissing: if the compiled solver cannot be loaded.
    """
    loaded_solver()
    game = game_of(table)
    once, twice = _Nets(table, ante, 1), _Nets(table, ante, 2)
    if Street.RIVER not in game.fold or not (once.fit() and twice.fit_more(once)):
        return None
    return _solve(table, game, once, twice)


def _solve(table: Table, game: Game, once: _Nets, twice: _Nets) -> PaidSolution:
    from uth.analysis import solver
    from uth.analysis.flops import flops
    from uth.analysis.kernels.boards import boards_of
    from uth.analysis.kernels.flops import HALF_BITS, best_on_flops
    from uth.analysis.kernels.sums import GAIN, LEAD

    tables, terms = boards_of(game.both), once.terms(game)
    by_rank, by_view, showdowns, river = _sums(game, terms)
    more_by_rank, more_by_view, _showdowns, _river = _sums(game, twice.terms_more(game, once))
    by_rank[:, LEAD], by_view[:, LEAD] = more_by_rank[:, GAIN], more_by_view[:, GAIN]
    # What twice the Ante wins more is in minor units, as all that is summed; so is what it is compared with.
    flop, gains = best_on_flops(tables, terms._replace(ante=np.ones(1, np.int64)), by_rank, by_view, *flops())
    nets = {1: once, **{multiple: _Nets(table, once.ante, multiple) for multiple in game.before_the_flop}}
    hands = tuple(
        _hand_value(game, hand, counts, nets, int(halves[0, 0]) * (1 << HALF_BITS) + int(halves[0, 1]))
        for hand, counts, halves in zip(solver.starting_hands(), showdowns, gains, strict=True)
    )
    plan = Plan(tuple(hand.best for hand in hands), flop, river)
    return PaidSolution(game, hands, plan)


def _sums(game: Game, terms: Terms) -> tuple[Ints, Ints, Ints, River]:
    """The sums over run-outs by ranks and by view, the showdowns of the starting hands, and the best river."""
    from uth.analysis.kernels import sums
    from uth.analysis.kernels.boards import boards_of
    from uth.analysis.kernels.numbering import CLASSES, PAIRS, ROWS, TYPE_PAIRS

    tables = boards_of(game.both)
    river = River(np.zeros((ROWS, PAIRS), np.uint8), np.zeros((CLASSES, TYPE_PAIRS), np.uint8))
    by_row = sums.row_values(tables, terms, river.rows)
    by_view, showdowns = sums.class_sums(tables, terms, by_row, river.classes)
    return sums.flop_sums(tables, by_row), by_view, showdowns, river


def _hand_value(game: Game, hand: StartingHand, counts: Ints, nets: dict[int, _Nets], gain: int) -> HandValue:
    from uth.analysis.solver import outcomes_of

    sums = dict.fromkeys(nets, 0)
    for category, of_category in zip(Category, counts, strict=True):
        for (result, qualified), weight in outcomes_of(category, of_category):
            for multiple, net in nets.items():
                sums[multiple] += weight * net.of(category, result, qualified or not game.can_fail)
    count = hand.deals * DEALS_OF_A_HAND * nets[1].ante
    values = {Choice.CHECK: Fraction(sums[1] + gain, count)}
    if Street.PREFLOP in game.fold:
        values[Choice.FOLD] = Fraction(-2)
    values |= {play(multiple): Fraction(sums[multiple], count) for multiple in game.before_the_flop}
    return HandValue(hand, values, best_choice(values))


class _Nets:
    """What a box with so many Antes on Play really nets at each end, in minor units, Trips aside."""

    def __init__(self, table: Table, ante: int, multiple: int) -> None:
        stakes = stakes_of({Bet.ANTE: ante, Bet.BLIND: ante, Bet.PLAY: multiple * ante})
        box = Box(1, "player", stakes)
        self.ante, self.can_fail = ante, game_of(table).can_fail
        self._nets = {
            (category, result, qualified): sum(
                line.net for line in settle_alone(table, box, End(category, result, qualified))
            )
            for category in Category
            for result in (Result.WIN, Result.TIE, Result.LOSE)
            for qualified in (True, False)
        }

    def of(self, category: Category, result: Result, qualified: bool) -> int:
        return self._nets[category, result, qualified]

    def fit(self) -> bool:
        """Whether ties net what the kernels suppose: nothing, and under a pair an Ante less than what is lost then."""
        tied = self._of_all(Result.TIE, True)
        if any(tied[1:] if self.can_fail else tied) or max(map(abs, self._nets.values())) >= _LARGEST:
            return False
        return not self.can_fail or (
            self._low(Result.LOSE, False) - self._low(Result.LOSE, True) - self._low(Result.TIE, False) == self.ante
        )

    def fit_more(self, once: _Nets) -> bool:
        """Whether an Ante more on Play loses an Ante more, whether or not the dealer qualifies, and ties nothing."""
        more = [
            self._low(result, qualified) - once._low(result, qualified)
            for result, qualified in ((Result.LOSE, True), (Result.LOSE, False), (Result.TIE, False))
        ]
        return more == [-self.ante, -self.ante, 0] or not self.can_fail

    def terms(self, game: Game) -> Terms:
        """What the kernels need of a game that nets this, 1x on the river."""
        twice = 2 * self.ante
        won, lost = self._of_all(Result.WIN, True), self._of_all(Result.LOSE, True)
        failed = [0] * len(won)
        if self.can_fail:
            failed = [less - more + self.ante for less, more in zip(self._of_all(Result.WIN, False), won, strict=True)]
            low = self._low(Result.LOSE, False) - self._low(Result.LOSE, True)
            failed[0], won[0] = low - self.ante, self._low(Result.WIN, False) - low + twice
        return _terms(game, self.ante, [[each - twice for each in won], [each + twice for each in lost], failed])

    def terms_more(self, game: Game, once: _Nets) -> Terms:
        """What the kernels need of what this nets more than with an Ante less on Play, whatever is then done."""
        twice = 2 * self.ante
        won, weak, lost = (
            [more - less for more, less in zip(self._of_all(*way), once._of_all(*way), strict=True)]
            for way in ((Result.WIN, True), (Result.WIN, False), (Result.LOSE, True))
        )
        failed = [less - more for less, more in zip(weak, won, strict=True)] if self.can_fail else [0] * len(won)
        if self.can_fail:
            # Under a pair every win is one over a dealer who does not qualify.
            failed[0], won[0] = 0, weak[0]
        terms = _terms(game, self.ante, [[each - twice for each in won], [each + twice for each in lost], failed])
        return terms._replace(can_fail=0, fold_river=0, fold_flop=0)

    def _of_all(self, result: Result, qualified: bool) -> list[int]:
        return [self._nets[category, result, qualified] for category in Category]

    def _low(self, result: Result, qualified: bool) -> int:
        return self._nets[Category.HIGH_CARD, result, qualified]


def _terms(game: Game, ante: int, pays: Sequence[Sequence[int]]) -> Terms:
    """The terms of a game in minor units; *pays*: on a win, on a loss, and for each weak hand, by category."""
    from uth.analysis.kernels.sums import Terms

    units = [gcd(ante, *of_category) for of_category in zip(*pays, strict=True)]
    on_win, on_loss, failed = (
        np.array([pay // unit for pay, unit in zip(line, units, strict=True)], np.int64) for line in pays
    )
    return Terms(
        can_fail=int(game.can_fail),
        failed=failed,
        fold_river=1,
        fold_flop=int(Street.FLOP in game.fold),
        scale=np.array([ante // unit for unit in units], np.int64),
        on_win=on_win,
        on_loss=on_loss,
        bits=63,
        unit=np.array([units], np.int64),
        ante=np.array([ante], np.int64),
    )
