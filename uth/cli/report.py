"""``uth check T --html F --pdf F``: a report on tables for a games manager's file."""

from __future__ import annotations

import argparse
import hashlib
import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING

import uth
from uth.cli import filed
from uth.cli.output import busy, told_by
from uth.cli.use import up_to
from uth.errors import UthError
from uth.i18n import gettext as _
from uth.words.errors import error_words
from uth.words.times import by_the_clock

if TYPE_CHECKING:
    from uth.chips import Currency
    from uth.cli.check import Checked
    from uth.cli.report_document import Origin
    from uth.problems import Problem
    from uth.report.facts import Assumptions
    from uth.words.document import Document


class ReportError(UthError):
    """A report that cannot be made as it is asked for."""


_USUAL_MIX = "practical=40,timid=30,three-x=10,no-pair-folds=10,novice=10"
_USE = ("boxes", "rounds_per_hour", "hours_per_day", "average_ante", "average_trips", "players")


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of the report to the command's."""
    group = parser.add_argument_group(
        _("report"), _("a document with a chapter for each table; what it assumes is stated")
    )
    group.add_argument("--html", metavar="F", type=Path, help=_("write a report as one HTML page"))
    group.add_argument("--pdf", metavar="F", type=Path, help=_("write a report as PDF"))
    group.add_argument("--boxes", metavar="N", type=up_to(8), help=_("boxes in play (6, or all that the table has)"))
    group.add_argument("--rounds-per-hour", metavar="N", type=up_to(500), help=_("rounds an hour (30)"))
    group.add_argument("--hours-per-day", metavar="N", type=up_to(24), help=_("hours a day (12)"))
    group.add_argument("--average-ante", metavar="X", help=_("the average Ante (10, or the table's least)"))
    group.add_argument("--average-trips", metavar="X", help=_("the average Trips stake of a box (5, or the least)"))
    group.add_argument(
        "--players",
        metavar="MIX",
        type=_mix,
        help=_("strategies and the percentage of rounds played by each ({usual})").format(usual=_USUAL_MIX),
    )


def _mix(text: str) -> dict[str, Fraction]:
    parts = [part.rpartition("=") for part in text.split(",")]
    numbers = [re.fullmatch(r"[0-9]{1,3}(\.[0-9]{1,6})?", share) for *_rest, share in parts]
    mix = {name: Fraction(number[0]) / 100 for (name, *_rest), number in zip(parts, numbers, strict=True) if number}
    if len(mix) != len(parts) or sum(mix.values()) != 1 or not all(mix.values()):
        raise argparse.ArgumentTypeError(
            _('expected strategies with percentages that are 100 together, such as {example}; got "{text}"').format(
                example="practical=60,novice=40", text=text
            )
        )
    return mix


def require(args: argparse.Namespace, checked: Sequence[Checked]) -> None:
    """Look at the options of a report before any work is done for it.

    :raises UthError: if a folder does not exist, an amount is none, a strategy cannot be read, or there is no report.
    """
    if args.html is None and args.pdf is None:
        given = [name for name in _USE if getattr(args, name) is not None]
        if given:
            raise ReportError(
                _("{option} is of the report: add {html} F or {pdf} F").format(
                    option=f"--{given[0].replace('_', '-')}", html="--html", pdf="--pdf"
                )
            )
        return
    filed.require(args)
    for table in checked:
        if table.loaded is not None:
            _assumed(args, table)
    _load_players(args.players or {})


def _load_players(mix: dict[str, Fraction]) -> None:
    from uth.analysis.strategy.locate import load_strategy

    for name in mix:
        load_strategy(name)


def write(args: argparse.Namespace, checked: Sequence[Checked]) -> list[Path]:
    """Write what was asked for and return the files.

    :raises UthError: if a file cannot be written.
    """
    if args.html is None and args.pdf is None:
        return []
    date = by_the_clock(datetime.now(UTC)).date().isoformat()
    documents = [
        _document(args, table, date, _doing(table, number, len(checked))) for number, table in enumerate(checked, 1)
    ]
    return filed.write(args, documents)


def _doing(table: Checked, number: int, count: int) -> str:
    return _("report on {table} ({number} of {count})").format(table=table.typed, number=number, count=count)


def _document(args: argparse.Namespace, checked: Checked, date: str, doing: str) -> Document:
    from uth.cli.report_document import faulty_report, report
    from uth.report.facts import facts

    origin = _origin(checked, date)
    if checked.figures is None:
        return faulty_report(origin, _lines(checked.problems or checked.warnings, origin))
    with busy(f"{doing}: ...") as show:
        found = facts(
            checked.figures,
            _assumed(args, checked),
            seed=origin.sha256[:16],
            told=lambda what: show(f"{doing}: {what} ..."),
            compiled=told_by(show),
        )
    return report(found, origin, _lines(checked.warnings, origin))


def _lines(problems: Sequence[Problem], origin: Origin) -> list[str]:
    """Problems as sentences; the file without its folder, which is nobody's business."""
    return [str(problem._replace(file=origin.file)) for problem in problems]


def _origin(checked: Checked, date: str) -> Origin:
    from uth.cli.report_document import Origin
    from uth.config import find_table

    file = checked.loaded.file if checked.loaded else find_table(checked.typed)
    return Origin(file.name, hashlib.sha256(file.read_bytes()).hexdigest(), uth.__version__, date)


def _assumed(args: argparse.Namespace, checked: Checked) -> Assumptions:
    from uth.report.facts import usual_assumptions

    assert checked.loaded is not None
    table = checked.loaded.table
    usual = usual_assumptions(table)
    if args.average_trips is not None and table.trips is None:
        raise ReportError(
            _('{option}: the table "{name}" has no Trips bet').format(name=table.name, option="--average-trips")
        )
    if args.boxes is not None and args.boxes > table.rules.boxes:
        raise ReportError(
            _('{option}: the table "{name}" has {boxes} of them, got {given}').format(
                name=table.name, boxes=table.rules.boxes, given=args.boxes, option="--boxes"
            )
        )
    return replace(
        usual,
        boxes=args.boxes or usual.boxes,
        rounds_per_hour=args.rounds_per_hour or usual.rounds_per_hour,
        hours_per_day=args.hours_per_day or usual.hours_per_day,
        ante=_amount("--average-ante", args.average_ante, table.currency, usual.ante) or _nothing("--average-ante"),
        trips=_amount("--average-trips", args.average_trips, table.currency, usual.trips),
        mix=args.players or usual.mix,
    )


def _amount(option: str, typed: str | None, money: Currency, usual: int) -> int:
    if typed is None:
        return usual
    try:
        return money.parse(typed)
    except UthError as error:
        raise ReportError(f"{option}: {error_words(error)}") from error


def _nothing(option: str) -> int:
    raise ReportError(_("{option}: there is no box without an Ante").format(option=option))
