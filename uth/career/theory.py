"""What is known of tables: their solutions and how two boxes move together; and what has still to be worked out.

The window never works anything out itself: it hands :func:`worked_out` to ``analysis.worker`` and tells a
:class:`Theory` of the answer.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING

from uth.analysis.figures import Figures, figures_of
from uth.analysis.game import game_of
from uth.analysis.solved import Solved, solved
from uth.analysis.solved import stored as stored_solution
from uth.career import pairs as pairing
from uth.career.moments import Moments, moments
from uth.career.pairs import Pairs
from uth.errors import UthError
from uth.store.tallies import Stake
from uth.table import Table

if TYPE_CHECKING:
    from uth.analysis.kernels.jit import Compiling


class Part(StrEnum):
    """What there is to know of a table."""

    SOLUTION = "solution"
    """How all deals end by best play."""
    PAIRS = "pairs"
    """How two boxes of a round move together."""


@dataclass(frozen=True)
class Gap:
    """Something that is not known of a table; *why* it cannot be worked out, empty if it only has not been yet."""

    table: Table
    part: Part
    why: str = ""

    @property
    def open(self) -> bool:
        """Whether it may still be worked out."""
        return not self.why


class Unknown(Exception):
    """A figure needs what is not known; *gap* says what."""

    def __init__(self, gap: Gap) -> None:
        super().__init__(gap.part.value)
        self.gap = gap


def worked_out(table: Table, part: Part, told: Compiling | None = None) -> Solved | Pairs:
    """Work out a part of what there is to know of a table; some seconds, and more where kernels are compiled first.

    It is kept in the user's folder, too. *told* hears of what has to be compiled.

    :raises UthError: if that cannot be: the compiled code cannot be loaded, or the table's pays are too fine.
    """
    if part is Part.SOLUTION:
        return solved(game_of(table), told=told)
    return pairing.simulated(table, told=told)


class Known:
    """One table, as far as it is known."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._parts: dict[Part, Solved | Pairs | None] = {}
        self._why: dict[Part, str] = {}
        self._moments: dict[Stake, Moments] = {}

    def solution(self) -> Solved:
        """Return its solution.

        :raises Unknown: if it is not known.
        """
        found = self._part(Part.SOLUTION, lambda: stored_solution(game_of(self.table)))
        assert isinstance(found, Solved)
        return found

    def pairs(self) -> Pairs:
        """Return how two boxes move together.

        :raises Unknown: if it is not known.
        """
        found = self._part(Part.PAIRS, lambda: pairing.stored(self.table))
        assert isinstance(found, Pairs)
        return found

    @cached_property
    def figures(self) -> Figures:
        """Its figures under best play, at the pays as written.

        :raises Unknown: if its solution is not known.
        """
        found = self.solution()
        return figures_of(self.table, found.ends, hands=found.hands)

    def moments(self, stake: Stake) -> Moments:
        """Return mean and variance of a box with that stake.

        :raises Unknown: if its solution is not known.
        """
        if stake not in self._moments:
            self._moments[stake] = moments(self.table, self.solution().ends, stake)
        return self._moments[stake]

    def learn(self, part: Part, found: Solved | Pairs) -> None:
        """Take note of what was worked out."""
        self._parts[part] = found
        self._why.pop(part, None)

    def give_up(self, part: Part, why: str) -> None:
        """Take note of why something cannot be worked out."""
        self._why[part] = why

    def _part(self, part: Part, look_up: Callable[[], Solved | Pairs | None]) -> Solved | Pairs:
        if self._parts.get(part) is None:
            self._parts[part] = look_up()
        found = self._parts[part]
        if found is None:
            raise Unknown(Gap(self.table, part, self._why.get(part, "")))
        return found


class Theory:
    """Everything that is known of tables here."""

    def __init__(self) -> None:
        self._known: dict[Table, Known] = {}

    def of(self, table: Table) -> Known:
        """Return what is known of a table."""
        return self._known.setdefault(table, Known(table))

    def work_out(self, gap: Gap, told: Compiling | None = None) -> None:
        """Work a gap out here and now, or take note of why that cannot be; see :func:`worked_out`."""
        try:
            self.of(gap.table).learn(gap.part, worked_out(gap.table, gap.part, told))
        except UthError as error:
            self.of(gap.table).give_up(gap.part, str(error))
