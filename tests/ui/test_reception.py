"""The page of the players and who keeps it: new names, players that go, and those whom another window has."""

from __future__ import annotations

from pathlib import Path

from tests.ui.test_house import Room
from uth.game.model import Choice
from uth.store.account import Account
from uth.store.players import Players
from uth.store.progress import Answered, Progress
from uth.store.schooling import Marked, Schooling
from uth.ui.evening import FIRST_NAME
from uth.ui.keys import Key
from uth.ui.page.ask import AskScene
from uth.ui.scenes.menu import MenuScene
from uth.ui.scenes.players import NameScene, PlayersScene


def test_a_renamed_player_has_the_new_name_at_the_table_and_in_the_menu(tmp_path: Path) -> None:
    room = Room(tmp_path)
    room.press(Key.ESCAPE, Key.M)
    menu = room.top
    assert isinstance(menu, MenuScene)
    player = room.house.playing
    assert player is not None
    room.house.reception.rename(player, "Carol")
    menu.enter()
    assert "Carol at Standard" in menu.controls()[0].label
    room.press(Key.ESCAPE)
    assert room.table.top.seat.player == "Carol"
    room.close()


def test_a_name_that_cannot_be_taken_is_asked_for_again(tmp_path: Path) -> None:
    room = Room(tmp_path)
    Players(room.database).create("Bob")
    room.press(Key.ESCAPE, Key.P, Key.N)
    form = room.top
    assert isinstance(form, NameScene)
    for name, why in (("bob", 'a player "bob" already'), ("  ", "is no name")):
        form.typed("name", name)
        form.pressed("save")
        assert room.top is form
        assert any(why in line for line in form.lines()), form.lines()
    room.close()


def test_a_player_is_deleted_after_a_question(tmp_path: Path) -> None:
    room = Room(tmp_path)
    room.press(Key.SPACE, Key.DIGIT_4, Key.ESCAPE, Key.P)
    page = room.top
    assert isinstance(page, PlayersScene)
    page.pressed("delete")
    assert any("Delete Player?" in line for line in room.top.lines())
    room.press(Key.ESCAPE)
    assert Players(room.database).find(FIRST_NAME) is not None
    page.pressed("delete")
    question = room.top
    assert isinstance(question, AskScene)
    question.pressed("delete")
    assert room.top is page
    assert Players(room.database).all() == ()
    assert room.house.playing is None
    room.press(Key.ESCAPE)
    assert page.done
    room.close()


def test_the_question_names_the_answers_that_no_export_has_and_the_list_counts_them(tmp_path: Path) -> None:
    room = Room(tmp_path)
    player = room.house.playing
    assert player is not None
    schooling, drills = Schooling(room.database, player.id), Progress(room.database, player.id)
    answer = Marked(room.database.time(), "read", "pair", [{}, {}], (), (), 900, True)
    schooling.add(schooling.begin({}), [answer] * 57)
    asked = Answered(room.database.time(), 900, True, [], "pair", Choice.CHECK, Choice.CHECK, None, None)
    drills.add(drills.begin({}), [asked])
    room.press(Key.ESCAPE, Key.P)
    page = room.top
    assert isinstance(page, PlayersScene)
    (row,) = [line for line in page.lines() if line.startswith("Player,")]
    assert "58" in row
    assert "never" not in row
    page.pressed("delete")
    sentence = "57 answers of the dealer school, 1 answer of the drills would be gone for good: no export has them."
    assert any(sentence in line for line in room.top.lines())
    room.close()


def test_the_question_names_the_round_that_is_not_finished(tmp_path: Path) -> None:
    room = Room(tmp_path)
    room.press(Key.SPACE, Key.ESCAPE, Key.P)
    page = room.top
    assert isinstance(page, PlayersScene)
    page.pressed("delete")
    assert any("Round 1 is not finished; its $10 at stake would be gone, too." in line for line in room.top.lines())
    question = room.top
    assert isinstance(question, AskScene)
    question.pressed("delete")
    room.stack.follow()
    assert any(control.label == "Main menu" for control in page.controls())
    room.close()


def test_one_whom_another_window_has_is_neither_renamed_nor_deleted(tmp_path: Path) -> None:
    room = Room(tmp_path)
    other = Account(room.database, Players(room.database).create("Bob"), "0.0")
    room.press(Key.ESCAPE, Key.P)
    page = room.top
    assert isinstance(page, PlayersScene)
    page.choose_row("players", 0)
    page.pressed("rename")
    form = room.top
    assert isinstance(form, NameScene)
    form.typed("name", "Carl")
    form.pressed("save")
    assert any("another window" in line for line in form.lines())
    other.close()
    room.close()
