"""Draws the deck and the places that cards are laid to."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from uth.cards import Card
from uth.train.question import Cards
from uth.ui import theme as type_
from uth.ui.align import Align
from uth.ui.card_faces import CORNER
from uth.ui.cards_art import FALLEN, CardArt
from uth.ui.layout.rect import Rect
from uth.ui.page.controls_view import draw_ring
from uth.ui.page.scene import Pen
from uth.ui.page.table_view import SMALL_RATIO, small_card
from uth.ui.plots.ink import board
from uth.ui.shapes import blend
from uth.ui.strategy.deck import Deck, Place, Slot, at, place_of
from uth.ui.theme import Theme
from uth.ui.widgets import plate, write


class DeckView:
    """Draws one deck; its cards are kept for the theme in use."""

    def __init__(self) -> None:
        self._art: CardArt | None = None

    def draw(
        self,
        surface: pygame.Surface,
        deck: Deck,
        cards: Cards,
        marks: tuple[Place, Card],
        look: tuple[Pen, Mapping[Place, str]],
    ) -> None:
        """Draw it. *marks*: where the next card goes, and which one the keys are on; *look*: with the titles."""
        pen, titles = look
        if self._art is None or self._art.theme != pen.theme:
            self._art = CardArt(pen.theme)
        target, cursor = marks
        for title in deck.titles:
            ink = pen.theme.accent if title.place is target else pen.theme.text_soft
            write(surface, title.rect, titles[title.place], (type_.HEADING, pen.unit, ink), Align.LEFT)
        for slot in deck.slots:
            lying = at(cards, slot.place)
            card = lying[slot.index] if slot.index < len(lying) else None
            self._slot(surface, slot, card, pen, next_one=slot.place is target and slot.index == len(lying))
        for card, rect in deck.cards:
            self._card(surface, card, rect, out=place_of(cards, card) is not None)
        self._marked(surface, deck, cursor, pen)

    def _slot(self, surface: pygame.Surface, slot: Slot, card: Card | None, pen: Pen, *, next_one: bool) -> None:
        rect, theme = slot.rect, pen.theme
        if card is None:
            line = theme.accent if next_one else blend(board(theme), theme.text_off, 0.5)
            surface.blit(plate(rect[2:], max(2, round(rect.w * CORNER)), board(theme), line), rect[:2])
        elif slot.place is Place.DEAD:
            height = min(rect.h, int(rect.w / SMALL_RATIO))
            art = small_card(card, height, theme)
            surface.blit(art, art.get_rect(center=rect.centre))
        else:
            assert self._art is not None
            surface.blit(self._art.card(card, rect.w), rect[:2])

    def _card(self, surface: pygame.Surface, card: Card, rect: Rect, *, out: bool) -> None:
        """One that lies elsewhere leaves its outline: its rank and suit can still be read there."""
        assert self._art is not None
        surface.blit(self._art.card(card, rect.w), rect[:2])
        if out:
            shade = self._art.shade(rect.w)
            shade.set_alpha(_GONE)
            surface.blit(shade, rect[:2])

    @staticmethod
    def _marked(surface: pygame.Surface, deck: Deck, cursor: Card, pen: Pen) -> None:
        under = None
        if pen.pointer is not None:
            pointed, slot = deck.card(*pen.pointer), deck.slot(*pen.pointer)
            under = deck.rect(pointed) if pointed else slot.rect if slot else None
        if under is not None:
            _frame(surface, under, pen.theme, pen.unit)
        if pen.focused:
            draw_ring(surface, deck.rect(cursor).grown(-round(2 * pen.unit)), pen.unit, pen.theme)


_GONE = FALLEN + 70
"""Opacity of the shade over a card that lies elsewhere."""


def _frame(surface: pygame.Surface, rect: Rect, theme: Theme, unit: float) -> None:
    thick = max(2, round(2.2 * unit))
    pygame.draw.rect(surface, theme.focus, rect, width=thick, border_radius=max(2, round(rect.w * CORNER)))
