"""``uth settle``: what each bet of one box is paid, and why."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from uth.cards import Card, parse_cards
from uth.chips import Currency
from uth.cli import output
from uth.cli.examples import example
from uth.cli.settled import box_document, dealer_document, settled_text
from uth.config import Problem, load_table
from uth.errors import CardError, UthError
from uth.game.model import Box, stakes_of
from uth.game.settle import settle
from uth.game.settlement import Settlement
from uth.i18n import gettext as _
from uth.table import Bet, Limit, Street, Table
from uth.words.choices import joined
from uth.words.errors import error_words
from uth.words.money import money_words
from uth.words.settlement import bet_words

_EXAMPLE = 'uth settle --player "Ah 2h" --dealer "Kc Kd" --board "9h 7h 4h Ks 3c" --ante 5 --trips 5 --play 4'


class StakeError(UthError):
    """A bet that cannot be made at this table."""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to those of the program."""
    about = _("what each bet is paid, and why: for disputes")
    parser = subparsers.add_parser("settle", help=about, description=about.capitalize(), epilog=example(_EXAMPLE))
    for who, what in (("player", _("the player's two cards")), ("dealer", _("the dealer's two cards"))):
        parser.add_argument(f"--{who}", required=True, nargs="+", metavar="CARD", help=what)
    parser.add_argument("--board", required=True, nargs="+", metavar="CARD", help=_("the five community cards"))
    parser.add_argument("--ante", required=True, metavar="X", help=_("the Ante; the Blind is as much"))
    parser.add_argument("--trips", default="0", metavar="X", help=_("the Trips bet, if there is one"))
    decision = parser.add_mutually_exclusive_group(required=True)
    decision.add_argument("--play", type=_multiple, metavar="M", help=_("played for M times the Ante, such as 4"))
    streets = [street.value for street in Street]
    decision.add_argument(
        "--fold", choices=streets, metavar="STREET", help=_("folded: {streets}").format(streets=joined(streets))
    )
    parser.add_argument("--dark", action="store_true", help=_("a dark box: its Play was fixed before the deal"))
    parser.add_argument("--table", default="standard", metavar="T", help=_("a table's name or file (standard)"))
    parser.add_argument("--json", action="store_true", help=_("print JSON"))
    parser.set_defaults(run=run)


def _multiple(text: str) -> int:
    if text.removesuffix("x") not in {"1", "2", "3", "4"}:
        raise argparse.ArgumentTypeError(_('expected how many times the Ante, 1 to 4, got "{text}"').format(text=text))
    return int(text.removesuffix("x"))


def run(options: argparse.Namespace) -> int:
    """Settle one box and print every bet.

    :raises UthError: if the cards are no deal, or the table does not have the bet or the decision.
    """
    table = load_table(options.table).table
    box = _box(options, table)
    dealer = read_cards("--dealer", options.dealer, 2)
    settlement = settle(table, [box], dealer, read_cards("--board", options.board, 5))
    warnings = limit_warnings(table, box)
    if options.json:
        output.say_json(output.stamped(_document(options.table, table, settlement, warnings)))
        return 0
    for warning in warnings:
        output.warn(warning.message)
    output.say(settled_text(table, settlement, settlement.boxes[0]))
    return 0


def _box(options: argparse.Namespace, table: Table) -> Box:
    ante = read_amount("--ante", options.ante, table.currency)
    trips = read_amount("--trips", options.trips, table.currency)
    _require_decision(options, table)
    _require_bets(ante, trips, options.dark, table)
    return Box(
        number=1,
        owner="player",
        stakes=stakes_of({Bet.ANTE: ante, Bet.BLIND: ante, Bet.PLAY: ante * (options.play or 0), Bet.TRIPS: trips}),
        dark=options.dark,
        multiple=options.play or 0,
        folded=Street(options.fold) if options.fold else None,
        cards=read_cards("--player", options.player, 2),
    )


def read_cards(option: str, texts: Sequence[str], number: int | None = None) -> tuple[Card, ...]:
    """Return the cards that follow an option, *number* of them if that is given.

    :raises CardError: if they are no cards, or not so many.
    """
    try:
        cards = parse_cards(" ".join(texts))
    except CardError as error:
        raise CardError(f"{option}: {error_words(error)}") from error
    if number is not None and len(cards) != number:
        raise CardError(
            _("{option}: expected {number} cards, got {count}").format(option=option, number=number, count=len(cards))
        )
    return cards


def read_amount(option: str, text: str, money: Currency) -> int:
    """Return the amount that follows an option, in minor units; the currency's sign may stand before it.

    :raises StakeError: if it is none.
    """
    try:
        return money.parse(text.strip().removeprefix(money.sign).strip())
    except UthError as error:
        raise StakeError(f"{option}: {error_words(error)}") from error


def _require_decision(options: argparse.Namespace, table: Table) -> None:
    rules = table.rules
    if options.dark and not rules.dark_boxes:
        raise StakeError(_('{option}: the table "{name}" has no dark boxes').format(name=table.name, option="--dark"))
    if options.dark and options.fold is not None:
        raise StakeError(
            _("{option}: a dark box is not folded, its Play is down before the deal; give {play}").format(
                option="--fold", play="--play"
            )
        )
    if options.fold is not None and options.fold not in rules.fold:
        allowed = ", ".join(rules.fold) or _("none")
        raise StakeError(
            _('{option}: the table "{name}" has no fold at "{street}", it allows: {allowed}').format(
                name=table.name, street=options.fold, allowed=allowed, option="--fold"
            )
        )
    multiples = rules.dark_play if options.dark else [m for street in Street for m in rules.play_multiples(street)]
    if options.play is not None and options.play not in multiples:
        allowed = ", ".join(f"{multiple}x" for multiple in sorted(multiples))
        raise StakeError(
            _('{option}: the table "{name}" has no {play}x here, it allows: {allowed}').format(
                name=table.name, play=options.play, allowed=allowed, option="--play"
            )
        )


def _require_bets(ante: int, trips: int, dark: bool, table: Table) -> None:
    if not ante:
        raise StakeError(_("{option}: there is no box without an Ante").format(option="--ante"))
    if trips and table.trips is None:
        raise StakeError(_('{option}: the table "{name}" has no Trips bet').format(name=table.name, option="--trips"))
    if trips and dark and not table.rules.trips_on_dark:
        raise StakeError(
            _('{option}: the table "{name}" has no Trips bet on a dark box').format(name=table.name, option="--trips")
        )


def limit_warnings(table: Table, box: Box) -> list[Problem]:
    """Return a warning for each stake outside the table's limits."""
    limits = ((Bet.ANTE, table.limits.ante), (Bet.TRIPS, table.limits.trips))
    return [
        Problem("", 0, bet.value, _outside(bet, box.stake(bet), limit, table.currency))
        for bet, limit in limits
        if box.stake(bet) and not limit.allows(box.stake(bet))
    ]


def _outside(bet: Bet, stake: int, limit: Limit, money: Currency) -> str:
    amounts = (stake, limit.least, limit.most, limit.step)
    given, least, most, step = (money_words(amount, money, decimals=True) for amount in amounts)
    return _("{bet} {given} is outside the limits of the table: {least} to {most} in steps of {step}").format(
        bet=bet_words(bet), given=given, least=least, most=most, step=step
    )


def _document(typed: str, table: Table, settlement: Settlement, warnings: Sequence[Problem]) -> dict[str, object]:
    box = box_document(table, settlement.boxes[0])
    return {
        "table": typed,
        "warnings": [warning.data for warning in warnings],
        "player": box.pop("player"),
        "dealer": dealer_document(settlement),
        **box,
    }
