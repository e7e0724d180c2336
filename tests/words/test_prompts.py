from __future__ import annotations

from uth.cards import parse_cards
from uth.game.model import Choice
from uth.table import HoleCardsUsed, Rules, Street
from uth.words import prompts

CHOICES = [Choice.CHECK, Choice.PLAY_3X, Choice.PLAY_4X]


def test_a_decision_is_asked_with_what_is_held() -> None:
    holding = prompts.holding_words(Rules(), parse_cards("As9c"), ())
    assert prompts.decision_prompt(holding, CHOICES, box=4) == (
        "Box 4, ace-nine offsuit: check, or play three or four times the Ante"
    )
    assert prompts.decision_prompt(holding, CHOICES).startswith("Ace-nine offsuit: check")


def test_with_a_board_the_hand_so_far_is_named_under_the_tables_rule() -> None:
    hole, board = parse_cards("KdJs"), parse_cards("Kh9s4d4c4s")
    assert prompts.holding_words(Rules(), hole, board[:3]) == "pair of kings"
    assert prompts.holding_words(Rules(), hole, board) == "full house, fours over kings"
    assert prompts.holding_words(Rules(hole_cards_used=HoleCardsUsed.BOTH), hole, board) == "three of a kind, fours"


def test_prompts_of_the_course() -> None:
    assert prompts.ready_prompt("Space") == "Space deals, or change your bets first"
    assert prompts.cut_prompt(26) == "Cut the deck: 26 cards go under"
    assert prompts.cut_prompt(1) == "Cut the deck: 1 card goes under"


def test_the_line_under_the_bankroll_names_the_round() -> None:
    assert prompts.round_line(1057, "$25") == "round 1,057: bets $25"
    assert prompts.round_line(57, "") == "round 57"


def test_a_decision_that_came_too_early_is_told_what_to_wait_for() -> None:
    assert [prompts.not_yet_seen(street) for street in (None, *Street)] == [
        "Look at your cards first",
        "Look at your cards first",
        "Wait for the flop",
        "Wait for the last two cards",
    ]


def test_why_there_is_nothing_to_repeat() -> None:
    assert prompts.nothing_to_repeat(laid=False) == "There are no bets to repeat."
    assert prompts.nothing_to_repeat(laid=True) == "The same bets lie there already."


def test_what_is_too_dear_is_said_with_its_price() -> None:
    assert prompts.cannot_afford([3, 4], ["$15", "$20"], "$5") == "3x and 4x need $15 and $20; you have $5"
    assert prompts.cannot_afford([4], ["$20"], "$15") == "4x needs $20; you have $15"


def test_the_play_circle_sends_to_the_buttons() -> None:
    assert prompts.choose_play([3, 4], ["3", "4"]) == "Choose Play 3x or 4x below (keys 3, 4)"
    assert prompts.choose_play([2], ["2"]) == "Choose Play 2x below (key 2)"


def test_boxes_that_are_seen_or_dark_now_are_named() -> None:
    assert prompts.boxes_turned([5], [(1, 1)]) == "Box 5 is seen now; box 1 is played dark 1x"
    assert prompts.boxes_turned([], [(2, 3)]) == "Box 2 is played dark 3x"
