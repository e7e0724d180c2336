"""``uth odds``: the exact value of each choice of one live hand."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from uth.cli import output
from uth.cli.examples import example
from uth.cli.settle import StakeError, limit_warnings, read_amount, read_cards
from uth.config import Problem, load_table
from uth.errors import CardError
from uth.game.model import Box, stakes_of
from uth.i18n import gettext as _
from uth.table import Bet, Table
from uth.words.advice import counts_words
from uth.words.choices import choice_label
from uth.words.errors import error_words
from uth.words.figures import exact_words, number_words

if TYPE_CHECKING:
    from uth.analysis.advice import Advice
    from uth.cards import Card

_EXAMPLE = 'uth odds --player "9c 4d" --board "9h Ks 2c" --dead "Ah 7d" --ante 10 --trips 5'


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to those of the program."""
    parser = subparsers.add_parser(
        "odds",
        help=_("the exact value of each choice of one hand"),
        description=_(
            "The exact value of each choice that a hand has now, in Antes, Ante and Blind included (a fold loses "
            "2), all bets of the box counted and everything later played best; at the pays as the table writes "
            "them."
        ),
        epilog=example(_EXAMPLE),
    )
    parser.add_argument("--player", required=True, nargs="+", metavar="CARD", help=_("the player's two cards"))
    parser.add_argument("--board", default=[], nargs="+", metavar="CARD", help=_("the open board cards: three or five"))
    parser.add_argument(
        "--dead", default=[], nargs="+", metavar="CARD", help=_("other cards that were seen, of other boxes or burned")
    )
    parser.add_argument("--ante", metavar="X", help=_("the Ante; it only says how much Trips counts"))
    parser.add_argument(
        "--trips", metavar="X", help=_("the Trips bet, if there is one; needs {ante}").format(ante="--ante")
    )
    parser.add_argument("--table", default="standard", metavar="T", help=_("a table's name or file (standard)"))
    parser.add_argument("--json", action="store_true", help=_("print JSON"))
    parser.set_defaults(run=run)


@dataclass(frozen=True, slots=True)
class _Asked:
    """What the options say."""

    table: Table
    player: tuple[Card, ...]
    board: tuple[Card, ...]
    dead: tuple[Card, ...]
    trips: Fraction
    """In Antes."""
    warnings: tuple[Problem, ...]


def run(options: argparse.Namespace) -> int:
    """Work out the values and print them.

    :raises UthError: if the cards are no decision of the game, or the table does not have the bet.
    """
    asked = _asked(options)
    advice = _advice(asked)
    if options.json:
        output.say_json(output.stamped(_document(options.table, asked, advice)))
        return 0
    for warning in asked.warnings:
        output.warn(warning.message)
    _say(advice)
    return 0


def _asked(options: argparse.Namespace) -> _Asked:
    from uth.analysis.advice import street_of

    table = load_table(options.table).table
    player, board, dead = (read_cards(f"--{name}", getattr(options, name)) for name in ("player", "board", "dead"))
    try:
        street_of(player, board, dead)
    except CardError as error:
        raise CardError(
            _("{player}, {board}, {dead}: {error}").format(
                error=error_words(error), player="--player", board="--board", dead="--dead"
            )
        ) from error
    ante, trips = _stakes(options, table)
    warnings = limit_warnings(table, Box(1, "player", stakes_of({Bet.ANTE: ante, Bet.TRIPS: trips})))
    return _Asked(table, player, board, dead, Fraction(trips, ante) if trips else Fraction(0), tuple(warnings))


def _stakes(options: argparse.Namespace, table: Table) -> tuple[int, int]:
    """Return Ante and Trips in minor units, 0 where there is none."""
    ante = read_amount("--ante", options.ante, table.currency) if options.ante is not None else 0
    trips = read_amount("--trips", options.trips, table.currency) if options.trips is not None else 0
    if options.ante is not None and not ante:
        raise StakeError(_("{option}: there is no box without an Ante").format(option="--ante"))
    if trips and not ante:
        raise StakeError(
            _("{option}: how much it counts depends on the Ante; give {ante} too").format(
                option="--trips", ante="--ante"
            )
        )
    if trips and table.trips is None:
        raise StakeError(_('{option}: the table "{name}" has no Trips bet').format(name=table.name, option="--trips"))
    return ante, trips


def _advice(asked: _Asked) -> Advice:
    from uth.analysis.advice import advise, stored_advice
    from uth.analysis.solved import loaded_solver, telling

    known = None if asked.board else stored_advice(asked.table, asked.player, asked.dead, asked.trips)
    if known is not None and not known.ignored:
        return known
    loaded_solver()
    with output.busy(_("exact values ...")) as show, telling(output.told_by(show)):
        return advise(asked.table, asked.player, asked.board, asked.dead, asked.trips)


def _document(typed: str, asked: _Asked, advice: Advice) -> dict[str, Any]:
    return {
        "table": typed,
        "warnings": [warning.data for warning in asked.warnings],
        "street": advice.street,
        **(advice.counts._asdict() if advice.counts else {}),
        "choices": [
            {"choice": choice, "ev": float(value), "exact": str(value)} for choice, value in advice.values.items()
        ],
        "best": advice.best,
    }


def _say(advice: Advice) -> None:
    if advice.counts is not None:
        output.say(f"{counts_words(*advice.counts)}\n")
    rows: list[Sequence[str]] = [
        (choice_label(choice), number_words(value), exact_words(value), _("best") if choice is advice.best else "")
        for choice, value in advice.values.items()
    ]
    output.say_table((_("Choice"), _("Antes"), _("Exact"), ""), rows, right=(1,))
