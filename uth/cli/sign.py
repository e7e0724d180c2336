"""``uth sign``: which approved table a printed sign is of, what is wrong with it, and what that costs."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from uth.cli import filed, use
from uth.cli.examples import example
from uth.cli.output import busy, warn
from uth.errors import UthError
from uth.i18n import gettext as _
from uth.problems import plain_key

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from uth.pit.sign import Beside, Diagnosis, SignCheck
    from uth.pit.sign_known import KnownTable
    from uth.pit.sign_whole import Part
    from uth.pit.use import Use


class NothingPrinted(UthError):
    """No sign was given."""


def add_parser(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the program's."""
    parser = subparsers.add_parser(
        "sign",
        help=_("which table a printed sign is of, what is wrong with it, what that costs"),
        description=_(
            "Compare the lines of a printed sign with the tables that come with the program and with one's own: the "
            "table that it is, or the nearest ones with the lines that differ and what may have happened; the exact "
            "edge of the sign as printed; what the difference costs an hour. Lines may name their hands, in any order; "
            "without names they are read from the royal flush down. Exit code 1 if a sign is no known one."
        ),
        epilog=example("uth sign --trips 50/40/30/9/7/4/3 --blind 500/50/10/3/3:2/1"),
    )
    parser.add_argument(
        "--blind",
        metavar="LINES",
        help=_("the Blind's lines: {example}").format(example='"royal flush 500, flush 3:2"'),
    )
    parser.add_argument("--trips", metavar="LINES", help=_("the lines of Trips"))
    parser.add_argument(
        "--for", dest="counts_stake", action="store_true", help=_('the sign says "for": the stake is in its numbers')
    )
    parser.add_argument(
        "--table", metavar="T", help=_("the table whose rules count (else that of the nearest sign); its name or file")
    )
    use.add_options(parser)
    filed.add_options(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check the signs.

    :raises UthError: if there is none, one cannot be read, or the use is none that the table can have.
    """
    from uth.pit.sign import check_signs
    from uth.pit.sign_known import known_tables
    from uth.pit.sign_lines import SignError, read_sign
    from uth.pit.sign_meant import with_meant
    from uth.table import Bet

    if args.blind is None and args.trips is None:
        raise NothingPrinted(_("give the lines of a sign: {blind} or {trips}").format(blind="--blind", trips="--trips"))
    filed.require(args)
    typed = {Bet.BLIND: args.blind, Bet.TRIPS: args.trips}
    tables = known_tables(lambda file: warn(_("{file} has problems and is left out").format(file=file)))
    try:
        printed = [
            read_sign(text, bet, counts_stake=args.counts_stake, run_together=True)
            for bet, text in typed.items()
            if text is not None
        ]
    except SignError as error:
        raise with_meant(error, tables) from None
    base = _base(args.table) if args.table is not None else None
    with busy(_("comparing and solving the sign ...")):
        check = check_signs(printed, tables, base=base)
    used = use.use_of(args, check.base.table)
    _print(args, check, used)
    return 0 if all(one.known for one in check.diagnoses) else 1


def _base(typed: str) -> KnownTable:
    from uth.config import load_table
    from uth.pit.sign_known import KnownTable

    return KnownTable(plain_key(typed) if "/" not in typed else typed, load_table(typed).table)


def _print(args: argparse.Namespace, check: SignCheck, used: Use) -> None:
    from uth.cli.sign_document import sign_document

    filed.answer(args, sign_document(check, used), lambda: as_json(check, used))


def as_json(check: SignCheck, used: Use) -> dict[str, Any]:
    """Return the JSON document, without its stamp."""
    return {
        "table": check.base.name,
        "use": use.as_json(used, check.base.table),
        "tables": list(check.tables),
        "signs": [_sign(check, used, one) for one in check.diagnoses],
    }


def _sign(check: SignCheck, used: Use, one: Diagnosis) -> dict[str, Any]:
    printed = one.printed
    return {
        "bet": one.bet.value,
        "lines": {hand.value: str(pay) for hand, pay in printed.lines},
        "named": printed.named,
        "counts_stake": printed.counts_stake,
        "read_as": [_part(part) for part in one.whole.parts] if one.whole else [],
        "known": list(one.known.names) if one.known else [],
        "lines_of_the_other_bet": [hand.value for hand in one.foreign],
        **_edge(one),
        "player_ahead": one.player_ahead,
        "nearest": [_beside(check, used, one, beside) for beside in one.nearest],
    }


def _part(part: Part) -> dict[str, Any]:
    return {
        "bet": part.bet.value,
        "tables": [name for sign in part.signs for name in sign.names],
        "lines": part.lines,
        "upside_down": part.upside_down,
    }


def _edge(one: Diagnosis | Beside) -> dict[str, Any]:
    edge = one.edge
    return {"house_edge": None if edge is None else float(edge), "exact": None if edge is None else str(edge)}


def _beside(check: SignCheck, used: Use, one: Diagnosis, beside: Beside) -> dict[str, Any]:
    near, money = beside.near, check.base.table.currency
    less = None if one.edge is None or beside.edge is None else used.hourly(one.bet, beside.edge - one.edge)
    return {
        "tables": list(near.known.names),
        "lines": {hand.value: str(pay) for hand, pay in near.known.paytable.lines},
        **_edge(beside),
        "costs_an_hour": None if less is None else money.format(round(less)),
        "steps": near.steps,
        "differences": [
            {
                "hand": line.hand.value,
                "printed": str(line.printed),
                "known": str(line.known),
                "causes": [slip.value for slip in line.slips],
                "tables": list(line.signs),
            }
            for line in near.differences
        ],
        "happened": [
            {"fault": happened.fault.value, "hands": [hand.value for hand in happened.hands]}
            for happened in near.happened
        ],
    }
