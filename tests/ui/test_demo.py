"""The demo plays whole rounds on every kind of table, through the same door as a person."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from uth.company import practical
from uth.config import load_table
from uth.game import engine
from uth.game.actions import Decide
from uth.game.settle import settle
from uth.game.view import seen_from
from uth.session import PLAYER, Session, seeded
from uth.ui.app import VIRTUAL_STEP
from uth.ui.demo import LOOKS, THINKS, Demo
from uth.ui.intents import Press, Release
from uth.ui.keys import KeyLabels
from uth.ui.scene import Moment, Played
from uth.ui.sitting import Sitting

MOST_STEPS = 20_000
BANKROLL = 1000_00


def sit_down(table: str, boxes: int, seed: str = "demo") -> Played:
    scene = Sitting(load_table(table).table, BANKROLL, boxes, seeded(seed)).scene(KeyLabels())
    scene.resize((1280, 800))
    scene.enter()
    return scene


def steps(scene: Played, rounds: int) -> Iterator[Played]:
    """Let the demo play and yield the scene after each step, until so many rounds are over."""
    demo = Demo()
    for _ in range(MOST_STEPS):
        for intent in demo.wants(scene, VIRTUAL_STEP):
            scene.handle(intent)
        scene.update(VIRTUAL_STEP)
        if scene.session.number > rounds:
            return
        yield scene
    raise AssertionError(f"the demo got stuck at {scene.stage}: {scene.controls()}")


@pytest.mark.parametrize(
    ("table", "boxes"), [("standard", 1), ("practice", 6), ("six-box-dark", 1), ("six-box-dark", 3), ("france", 1)]
)
def test_it_plays_rounds_to_the_end(table: str, boxes: int) -> None:
    scene = sit_down(table, boxes)
    settled: list[int] = []
    for _ in steps(scene, 3):
        session = scene.session
        if session.over and scene.ready and session.number not in settled:
            settled.append(session.number)
            assert len(session.round.boxes) == boxes
            assert_practical(session)
    assert settled == [1, 2, 3]


def assert_practical(session: Session) -> None:
    """Every decision of the settled round is the practical one, and the money is what the engine says."""
    staked = sum(box.staked for box in session.round.boxes)
    state = engine.new_round(session.table, {PLAYER: 10 * BANKROLL})
    for action in session.actions:
        if isinstance(action, Decide):
            choices = engine.open_choices(state, action.box)
            assert action.choice is practical(seen_from(state, PLAYER), action.box, choices)
        state, _ = engine.apply(state, action)
    result = settle(session.table, session.round.boxes, session.round.dealer, session.round.community)
    assert state.settlement == result
    assert staked > 0


def test_the_same_seed_plays_the_same() -> None:
    money = []
    for _ in range(2):
        scene = sit_down("standard", 1, "twice")
        for _ in steps(scene, 4):
            pass
        money.append(scene.session.bankroll)
    assert money[0] == money[1]


def test_every_moment_of_a_round_is_to_be_seen_in_order() -> None:
    scene = sit_down("practice", 2)
    moments: list[Moment] = []
    settled: list[int] = []
    for _ in steps(scene, 1):
        stage = scene.stage
        if not moments or moments[-1] is not stage.moment:
            moments.append(stage.moment)
        if stage.moment is Moment.SHOWDOWN and stage.box and stage.box not in settled:
            settled.append(stage.box)
    assert moments[0] is Moment.BETTING
    assert moments[-2:] == [Moment.SHOWDOWN, Moment.END]
    assert moments == sorted(moments, key=list(Moment).index)
    assert settled == [2, 1]


def test_it_presses_and_lets_go_where_a_button_is_and_only_after_a_while() -> None:
    scene = sit_down("standard", 1)
    demo = Demo()
    assert demo.wants(scene, THINKS / 2) == ()
    press, release = demo.wants(scene, THINKS)
    assert isinstance(press, Press)
    assert isinstance(release, Release)
    deal = next(control for control in scene.controls() if control.name == "deal")
    assert deal.rect.holds(press.x, press.y)
    assert deal.enabled
    assert LOOKS > THINKS
