"""``uth history export``: everything as JSON Lines, or the boxes as CSV."""

from __future__ import annotations

import argparse
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from uth.cli import output
from uth.cli.examples import example
from uth.cli.history import opened
from uth.i18n import gettext as _

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from uth.store.database import Database
    from uth.store.players import Player

_EXAMPLE = "uth history export --csv rounds.csv"
_STANDARD_OUTPUT = "-"


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the action to those of ``uth history``."""
    about = _("write everything that was played to a file")
    parser = subparsers.add_parser(
        "export",
        help=about,
        description=(
            _(
                "Write everything that was played and booked as JSON Lines, which {command} reads back "
                "({help} explains them), or with {csv} one row for each box of each settled round."
            ).format(command="uth history import", help="uth help history", csv="--csv")
        ),
        epilog=example(_EXAMPLE),
    )
    parser.add_argument(
        "file",
        metavar="FILE",
        nargs="?",
        default=_STANDARD_OUTPUT,
        help=_("where to; - or nothing: the standard output"),
    )
    parser.add_argument(
        "--csv", action="store_true", help=_("CSV for a spreadsheet: no bets of unfinished rounds, no ledger")
    )
    parser.add_argument(
        "--open",
        action="store_true",
        help=_("also the round that is not over, to go on with it elsewhere: its deck can then be read in the file"),
    )
    whose = parser.add_mutually_exclusive_group()
    whose.add_argument("--player", metavar="NAME", help=_("whose (who sat down last)"))
    whose.add_argument("--all", action="store_true", help=_("all players"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Write the export.

    :raises UthError: if there is nothing to export, it cannot be read, or the file cannot be written.
    """
    from uth.store.files import WriteError, write_atomically
    from uth.store.players import Players

    if options.file != _STANDARD_OUTPUT and not Path(options.file).parent.is_dir():
        raise WriteError(
            _("{file} cannot be written: there is no folder {folder}").format(
                file=options.file, folder=Path(options.file).parent
            )
        )

    with opened.somebody(options) as (database, player):
        players = Players(database).all() if options.all else (player,)
        with closing(_pieces(database, players, as_csv=options.csv, unfinished=options.open)) as pieces:
            if options.file == _STANDARD_OUTPUT:
                for piece in pieces:
                    output.say_bytes(piece)
                return 0
            with output.busy(_("exporting ...")):
                write_atomically(Path(options.file), pieces)
    output.say(
        _("{names}: written to {file}").format(names=", ".join(each.name for each in players), file=options.file)
    )
    return 0


def _pieces(
    database: Database, players: Sequence[Player], *, as_csv: bool, unfinished: bool
) -> Generator[bytes, None, None]:
    import uth
    from uth.store.exchange.export import exported
    from uth.store.exchange.sheet import sheet

    if as_csv:
        return sheet(database, players)
    return exported(database, players, uth.__version__, unfinished=unfinished)
