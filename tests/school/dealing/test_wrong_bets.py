"""A bet that may not lie as it does, a right one that is touched, and what comes of one that is let pass."""

from __future__ import annotations

import pytest

from tests.school.dealing.rounds import after, begun
from tests.school.dealing.test_irregular import happening
from tests.school.houses import house
from uth.game.model import To
from uth.profile import Call, Fault
from uth.school.dealing.acts import (
    Accept,
    Act,
    Ask,
    CloseBetting,
    Correct,
    DealPacket,
    LoadShuffler,
    OpenBetting,
    Refuse,
    ScanBets,
    Timed,
)
from uth.school.dealing.dealing import Dealing
from uth.school.dealing.perfect import perfect
from uth.school.dealing.responses import responses
from uth.school.findings import Mistake
from uth.table import Bet
from uth.train.felt.model import bet_place

M = Mistake


def mistakes(dealing: Dealing) -> list[tuple[Mistake, int]]:
    return [(slip.mistake, slip.box) for slip in dealing.slips]


@pytest.mark.parametrize("fault", [Fault.LATE_BET, Fault.UNEQUAL, Fault.WRONG_MULTIPLE, Fault.SHORT_PLAY])
@pytest.mark.parametrize("answer", [Refuse, Correct, Accept])
def test_a_bet_elsewhere_is_no_answer_to_the_wrong_one(fault: Fault, answer: type[Refuse | Correct | Accept]) -> None:
    dealing = happening(fault, "FR")
    trouble = dealing.course.trouble
    assert trouble is not None
    other = next(box for box in dealing.course.guests.boxes if box != trouble.box)
    now = dealing.after(answer(other))
    assert now.course.trouble == trouble
    assert now.felt == dealing.felt
    assert mistakes(now) == ([] if answer is Accept else [(M.GOOD_BET_REFUSED, other)])


def test_it_is_still_to_be_answered_after_a_bet_elsewhere() -> None:
    dealing = happening(Fault.LATE_BET, "FR")
    assert dealing.course.trouble is not None
    box = dealing.course.trouble.box
    other = next(each for each in dealing.course.guests.boxes if each != box)
    start = Dealing(dealing.course)
    rest = [Refuse(other), Refuse(box)]
    found = responses(start, map(Timed, rest))
    assert [fault for fault, _response in found.irregularities] == [Fault.LATE_BET], "it is answered once"


@pytest.mark.parametrize(("fault", "call"), [(Fault.WRONG_MULTIPLE, Call.FLOP), (Fault.SHORT_PLAY, Call.RIVER)])
def test_who_has_laid_a_play_bet_has_played(fault: Fault, call: Call) -> None:
    for name in ("US", "FR"):
        dealing = happening(fault, name)
        assert dealing.course.trouble is not None
        box = dealing.course.trouble.box
        now = dealing
        for each in dealing.course.waiting:
            now = now.after(Ask(each, call))
        there = now.course.state.box(box)
        assert there is not None
        assert there.multiple == (2 if fault is Fault.WRONG_MULTIPLE else 1)
        assert now.felt.amount(bet_place(box, Bet.PLAY)) == there.multiple * there.stake(Bet.ANTE)
        assert (M.WRONG_BET_PASSED, box) in mistakes(now)
        (why,) = (each.why for each in now.findings if each.mistake is M.WRONG_BET_PASSED)
        assert "stays a Play bet" in why
        found = [each.mistake for each in now.findings]
        assert [each.mistake for each in perfect(now).findings] == found, "it is settled as it lies"


def test_the_packet_and_the_order_are_both_found() -> None:
    dealing = begun(house("standard"), (1, 2), "m1")
    if dealing.course.table.procedure.packet == 1:
        pytest.skip("a packet of one is right here")
    ready: list[Act] = [OpenBetting(), ScanBets(), CloseBetting(), LoadShuffler()]
    later, first = dealing.course.guests.boxes[::-1]
    assert (later, first) == (2, 1)
    dealing = after(dealing, [*ready, DealPacket(To.DEALER, 0, 2), DealPacket(To.BOX, 1, 1)])
    assert {each for each, _box in mistakes(dealing)} == {M.PACKET_SIZE, M.DEAL_ORDER}


@pytest.mark.parametrize("count", [1, 2])
def test_a_hand_before_the_board_is_found_whatever_its_packet(count: int) -> None:
    dealing = begun(house("standard"), (1, 2), "m1")
    ready: list[Act] = [OpenBetting(), ScanBets(), CloseBetting(), LoadShuffler()]
    board = [DealPacket(To.COMMUNITY, 0, 1), DealPacket(To.BOX, 1, count), DealPacket(To.COMMUNITY, 0, 4)]
    found = {each for each, _box in mistakes(after(dealing, [*ready, *board]))}
    assert found == ({M.DEAL_ORDER} if count == 2 else {M.DEAL_ORDER, M.PACKET_SIZE})
