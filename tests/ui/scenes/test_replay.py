"""A stored round by keyboard alone and by mouse alone."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
import pytest

from tests.tables import standard
from tests.ui.replay.stored import one_round
from uth.config import load_table
from uth.store.database import StoreError
from uth.store.history import Stored
from uth.store.settings import Settings, Speed
from uth.ui.describe import described
from uth.ui.intents import Intent, KeyPress, Leave, Move, Press, Release, Wheel
from uth.ui.keys import Key, KeyLabels
from uth.ui.preferences import Preferences
from uth.ui.replay.stops import Kind
from uth.ui.scenes.replay import ReplayScene
from uth.ui.sizes import Size
from uth.ui.sound import Cue
from uth.ui.window import Window

SIX = load_table("practice").table
SIZES = ((960, 600), (1280, 800), (1920, 1080), (480, 300))


class Pile:
    """Three rounds; the middle one is shown first, the last one is damaged."""

    def __init__(self) -> None:
        self.at = 1
        self.rounds = [one_round(standard(), number=number) for number in (56, 57, 58)]

    def has(self, step: int) -> bool:
        return 0 <= self.at + step < len(self.rounds)

    def take(self, step: int) -> Stored:
        if self.at + step == 2:
            raise StoreError("round 58 is damaged")
        self.at += step
        return self.rounds[self.at]


def open_round(stored: Stored | None = None, size: Size = (1280, 800), speed: Speed = Speed.NORMAL) -> ReplayScene:
    scene = ReplayScene(KeyLabels(), stored or one_round(standard()), Preferences(Settings(speed=speed)))
    scene.resize(size)
    return scene


def do(scene: ReplayScene, *intents: Intent | Key) -> ReplayScene:
    for intent in intents:
        scene.handle(KeyPress(intent) if isinstance(intent, Key) else intent)
    return scene


def settle(scene: ReplayScene) -> ReplayScene:
    """Wait until nothing moves."""
    for _ in range(2000):
        scene.update(1 / 20)
        if not scene.moving:
            return scene
    raise AssertionError("the film never ends")


def click(scene: ReplayScene, name: str) -> ReplayScene:
    rect = next(control.rect for control in scene.controls() if control.name == name)
    return do(scene, Press(*rect.centre), Release(*rect.centre))


def test_keys_step_through_the_round_and_back() -> None:
    scene = open_round()
    last = len(scene.projector.stops) - 1
    for at in range(1, last + 1):
        settle(do(scene, Key.RIGHT))
        assert scene.projector.at == at
    assert scene.projector.stop.kind is Kind.SETTLED
    for at in reversed(range(last)):
        do(scene, Key.LEFT)
        assert scene.projector.at == at
        assert not scene.moving
    assert do(scene, Key.END).projector.at == last
    assert do(scene, Key.HOME).projector.at == 0


@pytest.mark.parametrize("size", [(1280, 800), (320, 200)])
def test_the_mouse_steps_through_the_round_and_back(size: Size) -> None:
    scene = open_round(size=size)
    settle(click(scene, "step on"))
    assert scene.projector.at == 1
    click(scene, "step back")
    assert scene.projector.at == 0
    click(scene, "end")
    assert scene.projector.at_end
    click(scene, "start")
    assert scene.projector.at == 0
    click(scene, "moment 3")
    assert scene.projector.at == 2


def test_it_plays_on_and_stops() -> None:
    scene = do(open_round(), Key.SPACE)
    assert next(button for button in scene.picture.buttons if button.intent == "watch").label == "Pause"
    for _ in range(2000):
        scene.update(1 / 20)
    assert scene.projector.at_end
    assert not scene.projector.playing
    do(scene, Key.SPACE)
    assert scene.projector.at == 0
    do(scene, Key.LEFT)
    assert not scene.projector.playing


def test_a_click_on_the_felt_finishes_the_film() -> None:
    scene = do(open_round(), Key.RIGHT)
    scene.update(0.1)
    assert scene.moving
    do(scene, Press(640, 500))
    assert not scene.moving


def test_the_wheel_and_the_line_of_moments_go_to_and_fro() -> None:
    scene = open_round()
    assert do(scene, Wheel(5, 5, -2)).projector.at == 2
    assert do(scene, Wheel(5, 5, 1)).projector.at == 1
    line = scene.shown.line
    y = line.track.centre[1]
    do(scene, Press(line.knobs[-1], y), Move(line.knobs[2], y), Move(line.knobs[1], 10))
    assert scene.projector.at == 1
    do(scene, Release(0, 0), Move(line.knobs[3], y))
    assert scene.projector.at == 1


def test_a_settled_box_is_explained_and_the_explanation_can_be_put_away() -> None:
    scene = do(open_round(), Key.END)
    assert "why 1" in described(scene)
    do(scene, Key.W)
    assert "why 1" not in described(scene)
    do(scene, Key.W)
    assert scene.shown.sheet_places is not None
    do(scene, Press(*scene.shown.sheet_places.area.centre))
    assert scene.shown.sheet is None


def test_each_of_several_boxes_is_explained() -> None:
    scene = do(open_round(one_round(SIX, (1, 2, 4))), Key.END, Key.LEFT, Key.LEFT, Key.LEFT)
    settle(scene)
    assert scene.shown.sheet is None
    titles = []
    for _ in range(3):
        settle(do(scene, Key.RIGHT))
        titles.append(described(scene)["why 1"])
    assert sorted(titles) == ["Box 1", "Box 2", "Box 4"]
    do(scene, Key.W)
    rect = scene.shown.layout.box(2).rect
    settle(do(scene, Press(rect.x + 2, rect.bottom - 2)))
    assert described(scene)["why 1"] == "Box 2"


def test_what_cannot_be_done_says_why() -> None:
    scene = open_round()
    for key, words in ((Key.LEFT, "beginning"), (Key.W, "end of the round"), (Key.N, "no later round")):
        do(scene, key)
        assert words in scene.picture.toast
        assert Cue.REFUSED in scene.take_cues()
    scene.update(10)
    assert scene.picture.toast == ""


def test_the_rounds_beside_it_in_the_list() -> None:
    pile = Pile()
    scene = ReplayScene(KeyLabels(), pile.rounds[1], shelf=pile)
    scene.resize((1280, 800))
    do(scene, Key.END, Key.S, Key.P)
    assert scene.stored.number == 56
    assert scene.projector.at == 0
    assert scene.projector.timeline.speed is Speed.FAST
    assert not next(button for button in scene.picture.actions if button.intent == "earlier round").enabled
    do(scene, Key.PAGE_UP)
    assert scene.stored.number == 57
    do(scene, Key.N)
    assert scene.stored.number == 57
    assert "damaged" in scene.picture.toast


def test_escape_goes_back_to_the_list() -> None:
    assert do(open_round(), Key.ESCAPE).done
    assert click(open_round(), "close").done


def test_the_speed_is_the_players_and_can_be_changed() -> None:
    scene = open_round(speed=Speed.OFF)
    do(scene, Key.RIGHT)
    assert not scene.moving
    do(scene, Key.S)
    assert scene.projector.timeline.speed is Speed.SLOW
    assert "slow" in scene.picture.toast


def test_cards_and_chips_are_heard() -> None:
    scene = do(open_round(), Key.RIGHT)
    heard = set()
    for _ in range(100):
        scene.update(1 / 20)
        heard |= set(scene.take_cues())
    assert Cue.CARD in heard


def test_it_is_told_by_name() -> None:
    lines = described(open_round())
    assert lines["replay"].startswith("Round 57, ")
    assert lines["moment"].endswith("bets")
    assert "Ante" in lines["box 1"] or "ante" in lines["box 1"]
    assert any(line.startswith("moment: 1 of") for line in open_round().lines())


def pictures(scene: ReplayScene, size: Size) -> Sequence[bytes]:
    drawn = []
    for _ in range(2):
        surface = pygame.Surface(size)
        scene.draw(surface)
        drawn.append(surface.get_buffer().raw)
    return drawn


@pytest.mark.parametrize("size", SIZES)
def test_it_draws_and_drawing_changes_nothing(window: Window, size: Size) -> None:
    scene = open_round(one_round(SIX, (1, 2, 3)), size)
    seen = set()
    for key in (Key.HOME, Key.END, Key.RIGHT):
        settle(do(scene, key))
        one, two = pictures(scene, size)
        assert one == two
        seen.add(one)
    assert len(seen) == 3


def test_the_pointer_changes_the_picture_only_over_what_it_shows(window: Window) -> None:
    scene = open_round()
    plain = pictures(scene, (1280, 800))[0]
    button = next(control for control in scene.controls() if control.name == "step on")
    line = scene.shown.line
    for at in (button.rect.centre, (line.knobs[2], line.track.centre[1])):
        do(scene, Move(*at))
        assert pictures(scene, (1280, 800))[0] != plain
    do(scene, Leave())
    assert pictures(scene, (1280, 800))[0] == plain


def test_a_round_of_a_table_for_one_box_each_is_shown_at_its_box() -> None:
    scene = open_round(one_round(standard(), (3,)))
    assert [box.number for box in scene.picture.boxes] == [3]
