"""From bet to bet and from box to box, by whatever way, and nowhere where nothing lay."""

from __future__ import annotations

import pytest

from tests.ui.school.settler import exercise
from uth.school.dealt import shown
from uth.school.settling.acts import ActError
from uth.school.settling.steps import lines_to_settle
from uth.table import Bet
from uth.ui.school.aiming import Aim, Aiming


def aiming(kind: str) -> Aiming:
    return Aiming(lines_to_settle(shown(exercise("standard", kind)).state), (Bet.PLAY, Bet.ANTE, Bet.BLIND))


def test_at_first_it_is_about_the_dealers_hand() -> None:
    one = aiming("one box")
    assert one.aim == Aim()
    one.other_bet(1)
    assert one.aim == Aim()


def test_every_bet_is_passed_once_and_then_the_first_again() -> None:
    one, passed = aiming("three boxes"), []
    while True:
        passed.append(one.aim)
        one.next_bet()
        if one.aim == passed[0]:
            break
    assert passed[0] == Aim()
    assert passed[1:] == [Aim(box, bet) for box in (3, 2, 1) for bet in one.bets(box)]
    one.next_bet(-1)
    assert one.aim == passed[-1]


def test_boxes_are_passed_as_they_lie_and_each_begins_at_its_first_bet() -> None:
    one = aiming("three boxes")
    one.look_at(1, Bet.BLIND)
    one.other_box(-1)
    one.other_box(1)
    boxes = []
    for _ in range(4):
        boxes.append(one.aim)
        one.other_box(1)
    assert boxes == [*(Aim(box, one.bets(box)[0]) for box in (1, 2, 3)), Aim()]
    one.other_box(-1)
    assert one.aim == Aim()


def test_what_was_handled_is_left_for_the_next_bet_of_the_order() -> None:
    one = aiming("one box")
    first, second, *others = one.bets(1)
    one.look_at(1, second)
    one.go_on({(1, second)})
    assert one.aim == Aim(1, others[0])
    one.go_on({(1, bet) for bet in (second, *others)})
    assert one.aim == Aim(1, first)
    one.go_on({(1, bet) for bet in one.bets(1)})
    assert one.aim == Aim(1, first), "where all are done the light stays"


def test_bets_of_a_box_go_round_in_the_order_in_which_the_house_takes_them() -> None:
    one = aiming("one box")
    one.look_at(1)
    bets = one.bets(1)
    assert bets == (Bet.PLAY, Bet.ANTE, Bet.BLIND, *bets[3:]), "what the order leaves out comes last"
    one.other_bet(-1)
    assert one.aim == Aim(1, bets[-1])
    one.other_bet(1)
    assert one.aim == Aim(1, Bet.PLAY)


def test_a_box_without_anything_is_refused() -> None:
    one = aiming("one box")
    with pytest.raises(ActError, match=r"Box 5 has nothing to settle"):
        one.look_at(5)
    assert one.aim == Aim()
