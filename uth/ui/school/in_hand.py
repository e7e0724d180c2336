"""Chips that are cut out of the rack before they are given. No pygame."""

from __future__ import annotations

from collections import Counter

from uth.school.exercise import CutOut

MOST_CHIPS = 200
"""So many chips of one value can be cut out at once."""


class InHand(Counter[int]):
    """How many chips of each value, in minor units, are in the hand. *rack*: None where it has whatever is needed."""

    @property
    def cut_out(self) -> CutOut:
        """The chips as an answer gives them."""
        return tuple(sorted(((value, count) for value, count in self.items() if count), reverse=True))

    def cut(self, value: int, steps: int, rack: CutOut | None) -> bool:
        """Take so many chips of a value out of the rack (below 0: lay them back); return whether any moved."""
        there = self[value]
        most = MOST_CHIPS if rack is None else dict(rack).get(value, 0)
        self[value] = min(max(0, there + steps), MOST_CHIPS, most)
        return self[value] != there

    def left(self, value: int, rack: CutOut | None) -> int | None:
        """Return how many chips of a value the rack still has; None where it has whatever is needed."""
        return None if rack is None else max(0, dict(rack).get(value, 0) - self[value])
