"""A table out of plain data that may come from anybody: it is what a table file can say, or it is refused."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from uth.config.reader import read_table
from uth.config.writer import write_table
from uth.i18n import gettext as _
from uth.table import Table
from uth.table_data import from_data

_KEPT = 64
_WHERE = "table"


def checked_table(data: Mapping[str, Any]) -> Table:
    """Return the table of :func:`uth.table_data.to_data`, checked as the reader of table files checks a file.

    :raises ValueError: if a file could not say that: amounts of nothing or less, chips or limits out of range.
    :raises KeyError: if there is an attribute that its record does not have.
    :raises TypeError: if a value is not of its kind.
    """
    table = from_data(data)
    problem = _problem(table)
    if problem:
        raise ValueError(problem)
    return table


@lru_cache(maxsize=_KEPT)
def _problem(table: Table) -> str:
    """What is wrong with a table, a sentence; empty: nothing."""
    # A profile of the house's own is named in its table and comes beside it.
    found, problems, _warnings = read_table(write_table(table), _WHERE, [table.procedure.faults])
    if problems:
        return "; ".join(map(str, problems[:3]))
    return "" if found == table else _("the table is none that a table file can say")
