"""Opening the history when the program starts: a damaged one is set aside, and what can be read of it is rescued."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from uth.game import engine
from uth.game.actions import IllegalAction
from uth.i18n import ngettext
from uth.store import aside, errors, schema, upkeep
from uth.store.database import Clock, Database, guard, now
from uth.store.errors import CannotWrite, Damaged, StoreError
from uth.store.history import History
from uth.store.kinds import moment
from uth.store.ledger import Ledger
from uth.store.locks import InUse, Lock
from uth.store.pages import Image, rows
from uth.store.places import real
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
    file = real(file)
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
        found = _rebuilt(file, clock, told)
        kept = aside.put_in_place(file, moment(clock()))
    except (StoreError, OSError) as error:
        raise CannotWrite(f"{reason}; it cannot be rescued now and is as it was: {error}") from error
    finally:
        alone.release()
    return _sentence(reason, kept, found)


def _damaged(file: Path, clock: Clock) -> bool:
    try:
        upkeep.prepare(file, schema.VERSIONS)
        _sound(_connected(file, clock)).close()
    except Damaged:
        return True
    return False


def _connected(file: Path, clock: Clock) -> Database:
    """Open a file that is in this window's hand alone."""
    with errors.told(file, writing=True):
        return Database(file, upkeep.connected(file), clock)


_NONE_LOST = "none is known to be lost"


class _Found(NamedTuple):
    """What came of a rescue. *cut*: the end of the file was missing. *chips*: entries of a ledger could be read."""

    counted: Count
    cut: bool
    chips: bool


def _rebuilt(file: Path, clock: Clock, told: Told) -> _Found:
    part = aside.making(file)
    aside.clear(part)
    try:
        size = upkeep.page_size(file)
        with closing(Image(file, size)) as image:
            remains, cut = Remains(rows(image, size)), _is_cut(image, size)
        with closing(remains):
            upkeep.prepare(part, schema.VERSIONS)
            with closing(_connected(part, clock)) as database:
                count = rebuild(remains, database, told)
                chips = any(Ledger(database, player.id).currencies() for player in Players(database).all())
        part.replace(aside.made(file))
    except BaseException:
        aside.clear(part)
        raise
    return _Found(count, cut, chips)


def _is_cut(image: Image, size: int) -> bool:
    """Whether pages at the end are missing: nobody knows then what was in them."""
    first = image[1] if len(image) else b""
    return len(first) < size or int.from_bytes(first[28:32], "big") > len(image)


def _sentence(reason: str, kept: Path | None, found: _Found) -> str:
    count, cut, chips = found
    where = f" It is kept as {kept.name}." if kept else ""
    rescued = ngettext("{count} round was rescued", "{count} rounds were rescued", count.kept)
    lost = ngettext("{count} is lost or void", "{count} are lost or void", count.lost) if count.lost else _NONE_LOST
    if cut:
        lost = "the end of the file is missing, and how many were lost cannot be told"
    chips_lost = "" if chips or not cut else " What the players had could not be read either."
    ledger = " Some entries of the ledger are lost; the last balance that can be read is carried over."
    told = f"{rescued.format(count=count.kept)}, {lost.format(count=count.lost)}"
    return f"{reason}.{where} {told}.{chips_lost}{ledger if count.carried else ''}"
