"""How strongly a player is coached at the table, and how often the dealer gets something wrong for practice."""

from __future__ import annotations

from enum import StrEnum


class Advice(StrEnum):
    """What a player wants to hear about decisions. The values are contract words."""

    OFF = "off"
    AFTER = "after a mistake"
    """What it cost, once it is made."""
    BEFORE = "before a mistake"
    """It is asked back once."""
    HINT = "hint"
    """On a key."""
    VALUES = "values"
    """What each choice is worth, all the time."""

    @property
    def next(self) -> Advice:
        """The next stronger one, and off after the strongest."""
        order = tuple(Advice)
        return order[(order.index(self) + 1) % len(order)]


ERROR_RATES = (0, 2, 5, 10, 20, 50)
"""In how many of a hundred rounds the dealer may be wished to get something wrong."""
