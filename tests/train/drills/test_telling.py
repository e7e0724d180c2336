"""A question is told with all that the player sees and nothing else; an answer with what it cost."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.train.drills.test_course import PLANS, done
from tests.train.drills.test_dark import taken_asked
from tests.train.drills.test_marks import asked_for
from tests.train.drills.test_plan import DARK, PRACTICE, STANDARD
from tests.train.drills.test_spots import spot
from uth.game.model import Choice
from uth.train.drills.course import Course
from uth.train.drills.marks import Asked, exact_values, mark
from uth.train.drills.report import report
from uth.train.drills.spots import Spot
from uth.train.drills.telling import (
    answer_lines,
    question_line,
    report_lines,
    row_of_family,
    table_lines,
    worst_lines,
)
from uth.train.lessons import ruling_words
from uth.train.outlook import Outlook, outlook
from uth.words.cards import card_words


def told(asked: Asked) -> list[str]:
    return [*table_lines(asked), question_line(asked)]


def test_a_question_of_one_box() -> None:
    assert told(asked_for(STANDARD, spot(1, "9h Ks 2c", "9c 4d"))) == [
        "Your bets: Ante $5, Blind $5.",
        "Your cards: nine of clubs, four of diamonds.",
        "The board: nine of hearts, king of spades, two of clubs.",
        "Pair of nines: check, or 2x for $10?",
    ]


def test_a_question_of_several_boxes() -> None:
    assert told(asked_for(PRACTICE, spot(2, "", "Ah Ad", "9c 4d"))) == [
        "Box 1: Ante $5, Blind $5, Play $20.",
        "Box 2: Ante $5, Blind $5.",
        "Box 1: ace of hearts, ace of diamonds.",
        "Box 2: nine of clubs, four of diamonds.",
        "No card of the board is open yet.",
        "Box 2, nine-four offsuit: check, 3x for $15, or 4x for $20?",
    ]


def test_a_question_before_the_deal() -> None:
    lines = told(taken_asked())
    assert lines[-1].endswith("long run? Type check for no dark box, or 1x, 2x, 3x or 4x.")
    assert len(lines) == 2


def test_dark_boxes_beside() -> None:
    where = Spot(0, 1, spot(1, "", "9c 4d").holes, dark=((2, 3),))
    assert told(asked_for(DARK, where))[:4] == [
        "Box 1: Ante €5, Blind €5.",
        "Box 2, dark 3x: Ante €5, Blind €5, Play €15.",
        "Box 1: nine of clubs, four of diamonds.",
        "Box 2, dark 3x: face down.",
    ]


def after_a_4x(asked: Asked) -> tuple[list[str], Outlook]:
    """Return what is said about that answer, and the outlook."""
    question = asked.question
    assert question is not None
    found = outlook(question)
    lines = list(answer_lines(asked, mark(asked, Choice.PLAY_4X, 900, exact_values(asked)), found))
    return lines, found


def test_before_the_flop_the_rule_of_the_family_comes_first_and_that_of_thumb_not_at_all() -> None:
    asked = asked_for(STANDARD, spot(1, "", "Kh 3d"))
    lines, found = after_a_4x(asked)
    assert lines[0] == "Wrong: Check, not Play 4x."
    assert lines[1] == "Check. You have king-three offsuit."
    assert lines[2].startswith("King high, offsuit: Play 4x down to king-five offsuit, below that Check")
    assert lines[3].startswith("Never folded, this hand wins ")
    assert ruling_words(found.ruling) not in lines
    later = asked_for(STANDARD, spot(1, "9h Ks 2c", "9c 4d"))
    assert later.question is not None
    seen = outlook(later.question)
    assert ruling_words(seen.ruling) in answer_lines(later, mark(later, Choice.CHECK, 900, exact_values(later)), seen)


def test_a_wrong_4x_is_told_with_the_worth_of_4x_not_of_3x() -> None:
    asked = asked_for(STANDARD, spot(1, "", "Th 8d"))
    lines, found = after_a_4x(asked)
    assert lines[0] == "Wrong: Check, not Play 4x."
    assert any(each.startswith("Playing 4x costs 0.246 Antes") for each in lines)
    assert any(each.startswith("Play 4x is worth −0.439 Antes, Play 3x −0.433, Check −0.193.") for each in lines)
    row = lines[-1].replace("\N{NO-BREAK SPACE}", " ")
    assert "that of a check over Play 4x" in row
    assert "T8 check 0.246," in row
    lower = list(answer_lines(asked, mark(asked, Choice.PLAY_3X, 900, exact_values(asked)), found))
    assert any(each.startswith("Play 3x is worth −0.433 Antes, Check −0.193.") for each in lower)
    assert "T8 check 0.240," in lower[-1].replace("\N{NO-BREAK SPACE}", " ")


def test_the_row_of_a_hand_that_is_raised_compares_a_check_with_that_raise() -> None:
    asked = asked_for(STANDARD, spot(1, "", "Kh 5d"))
    for chosen in (Choice.CHECK, Choice.PLAY_3X):
        row, border = row_of_family(asked, mark(asked, chosen, 900, exact_values(asked)))
        assert "that of a check over Play 4x" in row
        assert border == "The border: Play 4x gains 0.034 with king-five offsuit, Check 0.023 with king-four offsuit."
    later = asked_for(STANDARD, spot(1, "9h Ks 2c", "9c 4d"))
    assert [*row_of_family(later, mark(later, Choice.CHECK, 900, exact_values(later)))] == []


@pytest.mark.parametrize("board", ["", "9h Ks 2c"])
def test_hidden_cards_are_told_to_nobody(board: str) -> None:
    asked = asked_for(STANDARD, spot(1, board, "9c 4d"))
    words = " ".join(told(asked))
    state = asked.state
    hidden = {*state.dealer, *state.community} - {*state.board, *asked.spot.hole}
    assert hidden
    assert not [card for card in hidden if card_words(card) in words]


def test_answers() -> None:
    asked = asked_for(STANDARD, spot(1, "9h Ks 2c", "9c 4d"))
    question, values = asked.question, exact_values(asked)
    assert question is not None
    found = outlook(question)
    right, *lesson = answer_lines(asked, mark(asked, Choice.PLAY_2X, 900, values), found)
    assert right == "Right: Play 2x."
    wrong, *other = answer_lines(asked, mark(asked, Choice.CHECK, 900, values), found)
    assert wrong == "Wrong: Play 2x, not Check."
    assert lesson[0] == other[0]
    late = mark(asked, Choice.PLAY_2X, 900, values, late=True)
    assert next(answer_lines(asked, late, found)) == "Right, but too late: Play 2x."
    by_rule = [*answer_lines(asked, mark(asked, Choice.CHECK, 900, None), None)]
    assert by_rule == [
        "Wrong: Play 2x, not Check.",
        "That is by the rule of thumb: the exact values are not known here.",
    ]
    exact = [*answer_lines(asked, mark(asked, Choice.CHECK, 900, values), None)]
    assert exact == ["Wrong: Play 2x, not Check.", "Checking costs 0.419 Antes ($2.10)."]


def test_the_report() -> None:
    course, _ = done(PLANS[0])
    found = report(course)
    lines = [*report_lines(found)]
    assert lines[0] == f"{found.all.right} of 20 hands right, longest streak {found.streak}."
    assert str(found.all.cost) in lines[1]
    assert lines[-1].endswith("were too late.")
    worst = [*worst_lines(found)]
    assert len(worst) == 1 + len(found.worst)
    assert [*report_lines(report(Course(PLANS[0])))] == ["No hand was answered."]
    assert [*worst_lines(replace(found, worst=()))] == []
