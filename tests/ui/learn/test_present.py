"""What a drill shows: the question on the real table, how far it is, and only what can be done."""

from __future__ import annotations

from tests.ui.learn.here import DARK, advised, best, drilling, plan, worst
from uth.game.model import Choice
from uth.table import Street
from uth.train.drills.keeping import Keeping
from uth.train.drills.plan import Plan, Topic
from uth.train.drills.spots import Spot
from uth.ui.commands import Command
from uth.ui.keymap import Keymap
from uth.ui.learn.drilling import Drilling
from uth.ui.learn.moves import Move
from uth.ui.learn.present import Look, drill_picture, table_of
from uth.ui.picture import Picture
from uth.ui.places import Spot as Where
from uth.ui.present import felt_of


def shown(drill: Drilling, *, explaining: bool = False) -> Picture:
    return drill_picture(drill, felt_of(table_of(drill)), Look(Keymap(), explaining))


def test_the_question_lies_on_the_table_with_the_buttons_of_play() -> None:
    drill = drilling(plan(Street.FLOP))
    picture = shown(drill)
    assert drill.asked is not None
    faces = [at.card for at in picture.cards if at.place.spot is Where.BOX_CARD]
    assert tuple(faces) == drill.asked.spot.hole
    board = [at.card for at in picture.cards if at.place.spot is Where.COMMUNITY_CARD and at.card is not None]
    assert tuple(board) == drill.asked.spot.board
    assert [button.intent for button in picture.buttons] == [Command.CHECK, Command.PLAY_2X]
    assert not picture.tray
    assert picture.stacks
    assert (picture.bankroll.figure, picture.bankroll.second) == ("1 of 3", "0 right, streak 0")
    assert picture.prompt.endswith("check, or play twice the Ante")


def test_after_the_mark_one_button_goes_on() -> None:
    drill = drilling(plan(Street.FLOP, hands=1))
    drill.answer(worst(drill))
    picture = shown(drill)
    assert picture.prompt.startswith("Wrong: ")
    (button,) = picture.buttons
    assert (button.intent, button.label, button.gold) == (Move.ON, "Report", True)
    assert [each.intent for each in picture.actions if each.enabled] == [Move.WHY, Move.LEAVE]


def test_a_right_answer_says_so() -> None:
    drill = drilling(plan())
    drill.answer(best(drill))
    assert shown(drill).prompt.startswith("Right: ")
    assert shown(drill).buttons[0].label == "Next hand"
    assert shown(drill).bankroll.second == "1 right, streak 1"


def test_the_clock_is_shown() -> None:
    drill = drilling(plan(seconds=20))
    drill.tick(3.5)
    assert shown(drill).bankroll.second == "16 seconds left"


def test_a_dark_box_is_asked_about_before_the_deal() -> None:
    plan = Plan((DARK,), "7", topic=Topic.MISTAKES, mistakes=(Spot(0, 2),))
    drill = drilling(plan)
    picture = shown(drill)
    assert [(button.intent, button.label) for button in picture.buttons][:2] == [
        (Command.CHECK, "No dark box"), (Command.PLAY_1X, "Play 1x"),
    ]  # fmt: skip
    assert len(picture.buttons) == 5
    assert [box.number for box in picture.boxes if box.active] == [2]
    assert len(picture.boxes) == 6
    assert not any(at.place.spot is Where.BOX_CARD for at in picture.cards)
    assert "played dark" in picture.prompt
    drill.answer(Choice.CHECK)
    assert shown(drill).prompt == "Right: No dark box."


def test_who_gave_no_answer_is_not_told_that_it_was_right() -> None:
    drill = drilling(plan(seconds=1))
    drill.tick(2)
    assert shown(drill).prompt.startswith("Time is up: ")


def test_while_a_hand_is_looked_for_the_table_is_empty() -> None:
    drill = Drilling(plan(topic=Topic.CLOSE_CALLS), Keeping(), advised(slow=True)[0])
    picture = shown(drill)
    assert (picture.buttons, picture.cards) == ((), ())
    assert picture.prompt.startswith("Looking for a hand")


def test_what_is_explained_can_be_tried() -> None:
    drill = drilling(plan())
    drill.answer(worst(drill))
    picture = shown(drill, explaining=True)
    assert [button.intent for button in picture.buttons] == [Move.TRY, Move.ON]
    assert picture.bankroll.figure == ""
