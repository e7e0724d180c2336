"""``uth history import FILE``: an export read back."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from uth.cli import output
from uth.cli.history import opened

if TYPE_CHECKING:
    from uth.store.exchange.imports import Imported

_EXAMPLE = "example: uth history import history.jsonl"
_TOLD_EVERY = 1000


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the action to those of ``uth history``."""
    about = "read an export of this program back"
    parser = subparsers.add_parser(
        "import",
        help=about,
        description=(
            "Read the JSON Lines of uth history export back: all of it or nothing. What is here already must be the "
            "same, and new rounds follow it; another player of a name that is taken gets a number."
        ),
        epilog=_EXAMPLE,
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="the export")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Read the file, and say what is new.

    :raises UthError: if it is no export, does not go with what is here, or nothing can be written; nothing has changed.
    """
    from uth.store.exchange.imports import imported

    with opened.to_write() as database, output.busy("importing ...") as show:

        def told(lines: int) -> None:
            if lines % _TOLD_EVERY == 0:
                show(f"importing: {lines:,} lines ...")

        came = imported(database, options.file, told)
    for each in came:
        output.say(_sentence(each))
    return 0


def _sentence(came: Imported) -> str:
    if not came.rounds and not came.entries:
        return f"{came.name}: everything is here already"
    from uth.cli.history.words import entries_words, rounds_words

    return f"{came.name}: {rounds_words(came.rounds)} and {entries_words(came.entries)} new"
