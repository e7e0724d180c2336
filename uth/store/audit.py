"""Whether a player's history and ledger agree: each round with itself, its rows and the chips that it moved."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

from uth.game.model import Round
from uth.i18n import gettext as _
from uth.store import aside
from uth.store.audit_books import books, short
from uth.store.database import Damaged, Database
from uth.store.errors import UNREADABLE
from uth.store.history import History, State, Stored
from uth.store.joins import joined
from uth.store.kinds import OF_A_ROUND, Kind
from uth.store.rows import BOX, SUMMARY, box_rows, summary_row
from uth.store.verify import Finding, played

_MARKS = ", ".join("?" * len(OF_A_ROUND))

Told = Callable[[int], None]
"""Is told how many rounds have been looked at."""


def audit(database: Database, player: int, told: Told = lambda _: None) -> Iterator[Finding]:
    """Yield what does not agree in everything that a player has played and booked, as it is at one moment."""
    with database.snapshot() as connection:
        known, patchy = rescued(database), is_patchy(connection, player)
        for count, number in enumerate(History(database, player).numbers(), 1):
            yield from _judged(audit_round(database, player, number, patchy=patchy), known)
            told(count)
        yield from _judged(books(connection, player), known)


def audit_one(database: Database, player: int, number: int) -> tuple[Finding, ...]:
    """Return what does not agree in one round; what is missing is a known loss only behind a damaged file.

    :raises HistoryError: if there is none of that number.
    """
    return tuple(_judged(audit_round(database, player, number), rescued(database)))


def audit_round(database: Database, player: int, number: int, *, patchy: bool | None = None) -> tuple[Finding, ...]:
    """Return what does not agree in one round, wherever it comes from.

    *patchy*: what :func:`is_patchy` says of the player, for who asks about many rounds.

    :raises HistoryError: if there is none of that number.
    """
    try:
        stored = History(database, player).round(number)
    except Damaged as error:
        return (Finding(_("its record"), _("one that can be read"), str(error), number),)
    try:
        state, findings = played(stored)
        with database.reading() as connection:
            if patchy is None:
                patchy = is_patchy(connection, player)
            return (*findings, *_booked(connection, player, (stored, state), patchy=patchy))
    except UNREADABLE as error:
        return (Finding(_("what is written of it"), _("values of their kinds"), short(error), number),)


def rescued(database: Database) -> bool:
    """Return whether a damaged file stands behind this one: only then is what is missing a known loss."""
    with database.reading() as connection:
        carried = connection.execute("SELECT 1 FROM entry WHERE kind = ?", (Kind.CARRIED.value,)).fetchone()
    return carried is not None or aside.happened(database.file)


def _judged(findings: Iterable[Finding], known: bool) -> Iterator[Finding]:
    """Take what is missing for a fault where no rescue has told of it."""
    for finding in findings:
        yield finding if known else replace(finding, lost=False)


def _booked(
    connection: sqlite3.Connection, player: int, played: tuple[Stored, Round | None], *, patchy: bool
) -> Iterator[Finding]:
    stored, state = played
    if state is None:
        return
    yield from _rows(connection, player, stored, state)
    yield from _chips(connection, player, stored, state, carried=patchy)
    yield from joined(connection, player, stored, carried=patchy)


def is_patchy(connection: sqlite3.Connection, player: int) -> bool:
    """Return whether entries of a player, or what they were for, were lost with a damaged file.

    Then entries of a round may be missing. It looks at all of them.
    """
    row = connection.execute(
        f"SELECT 1 FROM entry WHERE player = ? AND (kind = ? OR (round IS NULL AND kind IN ({_MARKS}))) LIMIT 1",
        (player, Kind.CARRIED.value, *OF_A_ROUND),
    )
    return row.fetchone() is not None


# --- one round against its rows and chips


def _rows(connection: sqlite3.Connection, player: int, stored: Stored, state: Round | None) -> Iterator[Finding]:
    """Compare what lists and statistics are made from with what the settlement says."""
    settlement = state.settlement if state is not None else None
    if state is None or settlement is None or stored.state is not State.SETTLED:
        return
    which = (player, stored.number)
    row = connection.execute(f"SELECT {', '.join(SUMMARY)} FROM round WHERE player = ? AND number = ?", which)
    yield from _differences(_("the row of the round"), (SUMMARY, summary_row(settlement, stored.owner)), row, stored)
    found = connection.execute(
        f"SELECT {', '.join(BOX)} FROM box WHERE round = (SELECT id FROM round WHERE player = ? AND number = ?) "
        "ORDER BY box",
        which,
    ).fetchall()
    expected = sorted(box_rows(state, settlement, stored.owner), key=lambda each: str(each[0]))
    if [row[0] for row in found] != [row[0] for row in expected]:
        yield Finding(_("the rows of its boxes"), _listed(expected), _listed(found), stored.number)
        return
    for one, other in zip(expected, found, strict=True):
        yield from _differences(_("the row of box {box}").format(box=one[0]), (BOX, one), iter([other]), stored)


def _listed(rows: list[tuple[object, ...]]) -> str:
    return ", ".join(_("box {box}").format(box=row[0]) for row in rows) or _("none")


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
        (_("the stakes in the ledger"), stakes, moved.staked),
        (_("what the ledger paid"), returned, moved.paid),
        (_("the stakes that the ledger gave back"), stakes if stored.state is State.VOID else 0, moved.given_back),
    ]
    if moved.currencies:
        had = stored.funds.get(stored.owner, 0)
        # What was carried over may stand between, and the round's first entry need not be the one that is there.
        if not carried:
            pairs.append((_("what the player had by the ledger"), had, moved.had))
    for what, expected, found in pairs:
        if expected != found:
            lost = stored.state is State.VOID or (carried and found < expected)
            yield Finding(what, money.format(expected), money.format(found), stored.number, lost)
    for code in moved.currencies:
        if code != money.code:
            yield Finding(_("the currency of its entries"), money.code, code, stored.number, stored.state is State.VOID)


def _moved(connection: sqlite3.Connection, player: int, number: int) -> _Moved:
    rows = connection.execute(
        "SELECT kind, currency, amount, balance FROM entry "
        "WHERE round = (SELECT id FROM round WHERE player = ? AND number = ?) ORDER BY number",
        (player, number),
    ).fetchall()
    total: Counter[str] = Counter()
    for kind, __, amount, __ in rows:
        total[kind] += amount
    had = rows[0][3] - rows[0][2] if rows else 0
    currencies = tuple(dict.fromkeys(row[1] for row in rows))
    return _Moved(-total[Kind.BETS] - total[Kind.PLAY], total[Kind.PAID], total[Kind.VOID], had, currencies)
