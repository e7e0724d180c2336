"""A history that was booked by the program agrees with itself; one row changed behind its back is found."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.play import bets
from tests.store.played import Home, next_action, play
from tests.tables import standard
from uth.game.actions import CloseBets
from uth.session import PLAYER, Session
from uth.store.audit import audit, audit_round
from uth.store.book import Book
from uth.store.history import HistoryError
from uth.table import Rules

TABLE = standard(rules=Rules(boxes_per_player=6))


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with sittings of settled, void and open rounds and chips bought."""
    home = Home(tmp_path_factory.mktemp("played"), table=TABLE)
    play(home.sit_down(), 6, boxes=2)
    book = Book(home.database, home.player, "0.0")
    session = Session(TABLE, book.balance("USD"), book=book)
    session.act(bets(1, PLAYER, 500), CloseBets())
    book.void(session.round, PLAYER)
    session = home.sit_down(5_000)
    play(session, 2, boxes=3)
    session.next_round()
    session.act(bets(1, PLAYER, 500, trips=500), CloseBets())
    session.act(next_action(session))
    home.close()
    return home.folder


@pytest.fixture
def home(played: Path, tmp_path: Path) -> Home:
    shutil.copytree(played, tmp_path / "home")
    return Home(tmp_path / "home", table=TABLE)


def _sentences(home: Home) -> list[str]:
    return [str(finding) for finding in audit(home.database, home.player.id)]


def _tampered(home: Home, *statements: str) -> list[str]:
    with home.database.reading() as connection:
        triggers = connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall()
        for (name,) in triggers:
            connection.execute(f"DROP TRIGGER {name}")
        connection.execute("PRAGMA foreign_keys = OFF")
        for statement in statements:
            connection.execute(statement)
    return _sentences(home)


def test_what_the_program_booked_agrees(home: Home) -> None:
    told: list[int] = []
    assert list(audit(home.database, home.player.id, told.append)) == []
    assert told == list(range(1, 11))
    states = [home.history.round(number).state for number in home.history.numbers()]
    assert states == ["settled"] * 6 + ["void"] + ["settled"] * 2 + ["open"]


def test_one_round_alone(home: Home) -> None:
    assert audit_round(home.database, home.player.id, 3) == ()
    with pytest.raises(HistoryError, match="there is no round 99; there are 1 to 10"):
        audit_round(home.database, home.player.id, 99)


def _round(column: str, value: str, number: int = 2) -> str:
    return f"UPDATE round SET {column} = {value} WHERE number = {number}"


def _entry(column: str, value: str, where: str) -> str:
    return f"UPDATE entry SET {column} = {value} WHERE {where}"


FIRST_OF_TWO = "number = (SELECT min(number) FROM entry WHERE round = 2)"


@pytest.mark.parametrize(
    ("statement", "sentence"),
    [
        (_round("net", "net + 1"), "round 2: the row of the round, net: expected "),
        (_round("best", "10"), "round 2: the row of the round, best: expected "),
        (_round("commitment", "'0'"), "round 2: the commitment to the deck: expected "),
        (_round("settlement", "'[]'"), "round 2: its record: expected one that can be read, found round 2 in "),
        (_round("number", "99", 6), "the numbers of the rounds: expected round 6 next, found round 7"),
        ("UPDATE sitting SET number = 9 WHERE number = 2", "the numbers of the sittings: expected sitting 2 next"),
        ("UPDATE box SET hole = '??' WHERE round = 2 AND box = 1", "round 2: the row of box 1, hole: expected "),
        ("UPDATE box SET trips_net = 1 WHERE round = 2", "round 2: the row of box 2, trips_net: expected "),
        ("DELETE FROM box WHERE round = 2 AND box = 1", "round 2: the rows of its boxes: expected box 1, box 2"),
        ("DELETE FROM action WHERE round = 2 AND number = 3", "round 2: action 3 "),
        (_entry("amount", "amount + 1", "number = 1"), "after entry 1: expected USD 1000.01, found USD 1000.00"),
        (_entry("balance", "-1", "number = 1"), "the balance after entry 1: expected USD 1000.00, found USD -0.01"),
        (_entry("kind", "'gift'", "number = 1"), "the kind of entry 1: expected one of chips bought, "),
        (_entry("kind", "'chips taken away'", "number = 1"), "entry 1 (chips taken away): expected below zero"),
        (_entry("amount", "0", FIRST_OF_TWO), "(bets): expected not zero, found 0"),
        (_entry("kind", "'paid'", FIRST_OF_TWO), "round 2: what the ledger paid: expected "),
        (_entry("currency", "'EUR'", FIRST_OF_TWO), "round 2: the currency of its entries: expected USD, found EUR"),
        (_entry("round", "3", FIRST_OF_TWO), "round 3: the stakes in the ledger: expected "),
        (_entry("round", "NULL", FIRST_OF_TWO), "(bets): expected a round, found none"),
        (_entry("round", "1", "number = 1"), "the round of entry 1 (chips bought): expected none, found a round"),
        (_entry("number", "1000", FIRST_OF_TWO), "the numbers of the entries: expected entry "),
        (f"DELETE FROM entry WHERE {FIRST_OF_TWO}", "round 2: what the player had by the ledger: expected "),
        ("DELETE FROM entry WHERE kind = 'void'", "the ledger gave back: expected 10.00, found 0.00"),
        ("UPDATE felt SET content = replace(content, '500', '501')", "round 1: its record: expected "),
    ],
)
def test_what_was_changed_is_found(statement: str, sentence: str, home: Home) -> None:
    found = "\n".join(_tampered(home, statement))
    assert sentence in found


def test_chips_of_a_round_that_is_not_finished(home: Home) -> None:
    last = "(SELECT id FROM round WHERE state = 'open')"
    sentences = _tampered(home, _entry("amount", "amount - 1", f"round = {last} AND kind = 'bets'"))
    assert sentences[0] == "round 10: the stakes in the ledger: expected 15.00, found 15.01"


@pytest.mark.parametrize(
    ("statement", "sentence"),
    [
        ("UPDATE felt SET name = 'Other'", "the name of its table"),
        ("UPDATE felt SET currency = 'EUR'", "the currency of its table"),
        ("UPDATE entry SET player = 9 WHERE kind = 'paid' AND round = 2", "the player of its entries"),
        ("UPDATE sitting SET player = 9", "the player of its sitting"),
        ("UPDATE entry SET kind = 'play' WHERE kind = 'bets' AND round = 2", "the kind of entry"),
        ("UPDATE entry SET at = at + 1 WHERE kind = 'bets' AND round = 2", "the time of entry"),
        ("UPDATE round SET ended = ended + 1 WHERE number = 2", "the time at which it ended"),
        ("UPDATE round SET began = ended + 1 WHERE number = 2", "the times of its actions"),
        ("UPDATE action SET number = 99 WHERE round = 2 AND number = 1 + (SELECT count(*) FROM action "
         "WHERE round = 2) - 1", "the numbers of its actions"),
        ("UPDATE player SET leaving = 1", "whether the player is being deleted"),
        ("UPDATE entry SET amount = 'x' WHERE number = 3", "values of their kinds"),
        ("UPDATE round SET funds = '{\"player\": 1e400}' WHERE number = 2", "its record"),
        (f"UPDATE action SET data = '{'[' * 9_999}' WHERE round = 2 AND number = 1", "its record"),
    ],
)  # fmt: skip
def test_what_does_not_belong_together_is_found(home: Home, statement: str, sentence: str) -> None:
    assert any(sentence in found for found in _tampered(home, statement))


def test_what_is_missing_is_a_known_loss_only_where_a_damaged_file_was_set_aside(tmp_path: Path) -> None:
    home = Home(tmp_path)
    play(home.sit_down(), 3)
    with home.database.writing() as connection:
        connection.execute("DROP TRIGGER ended_rounds_never_change")
        connection.execute("UPDATE round SET number = 9 WHERE state = 'settled' AND number = 3")
    assert [finding.lost for finding in audit(home.database, home.player.id) if "numbers" in finding.what] == [False]
    (tmp_path / "history.damaged-2026-11-30.sqlite").touch()
    assert [finding.lost for finding in audit(home.database, home.player.id) if "numbers" in finding.what] == [True]
