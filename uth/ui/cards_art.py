"""Playing cards from our own vector code: each side is drawn large once, scaled down once per size, and kept."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from functools import lru_cache
from math import ceil
from typing import NamedTuple

import pygame

from uth.cards import DECK, Card, Rank, Suit
from uth.ui.assets import clear, font, packed, shrunk
from uth.ui.court import draw_court
from uth.ui.shapes import blend, rounded, soft_box, suit
from uth.ui.shelf import SHELF, Cache
from uth.ui.theme import RGB, Theme, Weight

RATIO = 1.4
FALLEN = 132
"""Opacity of the shade over a card that has wholly fallen back: about half its light."""
CORNER = 0.085
"""Radius of a corner, in widths."""
TWO_INDICES_FROM = 100
"""From this width on a card carries the second index, turned: it can be read from the dealer's chair too."""
_LINE: RGB = (178, 172, 160)


_FULL_FROM = 1.2
"""From this size of index on it has the card to itself: rank over suit, and no second suit beside them."""


class _Large(NamedTuple):
    """The card being drawn at a multiple of its size."""

    surface: pygame.Surface
    w: float
    h: float
    ink: RGB
    jumbo: float
    """The index against its usual size."""
    underlined: bool

    @property
    def more(self) -> float:
        """What the index takes of the rest of the card, 0 at its usual size."""
        return self.jumbo - 1


def _sharpness(width: int) -> int:
    """Four times the size; less for cards that are large already."""
    return 4 if width <= 120 else 3 if width <= 200 else 2


def draw_face(card: Card, width: int, theme: Theme, index: float = 1.0, *, underlined: bool = False) -> pygame.Surface:
    """Return the card's face, *width* pixels wide, its index *index* times as large as usual: 1 to 1.3.

    *underlined*: the index of a six or a nine is, as on cards that are read upside down.
    """
    scale = _sharpness(width)
    large = _blank(width * scale, theme).copy()
    page = _Large(large, large.get_width(), large.get_height(), theme.ink(card.suit), index, underlined)
    if width >= TWO_INDICES_FROM:
        _two_indices(page, card)
    else:
        _one_index(page, card)
    _trim(large)
    return shrunk(large, (width, round(width * RATIO)))


@lru_cache(maxsize=2)
def _blank(width: int, theme: Theme) -> pygame.Surface:
    """Paper, lit from above: of the sizes that are being drawn."""
    height = round(width * RATIO)
    shade = clear((1, 32))
    for y in range(32):
        shade.set_at((0, y), blend(theme.paper, theme.paper_low, y / 31))
    return pygame.transform.smoothscale(shade, (width, height))


def _trim(paper: pygame.Surface) -> None:
    """Cut what was drawn over the edge, and draw the edge."""
    width = paper.get_width()
    radius = round(width * CORNER)
    paper.blit(_outline(paper.get_size(), radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    pygame.draw.rect(paper, _LINE, paper.get_rect(), width=max(1, width // 90), border_radius=radius)


@lru_cache(maxsize=2)
def _outline(size: tuple[int, int], radius: int) -> pygame.Surface:
    """What of the paper is card."""
    mask = clear(size)
    pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=radius)
    return mask


def _one_index(page: _Large, card: Card) -> None:
    """A jumbo index at the upper left, one large suit or the court's bust at the lower right."""
    w, h, more = page.w, page.h, page.more
    _index(page, card, _FIRST * page.jumbo)
    if card.rank in _COURT:
        at = w * (0.64 + 0.36 * more), h * 0.665 + w * 0.1 * more
        draw_court(page.surface, card, at, w * (0.86 - 0.5 * more), page.ink)
    elif page.jumbo < _FULL_FROM:
        suit(page.surface, card.suit, (w * (0.665 + 0.3 * more), h * (0.725 + 0.3 * more)), w * (0.53 - more), page.ink)


_UPSIDE_DOWN = frozenset({Rank.SIX, Rank.NINE})
"""Each reads as the other upside down."""
_COURT = frozenset({Rank.JACK, Rank.QUEEN, Rank.KING})


def _two_indices(page: _Large, card: Card) -> None:
    """A jumbo index and, turned, a smaller one in the corner across; the suit or the bust between them."""
    w, h, more = page.w, page.h, page.more
    if card.rank in _COURT:
        at = w * (0.55 + 0.3 * more), h - w * (0.49 - 0.3 * more)
        draw_court(page.surface, card, at, w * (0.98 - 0.6 * more), page.ink)
        _tab(page)
    elif page.jumbo < _FULL_FROM:
        suit(page.surface, card.suit, (w * (0.615 + 0.1 * more), h * 0.53), w * 0.42, page.ink)
    _index(page, card, _FIRST_OF_TWO * page.jumbo)
    # No index reaches beyond the middle.
    corner = clear((ceil(w / 2), ceil(h / 2)))
    _index(page._replace(surface=corner), card, _SECOND, with_suit=card.rank not in _COURT)
    page.surface.blit(pygame.transform.rotate(corner, 180), (w - corner.get_width(), h - corner.get_height()))


_FIRST = 0.66
"""Size of the type of an index, in card widths."""
_FIRST_OF_TWO = 0.56
_SECOND = 0.34
"""The turned index: the player's own stays the larger."""


def _tab(page: _Large) -> None:
    """Leave the corner of the turned index free of the robe, which shows the suit itself."""
    w, h = page.w, page.h
    left, top = w - w * (0.095 + _SECOND * 0.62), h - w * (0.125 + _SECOND * 0.86)
    area = pygame.Rect(round(left), round(top), round(w - left + 1), round(h - top + 1))
    corner = round(w * 0.12)
    pygame.draw.rect(page.surface, (242, 239, 231), area, border_top_left_radius=corner)
    # A fine line sets the paper off from the robe, its ends outside of the card.
    thick = max(1, round(w * 0.011))
    pygame.draw.rect(
        page.surface,
        (186, 172, 138),
        area.inflate(2 * thick, 2 * thick).move(thick, thick),
        thick,
        border_top_left_radius=corner,
    )


def _index(page: _Large, card: Card, size: float, with_suit: bool = True) -> None:
    """The rank with its suit below, in a column at the left edge; *size* of the type in card widths."""
    words = "10" if card.rank is Rank.TEN else card.rank.letter
    glyph = font(round(page.w * size), Weight.BOLD).render(words, True, page.ink)
    glyph = glyph.subsurface(glyph.get_bounding_rect())
    column = page.w * size * 0.6
    if glyph.get_width() > column:
        glyph = pygame.transform.smoothscale(glyph, (round(column), glyph.get_height()))
    middle = page.w * 0.065 + column / 2
    top = page.w * 0.085
    page.surface.blit(glyph, (middle - glyph.get_width() / 2, top))
    if page.underlined and card.rank in _UPSIDE_DOWN:
        thick, apart = page.w * size * 0.075, page.w * size * 0.055
        wide = glyph.get_width()
        foot = top + glyph.get_height() + apart
        page.surface.fill(page.ink, (round(middle - wide / 2), round(foot), round(wide), max(1, round(thick))))
    if with_suit:
        full = page.jumbo >= _FULL_FROM and card.rank not in _COURT and size > _SECOND
        mark = page.w * size * (0.6 if full else 0.5)
        # A queen's letter has a tail.
        line = page.w * size * 0.1 if page.underlined and card.rank in _UPSIDE_DOWN else 0
        below = line + max(page.w * size * 0.74, glyph.get_height() + page.w * size * 0.05)
        across = max(middle, page.w * 0.065 + mark / 2) if page.more else middle
        suit(page.surface, card.suit, (across, top + below + mark / 2), mark, page.ink)


def draw_back(width: int, theme: Theme) -> pygame.Surface:
    """Return the card's back: a dark lattice in a gold frame with a spade in the middle."""
    scale = _sharpness(width)
    large = _blank(width * scale, theme).copy()
    w, h = large.get_size()
    margin = round(w * 0.065)
    panel = clear((w - 2 * margin, h - 2 * margin))
    panel.fill(theme.back)
    _lattice(panel, w * 0.105, theme)
    frame = panel.get_rect().inflate(-round(w * 0.07), -round(w * 0.07))
    pygame.draw.rect(panel, theme.gold, frame, width=max(1, round(w * 0.016)), border_radius=round(w * 0.03))
    _medallion(panel, w, theme)
    mask = clear(panel.get_size())
    pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=round(w * 0.045))
    panel.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    large.blit(panel, (margin, margin))
    _trim(large)
    return shrunk(large, (width, round(width * RATIO)))


def _lattice(panel: pygame.Surface, step: float, theme: Theme) -> None:
    w, h = panel.get_size()
    thick = max(1, round(step * 0.11))
    count = int((w + h) / step) + 2
    for index in range(count):
        x = index * step
        pygame.draw.line(panel, theme.back_line, (x, 0), (x - h, h), thick)
        pygame.draw.line(panel, theme.back_line, (w - x, 0), (w - x + h, h), thick)
    for row in range(int(2 * h / step) + 1):
        for column in range(int(w / step) + 2):
            x = column * step + (step / 2 if row % 2 else 0)
            pygame.draw.circle(panel, theme.back_line, (x, row * step / 2), max(1, step * 0.13))


def _medallion(panel: pygame.Surface, w: int, theme: Theme) -> None:
    middle = (panel.get_width() / 2, panel.get_height() / 2)
    size = w * 0.5
    points = [(middle[0], middle[1] - size * 0.62), (middle[0] + size * 0.5, middle[1])]
    points += [(middle[0], middle[1] + size * 0.62), (middle[0] - size * 0.5, middle[1])]
    pygame.draw.polygon(panel, blend(theme.back, (0, 0, 0), 0.25), points)
    pygame.draw.polygon(panel, theme.gold, points, max(1, round(w * 0.014)))
    suit(panel, Suit.SPADES, middle, w * 0.3, theme.print)


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
        if turned and card is not None and card.rank in _UPSIDE_DOWN:
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
