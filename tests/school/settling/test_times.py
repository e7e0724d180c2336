"""How long each box took."""

from __future__ import annotations

from tests.school.settling.rounds import TAKES_FIRST, five_boxes, not_qualified
from uth.hands import Category
from uth.school.settling.acts import CallDealer, CallHand, ClearBox, Take, Timed
from uth.school.settling.perfect import PACE, perfect
from uth.school.settling.times import BoxTime, box_times
from uth.table import Bet


def test_reading_and_settling_are_told_apart() -> None:
    acts = [
        Timed(CallDealer(Category.PAIR, qualifies=True), 2_000),
        Timed(CallHand(2, Category.FLUSH), 5_000),
        Timed(Take(2, Bet.ANTE), 7_500),
        Timed(ClearBox(2), 8_000),
        Timed(Take(1, Bet.ANTE), 9_000),
        Timed(ClearBox(1), 9_400),
    ]
    assert box_times(acts) == (BoxTime(2, 3_000, 3_000), BoxTime(1, None, 400))
    assert box_times(()) == ()


def test_boxes_stand_in_the_order_in_which_they_were_begun() -> None:
    assert [time.box for time in box_times(perfect(not_qualified()))] == [3, 2, 1]
    assert {time.read for time in box_times(perfect(five_boxes(TAKES_FIRST)))} == {PACE, 2 * PACE}
