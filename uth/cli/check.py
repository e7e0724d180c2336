"""``uth check T...``: what is wrong or odd about table files, and the exact figures of the tables."""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from uth.cli import figures as shown
from uth.cli import report
from uth.cli.examples import example
from uth.cli.output import busy, say, say_json, say_table, stamped, told_by
from uth.errors import UthError
from uth.i18n import gettext as _

if TYPE_CHECKING:
    from argparse import _SubParsersAction
    from collections.abc import Iterable

    from uth.analysis.figures import Figures
    from uth.analysis.kernels.jit import Compiling
    from uth.analysis.oddities import Oddity
    from uth.config import LoadedTable
    from uth.problems import Problem
    from uth.table import Table
    from uth.yaml_nodes import Node


class AnteError(UthError):
    """An Ante that no box can have."""


@dataclass(frozen=True, slots=True)
class Checked:
    """One table as it was typed, with what is wrong, what should be warned about, and its figures."""

    typed: str
    problems: tuple[Problem, ...] = ()
    warnings: tuple[Problem, ...] = ()
    loaded: LoadedTable | None = field(default=None, repr=False)
    """None if the file has problems."""
    ante: int | None = None
    """The Ante that was asked for, in minor units of the table's currency."""
    figures: Figures | None = field(default=None, repr=False)

    def as_json(self) -> dict[str, Any]:
        """Return the table's object of the JSON array."""
        lists = {
            "problems": [problem.data for problem in self.problems],
            "warnings": [warning.data for warning in self.warnings],
        }
        figures = shown.as_json(self.figures) if self.figures else shown.NOTHING
        return stamped({"table": self.typed, **lists, **figures})


def add_parser(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the program's."""
    parser = subparsers.add_parser(
        "check",
        help=_("check table files and work out their exact figures"),
        description=_(
            "List every problem and warning of table files, then each table's exact figures: house edge, element "
            "of risk, variance, distribution, Trips, dark boxes. Exit code 1 if a file has problems, 2 if one "
            "cannot be found or opened."
        ),
        epilog=example("uth check paytables/mine.yaml standard"),
    )
    parser.add_argument("tables", metavar="T", nargs="+", help=_("the name of a table, or the path of a table file"))
    parser.add_argument(
        "--ante", metavar="X", help=_("an Ante: the figures are of what is really paid at it, rounded and capped")
    )
    parser.add_argument(
        "--ties-play", action="store_true", help=_("a river hand whose 1x is worth exactly a fold plays")
    )
    parser.add_argument("--json", action="store_true", help=_("print JSON: an array with an object for each table"))
    report.add_options(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check the tables; all of them are looked for before anything is printed.

    :raises UthError: if one cannot be found or opened, the Ante is no stake, or a report cannot be made or written.
    """
    read = [check(typed, args.ante) for typed in args.tables]
    report.require(args, read)
    checked = []
    for number, table in enumerate(read, 1):
        doing = _("{table} ({number} of {count}): exact figures ...").format(
            table=table.typed, number=number, count=len(read)
        )
        with busy(doing) as show:
            checked.append(with_figures(table, ties_play=args.ties_play, told=told_by(show)))
        if not args.json:
            _print(checked[-1], first=number == 1)
    written = report.write(args, checked)
    if args.json:
        say_json([table.as_json() for table in checked])
    else:
        for file in written:
            say("\n" + _("report written to {file}").format(file=file))
    return 1 if any(table.problems for table in checked) else 0


def check(typed: str, ante: str | None = None) -> Checked:
    """Read one table, without its figures; *ante* is as it was typed.

    :raises TableNotFound: if it cannot be found or opened.
    :raises AnteError: if the Ante is no stake in the table's currency.
    """
    from uth.config import TableFileError, load_table

    try:
        loaded = load_table(typed)
    except TableFileError as error:
        return Checked(typed, error.problems, error.warnings)
    stake = _ante(ante, loaded.table) if ante is not None else None
    return Checked(typed, (), (*loaded.warnings, *_limits(loaded.table, stake)), loaded, stake)


def with_figures(checked: Checked, *, ties_play: bool = False, told: Compiling | None = None) -> Checked:
    """Return the table with its figures and what is odd about them; one with problems as it is.

    Where the solver is missing, or cannot solve the table, there is a warning in place of figures.
    """
    from uth.analysis.figures import figures
    from uth.analysis.oddities import odd_signs, oddities

    if checked.loaded is None:
        return checked
    table, known = checked.loaded.table, _known(checked.loaded)
    try:
        found = figures(table, ante=checked.ante, ties_play=ties_play, told=told)
    except UthError as error:
        odd = _warnings(checked.loaded, odd_signs(table, known))
        return replace(checked, warnings=(*checked.warnings, *odd, _warning(checked.loaded, (), str(error))))
    odd = _warnings(checked.loaded, oddities(found, known))
    return replace(checked, figures=found, warnings=(*checked.warnings, *odd))


def _ante(typed: str, table: Table) -> int:
    try:
        ante = table.currency.parse(typed)
    except UthError as error:
        from uth.words.errors import error_words

        raise AnteError(_("{option}: {error}").format(error=error_words(error), option="--ante")) from error
    if not ante:
        raise AnteError(_("{option}: there is no box without an Ante").format(option="--ante"))
    return ante


def _limits(table: Table, ante: int | None) -> Iterable[Problem]:
    """A warning where the Ante is outside the table's limits."""
    from uth.cli.settle import limit_warnings
    from uth.game.model import Box, stakes_of
    from uth.table import Bet

    return limit_warnings(table, Box(1, "player", stakes_of({Bet.ANTE: ante}))) if ante else ()


def _known(loaded: LoadedTable) -> list[Table]:
    """The tables to compare with: those that come with the program, unless it is one of them."""
    from uth.config import list_tables, load_table

    presets = [listed for listed in list_tables() if listed.preset]
    if loaded.file in [listed.file for listed in presets]:
        return []
    return [load_table(listed.name).table for listed in presets]


def _warnings(loaded: LoadedTable, odd: Iterable[Oddity]) -> list[Problem]:
    from uth.analysis.oddities import OddSign, PlayerEdge, Unusual
    from uth.table import Bet
    from uth.words import figures as words

    found = []
    for oddity in odd:
        path = (oddity.bet.value,) if oddity.bet is not Bet.ANTE else ()
        match oddity:
            case OddSign(_, line):
                path = (*path, line.hand.value)
                text = words.off_by_one_words(line.pay, line.known, line.beside)
            case PlayerEdge(bet, edge, dark):
                text = words.player_edge_words(bet, edge, dark)
            case Unusual(bet, edge, least, most):
                text = words.unusual_words(bet, edge, least, most)
        found.append(_warning(loaded, path, text))
    return found


def _warning(loaded: LoadedTable, path: tuple[str, ...], message: str) -> Problem:
    from uth.problems import Problem, joined
    from uth.yaml_nodes import compose

    node, _ = compose(loaded.text, str(loaded.file))
    return Problem(str(loaded.file), _line(node, path), joined(path), message)


def _line(node: Node | None, path: tuple[str, ...]) -> int:
    """The line of the file that has the key at *path*, or the nearest key above it; 0 for the whole file."""
    from uth.yaml_nodes import Mapping

    line = 0
    for name in path:
        pairs = node.pairs if isinstance(node, Mapping) else ()
        found = next(((key.line, value) for key, value in pairs if key.text == name), None)
        if found is None:
            break
        line, node = found
    return line


def _print(checked: Checked, *, first: bool) -> None:
    if not first:
        say("")
    for problem in checked.problems:
        say(str(problem))
    for warning in checked.warnings:
        say(_("warning: {warning}").format(warning=warning))
    if not checked.problems:
        say(_("{typed}: no problems").format(typed=checked.typed))
    if checked.figures is not None:
        _print_figures(checked.figures)


def _print_figures(figures: Figures) -> None:
    from uth.words.money import money_words

    paid = _("at the pays as written")
    if figures.ante is not None:
        paid = _("as paid at an Ante of {ante}").format(ante=money_words(figures.ante, figures.table.currency))
    say(
        "\n"
        + _("{table}, best play of the main bets, {paid}; a negative edge is the player's").format(
            table=figures.table.name, paid=paid
        )
        + "\n"
    )
    say_table((_("figure"), _("value"), _("exactly")), shown.rows(figures), right=(1,))
    say("")
    say_table(
        (_("net, Antes"), _("deals"), _("share")), shown.distribution_rows(figures.base.distribution), right=(0, 1, 2)
    )
