"""What the options of ``uth luck`` say: who sits at the table, for how long, and what came of it."""

from __future__ import annotations

import argparse
import re
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from uth.cli.use import amount
from uth.errors import UthError
from uth.i18n import gettext as _

if TYPE_CHECKING:
    from uth.pit.earn_pace import Pace
    from uth.pit.law import Setting
    from uth.pit.law_sums import Counts
    from uth.problems import Problem
    from uth.store.tallies import Stake
    from uth.table import Table

_MOST_HOURS = 30_000


class LuckError(UthError):
    """Options of the command that do not go together."""


def read_rounds(text: str) -> int:
    """Return a number of rounds.

    :raises argparse.ArgumentTypeError: if it is none, or too many.
    """
    from uth.pit.luck import MOST_ROUNDS

    plain = re.sub("[_,]", "", text)
    if not re.fullmatch("[0-9]{1,9}", plain) or not 1 <= int(plain) <= MOST_ROUNDS:
        raise argparse.ArgumentTypeError(
            _('expected 1 to {most}, got "{text}"').format(most=f"{MOST_ROUNDS:,}", text=text)
        )
    return int(plain)


def read_hours(text: str) -> Fraction:
    """Return a number of hours.

    :raises argparse.ArgumentTypeError: if it is none, or too many.
    """
    if not re.fullmatch(r"[0-9]{1,5}(\.[0-9]{1,4})?", text) or not 0 < Fraction(text) <= _MOST_HOURS:
        raise argparse.ArgumentTypeError(
            _('expected hours such as 7.5, up to {most}, got "{text}"').format(most=f"{_MOST_HOURS:,}", text=text)
        )
    return Fraction(text)


def read_certainty(text: str) -> float:
    """Return a certainty in percent as a part of 1.

    :raises argparse.ArgumentTypeError: if it is none, or not over a half.
    """
    found = re.fullmatch(r"([0-9]{2}(?:\.[0-9]{1,3})?) ?%?", text.strip())
    if not found or float(found[1]) <= 50:
        raise argparse.ArgumentTypeError(
            _('expected a percentage over 50 and under 100 such as 95%, got "{text}"').format(text=text)
        )
    return float(Fraction(found[1]) / 100)


def read_pace(text: str) -> Pace:
    """Return the rounds an hour that an option says: one number, or two with a hyphen between.

    :raises argparse.ArgumentTypeError: if it says neither.
    """
    from uth.pit.earn_pace import Pace

    found = re.fullmatch(r"([0-9]{1,3})(?:(?:-|\.\.|–)([0-9]{1,3}))?", text.replace(" ", ""))
    slowest = int(found[1]) if found else 0
    fastest = int(found[2] or slowest) if found else 0
    if not 1 <= slowest <= fastest <= 500:
        raise argparse.ArgumentTypeError(
            _('expected rounds an hour such as 30 or 28-32, up to 500, got "{text}"').format(text=text)
        )
    return Pace(slowest, fastest)


@dataclass(frozen=True)
class Asked:
    """What the options say; amounts in minor units."""

    setting: Setting
    pace: Pace
    counts: Counts
    hours: Fraction | None
    certainties: tuple[float, ...]
    result: int | None
    drop: int | None
    warnings: tuple[Problem, ...]


def asked_by(args: argparse.Namespace) -> Asked:
    """Return what the options say.

    :raises UthError: if the table or a strategy cannot be found, or options do not go together.
    """
    from uth.config import load_table
    from uth.pit.earn_pace import usual_pace
    from uth.pit.law import Setting, Side
    from uth.pit.law_sums import Counts
    from uth.pit.luck import counts_of
    from uth.pit.luck_needed import CERTAINTIES
    from uth.pit.mix import read_mix, strategies_of

    table = load_table(args.table).table
    stakes, warnings = stakes_of(args, table)
    pace = args.rph or usual_pace(len(stakes))
    counts = Counts(args.rounds, args.rounds) if args.rounds else counts_of(args.hours, pace.slowest, pace.fastest)
    _require_fits(counts.most)
    side = Side.HOUSE if args.side == "house" else Side.PLAYER
    setting = Setting(table, stakes, side, strategies_of(read_mix(args.mix)))
    certainties = CERTAINTIES if args.certainty is None else (args.certainty,)
    return Asked(setting, pace, counts, args.hours, certainties, *_result(args, table), warnings)


def _require_fits(rounds: int) -> None:
    from uth.pit.luck import MOST_ROUNDS

    if rounds > MOST_ROUNDS:
        raise LuckError(
            _("{option}: that is up to {rounds} rounds, expected at most {most}").format(
                option="--hours", rounds=f"{rounds:,}", most=f"{MOST_ROUNDS:,}"
            )
        )


def stakes_of(args: argparse.Namespace, table: Table) -> tuple[tuple[Stake, ...], tuple[Problem, ...]]:
    """Return the stakes of each box, and a warning for each that is outside the table's limits.

    :raises UthError: if an amount is none, or there are more of them than boxes.
    """
    from uth.cli.settle import limit_warnings
    from uth.game.model import Box, stakes_of
    from uth.pit.use import usual_use
    from uth.store.tallies import Stake
    from uth.table import Bet

    usual = usual_use(table)
    antes = _amounts(args, "ante", table) or (usual.ante,)
    trips = _amounts(args, "trips", table) or (usual.trips,)
    if not all(antes):
        raise LuckError(_("{option}: there is no box without an Ante").format(option="--ante"))
    if args.trips is not None and any(trips) and table.trips is None:
        raise LuckError(_('{option}: the table "{name}" has no Trips bet').format(option="--trips", name=table.name))
    boxes = _boxes(args, table, len(antes), len(trips), usual.boxes if args.side == "house" else 1)
    each = zip(_for_each("--ante", antes, boxes), _for_each("--trips", trips, boxes), strict=True)
    stakes = tuple(Stake(ante, side, 0) for ante, side in each)
    warnings = dict.fromkeys(
        warning
        for ante, side, _dark in stakes
        for warning in limit_warnings(table, Box(1, "player", stakes_of({Bet.ANTE: ante, Bet.TRIPS: side})))
    )
    return stakes, tuple(warnings)


def _boxes(args: argparse.Namespace, table: Table, antes: int, trips: int, usual: int) -> int:
    boxes = args.boxes or max(antes, trips)
    if args.boxes is None and boxes == 1:
        boxes = usual
    if boxes > table.rules.boxes:
        raise LuckError(
            _('{option}: the table "{name}" has {boxes} of them, got {given}').format(
                option="--boxes", name=table.name, boxes=table.rules.boxes, given=boxes
            )
        )
    return int(boxes)


def _for_each(option: str, amounts: tuple[int, ...], boxes: int) -> tuple[int, ...]:
    if len(amounts) == 1:
        return amounts * boxes
    if len(amounts) != boxes:
        raise LuckError(
            _("{option}: expected one amount, or one for each of {boxes} boxes, got {count}").format(
                option=option, boxes=boxes, count=len(amounts)
            )
        )
    return amounts


def _amounts(args: argparse.Namespace, name: str, table: Table) -> tuple[int, ...] | None:
    typed = getattr(args, name)
    if typed is None:
        return None
    return tuple(amount(f"--{name}", each, table) for each in typed.split(","))


def _result(args: argparse.Namespace, table: Table) -> tuple[int | None, int | None]:
    """The result and the drop, in minor units, if they were given."""
    _require_together(args)
    typed, option = (args.result, "--result") if args.win is None else (args.win, "--win")
    if typed is None:
        return None, None
    result = signed_amount(option, typed, table)
    if args.drop is None:
        return result, None
    drop = amount("--drop", args.drop, table)
    if not drop:
        raise LuckError(_("{option}: expected more than nothing").format(option="--drop"))
    return result, drop


def _require_together(args: argparse.Namespace) -> None:
    if (args.drop is None) != (args.win is None):
        raise LuckError(_("{one} and {other} go together").format(one="--drop", other="--win"))
    if args.win is not None and args.result is not None:
        raise LuckError(_("{one} stands in place of {other}: give one").format(one="--win", other="--result"))
    if args.win is not None and (args.side != "house" or args.hours is None):
        raise LuckError(
            _("{option} is the house's and needs {hours}: say how long was played").format(
                option="--win", hours="--hours"
            )
        )


def signed_amount(option: str, typed: str, table: Table) -> int:
    """Return an amount that may be a loss, in minor units.

    :raises UthError: if it is none.
    """
    plain = typed.strip().replace("−", "-")
    return (
        -amount(option, plain[1:], table) if plain.startswith("-") else amount(option, plain.removeprefix("+"), table)
    )
