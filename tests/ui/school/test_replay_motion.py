"""What lies otherwise after an act is seen on its way, and nothing of it twice."""

from __future__ import annotations

import pytest

from tests.ui.school.replayed import dealt, scene_of, settled
from uth.game.model import To
from uth.school.dealing.acts import Act, DealPacket, ScanBets, TurnBoard
from uth.school.settling.acts import ClearBox, Pay, Take
from uth.store.settings import Pace, Settings, Speed
from uth.ui import places as on_screen
from uth.ui.picture import Picture
from uth.ui.places import Spot
from uth.ui.preferences import Preferences
from uth.ui.reel import Paces
from uth.ui.scenes.school_replay import SchoolReplayScene
from uth.ui.school.motion import TAKES
from uth.ui.school.replay_motion import ReplayMotion, Way, way_between
from uth.ui.school.replay_moves import Move


def before(scene: SchoolReplayScene, kind: type[Act], number: int = 1) -> SchoolReplayScene:
    """Show the moment before an act of a kind."""
    places = [place for place, moment in enumerate(scene.player.moments) if isinstance(moment.act, kind)]
    scene.player.show(places[number - 1] - 1)
    scene.arrived(scene.player.moment)
    scene.changed()
    return scene


def way(scene: SchoolReplayScene) -> Way:
    """Return the way of the next act."""
    one, other = (scene.player.moments[scene.player.at + step] for step in (0, 1))
    return way_between(scene.table(one), scene.table(other), other.act)


def counted(picture: Picture) -> int:
    """Return how many chips are in a picture."""
    return sum(count.number for stack in picture.stacks for count in stack.chips)


def test_a_packet_comes_from_the_deck() -> None:
    scene = before(scene_of(dealt()), DealPacket, 2)
    found = way(scene)
    assert [card.to for card in found.cards] == [on_screen.box_card(1, 0), on_screen.box_card(1, 1)]
    assert {card.place for card in found.cards} == {on_screen.BURN}
    assert not any(card.card for card in found.cards)
    assert not found.stacks


def test_cards_are_turned_where_they_lie() -> None:
    found = way(before(scene_of(dealt()), TurnBoard))
    assert found.turning == {on_screen.community_card(index) for index in range(3)}
    assert not found.cards


def test_a_bet_goes_to_the_rack_and_a_win_comes_from_there() -> None:
    scene = scene_of(settled("six boxes"))
    (taken,) = way(before(scene, Take)).stacks
    assert (taken.place.spot, taken.to) == (Spot.BET, on_screen.RACK)
    (paid,) = way(before(scene, Pay)).stacks
    assert paid.place == on_screen.RACK
    assert paid.to is not None
    assert paid.to.spot is Spot.PAYOUT


def test_cleared_cards_go_to_the_discards() -> None:
    found = way(before(scene_of(settled("six boxes")), ClearBox))
    assert [card.to for card in found.cards] == [on_screen.DISCARD] * 2


def test_bets_come_from_the_players() -> None:
    scene = scene_of(dealt())
    scene.player.show(0)
    found = way(scene)
    assert found.stacks
    assert {stack.place.spot for stack in found.stacks} == {Spot.BOX_CARD}


def test_nothing_moves_where_nothing_lies_otherwise() -> None:
    found = way(before(scene_of(dealt()), ScanBets))
    assert found == Way()


def test_chips_on_their_way_are_counted_once() -> None:
    scene = before(scene_of(settled("six boxes")), Pay)
    was = counted(scene.picture)
    scene.do(Move.ON)
    now = counted(scene.table(scene.player.moment))
    assert now > was
    for _ in range(3):
        assert counted(scene.picture) == now
        scene.update(TAKES / 4)
    scene.update(TAKES)
    assert scene.motion.idle
    assert scene.picture.stacks == scene.table(scene.player.moment).stacks


def test_cards_on_their_way_are_there_once() -> None:
    scene = before(scene_of(dealt()), DealPacket, 2)
    scene.do(Move.ON)
    for _ in range(3):
        ends = [card.to or card.place for card in scene.picture.cards]
        assert len(ends) == len(set(ends))
        scene.update(TAKES / 3)


@pytest.mark.parametrize("settings", [Settings(speed=Speed.OFF), Settings(dealing=Pace.NONE, paying=Pace.NONE)])
def test_without_motion_everything_is_there_at_once(settings: Settings) -> None:
    scene = before(scene_of(dealt(), preferences=Preferences(settings)), DealPacket, 2)
    scene.do(Move.ON)
    assert scene.motion.idle
    assert not scene.moving


def test_cards_may_take_no_time_while_chips_do() -> None:
    motion = ReplayMotion(Speed.NORMAL, Paces(dealing=0.0))
    scene = before(scene_of(dealt()), DealPacket, 2)
    now = scene.table(scene.player.moments[scene.player.at + 1])
    motion.start(way(scene))
    assert motion.idle
    assert motion.over(now) == now


def test_what_is_faster_is_over_sooner() -> None:
    motion = ReplayMotion(Speed.NORMAL)
    motion.start(way(before(scene_of(dealt()), DealPacket, 2)), 4)
    assert motion.tick(TAKES / 3)
    assert motion.idle
    assert not motion.tick(1.0)


def test_who_deals_to_the_dealer_deals_the_same_way() -> None:
    scene = scene_of(dealt())
    place = next(
        place for place, moment in enumerate(scene.player.moments)
        if isinstance(moment.act, DealPacket) and moment.act.to is To.DEALER
    )  # fmt: skip
    scene.player.show(place - 1)
    assert [card.to for card in way(scene).cards] == [on_screen.dealer_card(0), on_screen.dealer_card(1)]
