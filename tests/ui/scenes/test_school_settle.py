"""A table is settled in the dealer's chair by keyboard alone and by mouse alone, and every fault is found."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from tests.ui.school.settler import (
    at,
    by_keys,
    by_mouse,
    click,
    drag,
    exercise,
    keys,
    kinds,
    mark,
    mistakes,
    perfectly,
    shown,
    turn_to,
)
from uth.resources import data_folder
from uth.school.drills.settle import ACTS
from uth.school.exercise import Exercise, Given
from uth.school.findings import WEIGHTS, Finding, Mistake, Weight
from uth.school.settling.acts import Act, CallFill, CallFloor, GiveBack, Pay, Push, Take, TakeBack, from_json
from uth.school.settling.perfect import next_act
from uth.train.felt.model import bet_place
from uth.ui.intents import Leave, Mouse, Move, Press, Release, Wheel
from uth.ui.keys import Key, KeyLabels
from uth.ui.layout import Viewpoint
from uth.ui.preferences import Preferences
from uth.ui.scenes.school_settle import SettleScene
from uth.ui.school.chair_scene import Course
from uth.ui.school.modes import HANDS, Mode
from uth.ui.school.settle_side import Hints
from uth.ui.sound import Cue

PRESETS = tuple(sorted(file.stem for file in data_folder("paytables").glob("*.yaml")))
WAYS = (by_keys, by_mouse)
Way = Callable[[SettleScene, Act], None]


def until(scene: SettleScene, kind: type[Act]) -> Act:
    """Settle up to the first act of a kind, and return it."""
    while not isinstance(act := next_act(scene.settling.handling), kind):
        by_keys(scene, act)
    return act


def said(scene: SettleScene) -> str:
    return "\n".join(scene.lines())


@pytest.mark.parametrize(("way", "size"), [(by_keys, (1280, 800)), (by_mouse, (960, 600))])
@pytest.mark.parametrize("kind", ["one box", "folded with trips", "won, lost and folded", "uneven odds", "short rack"])
def test_a_perfect_trainee_makes_no_fault(kind: str, way: Way, size: tuple[int, int]) -> None:
    scene = shown(exercise("standard", kind), size)
    perfectly(scene, way)
    assert mistakes(scene) == []
    assert "All right" in said(scene)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", PRESETS)
def test_every_table_can_be_settled_by_hand(name: str, way: Way) -> None:
    scene = shown(exercise(name, "two boxes"))
    perfectly(scene, way)
    assert mistakes(scene) == []


@pytest.mark.full
@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("size", [(960, 600), (1920, 1080)])
def test_tables_of_every_kind_can_be_settled_by_hand(name: str, size: tuple[int, int]) -> None:
    for number, kind in enumerate(kinds(name)):
        for way in WAYS:
            scene = shown(exercise(name, kind, number), size)
            perfectly(scene, way)
            assert mistakes(scene) == []


# --- faults


@pytest.mark.parametrize("way", WAYS)
def test_a_losing_bet_that_is_paid_is_found_and_nothing_else(way: Way) -> None:
    scene = shown(exercise("standard", "won, lost and folded"))
    act = until(scene, Take)
    assert isinstance(act, Take)
    way(scene, Pay(act.box, act.bet, ((500, 1),)))
    perfectly(scene, way)
    (mistake,) = mistakes(scene)
    assert WEIGHTS[mistake] is Weight.MONEY


@pytest.mark.parametrize("way", WAYS)
def test_a_payment_that_is_taken_back_while_it_is_in_the_hand_is_no_fault(way: Way) -> None:
    scene = shown(exercise("standard", "uneven odds"))
    act = until(scene, Pay)
    assert isinstance(act, Pay)
    way(scene, Pay(act.box, act.bet, ((500, 3),)))
    way(scene, TakeBack(act.box, act.bet, ((500, 3),)))
    perfectly(scene, way)
    assert mistakes(scene) == []


@pytest.mark.parametrize("way", WAYS)
def test_a_bet_that_is_given_back_is_an_own_repair(way: Way) -> None:
    scene = shown(exercise("standard", "won, lost and folded"))
    act = until(scene, Take)
    assert isinstance(act, Take)
    lay = scene.settling.handling.felt.at(bet_place(act.box, act.bet))
    way(scene, act)
    way(scene, GiveBack(act.box, act.bet, tuple(sorted(((each.value, n) for each, n in lay.items()), reverse=True))))
    way(scene, act)
    perfectly(scene, way)
    assert mistakes(scene) == [Mistake.OWN_FIX]


@pytest.mark.parametrize("way", WAYS)
def test_the_floor_is_called_before_a_repair(way: Way) -> None:
    scene = shown(exercise("standard", "won, lost and folded"))
    act = until(scene, Take)
    assert isinstance(act, Take)
    way(scene, act)
    way(scene, CallFloor())
    lay = shown(scene.settling.exercise).settling.handling.felt.at(bet_place(act.box, act.bet))
    way(scene, GiveBack(act.box, act.bet, tuple(sorted(((each.value, n) for each, n in lay.items()), reverse=True))))
    way(scene, act)
    perfectly(scene, way)
    assert mistakes(scene) == []


@pytest.mark.parametrize("way", WAYS)
def test_a_round_that_is_given_up_is_over_only_when_it_is_said_twice(way: Way) -> None:
    scene = shown(exercise("standard", "one box"))
    for given_up in (False, True):
        if way is by_keys:
            keys(scene, Key.SPACE)
        else:
            click(scene, "pick over")
        assert scene.settling.done is given_up
        assert scene.picture.refused is not given_up
    assert Mistake.BOX_NOT_SETTLED in mistakes(scene)


def test_whoever_does_something_else_is_asked_again() -> None:
    scene = shown(exercise("standard", "one box"))
    keys(scene, Key.ENTER, Key.TAB, Key.ENTER)
    assert not scene.settling.done


# --- what is said


def told_at_once(kind: str) -> SettleScene:
    return shown(exercise("standard", kind), course=Course(mark, lambda: None, peek=mark))


def test_a_fault_is_told_at_once_where_that_is_wished() -> None:
    scene = told_at_once("one box")
    turn_to(scene, 1, None)
    keys(scene, Key.DIGIT_1)
    (notice,) = [side for _places, side in [scene.shown.called or (None, None)] if side is not None]
    text = "\n".join(notice.texts)
    assert all(word in text for word in ("Done: ", "Right: ", "Why: ", "Source: "))
    assert f"{len(scene.settling.handling.faults)} fault" in scene.shown.side.foot[1]
    assert Cue.REFUSED in scene.take_cues()
    scene.draw(pygame.Surface((1280, 800)))
    # It stays until something else is found.
    by_keys(scene, CallFloor())
    (kept,) = [side for _places, side in [scene.shown.called or (None, None)] if side is not None]
    assert kept.items == notice.items


def test_a_fault_is_not_told_before_the_end_where_that_is_wished() -> None:
    scene = shown(exercise("standard", "one box"))
    turn_to(scene, 1, None)
    keys(scene, Key.DIGIT_1)
    assert scene.settling.handling.faults
    assert scene.shown.called is None
    assert "fault" not in "".join(scene.shown.side.foot)
    perfectly(scene, by_keys)
    assert "Done: " in said(scene)


def test_where_nothing_is_told_before_the_report_the_next_table_comes_at_once_and_there_are_no_hints() -> None:
    after = exercise("standard", "one box", 1)
    scene = shown(exercise("standard", "one box"), course=Course(mark, lambda: after, tells=False))
    assert "pick hints" not in {control.name for control in scene.controls()}
    keys(scene, Key.T)
    assert scene.telling.hints is None
    perfectly_once(scene)
    assert scene.asking.exercise.kind == after.kind
    assert scene.settling.exercise is after
    assert not scene.settling.handling.course.acts


def perfectly_once(scene: SettleScene) -> None:
    first = scene.settling
    while scene.settling is first:
        by_keys(scene, next_act(first.handling))


def test_hints_are_given_as_far_as_they_are_wished() -> None:
    scene = shown(exercise("standard", "uneven odds"))
    act = until(scene, Pay)
    assert isinstance(act, Pay)
    texts = []
    for how in (Hints.NONE, Hints.STEPS, Hints.TOLD):
        assert scene.telling.hints is how
        texts.append("\n".join(scene.shown.side.texts))
        click(scene, "pick hints")
    assert "clear the cards" not in texts[0]
    assert "clear the cards" in texts[1]
    assert "pay $" not in texts[1]
    assert "pay $" in texts[2]


def test_the_record_is_the_answer_and_is_shown_again_as_it_was() -> None:
    answers: list[Given] = []

    def keep(asked: Exercise, given: Given) -> tuple[Finding, ...]:
        answers.append(given)
        return mark(asked, given)

    first = exercise("standard", "two boxes")
    scene = shown(first, course=Course(keep, lambda: None))
    keys(scene, Key.TAB, Key.DIGIT_2)
    perfectly(scene, by_mouse)
    (given,) = answers
    acts = from_json(str(given.answer[ACTS]))
    assert tuple(acts) == scene.settling.handling.course.acts
    assert acts[-1].at == given.times[ACTS] == scene.settling.milliseconds
    course = Course(lambda _asked, _given: scene.asking.findings, lambda: None)
    seen = SettleScene.again(KeyLabels(), Preferences(), course, first, given)
    seen.resize((1280, 800))
    assert seen.settling.handling.felt == scene.settling.handling.felt
    assert seen.asking.findings == scene.asking.findings != ()
    keys(seen, Key.SPACE)
    assert seen.done


# --- besides


def test_escape_leaves_off_first_and_then_leaves() -> None:
    scene = shown(exercise("standard", "one box"))
    turn_to(scene, 1, None)
    keys(scene, Key.DIGIT_3, Key.DIGIT_2, Key.UP, Key.ESCAPE)
    assert scene.settling.mode is Mode.TABLE
    assert not scene.settling.cut_out
    keys(scene, Key.DIGIT_4, Key.ESCAPE)
    assert scene.settling.mode is Mode.TABLE
    assert not scene.done
    keys(scene, Key.ESCAPE)
    assert scene.done


def test_right_is_where_it_is_seen() -> None:
    scene = shown(exercise("standard", "three boxes"))
    keys(scene, Key.RIGHT, Key.RIGHT)
    assert scene.settling.aim.box == 2
    keys(scene, Key.V)
    assert scene.shown.layout.viewpoint is Viewpoint.CAMERA
    keys(scene, Key.RIGHT)
    assert scene.settling.aim.box == 1


def test_the_camera_shows_no_card_that_lies_face_down_and_can_be_settled_from() -> None:
    scene = shown(exercise("standard", "folded with trips"))
    keys(scene, Key.V)
    covered = [card for card in scene.picture.cards if not card.face_up]
    assert covered
    assert all(card.card is None for card in covered)
    perfectly(scene, by_mouse)
    assert mistakes(scene) == []


def test_chips_are_cut_out_by_click_wheel_and_button_and_laid_with_a_button() -> None:
    scene = shown(exercise("standard", "dealer does not qualify"))
    act = until(scene, Push)
    assert isinstance(act, Push)
    bet = f"box {act.box} {act.bet}"
    click(scene, bet, "pick pay", "cut 500", "cut 500")
    click(scene, "cut 500", button=Mouse.RIGHT)
    scene.handle(Wheel(*at(scene, "cut 100"), 3))
    assert scene.settling.cut_out == ((500, 1), (100, 3))
    scene.draw(pygame.Surface((1280, 800)))
    click(scene, "pick lay")
    assert scene.settling.handling.course.paid((act.box, act.bet)) == ((500, 1), (100, 3))
    click(scene, bet, button=Mouse.RIGHT)
    assert not scene.settling.handling.course.paid((act.box, act.bet))


def test_what_is_let_go_where_it_means_nothing_lies_where_it_lay() -> None:
    scene = shown(exercise("standard", "two boxes"))
    box = scene.settling.handling.course.boxes[0]
    before = scene.settling.handling
    bet = f"box {box} {scene.settling.aiming.bets(box)[0]}"
    drag(scene, bet, "discards")
    assert scene.picture.refused
    drag(scene, f"box {box} cards", "rack")
    drag(scene, "cut 500", "rack")
    drag(scene, bet, bet)
    scene.handle(Press(*at(scene, bet)))
    scene.handle(Leave())
    scene.handle(Release(*at(scene, "rack")))
    assert scene.settling.handling is before
    assert not scene.settling.cut_out


def test_the_right_button_on_a_box_that_has_nothing_touches_no_other() -> None:
    scenes = (shown(exercise("standard", "six boxes", number)) for number in range(20))
    scene = next(each for each in scenes if len(each.settling.handling.course.boxes) < 6)
    act = until(scene, Take)
    by_keys(scene, act)
    before = scene.settling.handling
    empty = next(box for box in range(1, 7) if box not in before.course.boxes)
    click(scene, f"box {empty} play", button=Mouse.RIGHT)
    assert scene.picture.refused
    assert scene.settling.handling is before


def test_what_is_dragged_hangs_on_the_pointer_and_lies_nowhere_else() -> None:
    scene = shown(exercise("standard", "one box"))
    for name, end in (("box 1 ante", "rack"), ("box 1 cards", "discards"), ("board", "discards")):
        stacks, cards = len(scene.picture.stacks), len(scene.picture.cards)
        scene.handle(Press(*at(scene, name)))
        scene.handle(Move(*at(scene, end)))
        scene.draw(pygame.Surface((1280, 800)))
        assert len(scene.picture.stacks) + len(scene.picture.cards) < stacks + cards
        scene.handle(Leave())
        assert (len(scene.picture.stacks), len(scene.picture.cards)) == (stacks, cards)


def test_a_short_rack_has_no_more_than_it_has() -> None:
    scene = shown(exercise("standard", "short rack"))
    until(scene, CallFill)
    keys(scene, Key.TAB)
    rack = dict(scene.settling.handling.course.rack or ())
    empty = next(value for value, count in rack.items() if count < 3)
    for _ in range(3):
        click(scene, f"cut {empty}")
    assert scene.settling.chips[empty] == rack[empty]
    assert scene.picture.refused
    keys(scene, Key.F)
    click(scene, f"cut {empty}")
    assert scene.settling.chips[empty] == rack[empty] + 1


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1920, 1080), (3840, 2160), (700, 400)])
@pytest.mark.parametrize("kind", ["one box", "three boxes", "six boxes"])
def test_every_size_shows_all_that_can_be_done(kind: str, size: tuple[int, int]) -> None:
    scene = shown(exercise("standard", kind), size)
    names = {control.name for control in scene.controls()}
    assert {"pick take", "pick call floor", "pick clear", "pick over", "rack", "discards", "dealer"} <= names
    assert all(control.rect.w > 0 for control in scene.controls())
    keys(scene, Key.DIGIT_4)
    names = {control.name for control in scene.controls()}
    assert {f"pick {hand}" for hand in HANDS} <= names
