"""Chips and cards are seen on their way, and in the end lie where the act put them."""

from __future__ import annotations

import pytest

from tests.ui.school.settler import by_keys, exercise, keys, shown
from uth.school.settling.acts import Act, ClearBox, Pay, Take
from uth.school.settling.perfect import next_act
from uth.store.settings import Settings, Speed
from uth.ui import places
from uth.ui.keys import Key, KeyLabels
from uth.ui.picture import CardAt, StackAt
from uth.ui.preferences import Preferences
from uth.ui.scenes.school_settle import SettleScene
from uth.ui.school.chair_scene import Course
from uth.ui.school.motion import TAKES


def done_by_hand(kind: type[Act]) -> tuple[SettleScene, Act]:
    """Settle up to an act of a kind, and do it."""
    scene = shown(exercise("standard", "won, lost and folded"))
    while not isinstance(act := next_act(scene.settling.handling), kind):
        scene.settling.do(act)
    by_keys(scene, act)
    return scene, act


def moving(scene: SettleScene) -> bool:
    return scene.moving


def on_the_way(scene: SettleScene) -> list[tuple[places.Place, places.Place]]:
    pieces: list[StackAt | CardAt] = [*scene.picture.stacks, *scene.picture.cards]
    return [(piece.place, piece.to) for piece in pieces if piece.to is not None]


def test_a_bet_that_is_taken_goes_to_the_rack() -> None:
    scene, act = done_by_hand(Take)
    assert isinstance(act, Take)
    assert moving(scene)
    scene.update(TAKES / 2)
    assert on_the_way(scene) == [(places.bet_circle(act.box, act.bet), places.RACK)]
    scene.update(TAKES)
    assert not moving(scene)
    assert not on_the_way(scene)


def test_a_payment_comes_from_the_rack_and_stands_there_only_in_the_end() -> None:
    scene, act = done_by_hand(Pay)
    assert isinstance(act, Pay)
    there = places.payout(act.box, act.bet)
    scene.update(TAKES / 2)
    assert on_the_way(scene) == [(places.RACK, there)]
    assert there not in {stack.place for stack in scene.picture.stacks}
    scene.update(TAKES)
    assert there in {stack.place for stack in scene.picture.stacks}


def test_cards_go_to_the_discards_and_the_next_key_only_finishes_their_way() -> None:
    scene, act = done_by_hand(ClearBox)
    assert isinstance(act, ClearBox)
    assert {to for _place, to in on_the_way(scene)} == {places.DISCARD}
    before = scene.settling.handling
    keys(scene, Key.LEFT)
    assert not moving(scene)
    assert scene.settling.handling is before


@pytest.mark.parametrize(("speed", "moves"), [(Speed.OFF, False), (Speed.SLOW, True)])
def test_nothing_moves_where_that_is_not_wished(speed: Speed, moves: bool) -> None:
    first = exercise("standard", "one box")
    scene = SettleScene(KeyLabels(), Preferences(Settings(speed=speed)), Course(lambda *_: (), lambda: None), first)
    scene.resize((1280, 800))
    keys(scene, Key.TAB, Key.DIGIT_1)
    assert moving(scene) is moves
    scene.update(TAKES * 2)
    assert moving(scene) is moves
