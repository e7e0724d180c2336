"""An import is made in a copy of the history, where it is in nobody's way, and what is new is then brought over.

That takes a moment for each stretch of rounds, so that another window can play on meanwhile. Each stretch is whole:
rounds with what they moved, after all that came before. Whatever stops it in between, the same import goes on there.
"""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from uth.i18n import gettext as _
from uth.store import upkeep
from uth.store.database import Database
from uth.store.errors import CannotWrite, told
from uth.store.places import NAME
from uth.store.players import Player, Players
from uth.store.rows import BOX, SUMMARY

_AT_ONCE = 500
"""So many rounds are brought over together; others wait for a fraction of a second."""


@contextmanager
def copied(database: Database) -> Iterator[Database]:
    """Give a copy of the history as it is at this moment, which goes when this ends.

    :raises CannotWrite: if there is no room for it.
    :raises Damaged: if the history is damaged.
    """
    try:
        folder = tempfile.TemporaryDirectory(prefix="uth-")
    except OSError as error:
        raise CannotWrite(
            _("{file} cannot be copied: {reason}").format(file=database.file, reason=error.strerror or error)
        ) from error
    with folder as name:
        file = Path(name) / NAME
        with told(file, writing=True), closing(upkeep.connected(file)) as connection:
            with database.reading() as source:
                source.backup(connection)
            # Nobody else looks at it, and after a crash nobody wants it.
            for setting in ("journal_mode = DELETE", "journal_mode = OFF", "synchronous = OFF", "foreign_keys = ON"):
                connection.execute(f"PRAGMA {setting}")
            yield Database(file, connection, database.clock)


def require_same(database: Database, copy: Database, player: Player) -> None:
    """Refuse to go on if something was played or booked for a player since the copy was made; the lock is held now.

    :raises CannotWrite: which says what to do.
    """
    stands = []
    for each in (database, copy):
        with each.reading() as connection:
            stands.append(connection.execute(_STANDS, (player.uid,)).fetchone())
    if stands[0] != stands[1]:
        raise CannotWrite(_('"{name}" has played on meanwhile; import it again').format(name=player.name))


class _Stretch(NamedTuple):
    """Up to which numbers of each."""

    round: int
    entry: int
    sitting: int


def bring_over(copy: Database, database: Database, player: Player) -> Player:
    """Bring what is new of a player from a copy of the history into the history; return who that is there.

    *player*: as in the copy. The caller holds the player's lock.

    :raises CannotWrite: if it cannot be written; what was brought over by then stays.
    """
    with database.reading() as connection:
        connection.execute("ATTACH DATABASE ? AS came", (str(copy.file),))
    try:
        with database.reading() as connection:
            stretches = _stretches(connection, player)
        here = player
        for stretch in stretches:
            with database.writing() as connection:
                here = _here(database, connection, player)
                _bring(connection, (player.id, here.id), stretch)
        return here
    finally:
        with database.reading() as connection:
            connection.execute("DETACH DATABASE came")


def _here(database: Database, connection: sqlite3.Connection, player: Player) -> Player:
    players = Players(database)
    found = next((each for each in players.all() if each.uid == player.uid), None)
    return found or players.add(connection, player)


def _stretches(connection: sqlite3.Connection, player: Player) -> list[_Stretch]:
    """Return up to where each transaction brings: rounds with all their entries, and no entry before its round."""
    (waits,) = connection.execute(_FIRST, {"here": _number_of(connection, player)}).fetchone()
    rounds = connection.execute(_NEW, (player.id, waits)).fetchall()
    last = _Stretch(*connection.execute(_LAST, (player.id,)).fetchone())
    found = []
    for number, sitting in rounds[_AT_ONCE - 1 : -1 : _AT_ONCE]:
        (later,) = connection.execute(_LATER, (player.id, number)).fetchone()
        found.append(_Stretch(number, last.entry if later is None else later - 1, sitting))
    return [*found, last]


def _number_of(connection: sqlite3.Connection, player: Player) -> int:
    row = connection.execute("SELECT id FROM main.player WHERE uid = ?", (player.uid,)).fetchone()
    return int(row[0]) if row else 0


def _bring(connection: sqlite3.Connection, players: tuple[int, int], stretch: _Stretch) -> None:
    """Bring what is not here yet; *players*: the database's number of the player there and here."""
    values = {"there": players[0], "here": players[1], **stretch._asdict()}
    (values["first"],) = connection.execute(_FIRST, {"here": players[1]}).fetchone()
    for statement in (_SITTINGS, _FELTS, _SPARE_FELTS, _GONE_ON, _ROUNDS, _ACTIONS, _BOXES, _ENTRIES):
        connection.execute(statement, values)


# --- what is asked and written: "came" is the copy, "main" the history


_STANDS = """
SELECT (SELECT max(number) FROM sitting WHERE player = player.id), (SELECT max(number) FROM entry WHERE player = id),
    round.number, round.state, round.funds, (SELECT count(*) FROM action WHERE round = round.id)
FROM player LEFT JOIN round ON round.player = player.id WHERE uid = ? ORDER BY round.number DESC LIMIT 1
"""
_FIRST = """
SELECT coalesce((SELECT number FROM main.round WHERE player = :here AND state = 'open'),
    (SELECT max(number) + 1 FROM main.round WHERE player = :here), 1)
"""
"""The first round that is new or may have gone on."""
_NEW = """
SELECT number, (SELECT number FROM came.sitting WHERE id = new.sitting) FROM came.round AS new
WHERE player = ? AND number >= ? ORDER BY number
"""
_LAST = """
SELECT coalesce((SELECT max(number) FROM came.round WHERE player = ?1), 0),
    coalesce((SELECT max(number) FROM came.entry WHERE player = ?1), 0),
    coalesce((SELECT max(number) FROM came.sitting WHERE player = ?1), 0)
"""
_LATER = """
SELECT min(made.number) FROM came.round AS new JOIN came.entry AS made ON made.round = new.id
WHERE new.player = ? AND new.number > ?
"""
_SITTINGS = """
INSERT INTO main.sitting (player, number, began, version) SELECT :here, number, began, version FROM came.sitting
WHERE player = :there AND number <= :sitting
    AND number NOT IN (SELECT number FROM main.sitting WHERE player = :here) ORDER BY number
"""
_FELTS = """
INSERT INTO main.felt (hash, name, currency, content) SELECT hash, name, currency, content FROM came.felt
WHERE hash NOT IN (SELECT hash FROM main.felt)
    AND id IN (SELECT felt FROM came.round WHERE player = :there AND number BETWEEN :first AND :round)
"""
_SPARE_FELTS = """
INSERT INTO main.spare_felt (id, hash, content) SELECT id, hash, content FROM main.felt
WHERE id NOT IN (SELECT id FROM main.spare_felt)
"""
_COLUMNS = f"state, began, ended, commitment, deck, owner, funds, settlement, {', '.join(SUMMARY)}"
_GONE_ON = f"""
UPDATE main.round SET ({_COLUMNS}) =
    (SELECT {_COLUMNS} FROM came.round AS new WHERE new.player = :there AND new.number = main.round.number)
WHERE player = :here AND state = 'open' AND number <= :round
"""
# A rescue knows a wrong number by this: no key is lower than the row's number.
_ROUNDS = f"""
INSERT INTO main.round (id, player, number, sitting, felt, {_COLUMNS})
SELECT max(:round, (SELECT coalesce(max(id), 0) FROM main.round)) + row_number() OVER (ORDER BY number), :here, number,
    (SELECT id FROM main.sitting WHERE player = :here
     AND number = (SELECT number FROM came.sitting WHERE id = new.sitting)),
    (SELECT id FROM main.felt WHERE hash = (SELECT hash FROM came.felt WHERE id = new.felt)), {_COLUMNS}
FROM came.round AS new WHERE player = :there AND number <= :round
    AND number > coalesce((SELECT max(number) FROM main.round WHERE player = :here), 0) ORDER BY number
"""
_OF_ROUNDS = """
FROM came.round AS new JOIN main.round AS mine ON mine.player = :here AND mine.number = new.number
JOIN came.{table} AS theirs ON theirs.round = new.id
WHERE new.player = :there AND new.number BETWEEN :first AND :round
"""
_ACTIONS = f"""
INSERT INTO main.action (round, number, at, data) SELECT mine.id, theirs.number, theirs.at, theirs.data
{_OF_ROUNDS.format(table="action")}
    AND theirs.number NOT IN (SELECT number FROM main.action WHERE round = mine.id)
"""
_BOXES = f"""
INSERT INTO main.box (round, {", ".join(BOX)}) SELECT mine.id, {", ".join(f"theirs.{name}" for name in BOX)}
{_OF_ROUNDS.format(table="box")}
"""
_ENTRIES = """
INSERT INTO main.entry (id, player, number, at, kind, currency, amount, balance, round)
SELECT max(:entry, (SELECT coalesce(max(id), 0) FROM main.entry)) + row_number() OVER (ORDER BY made.number), :here,
    made.number, made.at, made.kind, made.currency, made.amount, made.balance, mine.id
FROM came.entry AS made LEFT JOIN came.round AS new ON new.id = made.round
    LEFT JOIN main.round AS mine ON mine.player = :here AND mine.number = new.number
WHERE made.player = :there AND made.number <= :entry
    AND made.number > coalesce((SELECT max(number) FROM main.entry WHERE player = :here), 0) ORDER BY made.number
"""
