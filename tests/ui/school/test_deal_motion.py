"""What changes on the felt is on its way for a moment; who thinks lets it wait."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.ui.school.deals import exercise
from uth.school.dealing.acts import Ask, DealPacket, OpenBetting, TakeFold, TurnBoard
from uth.school.dealing.dealing import Dealing
from uth.school.dealing.perfect import played
from uth.school.settling.acts import Pay, Take
from uth.store.settings import Speed
from uth.train.felt.model import BOARD, RACK, Felt
from uth.ui import places as on_screen
from uth.ui.picture import CardAt, Picture, StackAt
from uth.ui.places import Spot
from uth.ui.present import felt_of
from uth.ui.school.deal_motion import LONGEST, DealMotion
from uth.ui.school.felt_motion import common
from uth.ui.school.felt_picture import felt_picture
from uth.ui.school.motion import TAKES

ROUND = exercise("standard", (1, 2, 3, 4, 5, 6), seed="picture book")
CHIPS = ROUND.shift.house.table.chips


def moments() -> Iterator[tuple[object, Dealing, Dealing]]:
    """Yield the acts of a round, with the round before and after each."""
    before = ROUND.start
    for timed, after in played(before):
        yield timed.act, before, after
        before = after


def change(kind: type[object]) -> tuple[Felt, Felt]:
    """Return how the felt lies before and after the first act of a kind."""
    return next((before.felt, after.felt) for act, before, after in moments() if isinstance(act, kind))


def picture(felt: Felt) -> Picture:
    still = replace(ROUND.still, felt=felt)
    return felt_picture(still, felt_of(still.table))


def flights(kind: type[object], part: float = 0.5) -> list[StackAt | CardAt]:
    before, after = change(kind)
    motion = DealMotion(Speed.NORMAL)
    motion.change(before, after, CHIPS)
    motion.tick(TAKES * part)
    shown = motion.over(picture(motion.resting(after)))
    turning = [card for card in shown.cards if card.turning]
    return [*(stack for stack in shown.stacks if stack.to), *(card for card in shown.cards if card.to), *turning]


def test_bets_come_from_the_players() -> None:
    found = flights(OpenBetting)
    assert {each.place.spot for each in found} == {Spot.BOX_CARD}
    assert {each.to.box for each in found if each.to} == {1, 2, 3, 4, 5, 6}


def test_packets_come_off_the_deck_face_down() -> None:
    found = flights(DealPacket)
    assert {each.place for each in found} == {on_screen.BURN}
    assert all(isinstance(each, CardAt) and each.card is None for each in found)


def test_the_board_is_turned_where_it_lies() -> None:
    found = flights(TurnBoard)
    before, after = change(TurnBoard)
    assert len(found) == 3
    assert all(isinstance(each, CardAt) and 0 < each.turning < 1 for each in found)
    assert not any(each.up for each in before.cards_at(BOARD))
    assert sum(each.up for each in after.cards_at(BOARD)) == 3


def test_lost_bets_go_to_the_rack_and_cards_to_the_discards() -> None:
    found = flights(TakeFold)
    stacks = [each for each in found if isinstance(each, StackAt)]
    assert stacks
    assert {each.to for each in stacks} == {on_screen.RACK}
    assert {each.to for each in flights(Take)} == {on_screen.RACK}


def test_wins_come_out_of_the_rack_whether_it_is_counted_or_not() -> None:
    found = flights(Pay)
    assert {each.place for each in found} == {on_screen.RACK}
    assert not any(ROUND.start.felt.at(RACK).values())


@pytest.mark.parametrize("kind", [OpenBetting, DealPacket, TakeFold, Take])
def test_what_is_on_its_way_lies_nowhere_meanwhile(kind: type[object]) -> None:
    before, after = change(kind)
    motion = DealMotion(Speed.NORMAL)
    motion.change(before, after, CHIPS)
    assert motion.resting(after) == common(before, after)
    assert motion.tick(TAKES * 2)
    assert motion.idle
    assert motion.resting(after) is after


def test_who_thinks_lets_everything_wait_but_never_too_long() -> None:
    before, after = change(Ask)
    motion = DealMotion(Speed.NORMAL)
    motion.change(before, after, CHIPS, 60.0)
    assert motion.resting(after) is before
    assert not motion.tick(LONGEST * 0.9)
    assert motion.tick(LONGEST * 0.2)
    assert not motion.thinking
    motion.finish()
    assert motion.idle


def test_where_nothing_moves_everything_is_there_at_once() -> None:
    before, after = change(OpenBetting)
    motion = DealMotion(Speed.OFF)
    motion.change(before, after, CHIPS, 3.0)
    assert not motion.tick(1.0)
    assert motion.idle
