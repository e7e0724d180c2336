"""The chart of starting hands: every hand once, in its place."""

from __future__ import annotations

from itertools import combinations

import pytest

from uth.analysis.solution import starting_hands
from uth.store.settings import Cloth, Deck
from uth.ui import theme as type_
from uth.ui.keys import Key
from uth.ui.layout.rect import Rect
from uth.ui.plots.chart import chart, strength
from uth.ui.plots.draw_chart import colour_of, ink_on
from uth.ui.shapes import contrast
from uth.ui.theme import CASINO, theme_of

SIZES = ((760, 300, 0.75), (860, 420, 1.0), (1_400, 640, 1.35), (2_900, 1_300, 2.7))


@pytest.mark.parametrize("size", SIZES)
def test_every_hand_has_a_square_of_its_own(size: tuple[int, int, float]) -> None:
    canvas = Rect(5, 9, size[0], size[1])
    found = chart(canvas, size[2])
    assert {square.hand for square in found.squares} == {hand.name for hand in starting_hands()}
    assert len(found.squares) == 169
    for square in found.squares:
        assert square.rect.within(canvas)
        assert square.number.within(square.rect)
        assert found.at(*square.rect.centre) == square
        assert square.number.h >= type_.NUMBER.px(size[2])
        assert not square.name.h or square.name.bottom <= square.number.y
    for one, other in combinations(found.squares[:40], 2):
        assert not one.rect.meets(other.rect)
    assert len({bool(square.name.h) for square in found.squares}) == 1
    assert [label.text for label in found.ranks] == list("AKQJT98765432") * 2


def test_suited_above_offsuit_below() -> None:
    found = chart(Rect(0, 0, 900, 500), 1.0)
    assert found.square("AA").rect.x < found.square("AKs").rect.x
    assert found.square("AA").rect.y < found.square("AKo").rect.y
    assert (found.square("72o").row, found.square("72o").column) == (12, 7)


def test_arrows_lead_from_hand_to_hand_and_not_over_the_edge() -> None:
    found = chart(Rect(0, 0, 900, 500), 1.0)
    assert found.beside("AA", Key.RIGHT) == "AKs"
    assert found.beside("AA", Key.DOWN) == "AKo"
    assert found.beside("KK", Key.UP) == "AKs"
    assert found.beside("AA", Key.LEFT) is None
    assert found.beside("22", Key.DOWN) is None


def test_the_colour_follows_the_sign_and_the_amount() -> None:
    assert strength(0.0) == 0.0
    assert 0 < strength(0.1) < strength(0.5) < strength(2.0) == strength(9.0) == 1.0
    assert strength(-0.5) == -strength(0.5)


@pytest.mark.parametrize("cloth", list(Cloth))
@pytest.mark.parametrize("per_ante", [-6.0, -1.0, -0.4, -0.1, 0.0, 0.1, 0.4, 1.0, 6.0])
def test_numbers_can_be_read_on_every_colour(per_ante: float, cloth: Cloth) -> None:
    theme = theme_of(cloth, Deck.TWO_COLOURS)
    colour = colour_of(per_ante, theme)
    # WCAG 2, level AA.
    assert contrast(ink_on(colour, theme), colour) >= 4.5
    assert (CASINO.gold == colour) is (per_ante >= 2)
