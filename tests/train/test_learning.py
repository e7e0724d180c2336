"""What was missed comes more often, what was learnt less, and nothing is left out."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction

import pytest

from uth.config import load_table
from uth.table import Street
from uth.train.drills.draw import candidates, drawn
from uth.train.drills.plan import Plan
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


CASES = [
    (Street.PREFLOP, "preflop K5o", "1"),
    (Street.PREFLOP, "preflop T9o", "2"),
    (Street.FLOP, "flop one overcard, two of a suit", "3"),
    (Street.RIVER, "river high card, 19 to 20 outs", "4"),
    (None, "river high card, over 26 outs", "5"),
]
MORE = [
    (Street.PREFLOP, "preflop Q7o", "6"),
    (Street.FLOP, "flop top pair, three suits", "7"),
    (Street.RIVER, "river pair on the board alone, 19 to 20 outs", "8"),
    (Street.RIVER, "river pair with a hole card, under 16 outs", "9"),
    (None, "river pair on the board alone, over 26 outs", "10"),
    (Street.FLOP, "flop no overcard, three suits", "12"),
    (None, "river high card, 23 to 26 outs", "11"),
]


class Learner:
    """Somebody who always misses one kind, until he has learnt it."""

    def __init__(self, street: Street | None, missed: str, seed: str) -> None:
        streets = (street,) if street else tuple(Street)
        self.plan = Plan((load_table("standard").table,), seed, streets=streets, hands=1000)
        self.missed = missed
        self.learning = Learning()

    def share(self, hands: int, *, misses: bool) -> Fraction:
        """Answer so many hands, and return how many of them were of the kind."""
        seen = 0
        for _ in range(hands):
            kind = drawn(self.plan, self.learning.answers + 1, self.learning).kind
            seen += kind == self.missed
            self.learning = learnt(self.learning, kind, right=not (misses and kind == self.missed))
        return Fraction(seen, hands)

    def share_by_itself(self, hands: int) -> Fraction:
        """Return how often the kind comes when nothing is known of a player."""
        dealt = [each.kind for number in range(hands) for each in candidates(self.plan, number)]
        return Fraction(dealt.count(self.missed), len(dealt))


@pytest.mark.parametrize(
    ("street", "missed", "seed"),
    [*CASES, *(pytest.param(*case, marks=pytest.mark.full) for case in MORE)],
    ids=[case[1] for case in (*CASES, *MORE)],
)
def test_who_always_misses_a_kind_sees_it_five_times_as_often_and_less_again_once_it_is_learnt(
    street: Street | None, missed: str, seed: str
) -> None:
    learner = Learner(street, missed, seed)
    by_itself = learner.share_by_itself(80)
    learner.share(200, misses=True)
    often = learner.share(100, misses=True)
    assert often >= 5 * by_itself > 0, (float(often), float(by_itself))
    learner.share(60, misses=False)
    again = learner.share(100, misses=False)
    assert again < often / 2, (float(again), float(often))
