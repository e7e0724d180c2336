"""The colours of the chart of starting hands."""

from __future__ import annotations

import pytest

from tests.ui.strategy.test_hands import stored_study
from uth.store.settings import Cloth, Deck, Surroundings
from uth.ui.plots.draw_chart import ink_on
from uth.ui.shapes import contrast
from uth.ui.strategy.chart_view import NUMBER, RAISED, colour_of
from uth.ui.strategy.hands import hands_shown
from uth.ui.theme import CASINO, theme_of

HANDS = hands_shown(stored_study("standard"), None)


@pytest.mark.parametrize("surroundings", list(Surroundings))
@pytest.mark.parametrize("cloth", list(Cloth))
def test_every_square_can_be_read(cloth: Cloth, surroundings: Surroundings) -> None:
    theme = theme_of(cloth, Deck.TWO_COLOURS, surroundings)
    for shown in HANDS.values():
        colour = colour_of(shown, theme)
        # WCAG 2, level AA.
        assert contrast(ink_on(colour, theme), colour) >= 4.5


def test_gold_raises_and_blue_checks() -> None:
    assert colour_of(HANDS["AA"], CASINO) == CASINO.gold
    assert colour_of(HANDS["72o"], CASINO) == CASINO.even


def test_a_raise_is_told_from_a_check_without_colour() -> None:
    assert RAISED.weight is not NUMBER.weight
    assert all(RAISED.line(unit) == NUMBER.line(unit) for unit in (0.5, 0.75, 1.0, 1.35, 2.7))
