"""The table of boxes for a spreadsheet."""

from __future__ import annotations

import csv
import io
from decimal import Decimal
from pathlib import Path

import pytest

from tests.store.exchange.sittings import played, sit
from tests.store.played import Home
from tests.tables import standard
from uth.cards import parse_cards
from uth.hands import evaluate
from uth.store.database import Damaged, Database
from uth.store.exchange.sheet import HEADS, safe, sheet, when
from uth.store.history import State
from uth.store.players import Player
from uth.table import Bet


def rows_of(database: Database, player: Player) -> list[dict[str, str]]:
    text = b"".join(sheet(database, [player]))
    assert text.startswith(b"\xef\xbb\xbfplayer,round,")
    assert text.count(b"\r\n") == text.count(b"\n")
    return list(csv.DictReader(io.StringIO(text.decode("utf-8-sig"), newline="")))


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return played(tmp_path, [(0, 5, "bets"), (2, 4, "void"), (1, 2, "new")])


def test_a_row_for_each_box_of_each_settled_round(home: Home) -> None:
    rows = rows_of(home.database, home.player)
    expected = [
        (str(number), str(box))
        for number in home.history.numbers()
        for stored in [home.history.round(number)]
        if stored.state is State.SETTLED and stored.settlement
        for box in sorted(settled.box for settled in stored.settlement.boxes)
    ]
    assert [(row["round"], row["box"]) for row in rows] == expected
    assert {row["dark"] for row in rows} == {"yes", "no"}
    assert {row["table"] for row in rows} == {"Standard", "Été"}
    assert all(row["ended"].startswith("2027-01-15T08:") and row["ended"].endswith("Z") for row in rows)


def test_cards_hands_and_amounts_agree_with_each_other(home: Home) -> None:
    for row in rows_of(home.database, home.player):
        board = parse_cards(row["board"])
        for hole, hand in (("hole cards", "hand"), ("dealer cards", "dealer hand")):
            best = evaluate((*parse_cards(row[hole]), *board))
            assert row[hand] == best.category
            assert parse_cards(row[f"{hand} cards"]) == best.cards
        amounts = {what: [Decimal(row[f"{bet} {what}"]) for bet in Bet] for what in ("stake", "paid", "net")}
        assert sum(amounts["stake"]) == Decimal(row["staked"])
        assert sum(amounts["net"]) == Decimal(row["net"]) == Decimal(row["returned"]) - Decimal(row["staked"])
        for bet in Bet:
            won = row[f"{bet} result"] == "win"
            assert bool(row[f"{bet} odds"]) is won
            assert Decimal(row[f"{bet} paid"]) == (Decimal(row[f"{bet} net"]) if won else 0)


def test_the_nets_are_those_of_the_list(home: Home) -> None:
    rows = rows_of(home.database, home.player)
    for listed in home.history.rounds():
        mine = [row for row in rows if row["round"] == str(listed.number)]
        assert sum(Decimal(row["net"]) for row in mine) == Decimal(listed.net) / 100
        assert len(mine) == listed.boxes
        assert sum(row["decision"] == "fold" for row in mine) == listed.folded


def test_without_a_round_there_are_only_the_heads(tmp_path: Path) -> None:
    home = Home(tmp_path)
    assert b"".join(sheet(home.database, [home.player])) == b"\xef\xbb\xbf" + ",".join(HEADS).encode() + b"\r\n"


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", '@SUM(A1)"'])
def test_no_name_becomes_a_formula(name: str, tmp_path: Path) -> None:
    home = Home(tmp_path, name=name, table=standard(name=f"{name}, {name}"))
    sit(home, 1)
    (row,) = rows_of(home.database, home.player)
    assert (row["player"], row["table"]) == (f"'{name}", f"'{name}, {name}")
    assert row["net"] == home.table.currency.format(home.history.rounds()[0].net)


def test_what_is_no_formula_stays() -> None:
    assert [safe(text) for text in ("Ann", "", "3-2", "'x")] == ["Ann", "", "3-2", "'x"]


def test_times() -> None:
    assert when(0) == "1970-01-01T00:00:00Z"
    assert when(1_800_000_003_999) == "2027-01-15T08:00:03Z"
    with pytest.raises(Damaged, match="is no time"):
        when(10**18)


def test_a_round_that_does_not_play_again_is_damage(home: Home) -> None:
    with home.database.reading() as connection:
        connection.execute("DROP TRIGGER actions_stay")
        connection.execute("DELETE FROM action WHERE round = 1 AND number = 2")
    with pytest.raises(Damaged, match="round 1 cannot be played again: not now"):
        rows_of(home.database, home.player)
