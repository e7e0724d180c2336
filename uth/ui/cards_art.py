"""Playing cards at every size in use: each is drawn once, kept, and laid with its shadow."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field

import pygame

from uth.cards import DECK, Card
from uth.ui.assets import clear, packed
from uth.ui.card_faces import CORNER, RATIO, UPSIDE_DOWN, draw_back, draw_face
from uth.ui.shapes import rounded, soft_box
from uth.ui.shelf import SHELF, Cache
from uth.ui.theme import Theme

FALLEN = 132
"""Opacity of the shade over a card that has wholly fallen back: about half its light."""

_Lie = tuple[int, bool]
"""A card's width, and whether it is turned."""
_LIES = 8
"""So many of the ways in which cards lie are prepared for: those of the boxes and the board, with a panel beside them
and without.
"""


@dataclass
class CardArt:
    """Cards, their shadows and their shade, at every size in use."""

    theme: Theme
    index: float = 1.0
    """How much larger than usual the indices are."""
    _cards: Cache[tuple[Card | None, int, bool], pygame.Surface] = field(default_factory=Cache)
    _lying: Cache[tuple[Card | None, int, bool, bool], pygame.Surface] = field(default_factory=Cache)
    _raised: Cache[tuple[Card | None, int, bool, int], pygame.Surface] = field(default_factory=Cache)
    _shadows: Cache[int, pygame.Surface] = field(default_factory=Cache)
    _shades: Cache[int, pygame.Surface] = field(default_factory=Cache)
    _undrawn: OrderedDict[_Lie, list[Card]] = field(default_factory=OrderedDict)
    """By the ways in which cards have lain of late: the faces that were not asked for in advance yet."""

    def card(self, card: Card | None, width: int, turned: bool = False) -> pygame.Surface:
        """Return a face, or the back for None; *turned* by half a turn."""
        return self._cards.get((card, width, turned), lambda: self._make(card, width, turned))

    def _make(self, card: Card | None, width: int, turned: bool) -> pygame.Surface:
        if turned and card is not None and card.rank in UPSIDE_DOWN:
            made = draw_face(card, width, self.theme, self.index, underlined=True)
            return pygame.transform.rotate(made, 180)
        if turned:
            return pygame.transform.rotate(self.card(card, width), 180)
        return draw_face(card, width, self.theme, self.index) if card else draw_back(width, self.theme)

    def lying(self, card: Card | None, width: int, turned: bool = False, fallen: bool = False) -> pygame.Surface:
        """Return a card with its shadow in one picture, :meth:`blur` larger on every side: one blit instead of two.

        *fallen*: wholly fallen back, its shade in the picture too.
        """

        def make() -> pygame.Surface:
            shadow = self.shadow(width)
            blur = self.blur(width)
            drop = round(width * 0.026)
            made = clear(shadow.get_size())
            made.blit(shadow, (drop // 2, drop))
            made.blit(self.card(card, width, turned), (blur, blur))
            if fallen:
                shade = self.shade(width)
                shade.set_alpha(FALLEN)
                made.blit(shade, (blur, blur))
            return packed(made)

        if (width, turned) not in self._undrawn:
            self._undrawn[width, turned] = list(reversed(DECK))
            if len(self._undrawn) > _LIES:
                self._undrawn.popitem(last=False)
        return self._lying.get((card, width, turned, fallen), make)

    def prepare(self) -> bool:
        """Draw one face that was not wanted yet as cards have lain of late; return whether there was one to draw.

        For moments in which nothing else is to be done: no face has to be drawn in the frame that shows it first.
        """
        for (width, turned), faces in self._undrawn.items():
            while faces and SHELF.fits(4 * width * round(width * RATIO)):
                card = faces.pop()
                if self._cards.find((card, width, turned)) is None:
                    self.card(card, width, turned)
                    return True
        return False

    def raised(self, card: Card | None, width: int, turned: bool, height: int) -> tuple[pygame.Surface, int]:
        """Return a card *height* pixels above its place with its shadow, and the picture's margin all round."""
        shift = self.shift(width, height)
        margin = self.blur(width) + max(shift, height)

        def make() -> pygame.Surface:
            made = clear((width + 2 * margin, round(width * RATIO) + 2 * margin))
            x, y = made.get_rect().center
            shadow = self.shadow(width)
            made.blit(shadow, shadow.get_rect(center=(x + shift // 2, y + shift)))
            made.blit(self.card(card, width, turned), (margin, margin - height))
            return packed(made)

        return self._raised.get((card, width, turned, height), make), margin

    @staticmethod
    def shift(width: int, height: float) -> int:
        """Return how far the shadow of a card falls that is *height* pixels above the felt."""
        return round(width * CORNER * 0.3 + height * 0.6)

    def shadow(self, width: int) -> pygame.Surface:
        """Return the soft shadow of a card of that width: :meth:`blur` larger on every side."""
        size = (width, round(width * RATIO))
        return self._shadows.get(width, lambda: soft_box(size, width * CORNER, self.blur(width), (0, 0, 0), 120))

    @staticmethod
    def blur(width: int) -> int:
        """Return how far a card's shadow reaches beyond it."""
        return max(3, round(width * 0.07))

    def shade(self, width: int) -> pygame.Surface:
        """Return the dark pane laid over a card that falls back; its alpha is set by whoever lays it."""
        return self._shades.get(
            width, lambda: rounded((width, round(width * RATIO)), width * CORNER, (14, 22, 20, 255))
        )
