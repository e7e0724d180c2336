"""How likely each kind of final hand is: the player's and the dealer's alike, whatever is played for."""

from __future__ import annotations

from fractions import Fraction

from uth.hands import Category
from uth.table import HoleCardsUsed

_SEVEN_CARDS = 133_784_560
_COUNTS = {
    # Best five of seven cards. Source: en.wikipedia.org/wiki/Poker_probability, 7-card poker hands.
    HoleCardsUsed.ANY: (
        23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 37_260, 4_324,
    ),
    # Both hole cards and three of the board: of 21 times as many, two of the seven being the hole cards. Our own count;
    # a test compares both rows with the solved games.
    HoleCardsUsed.BOTH: (
        536_479_440, 1_357_655_832, 578_732_040, 174_387_528, 79_953_072, 41_883_800, 35_914_320, 4_047_264, 379_224,
        43_240,
    ),
}  # fmt: skip


def hand_chances(rule: HoleCardsUsed) -> dict[Category, Fraction]:
    """Return the exact probability of each kind of hand of two hole cards and the board of five, weakest first."""
    counts = _COUNTS[rule]
    deals = _SEVEN_CARDS if rule is HoleCardsUsed.ANY else 21 * _SEVEN_CARDS
    return {category: Fraction(count, deals) for category, count in zip(Category, counts, strict=True)}
