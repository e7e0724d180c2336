"""A window with its players: who sits down, the round that waits, and data that cannot be written."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from tests.tables import standard
from uth.session import seeded
from uth.store.database import Database
from uth.store.history import History, State
from uth.store.players import Players
from uth.store.settings import Cloth, Settings
from uth.store.settings_file import file_of
from uth.table import Table
from uth.ui.evening import FIRST_NAME
from uth.ui.fault import Way
from uth.ui.house import House
from uth.ui.intents import KeyPress
from uth.ui.keys import Key, KeyLabels
from uth.ui.order import Order
from uth.ui.picture import Dialog
from uth.ui.scene import Scene, SceneStack
from uth.ui.scenes.first import FirstScene
from uth.ui.scenes.players import NameScene, PlayersScene
from uth.ui.scenes.statistics import StatisticsScene
from uth.ui.scenes.table import TableScene
from uth.ui.trouble import Told
from uth.words.money import signed_money_words

USUAL = 100_000


class Room:
    """A window without its loop: the scenes on top of each other."""

    def __init__(
        self,
        folder: Path,
        table: Table | None = None,
        *,
        damage: str = "",
        player: str = "",
        wanted: int | None = None,
        notice: str = "",
        company: int | None = None,
    ) -> None:
        self.database = Database.open(folder / "history.sqlite")
        order = Order(table or standard(), 1, seeded("9"), USUAL, wanted, player, notice=notice, company=company)
        self.house = House(self.database, order, damage)
        self.stack = SceneStack((1280, 800))
        self.stack.push(self.house.start(KeyLabels()))
        if isinstance(self.stack.top, FirstScene):
            self.press(Key.ENTER)

    @property
    def top(self) -> Scene:
        """The scene that is played."""
        self.stack.follow()
        assert self.stack.top is not None
        return self.stack.top

    @property
    def table(self) -> TableScene:
        """The scene of the table, which must be on top."""
        scene = self.top
        assert isinstance(scene, TableScene)
        return scene

    def press(self, *keys: Key) -> None:
        """Press keys, films finished."""
        for key in keys:
            scene = self.top
            if isinstance(scene, TableScene):
                scene.top.skip()
                # What lies open is looked at before anything is decided on it.
                scene.update(1)
                scene.update(1)
            scene.handle(KeyPress(key))
            scene.update(0)

    @property
    def dialog(self) -> str:
        """Title and text of the dialog over the table; empty for none."""
        shown = self.table.picture.overlay
        return f"{shown.title}\n{shown.text}" if isinstance(shown, Dialog) else ""

    def close(self) -> None:
        """Close the window."""
        self.house.close()
        self.database.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


def history(room: Room) -> History:
    player = room.house.playing
    assert player is not None
    return History(room.database, player.id)


def test_the_first_start_makes_a_player_with_the_usual_chips(folder: Path) -> None:
    room = Room(folder)
    assert room.table.session.bankroll == USUAL
    assert room.house.playing is not None
    assert room.house.playing.name == FIRST_NAME
    room.press(Key.SPACE, Key.DIGIT_4)
    worth = room.table.session.bankroll
    room.close()
    again = Room(folder)
    assert again.table.session.bankroll == worth
    assert again.table.session.number == 2
    assert again.table.top.note is None
    again.close()


def test_who_left_before_a_first_round_has_it_explained_at_the_next_start(folder: Path) -> None:
    Room(folder).close()
    again = Room(folder)
    assert again.table.top.note is not None
    again.close()
    named = Room(folder, player="Zoe")
    assert named.table.top.note is None
    named.close()


def test_a_round_waits_and_goes_on_as_it_stood(folder: Path) -> None:
    room = Room(folder)
    room.press(Key.SPACE)
    before = room.table.session.round
    room.close()
    again = Room(folder)
    assert again.table.session.round == before
    assert "Your round goes on" in again.dialog
    again.press(Key.SPACE)
    assert again.table.top.overlay is None
    lay = again.table.top.timeline.state
    assert lay.bankroll == before.available("player")
    again.press(Key.DIGIT_4)
    assert again.table.session.over
    assert history(again).round(1).settlement == again.table.session.round.settlement
    again.close()


def test_the_table_asked_for_is_laid_out_after_the_round_that_waits(folder: Path) -> None:
    room = Room(folder)
    room.press(Key.SPACE)
    room.close()
    again = Room(folder, standard(name="Other"), wanted=7_000)
    assert again.table.session.table.name == "Standard"
    assert "After it the table Other is laid out." in again.dialog
    again.press(Key.SPACE, Key.DIGIT_4, Key.SPACE)
    assert again.table.session.table.name == "Other"
    assert (again.table.session.number, again.table.session.bankroll) == (2, 7_000)
    again.close()


def test_a_player_sits_down_with_what_was_asked_for(folder: Path) -> None:
    room = Room(folder, player="Ann", wanted=5_000)
    assert room.table.session.bankroll == 5_000
    room.close()
    again = Room(folder, player="ANN", wanted=7_000)
    assert again.table.session.bankroll == 7_000
    assert [player.name for player in Players(again.database).all()] == ["Ann"]
    again.close()


def test_the_same_bets_lie_there_next_time(folder: Path) -> None:
    room = Room(folder)
    room.press(Key.D, Key.SPACE, Key.DIGIT_4)
    laid = room.table.top.laying.bets
    assert laid
    room.close()
    again = Room(folder)
    assert again.table.top.laying.bets == laid
    again.close()


def test_a_second_window_may_use_another_player(folder: Path) -> None:
    room = Room(folder)
    second = Room(folder)
    page = second.top
    assert isinstance(page, PlayersScene)
    assert any("Player is playing in another window" in line for line in page.lines())
    second.press(Key.S)
    assert isinstance(second.top, PlayersScene)
    second.press(Key.N)
    form = second.top
    assert isinstance(form, NameScene)
    form.typed("name", "Bob")
    form.pressed("save")
    second.press(Key.S)
    assert second.table.session.bankroll == USUAL
    assert second.house.playing is not None
    assert second.house.playing.name == "Bob"
    room.close()
    second.close()


def test_from_the_menu_to_the_players_and_back_to_the_same_round(folder: Path) -> None:
    room = Room(folder)
    room.press(Key.SPACE)
    before = room.table.session.round
    room.press(Key.ESCAPE, Key.P)
    page = room.top
    assert isinstance(page, PlayersScene)
    assert any("Player" in line for line in page.lines())
    page.pressed("rename")
    form = room.top
    assert isinstance(form, NameScene)
    form.typed("name", "Carol")
    form.pressed("save")
    room.press(Key.ESCAPE)
    assert room.table.session.round == before
    assert room.table.top.seat.player == "Carol"
    room.close()


def test_who_comes_in_hears_how_the_last_round_came_out_once(folder: Path) -> None:
    room = Room(folder)
    assert room.table.top.notice == ""
    room.press(Key.SPACE, Key.DIGIT_4)
    room.close()
    room = Room(folder)
    (last,) = room.house.account.history.rounds(count=1) if room.house.account else ()
    net = signed_money_words(last.net, room.house.table.currency)
    assert room.table.top.notice.startswith(f"Your last round (1): {net}.")
    assert room.house.title() == f"uth – {FIRST_NAME} – {room.house.table.name}"
    room.stack.push(room.house.play())
    assert room.table.top.notice == ""
    room.close()


def test_what_cannot_be_written_stops_the_game_and_loses_nothing(folder: Path) -> None:
    room = Room(folder)
    room.press(Key.SPACE)
    before = room.table.session.round
    with room.database.reading() as connection:
        connection.execute("PRAGMA busy_timeout = 1")
    writer = sqlite3.connect(room.database.file, isolation_level=None)
    writer.execute("BEGIN IMMEDIATE")
    room.press(Key.DIGIT_4)
    assert room.table.session.round == before
    assert "The game has stopped" in room.dialog
    room.press(Key.SPACE, Key.DIGIT_4)
    assert room.table.session.round == before
    assert "The game has stopped" in room.dialog
    writer.execute("ROLLBACK")
    writer.close()
    # Trying again does what could not be written down before.
    room.press(Key.SPACE)
    assert room.table.session.over
    assert history(room).round(1).state is State.SETTLED
    room.close()


def test_without_a_way_to_write_the_table_is_not_opened_before_there_is_one(folder: Path) -> None:
    Room(folder).close()
    database = Database.open(folder / "history.sqlite")
    with database.reading() as connection:
        connection.execute("PRAGMA query_only = ON")
    house = House(database, Order(standard(), 1, seeded("9"), USUAL))
    message = house.start(KeyLabels())
    assert isinstance(message, Told)
    assert any("read-only" in line for line in message.lines())
    with database.reading() as connection:
        connection.execute("PRAGMA query_only = OFF")
    message.chosen = Way.FRESH
    message.update(0)
    assert isinstance(message.opens, TableScene)
    house.close()
    database.close()


def test_damage_is_told_before_the_table(folder: Path) -> None:
    room = Room(folder, damage="Three rounds were lost.")
    message = room.top
    assert isinstance(message, Told)
    assert "Three rounds were lost." in message.lines()
    room.press(Key.ENTER, Key.ENTER)
    assert room.table.session.number == 1
    room.close()


def test_after_a_fault_the_round_goes_on_and_after_the_next_its_bets_are_back(folder: Path) -> None:
    room = Room(folder)
    room.press(Key.SPACE)
    cards = room.table.session.view.boxes[0].cards
    same = room.house.start(KeyLabels())
    assert isinstance(same, TableScene)
    assert (same.session.number, same.session.view.boxes[0].cards) == (1, cards)
    fresh = room.house.start(KeyLabels())
    assert isinstance(fresh, TableScene)
    assert fresh.session.bankroll == USUAL
    assert history(room).round(1).state is State.VOID
    assert fresh.session.number == 2
    room.close()


def test_every_player_has_settings_of_their_own_and_they_go_with_the_player(folder: Path) -> None:
    room = Room(folder)
    first = room.house.playing
    assert first is not None
    room.house.preferences.change(felt=Cloth.RED)
    other = Players(room.database).create("Else")
    room.house.sit_down(other)
    assert room.house.preferences.settings == Settings()
    scene = room.house.sit_down(first)
    assert isinstance(scene, TableScene)
    assert scene.preferences.settings.felt is Cloth.RED
    room.house.reception.delete(first)
    assert not file_of(first.uid).exists()
    room.close()


def test_from_the_menu_to_the_statistics_and_back(folder: Path) -> None:
    room = Room(folder)
    room.press(Key.ESCAPE, Key.T)
    page = room.top
    assert isinstance(page, StatisticsScene)
    room.press(Key.ESCAPE)
    room.press(Key.SPACE, Key.SPACE, Key.DIGIT_4)
    assert room.table.session.over
    room.press(Key.ESCAPE, Key.T)
    page = room.top
    assert isinstance(page, StatisticsScene)
    assert any("itting" in control.label and control.name for control in page.controls())
    room.press(Key.ESCAPE)
    assert room.table.session.over
    room.close()


def test_company_is_remembered_for_each_player(folder: Path) -> None:
    room = Room(folder, player="Ann", company=3)
    seats = room.table.session.company.seats
    assert len(seats) == 3
    assert room.house.preferences.settings.company == 3
    room.press(Key.SPACE, Key.ESCAPE, Key.M)
    room.press(Key.ESCAPE)
    room.close()
    again = Room(folder, player="Ann")
    assert again.table.session.company.seats == seats
    again.close()
    other = Room(folder, player="Bea")
    assert other.table.session.company.seats == {}
    other.close()
