"""Settled rounds as CSV for a spreadsheet: one row for each box of the player."""

from __future__ import annotations

import csv
import io
from collections.abc import Generator, Iterator, Sequence
from datetime import UTC, datetime

from uth.cards import format_cards
from uth.errors import UthError
from uth.game import engine
from uth.game.model import Round
from uth.game.settlement import BoxSettlement, Line, Settlement
from uth.hands import Hand
from uth.i18n import gettext as _
from uth.store.database import Damaged, Database
from uth.store.history import History, State, Stored
from uth.store.players import Player
from uth.store.rows import box_rows
from uth.table import Bet

_BET = ("stake", "result", "odds", "paid", "net")
HEADS: tuple[str, ...] = (
    "player", "round", "ended", "sitting", "table", "currency", "box", "dark", "hole cards", "board", "dealer cards",
    "hand", "hand cards", "dealer hand", "dealer hand cards", "dealer qualifies", "decision", "street", "result",
    *(f"{bet} {what}" for bet in Bet for what in _BET),
    "staked", "returned", "net",
)  # fmt: skip
"""The names of the columns."""
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def sheet(database: Database, players: Sequence[Player]) -> Generator[bytes, None, None]:
    """Yield the rows as CSV (RFC 4180, UTF-8 with a mark at its beginning), each player's oldest round first.

    :raises Damaged: if a round cannot be read or played again.
    """
    with database.snapshot():
        yield "\N{BYTE ORDER MARK}".encode() + _csv(HEADS)
        for player in players:
            history = History(database, player.id)
            for number in history.numbers():
                stored = history.round(number)
                if stored.state is State.SETTLED:
                    yield from (_csv(row) for row in _rows(player, stored))


def _csv(row: tuple[str, ...]) -> bytes:
    text = io.StringIO()
    csv.writer(text).writerow(row)
    return text.getvalue().encode()


def safe(text: str) -> str:
    """Return *text* so that no spreadsheet takes it for a formula: with an apostrophe before it if it begins like one.

    Source: https://owasp.org/www-community/attacks/CSV_Injection
    """
    return f"'{text}" if text.startswith(_FORMULA) else text


def when(at: int) -> str:
    """Return a time in milliseconds since 1970 as ISO 8601 in UTC, whole seconds: ``2027-01-15T08:00:00Z``.

    :raises Damaged: if there is no such time.
    """
    try:
        return f"{datetime.fromtimestamp(at // 1000, tz=UTC):%Y-%m-%dT%H:%M:%SZ}"
    except (OverflowError, ValueError, OSError) as error:
        raise Damaged(_("{at} is no time").format(at=at)) from error


def _rows(player: Player, stored: Stored) -> Iterator[tuple[str, ...]]:
    try:
        state = engine.replay(stored.table, stored.funds, stored.actions)
    except UthError as error:
        raise Damaged(
            _("round {number} cannot be played again: {error}").format(number=stored.number, error=error)
        ) from error
    settlement = stored.settlement
    if settlement is None or state.settlement is None:
        raise Damaged(_("round {number} does not end with a settlement").format(number=stored.number))
    decisions = {row[0]: (str(row[3]), str(row[4])) for row in box_rows(state, settlement, stored.owner)}
    about = (
        safe(player.name), str(stored.number), when(stored.ended or 0), str(stored.sitting), safe(stored.table.name),
        stored.table.currency.code,
    )  # fmt: skip
    for box in state.owned_by(stored.owner):
        settled = settlement.box(box.number)
        cards = (str(box.number), _yes(box.dark), format_cards(box.cards), *_house(state))
        outcome = (*decisions[box.number], settled.result.value)
        yield (*about, *cards, *_hands(settled, settlement), *outcome, *_money(stored, settled))


def _yes(true: bool) -> str:
    return "yes" if true else "no"


def _house(state: Round) -> tuple[str, str]:
    return format_cards(state.community), format_cards(state.dealer)


def _hands(settled: BoxSettlement, settlement: Settlement) -> tuple[str, ...]:
    return (*_hand(settled.hand), *_hand(settlement.dealer), _yes(settlement.qualifies))


def _hand(hand: Hand) -> tuple[str, str]:
    return hand.category.value, format_cards(hand.cards)


def _money(stored: Stored, settled: BoxSettlement) -> Iterator[str]:
    money = stored.table.currency
    for bet in Bet:
        yield from _bet(stored, settled.line(bet))
    yield from (money.format(amount) for amount in (settled.staked, settled.returned, settled.net))


def _bet(stored: Stored, line: Line) -> tuple[str, ...]:
    money = stored.table.currency
    odds = str(line.odds) if line.odds is not None else ""
    return money.format(line.stake), line.result.value, odds, money.format(line.paid), money.format(line.net)
