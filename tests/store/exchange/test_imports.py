"""Export and import: the same history again, nothing twice, and no file that harms it."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings

from tests.store.exchange.exports import EVERYTHING, read, records_of, sealed
from tests.store.exchange.sittings import ENDS, TABLES, played, poked, sit, sittings, text_of, written
from tests.store.played import Home
from uth.store.audit import audit, audit_round
from uth.store.book import Book
from uth.store.database import Database
from uth.store.exchange.imports import Imported, imported
from uth.store.exchange.records import ExchangeError
from uth.store.history import History, State
from uth.store.locks import InUse
from uth.store.players import LONGEST_NAME, Players
from uth.store.rescue import opened

# --- there and back


@pytest.mark.parametrize("examples", [4, pytest.param(8, marks=pytest.mark.full)])
def test_there_and_back_is_the_same(examples: int, tmp_path_factory: pytest.TempPathFactory) -> None:
    @settings(max_examples=examples)
    @given(wanted=sittings())
    def check(wanted: list[tuple[int, int, str]]) -> None:
        _there_and_back(wanted, tmp_path_factory.mktemp("back"))

    check()


def _there_and_back(wanted: list[tuple[int, int, str]], folder: Path) -> None:
    home = played(folder / "home", wanted)
    file = written(folder, home.database)
    other = Database.open(folder / "other" / "history.sqlite")
    (first,) = imported(other, file)
    assert first.rounds == len(home.history.numbers())
    assert text_of(other) == file.read_bytes()
    assert list(audit(other, 1)) == []
    assert imported(other, file) == imported(home.database, file) == (Imported("Ann", 0, 0),)
    assert text_of(other) == text_of(home.database) == file.read_bytes()
    for database in (other, home.database):
        database.close()


def test_everything_that_can_happen_comes_over(export: bytes, empty: Database, tmp_path: Path) -> None:
    assert [each.name for each in read(empty, tmp_path, export)] == ["Ann", "Zoë"]
    assert text_of(empty) == export
    records = records_of(export)
    assert {record["record"] for record in records} == {"player", "table", "sitting", "round", "entry", "end"}
    assert {record["state"] for record in records if record["record"] == "round"} == set(State)
    assert sum(record["record"] == "table" for record in records) == len(TABLES)
    assert all(record["schema"] == 1 and record["version"] == "0.0" for record in records)
    assert export.isascii()


def test_an_import_is_played_on(export: bytes, tmp_path: Path) -> None:
    home = Home(tmp_path / "other", name="Zoë")
    assert read(home.database, tmp_path, export)[1].name == "Zoë (2)"
    again = Home(tmp_path / "other", name="Zoë (2)")
    sit(again, 2)
    assert list(audit(again.database, again.player.id)) == []
    home.close()
    again.close()


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_other_systems_line_ends_and_encodings(
    encoding: str, end: str, export: bytes, empty: Database, tmp_path: Path
) -> None:
    read(empty, tmp_path, f"{export.decode().replace(chr(10), end)}{end}".encode(encoding))
    assert text_of(empty) == export


def test_a_failure_leaves_nothing(export: bytes, empty: Database, tmp_path: Path) -> None:
    with pytest.raises(ExchangeError, match=r"read.jsonl:\d+: the end is missing: the file was cut off; nothing was"):
        read(empty, tmp_path, b"".join(export.splitlines(keepends=True)[:-1]))
    assert Players(empty).all() == ()
    with empty.reading() as connection:
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        assert {connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in tables} == {0}


# --- a history that is here already


def _pair(folder: Path, end: str) -> tuple[Home, Home]:
    """Return the same history in two folders."""
    home = played(folder / "one", [(0, 2, "settled"), (1, 1, end)])
    other = Database.open(folder / "two" / "history.sqlite")
    imported(other, written(folder, home.database))
    other.close()
    return home, Home(folder / "two", table=home.table)


@pytest.mark.parametrize("end", ENDS)
def test_what_came_after_follows(end: str, tmp_path: Path) -> None:
    home, other = _pair(tmp_path, end)
    before = len(other.history.numbers())
    older = written(tmp_path, other.database).rename(tmp_path / "older.jsonl")
    sit(home, 2, "begun", bring=0)
    newer = written(tmp_path, home.database)
    (came,) = imported(other.database, newer)
    assert came.rounds == len(home.history.numbers()) - before + (end in ("new", "bets", "begun"))
    assert text_of(other.database) == newer.read_bytes()
    # The one that is older has nothing new, and nothing that is here goes back.
    assert imported(other.database, older) == (Imported("Ann", 0, 0),)
    assert text_of(other.database) == newer.read_bytes()


def test_chips_that_were_bought_before_the_bets_come_along(tmp_path: Path) -> None:
    home, other = _pair(tmp_path, "settled")
    session = home.sit_down(0)
    imported(other.database, written(tmp_path, home.database))
    session.rebuy(7_000)
    assert imported(other.database, written(tmp_path, home.database)) == (Imported("Ann", 0, 1),)
    assert text_of(other.database) == text_of(home.database)


def _move(home: Home, amount: int) -> None:
    Book(home.database, home.player, "0.0").move(amount, "USD")


PARTED: dict[str, tuple[str, Callable[[Home], object], Callable[[Home], object], str]] = {
    "rounds": ("settled", lambda it: sit(it, 1), lambda it: sit(it, 2), "round 4"),
    "decisions": ("bets", lambda it: sit(it, 0), lambda it: sit(it, 0), "round 4"),
    "chips": ("settled", lambda it: _move(it, 1), lambda it: _move(it, 2), "entry 10"),
}


@pytest.mark.parametrize("case", PARTED)
def test_histories_that_have_parted_are_refused(case: str, tmp_path: Path) -> None:
    end, here, there, where = PARTED[case]
    home, other = _pair(tmp_path, end)
    here(other)
    there(home)
    before = text_of(other.database)
    with pytest.raises(ExchangeError) as refused:
        imported(other.database, written(tmp_path, home.database))
    assert f'"Ann" in the file and the one that is here have parted: from {where} on' in str(refused.value)
    assert text_of(other.database) == before


def test_a_player_whom_a_window_plays_with_is_not_touched(export: bytes, tmp_path: Path) -> None:
    home = Home(tmp_path / "other", name="Bea")
    read(home.database, tmp_path, export)
    zoe = Players(home.database).named("Zoë")
    lock = Players(home.database).lock(zoe)
    before = text_of(home.database)
    with pytest.raises(InUse):
        read(home.database, tmp_path, export)
    lock.release()
    assert read(home.database, tmp_path, export)[1] == Imported("Zoë", 0, 0)
    assert text_of(home.database) == before


def test_a_name_that_is_taken_gets_a_number(export: bytes, empty: Database, tmp_path: Path) -> None:
    for name in ("Ann", "Ann (2)"):
        Players(empty).create(name)
    assert [each.name for each in read(empty, tmp_path, export)] == ["Ann (3)", "Zoë"]
    longest = "x" * LONGEST_NAME
    Players(empty).create(longest)
    other = [{**records_of(export)[0], "uid": "0" * 16, "name": longest}]
    assert read(empty, tmp_path, sealed(other))[0].name == f"{'x' * (LONGEST_NAME - 4)} (2)"


def test_a_name_that_was_changed_here_stays(export: bytes, empty: Database, tmp_path: Path) -> None:
    read(empty, tmp_path, export)
    players = Players(empty)
    players.rename(players.named("Ann"), "Anna")
    assert [each.name for each in read(empty, tmp_path, export)] == ["Anna", "Zoë"]


# --- files that are refused


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "the end is missing"),
        (b"\n \n", "the end is missing"),
        (b"Ann,1,2\n", "read.jsonl:1: is no line of an export: "),
        (b"\x00\xff\xfe", "is no text in UTF-8"),
        (b"[" * 200_000, "read.jsonl:1: is no line of an export: "),
        (b"9" * 5_000, "is no line of an export: "),
        (b'{"schema":1}' + b" " * (1 << 20), "read.jsonl:1: is longer than 1048576 characters"),
        (b"[]\n", 'expected an object with "schema"'),
    ],
    ids=["empty", "blank", "CSV", "bytes", "deep", "digits", "long", "list"],
)
def test_what_is_no_export_is_refused(content: bytes, message: str, empty: Database, tmp_path: Path) -> None:
    with pytest.raises(ExchangeError) as refused:
        read(empty, tmp_path, content)
    assert message in str(refused.value)


def test_more_after_the_end_is_refused(export: bytes, empty: Database, tmp_path: Path) -> None:
    with pytest.raises(ExchangeError, match="there is more after the end"):
        read(empty, tmp_path, export + export)


@pytest.mark.parametrize("name", ["missing.jsonl", "."])
def test_a_file_that_cannot_be_read(name: str, empty: Database, tmp_path: Path) -> None:
    with pytest.raises(ExchangeError, match="cannot be read: "):
        imported(empty, tmp_path / name)


def _fuzzed(content: bytes, chance: random.Random) -> bytes:
    """Return the content with one thing changed: a byte, a line lost, doubled or moved, or its end cut off."""
    lines = content.splitlines(keepends=True)
    place, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    match chance.randrange(5):
        case 0:
            at = chance.randrange(len(content))
            return content[:at] + bytes([chance.randrange(256)]) + content[at + 1 :]
        case 1:
            del lines[place]
        case 2:
            lines.insert(other, lines[place])
        case 3:
            lines[place], lines[other] = lines[other], lines[place]
        case _:
            return content[: chance.randrange(len(content))]
    return b"".join(lines)


def _refused_or_same(database: Database, folder: Path, content: bytes, export: bytes) -> None:
    try:
        read(database, folder, content)
    except ExchangeError:
        assert Players(database).all() == ()
        return
    assert text_of(database) == export
    for player in Players(database).all():
        Players(database).delete(player)


def _fuzz(export: bytes, database: Database, folder: Path, seeds: range) -> None:
    for seed in seeds:
        _refused_or_same(database, folder, _fuzzed(export, random.Random(seed)), export)


def test_a_file_that_was_changed_is_refused(export: bytes, empty: Database, tmp_path: Path) -> None:
    _fuzz(export, empty, tmp_path, range(20))


SEEDS, BLOCK = 2_000, 200


@pytest.mark.full
@pytest.mark.parametrize("first", range(0, SEEDS, BLOCK))
def test_a_file_that_was_changed_is_refused_in_full(first: int, export: bytes, empty: Database, tmp_path: Path) -> None:
    _fuzz(export, empty, tmp_path, range(first, first + BLOCK))


ODD: tuple[object, ...] = (None, True, 0, -1, 10**15, "", "x", [], {}, [[]], ["bet"], "\ud800", {"a": 1})


def _poke(export: bytes, database: Database, folder: Path, seeds: range) -> None:
    """Files whose lines were changed by somebody who knows how to seal them: refused, or a history that agrees."""
    records = records_of(export)
    for seed in seeds:
        chance = random.Random(seed)
        place = chance.randrange(len(records) - 1)
        changed = [*records[:place], poked(records[place], chance, ODD), *records[place + 1 :]]
        try:
            content = sealed([record if isinstance(record, dict) else {"record": record} for record in changed])
            read(database, folder, content)
        except ExchangeError:
            assert Players(database).all() == (), seed
            continue
        for player in Players(database).all():
            # A round that does not count may be anything: no chip depends on it.
            rounds = (audit_round(database, player.id, number) for number in History(database, player.id).numbers())
            assert [finding for findings in rounds for finding in findings if not finding.lost] == [], seed
            Players(database).delete(player)


def test_a_hostile_file_does_no_harm(export: bytes, empty: Database, tmp_path: Path) -> None:
    _poke(export, empty, tmp_path, range(15))


@pytest.mark.full
@pytest.mark.parametrize("first", range(0, SEEDS, BLOCK))
def test_a_hostile_file_does_no_harm_in_full(first: int, export: bytes, empty: Database, tmp_path: Path) -> None:
    _poke(export, empty, tmp_path, range(first, first + BLOCK))


def test_what_was_rescued_from_a_damaged_file_comes_over(tmp_path: Path) -> None:
    """Rounds, entries and numbers may be missing then, and a round that counts as void may have moved chips."""
    played(tmp_path / "played", EVERYTHING).close()
    content = (tmp_path / "played" / "history.sqlite").read_bytes()
    rescued = 0
    for seed in range(40):
        if rescued == 2:
            break
        chance = random.Random(seed)
        damaged = bytearray(content)
        for _ in range(chance.choice((1, 5, 20))):
            damaged[chance.randrange(4096, len(damaged))] = chance.randrange(256)
        file = tmp_path / f"damaged {seed}" / "history.sqlite"
        file.parent.mkdir()
        file.write_bytes(damaged)
        database, message = opened(file)
        if message is not None:
            rescued += 1
            other = Database.open(tmp_path / f"other {seed}" / "history.sqlite")
            imported(other, written(tmp_path, database))
            assert text_of(other) == text_of(database), seed
            other.close()
        database.close()
    assert rescued == 2
