"""The pit boss's desk: an edit of each kind by keys alone and by mouse alone, what it is worth, saving, leaving."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from tests.ui.scenes.at_page import SIZES, click, drawn, opened, press, text
from tests.ui.test_shares import Desk as Bench
from uth.analysis.game import game_of
from uth.analysis.solved import stored
from uth.analysis.worker import Answer, WorkerLost
from uth.config import list_tables, load_table
from uth.paytable import Odds
from uth.table import Table
from uth.ui.intents import KeyPress, Press, Text, Wheel
from uth.ui.keys import Key, KeyLabels
from uth.ui.offers import offer_of
from uth.ui.page.ask import AskScene
from uth.ui.page.model import Table as Rows
from uth.ui.page.scene import PageScene
from uth.ui.pit.present import Part
from uth.ui.preferences import Preferences
from uth.ui.scene import Scene, SceneStack
from uth.ui.scenes.paytable import PaytableScene
from uth.ui.scenes.paytable_save import SaveScene
from uth.ui.scenes.paytables import PaytablesScene, TableFileScene
from uth.ui.sizes import Size

BROKEN = "format: 1\nname: Mine\ncurrency: USD\n# Mine.\nblind:\n  royal flush: one\ntrips: none\n"
STANDARD = load_table("standard").table


class House:
    """The desk with a worker whose answers a test gives."""

    def __init__(self) -> None:
        self.bench = Bench()
        self.list = PaytablesScene(KeyLabels(), Preferences(), lambda: self.bench, "standard")
        opened(self.list)

    def open(self, name: str, part: Part | None = None, size: Size = (1280, 800)) -> PaytableScene:
        """Put a table on the desk."""
        self.list.edit(offer_of(name))
        scene = self.list.opens
        assert isinstance(scene, PaytableScene)
        opened(scene, size)
        if part is not None:
            click(scene, f"part {part}")
        return scene


@pytest.fixture
def house() -> House:
    return House()


def table_of(scene: PaytableScene) -> Table:
    table = scene.desk.editing.now.table
    assert table is not None
    return table


def typed(scene: PaytableScene | SaveScene, words: str) -> None:
    for letter in words:
        scene.handle(Text(letter))


def go_to(scene: PaytableScene, part: Part, key: str) -> None:
    """Go to a line with the keys alone."""
    for _ in range(40):
        if focus(scene) == "part":
            break
        press(scene, Key.TAB)
    while not any(f"part {part}" == control.name for control in scene.controls()):
        press(scene, Key.RIGHT)
    parts = list(Part)
    for _ in parts:
        press(scene, Key.LEFT)
    for _ in range(parts.index(part)):
        press(scene, Key.RIGHT)
    while focus(scene) != "lines":
        press(scene, Key.TAB)
    press(scene, Key.HOME)
    while f"{key}" not in focused_line(scene):
        press(scene, Key.DOWN)


def focused_line(scene: PaytableScene) -> str:
    row = scene.row("lines")
    found = scene.state.places.item("lines")
    assert found is not None
    assert isinstance(found.element, Rows)
    (cells,) = found.element.rows(row, 1)
    return cells[0].text


def focus(scene: PaytableScene) -> str:
    return scene.state.focus


def top(stack: SceneStack) -> Scene | None:
    return stack.top


def gone(scene: PageScene) -> bool:
    return scene.done


def click_line(scene: PaytableScene, key: str) -> None:
    """Click on a line, scrolled to with the wheel if need be."""
    for _ in range(20):
        for control in scene.controls():
            if control.name.startswith("lines ") and control.label.split(",")[0] == key:
                scene.handle(Press(*control.rect.centre))
                return
        found = scene.state.places.item("lines")
        assert found is not None
        x, y = found.rect.centre
        scene.handle(Wheel(x, y, -1))
    raise AssertionError(key)


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


# --- edits by keys alone


def test_a_pay_by_keys_alone(house: House) -> None:
    scene = house.open("standard")
    go_to(scene, Part.BLIND, "flush")
    while focused_line(scene) != "flush":
        press(scene, Key.DOWN)
    press(scene, Key.RIGHT)
    assert dict(table_of(scene).blind.lines)["flush"] == Odds(2)  # type: ignore[index]
    typed(scene, "3:2")
    assert focus(scene) == "value"
    press(scene, Key.ENTER)
    assert focus(scene) == "lines"
    assert table_of(scene) == STANDARD
    press(scene, Key.ENTER)
    typed(scene, "7 to 5")
    assert dict(table_of(scene).blind.lines)["flush"] == Odds(7, 5)  # type: ignore[index]
    press(scene, Key.ESCAPE)
    assert table_of(scene) == STANDARD
    assert not gone(scene)


def test_a_line_added_and_removed_by_keys_alone(house: House) -> None:
    scene = house.open("standard")
    go_to(scene, Part.TRIPS, "two pair")
    typed(scene, "1")
    press(scene, Key.ENTER)
    trips = table_of(scene).trips
    assert trips is not None
    assert trips.lowest == "two pair"
    press(scene, Key.DELETE)
    assert table_of(scene) == STANDARD


def test_a_rule_a_limit_and_a_procedure_by_keys_alone(house: House) -> None:
    scene = house.open("standard")
    go_to(scene, Part.RULES, "dealer qualifies")
    press(scene, Key.RIGHT)
    assert table_of(scene).rules.dealer_qualifies == "always"
    go_to(scene, Part.LIMITS, "ante > min")
    typed(scene, "25")
    press(scene, Key.ENTER)
    assert table_of(scene).limits.ante.least == 2500
    go_to(scene, Part.LIMITS, "payout cap > amount")
    typed(scene, "50000")
    press(scene, Key.ENTER)
    cap = table_of(scene).limits.payout_cap
    assert cap is not None
    assert cap.amount == 5_000_000
    go_to(scene, Part.PROCEDURE, "packet")
    press(scene, Key.LEFT)
    assert table_of(scene).procedure.packet == 1
    for _ in range(4):
        scene.handle(KeyPress(Key.Z, ctrl=True))
    assert table_of(scene) == STANDARD
    for _ in range(4):
        scene.handle(KeyPress(Key.Y, ctrl=True))
    assert table_of(scene).procedure.packet == 1
    press(scene, Key.U)
    assert table_of(scene).procedure.packet == 2
    press(scene, Key.R)
    assert table_of(scene).procedure.packet == 1


def test_a_new_name_by_keys_alone(house: House) -> None:
    scene = house.open("standard")
    go_to(scene, Part.FILE, "name")
    press(scene, Key.ENTER)
    typed(scene, "Us")
    press(scene, Key.ENTER)
    assert table_of(scene).name == "Us"
    assert scene.desk.editing.undone().now.table == STANDARD


# --- edits by mouse alone


def test_every_kind_of_edit_by_mouse_alone(house: House) -> None:
    scene = house.open("standard", Part.BLIND)
    click_line(scene, "flush")
    click(scene, "more")
    assert dict(table_of(scene).blind.lines)["flush"] == Odds(2)  # type: ignore[index]
    click(scene, "less")
    click_line(scene, "three of a kind")
    click(scene, "more")
    assert table_of(scene).blind.lowest == "three of a kind"
    click(scene, "remove")
    assert table_of(scene) == STANDARD
    click(scene, "part rules")
    click_line(scene, "trips after fold")
    click(scene, "value next")
    assert table_of(scene).rules.trips_after_fold == "lost"
    click(scene, "remove")
    assert table_of(scene) == STANDARD
    click(scene, "part limits")
    click_line(scene, "ante > max")
    click(scene, "more")
    assert table_of(scene).limits.ante.most == 100_000
    click(scene, "part procedure")
    click_line(scene, "community")
    click(scene, "value previous")
    assert table_of(scene).procedure.community == "five after house"
    click(scene, "undo")
    click(scene, "undo")
    assert table_of(scene) == STANDARD
    click(scene, "redo")
    assert table_of(scene).limits.ante.most == 100_000


def test_no_trips_by_mouse_alone(house: House) -> None:
    scene = house.open("standard", Part.TRIPS)
    click_line(scene, "trips")
    click(scene, "value next")
    assert table_of(scene).trips is None
    assert "Trips, of the bet, –" in text(scene)
    click(scene, "value next")
    assert table_of(scene) == STANDARD


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


# --- what it is worth


def test_a_bound_at_once_and_then_the_exact_edge(house: House) -> None:
    scene = house.open("standard", Part.BLIND)
    click_line(scene, "flush")
    click(scene, "more")
    said = text(scene)
    assert "House edge, of the Ante, ≤ 0.8992 %, 2.1850 %" in said
    assert "at least this good" in said
    assert house.bench.asked == [(game_of(table_of(scene)),)]
    house.bench.answers = [Answer(1, Fraction(1, 128))]
    scene.update(0.02)
    said = text(scene)
    assert "House edge, of the Ante, 0.7812 %, 2.1850 %" in said
    assert "of Ante and Blind, 0.3906 %, 1.0925 %" in said
    assert "The edge is exact" in said
    found = stored(game_of(STANDARD))
    assert found is not None
    house.bench.answers = [Answer(2, replace(found, game=game_of(table_of(scene))))]
    scene.update(0.02)
    said = text(scene)
    assert "≤" not in said
    assert "Exact, by best play" in said


def test_what_changes_no_decision_asks_nobody(house: House) -> None:
    scene = house.open("standard", Part.RULES)
    click_line(scene, "before the flop")
    scene.desk.set(scene.desk.lines(scene._part)[5], "4")  # type: ignore[arg-type]
    scene.changed()
    assert "House edge, of the Ante, 2.1850 %, 2.1850 %" in text(scene)
    assert house.bench.asked == []


def test_where_there_is_no_bound_it_says_why_and_so_where_it_cannot_be_solved(house: House) -> None:
    scene = house.open("standard", Part.RULES)
    click_line(scene, "before the flop")
    while table_of(scene).rules.before_the_flop != (3,):
        click(scene, "value next")
    said = text(scene)
    assert "House edge, of the Ante, –, 2.1850 %" in said
    assert "No bound: best play so far makes a choice that is gone." in said
    first = house.bench.asked[0]
    house.bench.answers = [Answer(1, error=WorkerLost("gone"))]
    scene.update(0.02)
    text(scene)
    assert house.bench.asked[1:] == [(game_of(table_of(scene)),)] != [first]
    house.bench.answers = [Answer(2, error=WorkerLost("the solver is missing"))]
    scene.update(0.02)
    assert "the solver is missing" in text(scene)


def test_problems_stand_beside_their_line_and_nothing_is_lost(house: House) -> None:
    scene = house.open("six-box-dark", Part.RULES)
    click_line(scene, "boxes")
    scene.focus_on("value")
    typed(scene, "x")
    said = text(scene)
    assert "boxes, 6x, 6, line 84: expected a whole number" in said
    assert "six-box-dark.yaml, changed, not saved, 1 problem" in said
    assert "The sign as it was before the problem." in said
    assert "Rules (!)" in [control.label for control in scene.controls()]
    click(scene, "save")
    assert scene.opens is None
    assert "what is saved must be a table" in text(scene)
    click(scene, "undo")
    assert scene.desk.editing.now.text == load_table("six-box-dark").text


def test_a_file_with_problems_is_mended(users_folder: Path, house: House) -> None:
    file = users_folder / "tables" / "mine.yaml"
    file.parent.mkdir(parents=True)
    file.write_text(BROKEN)
    scene = house.open("mine")
    assert 'royal flush, one, line 6: expected odds such as "3 to 2", got "one"' in text(scene)
    press(scene, Key.ENTER)
    typed(scene, "500")
    press(scene, Key.ENTER)
    assert table_of(scene).name == "Mine"
    assert "# Mine.\n" in scene.desk.editing.now.text


def test_differences_from_any_other_table(house: House) -> None:
    scene = house.open("standard", Part.DIFFERENCES)
    assert "No line differs from the file." in text(scene)
    names = [table.name for table in scene.desk.others]
    for _ in range(1 + names.index("Florida-like")):
        click(scene, "beside next")
    said = text(scene)
    assert "trips > full house, 8 to 1, 10 to 1" in said
    assert "8 lines differ from “Florida-like”." in said
    assert "Trips, of the bet, 3.4979 %, 5.0216 %" in said
    click_line(scene, "trips > full house")
    click(scene, "more")
    click(scene, "more")
    assert "trips > full house" not in text(scene).split("trips > flush")[0]
    assert "7 lines differ" in text(scene)


# --- leaving


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
