"""``uth history import FILE``: an export read back."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from uth.cli import output
from uth.cli.examples import example
from uth.cli.history import opened
from uth.i18n import gettext as _

if TYPE_CHECKING:
    from uth.store.exchange.imports import Imported

_EXAMPLE = "uth history import history.jsonl"
_TOLD_EVERY = 1000


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the action to those of ``uth history``."""
    about = _("read an export of this program back")
    parser = subparsers.add_parser(
        "import",
        help=about,
        description=(
            _(
                "Read the JSON Lines of {command} back, or nothing if they do not agree. What is here already must "
                "be the same, and new rounds follow it; another player of a name that is taken gets a number."
            ).format(command="uth history export")
        ),
        epilog=example(_EXAMPLE),
    )
    parser.add_argument("file", metavar="FILE", type=Path, help=_("the export"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Read the file, and say what is new.

    :raises UthError: if it is no export, does not go with what is here, or nothing can be written; nothing has changed.
    """
    from uth.store.exchange.imports import imported

    with opened.to_write() as database, output.busy(_("importing ...")) as show:

        def told(lines: int) -> None:
            if lines % _TOLD_EVERY == 0:
                show(_("importing: {lines:,} lines ...").format(lines=lines))

        came = imported(database, options.file, told)
    for each in came:
        output.say(_sentence(each))
    return 0


def _sentence(came: Imported) -> str:
    if not came.rounds and not came.entries:
        return _("{name}: everything is here already").format(name=came.name)
    from uth.cli.history.words import entries_words, rounds_words

    return _("{name}: {rounds} and {entries} new").format(
        name=came.name, rounds=rounds_words(came.rounds), entries=entries_words(came.entries)
    )
