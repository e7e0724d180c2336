"""The words of the coach: every sentence is parsed, and what it claims is checked against plain counting."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from fractions import Fraction
from itertools import combinations

import pytest

from tests.train.spots import questions, spot
from uth.analysis.strategy.facts import Sight
from uth.analysis.strategy.model import Rule, nearest_offered
from uth.cards import DECK, Card, hole_name
from uth.config import load_table
from uth.game.model import Box, Choice, stakes_of
from uth.game.settle import End, best_hand, settle_alone
from uth.game.settlement import BetResult, Result
from uth.hands import Category
from uth.table import Bet, Qualify, Street
from uth.train.lessons import applied_words, hand_words, lesson, terms, what_must_happen, why_below_words
from uth.train.outlook import Outlook, outlook
from uth.train.outs import Improving
from uth.words.choices import choice_label
from uth.words.settlement import a_hand_words

_ANTES = re.compile(
    r"(Checking|Folding|Playing (\d)x) (?:costs (under )?([\d.]+) Antes \((under )?\D*([\d.,]+)\)|is worth)"
)
_CHANCES = re.compile(r"Never folded, this hand wins (.+?) % of the deals that can still come and ties (.+?) %\.")
_HANDS = re.compile(r"beats ([\d,]+) of the dealer's ([\d,]+) hands\.")
_RULE_COST = re.compile(r"it costs (under )?([\d.]+) Antes\.")
_WORTH = re.compile(r"(Play \dx is worth [+−]?[\d.]+ Antes(?:, (?:Play \dx|Check|Fold) [+−]?[\d.]+)+)\.")


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


def _check_stand(found: Outlook, sentence: str) -> None:
    chances = found.chances
    if found.question.street is Street.RIVER:
        if "No hand of the dealer beats that" in sentence:
            assert _beaten_by_nobody(found)
        elif "beats no hand" in sentence:
            assert chances.win == 0
        else:
            beats, hands = _HANDS.findall(sentence)[0]
            assert [_number(beats), _number(hands)] == [chances.win, sum(chances)]
        return
    if "This hand can never" in sentence:
        assert {"lose.": chances.lose, "win.": chances.win}[sentence.split(" can never ")[1]] == 0
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
    assert applied_words(ruling.applied) in sentence
    assert all(term in sentence for term in terms(ruling.applied, outs=False))
    _check_applied(found)
    assert sentence.startswith("The rule: ") == (found.cost(ruling.choice) == 0)
    if not ruling.agrees:
        under, antes = _RULE_COST.findall(sentence)[0]
        cost = found.cost(ruling.choice)
        assert (0 < cost < _number(antes)) if under else _is(antes, cost, Fraction(1, 1000))


def _check_applied(found: Outlook) -> None:
    """The family's rule is what the strategy does with each of its hands; no rule that was passed over fits."""
    question, applied, strategy = found.question, found.ruling.applied, found.ruling.strategy

    def fits(rule: Rule, hole: tuple[Card, ...]) -> bool:
        sight = Sight(question.table.rules, hole, question.board)
        return all(sight.number(test.fact) in test.allowed for test in rule.tests)

    assert [fits(rule, question.hole) for rule in (*applied.passed, applied.rule)] == [False] * len(applied.passed) + [
        True
    ]
    if applied.family is None:
        return
    hands = [(hand, run.choice) for run in applied.family.runs for hand in run.hands]
    assert hole_name(question.hole) in [hole_name(hand) for hand, _choice in hands]
    for hand, choice in hands:
        rule = next(rule for rule in strategy.rules[question.street] if fits(rule, hand))
        assert rule.answer is not None
        assert choice is nearest_offered(rule.answer, question.open)


def _check_reason(found: Outlook, sentence: str, chosen: Choice | None) -> None:
    """The worths are those of the best choices of their kind and of what was chosen, the highest raise first, as near
    as they are written; each lies below the best by what it is said to cost.
    """
    values = {choice: found.advice.values[choice] for choice in found.question.open}
    first, *others = _WORTH.findall(sentence)[0].split(", ")
    first, worth = first.split(" is worth ")
    labels, numbers = zip((first, worth.removesuffix(" Antes")), *(each.rsplit(" ", 1) for each in others), strict=True)
    kinds = [choice for choice in values if choice.multiple], [choice for choice in values if not choice.multiple]
    told = {max(kind, key=values.__getitem__) for kind in kinds} | ({chosen} if chosen else set())
    ordered = sorted((choice for choice in values if choice in told), key=lambda choice: -choice.multiple)
    assert list(labels) == [choice_label(choice) for choice in ordered]
    said = [_number(number.replace("−", "-").replace("+", "")) for number in numbers]
    (decimals,) = {len(number.partition(".")[2]) for number in numbers}
    for number, choice in zip(said, ordered, strict=True):
        assert _is(str(number), values[choice], Fraction(1, 10**decimals))
        cost = round(max(values.values()) - values[choice], 3)
        assert abs(max(said) - number - cost) <= (Fraction(1, 2000) if decimals > 3 else 0)
    assert sentence.startswith("With your Trips bet") == (found.question.trips > 0)
    left = re.findall(r"(\d)x (?:is left|on the)", sentence)
    following = {Street.PREFLOP: ["2"], Street.FLOP: ["1"]}.get(found.question.street, [])
    assert left == (following if "Check" in labels else [])


def _check(seed: str, count: int) -> None:
    chance = random.Random(seed)
    for question in questions(seed, count):
        found = outlook(question)
        chosen = chance.choice([None, *question.open])
        head, *rest = lesson(found, chosen)
        assert head == f"{choice_label(found.best)}. You have {hand_words(question)}."
        _check_rule(found, rest.pop(0))
        _check_stand(found, rest.pop(0))
        if len(question.open) > 1:
            _check_cost(found, rest.pop(0))
            _check_reason(found, rest.pop(0), chosen)
        if found.alone.values[found.best_alone] > found.alone.values[found.best]:
            assert choice_label(found.best_alone) in rest.pop(0)
        if rest:
            assert rest.pop(0).startswith("More wins than losses, and still below 0")
            assert found.chances.win > found.chances.lose
            assert found.advice.values[found.best] < 0
        assert not rest
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
        numbers = [
            int(number) for number in re.findall(r"(\d+) (?:makes? a better|beats? you|of them|(?:is|are) left)", said)
        ]
        left = len(outs.counted) - len(outs.dead)
        assert numbers == [len(outs.counted), *([len(outs.dead), *([left] if left else [])] if outs.dead else [])]
        assert said.startswith(f"{len(outs.counted)} dealer out")


def test_every_claim_is_true() -> None:
    _check("sample", 24)


@pytest.mark.full
@pytest.mark.timeout(3_600)
def test_every_claim_is_true_in_5_000_states() -> None:
    _check("all", 5_000)


def test_a_lesson_reads_like_this() -> None:
    assert lesson(outlook(spot("Ts 5h", "5c Kd 9h"))) == (
        "Play 2x. You have a pair of fives with a card of yours.",
        "The rule: hidden pair or better, not pocket twos: Play 2x. Hidden: a card of yours makes it.",
        "Never folded, this hand wins 60.69 % of the deals that can still come and ties 2.24 %.",
        "Checking costs 0.236 Antes ($2.36).",
        "Play 2x is worth +0.179 Antes, Check −0.057. After a check at most 1x is left, on the river.",
    )
    assert ("The cards of your other boxes change the answer: without them it is Play 4x.") in lesson(
        outlook(spot("Qc 8d", dead="Qd Qh 8c 8h"))
    )


def test_what_was_chosen_is_what_is_priced() -> None:
    found = outlook(spot("Ah Ad"))
    assert lesson(found, Choice.CHECK)[3].startswith("Checking costs ")
    assert lesson(found, Choice.PLAY_4X)[3].startswith("Playing 3x costs ")


def test_a_raise_that_is_wrong_is_told_with_its_own_worth_even_where_a_lower_one_is_less_wrong() -> None:
    found = outlook(spot("Th 8d"))
    values = found.advice.values
    assert values[Choice.PLAY_4X] < values[Choice.PLAY_3X] < values[Choice.CHECK]
    said = lesson(found, Choice.PLAY_4X)
    assert said[3].startswith("Playing 4x costs 0.246 Antes")
    assert said[4].startswith("Play 4x is worth −0.439 Antes, Play 3x −0.433, Check −0.193. After a check ")
    assert lesson(found, Choice.PLAY_3X)[4].startswith("Play 3x is worth −0.433 Antes, Check −0.193. ")


def test_a_rule_comes_before_the_figures_whether_it_is_right_or_wrong() -> None:
    right = lesson(outlook(spot("Kh 3d")))
    assert right[1].startswith("The rule: King high, offsuit: ")
    assert not re.search(r"\d[.\d]* %|Antes", " ".join(right[:2]))
    found = outlook(spot("Qc 8d", dead="Qd Qh 8c 8h"))
    assert not found.ruling.agrees
    wrong = lesson(found)
    assert wrong[1].startswith("The rule of thumb is wrong here ")
    assert not any(each.startswith("The rule") for each in wrong[2:])


def test_dealer_outs_where_both_hole_cards_are_used_are_those_that_beat_the_hand_with_any_other_card() -> None:
    both = load_table("auckland").table
    found = outlook(replace(spot("5c 4c", "Ac Ts 9s Kc Jh"), table=both))
    assert what_must_happen(found) == (
        "31 dealer outs: of the 45 cards outside your hand and the board, 31 beat you in the dealer's hand with any "
        "other card beside them."
    )
    assert what_must_happen(outlook(spot("5c 4c", "Ac Ts 9s Kc Jh"))).startswith("19 dealer outs: ")


def test_never_and_no_hand_are_said_where_they_are_true() -> None:
    royal = lesson(outlook(spot("Ah 2c", "Kh Qh Jh Th 3d")))
    assert royal[0] == "Play 1x. You have a royal flush."
    assert "No hand of the dealer beats that." in royal
    assert "This hand can never lose." in lesson(outlook(spot("Ah Kh", "Qh Jh Th")))
    lost = lesson(outlook(spot("3c 2d", "Ah Kh Qd Js 9c")))
    assert lost[0] == "Fold. You have ace high."
    assert "That beats no hand that the dealer can have." in lost


@pytest.mark.parametrize(
    ("hole", "rule"),
    [
        ("Kh 3d", "King high, offsuit: Play 4x down to king-five offsuit, below that Check; yours, king-three offsuit, "
                  "is below"),
        ("Jc 9d", "Jack high, offsuit: Play 4x down to jack-ten offsuit, below that Check; yours, jack-nine offsuit, "
                  "is below"),
        ("Qh 5h", "Queen high, suited: Play 4x down to queen-six suited, below that Check; yours, queen-five suited, "
                  "is below"),
        ("Kh 2h", "King high, suited: always Play 4x"),
        ("Kh 5d", "King high, offsuit: Play 4x down to king-five offsuit, below that Check; yours, king-five offsuit, "
                  "is the limit"),
        ("Ah 2d", "Ace high: always Play 4x"),
        ("9h 3d", "Nine high: always Check"),
    ],
)  # fmt: skip
def test_before_the_flop_the_rule_names_the_limit_of_the_family(hole: str, rule: str) -> None:
    assert applied_words(outlook(spot(hole)).ruling.applied) == rule


def test_a_rule_for_all_other_cases_names_what_does_not_fit() -> None:
    said = lesson(outlook(spot("2c 2d", "Kd 9s 4h")))
    assert (
        "The rule: Check, as it is none of these: two pair or better; hidden pair or better, not pocket twos; flush "
        "draw with your own ten or better. Hidden: a card of yours makes it. Flush draw: four cards of a suit, of "
        "which your own highest one counts."
    ) in said
    assert said[0] == "Check. You have pocket twos."
    assert said[2].startswith("Never folded, this hand wins ")


def test_what_is_never_best_is_said_where_it_is_priced() -> None:
    aces = outlook(spot("Ah Ad"))
    assert lesson(aces)[3] == "Playing 3x costs 0.704 Antes ($7.04). 3x is never best at this table."
    assert lesson(aces, Choice.CHECK)[3].endswith("($14.08).")


def test_why_more_wins_than_losses_are_worth_less_than_nothing() -> None:
    said = (
        "More wins than losses, and still below 0: a win pushes the Blind with less than a straight, and the Ante "
        "where the dealer does not qualify; a loss takes the Blind each time."
    )
    assert why_below_words(outlook(spot("Jc 9d"))) == said
    assert why_below_words(outlook(spot("Ah Ad"))) == ""
    assert why_below_words(outlook(spot("Jc 9d", trips=500))) == ""


def test_a_hand_is_named_with_its_article_and_whose_it_is() -> None:
    assert hand_words(spot("2c 2d", "Kd 9s 4h")) == "pocket twos"
    assert hand_words(spot("2c 7d", "2d 9s 4h")) == "a pair of twos with a card of yours"
    assert hand_words(spot("3c 7d", "2d 2s 4h")) == "a pair of twos on the board"


def _short(hole: str, board: str = "", money: int = 1_000) -> Outlook:
    """A decision of a player who has so much left, at an Ante of 1000."""
    question = spot(hole, board)
    affordable = tuple(choice for choice in question.open if choice.multiple * 1_000 <= money)
    return outlook(replace(question, open=affordable, play_flop=bool(board) or money >= 2_000))


def test_a_rule_stays_true_for_who_has_not_the_money_for_it() -> None:
    before = " ".join(lesson(_short("Ah 2s")))
    assert "always Play 4x; there is not enough money for Play 4x" in before
    assert "There is not enough money for 2x on the flop: a check counts with 1x on the river alone." in before
    assert "Play 4x down to king-five offsuit, below that Check; yours, king-seven offsuit, is above; there is not" in (
        applied_words(_short("Kh 7c").ruling.applied)
    )
    flop = applied_words(_short("Ah 7c", "Ad 9s 2c").ruling.applied)
    assert flop.endswith("Play 2x; there is not enough money for Play 2x")
    assert _short("Ah 7c", "Ad 9s 2c").ruling.choice is Choice.CHECK


def test_who_has_money_enough_hears_nothing_of_it() -> None:
    assert "money" not in " ".join(lesson(_short("Ah As", money=4_000)))
    assert "money" not in applied_words(_short("7h 2c").ruling.applied)


@pytest.mark.parametrize("name", ["standard", "practice", "france"])
def test_what_a_win_pushes_and_a_loss_takes_is_how_the_table_settles(name: str) -> None:
    table = load_table(name).table
    said = why_below_words(outlook(replace(spot("Jc 9d"), table=table)))
    box = Box(1, "player", stakes_of({Bet.ANTE: 1_000, Bet.BLIND: 1_000, Bet.PLAY: 1_000}), multiple=1)

    def results(category: Category, result: Result, *, qualified: bool) -> dict[Bet, BetResult]:
        lines = settle_alone(table, box, End(category, result, qualified, folded=False))
        return {line.bet: line.result for line in lines}

    pays = [results(category, Result.WIN, qualified=True)[Bet.BLIND] is BetResult.WIN for category in Category]
    lowest = list(Category)[pays.index(True)]
    assert f"with less than {a_hand_words(lowest)}," in said
    assert pays == [category.order >= lowest.order for category in Category]
    for category in Category:
        assert results(category, Result.WIN, qualified=False)[Bet.ANTE] is BetResult.PUSH
        for qualified in (True, False):
            assert results(category, Result.LOSE, qualified=qualified)[Bet.BLIND] is BetResult.LOSE


def test_a_table_that_pays_otherwise_is_not_explained_so() -> None:
    table = load_table("standard").table
    always = replace(table, rules=replace(table.rules, dealer_qualifies=Qualify.ALWAYS))
    assert why_below_words(replace(outlook(spot("Jc 9d")), question=replace(spot("Jc 9d"), table=always))) == ""
