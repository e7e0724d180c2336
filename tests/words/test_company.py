"""What simulated players do and say, in words."""

from __future__ import annotations

from uth.game.model import Choice
from uth.words import company as words


def test_what_somebody_does() -> None:
    assert words.sits_down("Maria", 2) == "Maria sits at box 2."
    assert words.bets("Maria", "Ante $5, Blind $5") == "Maria bets: Ante $5, Blind $5."
    told = [words.decides("Maria", choice, "$20") for choice in (Choice.CHECK, Choice.FOLD, Choice.PLAY_4X)]
    assert told == ["Maria checks.", "Maria folds.", "Maria plays 4x, $20."]
    assert words.has_decided("Maria", 2, Choice.PLAY_4X, "$20") == "Box 2: Maria plays 4x, $20"
    assert words.thinks("Maria", 2) == "Box 2: Maria decides"
    assert words.has_cut("Maria", 1) == "Maria cuts: 1 card goes under."
    assert words.has_cut("Maria", 20) == "Maria cuts: 20 cards go under."
    assert words.does_not_cut("Maria") == "Maria does not cut."


def test_what_a_round_came_to() -> None:
    assert [words.comes_out("Sam", net, "$5") for net in (500, 0, -500)] == [
        "Sam wins $5.",
        "Sam neither wins nor loses.",
        "Sam loses $5.",
    ]
    assert [words.hand_comes_out("Sam", "a flush", net, "$5") for net in (500, 0, -500)] == [
        "Sam has a flush and wins $5.",
        "Sam has a flush and neither wins nor loses.",
        "Sam has a flush and loses $5.",
    ]


def test_how_many_sit_there() -> None:
    assert words.company_now(0, wanted=0) == "You play alone"
    assert words.company_now(1, wanted=1) == "1 player sits with you"
    assert words.company_now(5, wanted=7) == "5 players sit with you: the table is full"
