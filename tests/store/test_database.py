"""One transaction or nothing, one moment to read, and who sees it."""

from __future__ import annotations

import shutil
import sqlite3
import sys
from pathlib import Path

import pytest

from tests.store.played import Home, play
from uth.store.book import BookError
from uth.store.database import CannotRead, CannotWrite, Damaged, Database, default_file
from uth.store.errors import told
from uth.store.history import History
from uth.store.players import Players


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def test_the_file_is_in_the_users_folder(users_folder: Path) -> None:
    assert default_file() == users_folder / "history.sqlite"
    assert not users_folder.exists()


def test_a_transaction_that_breaks_off_leaves_nothing(home: Home) -> None:
    for error in (BookError, KeyboardInterrupt):
        with pytest.raises(error):
            breaks_off(home, error)
        assert Players(home.database).all() == (home.player,)


def breaks_off(home: Home, error: type[BaseException]) -> None:
    """Change something, and do not come to the end of it."""
    with home.database.writing() as connection:
        connection.execute("UPDATE player SET name = 'Eve'")
        raise error


@pytest.mark.skipif(sys.platform == "win32", reason="an open file keeps its name there")
def test_nothing_is_written_to_a_file_that_has_another_name_now(home: Home) -> None:
    session, file = home.sit_down(), home.database.file
    seen = session.round
    aside = file.rename(file.with_name("history.damaged.sqlite"))
    for copied in (False, True):
        if copied:
            shutil.copy(aside, file)
        with pytest.raises(CannotWrite, match="no longer the file that was opened; start again"):
            play(session, 1)
        assert session.round == seen
    aside.replace(file)
    play(session, 1)
    assert session.over


def test_a_number_that_no_column_takes_is_damage(home: Home) -> None:
    with pytest.raises(Damaged, match="a number in it is too large"), home.database.writing() as connection:
        connection.execute("UPDATE player SET created = ?", (2**63,))
    assert Players(home.database).all() == (home.player,)


def test_a_fault_of_a_statement_stays_what_it_is(home: Home) -> None:
    with pytest.raises(sqlite3.OperationalError, match="syntax error"), home.database.reading() as connection:
        connection.execute("SELEC 1")
    home.sit_down()
    with pytest.raises(sqlite3.IntegrityError, match="entries never change"), home.database.writing() as connection:
        connection.execute("UPDATE entry SET amount = 2")


def test_a_snapshot_is_of_one_moment(home: Home) -> None:
    session = home.sit_down()
    play(session, 2)
    other = Database.open(home.database.file)
    history = History(other, home.player.id)
    with other.snapshot(), other.snapshot():
        assert history.count() == 2
        play(session, 1)
        assert history.count() == 2
    assert history.count() == 3
    other.close()


def test_who_watches_sees_what_is_going_to_be_confirmed_and_hears_that_it_is(home: Home) -> None:
    class Watching:
        """Writes down what it sees."""

        def __init__(self) -> None:
            self.seen: list[object] = []

        def committing(self, connection: sqlite3.Connection) -> None:
            self.seen.append(connection.execute("SELECT name FROM player").fetchall())

        def committed(self) -> None:
            self.seen.append("confirmed")

    watch = Watching()
    home.database.watch = watch
    Players(home.database).rename(home.player, "Bea")
    with pytest.raises(BookError):
        breaks_off(home, BookError)
    assert watch.seen == [[("Bea",)], "confirmed"]


CODES = {
    "SQLITE_FULL": (CannotWrite, CannotRead),
    "SQLITE_IOERR_READ": (CannotWrite, CannotRead),
    "SQLITE_BUSY_SNAPSHOT": (CannotWrite, CannotRead),
    "SQLITE_READONLY_DBMOVED": (CannotWrite, CannotRead),
    "SQLITE_CANTOPEN_ISDIR": (CannotWrite, CannotRead),
    "SQLITE_CORRUPT_INDEX": (Damaged, Damaged),
    "SQLITE_NOTADB": (Damaged, Damaged),
    "SQLITE_TOOBIG": (Damaged, Damaged),
    "SQLITE_CONSTRAINT_UNIQUE": (Damaged, Damaged),
    "SQLITE_CONSTRAINT_FOREIGNKEY": (Damaged, Damaged),
    "SQLITE_CONSTRAINT_TRIGGER": (sqlite3.OperationalError, sqlite3.OperationalError),
    "SQLITE_ERROR": (sqlite3.OperationalError, sqlite3.OperationalError),
}


@pytest.mark.parametrize("writing", [True, False], ids=["writing", "reading"])
@pytest.mark.parametrize("name", CODES)
def test_what_sqlite_says_becomes_what_the_program_says(name: str, writing: bool) -> None:
    error = sqlite3.OperationalError(f"something\n about {name}")
    error.sqlite_errorname = name
    expected = CODES[name][0 if writing else 1]
    with pytest.raises(expected, match=name) as raised, told(Path("history.sqlite"), writing=writing):
        raise error
    assert "\n" not in str(raised.value) or raised.value is error


def test_a_text_that_is_none_is_damage(home: Home) -> None:
    with home.database.writing() as connection:
        connection.execute("UPDATE player SET name = CAST(x'41ff' AS TEXT)")
    with pytest.raises(Damaged):
        Players(home.database).all()
    with home.database.writing() as connection:
        connection.execute("UPDATE player SET name = x'41'")
    with pytest.raises(Damaged, match="a player is damaged"):
        Players(home.database).all()
