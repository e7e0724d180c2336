"""Solved games: found among the stored ones, or solved and kept. Nothing compiled is loaded for a stored one."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, fields, replace
from fractions import Fraction
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

from uth.analysis.game import Game
from uth.analysis.solution import DEALS, Decision, Ends, HandValue, best_choice, starting_hands
from uth.errors import UthError
from uth.game.model import Choice
from uth.game.settle import End
from uth.game.settlement import Result
from uth.hands import Category
from uth.i18n import gettext as _
from uth.store.solutions import keep_solution, read_solution
from uth.table import Street

if TYPE_CHECKING:
    from uth.analysis.kernels.jit import Compiling

ALGORITHM = 1
"""Goes up when a stored solution would no longer be what the solver gives."""


class SolverMissing(UthError):
    """A game has no stored solution, and the compiled solver cannot be loaded."""


@dataclass(frozen=True, slots=True)
class Solved:
    """What is kept of a solution."""

    game: Game
    hands: tuple[HandValue, ...]
    """In the order of :func:`starting_hands`."""
    ends: Ends
    """How all deals end; a river hand whose 1x is worth exactly a fold folds."""
    ends_ties_play: Ends | None = None
    """The same where such a hand plays; None until somebody asks."""

    def ends_when(self, ties_play: bool) -> Ends:
        """Return how all deals end under one of the two rules.

        :raises ValueError: if break-even hands are to play and that is not known.
        """
        ends = self.ends_ties_play if ties_play else self.ends
        if ends is None:
            raise ValueError("solved without the rule that break-even hands play")
        return ends


def solved(game: Game, *, ties_play: bool = False, told: Compiling | None = None) -> Solved:
    """Return a game solved: the stored solution, or a new one, which is then kept in the user's folder.

    *ties_play*: the answer has :attr:`Solved.ends_ties_play` too. *told* hears of what has to be compiled first.

    :raises SolverMissing: if it has to be solved and the compiled solver cannot be loaded.
    """
    kept = stored(game)
    if kept is not None and (kept.ends_ties_play is not None or not ties_play):
        return kept
    found = solved_anew(game, ties_play=ties_play, told=told)
    keep_solution(key_of(game), to_data(found))
    return found


def stored(game: Game) -> Solved | None:
    """Return the stored solution of a game, if there is one: it came with the program or was kept before."""
    return from_data(game, read_solution(key_of(game)))


def solved_anew(game: Game, *, ties_play: bool = False, told: Compiling | None = None) -> Solved:
    """Solve a game, whatever is stored, and keep nothing.

    :raises SolverMissing: if the compiled solver cannot be loaded.
    """
    solver = loaded_solver()
    with telling(told):
        return _solved(solver, game, ties_play)


def telling(told: Compiling | None) -> AbstractContextManager[None]:
    """Return a context in which *told* hears of every kernel that has to be compiled; the solver must be there."""
    if told is None:
        return nullcontext()
    from uth.analysis.kernels.jit import compiling

    return compiling(told)


def _solved(solver: ModuleType, game: Game, ties_play: bool) -> Solved:
    solution = solver.solve(game)
    found = Solved(game, solution.hands, solver.ends_of(game, solution.plan))
    if not ties_play:
        return found
    return replace(found, ends_ties_play=solver.ends_of(game, solution.plan, ties_play=True))


def loaded_solver() -> ModuleType:
    """Return the module of the compiled solver.

    :raises SolverMissing: if it cannot be loaded.
    """
    try:
        return import_module("uth.analysis.solver")
    except ImportError as error:
        raise SolverMissing(
            _("this needs the exact solver, which numba compiles; it cannot be loaded: {error}").format(error=error)
        ) from error


def key_of(game: Game) -> str:
    """Return the name under which the game's solution is stored: a hash of its content and of the algorithm."""
    content = json.dumps([ALGORITHM, _content(game)], sort_keys=True)
    return hashlib.sha256(content.encode()).hexdigest()[:32]


def _content(game: Game) -> dict[str, Any]:
    values = {field.name: getattr(game, field.name) for field in fields(game)}
    return {name: sorted(value) if isinstance(value, frozenset) else value for name, value in values.items()}


def to_data(found: Solved) -> dict[str, Any]:
    """Return a solved game as what JSON can hold."""
    ends = {"fold": _ends_data(found.ends)}
    if found.ends_ties_play is not None:
        ends["play"] = _ends_data(found.ends_ties_play)
    values = {
        value.hand.name: {str(choice): str(amount) for choice, amount in value.values.items()} for value in found.hands
    }
    return {"algorithm": ALGORITHM, "game": _content(found.game), "ends": ends, "hands": values}


def from_data(game: Game, data: Any) -> Solved | None:
    """Return the solved game of :func:`to_data`, or None if *data* is not wholly that."""
    try:
        ends = {rule: _ends(rows) for rule, rows in data["ends"].items()}
        found = Solved(game, _hands(data["hands"]), ends["fold"], ends.get("play"))
    except (AttributeError, LookupError, TypeError, ValueError, ZeroDivisionError):
        return None
    return found if all(sum(each.values()) == DEALS for each in ends.values()) else None


_CELLS = [
    (category, result, qualified)
    for category in Category
    for result in (Result.WIN, Result.LOSE, Result.TIE)
    for qualified in (True, False)
]
"""What the weights of a row of ends are, in order."""


def _ends_data(ends: Ends) -> list[list[Any]]:
    """A row for each decision: the choice, its street, and a weight for each of the cells."""
    decisions = dict.fromkeys(decision for decision, _ in ends)
    return [
        [
            decision.choice.value,
            decision.street.value,
            [ends.get((decision, End(*cell, folded=decision.choice is Choice.FOLD)), 0) for cell in _CELLS],
        ]
        for decision in decisions
    ]


def _ends(rows: Sequence[tuple[str, str, Sequence[int]]]) -> Ends:
    return {
        (Decision(Choice(choice), Street(street)), End(*cell, folded=choice == Choice.FOLD)): int(weight)
        for choice, street, weights in rows
        for cell, weight in zip(_CELLS, weights, strict=True)
        if weight
    }


def _hands(data: Mapping[str, Mapping[str, str]]) -> tuple[HandValue, ...]:
    found = []
    for hand in starting_hands():
        values = {Choice(choice): Fraction(amount) for choice, amount in data[hand.name].items()}
        found.append(HandValue(hand, values, best_choice(values)))
    return tuple(found)
