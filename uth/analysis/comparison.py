"""Where the best play of two games differs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from uth.analysis.game import Game
from uth.analysis.solution import HandValue, StartingHand
from uth.analysis.solved import loaded_solver, telling
from uth.game.model import Choice

if TYPE_CHECKING:
    from uth.analysis.kernels.jit import Compiling
    from uth.analysis.solution import Plan

FLOP_DECISIONS = 22_100 * 1_176
"""Every flop with every two cards that may be held on it."""


@dataclass(frozen=True, slots=True)
class HandChange:
    """A starting hand whose best choice is not the same in both games."""

    hand: StartingHand
    before: Choice
    after: Choice
    cost: Fraction | None
    """What the first game's choice gives up in the second, in Antes; None where it is not offered there."""


def hand_changes(one: Sequence[HandValue], other: Sequence[HandValue]) -> tuple[HandChange, ...]:
    """Return the starting hands whose best choice differs between the values of two games."""
    return tuple(
        HandChange(new.hand, old.best, new.best, _cost(new, old.best))
        for old, new in zip(one, other, strict=True)
        if old.best is not new.best
    )


def _cost(value: HandValue, choice: Choice) -> Fraction | None:
    return value.values[value.best] - value.values[choice] if choice in value.values else None


def flop_changes(one: Game, other: Game, *, told: Compiling | None = None) -> int:
    """Return on how many of the :data:`FLOP_DECISIONS` best play differs, of those that both games come to undecided.

    Both games are solved for it unless they are the same.

    :raises SolverMissing: if the compiled solver cannot be loaded.
    """
    if one == other:
        return 0
    solver = loaded_solver()
    with telling(told):
        return _different(solver.solve(one).plan, solver.solve(other).plan)


def _different(one: Plan, other: Plan) -> int:
    import numpy as np

    from uth.analysis.flops import flops
    from uth.analysis.strategy.cells import holes, starting_hands_of

    low, high = holes()
    kinds = starting_hands_of(low >> 2, high >> 2, low & 3 == high & 3)
    undecided = np.array([old is new is Choice.CHECK for old, new in zip(one.before, other.before, strict=True)])[kinds]
    return int((((one.flop != other.flop) & undecided).sum(axis=1) * flops()[1]).sum())
