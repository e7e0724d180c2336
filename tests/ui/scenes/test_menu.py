"""The menu: every way by key and by mouse, on its picture."""

from __future__ import annotations

import pytest

from tests.ui.scenes.at_page import SIZES, click, drawn, opened, press, text
from uth.store.settings import SCALES, Cloth, Settings
from uth.ui.keys import Key, KeyLabels
from uth.ui.page.ask import AskScene
from uth.ui.preferences import Preferences
from uth.ui.scene import Scene
from uth.ui.scenes.menu import MenuScene, Way, Welcome
from uth.ui.sizes import Size
from uth.ui.sound import Cue


class House:
    """Notes which ways are asked for."""

    def __init__(self, player: str = "Ann", *, may_close: bool = False) -> None:
        self.preferences = Preferences()
        self.asked: list[Way] = []
        self._player = player
        self._may_close = may_close

    def welcome(self) -> Welcome:
        """Return who plays where."""
        return Welcome(self._player, "Standard", "$1,000" if self._player else "")

    def way(self, way: Way) -> Scene | None:
        """Return any scene."""
        self.asked.append(way)
        if self._may_close:
            return None
        return AskScene(KeyLabels(), (way, ""), (), lambda _name: None)


def menu(house: House, *, seated: bool = True, size: Size = (1280, 800)) -> MenuScene:
    scene = MenuScene(KeyLabels(), house, seated=seated)
    opened(scene, size)
    return scene


@pytest.mark.parametrize("by", ["key", "mouse"])
def test_every_way(by: str) -> None:
    keys = {control.name: control.key for control in menu(House()).controls()}
    assert list(keys) == list(Way)
    assert len(set(keys.values())) == len(Way)
    for way in Way:
        house = House()
        scene = menu(house, seated=False)
        if by == "mouse":
            click(scene, way)
        else:
            press(scene, Key(keys[way].lower()))
        assert house.asked == [way]
        assert scene.opens is not None
        assert (scene.done, scene.afresh) == ((True, True) if way is Way.PLAY else (False, False))


def test_one_press_of_enter_plays() -> None:
    house = House()
    scene = menu(house, seated=False)
    press(scene, Key.ENTER)
    assert house.asked == [Way.PLAY]


@pytest.mark.parametrize("key", [Key.ENTER, Key.ESCAPE, Key.P])
def test_the_table_that_lies_under_it_is_gone_back_to(key: Key) -> None:
    house = House()
    scene = menu(house)
    assert "Back to the table" in [control.label.split(",")[0] for control in scene.controls()]
    press(scene, key)
    assert (scene.done, scene.afresh, scene.opens, house.asked) == (True, False, None, [])


def test_without_a_table_escape_only_points_to_the_way_out() -> None:
    scene = menu(House(may_close=True), seated=False)
    assert "\n".join(scene.lines()).endswith("Esc: Quit")
    press(scene, Key.ESCAPE)
    assert not scene.done
    press(scene, Key.ENTER)
    assert (scene.done, scene.afresh, scene.opens) == (True, True, None)


def test_who_plays_where() -> None:
    assert "Ann at Standard, $1,000" in menu(House()).controls()[0].label
    assert "choose who plays at Standard" in menu(House("")).controls()[0].label


def test_what_is_somebodys_own_needs_somebody() -> None:
    house = House("")
    scene = menu(house, seated=False)
    for way in (Way.REVIEW, Way.STATISTICS):
        scene.take_cues()
        click(scene, way)
        assert scene.take_cues() == (Cue.REFUSED,)
        assert "First choose who plays." in text(scene)
    assert house.asked == []


def test_settings_that_were_changed_meanwhile_show() -> None:
    house = House()
    scene = menu(house)
    house.preferences = Preferences(Settings(felt=Cloth.RED, scale=1.25))
    scene.enter()
    assert (scene.theme, scene.state.scale) == (house.preferences.theme, 1.25)


@pytest.mark.parametrize("size", SIZES)
def test_it_is_drawn_and_nothing_leaves_the_window(size: Size) -> None:
    for scale in SCALES:
        house = House()
        house.preferences = Preferences(Settings(scale=scale))
        scene = menu(house, size=size)
        surface = drawn(scene, size)
        assert len({surface.get_at((x, size[1] // 3))[:3] for x in range(0, size[0], 7)}) > 20
        places = scene.state.places
        if not places.most_scroll:
            window = scene.controls()[0].rect._replace(x=0, y=0, w=size[0], h=size[1])
            assert all(control.rect.within(window) for control in scene.controls())


def test_the_picture_is_told_to_who_cannot_see_it() -> None:
    assert "A royal flush in spades and stacks of chips lie on the felt." in text(menu(House()))
