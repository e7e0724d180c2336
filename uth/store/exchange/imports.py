"""An export read back: all of it, or nothing if anything in it does not agree."""

from __future__ import annotations

import codecs
import io
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from uth.i18n import gettext as _
from uth.store.database import Database
from uth.store.exchange.incoming import Disagreement, Felt, Incoming
from uth.store.exchange.records import ExchangeError, Record, Seal, record_of
from uth.store.exchange.staged import bring_over, copied, require_same
from uth.store.exchange.table_faults import faults
from uth.store.kinds import LATEST
from uth.store.players import LONGEST_NAME, Player, PlayerError, Players, checked_name
from uth.store.rows import felt_content, felt_hash
from uth.table_data import from_data

_LONGEST_LINE = 1 << 20
_UID = re.compile(r"[0-9A-Za-z]{8,64}")
"""It also names the player's lock file."""


@dataclass(frozen=True, slots=True)
class Imported:
    """What came of one player of an import."""

    name: str
    """The name here."""
    rounds: int
    """How many rounds are new, or went on."""
    entries: int
    """How many movements of chips are new."""


def imported(database: Database, file: Path, told: Callable[[int], None] = lambda _: None) -> tuple[Imported, ...]:
    """Bring the players of an export into the history; *told* hears now and then how many lines are read.

    Nothing that is here changes: rounds and entries of a player who is here are compared, and new ones follow them.
    Summaries are worked out again and never taken from the file.

    :raises ExchangeError: if the file is no export or damaged, or a player's history here has parted from its own.
    :raises InUse: if a window plays with one of the players.
    :raises CannotWrite: if it cannot be written. After the other errors nothing has changed; after this one whole
        rounds may be here already, and the same import goes on behind them.
    """
    lines = _Lines(file)
    try:
        with ExitStack() as locks, copied(database) as copy:
            with copy.writing() as connection:
                came = _Import((database, copy), connection, locks).all_of(lines, told)
            return tuple(
                Imported(bring_over(copy, database, each.player).name, each.rounds, each.entries) for each in came
            )
    except Disagreement as error:
        raise ExchangeError(_("{file}: {error}; nothing was imported").format(file=file, error=error)) from error
    except ExchangeError as error:
        raise ExchangeError(
            _("{file}:{number}: {error}; nothing was imported").format(file=file, number=lines.number, error=error)
        ) from error


class _Lines:
    """The records of a file, in one pass.

    :ivar number: the line that was read last, from 1.
    """

    def __init__(self, file: Path) -> None:
        self.number = 0
        self._file = file

    def __iter__(self) -> Iterator[Record]:
        """Yield each record but the last, which must say what they come to.

        :raises ExchangeError: if a line is none, or the file was cut off or changed.
        """
        seal = Seal()
        end: Record | None = None
        for line in self._texts():
            if end is not None:
                raise ExchangeError(_("there is more after the end of the export"))
            record = record_of(line)
            if record["record"] == "end":
                end = record
                continue
            seal.add(line)
            yield record
        if end is None:
            raise ExchangeError(_("the end is missing: the file was cut off"))
        if any(end[key] != value for key, value in seal.record().items()):
            raise ExchangeError(_("the lines are not those that were exported: the file was changed or is damaged"))

    def _texts(self) -> Iterator[str]:
        """Yield each line that is not blank, without its end."""
        try:
            with self._file.open("rb") as binary, _text(binary) as stream:
                while line := stream.readline(_LONGEST_LINE):
                    self.number += 1
                    if len(line) == _LONGEST_LINE:
                        raise ExchangeError(_("is longer than {most} characters").format(most=_LONGEST_LINE))
                    if line.strip():
                        yield line.rstrip("\n")
        except OSError as error:
            raise ExchangeError(_("cannot be read: {reason}").format(reason=error.strerror or error)) from error
        except UnicodeError as error:
            raise ExchangeError(_("is no text in UTF-8")) from error


def _text(binary: io.BufferedReader) -> io.TextIOWrapper:
    """Return the text of a file: UTF-8, or the UTF-16 that Windows PowerShell makes of what is sent to a file."""
    wide = binary.peek(2)[:2] in (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
    return io.TextIOWrapper(binary, encoding="utf-16" if wide else "utf-8-sig")


class _Import:
    """What an import has come to so far."""

    def __init__(self, databases: tuple[Database, Database], connection: sqlite3.Connection, locks: ExitStack) -> None:
        """*databases*: the history, and the copy of it in which the import is made; *connection*: to the copy."""
        self._real, self._database = databases
        self._connection = connection
        self._locks = locks
        self._felts: dict[str, Felt] = {}
        self._players: list[Incoming] = []

    def all_of(self, lines: _Lines, told: Callable[[int], None]) -> list[Incoming]:
        """Take all records, and return the players with what came of each."""
        try:
            for record in lines:
                self._take(record)
                told(lines.number)
        except sqlite3.IntegrityError as error:
            raise ExchangeError(_("contradicts what is here: {error}").format(error=error)) from error
        self._finish_last()
        return self._players

    def _take(self, record: Record) -> None:
        match record["record"]:
            case "player":
                self._finish_last()
                self._players.append(Incoming(self._database, self._connection, self._player(record)))
            case "table":
                self._felts[record["hash"]] = _felt(record)
            case kind if not self._players:
                raise ExchangeError(_("expected a player first, found a {kind}").format(kind=kind))
            case "sitting":
                self._players[-1].sitting(record)
            case "round":
                self._round(record)
            case "entry":
                self._players[-1].entry(record)

    def _finish_last(self) -> None:
        if self._players:
            self._players[-1].finish()

    def _round(self, record: Record) -> None:
        felt = self._felts.get(record["table"])
        if felt is None:
            raise ExchangeError(_("round {number}: its table stands nowhere before it").format(number=record["number"]))
        self._players[-1].round(record, felt)

    def _player(self, record: Record) -> Player:
        """Return the player of that uid, with the lock; one who is not here is made."""
        uid, name, created = record["uid"], record["name"], record["created"]
        if not _UID.fullmatch(uid) or not 0 <= created <= LATEST or not _is_name(name):
            raise ExchangeError(
                _("is no player: {name!a}, {uid!a}, made at {created}").format(
                    name=name[:LONGEST_NAME], uid=uid[:64], created=created
                )
            )
        if any(each.player.uid == uid for each in self._players):
            raise ExchangeError(_('the player "{name}" is there twice').format(name=name))
        players = Players(self._database)
        here = next((each for each in players.all() if each.uid == uid), None)
        lock = Players(self._real).lock(here or Player(0, uid, name, created))
        self._locks.callback(lock.release)
        require_same(self._real, self._database, here or Player(0, uid, name, created))
        return here or players.add(self._connection, Player(0, uid, name, created))


def _is_name(text: str) -> bool:
    try:
        return checked_name(text) == text
    except PlayerError:
        return False


def _felt(record: Record) -> Felt:
    content = felt_content(record["content"])
    if felt_hash(content) != record["hash"]:
        raise ExchangeError(_("the table's content is not that of its hash"))
    try:
        table = from_data(record["content"])
    except (TypeError, ValueError, KeyError) as error:
        raise ExchangeError(_("is no table: {error}").format(error=error)) from error
    for fault in faults(table):
        raise ExchangeError(_("is no table to play at: {fault}").format(fault=fault))
    return Felt(record["hash"], table, content)
