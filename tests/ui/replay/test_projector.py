"""The moments of a round on the table: at rest and by film."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.play import OWNERS, Played, rounds
from tests.tables import standard, tables
from tests.ui.replay.stored import one_round, stored_of
from uth.config import load_table
from uth.game.view import seen_from
from uth.store.history import Stored
from uth.store.settings import Speed
from uth.ui.lay import Lay
from uth.ui.replay.projector import ReplayProjector
from uth.ui.replay.stops import Kind
from uth.ui.rest import at_rest

SIX = load_table("practice").table


def of(stored: Stored, speed: Speed = Speed.NORMAL) -> ReplayProjector:
    return ReplayProjector(stored, speed)


def rested(projector: ReplayProjector) -> Lay:
    stop = projector.stop
    focus = stop.box if stop.kind in (Kind.SETTLED, Kind.BOX) else 0
    return at_rest(seen_from(stop.state, projector.stored.owner), focus=focus)


def still(projector: ReplayProjector) -> Lay:
    for _ in range(2000):
        if not projector.tick(1 / 20):
            return projector.timeline.state
    raise AssertionError("the film never ends")


def without_discards(lay: Lay) -> Lay:
    return replace(lay, discards=0)


@settings(max_examples=25)
@given(rounds(tables()), st.sampled_from(OWNERS))
def test_every_film_ends_as_the_moment_lies_at_rest(played: Played, owner: str) -> None:
    projector = of(stored_of(played, owner))
    for _ in projector.stops[1:]:
        projector.on()
        assert without_discards(still(projector)) == without_discards(rested(projector))
    assert projector.at_end


@pytest.mark.parametrize("speed", Speed)
def test_it_plays_on_by_itself_to_the_end_and_stops_there(speed: Speed) -> None:
    projector = of(one_round(SIX, (1, 2, 3)), speed)
    projector.play()
    seen = {projector.at}
    for _ in range(4000):
        projector.tick(1 / 20)
        seen.add(projector.at)
        if not projector.playing:
            break
    assert seen == set(range(len(projector.stops)))
    assert without_discards(still(projector)) == without_discards(rested(projector))
    projector.play()
    assert projector.at == 0
    assert projector.playing


def test_it_can_be_stopped_and_waits_then() -> None:
    projector = of(one_round(standard()))
    projector.play()
    projector.play()
    assert not projector.tick(100)
    assert projector.at == 0


def test_going_back_shows_the_earlier_moment_at_rest() -> None:
    projector = of(one_round(standard()))
    for at in range(len(projector.stops)):
        projector.show(at)
        assert projector.timeline.idle
    end = len(projector.stops) - 1
    for at in reversed(range(end)):
        projector.show(at)
        assert projector.timeline.state == rested(projector)
    projector.show(-3)
    assert projector.at == 0
    projector.show(99)
    assert projector.at == end


def test_going_on_during_a_film_finishes_it_first() -> None:
    projector = of(one_round(standard()))
    projector.on()
    projector.tick(0.1)
    assert projector.filming
    projector.on()
    assert projector.at == 2
    assert without_discards(still(projector)) == without_discards(rested(projector))


def test_nothing_comes_after_the_end() -> None:
    projector = of(one_round(standard()))
    projector.show_end()
    lay = projector.timeline.state
    projector.on()
    assert projector.at_end
    assert projector.timeline.state == lay


def test_the_end_is_the_last_box_that_is_explained() -> None:
    projector = of(one_round(SIX, (1, 2, 3)))
    projector.show_end()
    assert projector.stop.kind is Kind.BOX
    assert projector.at_end


def test_a_box_is_shown_by_its_number_once_everything_is_paid() -> None:
    projector = of(one_round(SIX, (1, 2, 3)))
    projector.show_box(2)
    assert projector.at == 0
    projector.show_end()
    projector.show_box(2)
    assert (projector.stop.kind, projector.stop.box) == (Kind.BOX, 2)
    assert still(projector).focus == 2
    projector.show_box(6)
    assert projector.stop.box == 2


def test_cards_lie_open_only_as_far_as_the_player_saw_them() -> None:
    stored = one_round(load_table("six-box-dark").table, (1, 2), dark=1)
    projector = of(stored)
    for at, stop in enumerate(projector.stops):
        projector.show(at)
        lay = projector.timeline.state
        faces = {place: card.card for place, card in lay.cards.items() if card.card is not None}
        if stop.state.settlement is None:
            seen = seen_from(stop.state, stored.owner)
            assert set(faces.values()) == {
                *(card for box in seen.boxes for card in box.cards if card is not None),
                *seen.board,
            }
            assert not any(place.box == 2 for place in faces)
