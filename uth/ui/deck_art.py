"""The deck on the felt while it is cut: seen on its long edge, the cut card where the player would put it in."""

from __future__ import annotations

import pygame

from uth.cards import DECK
from uth.ui.assets import clear, shrunk
from uth.ui.layout import Layout, Rect
from uth.ui.shapes import blend
from uth.ui.theme import RGB, Theme
from uth.ui.widgets import glow

CUT_CARD: RGB = (240, 200, 60)
_SCALE = 3


def deck_place(layout: Layout) -> Rect:
    """Return where the deck lies: over the places of the community cards."""
    row = layout.dealer.community
    left, right = min(card.x for card in row), max(card.right for card in row)
    height = round(row[0].h * 0.42)
    return Rect(left, row[0].y + (row[0].h - height) // 2, right - left, height)


def cut_at(layout: Layout, under: int) -> int:
    """Return the x at which *under* cards lie to the left."""
    deck = deck_place(layout)
    return deck.x + round(deck.w * under / len(DECK))


def draw_deck(surface: pygame.Surface, layout: Layout, under: int, theme: Theme) -> None:
    """Draw the deck and its cut card; the cards left of it go under."""
    deck, unit = deck_place(layout), layout.unit
    blur = round(10 * unit)
    surface.blit(
        glow(deck[2:], round(4 * unit), blur, (0, 0, 0), 140), (deck.x - blur, deck.y - blur + round(6 * unit))
    )
    surface.blit(_edges(deck, theme), deck[:2])
    x, out, thick = cut_at(layout, under), round(0.3 * deck.h), max(4, round(5 * unit))
    card = Rect(x - thick // 2, deck.y - out, thick, deck.h + out)
    surface.fill(blend(CUT_CARD, (0, 0, 0), 0.45), (card.x + thick, card.y + 2, max(1, thick // 2), card.h - 2))
    surface.fill(CUT_CARD, card)


def _edges(deck: Rect, theme: Theme) -> pygame.Surface:
    """Fifty-two edges of paper, lit from above."""
    large = clear((deck.w * _SCALE, deck.h * _SCALE))
    w, h = large.get_size()
    for y in range(h):
        pygame.draw.line(large, blend(theme.paper, (176, 170, 154), y / h), (0, y), (w, y))
    for card in range(1, len(DECK)):
        x = round(w * card / len(DECK))
        pygame.draw.line(large, (150, 143, 128), (x, 0), (x, h), _SCALE)
    pygame.draw.rect(large, (120, 112, 98), large.get_rect(), _SCALE)
    return shrunk(large, deck[2:])
