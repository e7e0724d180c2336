"""Export and import: the same history again, nothing twice, and no file that harms it."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

from tests.store.exchange.sittings import ENDS, TABLES, played, poked, sit, sittings, text_of, written
from tests.store.played import Home
from uth.store.audit import audit, audit_round
from uth.store.book import Book
from uth.store.database import Database
from uth.store.exchange.imports import Imported, imported
from uth.store.exchange.records import ExchangeError, Seal, line_of
from uth.store.history import History, State
from uth.store.locks import InUse
from uth.store.players import LONGEST_NAME, Players
from uth.store.rescue import opened
from uth.store.rows import felt_content, felt_hash

Record = dict[str, Any]
EVERYTHING = [(table, 2, end) for table in range(len(TABLES)) for end in ENDS]


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[Database]:
    database = Database.open(tmp_path / "empty" / "history.sqlite")
    yield database
    database.close()


@pytest.fixture(scope="module")
def export(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Return the export of two players with everything that can happen."""
    folder = tmp_path_factory.mktemp("export")
    played(folder, EVERYTHING).close()
    home = played(folder, [(0, 1, "begun")], name="Zoë")
    content = text_of(home.database)
    home.close()
    return content


def _read(database: Database, folder: Path, content: bytes) -> tuple[Imported, ...]:
    file = folder / "read.jsonl"
    file.write_bytes(content)
    return imported(database, file)


def _sealed(records: list[Record]) -> bytes:
    """Return records as an export with an end that fits them."""
    seal = Seal()
    lines = [line_of(record, "0.0") for record in records if record.get("record") != "end"]
    for line in lines:
        seal.add(line)
    return "".join(f"{line}\n" for line in (*lines, line_of(seal.record(), "0.0"))).encode()


def _records(content: bytes) -> list[Record]:
    return [json.loads(line) for line in content.splitlines()]


# --- there and back


@settings(max_examples=8)
@given(wanted=sittings())
def test_there_and_back_is_the_same(
    wanted: list[tuple[int, int, str]], tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("back")
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
    assert [each.name for each in _read(empty, tmp_path, export)] == ["Ann", "Zoë"]
    assert text_of(empty) == export
    records = _records(export)
    assert {record["record"] for record in records} == {"player", "table", "sitting", "round", "entry", "end"}
    assert {record["state"] for record in records if record["record"] == "round"} == set(State)
    assert sum(record["record"] == "table" for record in records) == len(TABLES)
    assert all(record["schema"] == 1 and record["version"] == "0.0" for record in records)
    assert export.isascii()


def test_an_import_is_played_on(export: bytes, tmp_path: Path) -> None:
    home = Home(tmp_path / "other", name="Zoë")
    assert _read(home.database, tmp_path, export)[1].name == "Zoë (2)"
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
    _read(empty, tmp_path, f"{export.decode().replace(chr(10), end)}{end}".encode(encoding))
    assert text_of(empty) == export


def test_a_failure_leaves_nothing(export: bytes, empty: Database, tmp_path: Path) -> None:
    with pytest.raises(ExchangeError, match=r"read.jsonl:\d+: the end is missing: the file was cut off; nothing was"):
        _read(empty, tmp_path, b"".join(export.splitlines(keepends=True)[:-1]))
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
    _read(home.database, tmp_path, export)
    zoe = Players(home.database).named("Zoë")
    lock = Players(home.database).lock(zoe)
    before = text_of(home.database)
    with pytest.raises(InUse):
        _read(home.database, tmp_path, export)
    lock.release()
    assert _read(home.database, tmp_path, export)[1] == Imported("Zoë", 0, 0)
    assert text_of(home.database) == before


def test_a_name_that_is_taken_gets_a_number(export: bytes, empty: Database, tmp_path: Path) -> None:
    for name in ("Ann", "Ann (2)"):
        Players(empty).create(name)
    assert [each.name for each in _read(empty, tmp_path, export)] == ["Ann (3)", "Zoë"]
    longest = "x" * LONGEST_NAME
    Players(empty).create(longest)
    other = [{**_records(export)[0], "uid": "0" * 16, "name": longest}]
    assert _read(empty, tmp_path, _sealed(other))[0].name == f"{'x' * (LONGEST_NAME - 4)} (2)"


def test_a_name_that_was_changed_here_stays(export: bytes, empty: Database, tmp_path: Path) -> None:
    _read(empty, tmp_path, export)
    players = Players(empty)
    players.rename(players.named("Ann"), "Anna")
    assert [each.name for each in _read(empty, tmp_path, export)] == ["Anna", "Zoë"]


# --- files that are refused


def _first(kind: str, /, **changes: object) -> Callable[[list[Record]], list[Record]]:
    """Change the first record of a kind."""

    def changed(records: list[Record]) -> list[Record]:
        place = next(place for place, record in enumerate(records) if record["record"] == kind)
        return [*records[:place], {**records[place], **changes}, *records[place + 1 :]]

    return changed


def _content(**changes: object) -> Callable[[list[Record]], list[Record]]:
    """Change the content of the first table, and its hash wherever it stands."""

    def changed(records: list[Record]) -> list[Record]:
        record = next(record for record in records if record["record"] == "table")
        mark = felt_hash(felt_content({**record["content"], **changes}))
        text = json.dumps(records).replace(record["hash"], mark)
        return _first("table", content={**record["content"], **changes})(json.loads(text))

    return changed


def _without(kind: str, which: int = 0) -> Callable[[list[Record]], list[Record]]:
    def changed(records: list[Record]) -> list[Record]:
        places = [place for place, record in enumerate(records) if record["record"] == kind]
        return [record for place, record in enumerate(records) if place != places[which]]

    return changed


def _doubled(kind: str) -> Callable[[list[Record]], list[Record]]:
    def changed(records: list[Record]) -> list[Record]:
        place = next(place for place, record in enumerate(records) if record["record"] == kind)
        return [*records[: place + 1], *records[place:]]

    return changed


def _in_round(change: Callable[[Record], None]) -> Callable[[list[Record]], list[Record]]:
    """Change the first settled round."""

    def changed(records: list[Record]) -> list[Record]:
        copy: list[Record] = json.loads(json.dumps(records))
        change(next(record for record in copy if record.get("state") == "settled"))
        return copy

    return changed


def _free_chips(records: list[Record]) -> list[Record]:
    """Let what a round paid be more, and every balance after it."""
    copy: list[Record] = json.loads(json.dumps(records))
    entries = [record for record in copy if record["record"] == "entry"]
    place = next(place for place, entry in enumerate(entries) if entry["kind"] == "paid")
    entries[place]["amount"] += 100
    for entry in entries[place:]:
        if entry["number"] >= entries[place]["number"]:
            entry["balance"] += 100
    return copy


def _carried(**changes: object) -> Callable[[list[Record]], list[Record]]:
    """Put an entry that is carried over behind the first player's, as a rescue would; *changes*: but for these."""

    def changed(records: list[Record]) -> list[Record]:
        place = next(place for place, record in enumerate(records[1:]) if record["record"] == "player")
        last = records[place]
        carried = {
            **last,
            "number": last["number"] + 1,
            "kind": "carried over",
            "amount": 100,
            "round": None,
            **changes,
        }
        carried["balance"] = last["balance"] + carried["amount"]
        return [*records[: place + 1], carried, *records[place + 1 :]]

    return changed


def _both(*changes: Callable[[list[Record]], list[Record]]) -> Callable[[list[Record]], list[Record]]:
    def changed(records: list[Record]) -> list[Record]:
        for change in changes:
            records = change(records)
        return records

    return changed


def _gap(records: list[Record]) -> list[Record]:
    """Let the last entry have a later number."""
    place = max(place for place, record in enumerate(records[:-1]) if record["record"] == "entry")
    return [*records[:place], {**records[place], "number": records[place]["number"] + 5}, *records[place + 1 :]]


REFUSED: dict[str, tuple[Callable[[list[Record]], list[Record]], str]] = {
    "newer schema": (_first("round", schema=2), "written by a newer version of uth (0.0): its schema is 2, this"),
    "no schema": (_first("round", schema="1"), 'expected an object with "schema"'),
    "unknown record": (_first("round", record="hand"), 'expected "record" to be one of player, table, '),
    "unknown key": (_first("entry", tip=5), '"tip" is no key of a entry'),
    "wrong kind": (_first("entry", amount="5"), '"amount": expected int, found str'),
    "fraction": (_first("entry", amount=0.5), "0.5 is no whole number"),
    "not a number": (_first("entry", amount=float("nan")), "NaN is no whole number"),
    "huge": (_first("entry", amount=10**30), "is too large"),
    "half a character": (_first("player", name="\ud800"), "surrogates not allowed"),
    "no player": (_without("player"), "expected a player first, found a sitting"),
    "player twice": (_doubled("player"), 'the player "Ann" is there twice'),
    "uid": (_first("player", uid="../../x"), "is no player: 'Ann', '../../x'"),
    "name": (_first("player", name=" "), "is no player"),
    "name that cannot be shown": (_first("player", name="\x1b[2J"), "is no player: '\\x1b[2J'"),
    "made": (_first("player", created=-1), "is no player"),
    "no table": (_without("table"), "its table stands nowhere before it"),
    "hash": (_first("table", hash="0" * 64), "the table's content is not that of its hash"),
    "content": (_content(rounding="sideways"), "is no table: 'sideways' is not a valid Rounding"),
    "kind in content": (_content(smallest_chip="1"), "is no table: expected int, got str"),
    "unknown in content": (_content(colour=1), "is no table: 'colour'"),
    "smallest chip": (_content(smallest_chip=0), "is no table to play at: smallest chip: expected 1 to "),
    "no sitting": (_without("sitting"), "round 1: there is no sitting 1"),
    "sitting": (_first("sitting", program="\x00"), "sitting 1 is none"),
    "sitting twice": (_doubled("sitting"), "sitting 1 follows sitting 1"),
    "round twice": (_doubled("round"), "round 1 follows round 1"),
    "round missing": (_without("round", 1), "there is no round 2"),
    "state": (_first("round", state="lost"), "round 1 cannot be read: 'lost' is not a valid State"),
    "open": (_first("round", state="open", ended=None, settlement=None), "not settled, found phase settled"),
    "commitment": (_first("round", commitment="0" * 64), "round 1: the commitment to the deck: expected "),
    "deck": (_first("round", deck="x:AhKd"), "round 1 cannot be read: "),
    "owner": (_first("round", owner="Eve"), "the player's name: expected one of those with chips (player), found"),
    "funds": (_first("round", funds={"player": 10**14}), "round 1: nobody has so much"),
    "no funds": (_first("round", funds={"player": 5}), "they refuse: funds"),
    "funds and ledger": (_first("round", funds={"player": 60_000}), "what the player had by the ledger: expected "),
    "time": (_first("round", began=10**15), "round 1: a time is none"),
    "actions": (_in_round(lambda it: it["actions"].pop()), "the end of a round that is settled"),
    "action": (_in_round(lambda it: it["actions"][0].append(1)), "round 1 cannot be read: "),
    "action's time": (_in_round(lambda it: it["actions"][0].__setitem__(0, "now")), "round 1: a time is none"),
    "cards otherwise": (
        _in_round(lambda it: it.__setitem__("deck", it["deck"].lower())),
        "round 1 is written otherwise than an export writes it",
    ),
    "settlement": (_in_round(lambda it: it["settlement"].__setitem__(1, 5)), "round 1 cannot be read: no settlement"),
    "pays": (
        _in_round(lambda it: it["settlement"][2][0][4][0].__setitem__(7, 12_345)),
        "box 1, ante: expected ",
    ),
    "entry missing": (_without("entry", 1), "entry 3 does not follow from the one before: "),
    "entry twice": (_doubled("entry"), "entry 1 follows entry 1"),
    "amount": (_first("entry", amount=1), "entry 1 does not follow from the one before: 0 and 1 make 1"),
    "entry's kind": (_first("entry", kind="gift"), "entry 1 is none: 'gift'"),
    "currency": (_first("entry", currency="XXX"), "entry 1 is none: "),
    "debts": (_first("entry", amount=-5, balance=-5), "entry 1 is none: its balance"),
    "entry's round": (_first("entry", round=99), "there is no round 99"),
    "entry's wrong round": (_first("entry", round=1), "round 1: what the player had by the ledger: expected "),
    "carried over and free chips": (
        _both(_free_chips, _carried()),
        'read.jsonl: "Ann": round 1: what the ledger paid: expected ',
    ),
    "carried over in a round": (
        lambda records: _carried(round=next(each["number"] for each in records if each.get("state") == "void"))(
            records
        ),
        "(carried over): expected none, found a round",
    ),
    "nothing carried over twice": (
        _both(_carried(amount=0), _carried(amount=0)),
        ": expected an amount, after one that is carried over, found none",
    ),
    "a gap without anything carried over": (_gap, "the numbers of the entries: expected entry "),
    "free chips": (_free_chips, 'read.jsonl: "Ann": round 1: what the ledger paid: expected '),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_contradicts_itself_is_refused(case: str, export: bytes, empty: Database, tmp_path: Path) -> None:
    change, message = REFUSED[case]
    with pytest.raises(ExchangeError) as refused:
        _read(empty, tmp_path, _sealed(change(_records(export))))
    assert message in str(refused.value)
    assert str(refused.value).endswith("; nothing was imported")
    assert str(refused.value).startswith(str(tmp_path))
    assert Players(empty).all() == ()


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
        _read(empty, tmp_path, content)
    assert message in str(refused.value)


def test_more_after_the_end_is_refused(export: bytes, empty: Database, tmp_path: Path) -> None:
    with pytest.raises(ExchangeError, match="there is more after the end"):
        _read(empty, tmp_path, export + export)


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
        _read(database, folder, content)
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
    _fuzz(export, empty, tmp_path, range(30))


SEEDS, BLOCK = 2_000, 200


@pytest.mark.full
@pytest.mark.parametrize("first", range(0, SEEDS, BLOCK))
def test_a_file_that_was_changed_is_refused_in_full(first: int, export: bytes, empty: Database, tmp_path: Path) -> None:
    _fuzz(export, empty, tmp_path, range(first, first + BLOCK))


ODD: tuple[object, ...] = (None, True, 0, -1, 10**15, "", "x", [], {}, [[]], ["bet"], "\ud800", {"a": 1})


def _poke(export: bytes, database: Database, folder: Path, seeds: range) -> None:
    """Files whose lines were changed by somebody who knows how to seal them: refused, or a history that agrees."""
    records = _records(export)
    for seed in seeds:
        chance = random.Random(seed)
        place = chance.randrange(len(records) - 1)
        changed = [*records[:place], poked(records[place], chance, ODD), *records[place + 1 :]]
        try:
            content = _sealed([record if isinstance(record, dict) else {"record": record} for record in changed])
            _read(database, folder, content)
        except ExchangeError:
            assert Players(database).all() == (), seed
            continue
        for player in Players(database).all():
            # A round that does not count may be anything: no chip depends on it.
            rounds = (audit_round(database, player.id, number) for number in History(database, player.id).numbers())
            assert [finding for findings in rounds for finding in findings if not finding.lost] == [], seed
            Players(database).delete(player)


def test_a_hostile_file_does_no_harm(export: bytes, empty: Database, tmp_path: Path) -> None:
    _poke(export, empty, tmp_path, range(25))


@pytest.mark.full
@pytest.mark.parametrize("first", range(0, SEEDS, BLOCK))
def test_a_hostile_file_does_no_harm_in_full(first: int, export: bytes, empty: Database, tmp_path: Path) -> None:
    _poke(export, empty, tmp_path, range(first, first + BLOCK))


def test_what_was_rescued_from_a_damaged_file_comes_over(tmp_path: Path) -> None:
    """Rounds, entries and numbers may be missing then, and a round that counts as void may have moved chips."""
    played(tmp_path / "played", EVERYTHING).close()
    content = (tmp_path / "played" / "history.sqlite").read_bytes()
    rescued = 0
    for seed in range(6):
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
    assert rescued > 1
