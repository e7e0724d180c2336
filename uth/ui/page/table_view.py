"""Draws a list of any length: the titles of its columns, the rows in sight, the scroll bar."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from uth.cards import Card, Rank
from uth.ui import theme as type_
from uth.ui.align import Align
from uth.ui.assets import font, packed
from uth.ui.layout.rect import Rect
from uth.ui.marks import net_pill
from uth.ui.page.controls_view import chosen_plate, draw_ring
from uth.ui.page.model import Cell, Row, Table
from uth.ui.page.parts import Item
from uth.ui.page.scroll import thumb
from uth.ui.page.shown import Shown
from uth.ui.shapes import blend, rounded, suit
from uth.ui.shelf import kept
from uth.ui.theme import Theme, Weight
from uth.ui.widgets import plate, write


def draw_table(surface: pygame.Surface, item: Item, table: Table, shown: Shown) -> None:
    """Draw the part of the list that is in sight."""
    unit, theme = shown.places.unit, shown.theme
    head, body, track = item.parts
    columns = tuple(column_rects(table, head, unit))
    for column, rect in zip(table.columns, columns, strict=True):
        if rect is not None:
            write(surface, rect, column.title, (type_.HEADING, unit, theme.text_soft), column.align)
    surface.fill(blend(theme.bar_line, theme.accent, 0.35), (head.x, head.bottom - 1, head.w, max(1, round(unit))))
    if not table.count:
        write(surface, body, table.empty, (type_.BODY, unit, theme.text_soft))
        return
    reel = shown.reels[table.name]
    for place, row in enumerate(shown.rows[table.name]):
        _row(surface, item.row_rect(place), row, (table, columns, reel.first + place, shown))
    draw_scroll_bar(surface, track, (reel.first, reel.shown, table.count), shown.hot(table.name, -2), theme)


def column_rects(table: Table, area: Rect, unit: float) -> Iterator[Rect | None]:
    """Return where the columns are in a line, None for one that is left out; a little room is kept between them."""
    pad, gap = round(14 * unit), round(14 * unit)
    shown = [column for column in table.columns if area.w >= column.least * unit]
    shares = sum(column.share for column in shown)
    free = area.w - 2 * pad - gap * (len(shown) - 1)
    x = float(area.x + pad)
    for column in table.columns:
        if column not in shown:
            yield None
            continue
        width = free * column.share / shares
        yield Rect.of(x, area.y, width, area.h)
        x += width + gap


_FAINT = 0.12
"""So much gold is under a chosen row without the focus."""

_Where = tuple[Table, tuple[Rect | None, ...], int, Shown]


def _row(surface: pygame.Surface, line: Rect, row: Row, where: _Where) -> None:
    table, columns, number, shown = where
    unit, theme = shown.places.unit, shown.theme
    chosen = number == shown.reels[table.name].row
    here = shown.focus == table.name or not table.opens
    board = Rect(line.x, line.y + 1, line.w, line.h - 2)
    radius = round(6 * max(unit, 0.8))
    if chosen:
        # Where the focus is elsewhere the row stays marked, fainter: buttons are about it.
        under = chosen_plate(theme) if here else blend(theme.note, theme.gold, _FAINT)
        surface.blit(plate(board[2:], radius, under), board[:2])
        surface.fill(theme.accent, (board.x, board.y + radius, max(2, round(3 * unit)), board.h - 2 * radius))
    elif shown.hot(table.name, number):
        surface.blit(plate(board[2:], radius, theme.button), board[:2])
    elif number % 2:
        surface.blit(plate(board[2:], radius, blend(theme.room, theme.note, 0.55)), board[:2])
    for cell, column, rect in zip(row, table.columns, columns, strict=True):
        if rect is not None:
            _cell(surface, Rect(rect.x, line.y, rect.w, line.h), cell, (column.align, shown))
    if chosen and shown.ringed(table.name):
        draw_ring(surface, board.grown(-round(3 * unit)), unit, theme)


def _cell(surface: pygame.Surface, rect: Rect, cell: Cell, look: tuple[Align, Shown]) -> None:
    align, shown = look
    unit, theme = shown.places.unit, shown.theme
    if cell.cards:
        used = _cards(surface, rect, cell.cards, unit, theme)
        rect = Rect(rect.x + used, rect.y, max(0, rect.w - used), rect.h)
    if cell.tone is None:
        ink = theme.text_soft if cell.soft else theme.text
        write(surface, rect, cell.text, (type_.BODY, unit, ink), align)
    elif cell.text:
        net_pill(surface, rect.grown(-2), (cell.text, cell.tone), (type_.AMOUNT, unit, theme), align)


# --- small cards

SMALL_RATIO = 1.22
"""Width of a small card in heights."""


def _cards(surface: pygame.Surface, rect: Rect, cards: tuple[Card, ...], unit: float, theme: Theme) -> int:
    """Draw cards side by side at the left of *rect*; return the width used, with the room after them."""
    gap = max(2, round(3 * unit))
    room = (rect.w - gap * (len(cards) - 1)) / len(cards)
    height = min(round(rect.h * 0.74), int(room / SMALL_RATIO))
    x = rect.x
    for card in cards:
        art = small_card(card, height, theme)
        surface.blit(art, (x, rect.centre[1] - height // 2))
        x += art.get_width() + gap
    return x - rect.x + round(6 * unit)


@kept
def small_card(card: Card, height: int, theme: Theme) -> pygame.Surface:
    """Return a card so small that only rank and suit have room, side by side."""
    width = int(height * SMALL_RATIO)
    scale = 3
    ink = theme.ink(card.suit)
    large = rounded((width * scale, height * scale), 4 * scale, theme.paper, scale=1)
    words = "10" if card.rank is Rank.TEN else card.rank.letter
    glyph = font(round(height * scale * 0.86), Weight.BOLD).render(words, True, ink)
    glyph = glyph.subsurface(glyph.get_bounding_rect())
    room = round(width * scale * 0.44)
    if glyph.get_width() > room:
        glyph = pygame.transform.smoothscale(glyph, (room, glyph.get_height()))
    large.blit(glyph, glyph.get_rect(center=(round(width * scale * 0.29), round(height * scale * 0.5))))
    suit(large, card.suit, (width * scale * 0.74, height * scale * 0.5), height * scale * 0.46, ink)
    return packed(pygame.transform.smoothscale(large, (width, height)))


# --- scroll bars


def draw_scroll_bar(surface: pygame.Surface, track: Rect, part: tuple[int, int, int], hot: bool, theme: Theme) -> None:
    """Draw a scroll bar; *part* is (first, in sight, in all)."""
    bar = thumb(track, *part)
    if not bar.h:
        return
    surface.blit(plate(track[2:], track.w // 2, theme.button_off), track[:2])
    surface.blit(plate(bar[2:], bar.w // 2, theme.accent if hot else theme.text_off), bar[:2])
