"""``uth table T``: one table as a sign, as its file, as its rules of play, or as JSON."""

from __future__ import annotations

import argparse
import sys
import textwrap
from pathlib import Path
from typing import TYPE_CHECKING

from uth.cli.examples import example
from uth.cli.output import busy, say, say_json, stamped, warn
from uth.errors import UthError
from uth.i18n import gettext as _

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from uth.config import LoadedTable
    from uth.words.sign import SignPart

_WIDTH = 100


class OptionMissing(UthError):
    """An option that needs another one stands alone."""


def add_parser(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the program's."""
    parser = subparsers.add_parser(
        "table",
        help=_("print one table as a sign"),
        description=_("Print a table as a sign: limits, Blind and Trips pays, rules. Warnings go to the error stream."),
        epilog=example("uth table standard --yaml > mine.yaml"),
    )
    parser.add_argument("table", metavar="T", help=_("the name of a table, or the path of a table file"))
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--yaml", action="store_true", help=_("print its file, to start one's own from"))
    form.add_argument("--json", action="store_true", help=_("print JSON"))
    form.add_argument("--rules-of-play", action="store_true", help=_("print bets, procedure and calls as a document"))
    parser.add_argument("--pdf", metavar="F", type=Path, help=_("write the rules of play to a PDF file instead"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the table.

    :raises UthError: if it cannot be found, its file has problems, or the PDF file cannot be written.
    """
    from uth.config import load_table, table_as_data

    if args.pdf is not None and not args.rules_of_play:
        raise OptionMissing(
            _("{option}: only the rules of play are a PDF document; add {rules_of_play}").format(
                option="--pdf", rules_of_play="--rules-of-play"
            )
        )
    loaded = load_table(args.table)
    if args.yaml:
        sys.stdout.write(loaded.text)
    elif args.json:
        warnings = [warning.data for warning in loaded.warnings]
        file = str(loaded.file)
        content = {"table": args.table, "file": file, "warnings": warnings, "content": table_as_data(loaded.table)}
        say_json(stamped(content))
    elif args.rules_of_play:
        _print_rules(loaded, args.pdf)
    else:
        _print_sign(loaded)
    return 0


def _print_rules(loaded: LoadedTable, file: Path | None) -> None:
    from uth.cli.document import as_text
    from uth.config.profiles import load_profile
    from uth.words.rules_of_play import rules_of_play

    document = rules_of_play(loaded.table, load_profile(loaded.table.procedure.faults))
    if file is None:
        say(as_text(document))
    else:
        from uth.report.pdf import as_pdf
        from uth.store.files import write_atomically

        with busy(_("drawing the pages ...")):
            write_atomically(file, as_pdf(document))
    for warning in loaded.warnings:
        warn(str(warning))


def _print_sign(loaded: LoadedTable) -> None:
    from uth.words.sign import sign

    table = loaded.table
    heading = (
        table.name,
        table.jurisdiction,
        table.revision and _("revision {revision}").format(revision=table.revision),
        table.effective,
    )
    say(", ".join(part for part in heading if part))
    for part in sign(table):
        say(f"\n{part.title}")
        _print_lines(part)
    if table.sources:
        say(f"\n{_('Sources')}")
        for source in table.sources:
            say(textwrap.fill(source, _WIDTH, initial_indent="  ", subsequent_indent="    "))
    for warning in loaded.warnings:
        warn(str(warning))


def _print_lines(part: SignPart) -> None:
    width = max((len(name) for name, beside in part.lines if beside), default=0)
    for name, beside in part.lines:
        say(f"  {name.ljust(width)}  {beside}" if beside else f"  {name}")
