"""What keys mean in each mode, and what lies under a point, from the chair and from the camera."""

from __future__ import annotations

import pytest

from tests.ui.school.settler import at, exercise, keys, shown
from uth.table import Bet
from uth.train.felt.model import BOARD, DISCARDS, HOUSE_CARDS, RACK, bet_place, cards_place, pay_place
from uth.ui.keys import Key
from uth.ui.school.deeds import Deed, Do
from uth.ui.school.modes import HANDS, Mode
from uth.ui.school.settle_touch import bet_of, carries, deed_of_key, grip_at, moves_of, target_at
from uth.ui.school.touch import Grip
from uth.ui.school.ways import WAYS, Way, deed, way_of

SIZES = [(960, 600), (1280, 800), (3840, 2160), (640, 400)]
NAMES = {"dealer": HOUSE_CARDS, "board": BOARD, "discards": DISCARDS} | {
    str(place): place
    for box in (1, 2, 3)
    for place in (cards_place(box), *(place(box, bet) for place in (bet_place, pay_place) for bet in Bet))
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("above", [False, True])
def test_every_place_is_found_under_its_middle(size: tuple[int, int], above: bool) -> None:
    scene = shown(exercise("standard", "three boxes"), size)
    if above:
        keys(scene, Key.V)
    for name, place in NAMES.items():
        assert grip_at(scene.shown, scene.settling, at(scene, name)) == Grip(place)
        assert target_at(scene.shown, at(scene, name)) == place
    assert grip_at(scene.shown, scene.settling, at(scene, "cut 500")) == Grip(RACK, 500)
    assert target_at(scene.shown, at(scene, "rack")) == RACK


def test_every_way_has_a_key_that_does_it_where_its_cap_shows() -> None:
    with_chips = {Way.LAY, Way.RETURN, Way.LEAVE_OFF}
    assert set(WAYS) == set(Way)
    for way, key in WAYS.items():
        mode = Mode.CHIPS if way in with_chips else Mode.TABLE
        assert deed_of_key(key, mode) == deed(way)
        assert way_of(deed(way)) is way
    assert way_of(Deed(Do.PICK, "full house")) is None


def test_keys_choose_among_what_is_asked() -> None:
    assert deed_of_key(Key.DIGIT_1, Mode.HAND) == Deed(Do.PICK, HANDS[0].value)
    assert deed_of_key(Key.DIGIT_0, Mode.HAND) == Deed(Do.PICK, HANDS[9].value)
    assert deed_of_key(Key.DIGIT_3, Mode.SAID) == Deed(Do.PICK, "not said")
    assert deed_of_key(Key.DIGIT_4, Mode.SAID) is None
    assert deed_of_key(Key.ESCAPE, Mode.HAND) == deed(Way.LEAVE_OFF)
    assert deed_of_key(Key.ESCAPE, Mode.TABLE) == Deed(Do.LEAVE)
    assert deed_of_key(Key.V, Mode.CHIPS) == Deed(Do.VIEW)
    assert deed_of_key(Key.LEFT, Mode.CHIPS) is None


def test_a_chip_of_the_rack_takes_along_what_is_in_the_hand() -> None:
    settling = shown(exercise("standard", "one box")).settling
    settling.cut(500, 2)
    assert carries(settling, Grip(RACK, 500)) == {500: 3}
    assert carries(settling, Grip(RACK, 100)) == {500: 2, 100: 1}
    assert carries(settling, Grip(RACK)) == {500: 2}
    assert len(moves_of(settling, Grip(RACK, 100), pay_place(1, Bet.ANTE))) == 2


def test_only_circles_and_wins_are_of_a_bet() -> None:
    assert bet_of(bet_place(2, Bet.PLAY)) is bet_of(pay_place(2, Bet.PLAY)) is Bet.PLAY
    assert [bet_of(place) for place in (RACK, BOARD, cards_place(1))] == [None] * 3
