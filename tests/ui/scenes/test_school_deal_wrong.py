"""What a trainee does wrong in a round, what goes wrong in it, and what is done to the house."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.ui.school.deals import (
    acts,
    by_keys,
    by_mouse,
    exercise,
    found,
    mark,
    perfectly,
    press,
    shown,
    text,
    turn_to,
    up_to,
)
from tests.ui.school.settler import at, click, drag, keys
from uth.profile import Call, Fault, Ruling
from uth.school.dealing.acts import (
    Act,
    Ask,
    CloseBetting,
    DealPacket,
    FoldedTo,
    NameRuling,
    OpenBetting,
    Protection,
    Refuse,
    StopGame,
    TakeFold,
    TurnBoard,
)
from uth.school.dealing.irregular import What
from uth.school.dealing.perfect import next_act
from uth.school.findings import Mistake
from uth.store.settings import Settings, Speed
from uth.table import Street
from uth.train.felt.model import BOARD, cards_place
from uth.ui.intents import Leave, Move
from uth.ui.keys import Key, KeyLabels
from uth.ui.preferences import Preferences
from uth.ui.scenes.school_deal import DealScene
from uth.ui.school.chair_scene import Course
from uth.ui.school.deal_ways import Menu
from uth.words.rulings import ruling_words

Way = Callable[[DealScene, Act], None]


# --- wrongly


def test_any_call_can_be_said_and_a_wrong_one_is_marked() -> None:
    scene = shown(exercise())
    keys(scene, Key.DIGIT_1)
    assert len([name for name in controls(scene) if name.startswith("pick ")]) > 3
    click(scene, "pick close")
    assert acts(scene) == [CloseBetting(Call.CLOSE)]
    scene = shown(exercise())
    keys(scene, Key.DIGIT_1, Key.DIGIT_6)
    assert acts(scene) == [OpenBetting(Call.FOLD)]
    assert found(scene) == {Mistake.WRONG_CALL}
    assert "1 fault" in text(scene)


def controls(scene: DealScene) -> list[str]:
    return [control.name for control in scene.controls()]


def test_a_wrong_call_to_a_box_is_asked_and_marked() -> None:
    scene = shown(exercise())
    perfectly(scene, by_keys, up_to(Ask))
    turn_to(scene, cards_place(1))
    keys(scene, Key.DIGIT_1, Key.DIGIT_4)
    assert acts(scene)[-1] == Ask(1, Call.FLOP)
    assert Mistake.WRONG_CALL in found(scene)


def test_packets_of_a_wrong_size_and_in_a_wrong_order_are_dealt_and_marked() -> None:
    scene = shown(exercise("standard", (1, 2, 3)))
    perfectly(scene, by_keys, up_to(DealPacket))
    keys(scene, Key.DOWN, Key.MINUS, Key.DIGIT_2)
    act = acts(scene)[-1]
    assert isinstance(act, DealPacket)
    assert act.count == 1
    turn_to(scene, cards_place(1))
    keys(scene, Key.EQUALS, Key.EQUALS, Key.DIGIT_2)
    assert {Mistake.PACKET_SIZE, Mistake.CARD_COUNT} & found(scene)
    assert len(scene.round.felt.cards_at(cards_place(1))) == 3


def test_the_flop_can_be_turned_too_early_and_the_table_waits_for_the_answer() -> None:
    scene = shown(exercise())
    perfectly(scene, by_keys, up_to(Ask))
    click(scene, "board")
    assert acts(scene)[-1] == TurnBoard(Street.FLOP)
    assert Mistake.BOARD_EARLY in found(scene)
    keys(scene, Key.W, Key.DIGIT_1, Key.DIGIT_2, Key.DIGIT_3)
    assert scene.round.course.trouble is None
    assert "The floor: " in text(scene)


def test_a_hand_that_plays_can_be_taken() -> None:
    scene = shown(exercise())
    perfectly(scene, by_mouse, up_to(Ask, 2))
    drag(scene, "box 1 cards", "discards")
    assert acts(scene)[-1] == TakeFold(1, FoldedTo.RACK)
    assert Mistake.LIVE_HAND_TAKEN in found(scene)


def test_what_cannot_be_done_is_refused_and_said() -> None:
    scene = shown(exercise())
    for pressed, why in (
        ((Key.O,), "the dealer has no cards yet"),
        ((Key.DIGIT_3,), "Choose a box first: click it, or go there with the arrows."),
        ((Key.X, Key.ENTER), "Type how many cards."),
    ):
        keys(scene, *pressed)
        assert scene.state.reason == why
        keys(scene, Key.ESCAPE) if scene.round.menu is not Menu.NONE else None
    assert acts(scene) == []
    perfectly(scene, by_mouse, up_to(DealPacket))
    drag(scene, "deck", "discards")
    assert scene.state.reason == "No cards go there: a box, the board, your own place, or the burned cards."


def test_a_press_on_the_felt_does_nothing_while_something_is_asked() -> None:
    scene = shown(exercise())
    perfectly(scene, by_keys, up_to(Ask))
    before = acts(scene)
    keys(scene, Key.W)
    click(scene, "board", "dealer")
    assert acts(scene) == before
    click(scene, "pick back")
    assert scene.round.menu is Menu.NONE


def test_the_game_can_be_stopped_for_nothing_and_that_is_marked() -> None:
    scene = shown(exercise())
    perfectly(scene, by_keys, up_to(Ask))
    click(scene, "pick wrong", "pick stop game")
    assert acts(scene)[-1] == StopGame()
    assert found(scene) == {Mistake.FALSE_ALARM}
    keys(scene, Key.ESCAPE)
    assert scene.round.menu is Menu.NONE
    keys(scene, Key.UP)
    assert scene.round.place == BOARD


# --- what goes wrong, and what is done to the house


def until_trouble(what: What, way: Way = by_keys) -> DealScene:
    scene = shown(exercise("standard", (1, 2, 4), what, seed=str(what)))
    perfectly(scene, way, lambda _act: scene.round.course.trouble is not None)
    return scene


def test_what_the_felt_does_not_show_is_told_at_the_edge_and_its_answer_is_not() -> None:
    scene = until_trouble(Fault.CALCULATOR)
    box = scene.round.course.trouble.box if scene.round.course.trouble else 0
    assert f"The player of box {box} enters the cards into a telephone." in text(scene)
    assert ruling_words(scene.round.course.house.profile.ruling(Fault.CALCULATOR)) not in text(scene)


def test_what_the_felt_shows_is_told_nowhere() -> None:
    scene = until_trouble(Fault.UNEQUAL)
    assert scene.round.trouble_is_seen
    assert "not equal" not in text(scene)


def test_a_ruling_can_be_named_and_is_marked() -> None:
    scene = until_trouble(Fault.CARDS_BELOW)
    keys(scene, Key.W, Key.DIGIT_1, Key.DIGIT_2, Key.DIGIT_4, Key.DIGIT_1)
    assert isinstance(acts(scene)[-1], NameRuling)
    assert Mistake.WRONG_RULING in found(scene)
    assert scene.round.menu is Menu.WRONG
    keys(scene, Key.DIGIT_3)
    assert "The floor: " in text(scene)


def test_any_ruling_and_any_box_is_found_with_the_mouse() -> None:
    scene = until_trouble(Fault.CARDS_BELOW)
    scene.resize((960, 600))
    press(scene, "pick wrong", "pick name ruling", f"pick {list(Ruling)[-1]}")
    assert acts(scene)[-1] == NameRuling(list(Ruling)[-1])
    assert scene.shown.places.back == 0
    press(scene, "pick refuse bet", "pick 6")
    assert scene.state.reason == "box 6 is not in use"
    press(scene, "pick 2")
    assert acts(scene)[-1] == Refuse(2)


def test_a_false_report_is_marked() -> None:
    scene = shown(exercise())
    perfectly(scene, by_keys, up_to(Ask))
    keys(scene, Key.R, Key.DIGIT_2, Key.DIGIT_1)
    assert found(scene) == {Mistake.FALSE_ALARM}
    assert "The floor looks at box 2, and finds nothing." in text(scene)


def watched(what: Protection, speed: Speed = Speed.NORMAL) -> DealScene:
    course = Course(mark, lambda: None, peek=mark)
    one = exercise("standard", (1, 2, 4), what, seed=str(what))
    scene = DealScene(KeyLabels(), Preferences(Settings(speed=speed)), course, one)
    scene.resize((1280, 800))
    while not scene.round.course.watched:
        scene.done_by_hand(next_act(scene.round.dealing))
    return scene


@pytest.mark.parametrize("speed", [Speed.NORMAL, Speed.OFF])
@pytest.mark.parametrize("what", list(Protection))
def test_what_is_done_to_the_house_moves_for_a_moment(what: Protection, speed: Speed) -> None:
    scene = watched(what, speed)
    still = scene.picture
    scene.update(0.3)
    scene.update(0.1)
    moving = scene.picture
    assert (moving.cards, moving.stacks) != (still.cards, still.stacks)
    assert "edge: " in text(scene)
    keys(scene, Key.LEFT)
    assert "edge: " in text(scene), "a key does not end it"
    scene.update(9.0)
    scene.update(9.0)
    assert "edge: " not in text(scene)
    assert not scene.moving


def test_a_moment_waits_for_the_pointer_to_be_elsewhere() -> None:
    scene = watched(Protection.CAPPED_BLIND)
    box = scene.round.course.watched[0].box
    scene.handle(Move(*at(scene, f"box {box} cards")))
    scene.update(5.0)
    assert scene.moving
    assert "edge: " not in text(scene)
    scene.handle(Leave())
    scene.update(0.2)
    assert "edge: " in text(scene)


def test_what_was_done_to_the_house_lies_there_when_a_round_is_shown_again() -> None:
    scene = watched(Protection.CAPPED_BLIND)
    scene.update(9.0)
    again = DealScene.again(
        KeyLabels(), Preferences(), Course(mark, lambda: None), scene.asking.exercise, scene.round.given
    )
    assert again.round.felt == scene.round.felt == scene.round.dealing.felt
