"""The two sides of a playing card, from our own vector code: drawn large, and scaled down."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import NamedTuple

import pygame

from uth.cards import Card, Rank, Suit
from uth.ui.assets import clear, font, shrunk
from uth.ui.court import draw_court
from uth.ui.shapes import blend, suit
from uth.ui.theme import RGB, Theme, Weight

RATIO = 1.4
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


UPSIDE_DOWN = frozenset({Rank.SIX, Rank.NINE})
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
    if page.underlined and card.rank in UPSIDE_DOWN:
        thick, apart = page.w * size * 0.075, page.w * size * 0.055
        wide = glyph.get_width()
        foot = top + glyph.get_height() + apart
        page.surface.fill(page.ink, (round(middle - wide / 2), round(foot), round(wide), max(1, round(thick))))
    if with_suit:
        full = page.jumbo >= _FULL_FROM and card.rank not in _COURT and size > _SECOND
        mark = page.w * size * (0.6 if full else 0.5)
        # A queen's letter has a tail.
        line = page.w * size * 0.1 if page.underlined and card.rank in UPSIDE_DOWN else 0
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
