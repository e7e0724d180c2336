"""A new history made of what is left of a damaged one, in which everything can be read and adds up.

A round whose actions do not lead to its settlement is void and keeps those that can be read; one without table, deck or
funds is left out. The round that was open stays open if all of it is there and agrees with the ledger; else its stakes
go back as far as the ledger has them.
"""

from __future__ import annotations

import json
import secrets
import sqlite3
from collections.abc import Callable, Sequence
from itertools import count, islice
from typing import NamedTuple

from uth.store.database import Database
from uth.store.errors import UNREADABLE
from uth.store.exchange.table_faults import faults
from uth.store.history import State
from uth.store.ledger import Kind
from uth.store.linked import Dues, linked
from uth.store.mending import Witness, mended
from uth.store.players import LONGEST_NAME, UID, PlayerError, checked_name
from uth.store.practised import rewrite
from uth.store.remains import Line, Person, Remains, Seat, Started
from uth.store.replayed import Replayed, replayed
from uth.store.rows import add_actions, close_round, felt_hash, funds_text, keep_felt, void_round
from uth.table import Table
from uth.table_data import from_data

_LEAST_ROWS = 3
"""So many rows of a player whose own row is lost make a player; fewer may have a wrong number."""
_AT_ONCE = 1_000

Told = Callable[[int], None]


class Count(NamedTuple):
    """How many rounds are as they were, and how many are left out or void because of the damage.

    *carried*: how many entries of ledgers stand in place of others.
    """

    kept: int
    lost: int
    carried: int = 0


def rebuild(remains: Remains, database: Database, told: Told) -> Count:
    """Fill an empty database with what is left. *told*: hears that so many more rounds have been looked at.

    :raises CannotWrite: if it cannot be written.
    """
    with database.writing() as connection:
        people = _people(connection, remains)
        felts = _felts(connection, remains)
        seats = _Seats(connection, remains, {person.id for person in people})
    kept = lost = missing = carried = 0
    for person in people:
        player = _Player(database, remains, person.id, felts, seats)
        player.rounds(told)
        player.ledger()
        player.practice()
        kept, lost, missing = kept + player.kept, lost + player.lost, missing + player.missing
        carried += player.carried
    return Count(kept, lost + max(missing, remains.rounds_without_row()), carried)


# --- who, at which tables, in which sittings


def _people(connection: sqlite3.Connection, remains: Remains) -> list[Person]:
    """Write the players, also those who are known by what they played alone, and return them."""
    known = {person.id: person for person in remains.people()}
    lost = (number for number, rows in remains.owners().items() if rows >= _LEAST_ROWS and number not in known)
    found = [*known.values(), *(Person(number, "", "", 0) for number in sorted(lost) if number > 0)]
    names: set[str] = set()
    uids: set[str] = set()
    for person in found:
        name = _free_name(person.name, names)
        uid = person.uid if UID.fullmatch(person.uid) and person.uid not in uids else ""
        uid = uid or secrets.token_hex(8)
        names.add(name.lower())
        uids.add(uid)
        row = (person.id, uid, name, person.created)
        connection.execute("INSERT INTO player (id, uid, name, created) VALUES (?, ?, ?, ?)", row)
    return found


def _free_name(name: str, taken: set[str]) -> str:
    try:
        name = checked_name(name)
    except PlayerError:
        name = "Rescued"
    others = (f"{name[: LONGEST_NAME - 6]} ({number})" for number in count(2))
    return name if name.lower() not in taken else next(other for other in others if other.lower() not in taken)


Felts = dict[int, tuple[int, Table]]
"""Tables by the number that they had, with the one that they have."""


def _felts(connection: sqlite3.Connection, remains: Remains) -> Felts:
    """Write the tables of which one copy can be read, and played at if its hash does not tell that it is whole."""
    best: dict[int, tuple[bool, str, Table]] = {}
    for number, mark, content in remains.contents():
        try:
            table = from_data(json.loads(content))
        except UNREADABLE:
            continue
        sound = felt_hash(content) == mark
        if not sound and any(faults(table)):
            continue
        if number not in best or sound > best[number][0]:
            best[number] = (sound, content, table)
    return {number: (keep_felt(connection, table, content), table) for number, (_, content, table) in best.items()}


class _Seats:
    """The sittings; one whose row is lost is written when the first of its rounds is."""

    def __init__(self, connection: sqlite3.Connection, remains: Remains, people: set[int]) -> None:
        self._ids: dict[tuple[int, int], int] = {}
        self._numbers: set[tuple[int, int]] = set()
        for seat in remains.seats():
            if seat.player in people:
                self._write(connection, seat)

    def of(self, connection: sqlite3.Connection, row: Started) -> int:
        """Return the sitting of a round."""
        key = (row.player, row.sitting)
        if key not in self._ids:
            self._write(connection, Seat(row.sitting, row.player, 0, row.began, ""))
        return self._ids[key]

    def _write(self, connection: sqlite3.Connection, seat: Seat) -> None:
        number = seat.number
        if number < 1 or (seat.player, number) in self._numbers:
            number = next(free for free in count(1) if (seat.player, free) not in self._numbers)
        self._numbers.add((seat.player, number))
        found = connection.execute(
            "INSERT INTO sitting (player, number, began, version) VALUES (?, ?, ?, ?)",
            (seat.player, number, seat.began, seat.version),
        )
        assert found.lastrowid is not None
        self._ids[seat.player, seat.id] = found.lastrowid


# --- what was played and booked


class _Player:
    """One player's rounds, then the entries.

    :ivar kept: how many rounds are as they were.
    :ivar lost: how many are void because of the damage.
    :ivar missing: how many numbers have no round.
    :ivar carried: how many new entries stand in place of others.
    """

    def __init__(self, database: Database, remains: Remains, player: int, felts: Felts, seats: _Seats) -> None:
        self.kept = self.lost = self.missing = self.carried = 0
        self._database, self._remains, self._player = database, remains, player
        self._felts, self._seats = felts, seats
        self._written: set[int] = set()
        self._times: dict[int, int] = {}
        """When entries were made, by their keys, as their rounds tell."""
        self._dues: dict[int, Dues] = {}
        """What the rounds that count have moved."""
        self._witnesses: dict[str, Witness] = {}
        self._unfinished: Replayed | None = None
        """The last round, if it was open."""

    def rounds(self, told: Told) -> None:
        """Write the rounds that can be read."""
        rows = self._remains.rounds(self._player)
        highest = 0
        while batch := list(islice(rows, _AT_ONCE)):
            with self._database.writing() as connection:
                for row in batch:
                    highest = max(highest, row.number if row.number <= row.id else 0)
                    self._round(connection, row)
            told(len(batch))
        self.missing = max(highest - len(self._written), 0)

    def ledger(self) -> None:
        """Write the entries so that they add up, and give back the stakes of a round that was open and is void."""
        lines = self._timed(self._remains.lines(self._player))
        lines = linked(mended(lines, self._witnesses), self._dues)
        self.carried = sum(not line.id for line in lines)
        with self._database.writing() as connection:
            lines += self._finish(connection, lines)
            (key,) = connection.execute("SELECT coalesce(max(id), 0) FROM entry").fetchone()
            for line in self._timed(lines):
                # Each new entry has a new key and the next number.
                key = max(key + 1, line.number)
                round_id = line.round if line.round in self._written else None
                connection.execute(
                    "INSERT INTO entry (id, player, number, at, kind, currency, amount, balance, round) "
                    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    (key, self._player, *line[1:7], round_id),
                )

    def practice(self) -> None:
        """Write what was practised; what has another's number is left out."""
        with self._database.writing() as connection:
            rewrite(connection, self._remains, self._player)

    def _timed(self, lines: Sequence[Line]) -> list[Line]:
        return [line._replace(at=self._times.get(line.id, line.at)) for line in lines]

    def _round(self, connection: sqlite3.Connection, row: Started) -> None:
        felt = self._felts.get(row.felt)
        moved = self._remains.moved(row.id)
        played = replayed(row, felt[1], self._remains.actions(row.id), moved) if felt else None
        if felt is None or played is None:
            return
        came_to = played.came_to(moved)
        if came_to is State.VOID and self._remains.is_doubtful(row.id):
            return
        if came_to is not State.VOID:
            played, times = played.timed(self._remains.made(row.id))
            self._times |= times
            self._dues[row.id] = played.dues()
        if self._unfinished is not None:
            # Another was begun after it, so it had ended; how, is lost.
            self._void(connection, self._unfinished)
            self._unfinished = None
        seat = self._seats.of(connection, row)
        connection.execute("SAVEPOINT one_round")
        try:
            self._write(connection, played, felt[0], seat)
            self._end(connection, played, came_to)
            self._written.add(row.id)
        except (sqlite3.IntegrityError, OverflowError):
            # A wrong number or key: there is such a round already.
            connection.execute("ROLLBACK TO one_round")
            self._unfinished = None
        connection.execute("RELEASE one_round")

    def _write(self, connection: sqlite3.Connection, played: Replayed, felt: int, seat: int) -> None:
        row = played.row
        connection.execute(
            "INSERT INTO round (id, player, number, sitting, felt, state, began, commitment, deck, owner, funds) "
            "VALUES (?, ?, ?, ?, ?, 'open', ?, ?, ?, ?, ?)",
            (
                row.id, row.player, row.number, seat, felt, row.began, row.commitment, row.deck, row.owner,
                funds_text(played.funds),
            ),
        )  # fmt: skip
        add_actions(connection, row.id, 0, played.actions)

    def _end(self, connection: sqlite3.Connection, played: Replayed, came_to: State) -> None:
        row, settlement = played.row, played.state.settlement
        if came_to is State.SETTLED and settlement is not None:
            close_round(connection, row.id, (played.state, settlement, row.owner), played.ended)
            self.kept += 1
        elif row.state == State.OPEN:
            self._unfinished = played
        else:
            self._void(connection, played)
        witness = played.witness(self._remains.moved(row.id)) if came_to is not State.VOID else None
        if witness is not None:
            self._witnesses[played.table.currency.code] = witness

    def _void(self, connection: sqlite3.Connection, played: Replayed, at: int | None = None) -> None:
        """Write that a round is void, since the moment at which its stakes went back if it is known."""
        back = [each for each in self._remains.made(played.row.id) if each.kind == Kind.VOID]
        possible = [moment for moment in (played.ended, *(each.at for each in back)) if moment >= played.heard]
        at = at if at is not None else min(possible, default=played.heard)
        self._times |= {each.id: at for each in back}
        self._dues.pop(played.row.id, None)
        void_round(connection, played.row.id, at)
        was = played.row.state == State.VOID and played.whole
        self.kept, self.lost = self.kept + was, self.lost + (not was)

    def _finish(self, connection: sqlite3.Connection, lines: list[Line]) -> list[Line]:
        """Leave the last round open if all of it can be read and the ledger agrees, else return its stakes."""
        played = self._unfinished
        if played is None:
            return []
        code = played.table.currency.code
        balance = next((line.balance for line in reversed(lines) if line.currency == code), 0)
        open_still = played.came_to(self._remains.moved(played.row.id)) is State.OPEN
        if open_still and balance == played.state.available(played.row.owner):
            self.kept += 1
            return []
        stakes = -sum(line.amount for line in lines if line.round == played.row.id)
        at = self._database.time() if stakes > 0 else None
        self._void(connection, played, at)
        if at is None:
            return []
        return [Line(0, lines[-1].number + 1, at, Kind.VOID, code, stakes, balance + stakes, played.row.id)]
