"""Whatever fails, at whichever statement: nothing half-booked, nothing moved on, and it works again afterwards."""

from __future__ import annotations

import re
import shutil
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.play import bets
from tests.store import faulty
from tests.store.faulty import Fault, FaultyConnection
from tests.store.played import Ticks, next_action
from tests.tables import standard
from uth import cli
from uth.game.actions import CloseBets, Cut
from uth.session import PLAYER, Session, seeded
from uth.store.book import Book
from uth.store.database import CannotRead, CannotWrite, Database
from uth.store.players import Player, Players
from uth.store.rescue import opened
from uth.table import CutBy, Procedure

TABLE = standard(procedure=Procedure(cut=CutBy.PLAYER))
STEPS = (
    "create", "buy", "sit down", "buy before the bets", "bet", "cut", "decide", "play on", "buy after the round",
    "next", "bet", "cut", "void", "sit down", "rename", "create", "delete",
)  # fmt: skip
TABLES = ("player", "felt", "spare_felt", "sitting", "round", "action", "box", "entry")


@dataclass
class Evening:
    """A player's evening, one confirmed step after another."""

    database: Database
    players: list[Player] = field(default_factory=list)
    made: int = 0
    session: Session | None = None
    book: Book | None = None

    def do(self, step: str) -> None:
        """Do one step; it is one transaction."""
        people = Players(self.database)
        match step:
            case "create":
                self.players.append(people.create(f"Ann {self.made}"))
                self.made += 1
            case "rename":
                self.players[0] = people.rename(self.players[0], f"Bea {self.made}")
            case "delete":
                people.delete(self.players[0])
                del self.players[0]
            case "buy":
                Book(self.database, self.players[0], "0.0").move(100_000, "USD")
            case "sit down":
                book = Book(self.database, self.players[0], "0.0")
                self.session = Session(TABLE, book.balance("USD"), entropy=seeded("4"), book=book)
                self.book = book
            case _:
                self._play(step)

    def _play(self, step: str) -> None:
        assert self.session is not None
        assert self.book is not None
        match step:
            case "bet":
                self.session.act(bets(1, PLAYER, 500, 500), CloseBets())
            case "cut":
                self.session.act(Cut(PLAYER, 20))
            case "decide":
                self.session.act(next_action(self.session))
            case "play on":
                while not self.session.over:
                    self.session.act(next_action(self.session))
            case "next":
                self.session.next_round()
            case "void":
                self.book.void(self.session.round, PLAYER)
            case _:
                self.session.rebuy(2_000)

    @property
    def seen(self) -> object:
        """What the person sees."""
        at = self.session
        return at and (at.number, at.begun, at.round, at.actions, at.bankroll, at.commitment)


def everything(database: Database) -> list[list[tuple[object, ...]]]:
    """Return all rows of all tables."""
    with database.reading() as connection:
        return [connection.execute(f"SELECT * FROM {table}").fetchall() for table in TABLES]


def read_only(connection: sqlite3.Connection) -> None:
    """Let SQLite refuse every change, and the end of a transaction with one."""
    sqlite3.Connection.execute(connection, "PRAGMA query_only = ON")


FAULTS: dict[str, tuple[Fault, str]] = {
    "full disk": (faulty.FULL, "the disk is full"),
    "read-only": (faulty.READ_ONLY, "it is read-only"),
    "really read-only": (read_only, "it is read-only"),
    "broken disk": (faulty.BROKEN, "the disk fails"),
    "cannot sync": (faulty.BROKEN_SYNC, "the disk fails"),
    "locked": (faulty.LOCKED, "another window is writing to it"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_at_every_statement(name: str, tmp_path: Path) -> None:
    fault, sentence = FAULTS[name]
    database, connection = faulty.opened(tmp_path / "history.sqlite", Ticks())
    evening = Evening(database)
    met = 0
    for step in STEPS:
        number = 1
        while _meets(evening, step, (connection, fault, number), sentence):
            number += 1
        met += number - 1
    # Each step begins a transaction, changes something and confirms it.
    assert met >= 3 * len(STEPS) or name == "really read-only"
    database.close()


def _meets(evening: Evening, step: str, broken: tuple[FaultyConnection, Fault, int], sentence: str) -> bool:
    """Do a step with a fault at one of its statements; return whether it came so far, else it is done."""
    connection, fault, number = broken
    seen, booked = evening.seen, everything(evening.database)
    connection.break_from(number, fault)
    refusal = refused(evening, step)
    connection.mend()
    connection.execute("PRAGMA query_only = OFF")
    if refusal is None:
        return False
    assert refusal.startswith(str(evening.database.file))
    assert sentence in refusal
    assert step == "play on" or (evening.seen, everything(evening.database)) == (seen, booked)
    return True


def refused(evening: Evening, step: str) -> str | None:
    """Do a step; return what was said if it was refused."""
    try:
        evening.do(step)
    except (CannotWrite, CannotRead) as error:
        return str(error)
    return None


def test_a_transaction_that_cannot_even_be_undone(tmp_path: Path) -> None:
    class Stuck(FaultyConnection):
        """Cannot undo anything."""

        stuck = False

        def execute(self, sql: str, *values: object) -> sqlite3.Cursor:
            if sql == "ROLLBACK" and self.stuck:
                faulty.BROKEN(self)
            return super().execute(sql, *values)

    database = Database.open(tmp_path / "history.sqlite", factory=Stuck)
    Stuck.stuck = True
    with faulty.broken(database, 2), pytest.raises(CannotWrite, match="the disk is full"):
        Players(database).create("Ann")
    with pytest.raises(CannotRead, match="the disk fails"):
        Players(database).all()
    with pytest.raises(CannotWrite, match="the disk fails"):
        Players(database).create("Bob")
    Stuck.stuck = False
    assert Players(database).create("Bob").name == "Bob"
    assert [player.name for player in Players(database).all()] == ["Bob"]
    database.close()


def test_another_window_is_writing(tmp_path: Path) -> None:
    database = Database.open(tmp_path / "history.sqlite", clock=Ticks())
    other = sqlite3.connect(database.file, isolation_level=None)
    with database.reading() as connection:
        connection.execute("PRAGMA busy_timeout = 0")
    evening = Evening(database)
    for step in STEPS:
        seen, booked = evening.seen, everything(database)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(CannotWrite, match="another window is writing to it"):
            evening.do(step)
        other.execute("ROLLBACK")
        assert (evening.seen, everything(database)) == (seen, booked)
        evening.do(step)
    other.close()
    database.close()


def test_a_full_disk_as_sqlite_meets_it(tmp_path: Path) -> None:
    database = Database.open(tmp_path / "history.sqlite", clock=Ticks())
    evening, met = Evening(database), 0
    for step in (*STEPS[:9], *("next", "bet", "cut", "play on") * 20):
        with database.reading() as connection:
            (pages,) = connection.execute("PRAGMA page_count").fetchone()
        for more in range(20):
            with database.reading() as connection:
                connection.execute(f"PRAGMA max_page_count = {pages + more}")
            seen, booked = evening.seen, everything(database)
            refusal = refused(evening, step)
            if refusal is None:
                break
            assert "the disk is full" in refusal
            assert step == "play on" or (evening.seen, everything(database)) == (seen, booked)
            met += 1
    assert met
    database.close()


if sys.platform != "win32":
    import resource

    @contextmanager
    def room_for(size: int) -> Iterator[None]:
        """Let no file of this process grow beyond *size* bytes."""
        before = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
        try:
            yield
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)

    @pytest.mark.parametrize("more", [0, 10, 4_130, 10_000])
    def test_the_system_takes_no_more_bytes(more: int, tmp_path: Path) -> None:
        database = Database.open(tmp_path / "history.sqlite", clock=Ticks())
        log = Path(f"{database.file}-wal")
        evening = Evening(database)
        for step in STEPS:
            seen, booked = evening.seen, everything(database)
            size = log.stat().st_size + more
            with room_for(size):
                refusal = refused(evening, step)
            if refusal is not None:
                assert "the disk fails" in refusal
                assert step == "play on" or (evening.seen, everything(database)) == (seen, booked)
                evening.do(step)
        database.close()
        again = Database.open(database.file)
        assert [player.name for player in Players(again).all()] == ["Ann 1"]
        again.close()

    @pytest.mark.parametrize(
        ("room", "played"), [(0, False), (10, False), (4_096, False), (40_000, False), (0, True), (4_096, True)]
    )
    def test_a_disk_that_is_full_when_the_program_starts(
        room: int, played: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        file = tmp_path / "history.sqlite"
        if played:
            opened(file).database.close()
        # SQLite says of its own files beside the database only that the disk fails.
        monkeypatch.setattr(shutil, "disk_usage", lambda _folder: SimpleNamespace(free=0))
        with room_for(room):
            code = cli.main(["--data", str(tmp_path), "play", "--text"])
        said = capsys.readouterr()
        assert (code, said.out) == (2, "")
        assert re.fullmatch(
            rf"uth: {re.escape(str(tmp_path))}\S+ cannot be written: the disk is full \(.+\)\n", said.err
        )
        database, message = opened(file)
        assert (message, Players(database).all()) == (None, ())
        database.close()
