from __future__ import annotations

from dataclasses import replace

import pytest

from uth.cards import parse_cards
from uth.chips import Rounding
from uth.config import load_table
from uth.game.model import Box, stakes_of
from uth.game.settle import settle
from uth.game.settlement import Result, Settlement
from uth.paytable import Odds
from uth.table import Bet, Cap, CapPer, Qualify, Street, Table
from uth.words.events import (
    box_called,
    box_sentence,
    caption,
    dealer_sentence,
    line_words,
    qualifies_words,
    result_word,
    round_sentence,
)
from uth.words.money import money_words, signed_money_words

STANDARD = load_table("standard").table


def say(amount: int) -> str:
    return money_words(amount, STANDARD.currency)


def settled(
    player: str, dealer: str, board: str, *, table: Table = STANDARD, ante: int = 10_00, **box: int
) -> Settlement:
    """One box with a Trips bet of 5 and a Play of ``play`` Antes, or folded where there is none."""
    multiple = box.get("play", 0)
    stakes = {Bet.ANTE: ante, Bet.BLIND: ante, Bet.PLAY: ante * multiple, Bet.TRIPS: box.get("trips", 5_00)}
    folded = None if multiple else Street.RIVER
    made = Box(1, "ann", stakes_of(stakes), multiple=multiple, folded=folded, cards=parse_cards(player))
    return settle(table, [made], parse_cards(dealer), parse_cards(board))


def sentence(settlement: Settlement, *, table: Table = STANDARD, called: str = "") -> str:
    return box_sentence(settlement, settlement.boxes[0], table, say, called=called)


@pytest.mark.parametrize(
    ("player", "dealer", "board", "play", "words"),
    [
        (
            "Kd4s",
            "Ac3s",
            "Kh9s4dKc7h",
            4,
            "A full house, kings over fours beats a pair of kings. "
            "Ante pays $10, Blind 3 to 1 pays $30, Play pays $40, Trips 8 to 1 pays $40",
        ),
        (
            "AcKd",
            "AdQs",
            "As9h7c4d2s",
            1,
            "A pair of aces, king kicker beats a pair of aces, queen kicker. "
            "Ante pays $10, Blind pushes, Play pays $10, Trips loses",
        ),
        (
            "QcJd",
            "3dKs",
            "Ts9h7c4d3s",
            1,
            "Queen high loses to a pair of threes. Ante loses, Blind loses, Play loses, Trips loses",
        ),
        (
            "KcKd",
            "4hJs",
            "As9h7c4d4s",
            1,
            "Two pair, kings and fours loses to three of a kind, fours. Ante loses, Blind loses, Play loses, "
            "Trips loses",
        ),
        (
            "AcJd",
            "KdQs",
            "9s8h7c4d2s",
            1,
            "Ace high beats king high. Ante pushes as the dealer does not qualify, Blind pushes, Play pays $10, "
            "Trips loses",
        ),
        (
            "2c3d",
            "4c5d",
            "AsKsQsJsTs",
            2,
            "Both have a royal flush. Ante pushes, Blind pushes, Play pushes, Trips 50 to 1 pays $250",
        ),
        (
            "9c9d",
            "AdKs",
            "As9h7c4d2s",
            0,
            "Folded with three of a kind. Ante loses, Blind loses, Trips 3 to 1 pays $15",
        ),
    ],
)
def test_a_box_is_paid_in_one_sentence(player: str, dealer: str, board: str, play: int, words: str) -> None:
    assert sentence(settled(player, dealer, board, play=play)) == words


def test_among_several_boxes_the_box_is_named() -> None:
    settlement = settled("QcJd", "AdKs", "As9h7c4d2s", play=1, trips=0)
    words = "Box 1: ace high loses to a pair of aces. Ante loses, Blind loses, Play loses"
    assert sentence(settlement, called=box_called(1)) == words


def test_rounding_is_said() -> None:
    table = replace(STANDARD, smallest_chip=1_00)
    for rounding, word in ((Rounding.DOWN, "$7 (rounded down)"), (Rounding.UP, "$8 (rounded up)")):
        rounded = replace(table, rounding=rounding)
        settlement = settled("Ah9h", "2c3d", "Kh7h4hQsJc", table=rounded, ante=5_00, play=1, trips=0)
        assert line_words(settlement.boxes[0].line(Bet.BLIND), rounded, say) == f"Blind 3 to 2 pays {word}"


def test_the_payout_cap_is_said() -> None:
    capped = replace(STANDARD, limits=replace(STANDARD.limits, payout_cap=Cap(60_00, CapPer.BOX)))
    settlement = settled("Kd4s", "Ac3s", "Kh9s4dKc7h", table=capped, play=4)
    lines = [line_words(line, capped, say) for line in settlement.boxes[0].lines]
    assert lines == [
        "Ante pays $10",
        "Blind 3 to 1 pays $10 (of $30: payout cap)",
        "Play pays $40",
        "Trips 8 to 1 pays $0 (of $40: payout cap)",
    ]


def test_the_dealers_hand_is_named() -> None:
    settlement = settled("QcJd", "AdKs", "As9h7c4d2s", play=1)
    assert dealer_sentence(settlement) == "Dealer: pair of aces, king kicker"
    assert qualifies_words(STANDARD, settlement) == "qualifies"
    assert qualifies_words(STANDARD, replace(settlement, qualifies=False)) == "does not qualify"
    always = replace(STANDARD, rules=replace(STANDARD.rules, dealer_qualifies=Qualify.ALWAYS))
    assert qualifies_words(always, settlement) == ""


def test_pills_say_the_result_and_the_hand() -> None:
    assert [result_word(result) for result in Result] == ["wins", "loses", "ties", "folded"]
    assert caption(settled("Kd4s", "Ac3s", "Kh9s4dKc7h", play=4).boxes[0]) == "full house, kings over fours"
    assert caption(settled("2c3d", "4c5d", "AsKsQsJsTs", play=2).boxes[0]) == "tie: royal flush"
    assert caption(settled("9c9d", "AdKs", "As9h7c4d2s").boxes[0]) == "folded"


def test_the_round_is_summed_up() -> None:
    settlement = settled("Kd4s", "Ac3s", "Kh9s4dKc7h", play=4)
    words = round_sentence(1057, settlement, lambda net: signed_money_words(net, STANDARD.currency), [1])
    assert words == "round 1,057: +$120"


def test_odds_stand_only_beside_paytable_lines() -> None:
    settlement = settled("Ah9h", "2c3d", "Kh7h4hQsJc", play=1)
    assert settlement.boxes[0].line(Bet.PLAY).odds == Odds(1)
    assert line_words(settlement.boxes[0].line(Bet.PLAY), STANDARD, say) == "Play pays $10"
