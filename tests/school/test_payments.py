"""The chips of a payment: of odd sets of chips several are as few, and the colour of the bet is no higher chip."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.school.houses import house
from uth.chips import Chip, PayWith
from uth.game.settlement import BetResult, Line, Why
from uth.school.exercise import CutOut
from uth.school.findings import Mistake
from uth.school.payments import Due, payment_mistake
from uth.table import Bet
from uth.train.felt.model import Chips

STANDARD = house("standard").table
VALUES = (500, 2_000, 2_500, 10_000)


def due(paid: int, bet: CutOut, pay_with: PayWith) -> Due:
    """Return a payment at a table with chips of 5, 20, 25 and 100."""
    chips = tuple(Chip(value, each.colour) for value, each in zip(VALUES, STANDARD.chips, strict=False))
    table = replace(STANDARD, chips=chips, float=(), smallest_chip=500, pay_with=pay_with)
    stake = sum(value * count for value, count in bet)
    line = Line(1, Bet.PLAY, stake, BetResult.WIN, Why.BEATS_DEALER, None, None, paid, paid)
    return Due(table, line, {Chips("Ann", value): count for value, count in bet})


@pytest.mark.parametrize(
    ("chips", "found"),
    [
        (((2_500, 4), (500, 1)), None),
        (((2_500, 1), (2_000, 4)), None),
        (((10_000, 1), (500, 1)), Mistake.WRONG_CHIPS),
        (((2_000, 5), (500, 1)), Mistake.WRONG_CHIPS),
        (((2_500, 4),), Mistake.UNDERPAID),
    ],
)
def test_in_the_colour_of_the_bet_any_chips_that_are_as_few(chips: CutOut, found: Mistake | None) -> None:
    assert payment_mistake(due(10_500, ((2_500, 4), (500, 1)), PayWith.COLOUR_OF_THE_BET), chips) is found


@pytest.mark.parametrize(
    ("chips", "found"),
    [(((2_000, 2),), None), (((2_500, 1), (500, 3)), Mistake.WRONG_CHIPS), (((500, 8),), Mistake.WRONG_CHIPS)],
)
def test_the_fewest_chips_are_no_more_than_the_least(chips: CutOut, found: Mistake | None) -> None:
    assert payment_mistake(due(4_000, ((2_000, 2),), PayWith.FEWEST_CHIPS), chips) is found


def test_the_highest_chip_may_be_used_where_it_is_the_fewest() -> None:
    fewest = due(10_500, ((2_500, 4), (500, 1)), PayWith.FEWEST_CHIPS)
    assert payment_mistake(fewest, ((10_000, 1), (500, 1))) is None
    assert payment_mistake(fewest, ((2_500, 1), (2_000, 4))) is Mistake.WRONG_CHIPS
