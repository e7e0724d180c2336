"""Where a strategy errs against the best play of a table: how often, and what it costs.

The cost of a choice is what the best one is worth more when everything after it is played best. So the costs of all
mistakes add up to exactly what the strategy is worth less than the best play.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import product

import numpy as np
from numpy.typing import NDArray

from uth.analysis import solver
from uth.analysis.game import game_of
from uth.analysis.nets import net_at
from uth.analysis.solution import DEALS, HandValue, Plan, River
from uth.analysis.strategy import plans
from uth.analysis.strategy.examples import flop_example, river_example
from uth.analysis.strategy.findings import Kind, Mistake
from uth.analysis.strategy.kinds import (
    RIVER_KINDS,
    comes_to_the_flop,
    flop_kinds,
    made_on_river,
    share_on_flop,
)
from uth.game.model import Choice
from uth.game.settle import End
from uth.table import HoleCardsUsed, Street, Table

Bytes = NDArray[np.uint8]


def mistakes(table: Table, plan: Plan, hands: Sequence[HandValue]) -> tuple[Mistake, ...]:
    """Return every kind of mistake of a plan at a table, the most expensive first.

    *hands*: the values of the starting hands under best play.
    """
    look = _Look(table, plan, plans.best_plan(game_of(table)))
    found = [*_before(plan, hands), *look.on_flop(), *look.on_river()]
    return tuple(sorted(found, key=lambda mistake: mistake.cost, reverse=True))


def _before(plan: Plan, hands: Sequence[HandValue]) -> Iterator[Mistake]:
    for chosen, value in zip(plan.before, hands, strict=True):
        lost = value.values[value.best] - value.values[chosen]
        if lost:
            often = Fraction(value.hand.deals, 1326)
            yield Mistake(Street.PREFLOP, value.hand.name, chosen, value.best, often, often * lost)


@dataclass(frozen=True)
class _Look:
    """A plan beside the best one."""

    table: Table
    mine: Plan
    best: Plan

    @property
    def _both(self) -> bool:
        return self.table.rules.hole_cards_used is HoleCardsUsed.BOTH

    def on_flop(self) -> Iterator[Mistake]:
        """Yield the mistakes on the flop; each is put right alone, with best play on the river, for its cost."""
        wrong = (self.mine.flop != self.best.flop) & comes_to_the_flop(self.mine.before)
        if not wrong.any():
            return
        kinds = flop_kinds(self._both)
        seen = replace(self.mine, river=self.best.river)
        worth = self._worth(seen)
        for place, kind in enumerate(Kind):
            for (chosen, mine), (best, right) in product(plans.FLOP_CODES.items(), repeat=2):
                here = wrong & (kinds == place) & (self.mine.flop == mine) & (self.best.flop == right)
                if here.any():
                    righted = replace(seen, flop=np.where(here, self.best.flop, seen.flop))
                    often = share_on_flop(here)
                    cost = self._worth(righted) - worth
                    yield Mistake(Street.FLOP, kind, chosen, best, often, cost, flop_example(here))

    def _worth(self, plan: Plan) -> Fraction:
        """What a round is worth, in Antes."""
        ends = solver.ends_of(game_of(self.table), plan)
        total = sum(net_at(self.table, end, to.choice.multiple).main * weight for (to, end), weight in ends.items())
        return Fraction(total) / DEALS

    def on_river(self) -> Iterator[Mistake]:
        """Yield the mistakes on the river, by whether the hand uses a hole card and then by its category."""
        mine, best = plans.river_of(self.mine), plans.river_of(self.best)
        (own_of_row, made), own_of_class = made_on_river(self._both)
        # Part 0 is where nothing is wrong.
        parts = River(np.zeros_like(mine.rows), np.zeros_like(mine.classes))
        ways = list(product((Choice.FOLD, Choice.PLAY_1X), (True, False)))
        for part, (chosen, own) in enumerate(ways, 1):
            code, right = (plans.FOLDS, plans.PLAYS) if chosen is Choice.FOLD else (plans.PLAYS, plans.FOLDS)
            parts.rows[(mine.rows == code) & (best.rows == right) & ((own_of_row > 0) == own)] = part
            parts.classes[(mine.classes == code) & (best.classes == right) & ((own_of_class > 0) == own)] = part
        if parts.rows.any() or parts.classes.any():
            ends = solver.ends_on_river(game_of(self.table), self.mine, parts, 1 + len(ways))
            for part, (chosen, own) in enumerate(ways, 1):
                yield from self._river_mistakes(chosen, own, ends[part], parts.rows == part, made)

    def _river_mistakes(
        self, chosen: Choice, own: bool, there: dict[End, int], here: NDArray[np.bool_], made: Bytes
    ) -> Iterator[Mistake]:
        best, sign = (Choice.PLAY_1X, 1) if chosen is Choice.FOLD else (Choice.FOLD, -1)
        for kind, least, most in RIVER_KINDS[own]:
            of_kind = {end: weight for end, weight in there.items() if least <= end.hand.order <= most}
            often = Fraction(sum(of_kind.values()), DEALS)
            if often:
                gain = sum(weight * self._gain(end) for end, weight in of_kind.items())
                example = river_example(here & (least <= made) & (made <= most), self.mine.before)
                yield Mistake(Street.RIVER, kind, chosen, best, often, sign * Fraction(gain) / DEALS, example)

    def _gain(self, end: End) -> Fraction:
        """What playing 1x nets more than folding."""
        return net_at(self.table, end, 1).main - net_at(self.table, replace(end, folded=True), 0).main
