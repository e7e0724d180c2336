"""Rounds with given cards and ends, and the still table."""

from __future__ import annotations

import pytest

from tests.school.houses import TABLES, table
from tests.tables import standard
from uth.cards import DECK, parse_cards
from uth.company.chance import Chance
from uth.game.model import Phase, Round
from uth.school.dealt import Seat, boxes_laid, dealt, seated, unpaid
from uth.school.recipes import Cards
from uth.table import Bet, Burn, Community, CutBy, Procedure, Rules, Street, Table, TripsAfterFold
from uth.train.felt.model import BOARD, HOUSE_CARDS, RACK, bet_place, cards_place, pay_place

CARDS = Cards(parse_cards("Ah Kh"), parse_cards("2c 2d"), parse_cards("Qh Jh 9s 4s 3d"))
OTHER = parse_cards("8c 8d")
HAND_DEALT = standard(
    procedure=Procedure(
        cut=CutBy.PLAYER, packet=1, community=Community.BY_STREET, burn=(Burn.FLOP, Burn.TURN, Burn.RIVER)
    )
)


def round_of(here: Table, seats: dict[int, Seat], lot: str = "lot") -> Round:
    return dealt(here, CARDS, seats, Chance(lot, "dealt"))


@pytest.mark.parametrize("here", [*map(table, TABLES), HAND_DEALT])
def test_every_card_comes_where_it_was_wanted(here: Table) -> None:
    state = round_of(here, {1: Seat(CARDS.hole), 3: Seat(OTHER, folds=True)})
    assert state.phase is Phase.SETTLED
    assert (state.dealer, state.community) == (CARDS.dealer, CARDS.board)
    assert [box.cards for box in state.boxes] == [CARDS.hole, OTHER]
    assert [bool(box.folded) for box in state.boxes] == [False, True]


def test_all_ways_to_play_and_to_fold_come_up() -> None:
    here = standard(rules=Rules(fold=(Street.PREFLOP, Street.RIVER)))
    states = [round_of(here, {1: Seat(CARDS.hole), 2: Seat(OTHER, folds=True)}, str(lot)) for lot in range(40)]
    assert {state.boxes[0].multiple for state in states} == {1, 2, 3, 4}
    assert {state.boxes[1].folded for state in states} == {Street.PREFLOP, Street.RIVER}


def test_where_nobody_may_fold_nobody_does() -> None:
    assert round_of(standard(rules=Rules(fold=())), {1: Seat(OTHER, folds=True)}).boxes[0].multiple


def test_trips_are_there_when_they_are_asked_for() -> None:
    stakes = [
        round_of(standard(), {1: Seat(CARDS.hole, trips=trips)}, str(lot)).boxes[0].stake(Bet.TRIPS)
        for trips in (True, False)
        for lot in range(20)
    ]
    assert all(stakes[:20])
    assert not any(stakes[20:])
    assert not round_of(standard(trips=None), {1: Seat(CARDS.hole, trips=True)}).boxes[0].stake(Bet.TRIPS)


def test_stakes_are_legal() -> None:
    for name in TABLES:
        limits = table(name).limits
        for lot in range(10):
            box = round_of(table(name), {1: Seat(CARDS.hole, trips=True)}, str(lot)).boxes[0]
            assert limits.ante.allows(box.stake(Bet.ANTE))
            assert limits.trips.allows(box.stake(Bet.TRIPS))


def test_boxes_are_laid_out_from_the_first_and_six_at_most() -> None:
    laid = {boxes_laid(standard(rules=Rules(boxes=8)), Chance(str(lot), "boxes")) for lot in range(60)}
    assert laid == {tuple(range(1, most + 1)) for most in range(1, 7)}
    few = {boxes_laid(standard(rules=Rules(boxes=2)), Chance(str(lot), "boxes")) for lot in range(20)}
    assert few == {(1,), (1, 2)}


def test_others_get_other_cards() -> None:
    box, seats = seated(CARDS, Seat(CARDS.hole), 2, (1, 2, 3, 4), Chance("lot", "seats"))
    cards = [*CARDS.dealer, *CARDS.board, *(card for seat in seats.values() for card in seat.hole)]
    assert seats[box].hole == CARDS.hole
    assert len(seats) == 3
    assert len(set(cards) & set(DECK)) == len(cards)


@pytest.mark.parametrize("dealer", [False, True])
def test_only_what_is_asked_about_lies_open_and_nothing_is_paid(dealer: bool) -> None:
    state = round_of(standard(), {1: Seat(CARDS.hole), 2: Seat(OTHER)})
    felt = unpaid(state, (1,), dealer=dealer)
    up = {place: {each.up for each in felt.cards_at(place)} for place in felt.cards}
    assert up == {cards_place(1): {True}, cards_place(2): {False}, BOARD: {True}, HOUSE_CARDS: {dealer}}
    for box in state.boxes:
        for bet in Bet:
            assert felt.amount(bet_place(box.number, bet)) == box.stake(bet)
            assert not felt.at(pay_place(box.number, bet))
    assert not felt.at(RACK)


@pytest.mark.parametrize(("after_fold", "opened"), [(TripsAfterFold.LIVE, True), (TripsAfterFold.LOST, False)])
def test_a_folded_hand_is_opened_only_for_its_side_bet(after_fold: TripsAfterFold, opened: bool) -> None:
    here = standard(rules=Rules(trips_after_fold=after_fold))
    state = round_of(here, {1: Seat(CARDS.hole, folds=True, trips=True)})
    felt = unpaid(state, (1,), dealer=True)
    assert {each.up for each in felt.cards_at(cards_place(1))} == {opened}
    assert all(felt.amount(bet_place(1, bet)) for bet in (Bet.ANTE, Bet.BLIND, Bet.TRIPS))
