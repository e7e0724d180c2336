"""The wishes for the pace of cards and of chips count in the dealer's chair, as in its replay and at the table."""

from __future__ import annotations

import pytest

from tests.ui.school import deals, settler
from uth.school.dealing.acts import Act, DealPacket, LoadShuffler, OpenBetting
from uth.school.dealing.perfect import next_act
from uth.school.settling.acts import Take
from uth.school.settling.perfect import next_act as next_settled
from uth.store.settings import Pace, Settings
from uth.ui.keys import KeyLabels
from uth.ui.preferences import Preferences
from uth.ui.scenes.school_deal import DealScene
from uth.ui.scenes.school_settle import SettleScene
from uth.ui.school.chair_scene import Course
from uth.ui.school.motion import TAKES

Scene = DealScene | SettleScene
SHUFFLE = 1.2
"""Seconds that a shuffle is seen at normal speed."""


def dealt(kind: type[Act], settings: Settings) -> Scene:
    """Return a round in which somebody with these settings has just done an act of a kind."""
    course = Course(deals.mark, lambda: None, peek=deals.mark)
    scene = DealScene(KeyLabels(), Preferences(settings), course, deals.exercise("standard", (1, 3)))
    scene.resize((1280, 800))
    while not isinstance(act := next_act(scene.round.dealing), kind):
        scene.round.do(act)
    deals.by_keys(scene, act)
    return scene


def settled(settings: Settings) -> Scene:
    """Return a table at which somebody with these settings has just taken a bet."""
    first = settler.exercise("standard", "won, lost and folded")
    scene = SettleScene(KeyLabels(), Preferences(settings), Course(settler.mark, lambda: None), first)
    scene.resize((1280, 800))
    while not isinstance(act := next_settled(scene.settling.handling), Take):
        scene.settling.do(act)
    settler.by_keys(scene, act)
    return scene


def seconds(scene: Scene) -> float:
    """Return how long something moves."""
    steps = 0
    while scene.moving:
        scene.update(0.01)
        steps += 1
    return steps * 0.01


@pytest.mark.parametrize("pace", Pace)
def test_cards_come_and_are_shuffled_at_the_pace_of_dealing(pace: Pace) -> None:
    wished = Settings(dealing=pace)
    assert seconds(dealt(DealPacket, wished)) == pytest.approx(TAKES * pace.scale, abs=0.02)
    assert seconds(dealt(LoadShuffler, wished)) == pytest.approx(SHUFFLE * pace.scale, abs=0.02)
    assert seconds(dealt(OpenBetting, wished)) == pytest.approx(TAKES, abs=0.02), "chips are not"
    assert seconds(settled(wished)) == pytest.approx(TAKES, abs=0.02)


@pytest.mark.parametrize("pace", Pace)
def test_chips_go_at_the_pace_of_paying(pace: Pace) -> None:
    wished = Settings(paying=pace)
    assert seconds(dealt(OpenBetting, wished)) == pytest.approx(TAKES * pace.scale, abs=0.02)
    assert seconds(settled(wished)) == pytest.approx(TAKES * pace.scale, abs=0.02)
    assert seconds(dealt(DealPacket, wished)) == pytest.approx(TAKES, abs=0.02), "cards do not"
