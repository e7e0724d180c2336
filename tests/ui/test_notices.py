from __future__ import annotations

from uth.game.actions import Cut, DeclineCut, Option, Reason, Refusal
from uth.game.model import DEALER, Choice
from uth.session import PLAYER
from uth.ui.keymap import Keymap
from uth.ui.keys import Key, KeyLabels
from uth.ui.laid import Laid
from uth.ui.notices import how_to_play, turned, where_cut

DEAR = Refusal.of(Reason.CANNOT_AFFORD, cost=20_00, available=15_00)


def test_how_play_is_bet_names_the_open_multiples_by_what_the_keyboard_prints() -> None:
    keymap = Keymap(labels := KeyLabels())
    check, three, four = Option(Choice.CHECK, 0), Option(Choice.PLAY_3X, 15_00), Option(Choice.PLAY_4X, 20_00, DEAR)
    assert how_to_play([check, three, four], keymap) == "Choose Play 3x below (key 3)"
    labels.learn(Key.DIGIT_3, '"', ord('"'))
    assert how_to_play([check, three, four], keymap) == f"Choose Play 3x below (key {labels.label(Key.DIGIT_3)})"
    assert how_to_play([check, four], keymap) == ""


def test_boxes_that_turned_are_named_and_new_ones_are_not() -> None:
    before = {1: Laid(5_00), 5: Laid(5_00, dark=2)}
    assert turned(before, {1: Laid(5_00, dark=1), 5: Laid(5_00)}) == "Box 5 is seen now; box 1 is played dark 1x"
    assert turned(before, {**before, 3: Laid(5_00, dark=1)}) == ""


def test_the_dealers_cut_is_told_when_there_is_one() -> None:
    assert where_cut([DeclineCut(PLAYER), Cut(DEALER, 17)]) == "The dealer cut: 17 cards under"
    assert where_cut([DeclineCut(PLAYER)]) == ""
