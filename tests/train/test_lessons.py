"""The words of the coach: every sentence is parsed, and what it claims is checked against plain counting."""

from __future__ import annotations

import random
import re
from fractions import Fraction
from itertools import combinations

import pytest

from tests.train.spots import questions, spot
from uth.cards import DECK
from uth.game.model import Choice
from uth.game.settle import best_hand
from uth.table import Street
from uth.train.lessons import lesson, rule_words, what_must_happen
from uth.train.outlook import Outlook, outlook
from uth.train.outs import Improving
from uth.words.choices import choice_label

_ANTES = re.compile(
    r"(Checking|Folding|Playing (\d)x) (?:costs (under )?([\d.]+) Antes \((under )?\D*([\d.,]+)\)|is worth)"
)
_CHANCES = re.compile(r"wins (.+?) % and ties (.+?) %\.")
_HANDS = re.compile(r"beats ([\d,]+) of the dealer's ([\d,]+) hands\.")
_RULE_COST = re.compile(r"it costs (under )?([\d.]+) Antes\.$")


def _number(text: str) -> Fraction:
    return Fraction(text.replace(",", ""))


def _is(said: str, exact: Fraction, step: Fraction) -> bool:
    """Whether a number that was said is the exact one, rounded to so fine a step."""
    return abs(_number(said) - exact) <= step / 2


def _is_share(said: str, exact: Fraction) -> bool:
    if said.startswith("under "):
        return 0 < exact * 100 < _number(said.removeprefix("under "))
    if said.startswith("over "):
        return _number(said.removeprefix("over ")) < exact * 100 < 100
    return _is(said, exact * 100, Fraction(1, 100))


def _check_head(found: Outlook, sentence: str) -> None:
    chances = found.chances
    assert sentence.startswith(f"{choice_label(found.best)}. You have ")
    if found.question.street is Street.RIVER:
        if "no hand of the dealer beats it" in sentence:
            assert _beaten_by_nobody(found)
        elif "beats no hand" in sentence:
            assert chances.win == 0
        else:
            beats, hands = _HANDS.findall(sentence)[0]
            assert [_number(beats), _number(hands)] == [chances.win, sum(chances)]
        return
    if "never" in sentence:
        assert {"can never lose": chances.lose, "can never win": chances.win}[sentence.split("which ")[1][:-1]] == 0
        return
    win, tie = _CHANCES.findall(sentence)[0]
    assert _is_share(win, Fraction(chances.win, sum(chances)))
    assert _is_share(tie, Fraction(chances.tie, sum(chances)))


def _beaten_by_nobody(found: Outlook) -> bool:
    question = found.question
    rules, board = question.table.rules, question.board
    mine = best_hand(rules, question.hole, board)
    left = [card for card in DECK if card not in {*question.hole, *board, *question.dead}]
    return all(best_hand(rules, pair, board) <= mine for pair in combinations(left, 2))


def _check_cost(found: Outlook, sentence: str) -> None:
    (doing, multiple, under, antes, under_money, money) = _ANTES.findall(sentence)[0]
    choice = Choice(f"play {multiple}x") if multiple else {"Checking": Choice.CHECK, "Folding": Choice.FOLD}[doing]
    cost = found.cost(choice)
    assert choice is not found.best
    if not antes:
        assert cost == 0
        return
    assert (0 < cost < _number(antes)) if under else _is(antes, cost, Fraction(1, 1000))
    amount = found.money(cost)
    assert (0 < amount < 1) if under_money else _is(money, amount / 100, Fraction(1, 100))


def _check_rule(found: Outlook, sentence: str) -> None:
    ruling = found.ruling
    assert rule_words(ruling.rule, ruling.choice) in sentence
    assert sentence.startswith("The rule: ") == (found.cost(ruling.choice) == 0)
    if not ruling.agrees:
        under, antes = _RULE_COST.findall(sentence)[0]
        cost = found.cost(ruling.choice)
        assert (0 < cost < _number(antes)) if under else _is(antes, cost, Fraction(1, 1000))


def _check(seed: str, count: int) -> None:
    chance = random.Random(seed)
    for question in questions(seed, count):
        found = outlook(question)
        chosen = chance.choice([None, *question.open])
        head, *rest = lesson(found, chosen)
        _check_head(found, head)
        if len(question.open) > 1:
            _check_cost(found, rest.pop(0))
        _check_rule(found, rest.pop(0))
        assert bool(rest) == (found.alone.values[found.best_alone] > found.alone.values[found.best])
        assert all(choice_label(found.best_alone) in sentence for sentence in rest)
        _check_outs(found)


def _check_outs(found: Outlook) -> None:
    said, outs = what_must_happen(found), found.outs
    if outs is None:
        assert said == ""
    elif isinstance(outs, Improving):
        numbers = [int(number) for number in re.findall(r"(\d+) for", said)]
        assert numbers == [len(cards) for _, cards in outs.own]
        if numbers:
            assert _is_share(re.findall(r"comes in (.+) %\.", said)[0], outs.chance)
    else:
        numbers = [int(number) for number in re.findall(r"(\d+) of (?:the 45|them)", said)]
        assert numbers == [len(outs.counted), *([len(outs.dead)] if outs.dead else [])]


def test_every_claim_is_true() -> None:
    _check("sample", 40)


@pytest.mark.full
@pytest.mark.timeout(3_600)
def test_every_claim_is_true_in_5_000_states() -> None:
    _check("all", 5_000)


def test_a_lesson_reads_like_this() -> None:
    assert lesson(outlook(spot("Ts 5h", "5c Kd 9h"))) == (
        "Play 2x. You have a hidden pair of fives, which wins 60.69 % and ties 2.24 %.",
        "Checking costs 0.236 Antes ($2.36).",
        "The rule: hidden pair or better, not 22: Play 2x.",
    )
    assert lesson(outlook(spot("Qc 8d", dead="Qd Qh 8c 8h")))[-1] == (
        "The cards of your other boxes change the answer: without them it is Play 4x."
    )


def test_what_was_chosen_is_what_is_priced() -> None:
    found = outlook(spot("Ah Ad"))
    assert lesson(found, Choice.CHECK)[1].startswith("Checking costs ")
    assert lesson(found, Choice.PLAY_4X)[1].startswith("Playing 3x costs ")


def test_never_and_no_hand_are_said_where_they_are_true() -> None:
    assert lesson(outlook(spot("Ah 2c", "Kh Qh Jh Th 3d")))[0] == (
        "Play 1x. You have a royal flush: no hand of the dealer beats it."
    )
    assert "can never lose" in lesson(outlook(spot("Ah Kh", "Qh Jh Th")))[0]
    assert lesson(outlook(spot("3c 2d", "Ah Kh Qd Js 9c")))[0] == (
        "Fold. You have ace high, which beats no hand that the dealer can have."
    )
