from __future__ import annotations

import pytest

from tests.tables import standard
from uth.game.settlement import BetResult, Line, Result, Why
from uth.hands import Category
from uth.paytable import Odds
from uth.table import Bet
from uth.words.settlement import a_hand_words, bet_words, circle_words, result_words, why_words

FLUSH = Category.FLUSH


@pytest.mark.parametrize(
    ("why", "words"),
    [
        (Why.NO_BET, "no bet"),
        (Why.BEATS_DEALER, "beats the dealer"),
        (Why.LOSES_TO_DEALER, "loses to the dealer"),
        (Why.TIES_DEALER, "ties the dealer"),
        (Why.FOLDED, "folded"),
        (Why.NOT_QUALIFIED_PUSHES, "the dealer does not qualify: pushes"),
        (Why.NOT_QUALIFIED_PAYS, "the dealer does not qualify: pays 3 to 2"),
        (Why.PAYTABLE_PAYS, "a flush pays 3 to 2"),
        (Why.PAYTABLE_PUSHES, "a flush pushes"),
        (Why.PAYTABLE_LOSES, "a flush loses"),
        (Why.LOST_WITH_FOLD, "lost with the fold"),
        (Why.MUST_WIN, "pays only a hand that beats the dealer"),
        (Why.MUST_WIN_TIE_PUSHES, "pays only a hand that beats the dealer, a tie pushes"),
        (Why.MUST_WIN_ELSE_PUSHES, "pays only a hand that beats the dealer, else pushes"),
    ],
)
def test_every_reason_has_words(why: Why, words: str) -> None:
    line = Line(1, Bet.BLIND, 1000, BetResult.WIN, why, FLUSH, Odds(3, 2), uncapped=1500, paid=1500)
    assert why_words(line, standard()) == words


def test_no_reason_is_without_words() -> None:
    for why in Why:
        assert why_words(Line(1, Bet.BLIND, 1000, BetResult.LOSE, why, FLUSH), standard())


@pytest.mark.parametrize(
    ("uncapped", "paid", "words"),
    [
        (750, 750, "a flush pays 3 to 2"),
        (700, 700, "a flush pays 3 to 2, rounded down to $7.00"),
        (750, 200, "a flush pays 3 to 2, held to $2.00 by the payout cap"),
        (700, 0, "a flush pays 3 to 2, rounded down to $7.00, held to $0.00 by the payout cap"),
    ],
)
def test_what_rounding_and_the_cap_took_is_said(uncapped: int, paid: int, words: str) -> None:
    line = Line(1, Bet.BLIND, 500, BetResult.WIN, Why.PAYTABLE_PAYS, FLUSH, Odds(3, 2), uncapped, paid)
    assert why_words(line, standard()) == words


def test_names_of_bets_results_and_hands() -> None:
    assert [bet_words(bet) for bet in Bet] == ["Ante", "Blind", "Play", "Trips"]
    assert [result_words(result) for result in (*Result, *BetResult)] == [*map(str, Result), *map(str, BetResult)]
    assert {a_hand_words(category).removeprefix("a ") for category in Category} == set(Category)


def test_the_circles_say_a_word_or_a_letter() -> None:
    assert [circle_words(bet) for bet in Bet] == [(bet_words(bet).upper(), bet_words(bet)[0]) for bet in Bet]
