"""``uth earn T``: what a table wins an hour in theory, what of it is left, and from when on it pays its way."""

from __future__ import annotations

import argparse
import re
from fractions import Fraction
from typing import TYPE_CHECKING

from uth.cli import filed
from uth.cli.examples import example
from uth.cli.output import busy
from uth.cli.use import amount, up_to
from uth.errors import UthError
from uth.i18n import gettext as _

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from uth.pit.earn import Costs, Earnings, Use
    from uth.pit.mix import Share
    from uth.table import Table

_EXAMPLE = "uth earn standard --boxes 5 --ante 15 --trips 5 --labour 60 --lease 1500 --side-fee 10% --tax 15%"
_MOST_BOXES = 8
_MOST_PACE = 500


class EarnError(UthError):
    """Options of the command that do not go together."""


def add_parser(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the program's."""
    parser = subparsers.add_parser(
        "earn",
        help=_("what a table earns an hour, what of it is left, and when it pays its way"),
        description=_(
            "The theoretical win of a table by hour and day for the boxes in play, with best play, practical play and "
            "a mix of real players, each at its exact edge on three bases; what is left after costs; the boxes and the "
            "minimum from which it pays its way; and a grid of both. Nothing is simulated."
        ),
        epilog=example(_EXAMPLE),
    )
    parser.add_argument("table", metavar="T", help=_("the name of a table, or the path of a table file"))
    _add_use(parser)
    _add_costs(parser)
    parser.add_argument(
        "--as", dest="side", choices=("house", "player"), default="house", help=_("whose results (house)")
    )
    filed.add_options(parser)
    parser.set_defaults(run=run)


def _add_use(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group(_("use"), _("how the table is played: an assumption, and stated as one"))
    group.add_argument("--boxes", type=up_to(_MOST_BOXES), metavar="N", help=_("boxes in play (6 or all; player: 1)"))
    group.add_argument(
        "--rph", type=_paces, metavar="R", help=_("rounds an hour: 30, or by boxes, 6=28,3=36 (by the boxes in play)")
    )
    group.add_argument("--ante", metavar="X", help=_("the average Ante (10, or the table's least)"))
    group.add_argument("--trips", metavar="X", help=_("the average Trips stake of a box (5, or the table's least)"))
    group.add_argument("--hours", type=_hours, metavar="H", help=_("hours a day (12)"))
    group.add_argument("--days", type=up_to(31), metavar="N", help=_("days a month (30)"))
    group.add_argument(
        "--mix",
        metavar="MIX",
        default="usual",
        help=_("the players: {usual}, a strategy, strategies with percentages, or a file of them (usual)").format(
            usual='"usual"'
        ),
    )
    group.add_argument("--minimum", metavar="X", help=_("the minimum that the average Ante goes with (the table's)"))
    group.add_argument("--minimums", metavar="X,X", help=_("the minimums of the grid (those of the table)"))


def _add_costs(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group(_("costs"), _("what is taken off the win; without them all of it is left"))
    group.add_argument("--labour", metavar="X", help=_("labour an hour of the table"))
    group.add_argument("--lease", metavar="X", help=_("lease of the game a month"))
    group.add_argument("--side-fee", metavar="X", help=_("fee of the side bet: a month, or 10%% of what it wins"))
    group.add_argument("--tax", type=_share, metavar="P", help=_("gaming tax, such as 15%% of the win"))
    group.add_argument("--comps", type=_share, metavar="P", help=_("comps, such as 10%% of the theoretical win"))


def _share(text: str) -> Fraction:
    found = re.fullmatch(r"([0-9]{1,3}(?:\.[0-9]{1,4})?) ?%?", text.strip())
    if not found or Fraction(found[1]) > 100:
        raise argparse.ArgumentTypeError(
            _('expected a percentage such as 15%, up to 100, got "{text}"').format(text=text)
        )
    return Fraction(found[1]) / 100


def _hours(text: str) -> Fraction:
    if not re.fullmatch(r"[0-9]{1,2}(\.[0-9]{1,2})?", text) or not 0 < Fraction(text) <= 24:
        raise argparse.ArgumentTypeError(_('expected hours a day such as 12, up to 24, got "{text}"').format(text=text))
    return Fraction(text)


def _paces(text: str) -> dict[int | None, Fraction]:
    """Rounds an hour by boxes; one number alone stands under None."""
    found: dict[int | None, Fraction] = {}
    for part in text.split(","):
        match = re.fullmatch(r"(?:([1-8])=)?([0-9]{1,3}(?:\.[0-9])?)", part.strip())
        if not match or not 1 <= Fraction(match[2]) <= _MOST_PACE or (not match[1] and "," in text):
            raise argparse.ArgumentTypeError(
                _('expected rounds an hour such as 30, or by boxes such as 6=28,3=36; got "{text}"').format(text=text)
            )
        found[int(match[1]) if match[1] else None] = Fraction(match[2])
    return found


def run(args: argparse.Namespace) -> int:
    """Work out what a table earns and print it.

    :raises UthError: if the table, a strategy or a file cannot be found, or an amount is none.
    """
    from uth.config import load_table
    from uth.pit.mix import read_mix, strategies_of

    filed.require(args)
    table = load_table(args.table).table
    earnings = _earnings(args, table, strategies_of(read_mix(args.mix)))
    from uth.cli.earn_document import Told, earn_document
    from uth.cli.earn_json import as_json

    told = Told(earnings, args.side == "house", args.rph is not None)
    filed.answer(args, earn_document(told), lambda: as_json(args.table, told))
    return 0


def _earnings(args: argparse.Namespace, table: Table, mix: tuple[Share, ...]) -> Earnings:
    from uth.analysis.strategy.locate import preset
    from uth.pit.earn import Earnings, mixed, play_of
    from uth.pit.mix import PRACTICAL, Share, best_player, players_of

    used, costs, minimums = use_of(args, table), costs_of(args, table), _minimums(args, table)
    with busy(_("working out the players ...")) as show:
        named = Share(preset(PRACTICAL), Fraction(1))
        practical, *players = players_of(
            table, [named, *mix], lambda name: show(_("strategy {name} ...").format(name=name))
        )
        best = best_player(table)
    return Earnings(
        table=table,
        use=used,
        costs=costs,
        best=play_of(best),
        practical=play_of(practical),
        players=tuple(play_of(one, one.share) for one in players),
        mix=mixed("mix" if len(players) > 1 else players[0].name, players),
        minimums=minimums,
    )


# --- what the options say


def use_of(args: argparse.Namespace, table: Table) -> Use:
    """Return the use that the options say.

    :raises UthError: if the table has fewer boxes or no Trips bet, or an amount is none.
    """
    from uth.pit.earn import Use
    from uth.pit.use import usual_use

    usual = usual_use(table)
    boxes = args.boxes or (usual.boxes if args.side == "house" else 1)
    if boxes > table.rules.boxes:
        raise EarnError(
            _('{option}: the table "{name}" has {boxes} of them, got {given}').format(
                option="--boxes", name=table.name, boxes=table.rules.boxes, given=boxes
            )
        )
    if args.trips is not None and table.trips is None:
        raise EarnError(_('{option}: the table "{name}" has no Trips bet').format(option="--trips", name=table.name))
    ante = _stake("--ante", args.ante, table, usual.ante)
    minimum = _stake("--minimum", args.minimum, table, table.limits.ante.least)
    for option, stake in (("--ante", ante), ("--minimum", minimum)):
        if not stake:
            raise EarnError(_("{option}: there is no box without an Ante").format(option=option))
    return Use(
        boxes=boxes,
        ante=Fraction(ante),
        trips=Fraction(_stake("--trips", args.trips, table, usual.trips)),
        minimum=Fraction(minimum),
        rounds=_rounds(args.rph or {}, boxes),
        hours=args.hours or Fraction(12),
        days=args.days or 30,
    )


def _rounds(typed: dict[int | None, Fraction], boxes: int) -> dict[int, Fraction]:
    from uth.pit.earn import rounds_in_proportion, usual_rounds

    if None in typed:
        return rounds_in_proportion(boxes, typed[None])
    return usual_rounds() | {count: rounds for count, rounds in typed.items() if count is not None}


def _stake(option: str, typed: str | None, table: Table, usual: int) -> int:
    return amount(option, typed, table) if typed is not None else usual


def costs_of(args: argparse.Namespace, table: Table) -> Costs:
    """Return the costs that the options say.

    :raises UthError: if an amount is none, or one is asked for that no player pays.
    """
    from uth.pit.earn import Costs

    if args.side == "player":
        for name in ("labour", "lease", "side_fee", "tax"):
            if getattr(args, name) is not None:
                option = f"--{name.replace('_', '-')}"
                raise EarnError(_("{option} is a cost of the house, not of the player").format(option=option))
    share = args.side_fee is not None and args.side_fee.strip().endswith("%")
    return Costs(
        labour=_cost("--labour", args.labour, table),
        lease=_cost("--lease", args.lease, table),
        side_fee=Fraction(0) if share else _cost("--side-fee", args.side_fee, table),
        side_share=_percentage("--side-fee", args.side_fee) if share else Fraction(0),
        tax=args.tax or Fraction(0),
        comps=args.comps or Fraction(0),
    )


def _cost(option: str, typed: str | None, table: Table) -> Fraction:
    return Fraction(amount(option, typed, table)) if typed is not None else Fraction(0)


def _percentage(option: str, typed: str) -> Fraction:
    try:
        return _share(typed)
    except argparse.ArgumentTypeError as error:
        raise EarnError(_("{option}: {error}").format(option=option, error=error)) from error


def _minimums(args: argparse.Namespace, table: Table) -> tuple[int, ...]:
    from uth.pit.earn import usual_minimums

    if args.minimums is None:
        return usual_minimums(table)
    minimums = tuple(amount("--minimums", each, table) for each in args.minimums.split(","))
    if not all(minimums) or len(minimums) > 20:
        raise EarnError(_("{option}: expected 1 to {most} amounts above 0").format(option="--minimums", most=20))
    return minimums
