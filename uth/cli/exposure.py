"""``uth exposure T``: the most that a table can lose at its limits, what a cap does, and what odd chips cost."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from uth.cli import filed
from uth.cli.examples import example
from uth.cli.output import busy, told_by
from uth.cli.use import amount
from uth.errors import UthError
from uth.i18n import gettext as _

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from uth.config import LoadedTable
    from uth.pit.exposure import DeskExposure, Limited
    from uth.pit.exposure_cap import CapEffect
    from uth.pit.exposure_odd import OddStake
    from uth.problems import Problem
    from uth.table import Cap, Limit, Table

_NO_CAP = "none"


class LimitError(UthError):
    """Limits that no table can have."""


def add_parser(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the program's."""
    parser = subparsers.add_parser(
        "exposure",
        help=_("the most that a table can lose, what a payout cap does, what odd chips cost"),
        description=_(
            "At the table's limits, or others: the most that a box, a player and a round can cost; the highest Ante"
            " that never meets a payout cap, and what the cap does to the edge at higher ones, the table solved for"
            " what it then pays; what uneven odds pay on each legal stake, and what the rounding costs. `uth check`"
            " has the first of these in its report."
        ),
        epilog=example("uth exposure standard --limits 5-200 --cap 20000"),
    )
    parser.add_argument("table", metavar="T", help=_("the name of a table, or the path of a table file"))
    parser.add_argument("--limits", metavar="[MIN-]MAX", help=_("limits of the Ante (the table's)"))
    parser.add_argument("--trips-limits", metavar="[MIN-]MAX", help=_("limits of Trips (the table's)"))
    parser.add_argument(
        "--cap",
        metavar="X",
        help=_('the most that is paid in a round, stakes excluded, or "{none}"').format(none=_NO_CAP),
    )
    parser.add_argument(
        "--cap-per", choices=("box", "player", "table"), help=_("whose bets share that cap (the table's, else box)")
    )
    parser.add_argument("--chip", metavar="X", help=_("the smallest chip that is paid (the table's)"))
    filed.add_options(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Work out the exposure.

    :raises UthError: if the table cannot be found or solved, its file has problems, or a limit is none.
    """
    from uth.analysis.figures import figures
    from uth.config import load_table
    from uth.pit.exposure import desk_exposure, limited

    filed.require(args)
    loaded = load_table(args.table)
    table = limited(loaded.table, _limited(args, loaded.table))
    with busy(_("limits and exposure ...")) as show:
        found = desk_exposure(table, figures(table, told=told_by(show)).ends, lambda what: show(f"{what} ..."))
    _print(args, found, loaded)
    return 0


# --- what is asked for


def _limited(args: argparse.Namespace, table: Table) -> Limited:
    from uth.pit.exposure import Limited

    if args.trips_limits is not None and table.trips is None:
        raise LimitError(
            _('{option}: the table "{name}" has no Trips bet').format(option="--trips-limits", name=table.name)
        )
    return Limited(
        ante=_limit("--limits", args.limits, table, table.limits.ante),
        trips=_limit("--trips-limits", args.trips_limits, table, table.limits.trips),
        cap=_cap(args, table),
        uncapped=args.cap == _NO_CAP,
        chip=_chip(args.chip, table) if args.chip is not None else None,
    )


def _limit(option: str, typed: str | None, table: Table, own: Limit) -> Limit | None:
    """Limits with the table's step; a step that does not fit them is none."""
    from uth.table import Limit

    if typed is None:
        return None
    least, dash, most = typed.rpartition("-")
    asked = Limit(amount(option, least, table) if dash else own.least, amount(option, most, table), own.step)
    if not 0 < asked.least <= asked.most or asked.most // own.step == -(-asked.least // own.step) - 1:
        raise LimitError(
            _(
                "{option}: expected a minimum and a maximum, such as {example}, with a multiple of {step} between"
                ' them; got "{text}"'
            ).format(option=option, example="5-200", step=table.currency.format(own.step), text=typed)
        )
    return asked


def _cap(args: argparse.Namespace, table: Table) -> Cap | None:
    from uth.table import Cap, CapPer

    own = table.limits.payout_cap
    if args.cap is None or args.cap == _NO_CAP:
        if args.cap_per is not None and (own is None or args.cap is not None):
            raise LimitError(_("{option}: there is no cap").format(option="--cap-per"))
        return None if own is None or args.cap_per is None else Cap(own.amount, CapPer(args.cap_per))
    most = amount("--cap", args.cap, table)
    if not most:
        raise LimitError(_("{option}: a table that pays nothing is none").format(option="--cap"))
    return Cap(most, CapPer(args.cap_per) if args.cap_per else own.per if own else CapPer.BOX)


def _chip(typed: str, table: Table) -> int:
    chip = amount("--chip", typed, table)
    if not chip:
        raise LimitError(_("{option}: a chip is worth something").format(option="--chip"))
    return chip


# --- what is said


def _print(args: argparse.Namespace, found: DeskExposure, loaded: LoadedTable) -> None:
    from uth.cli.exposure_document import exposure_document

    document, warnings = exposure_document(found, loaded.file), loaded.warnings
    filed.answer(args, document, lambda: as_json(args.table, found, warnings), map(str, warnings))


def as_json(typed: str, found: DeskExposure, warnings: Sequence[Problem]) -> dict[str, Any]:
    """Return the JSON document, without its stamp; amounts are texts with all decimals, edges also exact fractions."""
    money = found.table.currency
    return {
        "table": typed,
        "warnings": [warning.data for warning in warnings],
        "currency": money.code,
        "ante": money.format(found.most.ante),
        "trips": money.format(found.most.trips),
        "box_wins": money.format(found.most.box),
        "box_loses": money.format(found.box_loses),
        "player": {"boxes": found.player_boxes, "wins": money.format(found.player)},
        "round_costs": [money.format(amount) for amount in found.rounds],
        "hands": [
            {
                "hand": cost.hand.value,
                "play": cost.multiple,
                "dealer_qualifies": cost.qualified,
                "bets": {bet.value: money.format(won) for bet, won in cost.won},
                "uncapped": money.format(cost.uncapped),
                "paid": money.format(cost.paid),
            }
            for cost in found.hands
        ],
        "cap": _cap_json(found, found.cap) if found.cap else None,
        "rounding": {
            "smallest_chip": money.format(found.table.smallest_chip),
            "rule": found.table.rounding.value,
            "rounded": {bet.value: count for bet, count in found.odd.rounded.items()},
            "stakes": [_stake_json(found, stake) for stake in found.odd.stakes],
        },
    }


def _cap_json(found: DeskExposure, cap: CapEffect) -> dict[str, Any]:
    money = found.table.currency
    return {
        "amount": money.format(cap.cap.amount),
        "per": cap.cap.per.value,
        "boxes": cap.boxes,
        "never_met_up_to": None if cap.free is None else money.format(cap.free),
        "never_met_beside_trips_up_to": None if cap.free_beside is None else money.format(cap.free_beside),
        "antes": [
            {
                "ante": money.format(one.ante),
                "met": str(one.met),
                "edge_uncapped": str(one.before),
                "edge_played_as_before": str(one.same),
                "edge_played_best": None if one.best is None else str(one.best),
                "cap_takes": float(one.worth),
                "trips_edge": None if one.trips is None else str(one.trips),
            }
            for one in cap.antes
        ],
    }


def _stake_json(found: DeskExposure, stake: OddStake) -> dict[str, Any]:
    money = found.table.currency
    return {
        "bet": stake.bet.value,
        "stake": money.format(stake.stake),
        "kept": str(stake.kept(found.table.rounding)),
        "lines": [
            {
                "bet": win.line.bet.value,
                "hand": win.line.hand.value,
                "odds": str(win.line.odds),
                "chance": str(win.line.chance),
                "exact": str(win.exact / money.unit),
                "paid": money.format(win.paid(found.table.rounding)),
            }
            for win in stake.wins
        ],
    }
