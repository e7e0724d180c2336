"""The compiled evaluator of seven cards, and the count of all 133,784,560 hands: the unit of the benchmark.

A hand is worth what its ranks are worth, unless five or more of its cards share a suit: then no rank is there three
times and the flush is worth more.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from uth.analysis.kernels.jit import inner, kernel
from uth.analysis.kernels.numbering import Ints, places
from uth.analysis.kernels.strengths import Strengths, flush_strengths, rank_strengths

_STRENGTHS = 10 << 20
"""Strengths are below this."""


class Evaluator(NamedTuple):
    """The tables that make a strength of seven cards."""

    place: Ints
    sevens: Strengths
    flush: Strengths


def evaluator() -> Evaluator:
    """Return the tables."""
    place = places()
    return Evaluator(place, rank_strengths(7, place), flush_strengths())


def strengths_of(hands: Ints, tables: Evaluator) -> Strengths:
    """Return the strength of each hand of seven cards: (hands, 7) of card numbers, each hand's sorted."""
    strengths = np.zeros(len(hands), np.int32)
    _fill_strengths(hands, *tables, strengths)
    return strengths


def count_hands(tables: Evaluator) -> tuple[Ints, Ints]:
    """Evaluate each hand of seven cards once; return how many hands and how many strengths each category has."""
    hands, seen = np.zeros(10, np.int64), np.zeros(_STRENGTHS, np.uint8)
    _count_hands(*tables, tables.place[7, np.arange(52) >> 2], hands, seen)
    return hands, np.bincount(np.flatnonzero(seen) >> 20, minlength=10)


@kernel
def _fill_strengths(hands, place, sevens, flush, strengths):
    for number in range(hands.shape[0]):
        index = 0
        for k in range(7):
            index += place[k + 1, hands[number, k] >> 2]
        strengths[number] = sevens[index]
        for suit in range(4):
            mask = count = 0
            for k in range(7):
                card = hands[number, k]
                if card & 3 == suit:
                    mask |= 1 << (card >> 2)
                    count += 1
            if count >= 5:
                strengths[number] = flush[mask]


@kernel
def _count_hands(place, sevens, flush, last, hands, seen):
    """Fill *hands* and *seen*; *last*: what the seventh card adds to the index."""
    for a in range(46):
        for b in range(a + 1, 47):
            two = place[1, a >> 2] + place[2, b >> 2]
            for c in range(b + 1, 48):
                three = two + place[3, c >> 2]
                for d in range(c + 1, 49):
                    four = three + place[4, d >> 2]
                    for e in range(d + 1, 50):
                        suit, count, mask = _suit(a, b, c, d, e)
                        five = four + place[5, e >> 2]
                        for f in range(e + 1, 51):
                            six = five + place[6, f >> 2]
                            many, ranks = count, mask
                            if f & 3 == suit:
                                many, ranks = count + 1, mask | 1 << (f >> 2)
                            # No function here: handing arrays over costs more than evaluating a hand.
                            if many < 4:
                                for g in range(f + 1, 52):
                                    strength = sevens[six + last[g]]
                                    hands[strength >> 20] += 1
                                    seen[strength] = 1
                                continue
                            for g in range(f + 1, 52):
                                with_g = ranks | 1 << (g >> 2) if g & 3 == suit else ranks
                                strength = flush[with_g]
                                if not strength:
                                    strength = sevens[six + last[g]]
                                hands[strength >> 20] += 1
                                seen[strength] = 1


@inner
def _suit(a, b, c, d, e):
    """Return the suit that three or more of five cards have (-1: none), how many of them and their ranks as a mask."""
    for suit in range(4):
        count = mask = 0
        for card in (a, b, c, d, e):
            if card & 3 == suit:
                count += 1
                mask |= 1 << (card >> 2)
        if count >= 3:
            return suit, count, mask
    return -1, 0, 0
