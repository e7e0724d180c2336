"""The exact figures of a table, as the package hands them out."""

from __future__ import annotations

from uth.analysis.figures import Figures, figures
from uth.table import Table


def solve(table: Table, *, ante: int | None = None, ties_play: bool = False) -> Figures:
    """Return the exact figures of a table under best play: ``solve(table).base.ev`` is a fraction of the Ante.

    The tables that come with the program, and those solved before, answer at once; any other takes a second or two.
    *ante*: a stake in minor units, whose real payments the figures then are, rounded and capped. *ties_play*: a river
    hand whose 1x is worth exactly a fold plays.

    :raises SolverMissing: if the table has to be solved and the compiled solver cannot be loaded.
    """
    return figures(table, ante=ante, ties_play=ties_play)
