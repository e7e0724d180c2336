"""The page of the statistics: by keyboard alone, by mouse alone, told in words, drawn at every size."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from tests.store.played import Home, Ticks, play
from tests.tables import standard
from uth.chips import currency
from uth.ui.intents import KeyPress, Move, Press
from uth.ui.keys import Key, KeyLabels
from uth.ui.plots.counting import Counting
from uth.ui.scenes.statistics import Part, Source, Span, StatisticsScene
from uth.ui.sizes import Size

SIZES: tuple[Size, ...] = ((960, 600), (1280, 800), (1920, 1080), (480, 300))
DAY = 86_400_000


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    """Three sittings on three days: six rounds at Standard, two at Other, three in euro."""
    clock = Ticks()
    home = Home(tmp_path_factory.mktemp("home"), clock=clock)
    play(home.sit_down(), 6)
    clock.at += DAY
    home.table = replace(standard(), name="Other")
    play(home.sit_down(), 2)
    clock.at += DAY
    home.table = replace(standard(), name="Euro", currency=currency("EUR"))
    play(home.sit_down(), 3)
    yield home
    home.close()


def opened(home: Home, size: Size = (1280, 800), sitting: int | None = None) -> StatisticsScene:
    """Return the page, counting at once; :func:`settled` lets it look."""
    counting = Counting(home.database.file, home.player.id, run=lambda work: work())
    scene = StatisticsScene(KeyLabels(), Source.of(home.database, home.player, sitting), counting=counting)
    scene.resize(size)
    scene.enter()
    return scene


def settled(scene: StatisticsScene) -> StatisticsScene:
    for _ in range(3):
        scene.update(0.02)
    return scene


def choose(scene: StatisticsScene, name: str, index: int) -> None:
    scene.chosen(name, index)
    settled(scene)
    scene.changed()


def picture(scene: StatisticsScene, size: Size) -> pygame.Surface:
    surface = pygame.Surface(size)
    scene.draw(surface)
    return surface


def test_it_opens_at_once_and_counts_then(home: Home) -> None:
    scene = opened(home)
    assert "Counting the rounds ..." in scene.lines()
    assert scene.lines()[:2] == ("Statistics", "Ann")
    settled(scene)
    assert "Counting the rounds ..." not in scene.lines()
    assert any("3 rounds, 3 boxes" in line for line in scene.lines())


def test_a_sitting_a_day_the_career_and_a_table(home: Home) -> None:
    scene = settled(opened(home, sitting=1))
    # Those of the latest sitting, whatever number the table gave.
    assert any("3 rounds, 3 boxes" in line for line in scene.lines())
    choose(scene, "sitting", 2)
    assert any("6 rounds, 6 boxes" in line for line in scene.lines())
    choose(scene, "span", list(Span).index(Span.DAY))
    choose(scene, "day", 1)
    assert any("2 rounds, 2 boxes" in line for line in scene.lines())
    choose(scene, "table", 3)
    assert any("No round was played here yet" in line for line in scene.lines())
    choose(scene, "span", list(Span).index(Span.CAREER))
    assert any("6 rounds, 6 boxes" in line for line in scene.lines())
    choose(scene, "table", 0)
    choose(scene, "currency", 1)
    assert any("8 rounds, 8 boxes" in line for line in scene.lines())


def test_each_part_says_what_is_in_its_plots(home: Home) -> None:
    scene = settled(opened(home))
    wanted = {
        Part.BANKROLL: "standard deviations", Part.BETS: "Ante, made 3", Part.DECISIONS: "Dealer qualified",
        Part.STARTING: "1 box", Part.FINAL: "There are too few rounds to tell anything from them.",
    }  # fmt: skip
    for index, part in enumerate(Part):
        choose(scene, "part", index)
        assert any(wanted[part] in line for line in scene.lines()), part


@pytest.mark.parametrize("size", SIZES)
def test_every_part_is_drawn(home: Home, size: Size) -> None:
    scene = settled(opened(home, size))
    pictures = set()
    for index in range(len(Part)):
        choose(scene, "part", index)
        pictures.add(pygame.image.tobytes(picture(scene, size), "RGB"))
    assert len(pictures) == len(Part)


def test_the_keys_lead_everywhere(home: Home) -> None:
    scene = settled(opened(home))
    reached = set()
    for _ in range(12):
        scene.handle(KeyPress(Key.TAB))
        reached.add(scene.state.focus)
    assert reached >= {"part", "span", "table", "currency", "course", "back"}
    scene.focus_on("part")
    scene.handle(KeyPress(Key.RIGHT))
    settled(scene)
    assert any(line.startswith("Ante, made") for line in scene.lines())
    scene.handle(KeyPress(Key.ESCAPE))
    assert scene.done


def test_the_mark_moves_along_the_course(home: Home) -> None:
    scene = settled(opened(home))
    size = (1280, 800)
    scene.focus_on("course")
    scene.handle(KeyPress(Key.TAB, shift=True))
    scene.handle(KeyPress(Key.TAB))
    last = pygame.image.tobytes(picture(scene, size), "RGB")
    for key in (Key.LEFT, Key.LEFT, Key.RIGHT, Key.RIGHT):
        scene.handle(KeyPress(key))
        assert scene.state.focus == "course"
    assert pygame.image.tobytes(picture(scene, size), "RGB") == last
    scene.handle(KeyPress(Key.HOME))
    assert pygame.image.tobytes(picture(scene, size), "RGB") != last
    scene.handle(KeyPress(Key.UP))
    assert scene.state.focus != "course"


def test_the_pointer_asks_the_course_and_the_chart(home: Home) -> None:
    size = (1280, 800)
    scene = settled(opened(home, size))
    for part, name in ((Part.BANKROLL, "course"), (Part.STARTING, "chart")):
        choose(scene, "part", list(Part).index(part))
        away = pygame.image.tobytes(picture(scene, size), "RGB")
        item = scene.state.places.item(name)
        assert item is not None
        x, y = item.rect.x + item.rect.w // 3, item.rect.centre[1]
        scene.handle(Move(x, y))
        assert pygame.image.tobytes(picture(scene, size), "RGB") != away
        scene.handle(Press(x, y))
        scene.handle(Move(1, 1))
        # What was clicked stays marked.
        assert pygame.image.tobytes(picture(scene, size), "RGB") != away


def test_the_arrows_walk_over_the_chart_and_leave_it_at_its_edge(home: Home) -> None:
    scene = settled(opened(home))
    choose(scene, "part", list(Part).index(Part.STARTING))
    picture(scene, (1280, 800))
    scene.focus_on("chart")
    for key in (Key.RIGHT, Key.DOWN, Key.UP):
        scene.handle(KeyPress(key))
        assert scene.state.focus == "chart"
    scene.handle(KeyPress(Key.UP))
    assert scene.state.focus != "chart"


def test_nothing_played(tmp_path: Path) -> None:
    home = Home(tmp_path)
    scene = settled(opened(home, sitting=1))
    for index in range(len(Part)):
        choose(scene, "part", index)
        assert any("No round was played here yet" in line for line in scene.lines())
        picture(scene, (960, 600))


def test_rounds_that_were_played_meanwhile_are_counted_when_it_comes_back(tmp_path: Path) -> None:
    home = Home(tmp_path)
    session = home.sit_down()
    play(session, 1)
    scene = settled(opened(home))
    assert any("1 round, 1 box" in line for line in scene.lines())
    scene.leave()
    play(session, 1)
    scene.enter()
    settled(scene)
    assert any("2 rounds, 2 boxes" in line for line in scene.lines())


def test_a_history_that_cannot_be_read_is_a_sentence(tmp_path: Path) -> None:
    home = Home(tmp_path)
    source = Source(tmp_path / "gone.sqlite", home.player)
    counting = Counting(source.file, home.player.id, run=lambda work: work())
    scene = StatisticsScene(KeyLabels(), source, counting=counting)
    scene.resize((960, 600))
    scene.enter()
    settled(scene)
    assert any("gone.sqlite" in line for line in scene.lines())
    picture(scene, (960, 600))
