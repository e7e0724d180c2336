"""A damaged file is set aside as it is, and all that was not touched is there again; nothing is paid twice."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
import textwrap
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest

from tests.store import harm
from tests.store.faulty import FULL, FaultyConnection
from tests.store.harm import HARMS, NAME, Known, Touched
from tests.store.played import Ticks
from tests.store.test_pages import reserve
from uth.store import schema, soundness, upkeep, wal
from uth.store.audit import audit
from uth.store.database import Database
from uth.store.errors import CannotWrite, Newer
from uth.store.ledger import Kind
from uth.store.players import Players
from uth.store.rescue import opened

LATER = 1_900_000_000_000


@pytest.fixture(scope="module")
def histories(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the histories of ``harm.write``."""
    folder = tmp_path_factory.mktemp("histories")
    harm.write(folder)
    return folder


@pytest.fixture(scope="module")
def whole(histories: Path) -> dict[int, Known]:
    """Return what is in them."""
    return _known(histories)


@pytest.fixture(scope="module")
def long_histories(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the same, but twice as many rounds: no damage of one kind takes all of a player."""
    folder = tmp_path_factory.mktemp("long")
    harm.write(folder, long=True)
    return folder


def _known(histories: Path) -> dict[int, Known]:
    database = Database.open(histories / "closed" / NAME)
    found = harm.known(database)
    database.close()
    return found


@pytest.fixture(scope="module", autouse=True)
def checksums() -> Iterator[None]:
    """Work out the checksum of each frame of a log once: all these logs are parts of one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(wal, "_added", cache(wal._added))
        yield


content_of = cache(harm.content)

SEEDS, BLOCK = 2_000, 50


@pytest.mark.parametrize("name", HARMS)
def test_damage_of_each_kind(name: str, histories: Path, whole: dict[int, Known], tmp_path: Path) -> None:
    harmed(name, Random(name), ("crashed", histories, whole), tmp_path)


@pytest.mark.full
@pytest.mark.parametrize("first", range(0, SEEDS, BLOCK))
def test_damage_in_full(first: int, long_histories: Path, tmp_path: Path) -> None:
    whole = _known(long_histories)
    for seed in range(first, first + BLOCK):
        random = Random(seed)
        which = random.choice(["crashed", "closed"])
        harmed(random.choice(list(HARMS)), random, (which, long_histories, whole), tmp_path)


def harmed(name: str, random: Random, base: tuple[str, Path, dict[int, Known]], tmp_path: Path) -> None:
    """Damage a history, open it, compare what is left with what it was, read everything, play on, open it again."""
    which, histories, whole = base
    folder = tmp_path / "harmed"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(histories / which, folder)
    file = folder / NAME
    HARMS[name](file, random)
    damaged = harm.content(file)
    touched = harm.touched(content_of(histories / which / NAME), damaged)
    try:
        database, message = opened(file, clock=Ticks(LATER))
    except Newer:
        # The bit that says so: the file waits for a newer program.
        assert harm.content(file) == damaged
        return
    if not touched.tables:
        compare(whole, harm.known(database), touched)
    if message is not None:
        check_aside(folder, damaged, message)
        for player in Players(database).all():
            assert [finding for finding in audit(database, player.id) if not finding.lost] == []
    harm.use(database)
    with database.reading() as connection:
        assert soundness.fault_of_ledgers(connection) == ""
    database.close()
    again = opened(file, clock=Ticks(LATER))
    assert again.message is None
    again.database.close()


def compare(whole: dict[int, Known], left: dict[int, Known], touched: Touched) -> None:
    """Check that what stood on other pages is what it was."""
    for player, was in whole.items():
        now = left[player]
        for number, stored in was.rounds.items():
            if number not in touched.rounds[player]:
                # The sitting's own row may have been touched.
                assert replace(now.rounds[number], sitting=0) == replace(stored, sitting=0)
        numbered = {entry.number: entry for entry in now.entries}
        for entry in was.entries:
            if entry.number not in touched.entries[player]:
                found = numbered[entry.number]
                assert found in (entry, replace(entry, round=None))
        last = was.entries[-1]
        given_back = any(entry.kind is Kind.VOID and entry.number > last.number for entry in now.entries)
        if last.number not in touched.entries[player] and not given_back:
            assert now.balances == was.balances


def check_aside(folder: Path, damaged: list[bytes], message: str) -> None:
    """Check that the damaged file is kept as it was with its log, and that the message says where."""
    (aside,) = folder.glob("history.damaged-2030-03-17*.sqlite")
    assert f"It is kept as {aside.name}." in message
    assert harm.content(aside) == damaged


# --- one at a time


@pytest.fixture
def file(histories: Path, tmp_path: Path) -> Path:
    """Return a sound history, ready to be damaged."""
    shutil.copytree(histories / "closed", tmp_path / "home")
    return tmp_path / "home" / NAME


def blank(file: Path, *tables: str) -> None:
    """Blank the first page of each of these tables."""
    with closing(sqlite3.connect(file)) as connection:
        pages = [
            page
            for table in tables
            for (page,) in connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,))
        ]
    blank_pages(file, lambda number, _: number in pages)


def blank_pages(file: Path, wanted: Callable[[int, bytes], bool]) -> None:
    """Blank pages by number and content."""
    pages = harm.content(file)
    kept = [bytes(harm.SIZE) if wanted(number, page) else page for number, page in enumerate(pages, 1)]
    file.write_bytes(b"".join(kept))


def rescued(file: Path) -> tuple[dict[int, Known], str]:
    """Return what is left and the message."""
    database, message = opened(file, clock=Ticks(LATER))
    found = harm.known(database)
    database.close()
    assert message is not None
    return found, message


def names(folder: Path) -> list[str]:
    """Return the names of the files in a folder, folders left out."""
    return sorted(each.name for each in folder.iterdir() if each.is_file())


def test_a_sound_file_needs_no_message(file: Path) -> None:
    database, message = opened(file)
    assert message is None
    database.close()
    assert names(file.parent) == [NAME]


@pytest.mark.parametrize("table", ["round", "entry", "box", "rounds_by_end", "felt", "spare_felt", "sitting"])
def test_what_only_leads_to_the_rows_costs_none(table: str, file: Path, whole: dict[int, Known]) -> None:
    blank(file, table)
    left, message = rescued(file)
    rounds = sum(len(was.rounds) for was in whole.values())
    assert message.endswith(f"{rounds} rounds were rescued, none is known to be lost.")
    for player, was in whole.items():
        assert left[player].balances == was.balances
        assert left[player].entries == was.entries
        assert {n: replace(r, sitting=0) for n, r in left[player].rounds.items()} == {
            n: replace(r, sitting=0) for n, r in was.rounds.items()
        }


@pytest.mark.parametrize("count", [8, 255])
def test_a_file_of_which_another_program_uses_a_part(count: int, file: Path, whole: dict[int, Known]) -> None:
    with closing(sqlite3.connect(file)) as connection:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        script = "\n".join(connection.iterdump())
    file.unlink()
    reserve(file, count)
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(script)
        connection.execute(f"PRAGMA user_version = {version}")
        connection.execute(f"PRAGMA application_id = {schema.APPLICATION}")
    blank(file, "round")
    left, message = rescued(file)
    assert message.endswith("none is known to be lost.")
    assert left == whole


def test_players_whose_names_are_lost_keep_chips_and_rounds(file: Path, whole: dict[int, Known]) -> None:
    blank(file, "player")
    left, _ = rescued(file)
    assert left == whole
    database = Database.open(file)
    assert sorted(player.name for player in Players(database).all()) == ["Rescued", "Rescued (2)"]
    database.close()


def test_without_its_tables_no_round_can_be_read_but_the_chips_are_there(file: Path, whole: dict[int, Known]) -> None:
    blank(file, "felt", "spare_felt")
    left, message = rescued(file)
    for player, was in whole.items():
        assert (left[player].balances, left[player].rounds) == (was.balances, {})
    assert f"0 rounds were rescued, {sum(len(was.rounds) for was in whole.values())} are lost" in message


def test_a_ledger_that_is_lost_is_carried_over_from_the_last_round(file: Path, whole: dict[int, Known]) -> None:
    blank_pages(file, lambda _, page: b"USD" in page and b'"USD"' not in page)
    left, message = rescued(file)
    assert message.endswith("Some entries of the ledger are lost; the last balance that can be read is carried over.")
    for player, was in whole.items():
        assert left[player].balances == was.balances
        assert [entry.kind for entry in left[player].entries] == [Kind.CARRIED]
        assert {n: replace(r, sitting=0) for n, r in left[player].rounds.items()} == {
            n: replace(r, sitting=0) for n, r in was.rounds.items()
        }


def test_an_open_round_without_its_actions_is_void_and_its_stakes_go_back(file: Path, whole: dict[int, Known]) -> None:
    ann = whole[1]
    last = max(ann.rounds)
    stakes = -sum(entry.amount for entry in ann.entries if entry.round == last)
    (at,) = {entry.at for entry in ann.entries if entry.round == last and entry.kind is Kind.BETS}
    blank_pages(file, lambda _, page: b'["close"]' in page and at.to_bytes(6, "big") in page)
    left, _ = rescued(file)
    assert left[1].rounds[last].state == "void"
    entry = left[1].entries[-1]
    assert (entry.kind, entry.amount, entry.round) == (Kind.VOID, stakes, last)
    assert left[1].balances["USD"] == ann.balances["USD"] + stakes


def test_where_nothing_is_left_a_new_history_begins(file: Path) -> None:
    file.write_bytes(b"nothing " * 10_000)
    left, message = rescued(file)
    assert left == {}
    assert f"{file} is no database any more. It is kept as history.damaged-2030-03-17.sqlite. 0 rounds" in message


def test_files_that_were_set_aside_are_kept_apart(file: Path) -> None:
    for number in range(3):
        file.write_bytes(b"nothing %d" % number)
        rescued(file)
    kept = [file.with_name(f"history.damaged-2030-03-17{end}.sqlite").read_bytes() for end in ("", "-2", "-3")]
    assert kept == [b"nothing 0", b"nothing 1", b"nothing 2"]


def test_another_window_has_it_open(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("uth.store.rescue._PATIENCE", 0.05)
    shared = Database.open(file)
    with shared.writing() as connection:
        connection.execute("UPDATE player SET name = CAST(x'41ff' AS TEXT) WHERE id = 2")
    with pytest.raises(CannotWrite, match="another window has it open: close that one, then start again"):
        opened(file)
    shared.close()
    _, message = rescued(file)
    assert "none is known to be lost" in message


def test_windows_that_find_the_damage_at_once_all_end_well(file: Path, whole: dict[int, Known]) -> None:
    blank(file, "round")
    code = f"""
        from pathlib import Path
        from uth.store.rescue import opened
        print(flush=True)
        input()
        print(opened(Path({str(file)!r})).message or "", flush=True)
    """
    arguments = [sys.executable, "-c", textwrap.dedent(code)]
    windows = [subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    for window in windows:
        assert window.stdout is not None
        window.stdout.readline()
    said = [window.communicate("\n", timeout=60)[0].strip() for window in windows]
    assert [window.returncode for window in windows] == [0, 0]
    assert sorted(map(bool, said)) == [False, True]
    assert len(list(file.parent.glob("history.damaged*"))) == 1
    database = Database.open(file)
    assert harm.known(database)[1].entries == whole[1].entries
    database.close()


def test_while_one_window_rescues_no_other_does_even_if_the_locks_are_deleted(
    file: Path, whole: dict[int, Known], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("uth.store.rescue._PATIENCE", 0.05)
    blank(file, "round")
    refused: list[str] = []

    def told(_rounds: int) -> None:
        shutil.rmtree(file.parent / "locks")
        with pytest.raises(CannotWrite, match="another window has it open") as error:
            opened(file)
        refused.append(str(error.value))

    opened(file, told=told).database.close()
    assert len(refused) == len(whole)
    assert len(list(file.parent.glob("history.damaged*"))) == 1
    assert not list(file.parent.glob("*rescu*"))
    database = Database.open(file)
    assert harm.known(database)[1].entries == whole[1].entries
    database.close()


def test_a_rescue_that_finds_no_room_changes_nothing(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blank(file, "round")
    before = file.read_bytes()
    connected = upkeep.connected

    def full(file: Path, *_: object) -> sqlite3.Connection:
        connection = connected(file, FaultyConnection)
        assert isinstance(connection, FaultyConnection)
        if "rescuing" in file.name:
            connection.break_from(400, FULL)
        return connection

    monkeypatch.setattr(upkeep, "connected", full)
    with pytest.raises(CannotWrite, match=r"it cannot be rescued now and is as it was: .* the disk is full"):
        opened(file)
    assert (file.read_bytes(), names(file.parent)) == (before, [NAME])
    monkeypatch.undo()
    rescued(file)


@pytest.mark.parametrize("renamed", range(4))
def test_a_rescue_that_is_interrupted_is_finished_later(
    renamed: int, histories: Path, whole: dict[int, Known], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(histories / "crashed", tmp_path / "home")
    file = tmp_path / "home" / NAME
    with file.with_name(f"{NAME}-wal").open("r+b") as log:
        log.write(b"damage")
    rename, done = Path.rename, list[Path]()

    def stop(path: Path, target: Path) -> Path:
        if "rescued" in path.name or path.name.startswith(NAME):
            if len(done) == renamed:
                raise KeyboardInterrupt
            done.append(path)
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", stop)
    if renamed < 3:
        with pytest.raises(KeyboardInterrupt):
            opened(file)
        monkeypatch.undo()
        assert harm.content(file.with_name("history.rescued.sqlite"))
    left, message = rescued(file)
    assert left == whole
    assert "damaged" in message
    assert "history.rescued.sqlite" not in names(file.parent)
    database, again = opened(file)
    assert again is None
    database.close()


def test_who_waits_hears_how_far_it_is(file: Path, whole: dict[int, Known]) -> None:
    blank(file, "round")
    heard: list[int] = []
    opened(file, told=heard.append).database.close()
    assert sum(heard) == sum(len(was.rounds) for was in whole.values())
