"""The options that say how a table is used: ``--boxes``, ``--rph``, ``--ante``, ``--trips-bet``."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from uth.errors import UthError
from uth.i18n import gettext as _

if TYPE_CHECKING:
    from uth.pit.use import Use
    from uth.table import Table


class UseError(UthError):
    """A use that a table cannot have."""


def add_options(parser: argparse.ArgumentParser, *trips: str) -> None:
    """Add the options of use to a command; *trips*: more names of the option for the Trips bet."""
    group = parser.add_argument_group(_("use"), _("how the table is played: an assumption, and stated as one"))
    group.add_argument("--boxes", metavar="N", type=up_to(8), help=_("boxes in play (6, or all that the table has)"))
    group.add_argument("--rph", metavar="N", type=up_to(500), help=_("rounds an hour (30)"))
    group.add_argument("--ante", metavar="X", help=_("the Ante of every box (10, or the table's least)"))
    names = ("--trips-bet", *trips)
    group.add_argument(
        *names, dest="trips_bet", metavar="X", help=_("the Trips stake of every box (5, or the table's least)")
    )


def up_to(most: int) -> Callable[[str], int]:
    """Return what reads a whole number from 1 to *most*."""

    def number(text: str) -> int:
        if not re.fullmatch("[0-9]{1,4}", text) or not 1 <= int(text) <= most:
            raise argparse.ArgumentTypeError(_('expected 1 to {most}, got "{text}"').format(most=most, text=text))
        return int(text)

    return number


def use_of(args: argparse.Namespace, table: Table) -> Use:
    """Return the use that the options say, of that table.

    :raises UthError: if the table has fewer boxes or no Trips bet, or an amount is none.
    """
    from uth.pit.use import Use, usual_use

    usual = usual_use(table)
    if args.boxes is not None and args.boxes > table.rules.boxes:
        raise UseError(
            _('{option}: the table "{name}" has {boxes} of them, got {given}').format(
                option="--boxes", name=table.name, boxes=table.rules.boxes, given=args.boxes
            )
        )
    if args.trips_bet is not None and table.trips is None:
        raise UseError(_('{option}: the table "{name}" has no Trips bet').format(option="--trips-bet", name=table.name))
    ante = amount("--ante", args.ante, table) if args.ante is not None else usual.ante
    if not ante:
        raise UseError(_("{option}: there is no box without an Ante").format(option="--ante"))
    trips = amount("--trips-bet", args.trips_bet, table) if args.trips_bet is not None else usual.trips
    return Use(args.boxes or usual.boxes, args.rph or usual.rounds, ante, trips)


def amount(option: str, typed: str, table: Table) -> int:
    """Return an amount in minor units of the table's currency.

    :raises UseError: if it is none.
    """
    try:
        return table.currency.parse(typed)
    except UthError as error:
        from uth.words.errors import error_words

        raise UseError(_("{option}: {error}").format(option=option, error=error_words(error))) from error


def as_json(use: Use, table: Table) -> dict[str, Any]:
    """Return the use as JSON has it: amounts as texts with all decimals."""
    money = table.currency
    return {
        "boxes": use.boxes,
        "rounds_per_hour": use.rounds,
        "ante": money.format(use.ante),
        "trips": money.format(use.trips),
        "currency": money.code,
    }
