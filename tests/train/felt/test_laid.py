"""A table is laid as the engine's round is: what lies on it, and what the rack has, adds up."""

from __future__ import annotations

import pytest
from hypothesis import strategies as st

from tests.play import Played, choose, dealt, rounds
from tests.play import bets as lay
from tests.samples import sampled
from tests.tables import standard, tables
from uth.cards import parse_cards
from uth.chips import Chip, Colour
from uth.game.engine import new_round
from uth.game.model import DEALER, Choice, Phase, Round
from uth.game.view import CAMERA, lying, seen_from
from uth.table import Bet, Rules
from uth.train.felt.laid import felt_of
from uth.train.felt.model import (
    BOARD,
    DISCARDS,
    HOUSE_CARDS,
    RACK,
    Chips,
    Felt,
    Place,
    bet_place,
    cards_place,
    pay_place,
)

TABLE = standard(rules=Rules(boxes_per_player=3), float=((500, 100), (100, 50)))


def two_boxes() -> Played:
    """Box 1 wins with a flush, box 2 folded with Trips on it."""
    state = dealt(
        TABLE, lay(1, "Ann", 1_000, 500), lay(2, "Bea", 500, 100), holes=["Ah Kh", "2c 3d"], dealer="9c 9d",
        board="Qh Jh 2h 7s 5c",
    )  # fmt: skip
    check = Choice.CHECK
    return Played(choose(state, {1: [Choice.PLAY_4X], 2: [check, check, Choice.FOLD]}), [], [], {})


def test_bets_before_the_cards() -> None:
    assert felt_of(new_round(standard(), {"Ann": 1})) == Felt()
    state = dealt(TABLE, lay(1, "Ann", 3_500, 200), holes=["Ah Kh"], dealer="9c 9d", board="Qh Jh 2h 7s 5c")
    felt = felt_of(state)
    assert felt.at(bet_place(1, Bet.ANTE)) == {Chips("Ann", 500): 2, Chips("Ann", 2_500): 1}
    assert felt.at(bet_place(1, Bet.TRIPS)) == {Chips("Ann", 100): 2}
    assert felt.at(RACK) == {Chips(DEALER, 500): 100, Chips(DEALER, 100): 50}
    assert [lies.up for lies in (*felt.cards_at(BOARD), *felt.cards_at(HOUSE_CARDS))] == [False] * 7
    assert [lies.card for lies in felt.cards_at(cards_place(1))] == list(parse_cards("AhKh"))


def test_what_is_won_lies_beside_its_bet_and_what_is_lost_in_the_rack() -> None:
    felt = felt_of(two_boxes().state)
    amounts = {str(place): felt.amount(place) for place in felt.chips}
    assert amounts == {
        "box 1 ante": 1_000, "box 1 ante pay": 1_000, "box 1 blind": 1_000, "box 1 blind pay": 1_500,
        "box 1 play": 4_000, "box 1 play pay": 4_000, "box 1 trips": 500, "box 1 trips pay": 3_500,
        # 550.00 at first; box 1 gets 100.00, box 2 loses 10.00, and its Trips 1.00.
        "rack": 55_000 - 10_000 + 1_100,
    }  # fmt: skip
    assert felt.amount(pay_place(1, Bet.BLIND), "Ann") == 1_500
    assert all(lies.up for lies in (*felt.cards_at(BOARD), *felt.cards_at(HOUSE_CARDS), *felt.cards_at(cards_place(2))))


def test_a_hand_given_up_without_a_bet_lies_in_the_discards() -> None:
    state = dealt(TABLE, lay(1, "Ann", 1_000), holes=["2c 3d"], dealer="9c 9d", board="Qh Jh 2h 7s 5c")
    felt = felt_of(choose(state, {1: [Choice.CHECK, Choice.CHECK, Choice.FOLD]}))
    assert [str(lies.card) for lies in felt.cards_at(DISCARDS)] == ["2c", "3d"]
    assert not any(lies.up for lies in felt.cards_at(DISCARDS))
    assert felt.cards_at(cards_place(1)) == ()


@sampled(25, 50, st.data())
def test_in_every_round_the_chips_are_those_of_the_engine_and_every_card_lies_once(data: st.DataObject) -> None:
    states: list[Round] = []
    played = data.draw(rounds(tables(), watch=states.append))
    for state in (*states, played.state):
        felt = felt_of(state)
        lie = sum(felt.amount(place) for place in felt.chips)
        # Whoever has nothing in front of him yet has all of it in hand: what lies on the table is what left the hands.
        outside = sum(amount for _, amount in state.funds)
        back = sum(box.returned for box in state.settlement.boxes) if state.settlement else 0
        assert lie == sum(played.funds.values()) - (outside - back)
        for box in state.boxes:
            for bet, amount in lying(state.table, box):
                line = state.settlement.box(box.number).line(bet) if state.settlement else None
                place, beside = bet_place(box.number, bet), pay_place(box.number, bet)
                assert felt.amount(place) == (amount if line is None or line.returned else 0)
                assert felt.amount(beside) == (line.paid if line else 0)
        cards = [lies.card for place in felt.cards for lies in felt.cards_at(place)]
        assert sorted(cards) == sorted(
            [*state.dealer, *state.community, *state.burned, *(card for box in state.boxes for card in box.cards)]
        )


@sampled(20, 40, rounds(tables()))
def test_what_lies_face_up_is_what_the_camera_sees(played: Played) -> None:
    felt, view = felt_of(played.state), seen_from(played.state, CAMERA)
    assert played.state.phase is Phase.SETTLED
    up = {lies.card for place in felt.cards for lies in felt.cards_at(place) if lies.up}
    seen = [*view.dealer, *view.community, *(card for box in view.boxes for card in box.cards)]
    assert up == {card for card in seen if card is not None}


@pytest.mark.parametrize("place", [RACK, BOARD, bet_place(3, Bet.ANTE), pay_place(8, Bet.TRIPS), cards_place(1)])
def test_the_words_of_places_differ(place: Place) -> None:
    words = {"rack", "board", "box 3 ante", "box 8 trips pay", "box 1 cards"}
    assert str(place) in words


def test_chips_are_those_of_the_table() -> None:
    chips = (Chip(25, Colour.WHITE), Chip(300, Colour.RED))
    state = dealt(standard(chips=chips), lay(1, "Ann", 500), holes=["Ah Kh"], dealer="9c 9d", board="Qh Jh 2h 7s 5c")
    assert felt_of(state).at(bet_place(1, Bet.ANTE)) == {Chips("Ann", 25): 8, Chips("Ann", 300): 1}
