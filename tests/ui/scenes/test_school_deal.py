"""Whole rounds in the dealer's chair: dealt by keyboard alone and by mouse alone, from the first act to the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.school.dealing.rounds import of_procedure
from tests.ui.scenes.at_page import opened, press
from tests.ui.scenes.at_page import text as page_text
from tests.ui.school import deals, settler
from tests.ui.school.apprentice import plan, trainee
from tests.ui.school.deals import (
    acts,
    by_keys,
    by_mouse,
    exercise,
    found,
    mark,
    mistakes,
    perfectly,
    shown,
    text,
    turn_to,
    up_to,
)
from tests.ui.school.settler import at, click, drag, house, keys
from uth.school.dealing.acts import (
    Act,
    Ask,
    CountStub,
    DealPacket,
    OpenHouse,
    TakeFold,
)
from uth.school.dealing.irregular import possible
from uth.school.dealing.perfect import next_act
from uth.school.dealing.shift import FullTable, Often
from uth.school.exercise import Given
from uth.school.findings import Finding, Mistake
from uth.school.skills import Skill
from uth.table import Burn, CutBy, Decisions, ShuffleBy
from uth.train.felt.model import HOUSE_CARDS, cards_place
from uth.ui.intents import Mouse, Press, Release, Wheel
from uth.ui.keys import Key, KeyLabels
from uth.ui.layout import Viewpoint
from uth.ui.preferences import Preferences
from uth.ui.scene import Scene
from uth.ui.scenes.school_deal import DealScene
from uth.ui.scenes.school_report import SchoolReportScene, begin
from uth.ui.scenes.school_settle import SettleScene
from uth.ui.school.chair_scene import Course
from uth.ui.school.deal_ways import Menu
from uth.ui.window import Window

WAYS = pytest.mark.parametrize("way", [by_keys, by_mouse])
PRESETS = ("standard", "six-box-dark", "france", "auckland", "pennsylvania-a")
BOXES = ((1,), (1, 2, 3), (1, 2, 3, 4, 5, 6))
Way = Callable[[DealScene, Act], None]


# --- rightly


@pytest.mark.parametrize("boxes", BOXES)
@pytest.mark.parametrize("name", PRESETS)
def test_a_perfect_dealer_with_the_keyboard_is_told_of_nothing(name: str, boxes: tuple[int, ...]) -> None:
    scene = shown(exercise(name, boxes), (960, 600))
    perfectly(scene, by_keys)
    assert mistakes(scene) == []
    assert scene.round.dealing.done


@pytest.mark.parametrize(
    ("name", "boxes"),
    [
        ("standard", BOXES[0]),
        ("six-box-dark", BOXES[1]),
        ("france", BOXES[2]),
        ("auckland", BOXES[1]),
        ("pennsylvania-a", BOXES[0]),
    ],
)
def test_a_perfect_dealer_with_the_mouse_is_told_of_nothing(name: str, boxes: tuple[int, ...]) -> None:
    scene = shown(exercise(name, boxes), (960, 600))
    perfectly(scene, by_mouse)
    assert mistakes(scene) == []
    assert scene.round.dealing.done


@WAYS
@pytest.mark.parametrize(
    "procedure",
    [
        {"shuffle": ShuffleBy.HAND, "cut": CutBy.DEALER, "packet": 1},
        {"decisions": Decisions.FREE, "burn": (Burn.FLOP,), "count_stub_every": 1},
    ],
)
def test_any_procedure_of_a_house_can_be_followed(procedure: dict[str, object], way: Way) -> None:
    scene = shown(exercise(of_procedure("standard", **procedure), (1, 3)), (960, 600))
    perfectly(scene, way)
    assert mistakes(scene) == []


@pytest.mark.full
@pytest.mark.parametrize("boxes", BOXES)
@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1920, 1080), (3840, 2160)])
def test_a_perfect_dealer_with_the_mouse_is_told_of_nothing_in_any_window(
    name: str, boxes: tuple[int, ...], size: tuple[int, int]
) -> None:
    scene = shown(exercise(name, boxes), size)
    perfectly(scene, by_mouse)
    assert mistakes(scene) == []


@pytest.mark.parametrize(("seed", "way"), [("one", by_keys), ("two", by_mouse), ("three", by_keys), ("four", by_keys)])
def test_whatever_goes_wrong_can_be_answered_rightly(seed: str, way: Way) -> None:
    scene = shown(exercise("six-box-dark", (1, 2, 4), often=Often(100, 100), seed=seed), (960, 600))
    perfectly(scene, way)
    assert mistakes(scene) == []


@pytest.mark.full
@WAYS
@pytest.mark.parametrize("name", PRESETS)
def test_everything_that_can_go_wrong_can_be_answered_rightly(name: str, way: Way) -> None:
    for what in possible(house(name)):
        scene = shown(exercise(name, (1, 2, 4), what, seed=str(what)))
        perfectly(scene, way)
        assert mistakes(scene) == []
        assert not scene.round.course.happenings


def test_the_camera_sees_the_same_and_the_arrows_follow_it() -> None:
    scene = shown(exercise())
    keys(scene, Key.V)
    assert scene.state.viewpoint is Viewpoint.CAMERA
    perfectly(scene, by_mouse, up_to(Ask))
    turn_to(scene, HOUSE_CARDS)
    keys(scene, Key.LEFT)
    assert scene.round.place == cards_place(1)
    perfectly(scene, by_mouse)
    assert mistakes(scene) == []


def test_the_deck_is_taken_into_the_hand_and_places_are_clicked() -> None:
    scene = shown(exercise("standard", (1, 2)))
    perfectly(scene, by_mouse, up_to(DealPacket))
    click(scene, "deck")
    while isinstance(act := next_act(scene.round.dealing), DealPacket):
        turn_to(scene, deals.place_of(act))
        deals.sized(scene, act)
        click(scene, str(deals.place_of(act)))
        assert acts(scene)[-1] == act
    click(scene, "deck")
    assert not scene.round.in_hand
    assert not found(scene)


def with_enter(scene: DealScene, box: int) -> None:
    turn_to(scene, cards_place(box))
    keys(scene, Key.ENTER)


def test_a_folded_hand_is_clicked_or_its_bets_are_dragged_and_asked_where_the_cards_go() -> None:
    for gesture in (
        lambda scene, box: click(scene, f"box {box} cards"),
        lambda scene, box: drag(scene, f"box {box} ante", "rack"),
        with_enter,
    ):
        scene = shown(exercise("standard", (1, 2, 3, 4, 5, 6), seed="picture book"))
        perfectly(scene, by_keys, up_to(TakeFold))
        act = next_act(scene.round.dealing)
        assert isinstance(act, TakeFold)
        gesture(scene, act.box)
        assert scene.round.menu is Menu.WHERE
        click(scene, f"pick {act.where}")
        assert acts(scene)[-1] == act


def test_the_wheel_and_the_right_button_work_on_the_deck() -> None:
    scene = shown(exercise())
    where = at(scene, "deck")
    scene.handle(Press(*where, Mouse.RIGHT))
    scene.handle(Release(*where, Mouse.RIGHT))
    assert scene.round.is_shuffled
    perfectly(scene, by_mouse, up_to(DealPacket))
    where = at(scene, "board")
    scene.handle(Wheel(*where, -2))
    assert scene.round.packets.board == 4, "as the house deals, and one fewer"
    scene.handle(Wheel(*where, 2))
    act = next_act(scene.round.dealing)
    by_mouse(scene, act)
    assert acts(scene)[-1] == act


# --- the end


def test_players_say_and_give_something_at_the_end() -> None:
    for seed in map(str, range(40)):
        scene = shown(exercise("standard", (1, 2, 3, 4, 5, 6), seed=seed))
        while not scene.round.done:
            scene.done_by_hand(next_act(scene.round.dealing))
        tips = scene.round.course.guests.tips(scene.round.course.state)
        if tips:
            assert f"{tips[0].name} tips" in text(scene)
            assert "toke box" in text(scene)
            return
    raise AssertionError("nobody ever tips")


def test_what_was_wrong_is_said_at_the_end_and_its_places_are_marked() -> None:
    scene = shown(exercise(), course=Course(mark, lambda: None))
    turn_to(scene, cards_place(2))
    keys(scene, Key.DIGIT_2)
    assert "fault" not in text(scene)
    while not scene.round.done:
        scene.done_by_hand(next_act(scene.round.dealing))
    findings = scene.asking.findings
    assert {Mistake.BETTING_NOT_OPENED, Mistake.NOT_SCANNED} <= {finding.mistake for finding in findings}
    assert {finding.place for finding in findings if finding.place} == set(scene.asking.exercise.still.lit)
    assert findings[0].done in text(scene)


def test_a_round_that_is_left_in_the_middle_counts_as_far_as_it_went() -> None:
    given: list[Given] = []

    def marker(_asked: object, answer: Given) -> tuple[Finding, ...]:
        given.append(answer)
        return ()

    scene = shown(exercise(), course=Course(marker, lambda: None))
    keys(scene, Key.DIGIT_1, Key.DIGIT_1, Key.ESCAPE)
    assert scene.state.reason == "What is dealt so far counts. Esc once more ends it here."
    keys(scene, Key.ESCAPE)
    assert scene.done
    assert "open betting" in str(given[0].answer)


def test_nothing_counts_of_a_round_that_was_not_begun() -> None:
    scene = shown(exercise())
    keys(scene, Key.ESCAPE)
    assert scene.done
    assert not scene.asking.marked or not scene.round.was_left


def test_a_closed_window_keeps_what_was_dealt() -> None:
    given: list[Given] = []

    def marker(_asked: object, answer: Given) -> tuple[Finding, ...]:
        given.append(answer)
        return ()

    scene = shown(exercise(), course=Course(marker, lambda: None))
    assert scene.may_close()
    assert not given
    keys(scene, Key.DIGIT_1, Key.DIGIT_1)
    assert scene.may_close()
    assert len(given) == 1


@pytest.mark.parametrize("whole", [True, False])
def test_a_round_is_shown_again_as_it_was_dealt(whole: bool) -> None:
    scene = shown(exercise())
    perfectly(scene, by_keys, up_to(Ask) if not whole else lambda _act: False)
    again = DealScene.again(KeyLabels(), Preferences(), Course(mark, lambda: None), exercise(), scene.round.given)
    again.resize((1280, 800))
    assert again.round.done
    assert [timed.act for timed in again.round.dealing.acts] == acts(scene)
    assert again.round.felt == scene.round.felt
    assert again.picture.cards == scene.picture.cards or whole


def test_packets_keep_their_size_from_round_to_round() -> None:
    scene = shown(exercise(), course=Course(mark, lambda: exercise(seed="another")))
    perfectly(scene, by_keys)
    keys(scene, Key.SPACE)
    assert acts(scene) == []
    assert scene.round.packets.hand == 2
    assert scene.state.answered == 1


def test_a_run_that_tells_nothing_goes_on_to_the_next_round() -> None:
    course = Course(mark, lambda: exercise(seed="another"), tells=False)
    scene = shown(exercise(), course=course)
    while scene.state.answered == 0:
        scene.done_by_hand(next_act(scene.round.dealing))
    assert acts(scene) == []


def test_hints_are_told_only_where_they_are_wished() -> None:
    scene = shown(exercise())
    assert "Call for bets" not in text(scene)
    keys(scene, Key.T)
    assert "bets: open, scan, close" in text(scene)
    keys(scene, Key.T)
    assert "Call for bets" in text(scene)
    scene = shown(exercise(), course=Course(mark, lambda: None, tells=False))
    keys(scene, Key.T)
    assert "bets: open, scan, close" not in text(scene)


def test_hints_tell_of_the_stub_too() -> None:
    scene = shown(exercise(of_procedure("standard", count_stub_every=1), (1,)))
    perfectly(scene, by_keys, up_to(CountStub))
    keys(scene, Key.T, Key.T)
    assert "Count the stub, face down" in text(scene)


def test_the_help_lists_every_key() -> None:
    scene = shown(exercise())
    keys(scene, Key.H)
    assert scene.picture.overlay is not None
    keys(scene, Key.H)
    perfectly(scene, by_keys, up_to(OpenHouse))
    keys(scene, Key.O, Key.H)
    assert "When something is wrong" in str(scene.picture.overlay)


# --- a run


@WAYS
def test_a_run_is_dealt_to_its_report_and_a_round_is_shown_again(window: Window, way: Way) -> None:
    who = trainee()
    scene = begin(who, plan(Skill.DEAL, count=2, full=FullTable((1, 2)), seed="run"))
    assert isinstance(scene, DealScene)
    scene.resize((1280, 800))
    keys(scene, Key.S)
    for number in (1, 2):
        assert f"{number} of 2" in text(scene)
        perfectly(scene, way)
        keys(scene, Key.SPACE)
    report = scene.opens
    assert isinstance(report, SchoolReportScene)
    opened(report)
    assert "1 of 2 right" in page_text(report)
    press(report, Key.S)
    again = report.opens
    assert isinstance(again, DealScene)
    again.resize((1280, 800))
    assert again.round.done
    assert "The deck was not shuffled as the house does" in text(again)


def test_a_run_of_settling_and_dealing_goes_from_scene_to_scene(window: Window) -> None:
    scene: Scene | None = begin(trainee(), plan(Skill.SETTLE, Skill.DEAL, count=3, full=FullTable((1,)), seed="17"))
    kinds = set()
    while isinstance(scene, SettleScene):
        scene.resize((960, 600))
        kinds.add(type(scene))
        if isinstance(scene, DealScene):
            perfectly(scene, by_keys)
        else:
            settler.perfectly(scene, settler.by_keys)
        keys(scene, Key.SPACE)
        scene = scene.opens if scene.done else scene
    assert kinds == {SettleScene, DealScene}
    assert isinstance(scene, SchoolReportScene)
