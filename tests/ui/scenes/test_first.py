"""The first start: one press of Enter plays, and everything asked can be said otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.scenes.at_page import SIZES, click, drawn, opened, press, text
from tests.ui.test_house import USUAL, Room
from uth.config import load_table
from uth.session import seeded
from uth.store.database import Database, StoreError
from uth.store.players import Players
from uth.table import Table
from uth.ui.house import House
from uth.ui.keys import Key, KeyLabels
from uth.ui.offers import Offer
from uth.ui.order import Order
from uth.ui.page.ask import AskScene
from uth.ui.scene import Scene
from uth.ui.scenes.first import FirstScene
from uth.ui.scenes.menu import MenuScene
from uth.ui.scenes.table import TableScene
from uth.ui.sizes import Size


class Door:
    """Notes who begins."""

    def __init__(self, source: str = "standard", table: Table | None = None, error: StoreError | None = None) -> None:
        self.source = source
        self.table = table or load_table("standard").table
        self.begun: list[tuple[str, int | None, str, bool]] = []
        self.trained: list[bool] = []
        self._error = error

    def begin(
        self, name: str, bankroll: int | None, offer: Offer | None, *, guided: bool, trains: bool = False
    ) -> Scene:
        """Note it."""
        if self._error:
            raise self._error
        self.begun.append((name, bankroll, offer.source if offer else "", guided))
        self.trained.append(trains)
        return AskScene(KeyLabels(), ("table", ""), (), lambda _name: None)

    def nobody(self) -> Scene:
        """Return the menu."""
        return AskScene(KeyLabels(), ("menu", ""), (), lambda _name: None)


def first(door: Door, wanted: int | None = None, size: Size = (1280, 800)) -> FirstScene:
    scene = FirstScene(KeyLabels(), door, wanted)
    opened(scene, size)
    return scene


def test_one_press_of_enter_plays() -> None:
    door = Door()
    scene = first(door)
    press(scene, Key.ENTER)
    assert door.begun == [("Player", USUAL, "standard", True)]
    assert (scene.done, scene.afresh, scene.opens is not None) == (True, True, True)


def test_a_trainee_goes_to_the_school_with_the_chips_to_come() -> None:
    door = Door()
    scene = first(door)
    scene.typed("name", "Ann")
    click(scene, "school")
    assert (door.begun, door.trained) == ([("Ann", USUAL, "standard", True)], [True])
    assert (scene.done, scene.afresh) == (True, True)


def test_everything_can_be_said_otherwise() -> None:
    door = Door()
    scene = first(door)
    scene.typed("name", "  Ann ")
    click(scene, "table previous")
    click(scene, "bankroll 2")
    click(scene, "guide")
    click(scene, "play")
    assert door.begun == [("Ann", 5 * USUAL, "six-box-dark", False)]


def test_chips_are_those_of_the_table() -> None:
    scene = first(Door("france"))
    assert "Chips to begin with: €2,000" in text(scene)
    assert "Ante €20 – €200" in text(scene)
    click(scene, "table next")
    assert "Chips to begin with: $1,000" in text(scene)
    for _ in range(5):
        click(scene, "table next")
    assert "Table: Practice" in text(scene)
    assert "Ante $5 – $500, 6 boxes" in text(scene)


def test_what_was_asked_for_on_the_command_line_stands_there() -> None:
    door = Door()
    scene = first(door, wanted=12_345)
    assert "Chips to begin with: $123.45" in text(scene)
    press(scene, Key.ENTER)
    assert door.begun == [("Player", 12_345, "standard", True)]


def test_a_file_from_elsewhere_stays_the_table_until_another_is_chosen() -> None:
    door = Door("/tables/mine.yaml", load_table("france").table)
    scene = first(door)
    assert "Table: France" in text(scene)
    press(scene, Key.ENTER)
    assert door.begun == [("Player", 200_000, "", True)]
    again = first(door)
    click(again, "table next")
    assert "Table: Auckland" in text(again)
    click(again, "play")
    assert door.begun[-1][2] == "auckland"


def test_a_name_that_cannot_be_taken_is_said() -> None:
    scene = first(Door(error=StoreError("that is no name")))
    press(scene, Key.ENTER)
    assert not scene.done
    assert "that is no name" in text(scene)


def test_going_back_leads_to_the_menu() -> None:
    scene = first(Door())
    assert text(scene).endswith("Esc: Main menu")
    press(scene, Key.ESCAPE)
    assert (scene.done, scene.afresh, scene.opens is not None) == (True, True, True)


@pytest.mark.parametrize("size", SIZES)
def test_it_is_drawn(size: Size) -> None:
    drawn(first(Door(), size=size), size)


# --- in the house


def test_who_is_named_is_asked_nothing(tmp_path: Path) -> None:
    room = Room(tmp_path, player="Ann")
    assert room.table.top.note is None
    room.close()


def test_the_first_player_sits_down_as_was_said_and_the_round_is_explained(tmp_path: Path) -> None:
    database = Database.open(tmp_path / "history.sqlite")
    house = House(database, Order(load_table("standard").table, 1, seeded("9"), USUAL, source="standard"))
    scene = house.start(KeyLabels())
    assert isinstance(scene, FirstScene)
    assert Players(database).all() == ()
    opened(scene)
    scene.typed("name", "Ann")
    click(scene, "bankroll 1")
    click(scene, "table previous")
    click(scene, "play")
    table = scene.opens
    assert isinstance(table, TableScene)
    assert (table.session.bankroll, table.session.table.currency.code) == (2 * USUAL, "EUR")
    assert [player.name for player in Players(database).all()] == ["Ann"]
    assert table.top.note is not None
    assert house.preferences.settings.table == "six-box-dark"
    house.close()
    again = House(database, Order(load_table("standard").table, 1, seeded("9"), USUAL))
    back = again.start(KeyLabels())
    assert isinstance(back, TableScene), "who has played before sits down at once"
    assert back.top.note is not None, "no round was played yet"
    again.close()
    database.close()


def test_who_goes_to_the_menu_first_comes_back_to_the_same_questions(tmp_path: Path) -> None:
    database = Database.open(tmp_path / "history.sqlite")
    house = House(database, Order(load_table("standard").table, 1, seeded("9"), USUAL))
    scene = house.start(KeyLabels())
    scene.resize((1280, 800))
    assert isinstance(scene, FirstScene)
    scene.back()
    menu = scene.opens
    assert isinstance(menu, MenuScene)
    opened(menu)
    press(menu, Key.ENTER)
    assert isinstance(menu.opens, FirstScene)
    house.close()
    database.close()
