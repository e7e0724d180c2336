"""What was missed comes more often, what was learnt less, and nothing is left out."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction

import pytest

from uth.train.learning import (
    AFTER_RIGHT,
    INTERVALS,
    MISSED,
    NEW,
    RESTING,
    Learning,
    Record,
    from_data,
    learnt,
    pick,
    replayed,
    to_data,
)

KIND, OTHER = "preflop K5o", "preflop AA"


def after(*right: bool, margin: Fraction | None = None) -> Learning:
    return replayed((KIND, each, margin) for each in right)


def test_what_is_counted() -> None:
    assert after().of(KIND) == Record()
    assert after(True, False).of(KIND) == Record(2, 1, 0, 2, None)
    assert after(False, True, True).of(KIND) == Record(3, 1, 2, 3 + INTERVALS[2], None)
    assert after(*(True,) * 20).of(KIND) == Record(20, 0, 20, 20 + INTERVALS[-1], None)


def test_a_missed_kind_weighs_most_and_less_with_every_right_answer() -> None:
    weights = [after(False, *(True,) * count).weight(KIND) for count in range(len(AFTER_RIGHT) + 1)]
    assert weights == sorted(weights, reverse=True)
    assert weights[0] == 2 * MISSED
    assert weights[-1] < 2 * NEW
    assert after(False, True, False).weight(KIND) > after(False, True, True).weight(KIND)


def test_a_kind_that_was_right_rests_until_it_is_due() -> None:
    learning = after(True)
    weights = []
    for _ in range(INTERVALS[1]):
        weights.append(learning.weight(KIND))
        learning = learnt(learning, OTHER, right=True)
    assert weights == [RESTING] * INTERVALS[1]
    assert learning.weight(KIND) == NEW == Learning().weight(KIND)


def test_a_kind_with_a_small_margin_weighs_more() -> None:
    wide, narrow, narrowest = (
        after(False, margin=margin).weight(KIND) for margin in (Fraction(1), Fraction(1, 10), Fraction(1, 100))
    )
    assert wide < narrow < narrowest
    assert replayed([(KIND, True, Fraction(1, 100)), (KIND, True, Fraction(1))]).of(KIND).margin == Fraction(1, 100)


def test_the_weak_ones_are_those_that_were_missed_and_not_learnt_again() -> None:
    answers = [("a", False), ("b", False), ("b", False), ("c", True), *[("a", True)] * 3]
    learning = replayed((kind, right, None) for kind, right in answers)
    assert learning.weak == ("b", "a")
    assert learnt(learning, "a", right=True).weak == ("b",)


def test_picking_is_by_weight() -> None:
    weights = [Fraction(1), Fraction(0), Fraction(3)]
    assert Counter(pick(weights, Fraction(place, 8)) for place in range(8)) == {0: 2, 2: 6}
    with pytest.raises(ValueError, match="nothing to pick"):
        pick([], Fraction(0))


def test_it_is_kept_as_data() -> None:
    learning = replayed([(KIND, False, Fraction(1, 7)), (OTHER, True, None)])
    assert from_data(json.loads(json.dumps(to_data(learning)))) == learning
    for data in (None, [], [1], [-1, {}], [1, {"a": [1, 2]}], [1, {"a": [1, 1, 1, "x", None]}], [1, []]):
        with pytest.raises(ValueError, match="no state of learning"):
            from_data(data)
