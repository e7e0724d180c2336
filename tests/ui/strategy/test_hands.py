"""What the chart of starting hands shows."""

from __future__ import annotations

import pytest

from tests.ui.test_shares import NobodyWorks
from uth.analysis.advice import kind_of
from uth.analysis.solution import starting_hands
from uth.analysis.strategy.study import Study
from uth.config import load_table
from uth.ui.strategy.hands import cards_of, differences, facts_of, hands_shown, in_words
from uth.ui.strategy.studies import Studies


def stored_study(name: str) -> Study:
    """Return what is stored of the best play of a table."""
    found = Studies(NobodyWorks).hands(load_table(name).table)
    assert found is not None
    return found


def test_a_raise_is_named_and_the_margin_has_its_sign() -> None:
    shown = hands_shown(stored_study("standard"), None)
    assert len(shown) == 169
    assert (shown["AA"].raised, shown["AA"].number) == ("4x", "+1.41")
    assert (shown["22"].raised, shown["22"].number) == ("", "−0.11")
    assert all((each.margin > 0) is bool(each.raised) for each in shown.values())


def test_differences_are_marked_and_listed() -> None:
    shown = hands_shown(stored_study("standard"), stored_study("auckland"))
    assert {name for name, each in shown.items() if each.differs} == {"22", "J9o", "T9s"}
    said = differences(shown, "Auckland")
    assert said == "At “Auckland” 3 starting hands are played otherwise (framed): 4x: 22 J9o T9s"
    same = hands_shown(stored_study("standard"), stored_study("practice"))
    assert not any(each.differs for each in same.values())
    assert differences(same, "Practice") == "At “Practice” every starting hand is played the same."


def test_the_facts_are_those_of_the_solution() -> None:
    study = stored_study("standard")
    shown = hands_shown(study, stored_study("auckland"))["K5o"]
    facts = facts_of(shown, "Standard", "Auckland")
    assert facts[:2] == (("Of 1,326 hands", "12"), ("Standard", "4x"))
    assert [label for label, _value in facts[2:6]] == [
        "check is worth", "3x is worth", "4x is worth", "Raise against check",
    ]  # fmt: skip
    worth = [float(value.replace("−", "-")) for _label, value in facts[2:6]]
    assert worth[2] == max(worth[:3])
    assert worth[3] == pytest.approx(worth[2] - worth[0], abs=0.006)
    assert facts[6] == ("Auckland", "4x")
    assert len(facts_of(hands_shown(study, None)["K5o"], "Standard", "")) == 6


def test_the_numbers_may_be_values() -> None:
    shown = hands_shown(stored_study("standard"), None, worth=True)
    assert (shown["AA"].number, shown["AA"].raised) == ("+3.60", "4x")


def test_every_hand_has_cards_of_its_kind() -> None:
    for hand in starting_hands():
        assert kind_of(cards_of(hand.name).hole) == hand.name


def test_the_chart_in_words_has_every_hand_that_raises() -> None:
    assert in_words(stored_study("standard")) == ("4x: 33+ A2+ K2s+ K5o+ Q6s+ Q8o+ J8s+ JTo",)
