"""What is left to chance in a simulated player, drawn from a lot instead of a random source."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

from uth.shuffle import Numbers

T = TypeVar("T")


class Chance:
    """Draws that depend on the lot and on what they are drawn for, and on nothing else."""

    def __init__(self, lot: str, purpose: str) -> None:
        """*purpose*: what is drawn, and for whom: other draws of the same lot do not change these."""
        self._numbers = Numbers(sha256(lot.encode(errors="surrogateescape")).digest(), purpose)

    def one_of(self, values: Sequence[T]) -> T:
        """Return one of *values*, each equally likely."""
        return values[self._numbers.below(len(values))]

    def happens(self, percent: int) -> bool:
        """Return whether something happens that happens so often in a hundred times."""
        return self._numbers.below(100) < percent

    def between(self, least: int, most: int) -> int:
        """Return a whole number from *least* to *most*."""
        return least + self._numbers.below(most - least + 1)

    def some_of(self, values: Sequence[T], count: int) -> tuple[T, ...]:
        """Return *count* of *values*, none twice, in the order in which they are drawn."""
        left = list(values)
        return tuple(left.pop(self._numbers.below(len(left))) for _ in range(min(count, len(left))))
