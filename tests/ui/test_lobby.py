"""The rooms around the table: how one comes there, sits down elsewhere, and leaves."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tables import standard
from tests.ui.scenes.at_page import click, text
from tests.ui.strategy.test_ways import MINE
from tests.ui.test_house import USUAL, Room
from uth.config import find_table, load_table
from uth.store.players import Players
from uth.store.settings_file import read
from uth.ui.commands import Command
from uth.ui.keys import Key, KeyLabels
from uth.ui.offers import offer_of
from uth.ui.page.ask import AskScene
from uth.ui.page.scene import PageScene
from uth.ui.scene import Scene
from uth.ui.scenes.about import AboutScene
from uth.ui.scenes.first import FirstScene
from uth.ui.scenes.help import HelpScene
from uth.ui.scenes.learn import LearnScene
from uth.ui.scenes.leaving import LeavingScene
from uth.ui.scenes.menu import MenuScene, Way
from uth.ui.scenes.players import PlayersScene
from uth.ui.scenes.rounds import RoundsScene
from uth.ui.scenes.school import SchoolScene
from uth.ui.scenes.settings import SettingsScene
from uth.ui.scenes.statistics import StatisticsScene
from uth.ui.scenes.strategy import StrategyScene
from uth.ui.scenes.tables import OfferScene, TablesScene
from uth.ui.trouble import Told

SCENES = {
    Way.TABLES: TablesScene,
    Way.REVIEW: RoundsScene,
    Way.STATISTICS: StatisticsScene,
    Way.STRATEGY: StrategyScene,
    Way.LEARN: LearnScene,
    Way.SCHOOL: SchoolScene,
    Way.PLAYERS: PlayersScene,
    Way.SETTINGS: SettingsScene,
    Way.HELP: HelpScene,
    Way.ABOUT: AboutScene,
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


def top(room: Room) -> Scene:
    """Return the scene that is on top now."""
    return room.top


def page(room: Room) -> PageScene:
    scene = room.top
    assert isinstance(scene, PageScene)
    return scene


def to_menu(room: Room) -> MenuScene:
    room.press(Key.ESCAPE, Key.M)
    scene = room.top
    assert isinstance(scene, MenuScene)
    return scene


def play_round(room: Room) -> None:
    """Play one round to its end, looking at every card."""
    scene = room.table
    for command in (Command.DEAL, Command.CHECK, Command.CHECK, Command.PLAY_1X):
        scene.top.do(command)
        for _ in range(200):
            scene.update(0.1)
    assert scene.session.over


def leave(room: Room) -> None:
    room.press(Key.ESCAPE, Key.L)


def test_to_the_menu_and_back_to_the_same_table(folder: Path) -> None:
    room = Room(folder)
    scene = room.table
    menu = to_menu(room)
    assert "Player at Standard, $1,000" in menu.controls()[0].label
    room.press(Key.ESCAPE)
    assert room.table is scene
    room.close()


def test_every_way_of_the_menu_leads_there_and_back(folder: Path) -> None:
    room = Room(folder)
    menu = to_menu(room)
    for way, kind in SCENES.items():
        menu.pressed(way)
        assert isinstance(top(room), kind)
        room.top.leave()
        page(room).back()
        assert top(room) is menu, way
    room.close()


def test_another_table_is_sat_at_and_remembered(folder: Path) -> None:
    room = Room(folder)
    to_menu(room).pressed(Way.TABLES)
    scene = page(room)
    scene.choose_row("tables", 9)
    scene.changed()
    room.press(Key.ENTER)
    assert room.table.session.table == load_table("practice").table
    room.stack.pop()
    assert room.stack.top is None, "nothing lies under it"
    player = room.house.playing
    assert player is not None
    assert read(player.uid).settings.table == "practice"
    room.close()


def test_a_table_in_another_currency_is_begun_with_the_usual_chips_of_it(folder: Path) -> None:
    room = Room(folder, wanted=5_000)
    room.house.lobby.way(Way.TABLES)
    scene = room.house.lobby.dropped("france")
    assert isinstance(scene, OfferScene)
    scene.pressed("sit down")
    assert room.house.table.name == "France"
    session = getattr(scene.opens, "session", None)
    assert session is not None
    assert (session.bankroll, session.table.currency.code) == (200_000, "EUR")
    room.close()


def test_the_round_that_waits_is_played_before_the_other_table(folder: Path) -> None:
    room = Room(folder)
    room.press(Key.SPACE)
    to_menu(room).pressed(Way.TABLES)
    page(room).choose_row("tables", 3)
    page(room).changed()
    room.press(Key.ENTER)
    assert room.table.session.table.name == "Standard"
    assert "After it the table France is laid out." in room.dialog
    room.close()


def test_leaving_tells_what_was_played_then_leads_to_the_menu(folder: Path) -> None:
    room = Room(folder)
    play_round(room)
    worth = room.table.session.bankroll
    leave(room)
    card = room.top
    assert isinstance(card, LeavingScene)
    assert "ROUNDS 1" in text(card)
    click(card, "main menu")
    menu = room.top
    assert isinstance(menu, MenuScene)
    assert menu.controls()[0].label.startswith("Play,")
    room.press(Key.ENTER)
    assert room.table.session.bankroll == worth
    leave(room)
    assert isinstance(top(room), MenuScene), "everything was told before"
    room.close()


def test_the_card_can_be_left_to_the_table_again(folder: Path) -> None:
    room = Room(folder)
    play_round(room)
    scene = room.table
    leave(room)
    room.press(Key.ESCAPE)
    assert room.table is scene
    room.close()


def test_the_card_closes_the_window(folder: Path) -> None:
    room = Room(folder)
    play_round(room)
    leave(room)
    click(page(room), "close window")
    room.stack.follow()
    assert room.stack.top is None
    room.close()


def test_nothing_was_played_so_leaving_leads_to_the_menu_above_the_table(folder: Path) -> None:
    room = Room(folder)
    scene = room.table
    leave(room)
    assert isinstance(top(room), MenuScene)
    room.press(Key.ESCAPE)
    assert room.table is scene
    room.close()


def test_leaving_in_the_middle_of_a_round_says_that_it_waits(folder: Path) -> None:
    room = Room(folder)
    room.press(Key.SPACE)
    before = room.table.session.round
    leave(room)
    assert "Round 1 waits as it stands" in text(page(room))
    click(page(room), "main menu")
    room.press(Key.ENTER)
    assert room.table.session.round == before
    assert "Your round goes on" in room.dialog
    room.close()


def test_the_way_out_of_the_menu_tells_what_was_played_once(folder: Path) -> None:
    room = Room(folder)
    play_round(room)
    menu = to_menu(room)
    menu.pressed(Way.QUIT)
    assert isinstance(top(room), LeavingScene)
    room.press(Key.ESCAPE)
    assert top(room) is menu
    menu.pressed(Way.QUIT)
    room.stack.follow()
    assert room.stack.top is None
    room.close()


def test_who_is_deleted_leaves_a_menu_without_a_player(folder: Path) -> None:
    room = Room(folder)
    to_menu(room).pressed(Way.PLAYERS)
    page(room).pressed("delete")
    question = room.top
    assert isinstance(question, AskScene)
    question.pressed("delete")
    room.press(Key.ESCAPE)
    menu = room.top
    assert isinstance(menu, MenuScene)
    assert "choose who plays" in menu.controls()[0].label
    room.press(Key.ENTER)
    assert isinstance(top(room), FirstScene), "there is nobody to choose from"
    room.close()


def test_another_player_sits_where_that_one_sat_last(folder: Path) -> None:
    room = Room(folder)
    players = Players(room.database)
    first = room.house.playing
    assert first is not None
    other = players.create("Else")
    room.house.sit_down(other)
    room.house.sit_at(offer_of("france"))
    assert room.house.table.name == "France"
    room.house.preferences.change(table="/no/such/file.yaml")
    room.house.sit_down(first)
    assert room.house.table.name == "France", "nothing is known of the first player's last table"
    room.house.preferences.change(table="practice")
    room.house.sit_down(other)
    room.house.sit_down(first)
    assert room.house.table.name == "Practice"
    room.close()


def test_why_another_table_lies_there_is_told_first(folder: Path) -> None:
    room = Room(folder, notice="The table of last time is gone.")
    message = room.top
    assert isinstance(message, Told)
    assert "The table of last time is gone." in message.lines()
    room.press(Key.ENTER, Key.ENTER)
    assert room.table.session.bankroll == USUAL
    room.close()


def test_a_dropped_file_shows_what_it_is_or_why_it_cannot_be_read(folder: Path, tmp_path: Path) -> None:
    room = Room(folder, standard())
    file = tmp_path / "mine.yaml"
    file.write_text(find_table("france").read_text(encoding="utf-8"), encoding="utf-8")
    scene = room.house.lobby.dropped(str(file))
    assert isinstance(scene, OfferScene)
    assert "France" in text(scene)
    file.write_text(MINE, encoding="utf-8")
    strategy = room.house.lobby.dropped(str(file))
    assert isinstance(strategy, StrategyScene)
    assert "Strategy: Mine" in text(strategy)
    assert room.house.preferences.settings.strategy == str(file)
    gone = room.house.lobby.dropped(str(tmp_path / "gone.yaml"))
    assert isinstance(gone, AskScene)
    assert "cannot be opened" in text(gone)
    room.close()


def test_labels_are_those_of_the_window(folder: Path) -> None:
    room = Room(folder)
    labels = KeyLabels()
    room.house.start(labels)
    assert room.house.labels is labels
    room.close()


def test_who_closes_the_window_in_the_middle_of_a_round_is_asked_and_then_it_closes(folder: Path) -> None:
    room = Room(folder)
    room.press(Key.SPACE)
    to_menu(room)
    assert not room.stack.may_close()
    assert "Leave now?" in room.dialog
    room.press(Key.L)
    room.stack.follow()
    assert room.stack.top is None
    room.close()


def test_who_is_chosen_in_the_school_trains_there_and_brings_no_chips(folder: Path) -> None:
    room = Room(folder)
    sitting = room.house.playing
    assert sitting is not None
    other = Players(room.database).create("Else")
    to_menu(room).pressed(Way.SCHOOL)
    school = top(room)
    assert isinstance(school, SchoolScene)
    school.pressed("trainees")
    people = top(room)
    assert isinstance(people, PlayersScene)
    assert "Choose" in next(control.label for control in people.controls() if control.name == "sit down")
    people.pressed("sit down")
    assert top(room) is school, "who trains here already only goes back"
    school.pressed("trainees")
    people = top(room)
    assert isinstance(people, PlayersScene)
    people.choose_row("players", 0)
    people.pressed("sit down")
    again = top(room)
    assert isinstance(again, SchoolScene)
    assert again is not school
    assert room.house.playing is not None
    assert room.house.playing.id == other.id
    assert room.house.sitting is None
    room.press(Key.ESCAPE)
    assert isinstance(room.top, MenuScene)
    assert "Else" in room.top.controls()[0].label
    room.top.pressed(Way.PLAY)
    assert room.table.session.bankroll == USUAL
    room.close()


def test_the_first_page_leads_to_the_school_and_the_chips_come_with_the_table(folder: Path) -> None:
    room = Room(folder)
    room.house.begin("Ann", None, None, guided=False)
    room.stack.replace(room.house.begin("Zoe", 5_000, None, guided=False, trains=True))
    assert isinstance(room.top, SchoolScene)
    room.press(Key.ESCAPE)
    assert isinstance(room.top, MenuScene)
    room.top.pressed(Way.PLAY)
    assert room.table.session.bankroll == 5_000
    room.close()
