"""The write-ahead log: what SQLite sees of it, and what it overlooks when a frame is damaged."""

from __future__ import annotations

import shutil
import sqlite3
import struct
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from uth.store import upkeep, wal

SIZE = upkeep.PAGE_SIZE
FRAME = 24 + SIZE


@pytest.fixture(scope="module")
def crashed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a database with ten transactions in its log, as a crash leaves it."""
    played, left = tmp_path_factory.mktemp("played") / "it.sqlite", tmp_path_factory.mktemp("left") / "it.sqlite"
    connection = upkeep.connected(played)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("CREATE TABLE it (number INTEGER PRIMARY KEY, text)")
    for number in range(9):
        connection.execute("BEGIN")
        connection.execute("INSERT INTO it VALUES (?, ?)", (number, "x" * 1_500))
        connection.execute("INSERT INTO it VALUES (?, ?)", (number + 100, "y" * 1_500))
        connection.execute("COMMIT")
    for part in ("", "-wal"):
        shutil.copy(f"{played}{part}", f"{left}{part}")
    connection.close()
    return left


@pytest.fixture
def file(crashed: Path, tmp_path: Path) -> Path:
    """Return a copy."""
    for part in ("", "-wal"):
        shutil.copy(f"{crashed}{part}", tmp_path)
    return tmp_path / crashed.name


def seen(file: Path) -> int:
    """Return how many rows SQLite sees."""
    with closing(sqlite3.connect(file)) as connection:
        if not connection.execute("SELECT name FROM sqlite_master").fetchall():
            return 0
        return int(connection.execute("SELECT count(*) FROM it").fetchone()[0])


def frames(file: Path) -> list[tuple[int, int]]:
    """Return page and size after a commit of each frame."""
    log = wal.log_of(file).read_bytes()
    return [struct.unpack_from(">2I", log, start) for start in range(32, len(log), FRAME)]


def change(file: Path, at: int, new: bytes) -> None:
    """Put other bytes into the log."""
    log = bytearray(wal.log_of(file).read_bytes())
    log[at : at + len(new)] = new
    wal.log_of(file).write_bytes(log)


def test_a_log_holds_the_newest_pages(file: Path) -> None:
    assert wal.waits(file)
    log = wal.read(file, SIZE)
    assert log.sound
    # SQLite puts the same pages into the file when it is closed.
    assert seen(file) == 18
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    pages = file.read_bytes()
    assert log.pages
    for number, content in log.pages.items():
        assert pages[(number - 1) * SIZE : number * SIZE] == content


def test_nothing_waits(tmp_path: Path) -> None:
    file = tmp_path / "it.sqlite"
    assert not wal.waits(file)
    for content in (None, b"", b"short", bytes(200)):
        if content is not None:
            wal.log_of(file).write_bytes(content)
        assert wal.read(file, SIZE) == wal.Log({}, sound=True)


def test_the_last_transaction_may_be_torn(file: Path) -> None:
    commits = [place for place, (_, pages) in enumerate(frames(file)) if pages]
    last = range(commits[-2] + 1, commits[-1] + 1)
    assert len(last) > 1
    for place in last:
        change(file, 32 + place * FRAME + 500, b"torn")
    log = wal.read(file, SIZE)
    assert log.sound
    assert seen(file) == 16


@pytest.mark.parametrize("at", [100, 4, 8, 16])
def test_a_frame_before_others_is_damage(at: int, file: Path) -> None:
    whole = wal.read(file, SIZE).pages
    commits = [place for place, (_, pages) in enumerate(frames(file)) if pages]
    place = commits[3]
    change(file, 32 + place * FRAME + at, b"\xff\xfe\xfd")
    log = wal.read(file, SIZE)
    assert not log.sound
    page = frames(file)[place][0]
    assert {number: content for number, content in log.pages.items() if number != page} == {
        number: content for number, content in whole.items() if number != page
    }
    # And SQLite says nothing.
    assert seen(file) < 18


@pytest.mark.parametrize("at", [0, 4, 8, 12, 20])
def test_a_damaged_header_hides_nothing(at: int, file: Path) -> None:
    whole = wal.read(file, SIZE)
    # The salt is chance: any byte written there could be the one that it is.
    change(file, at, bytes([wal.log_of(file).read_bytes()[at] ^ 0xFF]))
    log = wal.read(file, SIZE)
    assert not log.sound
    assert log.pages == whole.pages


def test_frames_of_an_older_run_are_none_of_this(file: Path) -> None:
    connection = sqlite3.connect(file, isolation_level=None)
    # A reader keeps SQLite from deleting the log; the next writer begins it anew.
    connection.execute("PRAGMA wal_checkpoint(RESTART)")
    connection.execute("INSERT INTO it VALUES (1000, 'z')")
    for part in ("", "-wal"):
        shutil.copy(f"{file}{part}", f"{file}.copy{part}")
    connection.close()
    copy = file.with_name(f"{file.name}.copy")
    log = wal.read(copy, SIZE)
    assert log.sound
    assert 0 < len(log.pages) < 4
    assert seen(copy) == 19


def test_any_change_is_found_or_harmless(crashed: Path, tmp_path: Path) -> None:
    random = Random(5)
    size = wal.log_of(crashed).stat().st_size
    for _ in range(40):
        for part in ("", "-wal"):
            shutil.copy(f"{crashed}{part}", tmp_path)
        file = tmp_path / crashed.name
        change(file, random.randrange(size), random.randbytes(1))
        log = wal.read(file, SIZE)
        # Two rows a transaction: where SQLite misses more than the last one, this is damage.
        assert seen(file) >= 16 or not log.sound
