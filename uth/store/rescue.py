"""Opening the history when the program starts: a damaged one is set aside, and what can be read of it is rescued."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from uth.game import engine
from uth.game.actions import IllegalAction
from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.store import aside, errors, schema, upkeep
from uth.store.database import Clock, Database, now
from uth.store.errors import CannotWrite, Damaged, StoreError
from uth.store.history import History
from uth.store.kinds import moment
from uth.store.ledger import Ledger
from uth.store.locks import InUse, Lock, discard
from uth.store.opening import guard
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
        raise Damaged(
            _("{file} is damaged: the open round cannot be played: {error}").format(file=database.file, error=error)
        ) from error
    except BaseException:
        database.close()
        raise
    return database


def _unfinished(file: Path) -> str:
    return _(
        "{file} had been damaged, and its rescue was interrupted; it is finished now: the damaged file is kept "
        "beside it, and what could be read is in use"
    ).format(file=file)


def _rescued(file: Path, reason: str, clock: Clock, told: Told) -> str | None:
    """Rescue a damaged file; return what became of it, None if another window was quicker."""
    try:
        alone = _Alone(file)
    except InUse as error:
        raise CannotWrite(
            _("{reason}; another window has it open: close that one, then start again").format(reason=reason)
        ) from error
    try:
        if not _damaged(file, clock):
            return None
        found = _rebuilt(file, clock, told)
        kept = aside.put_in_place(file, moment(clock()))
    except (StoreError, OSError) as error:
        raise CannotWrite(
            _("{reason}; it cannot be rescued now and is as it was: {error}").format(reason=reason, error=error)
        ) from error
    finally:
        alone.release()
    return _sentence(reason, kept, found)


class _Alone:
    """A file in this window's hand alone: no other has it open, and none rescues it."""

    def __init__(self, file: Path) -> None:
        self._file = aside.lock(file)
        self._rescue = Lock(self._file, wait=_PATIENCE)
        try:
            self._guard = Lock(guard(file), wait=_PATIENCE)
        except BaseException:
            self._let_go()
            raise

    def release(self) -> None:
        """Let another window have it."""
        self._guard.release()
        self._let_go()

    def _let_go(self) -> None:
        # Who waits for it finds that it is gone, and makes another.
        discard(self._file)
        self._rescue.release()


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
    rescued = ngettext("{count} round was rescued", "{count} rounds were rescued", count.kept)
    lost = (
        ngettext("{count} is lost or void", "{count} are lost or void", count.lost)
        if count.lost
        else _("none is known to be lost")
    )
    if cut:
        lost = _("the end of the file is missing, and how many were lost cannot be told")
    sentences = [
        f"{reason}.",
        _("It is kept as {name}.").format(name=kept.name) if kept else "",
        f"{rescued.format(count=count.kept)}, {lost.format(count=count.lost)}.",
        "" if chips or not cut else _("What the players had could not be read either."),
        _("Some entries of the ledger are lost; the last balance that can be read is carried over.")
        if count.carried
        else "",
    ]
    return " ".join(filter(None, sentences))
