"""What commands print: text, and JSON documents with their schema and version."""

from __future__ import annotations

import json
import sys
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

import uth

SCHEMA = 1


def say(text: str) -> None:
    """Print a line of text, or several."""
    sys.stdout.write(f"{text}\n")


def warn(text: str) -> None:
    """Print a warning on the error stream."""
    sys.stderr.write(f"warning: {text}\n")


def stamped(content: Mapping[str, Any]) -> dict[str, Any]:
    """Return a JSON document: the content after the schema and the program's version."""
    return {"schema": SCHEMA, "version": uth.__version__, **content}


def say_json(data: Any) -> None:
    """Print a JSON document, or an array of them."""
    say(json.dumps(data, indent=1, ensure_ascii=False))


def columns(rows: Iterable[Sequence[str]], right: Collection[int] = ()) -> str:
    """Return rows of equally many texts as aligned lines; the columns numbered in *right* (from 0) end together."""
    lines = list(rows)
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join(
            text.rjust(width) if place in right else text.ljust(width)
            for place, (text, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


def say_table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print rows in columns: with lines and colours on a terminal, plainly aligned elsewhere."""
    if sys.stdout.isatty():
        _say_rich(heads, rows)
        return
    say(columns([tuple(heads), *rows]))


def _say_rich(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Table

    table = Table(*heads)
    for row in rows:
        table.add_row(*map(escape, row))
    Console().print(table)
