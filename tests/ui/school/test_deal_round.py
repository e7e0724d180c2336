"""What is asked in between, how large packets are, and what keys and presses come to."""

from __future__ import annotations

import pytest

from tests.ui.school.deals import exercise
from uth.game.model import To
from uth.profile import Call, Ruling
from uth.school.dealing.acts import (
    Accept,
    Act,
    Ask,
    Correct,
    CountStub,
    CutDeck,
    DealPacket,
    FoldedTo,
    NameRuling,
    Protection,
    Refuse,
    Report,
    StopGame,
)
from uth.school.dealing.perfect import next_act, perfect
from uth.school.settling.acts import ActError, CallFloor, Take
from uth.train.felt.model import BOARD, BURN, HOUSE_CARDS, cards_place
from uth.ui.school.deal_packet import MOST, Packets
from uth.ui.school.deal_round import DealRound
from uth.ui.school.deal_side import options, part_of
from uth.ui.school.deal_touch import deed_besides, deed_of_key
from uth.ui.school.deal_ways import NUMBERS, STEPS, Answer, Menu, Step, deed_of, step_of
from uth.ui.school.ways import WAYS


def until(kind: type[Act]) -> DealRound:
    """Return a round that was dealt rightly up to an act of a kind."""
    one = DealRound(exercise())
    while not isinstance(act := next_act(one.dealing), kind):
        one.do(act)
    return one


def latest(one: DealRound) -> Act:
    return one.dealing.acts[-1].act


def menu(one: DealRound) -> Menu:
    return one.menu


# --- packets


def test_packets_to_hands_and_to_the_board_have_sizes_of_their_own() -> None:
    packets = Packets(1, 3)
    packets.change(cards_place(3), 1)
    packets.change(BOARD, 9)
    assert (packets.size(HOUSE_CARDS), packets.size(cards_place(1)), packets.size(BOARD)) == (2, 2, MOST)
    packets.change(BOARD, -1, on_board=3)
    assert (packets.size(BOARD), packets.size(BOARD, on_board=3)) == (MOST, 1)
    packets.change(HOUSE_CARDS, -9)
    assert packets.size(HOUSE_CARDS) == 1
    assert [Packets.to(place) for place in (BOARD, HOUSE_CARDS, cards_place(2))] == [To.COMMUNITY, To.DEALER, To.BOX]


@pytest.mark.parametrize("name", ["standard", "france", "six-box-dark", "auckland"])
def test_packets_begin_as_the_house_deals(name: str) -> None:
    one = DealRound(exercise(name))
    due = [timed.act for timed in perfect(one.dealing).acts if isinstance(timed.act, DealPacket)]
    sizes = {packet.to: packet.count for packet in reversed(due)}
    assert one.packet_size(cards_place(1)) == sizes[To.BOX]
    assert one.packet_size(BOARD) == sizes[To.COMMUNITY]


def test_the_arrows_pass_empty_boxes_and_tab_visits_all() -> None:
    one = DealRound(exercise("standard", (1, 3)))
    arrows, tab = [], []
    for _ in range(3):
        one.move(1)
        arrows.append(one.place)
    for _ in range(1 + len(one.boxes)):
        one.move(1, everywhere=True)
        tab.append(one.place)
    assert arrows == [cards_place(1), cards_place(3), HOUSE_CARDS]
    assert tab == [*map(cards_place, one.boxes), HOUSE_CARDS]


def test_a_card_is_burned_where_burned_cards_lie() -> None:
    one = until(Ask)
    count = len(one.felt.cards_at(BURN))
    one.deal(BURN)
    assert len(one.felt.cards_at(BURN)) == count + 1


# --- what is asked in between


@pytest.mark.parametrize("asked", [menu for menu in Menu if menu is not Menu.NONE and menu not in NUMBERS])
def test_whatever_is_asked_has_all_that_can_be_answered(asked: Menu) -> None:
    one = until(Ask)
    one.menu = asked
    listed = dict(options(one))
    wanted = {
        Menu.CALL: Call, Menu.WRONG: Answer, Menu.RULING: Ruling, Menu.EVENT: Protection, Menu.WHERE: FoldedTo,
    }.get(asked)  # fmt: skip
    assert list(listed) == ([each.value for each in wanted] if wanted else [*map(str, one.boxes), "0"])
    assert len(set(listed.values())) == len(listed)


@pytest.mark.parametrize(
    ("answer", "made"), [(Answer.ACCEPT, Accept(2)), (Answer.CORRECT, Correct(2)), (Answer.REFUSE, Refuse(2))]
)
def test_what_is_done_at_a_box_is_asked_for_its_box(answer: Answer, made: Act) -> None:
    one = until(Ask)
    one.ask_for(Menu.WRONG)
    one.choose(answer)
    assert menu(one) is Menu.BOX
    one.choose("2")
    assert latest(one) == made
    assert menu(one) is Menu.NONE


def test_the_answers_stay_at_hand_until_the_floor_is_called() -> None:
    one = until(Ask)
    one.ask_for(Menu.WRONG)
    one.choose(Answer.STOP)
    assert (latest(one), menu(one)) == (StopGame(), Menu.WRONG)
    one.choose(Answer.RULING)
    one.choose(Ruling.VOID)
    assert (latest(one), menu(one)) == (NameRuling(Ruling.VOID), Menu.WRONG)
    one.choose(Answer.FLOOR)
    assert (latest(one), menu(one)) == (CallFloor(), Menu.NONE)


def test_somebody_is_reported_by_box_and_deed_and_no_answer_is_left_over() -> None:
    one = until(Ask)
    one.ask_for(Menu.WRONG)
    one.choose(Answer.REFUSE)
    one.leave_menu()
    one.report()
    one.choose("0")
    assert menu(one) is Menu.EVENT
    one.choose(Protection.FLASHED_PACKET)
    assert latest(one) == Report(0, Protection.FLASHED_PACKET)


def test_numbers_are_typed() -> None:
    one = DealRound(exercise("six-box-dark"))
    one.ask_for(Menu.CUT)
    with pytest.raises(ActError, match="Type how many cards"):
        one.enter()
    for digit in "213":
        one.type(digit)
    one.erase()
    one.type("6")
    one.enter()
    assert latest(one) == CutDeck(26)
    one.type("1")
    assert one.typed == ""


def test_a_stub_is_counted_once_the_round_is_dealt() -> None:
    one = until(Ask)
    one.ask_for(Menu.STUB)
    one.type("9")
    with pytest.raises(ActError):
        one.enter()
    one = until(Take)
    one.ask_for(Menu.STUB)
    one.type("9")
    one.enter()
    assert latest(one) == CountStub(9)


# --- keys


def test_no_key_means_two_things() -> None:
    keys = [key for step, key in STEPS.items() if step not in (Step.BACK,)]
    assert len(keys) == len(set(keys))
    assert all(deed_of_key(key) == deed_of(step) for step, key in STEPS.items() if step not in (Step.BACK, Step.COUNT))
    settling = {key for way, key in WAYS.items()}
    assert not settling & {STEPS[step] for step in (Step.COUNT, Step.WRONG, Step.REPORT)}
    assert all(deed_besides(STEPS[step]) == deed_of(step) for step in (Step.COUNT, Step.WRONG, Step.REPORT))


def test_a_step_is_read_from_its_deed() -> None:
    assert all(step_of(deed_of(step)) is step for step in Step)


# --- hints


def test_every_step_of_a_dealer_belongs_to_a_part_of_the_round() -> None:
    one = DealRound(exercise("six-box-dark"))
    parts = []
    while not one.is_open:
        step = one.dealing.expected[0]
        parts.append(part_of(step))  # type: ignore[arg-type]
        one.do(next_act(one.dealing))
    assert set(parts) == {"betting", "shuffle", "deal", "streets", "house"}
