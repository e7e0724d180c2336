"""What lies on the table when something is wrong, and how it is told."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.school.dealing.rounds import after, begun, of_procedure, until, whole
from tests.school.dealing.test_irregular import FAULTS, PROTECTIONS, happening
from tests.school.houses import house
from uth.game.model import To
from uth.profile import Fault
from uth.school.dealing.acts import Ask, DealPacket, FoldedTo, OpenHouse, Protection, TakeFold, TurnBoard
from uth.school.dealing.course import Course
from uth.school.dealing.dealing import Dealing
from uth.school.dealing.perfect import played
from uth.school.dealing.rulings import put_right, ruled
from uth.school.dealing.steps import Kind, Step, step_words
from uth.school.dealing.trouble import Trouble
from uth.school.dealing.watching import event_words, seen_words, trouble_words
from uth.table import Bet, Burn, Community, CutBy, ShuffleBy, Street
from uth.train.felt.model import BOARD, HOUSE_CARDS, bet_place, cards_place, pay_place

NOTHING_TO_SEE = frozenset({
    Fault.BURN_FORGOTTEN, Fault.LOOKED_EARLY, Fault.LOOKED_AT_SECOND, Fault.CARDS_SHARED,
    Fault.CARDS_BELOW, Fault.TOUCHED, Fault.OUT_OF_TURN, Fault.SEVERAL_MOTIONS, Fault.AWAY, Fault.NOT_SEATED,
    Fault.DECK_FOUL, Fault.JAM, Fault.DEALER_CHANGE, Fault.CALCULATOR, Fault.LATE_CLAIM, Fault.FOREIGN_CHIP,
    Fault.VERBAL_BET,
})  # fmt: skip
"""What is an act of somebody, or hidden: it is told, and chips and cards lie as before."""


@pytest.mark.parametrize("fault", FAULTS)
def test_what_is_wrong_can_be_seen_or_is_told(fault: Fault) -> None:
    dealing = happening(fault)
    assert dealing.course.trouble is not None
    right = replace(dealing, course=put_right(dealing.course))
    if fault not in (Fault.MUCKED, Fault.FOLDED_BY_MISTAKE):
        assert (dealing.felt == right.felt) is (fault in NOTHING_TO_SEE)
    told = trouble_words(dealing.course.trouble)
    assert told
    assert "{" not in told


@pytest.mark.parametrize("event", PROTECTIONS)
def test_what_is_done_to_the_house_has_words(event: Protection) -> None:
    assert event_words(event)
    told = seen_words(event, 3, 4)
    assert "{" not in told


def test_a_wrong_payout_lies_beside_the_ante() -> None:
    dealing = happening(Fault.WRONG_PAYOUT)
    trouble = dealing.course.trouble
    assert trouble is not None
    ante = dealing.felt.amount(bet_place(trouble.box, Bet.ANTE))
    assert dealing.felt.amount(pay_place(trouble.box, Bet.ANTE)) == 2 * ante > 0


def own(dealing: Dealing) -> Fault | None:
    trouble = dealing.course.trouble
    return trouble.fault if trouble is not None and trouble.own else None


def test_what_the_dealer_has_brought_about_can_be_seen() -> None:
    start = begun(house("standard"))
    asked = after(start, until(whole(start), Ask, 2))
    early = asked.after(TurnBoard(Street.FLOP))
    assert own(early) is Fault.FLOP_WRONG
    assert [each.up for each in early.felt.cards_at(BOARD)] == [True] * 3 + [False] * 2
    opened = asked.after(OpenHouse())
    assert own(opened) is Fault.DEALER_CARD_EXPOSED
    assert any(each.up for each in opened.felt.cards_at(HOUSE_CARDS))
    taken = asked.after(TakeFold(3, FoldedTo.RACK))
    assert own(taken) is Fault.RACKED_EARLY
    assert taken.felt.cards_at(cards_place(3)) == ()
    third = asked.after(DealPacket(To.BOX, 2, 1))
    assert own(third) is Fault.COUNT_AFTER_ACTION
    assert len(third.felt.cards_at(cards_place(2))) == 3


def test_an_exposed_card_is_replaced_after_the_deal_too() -> None:
    start = begun(house("standard", "HG"))
    course = after(start, until(whole(start), Ask)).course
    now = ruled(replace(course, trouble=Trouble(Fault.PLAYER_CARD_EXPOSED, 4)))
    assert changed(course, now) == [4]
    assert now.deck == course.deck[1:]
    dark = replace(course, state=played_out(start).state, trouble=Trouble(Fault.PLAYER_CARD_EXPOSED, 4))
    assert changed(dark, ruled(dark)) == []
    assert ruled(course) == course


def changed(before: Course, now: Course) -> list[int]:
    """Return the boxes that have other cards."""
    pairs = zip(before.state.boxes, now.state.boxes, strict=True)
    return [box.number for box, other in pairs if box.cards != other.cards]


def played_out(start: Dealing) -> Course:
    *_others, (_act, last) = played(start)
    return last.course


def test_every_step_has_words() -> None:
    houses = [
        house("six-box-dark"),
        house("pennsylvania-a"),
        of_procedure("standard", cut=CutBy.DEALER),
        of_procedure("standard", community=Community.FIVE_AFTER_HOUSE, burn=(Burn.FLOP,), shuffle=ShuffleBy.HAND),
    ]
    steps = {
        step
        for here in houses
        for _act, dealing in played(begun(here, number=5))
        for step in dealing.expected
        if isinstance(step, Step)
    }
    first, wrong = begun(house("standard")), happening(Fault.CARDS_BELOW)
    steps |= {step for step in (*first.expected, *wrong.expected) if isinstance(step, Step)}
    assert {step.kind for step in steps} == set(Kind)
    for step in steps:
        assert step_words(step)
        assert "{" not in step_words(step)
