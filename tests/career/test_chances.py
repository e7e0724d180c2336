"""The probabilities of final hands, against all deals of solved games."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from uth.analysis.game import game_of
from uth.analysis.solution import DEALS
from uth.analysis.solved import stored
from uth.career.chances import hand_chances
from uth.config import load_table
from uth.hands import Category
from uth.table import HoleCardsUsed


@pytest.mark.parametrize(("rule", "table"), [(HoleCardsUsed.ANY, "standard"), (HoleCardsUsed.BOTH, "auckland")])
def test_chances_are_those_of_all_deals(rule: HoleCardsUsed, table: str) -> None:
    found = load_table(table).table
    assert found is not None
    assert found.rules.hole_cards_used is rule
    solution = stored(game_of(found))
    assert solution is not None
    weights: Counter[Category] = Counter()
    unqualified = 0
    for (_, end), weight in solution.ends.items():
        weights[end.hand] += weight
        unqualified += weight * (not end.qualified)
    chances = hand_chances(rule)
    assert chances == {category: Fraction(weights[category], DEALS) for category in Category}
    # The dealer's hand is as likely to be a high card as the player's.
    assert chances[Category.HIGH_CARD] == Fraction(unqualified, DEALS)
    assert sum(chances.values()) == 1
