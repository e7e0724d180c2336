"""The 22,100 flops, and the 1,755 kinds of them: those that only a permutation of the suits tells apart are of one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement, permutations
from typing import NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]
_Number = TypeVar("_Number", int, Ints)


@cache
def flops() -> tuple[Ints, Ints]:
    """Return one flop of each kind as three sorted card numbers, and how many flops are of the kind."""
    kinds = list(_kinds())
    return np.array([kind for kind, _ in kinds], np.int64), np.array([times for _, times in kinds], np.int64)


def _kinds() -> Iterator[tuple[list[int], int]]:
    for low, middle, high in combinations(range(13), 3):
        yield [4 * low, 4 * middle, 4 * high], 4
    for low, high in combinations(range(13), 2):
        for other in range(13):
            yield sorted((4 * low, 4 * high, 4 * other + 1)), 12
    for low, middle, high in combinations_with_replacement(range(13), 3):
        yield [4 * low, 4 * middle + 1, 4 * high + 2], {3: 24, 2: 12, 1: 4}[len({low, middle, high})]


class FlopKinds(NamedTuple):
    """Of which kind each flop is; cards a < b < c are the flop of number c over 3 and b over 2 and a."""

    kind: NDArray[np.int16]
    turn: NDArray[np.uint8]
    """Which row of *turns* makes of it the flop that stands for its kind."""
    turns: NDArray[np.uint8]
    """The permutations of the suits: what each suit becomes."""


@cache
def flop_kinds() -> FlopKinds:
    """Return the kind of each of the 22,100 flops."""
    turns = np.array(list(permutations(range(4))), np.uint8)
    cards, _ = flops()
    kinds, turned = np.full(22_100, -1, np.int16), np.zeros(22_100, np.uint8)
    for turn, back in enumerate(np.argsort(turns, axis=1)):
        low, middle, high = np.sort(cards & ~3 | back[cards & 3], axis=1).T
        places = flop_number(low, middle, high)
        kinds[places], turned[places] = np.arange(len(cards)), turn
    return FlopKinds(kinds, turned, turns)


def flop_number(low: _Number, middle: _Number, high: _Number) -> _Number:
    """Return the number of a flop of sorted cards, or those of many flops."""
    return high * (high - 1) * (high - 2) // 6 + middle * (middle - 1) // 2 + low
