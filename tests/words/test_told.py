"""The sentences of a table that is told line by line."""

from __future__ import annotations

import pytest

from tests.tables import USD, standard
from uth.cards import DECK, Card, Suit
from uth.game.actions import Option, Reason, Refusal
from uth.game.model import Choice
from uth.table import Bet, Rules, Street
from uth.words import asked, told
from uth.words.cards import card_words, cards_words
from uth.words.money import money_words


def say(amount: int) -> str:
    return money_words(amount, USD)


def test_every_card_has_a_name_of_its_own() -> None:
    names = [card_words(card) for card in DECK]
    assert len(set(names)) == 52
    assert [card_words(Card.parse(text)) for text in ("Ah", "10c", "2s")] == [
        "ace of hearts", "ten of clubs", "two of spades",
    ]  # fmt: skip
    assert all(sum(name.endswith(suit.name.lower()) for name in names) == 13 for suit in Suit)
    assert cards_words((Card.parse("Ah"), Card.parse("Kd"))) == "ace of hearts, king of diamonds"


@pytest.mark.parametrize(
    ("text", "whole"), [("no more bets", "No more bets."), ("Why?", "Why?"), ("rules:", "Rules:"), (" a. ", "A.")]
)
def test_a_sentence(text: str, whole: str) -> None:
    assert told.sentence(text) == whole


def test_bets_of_a_box() -> None:
    bets = {Bet.ANTE: 500, Bet.BLIND: 500, Bet.PLAY: 1_500}
    assert told.bets_line(bets, say, box=2, dark=3) == "Box 2, dark 3x: Ante $5, Blind $5, Play $15."
    assert told.bets_line({}, say, box=2, dark=None) == "Box 2: no bet."
    assert told.bets_line(bets, say, box=0, dark=3) == "Your bets, dark 3x: Ante $5, Blind $5, Play $15."


def test_wins_and_losses_are_said_without_a_sign() -> None:
    assert [told.net_line(net, say) for net in (750, 0, -500)] == [
        "You win $7.50 this round.", "You neither win nor lose this round.", "You lose $5 this round.",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("choice", "box", "words"),
    [
        (Choice.CHECK, 0, "You check."),
        (Choice.CHECK, 4, "Box 4 checks."),
        (Choice.FOLD, 0, "You fold."),
        (Choice.FOLD, 4, "Box 4 folds."),
        (Choice.PLAY_2X, 0, "You play 2x, $10."),
        (Choice.PLAY_2X, 4, "Box 4 plays 2x, $10."),
    ],
)
def test_what_was_decided(choice: Choice, box: int, words: str) -> None:
    assert told.decided_line(choice, "$10", box=box) == words


def test_cards_and_the_cut() -> None:
    cards = (Card.parse("Ah"), Card.parse("Kd"))
    assert told.own_cards(cards, box=0, folded=True) == "Your cards, folded: ace of hearts, king of diamonds."
    assert told.own_cards(cards, box=3, folded=True) == "Box 3, folded: ace of hearts, king of diamonds."
    assert told.opened_cards(cards, 0) == "Your cards are opened: ace of hearts, king of diamonds."
    assert told.street_line(Street.RIVER, cards) == "The last two cards: ace of hearts, king of diamonds."
    assert told.cut_line(1) == "You cut: 1 card goes under."


def test_a_question_names_what_is_open_and_what_it_costs() -> None:
    dear = Refusal.of(Reason.CANNOT_AFFORD, cost=2_000, available=1_500)
    options = [Option(Choice.CHECK, 0), Option(Choice.PLAY_3X, 1_500), Option(Choice.PLAY_4X, 2_000, dear)]
    question = asked.decision_question("ace-nine offsuit", options, say, box=4)
    assert question == "Box 4, ace-nine offsuit: check, or 3x for $15?"
    assert asked.not_open(options[2], say) == "4x is not open: That takes $20, and you have $15."
    fold = [Option(Choice.PLAY_1X, 500), Option(Choice.FOLD, 0)]
    assert asked.decision_question("pair of twos", fold, say, box=0) == "Pair of twos: 1x for $5, or fold?"


def test_the_help_of_bets_has_what_the_table_has() -> None:
    plain = asked.bets_help(standard(), "$10", numbered=False, trips=False)
    full = asked.bets_help(standard(rules=Rules(dark_boxes=2, dark_play=(4, 2))), "", numbered=True, trips=True)
    assert plain[0] == "deal, or an empty line: deals, $10 in all."
    assert not any(line.startswith(("trips", "box", "dark", "seen")) for line in plain)
    assert any("box 2 dark 2x" in line and "2x or 4x" in line for line in full)
    assert not any(line.startswith("deal") for line in full)


def test_the_sign_is_told_line_by_line() -> None:
    lines = list(told.table_lines(standard()))
    assert lines[:3] == ["Table Standard.", "Limits:", "Ante: $5 to $500, in steps of $5."]
    assert "Royal flush: 500 to 1." in lines
    assert all(line.endswith((".", ":")) for line in lines)
