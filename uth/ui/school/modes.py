"""What is asked for while a table is settled, and what can be said. No pygame."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from uth.hands import Category
from uth.paytable import ROYAL_FIRST


class Mode(StrEnum):
    """What is asked for next."""

    TABLE = "table"
    """Anything: what is done with a bet, a hand, the rack."""
    CHIPS = "chips"
    """Chips for the bet in question."""
    HAND = "hand"
    """The name of a hand."""
    SAID = "said"
    """Whether the dealer qualifies."""


class Said(StrEnum):
    """What is said with the dealer's hand. The values are contract words."""

    YES = "qualifies"
    NO = "does not qualify"
    NOTHING = "not said"


SAID: Mapping[Said, bool | None] = {Said.YES: True, Said.NO: False, Said.NOTHING: None}
"""Whether the dealer qualifies, as it is said."""
HANDS: tuple[Category, ...] = tuple(ROYAL_FIRST)
"""In the order in which they are offered."""
