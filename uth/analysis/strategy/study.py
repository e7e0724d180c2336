"""All that there is to say about how to play a table, and about another way to play it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

from uth.analysis.figures import figures, figures_of
from uth.analysis.game import game_of
from uth.analysis.solution import HandValue
from uth.analysis.solved import SolverMissing, loaded_solver
from uth.analysis.strategy.findings import Mistake, Tendency
from uth.analysis.strategy.model import Strategy
from uth.table import Table


@dataclass(frozen=True, slots=True)
class Against:
    """Another way to play a table: what it is worth in Antes, and its mistakes, the most expensive first."""

    strategy: Strategy
    ev: Fraction
    mistakes: tuple[Mistake, ...]


@dataclass(frozen=True, slots=True)
class Study:
    """The best play of a table."""

    table: Table
    ev: Fraction
    """What it is worth in Antes."""
    hands: tuple[HandValue, ...]
    """The values of the 169 starting hands."""
    tendencies: tuple[Tendency, ...] = ()
    """What it does on the flop and the river; empty beside another way to play, and without the compiled solver."""
    against: Against | None = None


def study(table: Table, strategy: Strategy | None = None) -> Study:
    """Return the best play of a table, and what *strategy* does worse, if one is given.

    :raises SolverMissing: if the compiled solver is needed and cannot be loaded.
    """
    known = figures(table)
    found = Study(table, known.base.ev, known.hands)
    try:
        loaded_solver()
    except SolverMissing:
        if strategy is not None:
            raise
        return found
    return _studied(found, strategy)


def _studied(found: Study, strategy: Strategy | None) -> Study:
    from uth.analysis import solver
    from uth.analysis.strategy.mistakes import mistakes
    from uth.analysis.strategy.plans import plan_of
    from uth.analysis.strategy.tendencies import best_tendencies

    game = game_of(found.table)
    if strategy is None:
        return replace(found, tendencies=best_tendencies(game))
    plan = plan_of(game, strategy)
    ev = figures_of(found.table, solver.ends_of(game, plan)).base.ev
    return replace(found, against=Against(strategy, ev, mistakes(found.table, plan, found.hands)))
