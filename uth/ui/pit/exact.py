"""The exact figures of tables, solved beside the window where no stored solution says them. No pygame.

Nothing here waits: :meth:`Exact.poll`, called now and then, says whether there is something new.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import NamedTuple

from uth.analysis.figures import Figures, figures_of
from uth.analysis.game import Game, game_of
from uth.analysis.solution import Ends
from uth.analysis.solved import Solved, stored
from uth.analysis.worker import Answer, Worker
from uth.pit.solving import solved_edge, solved_whole
from uth.table import Table

_MOST = 64
"""So many tables' figures are kept."""
_KEPT: dict[Table, Figures] = {}


def figures_by(table: Table, ends: Ends) -> Figures:
    """Return the figures of a table whose deals end so; those of the last tables are kept, for every desk."""
    kept = _KEPT.pop(table, None)
    if kept is None or kept.ends != ends:
        kept = figures_of(table, ends)
    _KEPT[table] = kept
    if len(_KEPT) > _MOST:
        del _KEPT[next(iter(_KEPT))]
    return kept


class _Errand(NamedTuple):
    """What the worker is at: the edge of a game, or the *whole* solution."""

    ticket: int
    game: Game
    whole: bool


class Exact:
    """Looks solutions up, and has the worker solve one game after another, of those asked for the latest first.

    The edge comes first and all else after it. What is being solved is not called off: it takes half a second, and a
    new worker takes longer to begin.
    """

    def __init__(self, workers: Callable[[], Worker] = Worker) -> None:
        """*workers*: makes the worker, once there is something to solve."""
        self._workers = workers
        self._worker: Worker | None = None
        self._running: _Errand | None = None
        self._next: Game | None = None
        self._solved: dict[Game, Solved] = {}
        self._edges: dict[Game, Fraction] = {}
        self._why: dict[Game, str] = {}
        self._missing: set[Game] = set()
        """Games of which there was no stored solution."""

    # --- what is known

    def ends(self, table: Table) -> Ends | None:
        """Return how all deals end by best play, if that is known."""
        game = game_of(table)
        if game not in self._solved and game not in self._missing:
            kept = stored(game)
            if kept is None:
                self._missing.add(game)
            else:
                self._solved[game] = kept
        return self._solved[game].ends if game in self._solved else None

    def figures(self, table: Table) -> Figures | None:
        """Return the exact figures of a table, if its solution is known."""
        ends = self.ends(table)
        return figures_by(table, ends) if ends is not None else None

    def edge(self, table: Table) -> Fraction | None:
        """Return the exact house edge of the Ante, if that is known already and the figures are not."""
        return self._edges.get(game_of(table))

    def why(self, table: Table) -> str:
        """Return why a table cannot be solved; empty if it is, or still may be."""
        return self._why.get(game_of(table), "")

    # --- what is asked for

    def ask(self, table: Table) -> None:
        """Have a table solved next, unless it is."""
        if self.ends(table) is None and not self.why(table):
            game = game_of(table)
            self._next = None if self._running is not None and self._running.game == game else game
            self._send()

    def ask_first(self, tables: Iterable[Table]) -> None:
        """Have the first of several tables solved that is not, if nothing is on its way."""
        if self._running is None and self._next is None:
            unknown = (table for table in tables if self.ends(table) is None and not self.why(table))
            first = next(unknown, None)
            if first is not None:
                self.ask(first)

    def warm(self, table: Table) -> None:
        """Have the solver loaded by solving a known table again, unless it was needed already.

        The first edit is then answered as fast as all others.
        """
        if self._worker is None and self.ends(table) is not None:
            self._submit(game_of(table), whole=False)

    def _send(self) -> None:
        """Send for what is asked for next."""
        game, self._next = (self._next, None) if self._running is None else (None, self._next)
        if game is not None and game not in self._solved and game not in self._why:
            self._submit(game, whole=game in self._edges)

    def _submit(self, game: Game, *, whole: bool) -> None:
        self._worker = self._worker or self._workers()
        ticket = self._worker.submit(solved_whole if whole else solved_edge, game)
        self._running = _Errand(ticket, game, whole)

    # --- what comes of it

    def poll(self) -> bool:
        """Return whether something is known that was not."""
        news = self._worker.poll() if self._worker is not None else []
        for answer in news:
            if self._running is not None and answer.ticket == self._running.ticket:
                errand, self._running = self._running, None
                self._learn(errand, answer)
        self._send()
        return bool(news)

    def _learn(self, errand: _Errand, answer: Answer) -> None:
        game = errand.game
        if answer.error is not None:
            if game not in self._solved:
                self._why[game] = str(answer.error)
        elif errand.whole:
            self._solved[game] = answer.value
        else:
            self._edges[game] = answer.value
            # Whoever is at the next edit already wants to know of that one.
            self._next = self._next or game

    def close(self) -> None:
        """Call everything off; what is asked for again begins anew."""
        if self._worker is not None:
            self._worker.close()
        self._worker = self._running = self._next = None
