"""The border of the chart: the hands beside each limit, and that a drill of the chart comes to all of them; before
them to every family.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from tests.analysis.games import TABLES
from tests.train.drills.test_plan import STANDARD
from uth.analysis.advice import stored_advice
from uth.analysis.solution import starting_hands
from uth.cards import hole_name, parse_cards
from uth.config import load_table
from uth.table import Street
from uth.train.drills.border import KNOWN, border_of, families_of
from uth.train.drills.draw import by_weight, candidates, drawn
from uth.train.drills.plan import Plan
from uth.train.families import all_families
from uth.train.learning import Learning, learnt, replayed
from uth.train.members import borders, members

LIMITS = "33 22 A2o K2s K5o K4o Q6s Q5s Q8o Q7o J8s J7s JTo J9o T9s"
"""On both sides of each limit; of a family without one inside the hand at its end."""
CHART = Plan((STANDARD,), "7", streets=(Street.PREFLOP,))


def test_the_border_of_the_standard_table() -> None:
    assert border_of(STANDARD) == {f"preflop {hand}" for hand in LIMITS.split()}


def test_where_best_play_is_not_stored_the_border_is_that_of_the_rule_of_thumb() -> None:
    table = TABLES["odd fractions"]
    assert stored_advice(table, parse_cards("As Ah")) is None
    assert border_of(table) == {f"preflop {hand}" for hand in LIMITS.split()}


@pytest.mark.parametrize(
    ("name", "at_an_end"),
    [("auckland", "22 A2o K2s T9o 98s"), ("heads-up-like", "A2o JTo T9s"), ("france", "A2o K2s T9s")],
)
def test_a_family_that_is_all_raised_or_first_to_be_all_checked_has_its_limit_at_its_end(
    name: str, at_an_end: str
) -> None:
    table = load_table(name).table
    inside = {
        hole_name(each.hole) for hands in all_families() for pair in borders(members(table, hands[0])) for each in pair
    }
    assert {kind.removeprefix("preflop ") for kind in border_of(table)} - inside == set(at_an_end.split())


def test_families_that_are_played_alike_are_one() -> None:
    families = families_of(STANDARD)
    assert len(families) == 169
    assert len(set(families.values())) == 16
    assert {"preflop AKs", "preflop A2o"} <= families["preflop A7s"]
    assert "preflop K2o" not in families["preflop K2s"]
    assert families["preflop AA"] == families["preflop 22"]


def asked(plan: Plan, hands: int, *, right: bool = True) -> list[str]:
    """Return the kinds that a learner is asked who gets all right, or all wrong."""
    learning, kinds = Learning(), list[str]()
    for number in range(1, hands + 1):
        kind = drawn(plan, number, learning).kind
        learning = learnt(learning, kind, right=right)
        kinds.append(kind)
    return kinds


@pytest.mark.parametrize("right", [True, False])
@pytest.mark.parametrize(
    "seed", [*map(str, range(6)), *(pytest.param(str(seed), marks=pytest.mark.full) for seed in range(6, 200))]
)
def test_a_new_learner_meets_every_family_first(seed: str, right: bool) -> None:
    families = families_of(STANDARD)
    first = asked(replace(CHART, seed=seed), len(set(families.values())), right=right)
    assert {families[kind] for kind in first} == set(families.values())


def test_a_family_that_was_met_before_does_not_come_first_again() -> None:
    families = set(families_of(STANDARD).values())
    known = replayed((min(family), True, None) for family in families)
    assert drawn(CHART, 1, known) == next(by_weight(candidates(CHART, 1), CHART, 1, known))
    but_one = replayed((min(family), True, None) for family in families if "preflop 32o" not in family)
    assert drawn(CHART, 1, but_one).kind in families_of(STANDARD)["preflop 32o"]


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


def test_after_the_families_the_border_comes_first_and_makes_room_once_it_is_known() -> None:
    kinds, border = asked(CHART, 200), border_of(STANDARD)
    first, last = (sum(kind in border for kind in part) for part in (kinds[20:60], kinds[-40:]))
    assert first > 2 * last


def test_other_drills_are_as_before() -> None:
    border, mixed = border_of(STANDARD), replace(CHART, streets=tuple(Street))
    assert sum(kind in border for kind in asked(mixed, 60)) < 12
