"""Views: what an owner, the dealer and the camera see of a known round, street by street."""

from __future__ import annotations

from tests.play import bets, choose, dealt, steps
from tests.tables import standard
from uth.cards import parse_cards
from uth.game.actions import Decide
from uth.game.model import DEALER, Choice, Round
from uth.game.view import CAMERA, seen_from
from uth.table import Bet, Rules, Street, TripsAfterFold

HIDDEN = (None, None)


def three_boxes(rules: Rules) -> Round:
    """Ann sees box 1 and has box 2 dark; Bea sees box 3."""
    placed = (bets(1, "Ann", 1000, 500), bets(2, "Ann", 1000, dark=2), bets(3, "Bea", 1000))
    return dealt(
        standard(rules=rules), *placed, holes=["Ks 3h", "Ac Ad", "8s 8h"], dealer="Kd 4s", board="2c 7d 9h Js Kc"
    )


RULES = Rules(boxes_per_player=3, dark_boxes=2, fold=tuple(Street))


def cards(state: Round, who: str) -> list[object]:
    return [box.cards for box in seen_from(state, who).boxes]


def test_before_the_end_an_owner_sees_the_own_seen_box_only() -> None:
    state = three_boxes(RULES)
    assert cards(state, "Ann") == [parse_cards("Ks 3h"), HIDDEN, HIDDEN]
    assert cards(state, "Bea") == [HIDDEN, HIDDEN, parse_cards("8s 8h")]
    assert cards(state, DEALER) == [HIDDEN, HIDDEN, HIDDEN]
    assert seen_from(state, "Ann").dealer == HIDDEN
    assert seen_from(state, "Ann").community == (None,) * 5


def test_the_board_opens_by_street() -> None:
    state = steps(three_boxes(RULES), Decide(1, Choice.CHECK), Decide(3, Choice.CHECK))
    assert seen_from(state, CAMERA).community == (*parse_cards("2c 7d 9h"), None, None)
    assert seen_from(state, CAMERA).board == parse_cards("2c 7d 9h")


def test_at_the_end_all_live_hands_are_opened() -> None:
    state = choose(three_boxes(RULES), {1: [Choice.PLAY_4X], 3: [Choice.PLAY_4X]})
    assert cards(state, CAMERA) == [parse_cards("Ks 3h"), parse_cards("Ac Ad"), parse_cards("8s 8h")]
    assert seen_from(state, "Ann").dealer == parse_cards("Kd 4s")


def test_a_folded_hand_is_opened_only_for_a_live_side_bet() -> None:
    state = choose(three_boxes(RULES), {1: [Choice.FOLD], 3: [Choice.FOLD]})
    assert cards(state, CAMERA) == [parse_cards("Ks 3h"), parse_cards("Ac Ad"), HIDDEN]
    assert cards(state, "Bea")[2] == parse_cards("8s 8h")
    lost = Rules(boxes_per_player=3, dark_boxes=2, fold=tuple(Street), trips_after_fold=TripsAfterFold.LOST)
    state = choose(three_boxes(lost), {1: [Choice.FOLD], 3: [Choice.FOLD]})
    assert cards(state, CAMERA) == [HIDDEN, parse_cards("Ac Ad"), HIDDEN]


def test_what_lies_on_a_folded_box_is_its_live_side_bet() -> None:
    state = steps(three_boxes(RULES), Decide(1, Choice.FOLD))
    box = seen_from(state, "Ann").box(1)
    assert box is not None
    assert box.stakes == ((Bet.TRIPS, 500),)
    assert box.stake(Bet.ANTE) == 0
    assert seen_from(state, "Ann").funds == state.available("Ann")
    assert seen_from(state, DEALER).funds == 0
