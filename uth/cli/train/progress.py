"""``uth train report``: what a trainee of the dealer school has done, over weeks."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from uth.cli import output
from uth.cli.examples import example
from uth.cli.history import filters, opened
from uth.errors import UthError
from uth.i18n import gettext as _

if TYPE_CHECKING:
    from uth.school.keeping import Done
    from uth.school.past import Past
    from uth.store.database import Database
    from uth.store.players import Player

_EXAMPLE = "uth train report --since 2027-01-01 --html school.html"


class NothingToReport(UthError):
    """There is nobody whose report could be written."""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the action to those of ``uth train``."""
    parser = subparsers.add_parser(
        "report",
        help=_("the dealer school: scores, mistakes, pace and level of a trainee, over weeks"),
        description=_(
            "What a trainee has done in the dealer school: by drill and kind, week by week, every mistake, the pace "
            "against its targets, and the level. As HTML with plots, and with boxes for the trainer to tick: shuffle, "
            "pitch and the handling of chips are not tested by a mouse. As CSV one line for each answer."
        ),
        epilog=example(_EXAMPLE),
    )
    parser.add_argument(
        "--since", metavar="DATE", help=_("from that day on, such as 2027-01-15, or a time: 2027-01-15T20:00")
    )
    parser.add_argument("--until", metavar="DATE", help=_("to the end of that day, or to that time"))
    opened.add_player_option(parser)
    ways = parser.add_mutually_exclusive_group()
    opened.add_json_option(ways)
    ways.add_argument("--html", metavar="F", type=Path, help=_("write it as one HTML page"))
    ways.add_argument("--csv", metavar="F", type=Path, help=_("write every answer as a line of a CSV file"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print or write the report.

    :raises UthError: if there is no such player or day, or a file cannot be read or written.
    """
    from uth.cli.train import progress_document as document
    from uth.cli.train.progress_text import text
    from uth.words import school_report as words

    file = options.html or options.csv
    with opened.to_read() as database:
        player = opened.meant(database, options.player)
        answers, before = _answers(database, player, options)
    if player is None and file is not None:
        raise NothingToReport(words.nothing_yet(""))
    found, name = _past(answers, before), player.name if player else ""
    if options.json:
        output.say_json(output.stamped({"player": name or None, **document.data(found)}))
    elif options.csv is not None:
        _write(options.csv, document.csv_of(answers).encode())
    elif options.html is not None:
        from uth.cli.train.progress_page import page
        from uth.report.html import as_html

        _write(options.html, as_html(page(name, found, _span(answers))).encode())
    else:
        output.say(text(name, found) if answers else words.nothing_yet(name))
    return 0


def _answers(
    database: Database | None, player: Player | None, options: argparse.Namespace
) -> tuple[tuple[Done, ...], tuple[Done, ...]]:
    """The answers that are meant, and those before them."""
    from uth.school.keeping import done
    from uth.store.kinds import LATEST
    from uth.store.schooling import Schooling

    since = filters.time_of("--since", options.since, end=False) if options.since is not None else 0
    until = filters.time_of("--until", options.until, end=True) if options.until is not None else LATEST
    if database is None or player is None:
        return (), ()
    schooling = Schooling(database, player.id)
    return done(schooling, since, until), done(schooling, 0, min(since, until))


def _past(answers: tuple[Done, ...], before: tuple[Done, ...]) -> Past:
    from uth.school.past import past
    from uth.words.times import week

    return past(answers, week, before)


def _span(answers: tuple[Done, ...]) -> tuple[str, str]:
    """The first and the last day with an answer."""
    from uth.words.times import day

    return (day(answers[0].at), day(answers[-1].at)) if answers else ("", "")


def _write(file: Path, content: bytes) -> None:
    from uth.store.files import write_atomically

    write_atomically(file, content)
    output.say(_("{file} is written").format(file=file))
