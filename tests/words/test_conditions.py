"""The rules of a strategy in words, without a letter or a term that is not explained."""

from __future__ import annotations

import pytest

from uth.analysis.strategy.model import Fact
from uth.analysis.strategy.notation import hand_names, parse_hands
from uth.game.model import Choice
from uth.words.conditions import conditions_words, legend_words, notation_words, otherwise_words, rule_words

HIDDEN = [("hidden", ["pair or better"]), ("not hole cards", ["22"])]
OUTS = [("dealer outs", ["0 to 20"])]


@pytest.mark.parametrize(
    ("tests", "said"),
    [
        ([], "in all other cases: Fold"),
        (HIDDEN, "hidden pair or better, not pocket twos: Fold"),
        ([("hole cards", ["K5s T9o 72"])], "king-five suited, ten-nine offsuit or seven-two: Fold"),
        ([("hole cards", ["33+ A2+"])], "33+ A2+: Fold"),
        (OUTS, "at most 20 dealer outs: Fold"),
        ([("dealer outs", ["under 21"])], "under 21 dealer outs: Fold"),
        ([("flush draw", ["T or better"])], "flush draw with your own ten or better: Fold"),
        ([("not flush draw", ["T or better"])], "not flush draw with your own ten or better: Fold"),
        ([("flush draw", ["none"])], "no flush draw: Fold"),
        ([("flush draw", ["none to 9", "Q"])], "no flush draw or flush draw with your own two to nine or queen: Fold"),
        ([("flush draw", ["none to 2"])], "no flush draw or flush draw with your own two: Fold"),
        ([("pair of", ["T or better"])], "pair of tens or better: Fold"),
        ([("made", ["two pair", "flush to full house"])], "two pair or flush to full house: Fold"),
        ([("straight draw", ["open ended"])], "straight draw: open ended: Fold"),
    ],
)
def test_rules(tests: list[tuple[str, list[str]]], said: str) -> None:
    assert rule_words(tests, Choice.FOLD) == said


def test_every_fact_of_a_rule_has_words() -> None:
    for fact in Fact:
        value = "22" if fact is Fact.HOLE_CARDS else "pair"
        assert rule_words([(fact.value, [value]), (f"not {fact}", [value])], Choice.CHECK).endswith(": Check")


def test_the_conditions_of_a_rule_alone() -> None:
    assert conditions_words([("dealer outs", ["under 21"])]) == "under 21 dealer outs"
    assert conditions_words([]) == "in all other cases"


def test_all_other_cases_by_what_does_not_fit() -> None:
    assert otherwise_words([HIDDEN, OUTS], Choice.FOLD) == (
        "Fold, as it is none of these: hidden pair or better, not pocket twos; at most 20 dealer outs"
    )


def test_terms_are_explained_where_they_are_used() -> None:
    hidden = "Hidden: a card of yours makes it."
    outs = "Dealer outs: cards outside your hand and the board, any one of which is enough for the dealer to beat you."
    assert legend_words([HIDDEN, OUTS]) == (hidden, outs)
    assert legend_words([HIDDEN, OUTS], outs=False) == (hidden,)
    assert legend_words([[("hole cards", ["33+ A2+"])]]) == (notation_words(),)
    assert legend_words([[("flush draw", ["T or better"])]]) == (
        "Flush draw: four cards of a suit, of which your own highest one counts.",
    )
    assert legend_words([[("made", ["flush"])], []]) == ()


def test_the_legend_of_the_notation_is_what_is_read() -> None:
    assert notation_words() == (
        "33 is a pair, K2s two cards of one suit, K5o of two suits, K5 either; + adds all up to the highest such, so "
        "that K5o+ is K5o to KQo; T is a ten."
    )
    names = hand_names()
    assert {names[place] for place in parse_hands("K5")} == {"K5s", "K5o"}
    assert {names[place] for place in parse_hands("K5o+")} == {f"K{low}o" for low in "56789TJQ"}
