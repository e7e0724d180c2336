"""``uth errors T``: what each kind of dealer error costs at a table, at a given rate."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from uth.cli import filed, use
from uth.cli.examples import example
from uth.cli.output import busy, told_by
from uth.errors import UthError
from uth.i18n import gettext as _
from uth.problems import meant, nearest, plain_key, shown
from uth.table import Bet

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from uth.analysis.kernels.jit import Compiling
    from uth.analysis.solution import Ends
    from uth.cli.errors_document import ErrorReport
    from uth.paytable import Paytable
    from uth.pit.errors_model import Priced
    from uth.problems import Problem
    from uth.school.findings import Mistake
    from uth.table import Table

_USUAL_RATE = "1"


class RateError(UthError):
    """No rate of errors, or one of an error that does not exist."""


def add_parser(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the program's."""
    parser = subparsers.add_parser(
        "errors",
        help=_("what dealer errors cost at a table"),
        description=_(
            "Price every kind of dealer error: a bet paid, left or taken wrongly, a wrong amount, Trips paid by another"
            " table's sign, a hand misread. How often each can happen is exact, and what it costs each time; what it"
            " costs an hour follows from the rate, the boxes and the stakes. The kinds are those of the dealer school."
        ),
        epilog=example("uth errors standard --rate 2 --ante 25"),
    )
    parser.add_argument("table", metavar="T", help=_("the name of a table, or the path of a table file"))
    parser.add_argument(
        "--rate",
        metavar="[KIND=]N",
        action="append",
        default=[],
        help=_("errors in 1,000 occasions ({usual}); of one kind alone with its name, and may be repeated").format(
            usual=_USUAL_RATE
        ),
    )
    parser.add_argument("--strategy", metavar="S", default="optimal", help=_("how the players play (optimal)"))
    parser.add_argument(
        "--sign-of",
        metavar="T",
        action="append",
        help=_("a table by whose Trips sign is paid by mistake (all known ones); may be repeated"),
    )
    use.add_options(parser, "--trips")
    filed.add_options(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Price the errors.

    :raises UthError: if a table, a strategy or a rate is none, the use is none that the table can have, or the table
        has to be solved and the compiled solver cannot be loaded.
    """
    from uth.config import load_table

    filed.require(args)
    loaded = load_table(args.table)
    rate, rates = _rates(args.rate)
    used = use.use_of(args, loaded.table)
    others = _other_signs(args.sign_of, loaded.table)
    with busy(_("pricing the errors ...")) as show:
        name, ends = _played(args.strategy, loaded.table, told_by(show))
        from uth.cli.errors_document import ErrorReport
        from uth.pit.errors import price_errors

        errors = price_errors(loaded.table, ends, used, others)
        report = ErrorReport(loaded.table, loaded.file, name, used, rate, rates, errors)
    _print(args, report, loaded.warnings)
    return 0


# --- what is asked for


def _rates(typed: Sequence[str]) -> tuple[Fraction, dict[Mistake, Fraction]]:
    usual, rates = _rate(_USUAL_RATE), {}
    for text in typed:
        name, _equals, number = text.rpartition("=")
        if name:
            rates[_mistake(name)] = _rate(number)
        else:
            usual = _rate(number)
    return usual, rates


def _rate(text: str) -> Fraction:
    found = re.fullmatch(r"[0-9]{1,4}(?:\.[0-9]{1,6})?", text.strip())
    rate = Fraction(found[0]) / 1000 if found else Fraction(2)
    if rate > 1:
        raise RateError(
            _('{option}: expected errors in 1,000 occasions, 0 to 1000, got "{text}"').format(
                option="--rate", text=shown(text)
            )
        )
    return rate


def _mistake(name: str) -> Mistake:
    from uth.pit.errors_model import KINDS

    known = {kind.value: kind for kind in KINDS}
    found = known.get(plain_key(name))
    if found is None:
        raise RateError(
            _('{option}: no error is called "{name}"{hint}; there are: {kinds}').format(
                option="--rate",
                name=shown(name),
                hint=meant(nearest(name, known)),
                kinds=", ".join(f'"{kind}"' for kind in known),
            )
        )
    return found


def _played(name: str, table: Table, told: Compiling) -> tuple[str, Ends]:
    """The name of a strategy, and how all deals end by it."""
    from uth.analysis.figures import figures
    from uth.analysis.game import game_of
    from uth.analysis.solved import loaded_solver, telling
    from uth.analysis.strategy.locate import load_strategy

    strategy = load_strategy(name)
    if plain_key(name) == "optimal":
        return strategy.name, figures(table, told=told).ends
    solver = loaded_solver()
    from uth.analysis.strategy.plans import plan_of

    with telling(told):
        return strategy.name, solver.ends_of(game_of(table), plan_of(game_of(table), strategy))


def _other_signs(names: Sequence[str] | None, table: Table) -> list[tuple[str, Paytable]]:
    """The Trips signs that are another than the table's own, each by the first table that has it."""
    from uth.analysis.signs import sign_of
    from uth.config import load_table
    from uth.pit.sign_known import KnownTable, known_signs, known_tables

    if table.trips is None:
        return []
    tables = known_tables() if names is None else [KnownTable(name, load_table(name).table) for name in names]
    own = sign_of(table.trips)
    return [(sign.names[0], sign.paytable) for sign in known_signs(tables, Bet.TRIPS) if sign_of(sign.paytable) != own]


# --- what is said


def _print(args: argparse.Namespace, report: ErrorReport, warnings: Sequence[Problem]) -> None:
    from uth.cli.errors_document import errors_document

    document = errors_document(report)
    filed.answer(args, document, lambda: as_json(args.table, report, warnings), map(str, warnings))


def as_json(typed: str, report: ErrorReport, warnings: Sequence[Problem]) -> dict[str, Any]:
    """Return the JSON document, without its stamp; chances and costs also as exact fractions."""
    money = report.table.currency
    return {
        "table": typed,
        "warnings": [warning.data for warning in warnings],
        "strategy": report.strategy,
        "use": use.as_json(report.use, report.table),
        "rate_in_1000": float(report.rate * 1000),
        "groups": [
            {
                "group": group.value,
                "house_loses_an_hour": money.format(round(report.lost(group, 1))),
                "players_lose_an_hour": money.format(round(report.lost(group, -1))),
            }
            for group in report.groups
        ],
        "errors": [_error(report, error) for error in report.errors],
    }


def _error(report: ErrorReport, error: Priced) -> dict[str, Any]:
    kind, money = error.kind, report.table.currency
    hourly = report.hourly(error)
    return {
        "group": kind.group.value,
        "error": kind.mistake.value,
        "bet": kind.bet.value if kind.bet else None,
        "done": kind.done.value,
        "hand": kind.hand.value if kind.hand else None,
        "read_as": kind.read_as.value if kind.read_as else None,
        "way": kind.way,
        "chance": float(error.chance),
        "chance_exact": str(error.chance),
        "cost": money.format(round(error.cost)),
        "cost_exact": str(error.cost / money.unit),
        "rate_in_1000": float(report.rate_of(kind.mistake) * 1000),
        "an_hour": money.format(round(hourly)),
        "an_hour_exact": str(hourly / money.unit),
    }
