"""The border of the chart: the hands beside each limit, and that a drill of the chart comes to all of them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from tests.analysis.games import TABLES
from tests.train.drills.test_plan import STANDARD
from uth.analysis.advice import stored_advice
from uth.analysis.solution import starting_hands
from uth.cards import parse_cards
from uth.table import Street
from uth.train.drills.border import KNOWN, border_of
from uth.train.drills.draw import drawn
from uth.train.drills.plan import Plan
from uth.train.learning import Learning, learnt

LIMITS = "33 22 K5o K4o Q6s Q5s Q8o Q7o J8s J7s JTo J9o"
CHART = Plan((STANDARD,), "7", streets=(Street.PREFLOP,))


def test_the_border_of_the_standard_table() -> None:
    assert border_of(STANDARD) == {f"preflop {hand}" for hand in LIMITS.split()}


def test_where_best_play_is_not_stored_the_border_is_that_of_the_rule_of_thumb() -> None:
    table = TABLES["odd fractions"]
    assert stored_advice(table, parse_cards("As Ah")) is None
    assert border_of(table) == {f"preflop {hand}" for hand in LIMITS.split()}


def asked(plan: Plan, hands: int) -> list[str]:
    """Return the kinds that a learner is asked who gets all right."""
    learning, kinds = Learning(), list[str]()
    for number in range(1, hands + 1):
        kind = drawn(plan, number, learning).kind
        learning = learnt(learning, kind, right=True)
        kinds.append(kind)
    return kinds


@pytest.mark.parametrize(
    "seed", [*map(str, range(2)), *(pytest.param(str(seed), marks=pytest.mark.full) for seed in range(2, 40))]
)
def test_who_gets_all_right_meets_every_hand_at_the_border_within_200_hands(seed: str) -> None:
    kinds = Counter(asked(replace(CHART, seed=seed), 200))
    border = border_of(STANDARD)
    assert border <= set(kinds)
    assert sum(kinds[kind] >= KNOWN for kind in border) >= len(border) - 2
    share = sum(hand.deals for hand in starting_hands() if f"preflop {hand.name}" in border) / 1326
    assert sum(kinds[kind] for kind in border) > 1.5 * share * 200


def test_the_border_comes_first_and_makes_room_once_it_is_known() -> None:
    kinds, border = asked(CHART, 200), border_of(STANDARD)
    first, last = (sum(kind in border for kind in part) for part in (kinds[:40], kinds[-40:]))
    assert first > 2 * last


def test_other_drills_are_as_before() -> None:
    border, mixed = border_of(STANDARD), replace(CHART, streets=tuple(Street))
    assert sum(kind in border for kind in asked(mixed, 60)) < 12
