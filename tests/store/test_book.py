"""What a sitting books: every action at once, chips by entries, rounds that replay to what was settled."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.play import bets
from tests.store.played import Home, next_action, play, play_round
from tests.tables import standard
from uth.chips import Rounding, currency
from uth.config.codecs import MOST_UNITS
from uth.game import engine
from uth.game.actions import CloseBets, IllegalAction
from uth.game.model import Phase
from uth.paytable import MOST_TO_ONE, Odds
from uth.session import PLAYER, Session
from uth.store.audit import audit
from uth.store.book import Book, BookError
from uth.store.database import CannotWrite
from uth.store.history import Listed, Outcome, State, Wanted
from uth.store.kinds import LATEST, MOST, MOST_FUNDS
from uth.store.ledger import Kind, LedgerError, Movement, enter
from uth.store.players import Players
from uth.table import CutBy, Procedure, Rules


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def test_a_round_is_stored_as_it_was_played(home: Home) -> None:
    session = home.sit_down()
    play_round(session)
    stored = home.history.round(1)
    assert (stored.state, stored.number, stored.sitting) == (State.SETTLED, 1, 1)
    assert stored.table == session.table
    assert stored.commitment == session.commitment == stored.deck.commitment
    assert stored.actions == session.actions
    assert stored.settlement == session.round.settlement
    assert list(stored.times) == sorted(stored.times)
    assert engine.replay(stored.table, stored.funds, stored.actions) == session.round


def test_chips_move_by_entries_alone(home: Home) -> None:
    session = home.sit_down()
    play(session, 5)
    entries = home.ledger.entries()
    assert entries[0].kind is Kind.BOUGHT
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    assert sum(entry.amount for entry in entries) == entries[-1].balance == session.bankroll
    assert home.ledger.balance("USD") == session.bankroll
    nets = sum(listed.net for listed in home.history.rounds())
    assert session.bankroll == 100_000 + nets


def test_entries_and_ended_rounds_cannot_be_changed(home: Home) -> None:
    play(home.sit_down(), 2)
    for statement in (
        "UPDATE entry SET amount = 1",
        "DELETE FROM entry",
        "UPDATE action SET data = ''",
        "DELETE FROM action",
        "UPDATE round SET net = 0",
        "DELETE FROM round",
    ):
        with pytest.raises(sqlite3.IntegrityError), home.database.writing() as connection:
            connection.execute(statement)


def test_an_action_that_cannot_be_written_has_not_happened(home: Home) -> None:
    session = home.sit_down()
    session.act(bets(1, PLAYER, 500), CloseBets())
    before, balance = session.round, home.ledger.balance("USD")
    other = sqlite3.connect(home.database.file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with home.database.reading() as connection:
        connection.execute("PRAGMA busy_timeout = 1")
    with pytest.raises(CannotWrite, match="another window is writing"):
        session.act(next_action(session))
    assert session.round == before
    other.execute("ROLLBACK")
    other.close()
    assert home.ledger.balance("USD") == balance
    while not session.over:
        session.act(next_action(session))
    assert home.ledger.balance("USD") == session.bankroll


def test_bets_that_are_refused_are_not_booked(home: Home) -> None:
    session = home.sit_down(2_000)
    with pytest.raises(IllegalAction):
        session.act(bets(1, PLAYER, 50_000), CloseBets())
    assert home.ledger.balance("USD") == 2_000
    opened = home.history.open_round()
    assert opened is not None
    assert not opened.actions


def test_a_round_goes_on_where_it_stood(home: Home) -> None:
    session = home.sit_down()
    play(session, 3)
    session.next_round()
    session.act(bets(1, PLAYER, 500, trips=500), CloseBets())
    home.close()
    again = Home(home.folder)
    stored = again.history.open_round()
    assert stored is not None
    book = Book(again.database, again.player, "0.0")
    book.resume(stored.number, len(stored.actions))
    resumed = Session.resumed(stored, book)
    assert (resumed.round, resumed.actions, resumed.number) == (session.round, session.actions, session.number)
    assert (
        resumed.bankroll
        == again.ledger.balance("USD")
        == 100_000 - 1_500 + sum(listed.net for listed in again.history.rounds())
    )
    while not resumed.over:
        resumed.act(next_action(resumed))
    resumed.next_round()
    assert again.ledger.balance("USD") == resumed.bankroll


def test_chips_are_bought_before_the_bets_and_after_the_round(home: Home) -> None:
    session = home.sit_down(1_000)
    session.rebuy(9_000)
    play_round(session)
    session.rebuy(500)
    stored = home.history.round(1)
    assert stored.funds == {PLAYER: 10_000}
    assert engine.replay(stored.table, stored.funds, stored.actions).settlement == stored.settlement
    session.next_round()
    assert session.bankroll == home.ledger.balance("USD")


def test_a_void_round_gives_its_stakes_back(home: Home) -> None:
    book = Book(home.database, home.player, "0.0")
    book.move(10_000, "USD")
    session = Session(standard(), 10_000, book=book)
    session.act(bets(1, PLAYER, 500), CloseBets())
    book.void(session.round, PLAYER)
    assert home.ledger.balance("USD") == 10_000
    assert home.history.round(1).state is State.VOID
    assert home.history.open_round() is None
    with pytest.raises(BookError):
        session.act(next_action(session))


def test_another_table_needs_the_round_before_to_be_finished(home: Home) -> None:
    session = home.sit_down()
    Session(standard(name="Other"), session.bankroll, book=Book(home.database, home.player, "0.0"))
    assert [home.history.round(number).state for number in home.history.numbers()] == [State.VOID, State.OPEN]
    third = Book(home.database, home.player, "0.0")
    third.resume(2, 0)
    with home.database.writing() as connection:
        connection.execute("INSERT INTO action VALUES (2, 1, 0, '[\"close\"]')")
    with pytest.raises(BookError, match="not finished"):
        Session(standard(), session.bankroll, book=third)


def _everything(home: Home) -> list[object]:
    with home.database.reading() as connection:
        tables = ("round", "action", "box", "entry")
        return [connection.execute(f"SELECT * FROM {table}").fetchall() for table in tables]


def _other(home: Home) -> Session:
    """Sit down a second time with the same chips, as a window does that has found no lock."""
    book = Book(home.database, home.player, "0.0")
    waiting = home.history.open_round()
    assert waiting is not None
    book.resume(waiting.number, len(waiting.actions))
    return Session.resumed(waiting, book)


def test_two_writers_of_one_bankroll_are_found_out(home: Home) -> None:
    session = home.sit_down()
    Book(home.database, home.player, "0.0").move(100, "USD")
    before = _everything(home)
    with pytest.raises(BookError, match="another window has moved them"):
        play_round(session)
    with pytest.raises(BookError, match="another window has moved them"):
        session.rebuy(100)
    assert _everything(home) == before


@pytest.mark.parametrize("other", ["plays on", "begins anew", "is gone"])
def test_a_round_that_another_window_went_on_with_is_left_alone(home: Home, other: str) -> None:
    session = home.sit_down()
    book = session._book
    assert isinstance(book, Book)
    if other == "plays on":
        session.act(bets(1, PLAYER, 500), CloseBets())
        second = _other(home)
        while not second.over:
            second.act(next_action(second))
    elif other == "begins anew":
        Session(standard(), session.bankroll, book=Book(home.database, home.player, "0.0"))
    else:
        Players(home.database).delete(home.player)
    before = _everything(home)
    betting = session.round.phase is Phase.BETTING
    refused: list[Callable[[], object]] = [
        lambda: session.act(bets(1, PLAYER, 500) if betting else next_action(session)),
        lambda: book.move(100, "USD"),
        lambda: book.void(session.round, PLAYER),
    ]
    for each in refused:
        with pytest.raises(BookError, match="another window"):
            each()
        assert _everything(home) == before
    # What is there now can be gone on with.
    book.void(session.round, PLAYER)
    assert _everything(home) == before


def test_whoever_comes_from_nowhere_in_time_is_booked_and_sound(tmp_path: Path) -> None:
    for number, at in enumerate((-5, LATEST + 5)):
        home = Home(tmp_path / str(number), clock=partial(int, at))
        play(home.sit_down(), 2)
        home.close()
        again = Home(tmp_path / str(number))
        assert list(audit(again.database, again.player.id)) == []
        again.close()


def test_a_clock_that_is_set_back_keeps_a_round_in_order(home: Home) -> None:
    session = home.sit_down()
    session.act(bets(1, PLAYER, 500), CloseBets())
    home.database.clock = lambda: 5
    while not session.over:
        session.act(next_action(session))
    assert list(audit(home.database, home.player.id)) == []


def test_nobody_has_or_plays_for_more_than_can_be_booked(home: Home) -> None:
    book = Book(home.database, home.player, "0.0")
    book.move(MOST_FUNDS, "USD")
    with pytest.raises(LedgerError, match="nobody can have"):
        book.move(1, "USD")
    Session(standard(), MOST_FUNDS, book=book)
    with pytest.raises(LedgerError, match=r"\$5,000,000,000\.01 .*: at most \$5,000,000,000; uth play --bankroll"):
        Session(standard(), MOST_FUNDS + 1, book=book)


@pytest.mark.parametrize("code", ["JPY", "USD"])
def test_all_that_can_be_played_for_can_be_won_at_the_highest_odds(code: str, home: Home) -> None:
    """The largest sum of stakes at the highest odds, each win of eight boxes rounded up to the largest chip."""
    largest = currency(code)
    chip = MOST_UNITS * largest.unit
    wins = [Odds(MOST_TO_ONE).win(stake, chip, Rounding.UP) for stake in [MOST_FUNDS // 32] * 32]
    assert sum(wins) + MOST_FUNDS <= MOST
    with home.database.writing() as connection:
        enter(connection, home.player.id, Movement(Kind.BOUGHT, code, MOST_FUNDS), 0)
        enter(connection, home.player.id, Movement(Kind.PAID, code, sum(wins)), 0)
    assert home.ledger.balance(code) == MOST_FUNDS + sum(wins)


def test_the_list_chooses_by_what_is_wanted(home: Home) -> None:
    play(home.sit_down(), 40)
    everything = home.history.rounds()
    assert [listed.number for listed in everything] == list(range(40, 0, -1))
    tests: dict[Outcome, Callable[[Listed], bool]] = {
        Outcome.WON: lambda row: row.net > 0,
        Outcome.LOST: lambda row: row.net < 0,
        Outcome.FOLDED: lambda row: row.folded > 0,
        Outcome.TRIPS: lambda row: row.trips_net > 0,
        Outcome.BIG: lambda row: abs(row.net) >= 10 * row.ante,
    }
    for outcome, true in tests.items():
        wanted = Wanted(frozenset({outcome}))
        found = home.history.rounds(wanted)
        assert found == tuple(row for row in everything if true(row))
        assert home.history.count(wanted) == len(found)
    assert len(everything) > len(home.history.rounds(Wanted(frozenset({Outcome.WON})))) > 0
    assert home.history.rounds(first=3, count=2) == everything[3:5]
    assert home.history.count(Wanted(table="Standard")) == 40
    assert home.history.count(Wanted(table="Other")) == 0
    assert home.history.count(Wanted(since=everything[9].ended)) == 10
    assert home.history.count(Wanted(until=everything[9].ended)) == 30
    assert home.history.tables() == ("Standard",)


TABLES = (
    standard(),
    standard(procedure=Procedure(cut=CutBy.PLAYER)),
    standard(rules=Rules(boxes_per_player=6)),
)


@settings(max_examples=15)
@given(data=st.data())
def test_over_any_sittings_the_ledger_is_opening_plus_nets(
    data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("any")
    bought = 0
    for sitting in range(data.draw(st.integers(1, 3))):
        home = Home(folder, table=data.draw(st.sampled_from(TABLES)), seed=f"{sitting}")
        more = data.draw(st.integers(20_000, 90_000))
        bought += more
        stored = home.history.open_round()
        if stored is not None and stored.actions:
            book = Book(home.database, home.player, "0.0")
            book.resume(stored.number, len(stored.actions))
            session = Session.resumed(stored, book)
            while not session.over:
                session.act(next_action(session))
            book.move(more, "USD")
            session = Session(home.table, book.balance("USD"), book=book)
        else:
            session = home.sit_down(more)
        play(session, data.draw(st.integers(1, 3)), data.draw(st.integers(1, home.table.rules.boxes_per_player)))
        if data.draw(st.booleans()):
            session.next_round()
            session.act(bets(1, PLAYER, 500), CloseBets())
        at_stake = sum(box.staked for box in session.round.boxes) if not session.over else 0
        nets = sum(listed.net for listed in home.history.rounds())
        assert home.ledger.balance("USD") + at_stake == bought + nets
        for listed in home.history.rounds():
            stored = home.history.round(listed.number)
            replayed = engine.replay(stored.table, stored.funds, stored.actions)
            assert replayed.settlement == stored.settlement
        home.close()
