"""Pictures of a round: which, under which names, and the same bytes each time."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from tests.tables import standard
from uth.cards import DECK, parse_cards
from uth.chips import Chip, ChipCount, Colour
from uth.session import Session
from uth.store.settings import Cloth, Deck
from uth.table import Bet
from uth.ui.intents import Intent
from uth.ui.picture import Bankroll, BoxLook, CardAt, Felt, Picture, Sign, StackAt
from uth.ui.places import bet_circle, community_card, payout
from uth.ui.record import Recorder, RecordError
from uth.ui.scene import Moment, Played, Stage
from uth.ui.theme import theme_of
from uth.ui.window import Window

SIGN = Sign("BLIND", (("Royal flush", "500 to 1"), ("All other", "Push")))
BLANK = Picture(
    felt=Felt(SIGN, SIGN, "DEALER QUALIFIES WITH A PAIR OR BETTER", ()),
    boxes=(BoxLook(1),),
    bankroll=Bankroll("BANKROLL", "$990"),
)


class Shown(Played):
    """A scene whose stage and picture are set from outside."""

    def __init__(self) -> None:
        super().__init__()
        self.now = Stage(1, Moment.BETTING)
        self.look = BLANK
        self.waits = True

    @property
    def session(self) -> Session:
        return Session(standard(), 1000_00)

    @property
    def stage(self) -> Stage:
        return self.now

    @property
    def picture(self) -> Picture:
        return self.look

    @property
    def ready(self) -> bool:
        return self.waits

    def handle(self, intent: Intent) -> None:
        pass

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill((0, 0, 0))


def names(folder: Path) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())


def test_one_picture_a_stage_in_the_order_of_the_round(window: Window, tmp_path: Path) -> None:
    scene, recorder = Shown(), Recorder(tmp_path, [(320, 200)])
    stages = [
        Stage(1, Moment.BETTING),
        Stage(1, Moment.CUT),
        Stage(1, Moment.PREFLOP, 1),
        Stage(1, Moment.PREFLOP, 2),
        Stage(1, Moment.FLOP, 2),
        Stage(1, Moment.RIVER, 2),
        Stage(1, Moment.SHOWDOWN),
        Stage(1, Moment.SHOWDOWN, 2),
        Stage(1, Moment.SHOWDOWN, 1),
        Stage(1, Moment.END),
        Stage(2, Moment.BETTING),
        Stage(2, Moment.PREFLOP, 1),
        Stage(2, Moment.SHOWDOWN, 1),
    ]
    for stage in stages:
        scene.now = stage
        for _ in range(3):
            assert recorder.see(scene) is False
    recorder.close()
    expected = [
        "r001-0-betting",
        "r001-0-cut",
        "r001-1-preflop",
        "r001-2-flop",
        "r001-3-river",
        "r001-4-showdown-1-dealer",
        "r001-4-showdown-2-box2",
        "r001-4-showdown-3-box1",
        "r001-5-end",
        "r002-0-betting",
        "r002-1-preflop",
        "r002-4-showdown-1-box1",
    ]
    assert names(tmp_path) == [f"320x200/{name}.png" for name in expected]
    assert recorder.saved == len(expected)


def test_every_size_has_its_folder_and_its_pixels(window: Window, tmp_path: Path) -> None:
    sizes = [(960, 600), (640, 400), (960, 600)]
    scene, recorder = Shown(), Recorder(tmp_path, sizes)
    recorder.see(scene)
    recorder.close()
    assert names(tmp_path) == ["640x400/r001-0-betting.png", "960x600/r001-0-betting.png"]
    for size in sizes:
        file = tmp_path / f"{size[0]}x{size[1]}" / "r001-0-betting.png"
        assert pygame.image.load(file).get_size() == size


def test_a_win_beside_its_bet_is_what_a_showdown_shows(window: Window, tmp_path: Path) -> None:
    chips = (ChipCount(Chip(500, Colour.RED), 1),)
    lying = StackAt(bet_circle(1, Bet.ANTE), chips)
    won = replace(BLANK, stacks=(lying, StackAt(payout(1, Bet.ANTE), chips)))
    on_its_way = replace(won, stacks=(lying, replace(won.stacks[1], to=bet_circle(1, Bet.ANTE), progress=0.5)))
    for folder, looks in (("film", [BLANK, on_its_way, won, on_its_way, BLANK]), ("still", [won])):
        scene, recorder = Shown(), Recorder(tmp_path / folder, [(320, 200)])
        scene.now = Stage(1, Moment.SHOWDOWN, 1)
        for look in looks:
            scene.look = look
            recorder.see(scene)
        recorder.close()
    film, still = (tmp_path / folder / "320x200" / "r001-4-showdown-1-box1.png" for folder in ("film", "still"))
    assert film.read_bytes() == still.read_bytes()


def test_without_a_decision_a_street_shows_its_cards_before_the_next_ones_turn(window: Window, tmp_path: Path) -> None:
    flop = tuple(CardAt(community_card(index), card) for index, card in enumerate(parse_cards("Ah Kd 7c")))
    turning = [replace(BLANK, cards=(*flop, CardAt(community_card(3), DECK[0], turning=t))) for t in (0.0, 0.3, 0.8)]
    for folder, looks in (("film", turning), ("still", turning[:1])):
        scene, recorder = Shown(), Recorder(tmp_path / folder, [(320, 200)])
        scene.now, scene.waits = Stage(1, Moment.FLOP), False
        for look in looks:
            scene.look = look
            recorder.see(scene)
        recorder.close()
    film, still = (tmp_path / folder / "320x200" / "r001-2-flop.png" for folder in ("film", "still"))
    assert film.read_bytes() == still.read_bytes()


def test_the_last_decision_stands_for_its_street(window: Window, tmp_path: Path) -> None:
    decision = replace(BLANK, prompt="Ace high: check, or play twice the Ante")
    for folder, looks in (("round", [(BLANK, False), (decision, True), (BLANK, False)]), ("still", [(decision, True)])):
        scene, recorder = Shown(), Recorder(tmp_path / folder, [(320, 200)])
        for box, (look, waits) in enumerate(looks):
            scene.now, scene.look, scene.waits = Stage(1, Moment.FLOP, box), look, waits
            recorder.see(scene)
        recorder.close()
    played, still = (tmp_path / folder / "320x200" / "r001-2-flop.png" for folder in ("round", "still"))
    assert played.read_bytes() == still.read_bytes()


def test_a_folder_that_cannot_be_made_is_named(window: Window, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    recorder = Recorder(tmp_path / "file", [(320, 200)])
    recorder.see(Shown())
    with pytest.raises(RecordError, match=r"320x200.*cannot be written"):
        recorder.close()


def test_pictures_are_drawn_with_the_scenes_own_palette_and_scale(window: Window, tmp_path: Path) -> None:
    class Red(Shown):
        theme = theme_of(Cloth.RED, Deck.TWO_COLOURS)
        scale = 1.5

    usual, red = Recorder(tmp_path / "usual", [(960, 600)]), Recorder(tmp_path / "red", [(960, 600)])
    for recorder, scene in ((usual, Shown()), (red, Red())):
        recorder.see(scene)
        recorder.close()
    colours = [
        pygame.image.load(tmp_path / name / "960x600" / "r001-0-betting.png").get_at((480, 260))
        for name in ("usual", "red")
    ]
    assert colours[0].g > colours[0].r
    assert colours[1].r > colours[1].g
