"""A new history from what is left: whoever played is there, and numbers that cannot both be right are not both kept."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from itertools import chain
from pathlib import Path

import pytest

from tests.play import bets
from tests.store.played import Home, Ticks, play
from uth.game.actions import CloseBets
from uth.session import PLAYER
from uth.store import pages, soundness, upkeep
from uth.store.audit import audit, audit_round
from uth.store.audit_books import books
from uth.store.database import Database
from uth.store.history import History, State
from uth.store.ledger import Kind, Ledger
from uth.store.pages import Row, Value
from uth.store.players import Players
from uth.store.rebuilt import Count, rebuild
from uth.store.remains import Remains
from uth.store.verify import Finding

Change = Callable[[list[Row]], list[Row]]


@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory) -> Sequence[Row]:
    """Return the rows of a player with two sittings: six rounds are settled, the seventh is open."""
    home = Home(tmp_path_factory.mktemp("home"))
    play(home.sit_down(), 4)
    session = home.sit_down(1_000)
    play(session, 2)
    session.next_round()
    session.act(bets(1, PLAYER, 500), CloseBets())
    with closing(pages.Image(home.database.file, upkeep.PAGE_SIZE)) as image:
        found = list(pages.rows(image, upkeep.PAGE_SIZE))
    home.close()
    return found


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[Database]:
    """Return an empty history."""
    database = Database.open(tmp_path / "history.sqlite", clock=Ticks(1_900_000_000_000))
    yield database
    with database.reading() as connection:
        assert soundness.fault_of_pages(connection) == soundness.fault_of_ledgers(connection) == ""
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    database.close()


def rebuilt(rows: Sequence[Row], database: Database) -> Count:
    """Return what was rebuilt."""
    with closing(Remains(rows)) as remains:
        return rebuild(remains, database, lambda _: None)


def table_of(row: Row) -> str:
    """Return a name for the shape of a row."""
    keyed = row.rowid is not None and row.values[:1] == (None,)
    names = {3: "spare", 21: "round", 9: "entry"}
    kinds = {(str, int): "person", (str, str): "felt", (int, int): "sitting"}
    if keyed and len(row.values) == 5:
        return kinds[type(row.values[1]), type(row.values[3])]
    return names.get(len(row.values), "") if keyed else "action" if len(row.values) == 4 else ""


def changed(row: Row, place: int, value: Value) -> Row:
    """Return a row with another value at a place."""
    return row._replace(values=(*row.values[:place], value, *row.values[place + 1 :]))


def numbered(rows: Sequence[Row], table: str, number: int) -> Row:
    """Return the row of a round or entry with that number of the player's."""
    return next(row for row in rows if table_of(row) == table and row.values[2] == number)


def test_what_is_whole_is_there_again(rows: Sequence[Row], empty: Database) -> None:
    assert rebuilt(rows, empty) == Count(7, 0)
    history = History(empty, 1)
    assert [history.round(number).state for number in history.numbers()] == [State.SETTLED] * 6 + [State.OPEN]
    assert {history.round(number).sitting for number in (1, 2, 3, 4)} == {1}
    assert {history.round(number).sitting for number in (5, 6, 7)} == {2}
    entries = Ledger(empty, 1).entries()
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    assert not any(entry.kind is Kind.CARRIED for entry in entries)


def test_a_wrong_number_of_a_player_makes_none(rows: Sequence[Row], empty: Database) -> None:
    entry = numbered(rows, "entry", 5)
    assert rebuilt([changed(row, 1, 3) if row is entry else row for row in rows], empty) == Count(7, 0, 1)
    assert [player.id for player in Players(empty).all()] == [1]
    carried = Ledger(empty, 1).entries()[4]
    assert (carried.kind, carried.number, carried.amount) == (Kind.CARRIED, 5, entry.values[6])


def test_names_that_are_taken_or_none(rows: Sequence[Row], empty: Database) -> None:
    person = next(row for row in rows if table_of(row) == "person")
    strange = [(2, person.values[1], "ann"), (3, "../../x", "Ann"), (4, "abc", "a\x1bb"), (5, "", "")]
    others = [Row(number, (None, uid, name, 5, 0)) for number, uid, name in strange]
    rebuilt([*rows, *others], empty)
    players = sorted(Players(empty).all(), key=lambda player: player.id)
    assert [player.name for player in players] == ["Ann", "ann (2)", "Ann (3)", "Rescued", "Rescued (2)"]
    assert len({player.uid for player in players}) == 5
    assert [player.uid for player in players][::3] == [person.values[1], "abc"]
    assert all(player.uid.isalnum() for player in players)


def test_lost_sittings_are_numbered_among_the_others(rows: Sequence[Row], empty: Database) -> None:
    first = next(row for row in rows if table_of(row) == "sitting" and row.values[2] == 1)
    rebuilt([row for row in rows if row is not first], empty)
    assert [History(empty, 1).round(number).sitting for number in range(1, 8)] == [1] * 4 + [2] * 3


def test_two_rounds_of_one_number(rows: Sequence[Row], empty: Database) -> None:
    third = numbered(rows, "round", 3)
    count = rebuilt([changed(row, 2, 2) if row is third else row for row in rows], empty)
    assert count == Count(6, 1)
    assert History(empty, 1).numbers() == (1, 2, 4, 5, 6, 7)
    assert all(entry.round != 3 for entry in Ledger(empty, 1).entries())


def test_two_rounds_of_one_key(rows: Sequence[Row], empty: Database) -> None:
    third = numbered(rows, "round", 3)
    assert rebuilt([row._replace(rowid=5) if row is third else row for row in rows], empty) == Count(6, 1)
    history = History(empty, 1)
    assert [history.round(number).state for number in history.numbers()] == [State.SETTLED] * 5 + [State.OPEN]


def test_a_round_that_is_open_though_another_came_after_it(rows: Sequence[Row], empty: Database) -> None:
    third = numbered(rows, "round", 3)
    actions = [row for row in rows if table_of(row) == "action" and row.values[0] == 3]
    left = [changed(row, 5, "open") if row is third else row for row in rows if row is not actions[-1]]
    assert rebuilt(left, empty) == Count(6, 1)
    history = History(empty, 1)
    assert [history.round(number).state for number in (3, 7)] == [State.VOID, State.OPEN]
    assert len(history.round(3).actions) == len(actions) - 1


def test_a_settled_round_whose_row_says_that_it_is_open(rows: Sequence[Row], empty: Database) -> None:
    third = numbered(rows, "round", 3)
    old = changed(changed(changed(third, 5, "open"), 7, None), 12, None)
    assert rebuilt([old if row is third else row for row in rows], empty) == Count(7, 0)
    assert History(empty, 1).round(3).state is State.SETTLED


def test_an_open_round_that_the_ledger_denies(rows: Sequence[Row], empty: Database) -> None:
    last = numbered(rows, "round", 7)
    richer = [changed(row, 11, '{"player": 5000000}') if row is last else row for row in rows]
    # Nor does the entry before its bets say what the player had.
    before = [row for row in rows if table_of(row) == "entry"][-2]
    assert rebuilt([row for row in richer if row is not before], empty) == Count(6, 1, 1)
    assert History(empty, 1).round(7).state is State.VOID
    entries = Ledger(empty, 1).entries()
    assert (entries[-1].kind, entries[-1].amount, entries[-1].round) == (Kind.VOID, 1_000, 7)


@pytest.mark.parametrize("number", [2, 7])
def test_what_the_player_had_is_told_by_the_ledger_too(number: int, rows: Sequence[Row], empty: Database) -> None:
    row = numbered(rows, "round", number)
    funds = str(row.values[11])
    poorer = [changed(each, 11, funds.replace("0", "4")) if each is row else each for each in rows]
    assert rebuilt(poorer, empty) == Count(7, 0)
    assert History(empty, 1).round(number).funds == json.loads(funds)
    assert list(audit(empty, 1)) == []


AT, ROUND, ENDED = 3, 8, 7
"""Places in the rows of entries (the first two) and of rounds."""


def wrong(database: Database) -> list[Finding]:
    """Return what does not agree in the player's history, but for what a rescue may leave behind."""
    rounds = (audit_round(database, 1, number) for number in History(database, 1).numbers())
    with database.reading() as connection:
        return [finding for finding in chain(*rounds, books(connection, 1)) if not finding.lost]


@pytest.mark.parametrize("flip", [1, 1 << 12, 1 << 40])
@pytest.mark.parametrize(
    "where",
    [("entry", 2, AT), ("entry", 3, AT), ("entry", 4, AT), ("round", 2, ENDED), ("action", 2, 2), ("action", 7, 2)],
    ids=str,
)
def test_a_wrong_time_is_mended_by_what_else_tells_it(
    where: tuple[str, int, int], flip: int, rows: Sequence[Row], empty: Database
) -> None:
    table, number, place = where
    if table == "action":
        row = next(row for row in rows if table_of(row) == table and row.values[:2] == (number, 1))
    else:
        row = numbered(rows, table, number)
    time = row.values[place]
    assert isinstance(time, int)
    rebuilt([changed(each, place, time ^ flip) if each is row else each for each in rows], empty)
    assert list(audit(empty, 1)) == []
    stored = [History(empty, 1).round(each) for each in History(empty, 1).numbers()]
    entries = Ledger(empty, 1).entries()
    told = {"entry": entries[number - 1].at, "round": stored[number - 1].ended, "action": stored[number - 1].times[0]}
    assert told[table] == time


@pytest.mark.parametrize("other", [1, 3, 7, 99])
def test_an_entry_of_another_round_is_of_none(other: int, rows: Sequence[Row], empty: Database) -> None:
    entry = next(row for row in rows if table_of(row) == "entry" and row.values[ROUND] == 4)
    rebuilt([changed(row, ROUND, other) if row is entry else row for row in rows], empty)
    assert wrong(empty) == []
    (found,) = [each for each in Ledger(empty, 1).entries() if each.number == entry.values[2]]
    assert (found.at, found.amount, found.round) == (entry.values[AT], entry.values[6], None)


def test_a_table_whose_currency_is_none_is_no_table(rows: Sequence[Row], empty: Database) -> None:
    left = [
        row._replace(values=tuple(v.replace('"USD"', '"USE"') if isinstance(v, str) else v for v in row.values))
        for row in rows
    ]
    assert rebuilt(left, empty) == Count(0, 7)
    assert Ledger(empty, 1).balance("USD") > 0
    assert wrong(empty) == []


def test_stakes_go_back_at_the_moment_at_which_the_round_ends(rows: Sequence[Row], empty: Database) -> None:
    left = [row for row in rows if table_of(row) != "action" or row.values[0] != 7]
    assert rebuilt(left, empty) == Count(6, 1)
    entry, stored = Ledger(empty, 1).entries()[-1], History(empty, 1).round(7)
    assert (entry.kind, entry.round, entry.at) == (Kind.VOID, 7, stored.ended)
    assert wrong(empty) == []


def test_rounds_that_are_known_by_their_entries_alone(rows: Sequence[Row], empty: Database) -> None:
    assert rebuilt([row for row in rows if table_of(row) != "round"], empty) == Count(0, 7)
    assert Ledger(empty, 1).balance("USD") > 0


def test_nothing_is_left(empty: Database) -> None:
    assert rebuilt([], empty) == Count(0, 0)
    assert Players(empty).all() == ()
