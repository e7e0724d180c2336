"""The list of rounds: what is in it, what can be chosen from it, and the way into a round and back."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest

from tests.store.played import Home, play, play_round
from tests.tables import standard
from uth.config import load_table
from uth.store.database import StoreError
from uth.store.history import Listed, Outcome, Stored, Wanted
from uth.ui.describe import described
from uth.ui.intents import KeyPress, Press, Release
from uth.ui.keys import Key, KeyLabels
from uth.ui.scenes.replay import ReplayScene
from uth.ui.scenes.rounds import RoundsScene
from uth.ui.sizes import Size
from uth.ui.sound import Cue
from uth.ui.window import Window

SIZES = ((960, 600), (1280, 800), (480, 300))
DAY = 86_400_000


class Clock:
    """A clock that goes on by *gap* milliseconds each time it is looked at."""

    def __init__(self, gap: int = 20_000) -> None:
        self.at = 1_800_000_000_000
        self.gap = gap

    def __call__(self) -> int:
        self.at += self.gap
        return self.at


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Home:
    """Return forty rounds at two tables, over some days."""
    clock = Clock()
    folder = tmp_path_factory.mktemp("home")
    first = Home(folder, clock=clock)
    play(first.sit_down(), 25)
    clock.at += 3 * DAY
    other = Home(folder, clock=clock, table=load_table("practice").table)
    session = other.sit_down()
    for count in range(15):
        if count:
            session.next_round()
        play_round(session, boxes=1 + count % 3)
    return other


def open_list(home: Home, size: Size = (1280, 800)) -> RoundsScene:
    last = home.history.last_end() or 0
    scene = RoundsScene(KeyLabels(), home.history, clock=lambda: last + 1000)
    scene.resize(size)
    scene.enter()
    return scene


def click(scene: RoundsScene, name: str) -> RoundsScene:
    rect = next(control.rect for control in scene.controls() if control.name == name)
    scene.handle(Press(*rect.centre))
    scene.handle(Release(*rect.centre))
    return scene


def numbers(scene: RoundsScene) -> list[int]:
    rows = [control for control in scene.controls() if control.name.startswith("rounds ")]
    return [int(control.label.split(",")[0]) for control in rows]


def test_the_latest_round_comes_first_and_shows_its_cards(home: Home) -> None:
    scene = open_list(home)
    assert numbers(scene)[0] == 40
    assert "40 rounds" in scene.lines()
    row = next(control.label for control in scene.controls() if control.name == "rounds 1")
    stored = home.history.round(40)
    assert "Practice" in row
    assert "best of 3" in row
    assert len([word for word in row.replace(",", "").split() if word in map(str, stored.deck.order)]) == 7


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("result won", Wanted(frozenset({Outcome.WON}))),
        ("result lost", Wanted(frozenset({Outcome.LOST}))),
        ("folded", Wanted(frozenset({Outcome.FOLDED}))),
        ("trips", Wanted(frozenset({Outcome.TRIPS}))),
        ("big", Wanted(frozenset({Outcome.BIG}))),
        ("table previous", Wanted(table="Standard")),
    ],
)
def test_what_can_be_chosen(home: Home, name: str, wanted: Wanted) -> None:
    scene = click(open_list(home), name)
    count = home.history.count(wanted)
    assert scene.count == count < 40
    assert numbers(scene) == [listed.number for listed in home.history.rounds(wanted, 0, len(numbers(scene)))]
    assert f"{count} of 40 rounds" in scene.lines()
    assert click(scene, "all").count == 40


def test_choices_are_all_true_at_once(home: Home) -> None:
    scene = click(click(click(open_list(home), "result won"), "trips"), "table previous")
    wanted = Wanted(frozenset({Outcome.WON, Outcome.TRIPS}), table="Standard")
    assert scene.count == home.history.count(wanted)
    click(scene, "trips")
    assert scene.count == home.history.count(Wanted(frozenset({Outcome.WON}), table="Standard"))


def test_days(home: Home) -> None:
    scene = open_list(home)
    when = [control.label for control in scene.controls() if control.name == "when next"]
    assert when == ["When: any time"]
    click(scene, "when next")
    assert scene.count == 15
    for _ in range(4):
        click(scene, "when next")
    assert scene.count == 25
    assert all(number <= 25 for number in numbers(scene))


def test_where_nothing_is_like_that_everything_can_be_shown_again(home: Home) -> None:
    scene = open_list(home)
    click(click(scene, "when next"), "when next")
    assert scene.count == 0
    assert "No round is like that." in scene.lines()
    assert [control.onward for control in scene.controls() if control.name == "all"] == [True]
    scene.handle(KeyPress(Key.A))
    assert scene.count == 40


def test_enter_opens_a_round_and_the_list_follows_what_is_looked_at_there(home: Home) -> None:
    scene = open_list(home)
    scene.handle(KeyPress(Key.DOWN))
    scene.handle(KeyPress(Key.ENTER))
    replay = scene.opens
    assert isinstance(replay, ReplayScene)
    assert replay.stored.number == 39
    replay.resize((1280, 800))
    replay.handle(KeyPress(Key.N))
    assert replay.stored.number == 40
    assert not next(button for button in replay.picture.actions if button.intent == "later round").enabled
    for _ in range(5):
        replay.handle(KeyPress(Key.P))
    assert replay.stored.number == 35
    assert scene.row("rounds") == 5
    assert described(scene)["focus"] == "rounds 6"


@pytest.mark.parametrize("name", ["rounds 3", "look"])
def test_a_click_opens_a_round(home: Home, name: str) -> None:
    scene = click(open_list(home), name)
    assert isinstance(scene.opens, ReplayScene)
    assert scene.opens.stored.number == (38 if name == "rounds 3" else 40)


class Damaged:
    """Rounds of which none can be read whole."""

    def __init__(self, home: Home) -> None:
        self._history = home.history

    def count(self, wanted: Wanted) -> int:
        return self._history.count(wanted)

    def rounds(self, wanted: Wanted, first: int, count: int) -> Sequence[Listed]:
        return self._history.rounds(wanted, first, count)

    def void(self) -> tuple[int, int]:
        return self._history.void()

    def tables(self) -> Sequence[str]:
        return self._history.tables()

    def round(self, number: int) -> Stored:
        raise StoreError(f"round {number} is damaged")

    def last_end(self, before: int | None = None) -> int | None:
        return self._history.last_end(before)


def test_rounds_that_are_not_listed_are_told_under_the_list(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Damaged, "void", lambda _rounds: (0, 2))
    scene = RoundsScene(KeyLabels(), Damaged(home))
    scene.resize((1280, 800))
    assert "2 numbers are missing: those rounds were left without a bet." in "\n".join(scene.lines())


def test_a_damaged_round_is_listed_and_says_why_it_does_not_open(home: Home) -> None:
    scene = RoundsScene(KeyLabels(), Damaged(home))
    scene.resize((1280, 800))
    assert numbers(scene)[0] == 40
    scene.handle(KeyPress(Key.ENTER))
    assert scene.opens is None
    assert "Round 40 cannot be shown: round 40 is damaged" in scene.lines()
    assert Cue.REFUSED in scene.take_cues()


def test_with_no_round_there_is_a_sentence_and_the_way_back(tmp_path: Path, window: Window) -> None:
    scene = open_list(Home(tmp_path))
    assert any("No round has been played yet" in line for line in scene.lines())
    assert [control.name for control in scene.controls()] == ["back"]
    scene.draw(pygame.Surface((1280, 800)))
    scene.handle(KeyPress(Key.ESCAPE))
    assert scene.done


def test_one_table_needs_no_column_and_no_choice(tmp_path: Path) -> None:
    home = Home(tmp_path, table=standard())
    play(home.sit_down(), 1)
    scene = open_list(home)
    assert "1 round" in scene.lines()
    assert not any(control.name.startswith("table") for control in scene.controls())


@pytest.mark.parametrize("size", SIZES)
def test_it_draws_and_drawing_changes_nothing(window: Window, home: Home, size: Size) -> None:
    scene = open_list(home, size)
    drawn = []
    for _ in range(2):
        surface = pygame.Surface(size)
        scene.draw(surface)
        drawn.append(surface.get_buffer().raw)
    assert drawn[0] == drawn[1]


class Unreadable(Damaged):
    """Rounds that cannot be read any more once *broken* is set."""

    broken = False

    def _maybe(self) -> None:
        if self.broken:
            raise StoreError("the disk is gone")

    def count(self, wanted: Wanted) -> int:
        self._maybe()
        return super().count(wanted)

    def rounds(self, wanted: Wanted, first: int, count: int) -> Sequence[Listed]:
        self._maybe()
        return super().rounds(wanted, first, count)


def test_data_that_cannot_be_read_any_more_is_told_and_no_fault(home: Home, window: Window) -> None:
    rounds = Unreadable(home)
    scene = RoundsScene(KeyLabels(), rounds)
    scene.resize((1280, 800))
    rounds.broken = True
    surface = pygame.Surface((1280, 800))
    scene.draw(surface)
    assert "the disk is gone" in scene.lines()
    scene.handle(KeyPress(Key.ENTER))
    assert scene.opens is None
    click(scene, "result won")
    scene.draw(surface)
    assert "the disk is gone" in scene.lines()
    rounds.broken = False
    click(scene, "all")
    assert "the disk is gone" not in scene.lines()
    assert numbers(scene)[0] == 40
