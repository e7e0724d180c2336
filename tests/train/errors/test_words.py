"""What is said of a dealer error is what was wrong and what is right."""

from __future__ import annotations

import pytest

from tests.tables import standard
from tests.train.errors.test_making import CASES, told
from uth.game.model import Round
from uth.table import Bet
from uth.train.errors.making import errors_in
from uth.train.errors.model import Error, Shown
from uth.train.errors.words import correction_words, error_words
from uth.words.events import line_words
from uth.words.money import money_words
from uth.words.settlement import why_words


def shown_in(state: Round, error: Error, wrong: str) -> Shown:
    return next(each for each in errors_in(state) if each.error is error and told(each) == wrong)


@pytest.mark.parametrize(
    ("name", "error", "wrong", "sentences"),
    [
        ("a flush", Error.WRONG_ODDS, "blind win 1000",
         ("Box 1, Blind: pays $15 (a flush pays 3 to 2); it was paid $10.",)),
        ("a flush", Error.WRONG_MULTIPLE, "play win 3000",
         ("Box 1, Play: pays $40 (beats the dealer); it was paid $30.",)),
        ("a flush", Error.WINNER_TAKEN, "trips lose",
         ("Box 1, Trips: pays $35 (a flush pays 7 to 1); it was taken.",)),
        ("a dealer who does not qualify and wins", Error.NOT_QUALIFIED, "ante lose",
         ("Box 1, Ante: pushes (the dealer does not qualify: pushes); it was taken.",)),
        ("a dealer who does not qualify", Error.BLIND, "blind win 1000",
         ("Box 1, Blind: pushes (a high card pushes); it was paid $10.",)),
        ("a fold with trips", Error.TRIPS_MISSED, "trips lose",
         ("Box 1, Trips: pays $15 (three of a kind pays 3 to 1); it was taken.",)),
        ("a tie", Error.TIE_TAKEN, "play lose", ("Box 1, Play: pushes (ties the dealer); it was taken.",)),
    ],
)  # fmt: skip
def test_corrections(name: str, error: Error, wrong: str, sentences: tuple[str, ...]) -> None:
    assert correction_words(shown_in(CASES[name][0], error, wrong), standard()) == sentences


def test_a_misread_hand_is_named_first() -> None:
    shown = next(each for each in errors_in(CASES["a flush"][0]) if each.error is Error.MISREAD_HAND)
    first, *bets = correction_words(shown, standard())
    assert first == "Box 1 has flush, ace high, not king high, queen kicker."
    assert len(bets) == len(shown.wrong)


def test_what_is_said_while_it_is_paid_wrongly_does_not_give_it_away() -> None:
    shown = shown_in(CASES["a flush"][0], Error.WRONG_MULTIPLE, "play win 3000")
    line = shown.settlement.box(1).line(Bet.PLAY)
    table = standard()
    assert line_words(line, table, lambda amount: money_words(amount, table.currency)) == "Play pays $30"
    assert why_words(line, table) == "beats the dealer"


def test_every_error_has_words_of_its_own() -> None:
    assert len({error_words(error) for error in Error}) == len(Error)
