"""A run is ended without undoing an answer, nothing is lost by a slip of a key, and the pays can be looked up."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from tests.ui.scenes.test_school_exercise import Asked, asked, said
from tests.ui.school import made, settler
from uth.school.exercise import Exercise, Given
from uth.school.findings import Finding
from uth.school.skills import Skill
from uth.ui.intents import KeyPress
from uth.ui.keys import Key
from uth.ui.school.side import Signs


def peek(exercise: Exercise, given: Given) -> tuple[Finding, ...]:
    return made.mark(exercise, given)


def ended(hand: Asked) -> bool:
    return hand.scene.done


def told(hand: Asked) -> bool:
    return hand.scene.asking.told


def reason(hand: Asked) -> str:
    return hand.scene.picture.reason if hand.scene.picture.refused else ""


def test_what_was_told_counts_where_a_run_is_ended_in_the_middle() -> None:
    hand = asked(made.FEW, made.LIST, peek=peek)
    hand.keys(Key.DIGIT_1)
    assert told(hand)
    hand.keys(Key.ESCAPE)
    assert not ended(hand)
    assert "counts as missed" in reason(hand)
    hand.keys(Key.ESCAPE)
    assert ended(hand)
    assert [dict(given.answer) for given in hand.answers] == [{"ante": "take"}]


def test_what_was_told_counts_where_the_window_is_closed() -> None:
    hand = asked(made.FEW, made.LIST, peek=peek)
    hand.keys(Key.DIGIT_3)
    assert hand.scene.may_close()
    assert hand.scene.may_close()
    assert [dict(given.answer) for given in hand.answers] == [{"ante": "pay"}]


def test_an_answer_of_which_nothing_was_told_is_forgotten() -> None:
    hand = asked(made.FEW, made.LIST)
    hand.keys(Key.DIGIT_1, Key.ESCAPE)
    assert ended(hand)
    assert hand.answers == []


def test_where_the_questions_hang_together_nothing_is_told_before_the_last() -> None:
    hand = Asked(made.exercise(made.FEW, made.LIST, skill=Skill.READ), peek=peek)
    hand.keys(Key.DIGIT_1)
    assert "Right: " not in said(hand.scene)
    hand.keys(Key.DIGIT_1)
    assert "Right: " in said(hand.scene)


def test_an_end_of_a_run_that_nobody_keeps_is_asked_for_twice() -> None:
    hand = asked(made.FEW, made.LIST, kept=False)
    hand.keys(Key.DIGIT_1, Key.ESCAPE)
    assert "Nothing of this run is kept" in reason(hand)
    # Anything else in between is no second time.
    hand.keys(Key.V, Key.ESCAPE)
    assert not ended(hand)
    hand.click("leave")
    assert ended(hand)
    fresh = asked(made.FEW, kept=False)
    fresh.keys(Key.ESCAPE)
    assert ended(fresh)


def test_no_chips_are_an_answer_only_the_second_time() -> None:
    hand = asked(made.CUT)
    (give,) = [button for button in hand.scene.picture.buttons if button.intent == "give"]
    assert (give.label, give.gold) == ("No chips", False)
    hand.keys(Key.ENTER)
    assert hand.answers == []
    assert "Enter" in reason(hand)
    hand.keys(Key.UP)
    (give,) = [button for button in hand.scene.picture.buttons if button.intent == "give"]
    assert (give.label, give.gold) == ("Answer", True)
    hand.keys(Key.DOWN, Key.ENTER)
    assert hand.answers == []
    hand.keys(Key.ENTER)
    assert hand.answers[0].answer == {"chips": ()}


def test_of_several_bets_one_without_chips_is_answered_at_once() -> None:
    hand = asked(made.CUT, replace(made.CUT, name="short"))
    hand.keys(Key.ENTER)
    assert hand.scene.asking.value("chips") == ()


def test_after_the_option_that_ends_it_nothing_more_is_asked() -> None:
    hand = asked(replace(made.FEW, ends="take"), made.LIST)
    hand.keys(Key.DIGIT_1)
    assert [dict(given.answer) for given in hand.answers] == [{"ante": "take"}]
    assert "not answered" not in said(hand.scene)
    other = asked(replace(made.FEW, ends="take"), made.LIST)
    other.keys(Key.DIGIT_3)
    assert other.answers == []


@pytest.mark.parametrize("size", [(960, 600), (1920, 1080)])
def test_the_pays_are_looked_up_with_a_key(size: tuple[int, int]) -> None:
    hand = asked(made.CUT)
    hand.scene.resize(size)
    hand.keys(Key.P)
    board = hand.scene.shown.called
    assert board is not None
    places, side = board
    (signs,) = [item for item in side.items if isinstance(item, Signs)]
    assert ("flush", "3 to 2", "7 to 1") in signs.rows
    assert signs.rows[-1] == ("others", "push", "lose")
    assert places.most == 0
    hand.scene.draw(pygame.Surface(size))
    assert "500 to 1" in said(hand.scene)
    hand.click("signs")
    assert hand.scene.shown.called is None
    assert hand.answers == []


def test_the_pays_are_looked_up_while_a_table_is_settled() -> None:
    scene = settler.shown(settler.exercise("standard"), (960, 600))
    for shown in (True, False):
        scene.handle(KeyPress(Key.P))
        assert any("500 to 1" in line for line in scene.lines()) is shown
