"""Exercises are answered by keyboard alone and by mouse alone, and what was wrong is said with its reason."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pygame
import pytest

from tests.ui.school import made
from uth.cards import parse_cards
from uth.school.exercise import FILL, Exercise, Field, Given
from uth.school.findings import Finding
from uth.ui.intents import KeyPress, Leave, Mouse, Move, Press, Release, Wheel
from uth.ui.keys import Key, KeyLabels
from uth.ui.layout import Viewpoint
from uth.ui.preferences import Preferences
from uth.ui.scene import Scene
from uth.ui.scenes.school_exercise import ExerciseScene
from uth.ui.school.chair_scene import Course
from uth.ui.sound import Cue

WINDOW = (1280, 800)
ALL = (made.FEW, made.LIST, made.CARDS, made.AMOUNT, made.CUT)


class Asked:
    """A course of some exercises that remembers what was answered."""

    def __init__(self, *exercises: Exercise, **more: Any) -> None:
        self.left = list(exercises[1:])
        self.answers: list[Given] = []
        self.scene = ExerciseScene(
            KeyLabels(), Preferences(), Course(self._mark, self._next, lambda: "1 of 2", **more), exercises[0]
        )
        self.scene.resize(WINDOW)

    def _mark(self, exercise: Exercise, given: Given) -> tuple[Finding, ...]:
        self.answers.append(given)
        return made.mark(exercise, given)

    def _next(self) -> Exercise | Scene | None:
        return self.left.pop(0) if self.left else None

    # --- by hand

    def keys(self, *keys: Key) -> None:
        for key in keys:
            self.scene.handle(KeyPress(key))

    def typed(self, text: str) -> None:
        self.keys(*(Key(character) for character in text))

    def at(self, name: str) -> tuple[int, int]:
        (found,) = [control for control in self.scene.controls() if control.name == name]
        return found.rect.centre

    def click(self, *names: str, button: Mouse = Mouse.LEFT) -> None:
        for name in names:
            at = self.at(name)
            self.scene.handle(Move(*at))
            self.scene.handle(Press(*at, button))
            self.scene.handle(Release(*at, button))


def asked(*fields: Field, boxes: int = 6, **more: Any) -> Asked:
    return Asked(made.exercise(*fields, boxes=boxes), **more)


def helped(scene: ExerciseScene) -> bool:
    return scene.picture.overlay is not None


def seen_from(scene: ExerciseScene) -> Viewpoint:
    return scene.shown.layout.viewpoint


def said(scene: ExerciseScene) -> str:
    return "\n".join(scene.lines())


def test_every_form_of_question_is_answered_by_keyboard_alone() -> None:
    hand = asked(*ALL)
    hand.keys(Key.DIGIT_3)
    hand.keys(Key.DOWN, Key.DOWN, Key.DOWN, Key.ENTER)
    # As they are seen: 9c 9d and Kd 9s 4d Kc Kh.
    hand.typed("12356")
    hand.keys(Key.DIGIT_5, Key.DIGIT_7, Key.ENTER)
    hand.typed("1050")
    hand.keys(Key.BACKSPACE, Key.ENTER)
    hand.keys(Key.DIGIT_5, Key.UP, Key.DIGIT_3, Key.UP, Key.UP, Key.DOWN, Key.ENTER)
    assert dict(hand.answers[0].answer) == dict(made.exercise(*ALL).right) | {"cards": parse_cards("9c 9d Kd Kc Kh")}
    hand.keys(Key.SPACE)
    assert hand.scene.done


def test_every_form_of_question_is_answered_by_mouse_alone() -> None:
    hand = asked(*ALL)
    hand.click("pick pay", "pick full house")
    hand.click(*(f"card {card}" for card in ["Kh", "Kc", "Kd", "9c", "9d"]), "give")
    hand.click("type 1", "type 0", "type 5", "give")
    hand.click("cut 10000", "cut 500", "cut 500")
    hand.click("cut 500", button=Mouse.RIGHT)
    hand.click("give")
    assert dict(hand.answers[0].answer) == dict(made.exercise(*ALL).right)
    assert hand.scene.asking.findings == ()
    hand.click("on")
    assert hand.scene.done


def test_steps_are_put_in_order_by_keyboard_alone() -> None:
    one = asked(made.STEPS)
    one.keys(Key.ENTER)
    assert one.scene.state.reason == "Choose the first step."
    one.typed("34")
    one.keys(Key.BACKSPACE, Key.HOME, Key.SPACE, Key.DOWN, Key.SPACE)
    assert one.answers == []
    one.keys(Key.ENTER)
    assert one.answers[0].answer == {"steps": ("spread", "pass", "drop")}


def test_steps_are_put_in_order_by_mouse_alone() -> None:
    one = asked(made.STEPS)
    one.click("pick rack", "pick spread", "pick rack", "pick drop", "erase", "pick pass", "pick drop", "give")
    assert one.answers[0].answer == {"steps": ("spread", "pass", "drop")}


def test_a_chip_is_dragged_to_the_felt_and_one_dropped_on_the_rack_goes_back() -> None:
    hand = asked(made.CUT)
    start = hand.at("cut 10000")
    for end, count in (((start[0], start[1] - 300), 1), ((start[0] - 60, start[1]), 1), ((40, 300), 2)):
        hand.scene.handle(Press(*start))
        hand.scene.handle(Move(*end))
        hand.scene.draw(pygame.Surface(WINDOW))
        hand.scene.handle(Release(*end))
        assert hand.scene.asking.draft.chips[10000] == count


def test_the_wheel_takes_chips_out_of_the_column_under_it_and_changes_amounts() -> None:
    hand = asked(made.CUT, made.AMOUNT)
    hand.scene.handle(Wheel(*hand.at("cut 500"), 3))
    hand.scene.handle(Wheel(*hand.at("cut 500"), -1))
    assert hand.scene.asking.draft.cut_out == ((500, 2),)
    hand.keys(Key.UP, Key.PAGE_UP)
    assert hand.scene.asking.draft.cut_out == ((500, 8),)
    hand.keys(Key.LEFT, Key.UP, Key.ENTER)
    assert hand.scene.asking.value("chips") == ((500, 8), (100, 1))
    hand.scene.handle(Wheel(600, 300, 4))
    assert hand.scene.asking.amount == 200


def test_what_chips_come_to_is_said_only_after_the_answer() -> None:
    hand = asked(made.CUT)
    hand.click("cut 10000")
    assert "$100" not in {stack.label for stack in hand.scene.picture.stacks}
    hand.keys(Key.ENTER)
    assert "$100" in {stack.label for stack in hand.scene.picture.stacks}


def test_a_short_rack_calls_for_a_fill() -> None:
    hand = asked(made.SHORT)
    hand.keys(Key.DIGIT_4, Key.UP)
    assert hand.scene.picture.refused
    assert hand.scene.take_cues() == (Cue.REFUSED,)
    hand.keys(Key.F)
    assert hand.answers[0].answer == {"short": FILL}
    other = asked(made.SHORT)
    other.click("fill")
    assert other.answers == hand.answers


def test_what_was_wrong_is_said_with_what_is_right_why_and_its_source() -> None:
    hand = asked(made.FEW)
    hand.keys(Key.DIGIT_1)
    (finding,) = hand.scene.asking.findings
    text = said(hand.scene)
    assert all(part in text for part in (finding.done, finding.right, finding.why, finding.source))
    assert "1 fault" in text
    right = asked(made.FEW)
    right.keys(Key.DIGIT_3)
    assert "All right." in said(right.scene)


def test_an_answer_that_is_none_yet_is_refused_with_the_reason() -> None:
    for fields, keys in (((made.AMOUNT,), ()), ((made.CARDS,), (Key.DIGIT_1,))):
        hand = asked(*fields)
        hand.keys(*keys, Key.ENTER)
        assert hand.answers == []
        assert hand.scene.picture.refused
        (give,) = [control for control in hand.scene.controls() if control.name == "give"]
        assert not give.enabled
        assert give.reason


def test_one_card_too_many_is_refused() -> None:
    hand = asked(made.CARDS)
    hand.typed("123456")
    assert len(hand.scene.asking.draft.cards) == 5
    assert hand.scene.picture.refused


def test_the_course_says_what_comes_next_and_the_clock_starts_again() -> None:
    one, two = made.exercise(made.FEW), made.exercise(made.LIST, boxes=1)
    hand = Asked(one, two)
    hand.scene.update(5.5)
    hand.keys(Key.DIGIT_1, Key.ENTER)
    assert not hand.scene.done
    assert hand.scene.asking.exercise is two
    assert hand.scene.asking.milliseconds == 0
    assert hand.scene.picture.bankroll.figure == "0:00"
    hand.scene.update(61)
    assert hand.scene.picture.bankroll.figure == "1:01"


def test_the_clock_stands_still_while_help_is_open() -> None:
    hand = asked(made.FEW)
    hand.keys(Key.H)
    hand.scene.update(9)
    assert helped(hand.scene)
    hand.keys(Key.DIGIT_1)
    assert hand.answers == []
    hand.keys(Key.ESCAPE)
    assert not helped(hand.scene)
    assert hand.scene.asking.milliseconds == 0
    hand.click("help")
    assert helped(hand.scene)
    hand.scene.handle(Press(5, 5))
    assert not helped(hand.scene)
    hand.keys(Key.ESCAPE)
    assert hand.scene.done


def test_the_camera_shows_no_card_that_the_chair_does_not() -> None:
    hand = asked(made.FEW)
    before = hand.scene.picture
    hand.keys(Key.V)
    after = hand.scene.picture
    assert seen_from(hand.scene) is Viewpoint.CAMERA
    assert after.cards == before.cards
    assert after.stacks == before.stacks
    hidden = {lies.card for cards in made.felt().cards.values() for lies in cards if not lies.up}
    assert not hidden & {card.card for card in after.cards}
    surfaces = [pygame.Surface(WINDOW) for _ in range(2)]
    hand.scene.draw(surfaces[0])
    hand.click("view")
    hand.scene.draw(surfaces[1])
    assert seen_from(hand.scene) is Viewpoint.DEALER
    assert pygame.image.tobytes(surfaces[0], "RGB") != pygame.image.tobytes(surfaces[1], "RGB")


def test_a_box_that_is_pointed_at_is_shown_closer() -> None:
    hand = asked(made.FEW)
    before = hand.scene.shown.close
    assert before is not None
    hand.scene.handle(Move(*hand.scene.shown.layout.box(2).rect.centre))
    after = hand.scene.shown.close
    assert after is not None
    assert len(after.names) == 6
    hand.scene.handle(Leave())
    assert hand.scene.shown.close == before


def test_findings_that_have_no_room_are_read_on_by_key_and_wheel() -> None:
    hand = asked(made.FEW, made.LIST, made.AMOUNT)
    hand.scene.resize((960, 600))
    hand.keys(Key.DIGIT_1, Key.DIGIT_1, Key.DIGIT_1, Key.ENTER)
    places = hand.scene.shown.places
    assert places.most > 0
    hand.keys(Key.PAGE_DOWN)
    assert hand.scene.shown.places.back > 0
    hand.keys(*[Key.DOWN] * 99)
    assert hand.scene.shown.places.back == places.most
    hand.scene.handle(Wheel(*places.body.centre, 99))
    assert hand.scene.shown.places.back == 0


def test_what_is_called_is_read_on_by_wheel_while_an_amount_is_asked() -> None:
    exercise = made.exercise(made.AMOUNT)
    lines = tuple(f"Slip: line {number}" for number in range(30))
    cleared = replace(exercise.still, said=lines, felt=replace(exercise.still.felt, cards={}))
    hand = Asked(replace(exercise, still=cleared))
    board = hand.scene.shown.called
    assert board is not None
    # No hand of the dealer's is there that a line could stand beside.
    assert hand.scene.picture.dealer_hand == ""
    hand.scene.handle(Wheel(*board[0].body.centre, -3))
    after = hand.scene.shown.called
    assert after is not None
    assert after[0].back > 0
    assert hand.scene.asking.amount is None


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1920, 1080), (700, 500)])
@pytest.mark.parametrize("boxes", [1, 6])
def test_every_moment_can_be_drawn_in_every_size(size: tuple[int, int], boxes: int) -> None:
    hand = asked(*ALL, boxes=boxes)
    surface = pygame.Surface(size)
    steps: Sequence[str] = ("", "pick take", "pick flush", "card 9c", "view", "help")
    for step in steps:
        hand.scene.resize(size)
        if step:
            hand.click(step)
        hand.scene.draw(surface)
        hand.scene.handle(Move(size[0] // 2, size[1] // 2))
        hand.scene.draw(surface)


def test_drawing_changes_nothing() -> None:
    hand = asked(made.CUT)
    hand.keys(Key.DIGIT_3, Key.UP)
    first, second = pygame.Surface(WINDOW), pygame.Surface(WINDOW)
    hand.scene.draw(first)
    hand.scene.draw(second)
    assert pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(second, "RGB")
