"""A plan says what is wrong with it, and is read back from what is kept of it."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest

from tests.train.drills.test_spots import spot
from uth.config import load_table
from uth.table import Street
from uth.train.drills.plan import DrillError, Plan, Topic, from_data, stakes_at, to_data
from uth.train.drills.spots import Stakes
from uth.train.learning import replayed

STANDARD, PRACTICE, DARK = (load_table(name).table for name in ("standard", "practice", "six-box-dark"))


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"tables": ()}, "a drill needs a table"),
        ({"streets": ()}, "a drill needs a street: expected preflop, flop or river"),
        ({"hands": 0}, "0 hands: expected 1 to 1000"),
        ({"hands": 1001}, "1001 hands: expected 1 to 1000"),
        ({"close": Fraction(0)}, "close calls under 0 Antes: expected more than 0"),
        ({"seconds": 0}, "0 seconds for each hand: expected 1 or more"),
        ({"topic": Topic.MISTAKES}, "there are no mistakes to practise"),
        ({"topic": Topic.MISTAKES, "mistakes": (spot(1, "", "AhAd"),), "streets": (Street.RIVER,)},
         "there are no mistakes to practise on these streets"),
        ({"topic": Topic.OTHER_TABLES}, "a drill of other tables needs the usual table and another one"),
        ({"topic": Topic.DARK}, f'the table "{STANDARD.name}" has no dark boxes'),
        ({"boxes": 2}, f'2 boxes at the table "{STANDARD.name}": expected 1 to 1 that are seen'),
        ({"tables": (DARK,), "boxes": 2}, f'2 boxes at the table "{DARK.name}": expected 1 to 1 that are seen'),
        ({"tables": (PRACTICE,), "boxes": 7}, f'7 boxes at the table "{PRACTICE.name}": expected 1 to 6 that are seen'),
    ],
)  # fmt: skip
def test_what_cannot_be(changes: dict[str, Any], why: str) -> None:
    with pytest.raises(DrillError) as caught:
        Plan(**{"tables": (STANDARD,), "seed": "7"} | changes)
    assert str(caught.value) == why


PLANS = [
    Plan((STANDARD,), "7"),
    Plan((PRACTICE,), "кот", Topic.CLOSE_CALLS, (Street.FLOP,), 50, 6, trips=True, close=Fraction(1, 7), seconds=10),
    Plan((STANDARD, DARK), "7", Topic.OTHER_TABLES, learning=replayed([("preflop AA", False, Fraction(1, 3))])),
    Plan((STANDARD,), "7", Topic.MISTAKES, mistakes=(spot(1, "9h Ks 2c", "9c 4d"),)),
    Plan((DARK,), "7", Topic.DARK),
]


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.topic)
def test_it_is_kept_as_data(plan: Plan) -> None:
    assert from_data(json.loads(json.dumps(to_data(plan)))) == plan


@pytest.mark.parametrize(
    "change",
    [{"format": 99}, {"topic": "golf"}, {"tables": [1]}, {"close": "1/0"}, {"learning": 1}, {"seconds": []}],
    ids=str,
)
def test_what_is_no_plan(change: dict[str, Any]) -> None:
    for data in (to_data(PLANS[0]) | change, None, {}):
        with pytest.raises((ValueError, DrillError)):
            from_data(data)


def test_stakes() -> None:
    assert stakes_at(Plan((STANDARD,), "7"), STANDARD) == Stakes(500)
    assert stakes_at(Plan((STANDARD,), "7", trips=True), STANDARD) == Stakes(500, 500)
