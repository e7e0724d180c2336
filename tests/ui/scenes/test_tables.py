"""The choice of a table: the list with its look at each, one table in full, files and their problems."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.scenes.at_page import SIZES, click, drawn, opened, press, text
from tests.ui.test_shares import NobodyWorks
from uth.config import find_table, list_tables
from uth.store.database import CannotWrite
from uth.ui.keys import Key, KeyLabels
from uth.ui.offers import Offer, offer_of
from uth.ui.page.ask import AskScene
from uth.ui.preferences import Preferences
from uth.ui.scene import Scene
from uth.ui.scenes.rules import RulesScene
from uth.ui.scenes.tables import FileScene, OfferScene, TablesScene
from uth.ui.shares import Shares
from uth.ui.sizes import Size

BROKEN = "format: 1\nname: Mine\ncurrency: USD\nblind:\n  royal flush: one\n"


class Rooms:
    """Notes where somebody sits down."""

    def __init__(self, source: str = "standard", error: CannotWrite | None = None) -> None:
        self.preferences = Preferences()
        self.source = source
        self.sat: list[str] = []
        self._error = error

    def sit_at(self, offer: Offer) -> Scene:
        """Sit down."""
        if self._error:
            raise self._error
        self.sat.append(offer.source)
        return AskScene(KeyLabels(), ("table", ""), (), lambda _name: None)


def tables(rooms: Rooms, size: Size = (1280, 800)) -> TablesScene:
    scene = TablesScene(KeyLabels(), rooms, Shares(NobodyWorks))
    opened(scene, size)
    return scene


def own(folder: Path, name: str, content: str) -> Path:
    file = folder / "tables" / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(content, encoding="utf-8")
    return file


def test_the_table_in_use_is_chosen_and_enter_sits_down() -> None:
    rooms = Rooms("france")
    scene = tables(rooms)
    assert "France" in text(scene).splitlines()[1]
    press(scene, Key.ENTER)
    assert rooms.sat == ["france"]
    assert (scene.done, scene.afresh) == (True, True)


def test_every_preset_is_there_with_its_figures() -> None:
    rooms = Rooms()
    scene = tables(rooms)
    for row, listed in enumerate(list_tables()):
        scene.choose_row("tables", row)
        scene.changed()
        said = text(scene)
        assert "Blind pays: royal flush" in said, listed.name
        assert "House edge, of the Ante:" in said
        assert "not known" not in said
        assert "worked out" not in said
    said = text(tables(Rooms("six-box-dark")))
    for part in ("Currency: EUR", "Boxes for one player: 5", "House edge, of the Ante: 2.18 %", "and 5 more rules"):
        assert part in said


def test_a_click_chooses_and_a_second_press_sits_down() -> None:
    rooms = Rooms()
    scene = tables(rooms)
    click(scene, "tables 4")
    assert not scene.done
    assert "France" in text(scene).splitlines()[1]
    click(scene, "sit down")
    assert rooms.sat == ["france"]


def test_a_file_with_problems_says_what_they_are_and_is_no_place_to_sit(users_folder: Path) -> None:
    own(users_folder, "mine.yaml", BROKEN)
    rooms = Rooms("mine")
    scene = tables(rooms)
    said = text(scene)
    assert 'mine.yaml:5: blind > royal flush: expected odds such as "3 to 2", got "one"' in said
    assert str(users_folder / "tables" / "mine.yaml") in said
    press(scene, Key.ENTER)
    click(scene, "sit down")
    assert rooms.sat == []
    assert "cannot be laid out" in text(scene)
    drawn(scene, (960, 600))


def test_a_users_table_whose_name_is_taken_is_sat_at_by_its_path(users_folder: Path) -> None:
    file = own(users_folder, "standard.yaml", find_table("france").read_text(encoding="utf-8"))
    rooms = Rooms()
    scene = tables(rooms)
    scene.choose_row("tables", len(list_tables()) - 1)
    scene.changed()
    press(scene, Key.ENTER)
    assert rooms.sat == [str(file)]


def test_data_that_cannot_be_written_is_said() -> None:
    scene = tables(Rooms(error=CannotWrite("the disk is full")))
    press(scene, Key.ENTER)
    assert not scene.done
    assert "the disk is full" in text(scene)


def test_all_about_a_table_and_its_rules() -> None:
    scene = tables(Rooms("six-box-dark"))
    press(scene, Key.A)
    page = scene.opens
    assert isinstance(page, OfferScene)
    opened(page)
    said = text(page)
    for part in ("Ante: €5 to €500, in steps of €5", "Shuffled by hand; a player is asked to cut.", "Casino Bled"):
        assert part in said
    press(page, Key.R)
    rules = page.opens
    assert isinstance(rules, RulesScene)
    opened(rules)
    assert "Ranking of hands" in text(rules)
    assert "royal flush, ace, king, queen, jack and ten of one suit" in text(rules)
    page.opens = None
    press(page, Key.ENTER)
    assert page.done


def test_a_path_is_typed_and_read(tmp_path: Path) -> None:
    good = tmp_path / "good.yaml"
    good.write_text(find_table("france").read_text(encoding="utf-8"), encoding="utf-8")
    bad = tmp_path / "bad.yaml"
    bad.write_text(BROKEN, encoding="utf-8")
    rooms = Rooms()
    scene = tables(rooms)
    press(scene, Key.O)
    form = scene.opens
    assert isinstance(form, FileScene)
    opened(form)
    press(form, Key.ENTER)
    assert form.opens is None
    form.typed("file", str(tmp_path / "none.yaml"))
    press(form, Key.ENTER)
    assert form.opens is None
    assert "cannot be opened" in text(form)
    form.typed("file", f' "{bad}" ')
    press(form, Key.ENTER)
    page = _read(form)
    assert "bad.yaml:5: blind > royal flush" in text(page)
    click(page, "sit down")
    assert rooms.sat == []
    form.typed("file", str(good))
    press(form, Key.ENTER)
    page = _read(form)
    press(page, Key.ENTER)
    assert rooms.sat == [str(good)]
    press(form, Key.ESCAPE)
    assert form.done


def _read(form: FileScene) -> OfferScene:
    """Return the page of the file that was read."""
    page, form.opens = form.opens, None
    assert isinstance(page, OfferScene)
    opened(page)
    return page


@pytest.mark.parametrize("size", SIZES)
def test_the_list_is_drawn(size: Size) -> None:
    for source in ("standard", "heads-up-like", "six-box-dark"):
        drawn(tables(Rooms(source), size), size)


@pytest.mark.parametrize("size", SIZES)
def test_a_table_in_full_is_drawn_and_can_be_read_to_its_end(size: Size) -> None:
    page = OfferScene(KeyLabels(), Rooms(), offer_of("heads-up-like"), Shares(NobodyWorks))
    opened(page, size)
    before = drawn(page, size).get_buffer().raw
    assert page.state.places.most_scroll > 0
    press(page, Key.END)
    assert page.state.scroll == page.state.places.most_scroll
    assert drawn(page, size).get_buffer().raw != before


def test_arrows_scroll_what_is_only_to_be_read() -> None:
    table = offer_of("standard").table
    assert table is not None
    page = RulesScene(KeyLabels(), Preferences(), table)
    opened(page)
    press(page, Key.DOWN, Key.DOWN)
    assert page.state.scroll > 0
    press(page, Key.UP, Key.UP)
    assert page.state.scroll == 0
