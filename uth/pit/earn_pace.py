"""How many rounds an hour a table deals, by the boxes in play. Source: rules.md 7.5.

Six boxes 28 to 32 and three boxes 35 to 40 have a source there ("about 30 with six players, 35 to 40 with three"); one
box "50 and more" is trade knowledge. Between and beyond them the figures are drawn out evenly, which is an assumption.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pace:
    """Rounds an hour, from the slowest to the fastest."""

    slowest: int
    fastest: int

    @property
    def middle(self) -> int:
        """The pace that is reckoned with where one number has to do."""
        return (self.slowest + self.fastest) // 2


_USUAL = {
    1: Pace(50, 54),
    2: Pace(42, 47),
    3: Pace(35, 40),
    4: Pace(33, 37),
    5: Pace(30, 35),
    6: Pace(28, 32),
    7: Pace(26, 29),
    8: Pace(24, 27),
}


def usual_pace(boxes: int) -> Pace:
    """Return what a table with so many boxes in play usually deals, 1 to 8 boxes."""
    return _USUAL[boxes]
