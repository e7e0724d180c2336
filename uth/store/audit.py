"""Whether a player's history and ledger agree: each round with itself, its rows and the chips that it moved."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

from uth.chips import CURRENCY_CODES, currency
from uth.game.model import Round
from uth.store import aside
from uth.store.database import Damaged, Database
from uth.store.errors import UNREADABLE
from uth.store.history import History, State, Stored
from uth.store.joins import joined, left
from uth.store.ledger import Kind
from uth.store.rows import box_rows, summary_row
from uth.store.verify import Finding, played

Told = Callable[[int], None]
"""Is told how many rounds have been looked at."""


def audit(database: Database, player: int, told: Told = lambda _: None) -> Iterator[Finding]:
    """Yield what does not agree in everything that a player has played and booked, as it is at one moment."""
    with database.snapshot() as connection:
        for count, number in enumerate(History(database, player).numbers(), 1):
            yield from audit_one(database, player, number)
            told(count)
        yield from _judged(books(connection, player), rescued(database))


def audit_one(database: Database, player: int, number: int) -> tuple[Finding, ...]:
    """Return what does not agree in one round; what is missing is a known loss only behind a damaged file.

    :raises HistoryError: if there is none of that number.
    """
    return tuple(_judged(audit_round(database, player, number), rescued(database)))


def audit_round(database: Database, player: int, number: int) -> tuple[Finding, ...]:
    """Return what does not agree in one round, wherever it comes from.

    :raises HistoryError: if there is none of that number.
    """
    try:
        stored = History(database, player).round(number)
    except Damaged as error:
        return (Finding("its record", "one that can be read", str(error), number),)
    try:
        state, findings = played(stored)
        with database.reading() as connection:
            return (*findings, *_booked(connection, player, stored, state))
    except UNREADABLE as error:
        return (Finding("what is written of it", "values of their kinds", _short(error), number),)


def rescued(database: Database) -> bool:
    """Return whether a damaged file stands behind this one: only then is what is missing a known loss."""
    with database.reading() as connection:
        carried = connection.execute("SELECT 1 FROM entry WHERE kind = ?", (Kind.CARRIED.value,)).fetchone()
    return carried is not None or aside.happened(database.file)


def _judged(findings: Iterable[Finding], known: bool) -> Iterator[Finding]:
    """Take what is missing for a fault where no rescue has told of it."""
    for finding in findings:
        yield finding if known else replace(finding, lost=False)


def _booked(connection: sqlite3.Connection, player: int, stored: Stored, state: Round | None) -> Iterator[Finding]:
    if state is None:
        return
    carried = is_carried(connection, player)
    yield from _rows(connection, player, stored, state)
    yield from _chips(connection, player, stored, state, carried=carried)
    yield from joined(connection, player, stored, carried=carried)


def is_carried(connection: sqlite3.Connection, player: int) -> bool:
    """Return whether entries of a player were lost with a damaged file: then those of a round may be missing."""
    row = connection.execute("SELECT 1 FROM entry WHERE player = ? AND kind = ?", (player, Kind.CARRIED.value))
    return row.fetchone() is not None


def _short(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"[:200]


def books(connection: sqlite3.Connection, player: int) -> Iterator[Finding]:
    """Yield what does not agree in the numbers of rounds and sittings, and in the ledger."""
    try:
        for table in ("sitting", "round"):
            rows = connection.execute(f"SELECT number FROM {table} WHERE player = ? ORDER BY number", (player,))
            yield from _gaps(table, (number for (number,) in rows))
        yield from left(connection, player)
        yield from _ledger(connection, player)
    except UNREADABLE as error:
        yield Finding("what is written in the ledger", "values of their kinds", _short(error))


def _gaps(what: str, numbers: Iterator[int]) -> Iterator[Finding]:
    expected = 1
    for number in numbers:
        if number != expected:
            yield Finding(f"the numbers of the {what}s", f"{what} {expected} next", f"{what} {number}", lost=True)
        expected = number + 1


# --- one round against its rows and chips


_SUMMARY = ("boxes", "ante", "staked", "net", "trips", "trips_net", "folded", "best")
_BOX = (
    "box", "dark", "hole", "choice", "street", "result", "hand", "dealer", "qualifies", "ante", "ante_net", "blind",
    "blind_net", "play", "play_net", "trips", "trips_net",
)  # fmt: skip


def _rows(connection: sqlite3.Connection, player: int, stored: Stored, state: Round | None) -> Iterator[Finding]:
    """Compare what lists and statistics are made from with what the settlement says."""
    settlement = state.settlement if state is not None else None
    if state is None or settlement is None or stored.state is not State.SETTLED:
        return
    which = (player, stored.number)
    row = connection.execute(f"SELECT {', '.join(_SUMMARY)} FROM round WHERE player = ? AND number = ?", which)
    yield from _differences("the row of the round", (_SUMMARY, summary_row(settlement, stored.owner)), row, stored)
    found = connection.execute(
        f"SELECT {', '.join(_BOX)} FROM box WHERE round = (SELECT id FROM round WHERE player = ? AND number = ?) "
        "ORDER BY box",
        which,
    ).fetchall()
    expected = sorted(box_rows(state, settlement, stored.owner), key=lambda each: str(each[0]))
    if [row[0] for row in found] != [row[0] for row in expected]:
        yield Finding("the rows of its boxes", _listed(expected), _listed(found), stored.number)
        return
    for one, other in zip(expected, found, strict=True):
        yield from _differences(f"the row of box {one[0]}", (_BOX, one), iter([other]), stored)


def _listed(rows: list[tuple[object, ...]]) -> str:
    return ", ".join(f"box {row[0]}" for row in rows) or "none"


def _differences(
    what: str,
    expected: tuple[tuple[str, ...], tuple[object, ...]],
    rows: Iterator[tuple[object, ...]],
    stored: Stored,
) -> Iterator[Finding]:
    names, values = expected
    for name, one, other in zip(names, values, next(rows), strict=True):
        if one != other:
            yield Finding(f"{what}, {name}", str(one), str(other), stored.number)


class _Moved(NamedTuple):
    """What the entries of one round moved, in minor units."""

    staked: int
    paid: int
    given_back: int
    had: int
    """What the player had before the first of them."""
    currencies: tuple[str, ...]


def _chips(
    connection: sqlite3.Connection, player: int, stored: Stored, state: Round, *, carried: bool
) -> Iterator[Finding]:
    """Compare what the ledger moved for a round with its stakes and what came back.

    *carried*: entries of this player were lost with a damaged file, so that some of the round may be missing.
    """
    boxes = state.settlement.boxes if state.settlement is not None else ()
    stakes = sum(box.staked for box in state.owned_by(stored.owner))
    returned = sum(box.returned for box in boxes if box.owner == stored.owner)
    moved = _moved(connection, player, stored.number)
    money = stored.table.currency
    pairs = [
        ("the stakes in the ledger", stakes, moved.staked),
        ("what the ledger paid", returned, moved.paid),
        ("the stakes that the ledger gave back", stakes if stored.state is State.VOID else 0, moved.given_back),
    ]
    if moved.currencies:
        had = stored.funds.get(stored.owner, 0)
        # What was carried over may stand between, and the round's first entry need not be the one that is there.
        if not carried:
            pairs.append(("what the player had by the ledger", had, moved.had))
    for what, expected, found in pairs:
        if expected != found:
            lost = stored.state is State.VOID or (carried and found < expected)
            yield Finding(what, money.format(expected), money.format(found), stored.number, lost)
    for code in moved.currencies:
        if code != money.code:
            yield Finding("the currency of its entries", money.code, code, stored.number, stored.state is State.VOID)


def _moved(connection: sqlite3.Connection, player: int, number: int) -> _Moved:
    rows = connection.execute(
        "SELECT kind, currency, amount, balance FROM entry "
        "WHERE round = (SELECT id FROM round WHERE player = ? AND number = ?) ORDER BY number",
        (player, number),
    ).fetchall()
    total: Counter[str] = Counter()
    for kind, _, amount, _ in rows:
        total[kind] += amount
    had = rows[0][3] - rows[0][2] if rows else 0
    currencies = tuple(dict.fromkeys(code for _, code, _, _ in rows))
    return _Moved(-total[Kind.BETS] - total[Kind.PLAY], total[Kind.PAID], total[Kind.VOID], had, currencies)


# --- the ledger by itself


_OF_A_ROUND = frozenset({Kind.BETS, Kind.PLAY, Kind.PAID, Kind.VOID})
_SIGNS = {Kind.BOUGHT: 1, Kind.TAKEN: -1, Kind.PAID: 1, Kind.VOID: 1}
"""Which way chips move, where that is certain: bets that are taken back move chips to the player."""

_EXPECTED = {1: "above zero", -1: "below zero", 0: "not zero"}


def _ledger(connection: sqlite3.Connection, player: int) -> Iterator[Finding]:
    rows = connection.execute(
        "SELECT number, kind, currency, amount, balance, round FROM entry WHERE player = ? ORDER BY number", (player,)
    )
    balances: dict[str, int] = {}
    expected, carried = 1, False
    for number, kind, code, amount, balance, round_id in rows:
        if number != expected and not carried:
            yield Finding("the numbers of the entries", f"entry {expected} next", f"entry {number}")
        expected, carried = number + 1, kind == Kind.CARRIED
        yield from _entry(f"entry {number}", (kind, amount, round_id))
        after = balances.get(code, 0) + amount
        if balance != after or balance < 0:
            yield Finding(f"the balance after entry {number}", _money(max(after, 0), code), _money(balance, code))
        balances[code] = balance


def _entry(what: str, entry: tuple[str, int, int | None]) -> Iterator[Finding]:
    kind, amount, round_id = entry
    if kind not in list(Kind):
        yield Finding(f"the kind of {what}", f"one of {', '.join(Kind)}", kind)
        return
    if kind == Kind.CARRIED:
        yield Finding(what, "those that a damaged file has lost", "what they come to, carried over", lost=True)
        return
    sign = _SIGNS.get(Kind(kind), 0)
    if amount * sign < 0 or amount == 0:
        yield Finding(f"the amount of {what} ({kind})", _EXPECTED[sign], str(amount))
    if (round_id is not None) is not (kind in _OF_A_ROUND):
        expected, found = ("a round", "none") if round_id is None else ("none", "a round")
        yield Finding(f"the round of {what} ({kind})", expected, found, lost=round_id is None)


def _money(amount: int, code: str) -> str:
    return f"{code} {currency(code).format(amount)}" if code in CURRENCY_CODES else f"{amount} of {code}"
