"""Who always misses one kind of hand sees it five times as often, whichever it is, and less again once it is learnt.

Chances are worked out, not counted: over the hands that each question is picked from, the share of the kind by weight
against its share among them. No kind of the streets is over an eighth of them; where what fits a topic is so little
that one is, five times as often is no more than what an eighth would come to.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache

import pytest

from tests.train.drills.test_plan import DARK, STANDARD
from uth.config import load_table
from uth.table import Street
from uth.train.drills.draw import Drawn, by_weight, candidates, drawn, fits, weight
from uth.train.drills.plan import Plan, Topic
from uth.train.drills.spots import Spot
from uth.train.kinds import Before, kinds_on
from uth.train.learning import AFTER_RIGHT, Learning, learnt

EIGHTH = Fraction(1, 8)
TIMES = 5
SETS = 100
"""So many questions are dealt; drills are held over these hands again and again."""

PLANS = {
    "before the flop": Plan((STANDARD,), "a", streets=(Street.PREFLOP,), hands=1000),
    "flop": Plan((STANDARD,), "a", streets=(Street.FLOP,), hands=1000),
    "river": Plan((STANDARD,), "a", streets=(Street.RIVER,), hands=1000),
    "mixed": Plan((STANDARD,), "a", hands=1000),
    "dark boxes": Plan((DARK,), "a", Topic.DARK, hands=1000),
}


@cache
def dealt(topic: str) -> list[list[Drawn]]:
    """Return what each question of a drill is picked from."""
    return [candidates(PLANS[topic], number) for number in range(SETS)]


def kinds(topic: str) -> list[str]:
    """Return every kind of a drill."""
    before = [*Before][1:] if PLANS[topic].topic is Topic.DARK else []
    return [*before, *(kind.key for street in PLANS[topic].streets for kind in kinds_on(street))]


def share_by_itself(sets: Sequence[Sequence[Drawn]], kind: str) -> Fraction:
    """Return how often a kind is among hands."""
    return sum((Fraction(sum(each.kind == kind for each in found), len(found)) for found in sets), Fraction(0)) / len(
        sets
    )


def chance(plan: Plan, sets: Sequence[Sequence[Drawn]], kind: str, learning: Learning) -> Fraction:
    """Return how often it is picked from them."""
    total = Fraction(0)
    for found in sets:
        weights = [(weight(each, plan, learning), each.kind == kind) for each in found]
        total += sum((much for much, mine in weights if mine), Fraction(0)) / sum(much for much, _ in weights)
    return total / len(sets)


def with_it(sets: Sequence[list[Drawn]], kind: str) -> list[list[Drawn]]:
    """Return the hands; a kind that is too rare to be among them takes the place of one of each set."""
    if share_by_itself(sets, kind):
        return list(sets)
    return [[Drawn(found[0].spot, kind), *found[1:]] for found in sets]


def after(topic: str, kind: str, hands: int) -> Learning:
    """Return what is known of somebody who has missed one kind in a drill of so many hands, each time and once before.

    The hands that each question is picked from are dealt already.
    """
    sets, learning = dealt(topic), learnt(Learning(), kind, right=False)
    for number in range(hands):
        found = next(by_weight(sets[number % SETS], PLANS[topic], number, learning))
        learning = learnt(learning, found.kind, right=found.kind != kind)
    return learning


def some(topic: str, every: int) -> list[object]:
    """Return cases: some in the suite, with the commonest kind, all of them in a full run."""
    return [
        pytest.param(topic, kind, marks=() if place % every == 0 else pytest.mark.full)
        for place, kind in enumerate(kinds(topic))
    ]


@pytest.mark.parametrize(
    ("topic", "kind"),
    [
        *some("before the flop", 84),
        *some("flop", 16),
        *some("river", 11),
        *some("mixed", 120),
        *some("dark boxes", 300),
    ],
)
def test_a_kind_that_is_always_missed_comes_five_times_as_often_and_less_again_once_it_is_learnt(
    topic: str, kind: str
) -> None:
    sets = with_it(dealt(topic), kind)
    learning = after(topic, kind, 200)
    often = chance(PLANS[topic], sets, kind, learning)
    by_itself = share_by_itself(sets, kind)
    assert 0 < by_itself <= EIGHTH
    assert often >= TIMES * by_itself, (float(often), float(by_itself))
    for _ in AFTER_RIGHT:
        learning = learnt(learning, kind, right=True)
    again = chance(PLANS[topic], sets, kind, learning)
    assert again < often / 2, (float(again), float(often))


@pytest.mark.parametrize("topic", PLANS)
def test_no_kind_is_over_an_eighth_of_a_drill(topic: str) -> None:
    sets = dealt(topic)
    found = {each.kind for hands in sets for each in hands}
    assert found <= set(kinds(topic))
    assert max(share_by_itself(sets, kind) for kind in found) <= EIGHTH


def counted(plan: Plan, missed: str, hands: int) -> Fraction:
    """Return how often a kind was asked in the last half of a drill of somebody who always misses it."""
    learning, seen, before = learnt(Learning(), missed, right=False), 0, None
    for number in range(1, hands + 1):
        spot, kind = drawn(plan, number, learning, before)
        seen += number > hands // 2 and kind == missed
        learning, before = learnt(learning, kind, right=kind != missed), spot
    return Fraction(seen, hands - hands // 2)


def by_chance(plan: Plan) -> dict[str, Fraction]:
    """Return how often each kind is among the hands that fit."""
    if plan.topic is Topic.MISTAKES:
        found = [each.kind for each in candidates(plan, 1)]
    else:
        hands = (each for number in range(SETS) for each in candidates(plan, number))
        found = [each.kind for each in hands if fits(plan, each.spot)]
    return {kind: Fraction(found.count(kind), len(found)) for kind in sorted(set(found))}


def check_counted(plan: Plan, pick: Callable[[dict[str, Fraction]], list[str]], hands: int) -> None:
    shares = by_chance(plan)
    for kind in pick(shares):
        often = counted(plan, kind, hands)
        assert often >= TIMES * min(EIGHTH, shares[kind]), (kind, float(often), float(shares[kind]))


def test_a_close_call_that_is_missed_comes_more_often() -> None:
    plan = Plan((STANDARD,), "a", Topic.CLOSE_CALLS, (Street.PREFLOP,), close=Fraction(1, 10))
    check_counted(plan, lambda shares: [max(shares, key=shares.__getitem__)], 40)


def test_a_mistake_that_is_made_again_comes_more_often() -> None:
    hands = {each.kind: each.spot for found in dealt("before the flop") for each in found}
    mistakes: tuple[Spot, ...] = tuple(list(hands.values())[:60])
    plan = Plan((STANDARD,), "a", Topic.MISTAKES, mistakes=mistakes)
    check_counted(plan, lambda shares: [next(iter(shares))], 120)


@pytest.mark.full
@pytest.mark.parametrize("close", [Fraction(1, 20), Fraction(1, 5)], ids=str)
@pytest.mark.parametrize("street", list(Street))
def test_kinds_of_close_calls_that_are_missed_come_more_often(street: Street, close: Fraction) -> None:
    plan = Plan((STANDARD,), "a", Topic.CLOSE_CALLS, (street,), close=close)

    def commonest_and_rarer(shares: dict[str, Fraction]) -> list[str]:
        least = min(Fraction(1, 20), max(shares.values()) / 2)
        often = sorted((kind for kind in shares if shares[kind] >= least), key=shares.__getitem__)
        return [often[-1], often[len(often) // 2]]

    check_counted(plan, commonest_and_rarer, 40)


@pytest.mark.full
def test_every_hand_that_another_table_plays_otherwise_comes_more_often() -> None:
    tables = (STANDARD, load_table("auckland").table)
    plan = Plan(tables, "a", Topic.OTHER_TABLES, (Street.PREFLOP,))
    check_counted(plan, list, 80)
