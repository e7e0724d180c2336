"""What an export looks like, line by line."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import pytest

from tests.store.exchange.sittings import ENDS, TABLES, played
from tests.store.played import Home
from uth.store.database import Damaged, Database
from uth.store.exchange.export import exported
from uth.store.exchange.records import KEYS
from uth.store.players import Players
from uth.table_data import from_data


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return played(tmp_path, [(number % len(TABLES), 2, end) for number, end in enumerate(ENDS)])


def test_every_record_has_its_keys_and_refers_to_what_stands_before_it(home: Home) -> None:
    records = [json.loads(line) for line in exported(home.database, [home.player], "1.2")]
    tables, sittings, rounds = set(), set(), set()
    for record in records:
        assert (record.pop("schema"), record.pop("version")) == (1, "1.2")
        assert list(record) == ["record", *KEYS[record["record"]]]
        match record["record"]:
            case "table":
                tables.add(record["hash"])
                assert from_data(record["content"]) in TABLES
            case "sitting":
                sittings.add(record["number"])
            case "round":
                rounds.add(record["number"])
                assert record["table"] in tables
                assert record["sitting"] in sittings
            case "entry":
                assert record["round"] is None or record["round"] in rounds
    assert records[0]["record"] == "player"
    assert rounds == set(home.history.numbers())
    assert sum(record["record"] == "entry" for record in records) == len(home.ledger.entries())


def test_the_last_line_says_what_the_others_come_to(home: Home) -> None:
    *lines, last = exported(home.database, [home.player], "1.2")
    end = json.loads(last)
    assert (end["lines"], end["sha256"]) == (len(lines), sha256(b"".join(lines)).hexdigest())


def test_players_share_the_tables(home: Home) -> None:
    other = played(home.folder, [(0, 1, "settled")], name="Bea")
    records = [json.loads(line) for line in exported(home.database, Players(home.database).all(), "1.2")]
    assert [record["name"] for record in records if record["record"] == "player"] == ["Ann", "Bea"]
    assert sum(record["record"] == "table" for record in records) == len(TABLES)
    other.close()


def test_it_is_what_was_there_at_one_moment_whatever_is_played_meanwhile(home: Home) -> None:
    alone = list(exported(home.database, [home.player], "1.2"))
    reader = Database.open_to_read(home.database.file)
    lines = exported(reader, [home.player], "1.2")
    first = [next(lines) for _ in range(3)]
    home.sit_down()
    assert [*first, *lines] == alone
    assert list(exported(reader, [home.player], "1.2")) != alone
    reader.close()


def test_it_does_not_need_the_whole_history_at_once(home: Home) -> None:
    """The first lines come before the last rounds are read."""
    with home.database.reading() as connection:
        connection.execute("DROP TRIGGER ended_rounds_never_change")
        connection.execute("UPDATE round SET deck = '' WHERE number = 7")
    lines: list[bytes] = []
    with pytest.raises(Damaged, match="round 7"):
        lines.extend(exported(home.database, [home.player], "1.2"))
    records = [json.loads(line) for line in lines]
    assert [record["number"] for record in records if record["record"] == "round"] == [1, 2, 3, 4, 5, 6]
