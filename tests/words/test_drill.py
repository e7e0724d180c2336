"""What is said of a drill."""

from __future__ import annotations

from fractions import Fraction

import pytest

from uth.cards import parse_cards
from uth.game.model import Choice
from uth.table import Street
from uth.train.drills.plan import Topic
from uth.words import drill
from uth.words.strategy import mistake_words


@pytest.mark.parametrize("topic", list(Topic))
def test_every_topic_has_words(topic: Topic) -> None:
    assert drill.opening(topic.value, 20, ["A", "B"]).startswith("A drill of 20 hands, table A, B: ")
    assert drill.opening(topic.value, 1, ["A"]).startswith("A drill of 1 hand, table A: ")


def test_questions() -> None:
    assert drill.question_title(3, 20, "") == "Hand 3 of 20."
    assert drill.question_title(3, 20, "Standard") == "Hand 3 of 20, table Standard."
    assert drill.not_offered([Choice.CHECK, Choice.PLAY_2X]) == "That is not offered here: expected check or 2x."


@pytest.mark.parametrize(
    ("chosen", "best", "right", "late", "words"),
    [
        (Choice.CHECK, Choice.CHECK, True, False, "Right: Check."),
        (Choice.CHECK, Choice.CHECK, False, True, "Right, but too late: Check."),
        (Choice.CHECK, Choice.PLAY_2X, False, True, "Wrong: Play 2x, not Check."),
        (Choice.FOLD, Choice.PLAY_1X, False, False, "Wrong: Play 1x, not Fold."),
    ],
)
def test_verdicts(chosen: Choice, best: Choice, right: bool, late: bool, words: str) -> None:
    assert drill.verdict(chosen, best, right=right, late=late) == words


def test_a_dark_box_is_taken_or_not() -> None:
    none, play = Choice.CHECK, Choice.PLAY_2X
    assert [drill.answer_label(choice, dark=True) for choice in (none, play)] == ["No dark box", "Play 2x"]
    assert drill.answer_label(none, dark=False) == "Check"
    assert drill.verdict(play, none, right=False, late=False, dark=True) == "Wrong: No dark box, not Play 2x."
    assert drill.verdict(none, play, right=False, late=False, dark=True) == "Wrong: Play 2x, not No dark box."
    assert drill.dark_lesson("0.1 Antes", "$1", wins=True).startswith("At this table a dark box wins 0.1 Antes ($1)")
    assert drill.typed_before([none, play, Choice.PLAY_4X]) == "Type check for no dark box, or 2x or 4x."
    assert [mistake_words(play, none, dark=dark) for dark in (True, False)] == [
        "2x instead of none", "2x instead of check",
    ]  # fmt: skip


def test_the_lines_of_the_report() -> None:
    assert drill.right_line(1, 1, 1) == "1 of 1 hand right, longest streak 1."
    assert drill.cost_line(Fraction(0), Fraction(0)) == "The answers cost nothing against the best play."
    assert drill.cost_line(Fraction(1, 40), Fraction(1, 2)) == (
        "They cost 0.0250 Antes for each hand, 0.500 Antes in all (exactly 1/2)."
    )
    assert drill.time_line(90_000, 20, 0) == "Time: 2 min, 4.5 seconds for each hand."
    assert drill.time_line(90_000, 20, 2).endswith("2 answers were too late.")
    assert drill.by_rule_line(1) == "1 answer was marked by the rule of thumb: its exact cost is not known."
    assert [drill.moment_words(street) for street in (None, *Street)] == [
        "before the deal", "before the flop", "on the flop", "on the river",
    ]  # fmt: skip


def test_the_dearest_answers() -> None:
    cards, board = parse_cards("9c4d"), parse_cards("9hKs2c")
    assert drill.worst_line([3], cards, board, "check instead of 2x", Fraction(1, 4)) == (
        "Hand 3: nine of clubs, four of diamonds, board nine of hearts, king of spades, two of clubs: "
        "check instead of 2x, 0.250 Antes."
    )
    assert drill.worst_line([4], (), (), "2x instead of 1x", Fraction(0)) == "Hand 4: a dark box: 2x instead of 1x."
    assert [drill.wrong_title(also=also) for also in (True, False)] == ["Also wrong:", "Wrong answers:"]
    assert drill.worst_line([1, 5], parse_cards("AsAh"), (), "check instead of 4x", Fraction(3)) == (
        "Hands 1, 5: pocket aces: check instead of 4x, 3.000 Antes in all."
    )
