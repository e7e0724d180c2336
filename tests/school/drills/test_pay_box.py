"""The drill of a box's payments, against hands and odds worked out a second time."""

from __future__ import annotations

import pytest

from tests.school.drills.sample import COUNTS, WHOLE, at_every_house, in_a_row, mistakes, of_every_kind, some_tables
from tests.school.houses import house
from tests.school.second import boxes, dealers, lying, nets
from uth.company.chance import Chance
from uth.school.drills import pay_box
from uth.school.drills.pay_box import PaidBox
from uth.school.exercise import FILL, Exercise
from uth.school.findings import Mistake
from uth.school.skills import Skill
from uth.school.stated import as_chips
from uth.train.felt.model import cards_place


def paid_by_hand(exercise: PaidBox) -> dict[str, int]:
    """What each bet is paid, by the cards that lie open; a folded hand that is not opened is paid nothing."""
    box = exercise.state.box(exercise.still.box)
    assert box is not None
    laid = {bet.value: 0 for bet, _stake in box.stakes}
    if not lying(exercise, cards_place(box.number)):
        return laid
    net = nets(exercise.house.table, box, boxes(exercise, box.number), dealers(exercise))
    return {**laid, **{bet.value: max(0, net[bet]) for bet, _stake in box.stakes}}


def check(exercise: Exercise) -> None:
    assert isinstance(exercise, PaidBox)
    amounts = {name: sum(value * count for value, count in as_chips(chips)) for name, chips in exercise.right.items()
               if isinstance(chips, tuple)}  # fmt: skip
    assert amounts == paid_by_hand(exercise)
    assert mistakes(exercise, exercise.right) == []


@COUNTS
def test_solved_a_second_time(number: int) -> None:
    for exercise in in_a_row(Skill.PAY_BOX, number):
        check(exercise)


@some_tables(2)
def test_every_kind(name: str) -> None:
    for exercise in of_every_kind(Skill.PAY_BOX, name):
        check(exercise)


@WHOLE
def test_every_profile(whole: bool) -> None:
    for exercise in at_every_house(Skill.PAY_BOX, whole=whole):
        check(exercise)


@pytest.mark.parametrize(
    ("kind", "bet", "paid", "mistake"),
    [
        ("not qualified, wins", "ante", True, Mistake.ANTE_PAID_NOT_QUALIFIED),
        ("wins with less than three of a kind", "blind", True, Mistake.BLIND_PAID_UNDER_LINE),
        ("loses with a straight", "blind", True, Mistake.BLIND_PAID_LOSING),
        ("loses with a straight", "play", True, Mistake.LOSING_PLAY_PAID),
        ("loses with a straight", "trips", False, Mistake.TRIPS_MISSED_LOSING),
        ("folds with three of a kind", "trips", False, Mistake.TRIPS_MISSED_FOLDED),
        ("wins with a straight", "blind", False, Mistake.BLIND_NOT_PAID),
        ("wins with a straight", "play", False, Mistake.WINNER_PUSHED),
        ("ties", "ante", True, Mistake.TIE_PAID),
    ],
)
def test_one_error_is_one_finding(kind: str, bet: str, paid: bool, mistake: Mistake) -> None:
    drawn = pay_box.draw(house("practice"), kind, Chance("one", kind))
    lowest = drawn.house.table.chips[0].value

    assert mistakes(drawn, {**drawn.right, bet: ((lowest, 2),) if paid else ()}) == [mistake]


def test_a_fill_that_is_not_needed_and_a_bet_that_was_not_stated() -> None:
    drawn = pay_box.draw(house("practice"), "wins with a flush", Chance("one", "x"))
    assert isinstance(drawn, PaidBox)

    assert mistakes(drawn, {**drawn.right, "blind": FILL}) == [Mistake.FILL_NEEDLESS]
    rest = {name: value for name, value in drawn.right.items() if name != "play"}
    assert mistakes(drawn, rest) == [Mistake.NOT_ANSWERED]
