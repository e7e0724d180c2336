"""Opening the history when the program starts: a damaged one is set aside, and what can be read of it is rescued."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from uth.game import engine
from uth.game.actions import IllegalAction
from uth.store import aside, schema, upkeep
from uth.store.database import Clock, Database, guard, now
from uth.store.errors import CannotWrite, Damaged, StoreError
from uth.store.history import History
from uth.store.ledger import Ledger
from uth.store.locks import InUse, Lock
from uth.store.pages import Image, rows
from uth.store.players import Players
from uth.store.rebuilt import Count, rebuild
from uth.store.remains import Remains

_PATIENCE = 10.0
"""So many seconds another window has for a look at the same file."""

Told = Callable[[int], None]
"""Hears that so many more rounds have been looked at; a rescue of 100,000 takes a minute or two."""


class Opened(NamedTuple):
    """The open history, and what to tell the person about it."""

    database: Database
    message: str | None


def opened(file: Path, *, clock: Clock = now, told: Told = lambda _: None) -> Opened:
    """Open the history as ``Database.open`` does; if it is damaged, set it aside and rescue what can be read.

    The damaged file gets another name and keeps its content.

    :raises FolderError: if its folder cannot be made.
    :raises Newer: if a newer version of the program wrote it; nothing was touched.
    :raises Foreign: if it is another program's; nothing was touched.
    :raises CannotRead: if the system is in the way of reading it.
    :raises CannotWrite: if it cannot be opened for writing, or not be rescued now; it is then as it was.
    """
    unfinished = aside.made(file).exists()
    try:
        database = _sound(Database.open(file, clock=clock))
        return Opened(database, _unfinished(file) if unfinished else None)
    except Damaged as error:
        message = _rescued(file, str(error), clock, told)
    return Opened(_sound(Database.open(file, clock=clock)), message)


def _sound(database: Database) -> Database:
    """Return a database of which players, balances and open rounds can be read; other damage shows when it is read.

    :raises Damaged: if they cannot; it is closed then.
    """
    try:
        for player in Players(database).all():
            ledger = Ledger(database, player.id)
            for currency in ledger.currencies():
                ledger.balance(currency)
            stands = History(database, player.id).open_round()
            if stands is not None:
                engine.replay(stands.table, stands.funds, stands.actions)
    except IllegalAction as error:
        database.close()
        raise Damaged(f"{database.file} is damaged: the open round cannot be played: {error}") from error
    except BaseException:
        database.close()
        raise
    return database


def _unfinished(file: Path) -> str:
    return (
        f"{file} had been damaged, and its rescue was interrupted; it is finished now: the damaged file is kept beside "
        "it, and what could be read is in use"
    )


def _rescued(file: Path, reason: str, clock: Clock, told: Told) -> str | None:
    """Rescue a damaged file; return what became of it, None if another window was quicker."""
    try:
        alone = Lock(guard(file), wait=_PATIENCE)
    except InUse as error:
        raise CannotWrite(f"{reason}; another window has it open: close that one, then start again") from error
    try:
        if not _damaged(file, clock):
            return None
        count = _rebuilt(file, clock, told)
        kept = aside.put_in_place(file, clock())
    except (StoreError, OSError) as error:
        raise CannotWrite(f"{reason}; it cannot be rescued now and is as it was: {error}") from error
    finally:
        alone.release()
    return _sentence(reason, kept, count)


def _damaged(file: Path, clock: Clock) -> bool:
    try:
        upkeep.prepare(file, schema.VERSIONS)
        _sound(Database(file, upkeep.connected(file), clock)).close()
    except Damaged:
        return True
    return False


def _rebuilt(file: Path, clock: Clock, told: Told) -> Count:
    part = aside.making(file)
    aside.clear(part)
    try:
        with closing(Image(file, upkeep.PAGE_SIZE)) as image:
            remains = Remains(rows(image, upkeep.PAGE_SIZE))
        upkeep.prepare(part, schema.VERSIONS)
        with closing(remains), closing(Database(part, upkeep.connected(part), clock)) as database:
            count = rebuild(remains, database, told)
        part.replace(aside.made(file))
    except BaseException:
        aside.clear(part)
        raise
    return count


def _sentence(reason: str, kept: Path | None, count: Count) -> str:
    where = f" It is kept as {kept.name}." if kept else ""
    rescued = f"{count.kept} round{' was' if count.kept == 1 else 's were'} rescued"
    are = "is" if count.lost == 1 else "are"
    lost = f"{count.lost} {are} lost or void" if count.lost else "none is known to be lost"
    return (
        f"{reason}.{where} {rescued}, {lost}. Where entries of the ledger cannot be read, the last balance that can be "
        "is carried over."
    )
