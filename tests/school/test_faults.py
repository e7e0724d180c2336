"""Deliberate faults, and the tables that have one."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.school.houses import table
from tests.tables import standard
from uth.cards import parse_cards
from uth.chips import break_down
from uth.company.chance import Chance
from uth.game.engine import new_round
from uth.game.model import Round
from uth.game.settlement import BetResult
from uth.hands import Category
from uth.school.dealt import Seat, dealt
from uth.school.faults import KINDS, TRIPS_PAID, WRONG_AMOUNT, What, faults_in
from uth.school.paid_tables import FAULTLESS, FAULTY, kinds_of, paid_table
from uth.school.recipes import Cards
from uth.table import Bet, Qualify, Rules, TripsAfterFold, TripsAgainstDealer
from uth.train.errors.model import Error

STRAIGHT = Cards(parse_cards("9c Td"), parse_cards("3c 4d"), parse_cards("Jh Qs Kc 2d 2h"))
NOTHING = Cards(parse_cards("Jc 3d"), parse_cards("Ad 2c"), parse_cards("9h Qs Kc 8d 5h"))


def round_of(cards: Cards, *, trips: bool = True) -> Round:
    return dealt(standard(), cards, {1: Seat(cards.hole, trips=trips)}, Chance("lot", "faults"))


def test_a_payment_is_miscounted_by_one_of_its_lowest_chips() -> None:
    faults = faults_in(round_of(STRAIGHT), WRONG_AMOUNT)
    assert {fault.what for fault in faults} == {What.TOO_LITTLE, What.TOO_MUCH}
    for fault in faults:
        assert fault.bet is not None
        lies, right = fault.bet
        lowest = break_down(right.paid, standard().chips)[-1].chip.value
        assert abs(lies.paid - right.paid) == lowest
        assert lies.paid > 0


def test_trips_is_paid_as_the_lowest_hand_on_its_sign() -> None:
    (fault,) = faults_in(round_of(NOTHING), TRIPS_PAID)
    assert fault.bet is not None
    lies, right = fault.bet
    assert (right.result, lies.paid) == (BetResult.LOSE, 3 * right.stake)
    assert fault.what is What.PAID_NOT_TAKEN
    assert not faults_in(round_of(STRAIGHT), TRIPS_PAID)
    assert not faults_in(round_of(NOTHING, trips=False), TRIPS_PAID)


def test_a_hand_is_called_by_what_is_left_without_one_card() -> None:
    state = round_of(STRAIGHT)
    faults = faults_in(state, Error.MISREAD_HAND)
    assert faults
    for fault in faults:
        assert (fault.what, fault.settlement) == (What.MISNAMED, state.settlement)
        assert fault.read is not None
        assert fault.read.category.order < Category.STRAIGHT.order


def test_the_dealers_wrong_call_leaves_qualifying_as_it_is() -> None:
    for fault in faults_in(round_of(STRAIGHT), Error.MISREAD_DEALER):
        assert fault.read is not None
        assert fault.read.category is not Category.HIGH_CARD
    for fault in faults_in(round_of(NOTHING), Error.MISREAD_DEALER):
        assert fault.read is not None
        assert fault.read.category is Category.HIGH_CARD


def test_a_round_that_is_not_settled_has_no_faults() -> None:
    with pytest.raises(ValueError, match="nothing is settled"):
        faults_in(new_round(standard(), {}), WRONG_AMOUNT)


# --- tables


def test_every_kind_has_ends_that_give_room_for_it() -> None:
    assert set(FAULTY) == set(KINDS)
    assert set(kinds_of(table("standard"))) >= set(KINDS)
    assert len({*FAULTY, *FAULTLESS}) == len(FAULTY) + len(FAULTLESS)


def test_kinds_that_a_table_cannot_have_are_left_out() -> None:
    assert not {TRIPS_PAID, Error.TRIPS_MISSED} & set(kinds_of(standard(trips=None)))
    rules = Rules(trips_against_dealer=TripsAgainstDealer.MUST_WIN, trips_after_fold=TripsAfterFold.LOST)
    must_win = standard(rules=rules)
    assert Error.TRIPS_MISSED not in kinds_of(must_win)
    assert Error.NOT_QUALIFIED not in kinds_of(standard(rules=Rules(dealer_qualifies=Qualify.ALWAYS)))
    with pytest.raises(ValueError, match="no such kind here"):
        paid_table(must_win, Error.TRIPS_MISSED, Chance("lot", "tables"))


def test_faults_are_of_their_kind_and_fall_on_every_bet() -> None:
    bets = Counter[Bet]()
    for lot, kind in enumerate(KINDS * 4):
        fault = paid_table(table("standard"), kind, Chance(f"lot {lot}", kind)).fault
        assert fault is not None
        assert fault.kind == kind
        bets.update([fault.bet[1].bet] if fault.bet else [])
    assert set(bets) == set(Bet)


def test_one_to_three_boxes_were_played() -> None:
    played = {len(paid_table(table("standard"), "nothing wrong: tie", Chance(str(lot), "boxes")).state.boxes)
              for lot in range(40)}  # fmt: skip
    assert played == {1, 2, 3}
