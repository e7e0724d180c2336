"""The shortest table file, to which a test adds what it is about."""

from __future__ import annotations

from typing import Any

from uth.config import read_table
from uth.table import Table

BLIND = """\
blind:
  royal flush: 500 to 1
  straight flush: 50 to 1
  four of a kind: 10 to 1
  full house: 3 to 1
  flush: 3 to 2
  straight: 1 to 1
"""
HEAD = "format: 1\nname: Mine\ncurrency: USD\n"


def table_text(more: str = "", *, blind: str = BLIND, trips: str = "trips: none\n", head: str = HEAD) -> str:
    """Return a file with these parts; *more* begins in line 12 where the others are not changed."""
    return head + blind + trips + more


def good(more: str = "", **parts: Any) -> Table:
    """Return the table of a file that must have no problem."""
    table, problems, _ = read_table(table_text(more, **parts), "mine.yaml")
    assert problems == ()
    assert table is not None
    return table


def problems_of(more: str = "", **parts: Any) -> list[str]:
    """Return the problems of a file that must have some."""
    table, problems, _ = read_table(table_text(more, **parts), "mine.yaml")
    assert table is None
    return [str(problem) for problem in problems]


def warnings_of(more: str = "", **parts: Any) -> list[str]:
    """Return the warnings of a file that must have no problem."""
    _, problems, warnings = read_table(table_text(more, **parts), "mine.yaml")
    assert problems == ()
    return [str(warning) for warning in warnings]
