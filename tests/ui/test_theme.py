"""The palettes: what is printed and written can be read on each felt, and suits are told apart."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from uth.cards import Suit
from uth.store.settings import Cloth, Deck, Surroundings
from uth.ui.shapes import blend, contrast
from uth.ui.theme import CASINO, RGB, Theme, theme_of

THEMES = [theme_of(*look) for look in product(Cloth, Deck, Surroundings)]
AA = 4.5
"""The least contrast of WCAG 2.2, level AA, for text (success criterion 1.4.3)."""
SEEN = 3.0
"""And for the outlines and marks by which something is told (success criterion 1.4.11)."""


def lit(theme: Theme) -> RGB:
    """The felt under printed text where it is lightest, with the light on the active box."""
    r, g, b = (min(255, felt + light) for felt, light in zip(theme.felt, theme.pool, strict=True))
    return r, g, b


def test_as_it_comes_it_is_the_green_table() -> None:
    assert theme_of(Cloth.GREEN, Deck.TWO_COLOURS) is CASINO
    assert theme_of(Cloth.RED, Deck.FOUR_COLOURS) is theme_of(Cloth.RED, Deck.FOUR_COLOURS)
    assert theme_of(Cloth.GREEN, Deck.TWO_COLOURS, Surroundings.DARK) is CASINO
    assert len({theme.felt for theme in THEMES}) == 2 * len(Cloth)
    assert len({theme.room for theme in THEMES}) == len(Surroundings)


@pytest.mark.parametrize("theme", THEMES)
def test_print_and_words_are_readable_on_the_felt(theme: Theme) -> None:
    assert contrast(theme.print, theme.felt) >= AA
    # The sentence in its arc is printed in a paler tone.
    assert contrast(blend(theme.felt, theme.print, 0.92), theme.felt) >= AA
    assert contrast(theme.chalk, lit(theme)) >= AA


@pytest.mark.parametrize("theme", THEMES)
def test_what_lies_on_the_felt_is_readable_there(theme: Theme) -> None:
    for felt in (theme.felt_light, theme.felt, theme.felt_dark):
        assert contrast(theme.chalk, blend(felt, theme.tag, 205 / 255)) >= AA
        assert contrast(theme.print, blend(felt, theme.felt_deep, 150 / 255)) >= AA
        assert contrast(theme.chalk, blend(felt, theme.smoke, 215 / 255)) >= AA
    assert contrast(theme.print, blend(theme.back, (0, 0, 0), 0.35)) >= AA
    assert contrast(theme.gold_ink, theme.win) >= AA


@pytest.mark.parametrize("theme", THEMES)
def test_a_cards_back_stands_out_from_the_felt(theme: Theme) -> None:
    apart = sum(abs(one - other) for one, other in zip(theme.back, theme.felt, strict=True))
    assert apart > 100


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("suit", Suit)
def test_every_suit_is_readable_on_its_card(theme: Theme, suit: Suit) -> None:
    assert contrast(theme.ink(suit), theme.paper) >= AA
    assert contrast(theme.ink(suit), theme.paper_low) >= AA


@pytest.mark.parametrize("cloth", Cloth)
def test_two_colours_or_four(cloth: Cloth) -> None:
    two, four = (theme_of(cloth, deck) for deck in Deck)
    assert two.ink(Suit.HEARTS) == two.ink(Suit.DIAMONDS) != two.ink(Suit.CLUBS) == two.ink(Suit.SPADES)
    for one, other in combinations(Suit, 2):
        apart = [abs(a - b) for a, b in zip(four.ink(one), four.ink(other), strict=True)]
        assert max(apart) > 60
    diamonds, clubs = four.ink(Suit.DIAMONDS), four.ink(Suit.CLUBS)
    assert max(diamonds) == diamonds[2]
    assert max(clubs) == clubs[1]


@pytest.mark.parametrize("theme", THEMES)
def test_words_are_readable_in_their_surroundings(theme: Theme) -> None:
    body, chosen = blend(theme.room, theme.note, 0.8), blend(theme.note, theme.gold, 0.24)
    grounds = (theme.room, theme.room_light, theme.bar, theme.note, theme.button, theme.button_hover, body)
    for ground in grounds:
        assert contrast(theme.text, ground) >= AA
        assert contrast(theme.text_soft, ground) >= AA
    for ground in (theme.room, theme.bar, theme.note, body):
        assert contrast(theme.accent, ground) >= AA
        assert contrast(theme.title, ground) >= AA
    # What cannot be used is exempt; here it can be read all the same.
    for ground in (theme.room, theme.bar, theme.button_off):
        assert contrast(theme.text_off, ground) >= AA
    assert contrast(theme.focus, chosen) >= AA
    assert contrast(theme.focus, theme.refused) >= AA
    assert contrast(theme.text, theme.refused) >= AA
    assert contrast(theme.gold_ink, theme.gold) >= AA
    assert contrast(theme.lose_ink, theme.lose) >= AA
    assert contrast((255, 255, 255), theme.even) >= AA


@pytest.mark.parametrize("theme", THEMES)
def test_what_is_told_by_an_outline_can_be_seen(theme: Theme) -> None:
    for felt in (theme.felt_light, theme.felt, theme.felt_dark):
        assert contrast(theme.light, felt) >= SEEN
        assert contrast(theme.print, felt) >= SEEN
    for ground in (theme.room, theme.bar, theme.note, theme.button, blend(theme.room, theme.note, 0.8)):
        assert contrast(theme.focus, ground) >= SEEN
        assert contrast(theme.accent, ground) >= SEEN
    assert contrast(theme.barred, theme.bar) >= SEEN
