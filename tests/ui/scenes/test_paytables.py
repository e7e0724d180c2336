"""The pit boss's desk: its list of files, saving, leaving, and its pictures."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from tests.ui.scenes.at_desk import BROKEN, STANDARD, House, click_line, gone, table_of
from tests.ui.scenes.at_page import SIZES, click, drawn, opened, press, text
from uth.analysis.game import game_of
from uth.analysis.solved import stored
from uth.analysis.worker import Answer
from uth.config import list_tables, load_table
from uth.ui.intents import Text
from uth.ui.keys import Key
from uth.ui.page.ask import AskScene
from uth.ui.pit.present import Part
from uth.ui.scene import Scene, SceneStack
from uth.ui.scenes.paytable import PaytableScene
from uth.ui.scenes.paytable_save import SaveScene
from uth.ui.scenes.paytables import TableFileScene
from uth.ui.sizes import Size


@pytest.fixture
def house() -> House:
    return House()


def top(stack: SceneStack) -> Scene | None:
    return stack.top


# --- the list


def test_all_files_are_there_with_their_edges(house: House) -> None:
    said = text(house.list)
    for listed in list_tables():
        assert load_table(listed.name).table.name in said
    assert "Standard, 500/50/10/3/3:2/1, 50/40/30/8/7/4/3, 2.185 %, 0.526 %, 3.498 %" in said
    assert house.bench.asked == []


def test_what_is_not_stored_is_solved_one_after_another(users_folder: Path) -> None:
    folder = users_folder / "tables"
    folder.mkdir(parents=True)
    for number in (6, 7):
        content = load_table("standard").text.replace("flush: 3 to 2", f"flush: {number} to 1")
        (folder / f"mine {number}.yaml").write_text(content.replace("name: Standard", f"name: Mine {number}"))
    (folder / "broken.yaml").write_text(BROKEN)
    house = House()
    said = text(house.list)
    assert "Mine 6, 500/50/10/3/6/1, 50/40/30/8/7/4/3, soon" in said
    assert "broken, has problems" in said
    assert len(house.bench.asked) == 1
    found = stored(game_of(STANDARD))
    assert found is not None
    for ticket, answer in enumerate((Fraction(1), found), start=1):
        house.bench.answers = [Answer(ticket, answer)]
        house.list.update(0.02)
    assert "Mine 6, 500/50/10/3/6/1, 50/40/30/8/7/4/3, -" in text(house.list).replace("−", "-")
    assert len(house.bench.asked) == 3


def test_files_of_one_name_are_told_apart(users_folder: Path) -> None:
    folder = users_folder / "tables"
    folder.mkdir(parents=True)
    for name in ("standard", "mine"):
        (folder / f"{name}.yaml").write_text(load_table("standard").text)
    said = text(House().list)
    for row in ("Standard (standard.yaml)", "Standard (own standard.yaml)", "Standard (mine.yaml)"):
        assert f"{row}, 500/50" in said


def test_enter_and_a_click_open_a_file(house: House) -> None:
    press(house.list, Key.ENTER)
    assert isinstance(house.list.opens, PaytableScene)
    assert "Standard" in text(opened(house.list.opens))
    other = House()
    click(other.list, "tables 4")
    assert isinstance(other.list.opens, PaytableScene)
    assert "France" in text(opened(other.list.opens))


def test_any_other_file_is_opened_by_its_path(house: House, tmp_path: Path) -> None:
    file = tmp_path / "other.yaml"
    file.write_text(load_table("france").text)
    press(house.list, Key.O)
    form = house.list.opens
    assert isinstance(form, TableFileScene)
    opened(form)
    press(form, Key.ENTER)
    assert not gone(form)
    for letter in "nowhere.yaml":
        form.handle(Text(letter))
    press(form, Key.ENTER)
    assert "cannot be opened" in text(form)
    form.typed("file", str(file))
    press(form, Key.ENTER)
    assert gone(form)
    assert isinstance(house.list.opens, PaytableScene)


# --- saving and leaving


def test_saving_by_mouse_alone(house: House) -> None:
    scene = house.open("standard", Part.BLIND)
    click_line(scene, "flush")
    click(scene, "more")
    click(scene, "save")
    form = scene.opens
    assert isinstance(form, SaveScene)
    opened(form)
    click(form, "save")
    assert gone(form)
    assert load_table("standard-2").table == table_of(scene)
    assert "Saved: " in text(scene)
    assert not scene.desk.editing.changed
    assert scene.may_close()
    house.list.enter()
    assert "Standard 2" in text(house.list)


def test_edits_are_asked_about_before_they_are_given_up(house: House) -> None:
    scene = house.open("standard", Part.BLIND)
    press(scene, Key.ESCAPE)
    assert gone(scene)
    scene = house.open("standard", Part.BLIND)
    click_line(scene, "flush")
    click(scene, "more")
    assert not scene.may_close()
    press(scene, Key.ESCAPE)
    question = scene.opens
    assert not gone(scene)
    assert isinstance(question, AskScene)
    question.pressed("stay")
    assert not gone(scene)
    question.pressed("leave")
    assert gone(scene)


def test_a_file_is_written_over_only_when_asked_for(house: House) -> None:
    scene = house.open("standard", Part.BLIND)
    click_line(scene, "flush")
    click(scene, "more")
    for again in (False, True):
        click(scene, "save")
        form = scene.opens
        assert isinstance(form, SaveScene)
        opened(form)
        form.typed("name", "Standard")
        press(form, Key.ENTER)
        assert not gone(form)
        assert "another table has the name standard" in text(form)
        form.typed("name", "Mine")
        press(form, Key.ENTER)
        if again:
            question = form.opens
            assert isinstance(question, AskScene)
            assert not gone(form)
            question.pressed("replace")
        assert gone(form)
        assert load_table("mine").table == table_of(scene)
        click(scene, "less")


def test_the_way_through_the_window_and_back(house: House) -> None:
    stack = SceneStack((1280, 800))
    stack.push(house.list)
    press(house.list, Key.ENTER)
    stack.follow()
    scene = top(stack)
    assert isinstance(scene, PaytableScene)
    click(scene, "part blind")
    press(scene, Key.DOWN, Key.DOWN, Key.RIGHT)
    assert scene.desk.editing.changed
    assert not stack.may_close()
    stack.follow()
    question = top(stack)
    assert isinstance(question, AskScene)
    click(question, "stay")
    stack.follow()
    assert top(stack) is scene
    press(scene, Key.S)
    stack.follow()
    form = top(stack)
    assert isinstance(form, SaveScene)
    press(form, Key.ENTER)
    stack.follow()
    assert top(stack) is scene
    press(scene, Key.RIGHT, Key.ESCAPE)
    stack.follow()
    asked = top(stack)
    assert isinstance(asked, AskScene)
    click(asked, "leave")
    stack.follow()
    assert top(stack) is house.list
    assert stack.may_close()


# --- pictures


@pytest.mark.parametrize("size", SIZES)
def test_every_part_is_drawn_at_every_size(house: House, size: Size) -> None:
    drawn(house.list, size)
    scene = house.open("six-box-dark", size=size)
    for index, _part in enumerate(Part):
        scene.chosen("part", index)
        drawn(scene, size)
