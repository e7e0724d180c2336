"""Rounds with a rare hand, dealt apart: what a few thousand rounds do not show, and what it comes to in all rounds.

A royal flush comes once in 30,940 hands, and where it pays 500 to 1 it makes a third of the variance: rounds in which
none came tell nothing of it, not even that something is missing. So rounds in which a box has such a hand are a stratum
of their own (stratified sampling: Cochran, 1977): they are dealt on purpose, and weigh what they come to in all deals.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from math import comb

import numpy as np
from numpy.typing import NDArray

from uth.analysis.kernels import tables as kernel
from uth.analysis.kernels.rounds import CATEGORIES, OUTCOMES, RAREST
from uth.bulk.machine import Machine, state_of
from uth.hands import Category

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

RARE = tuple(reversed(Category))[:RAREST]
"""What can be dealt apart: a royal flush, a straight flush, four of a kind."""
MOST = 1 << 14
"""So many rounds at most are dealt for each of them; what comes as often of itself is not dealt apart."""
_OFTEN = dict(zip(RARE, (4_324, 37_260, 224_848), strict=True))
"""Of all hands of seven cards; with both hole cards in the hand it is less. It only decides what is dealt apart."""


@dataclass(frozen=True)
class Rare:
    """What rounds with a rare hand add to the means by round: of a net's sum, squares by box and squares by round.

    :ivar hands: what was dealt apart; the rounds that were played as they came count without those that have one.
    :ivar means: (nets, 3). *spread*: the covariances of these means, (nets, 3, 3).
    """

    hands: tuple[Category, ...]
    means: Floats
    spread: Floats


def rare_rounds(machine: Machine, seeds: tuple[str, ...], rounds: int) -> Rare:
    """Deal rounds with every hand that so many rounds bring too seldom, as many as there are or :data:`MOST`."""
    most = min(rounds, MOST)
    hands = tuple(hand for hand in RARE if rounds * machine.boxes * _OFTEN[hand] < most * comb(52, 7))
    means, spread = np.zeros((machine.watched.nets, 3)), np.zeros((machine.watched.nets, 3, 3))
    for hand in hands:
        ends, weights = dealt(machine, "|".join(sorted(seeds)), hand, most)
        # A round with several of these hands counts by way of the highest, and of each box that has it: what is rare
        # among the lower ones' rounds is left to its own.
        categories = _category(ends)
        highest = (categories.max(axis=1) == hand.order) / np.maximum(1, (categories == hand.order).sum(axis=1))
        weights *= machine.boxes * highest
        for net in range(machine.watched.nets):
            values = machine.watched.values[ends, net].astype(np.float64)
            total = values.sum(axis=1)
            sums = np.stack([total, (values * values).sum(axis=1), total * total]) * weights
            means[net] += sums.mean(axis=1)
            if most > 1:
                spread[net] += np.cov(sums) / most
    return Rare(hands, means, spread)


def dealt(machine: Machine, seed: str, hand: Category, count: int) -> tuple[NDArray[np.int16], Floats]:
    """Deal *count* rounds whose first box has a hand, and return the ends of all boxes, (rounds, boxes), with weights.

    The weights are 0 where the box came to a better hand. The mean of anything times them is what rounds in which that
    box has the hand add to its mean over all rounds.
    """
    state = state_of(seed, -1 - RARE.index(hand))
    deals = kernel.deals_with(state, _hands_of(hand), count, machine.both)
    policies = kernel.Policies(*(np.stack((array,)) for array in machine.policy))
    ends = kernel.ends(
        state, count, machine.boxes, machine.deck, policies, np.ones(1, np.int64), machine.both, machine.can_fail, deals
    )
    # Seven cards with several such hands in them come by way of each one.
    weights = _share(hand, machine.both) / _ways_to(deals, hand, machine.both)
    return ends, np.where(_category(ends[:, 0]) == hand.order, weights, 0.0)


def _category(ends: NDArray[np.int16]) -> NDArray[np.int16]:
    return ends // OUTCOMES % CATEGORIES


@cache
def _hands_of(hand: Category) -> Ints:
    """Every hand of five cards of a rare category, as cards of the kernel: four of a rank, their ranks from 0 up."""
    if hand is Category.FOUR_OF_A_KIND:
        fours = [[4 * rank + suit for suit in range(4)] for rank in range(13)]
        found = [[*four, other] for four in fours for other in range(52) if other not in four]
    else:
        tops = (12,) if hand is Category.ROYAL_FLUSH else range(3, 12)
        found = [[4 * ((top - k) % 13) + suit for k in range(5)] for top, suit in product(tops, range(4))]
    return np.array(found, np.int64)


def _share(hand: Category, both: bool) -> float:
    """How many hands of the category a box has in the mean, each five of its seven cards that are one counted."""
    beside = comb(47, 2)
    if both:
        return len(_hands_of(hand)) * comb(5, 2) * beside / (comb(52, 2) * comb(50, 5))
    return len(_hands_of(hand)) * beside / comb(52, 7)


def _ways_to(deals: Ints, hand: Category, both: bool) -> Ints:
    """Count the hands of the category that are in each deal, five cards of a box each."""
    cards = np.left_shift(np.int64(1), deals)
    known = np.sort(np.bitwise_or.reduce(np.left_shift(np.int64(1), _hands_of(hand)), axis=1))
    fives = [(*three, 5, 6) for three in combinations(range(5), 3)] if both else list(combinations(range(7), 5))
    ways = np.zeros(len(deals), np.int64)
    for five in fives:
        ways += np.isin(np.bitwise_or.reduce(cards[:, five], axis=1), known)
    return ways
