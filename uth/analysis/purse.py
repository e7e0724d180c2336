"""How rounds go for somebody with little left: the laws of a box by what its owner can still afford."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache

import numpy as np

from uth.analysis.game import Game, game_of
from uth.analysis.laws import Law, law_of
from uth.analysis.ruin import Level
from uth.analysis.solution import DEALS, Ends, HandValue, Plan, best_choice
from uth.analysis.solved import loaded_solver, solved
from uth.analysis.strategy.model import Strategy, nearest_offered
from uth.game.model import Choice
from uth.table import Street, Table


@dataclass(frozen=True, slots=True)
class Bets:
    """What somebody bets in each round on one box, in minor units."""

    table: Table
    ante: int
    trips: int = 0


def levels(bets: Bets, strategy: Strategy | None = None, mistakes: Fraction = Fraction(0)) -> tuple[Level, ...]:
    """Return how rounds go by what is left: a raise that cannot be paid is not made.

    Without a *strategy* it is best play, by the worth of the choices as if all later ones could be afforded.
    *mistakes*: what a round costs more than that on average, in Antes, 0 to 1; it is taken as so often one more Ante
    lost, which has the right mean and hardly another spread.

    :raises SolverMissing: if the compiled solver cannot be loaded.
    :raises ValueError: if *mistakes* is not between 0 and 1.
    """
    if not 0 <= mistakes <= 1:
        raise ValueError(f"mistakes cost {mistakes} Antes in a round: expected 0 to 1")
    loaded_solver()
    return tuple(
        Level(bets.ante * (2 + most) + bets.trips, _chances(law, float(mistakes), bets.ante))
        for most, law in _laws(bets, strategy)
    )


def _laws(bets: Bets, strategy: Strategy | None) -> Iterator[tuple[int, Law]]:
    """The laws by the highest multiple that can be paid, where it makes a difference."""
    game = game_of(bets.table)
    for most in sorted({1, 2, *game.before_the_flop}):
        yield most, law_of(bets.table, _ends(game, strategy, most), bets.ante, bets.trips)


@lru_cache(maxsize=16)
def _ends(game: Game, strategy: Strategy | None, most: int) -> Ends:
    """How all deals end when no more than so many Antes can be put on Play; the stakes may then change at no cost."""
    from uth.analysis import solver
    from uth.analysis.strategy import plans

    affords_all = most >= max(2, *game.before_the_flop)
    if affords_all and strategy is None:
        return solved(game).ends
    plan = plans.plan_of(game, strategy) if strategy else plans.best_plan(game)
    if not affords_all:
        plan = _within(plan, game, most, None if strategy else solved(game).hands)
    return solver.ends_of(game, plan)


def _within(plan: Plan, game: Game, most: int, hands: tuple[HandValue, ...] | None) -> Plan:
    """Return a plan without the raises that cannot be paid; *hands*: the values to choose by, if there are any."""
    from uth.analysis.kernels.flops import PASS, PLAY_TWICE
    from uth.analysis.strategy.plans import choices_of

    open_ = [choice for choice in choices_of(game, Street.PREFLOP) if choice.multiple <= most]
    if hands is not None:
        before = tuple(_best(value, open_) for value in hands)
    else:
        before = tuple(nearest_offered(choice, open_) for choice in plan.before)
    flop = np.where(plan.flop == PLAY_TWICE, np.uint8(PASS), plan.flop) if most < 2 else plan.flop
    return replace(plan, before=before, flop=flop)


def _best(value: HandValue, open_: list[Choice]) -> Choice:
    return best_choice({choice: value.values[choice] for choice in open_})


def _chances(law: Law, mistakes: float, ante: int) -> dict[int, float]:
    found: dict[int, float] = {}
    for net, weight in law.items():
        chance = weight / DEALS
        for then, share in ((net, 1 - mistakes), (net - ante, mistakes)):
            if share:
                found[then] = found.get(then, 0.0) + chance * share
    return found
