"""A family's rule is what the way to play does with each of its hands, whatever that way is."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from uth.cards import hole_name, parse_cards
from uth.game.model import Choice
from uth.train.families import Hole, family, rule_of, runs_of, sentence, sister

PLAY, CHECK = Choice.PLAY_4X, Choice.CHECK


def names(hands: tuple[Hole, ...]) -> list[str]:
    return [hole_name(hand) for hand in hands]


def way(plays: str) -> Mapping[str, Choice]:
    return dict.fromkeys(plays.split(), PLAY)


def said(hole: str, plays: str) -> str:
    play = way(plays)
    return sentence(rule_of(lambda hand: play.get(hole_name(hand), CHECK), parse_cards(hole)))


def test_families_and_their_sisters() -> None:
    assert names(family(parse_cards("3h 2d"))) == ["32o"]
    assert names(family(parse_cards("5h 3h"))) == ["54s", "53s", "52s"]
    assert names(sister(parse_cards("5h 3h"))) == ["54o", "53o", "52o"]
    assert names(family(parse_cards("5h 5d"))) == [rank * 2 for rank in "AKQJT98765432"]
    assert sister(parse_cards("5h 5d")) == ()


@pytest.mark.parametrize(
    ("hole", "plays", "rule"),
    [
        ("5h 3d", "54o", "Five high, offsuit: Play 4x down to five-four offsuit, below that Check; "
                         "yours, five-three offsuit, is below."),
        ("5h 4d", "54o", "Five high, offsuit: Play 4x down to five-four offsuit, below that Check; "
                         "yours, five-four offsuit, is the limit."),
        ("5h 4d", "54o 53o", "Five high, offsuit: Play 4x down to five-three offsuit, below that Check; "
                             "yours, five-four offsuit, is above."),
        ("5h 3d", "54o 52o", "Five high, offsuit: Play 4x with five-four offsuit, Check with five-three offsuit, "
                             "Play 4x with five-two offsuit; with yours, five-three offsuit, Check."),
        ("5h 3d", "54s 53s 52s", "Five high, offsuit: always Check."),
        ("5h 3d", "", "Five high: always Check."),
    ],
)  # fmt: skip
def test_in_words(hole: str, plays: str, rule: str) -> None:
    assert said(hole, plays) == rule


def test_what_is_not_known_of_all_hands_is_not_said() -> None:
    assert runs_of(lambda hand: None if hole_name(hand) == "53o" else CHECK, family(parse_cards("5h 3d"))) == ()
    assert sentence(rule_of(lambda _hand: None, parse_cards("5h 3d"))) == ""
