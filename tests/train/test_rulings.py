"""What a strategy says to a question: the rule that fits first, and what following it costs."""

from __future__ import annotations

import random
from fractions import Fraction

from tests.train.spots import WHO, begun, decisions, spot
from uth.analysis.advice import Advice, advise
from uth.analysis.strategy.locate import preset
from uth.analysis.strategy.model import Fact
from uth.analysis.strategy.policy import choose
from uth.game import engine
from uth.game.model import Choice
from uth.game.view import seen_from
from uth.train.question import Question, asked
from uth.train.rulings import ruling


def _advice(asked_: Question) -> Advice:
    return advise(asked_.table, asked_.hole, asked_.board, asked_.dead, asked_.trips_in_antes)


def test_a_ruling_names_its_rule() -> None:
    river = spot("Ad Qc", "6s 8h Tc 8c Jc")
    found = ruling(preset("practical"), river, _advice(river), _advice(river))
    assert [test.fact for test in found.rule.tests] == [Fact.DEALER_OUTS]
    assert (found.choice, found.agrees) == (Choice.PLAY_1X, True)


def test_a_ruling_is_what_the_strategy_plays() -> None:
    chance, strategy = random.Random(5), preset("practical")
    for _ in range(20):
        for state, box in decisions(begun("practice", chance), chance):
            view = seen_from(state, WHO)
            question = asked(view, box)
            advice = Advice(question.street, dict.fromkeys(question.open, Fraction(0)))
            found = ruling(strategy, question, advice, advice)
            assert found.choice == choose(strategy, view, box, engine.open_choices(state, box))


def test_a_rule_that_says_best_takes_the_best_of_the_own_cards() -> None:
    pair = spot("Qc 8d", dead="Qd Qh 8c 8h")
    found = ruling(preset("optimal"), pair, _advice(pair), _advice(pair.alone))
    assert (found.choice, found.agrees) == (Choice.PLAY_4X, False)
    assert found.cost == _advice(pair).values[Choice.CHECK] - _advice(pair).values[Choice.PLAY_4X]
