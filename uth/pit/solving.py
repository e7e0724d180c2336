"""A game solved in two steps, for who waits: the edge by best play first, how all deals end after it."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING

from uth.analysis.game import Game
from uth.analysis.solved import Solved, key_of, loaded_solver, to_data
from uth.store.solutions import keep_solution

if TYPE_CHECKING:
    from uth.analysis.solution import Solution


def solved_edge(game: Game) -> Fraction:
    """Return the house edge of the Ante by best play, exactly; half a second of work.

    :raises UthError: if the compiled solver cannot be loaded, or the pays are too fine for it.
    """
    return -_solution(game).ev


def solved_whole(game: Game) -> Solved:
    """Return the game solved, and keep that in the user's folder; what :func:`solved_edge` did last is not done again.

    :raises UthError: as :func:`solved_edge` does.
    """
    solution = _solution(game)
    found = Solved(game, solution.hands, loaded_solver().ends_of(game, solution.plan))
    keep_solution(key_of(game), to_data(found))
    return found


@lru_cache(maxsize=1)
def _solution(game: Game) -> Solution:
    solution: Solution = loaded_solver().solve(game)
    return solution
