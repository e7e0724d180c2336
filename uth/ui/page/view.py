"""Draws a page. Drawing changes nothing: the same page, the same pixels."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from uth.ui import theme as type_
from uth.ui.align import Align
from uth.ui.assets import text, text_width, wrapped
from uth.ui.layout.rect import Rect
from uth.ui.marks import paragraph
from uth.ui.page.arrange import Places
from uth.ui.page.controls_view import draw_control
from uth.ui.page.model import (
    Button,
    Canvas,
    Choices,
    Facts,
    Field,
    Figure,
    Figures,
    Heading,
    Listing,
    Panel,
    Table,
    Text,
    Toggle,
)
from uth.ui.page.parts import Item
from uth.ui.page.shown import Shown
from uth.ui.page.table_view import draw_scroll_bar, draw_table
from uth.ui.picture import Tone
from uth.ui.shapes import blend
from uth.ui.theme import Face, Theme
from uth.ui.widgets import CLOSER, key_caps, plate, write, write_lines

DrawCanvas = Callable[[pygame.Surface, Item], None]
DrawGround = Callable[[pygame.Surface, Places], None]


_FEW_LETTERS = 6
"""So many letters' heights wide is the least that says anything."""


class Letters:
    """Measures texts in the program's own type."""

    def width(self, text: str, face: Face, unit: float) -> int:
        """Return the width of one line, in pixels."""
        return text_width(text, face.px(unit), face.weight)

    def lines(self, text: str, face: Face, unit: float, width: int) -> int:
        """Return how many lines a text takes in that width."""
        return len(wrapped(text, face.px(unit), face.weight, max(1, width)))


def draw_page(surface: pygame.Surface, shown: Shown, draw_ground: DrawGround, draw_canvas: DrawCanvas) -> None:
    """Draw the whole page on what *draw_ground* draws; *draw_canvas* draws what the scene draws itself."""
    places, theme = shown.places, shown.theme
    draw_ground(surface, places)
    if places.head.h:
        _head(surface, shown)
    surface.set_clip(places.body)
    for item in places.items:
        if item.rect.meets(places.body):
            _element(surface, item, shown, draw_canvas)
    surface.set_clip(None)
    hot = shown.hot("", -2)
    draw_scroll_bar(surface, places.track, (shown.scroll, places.body.h, places.length), hot, theme)
    for item in places.fixed:
        draw_control(surface, item, shown)
    _hint(surface, shown)
    if shown.page.notice:
        _notice(surface, shown)


def _head(surface: pygame.Surface, shown: Shown) -> None:
    """The title is printed on the felt."""
    places, theme = shown.places, shown.theme
    face, unit = type_.FIGURE, places.unit
    title = text(shown.page.title, face.px(unit), face.weight, theme.print)
    base = places.head.centre[1]
    write(surface, places.title, shown.page.title, (face, unit, theme.print), Align.LEFT)
    # The second text stands on the same line of writing, not in the same middle.
    drop = round((face.px(unit) - type_.PROMPT.px(unit)) * 0.34)
    rect = places.subtitle
    line = Rect(rect.x, base - rect.h // 2 + drop, rect.w, rect.h)
    if title.get_width() <= places.title.w and rect.w >= _FEW_LETTERS * type_.PROMPT.px(unit):
        write(surface, line, shown.page.subtitle, (type_.PROMPT, unit, theme.chalk), Align.LEFT)


def _element(surface: pygame.Surface, item: Item, shown: Shown, draw_canvas: DrawCanvas) -> None:
    match item.element:
        case Panel():
            _panel(surface, item.rect, shown.places.unit, shown.theme)
        case Table():
            draw_table(surface, item, item.element, shown)
        case Canvas():
            clip = surface.get_clip()
            surface.set_clip(pygame.Rect(item.rect).clip(clip))
            draw_canvas(surface, item)
            surface.set_clip(clip)
        case Button() | Choices() | Toggle() | Field():
            draw_control(surface, item, shown)
        case _:
            _words(surface, item, shown.places.unit, shown.theme)


def _panel(surface: pygame.Surface, rect: Rect, unit: float, theme: Theme) -> None:
    body = blend(theme.room, theme.note, 0.8)
    surface.blit(plate(rect[2:], round(14 * unit), body, theme.bar_line), rect[:2])


def _words(surface: pygame.Surface, item: Item, unit: float, theme: Theme) -> None:
    rect = item.rect
    match item.element:
        case Heading(words):
            low, high = round(3 * unit), type_.SIGN_TITLE.line(unit)
            line = Rect(rect.x, rect.bottom - low - high - round(2 * unit), rect.w, high)
            write(surface, line, words, (type_.SIGN_TITLE, unit, theme.accent), Align.LEFT)
            colour = blend(theme.note, theme.accent, 0.35)
            surface.fill(colour, (rect.x, rect.bottom - low, rect.w, max(1, round(unit))))
        case Text(words, soft=soft, align=align):
            face, ink = (type_.CAPTION, theme.text_soft) if soft else (type_.BODY, theme.text)
            paragraph(surface, rect, words, (face, unit, ink), align)
        case Facts(rows):
            for (label, value), line in zip(rows, item.parts, strict=True):
                write(surface, line, label, (type_.BODY, unit, theme.text_soft), Align.LEFT)
                write(surface, line, value, (type_.AMOUNT, unit, theme.text), Align.RIGHT)
        case Listing(heads=heads) as listing:
            texts = [text for line in listing.lines for text in line]
            for place, (words, where) in enumerate(zip(texts, item.parts, strict=True)):
                head = place < len(heads)
                if listing.keys and place % len(listing.lines[0]) == 0 and not head:
                    key_caps(surface, (where.x, where.centre[1]), words, unit, theme)
                    continue
                face, ink = (type_.HEADING, theme.text_soft) if head else (type_.BODY, theme.text)
                write(surface, where, words, (face, unit, ink), Align.LEFT)
        case Figures(figures):
            for figure, board in zip(figures, item.parts, strict=True):
                _figure(surface, board, figure, (unit, theme))
        case _:
            pass


def _figure(surface: pygame.Surface, board: Rect, figure: Figure, look: tuple[float, Theme]) -> None:
    unit, theme = look
    _panel(surface, board, unit, theme)
    pad = round(16 * unit)
    y = board.y + round(11 * unit)
    ink = theme.accent if figure.tone is Tone.WIN else theme.text
    for words, face, colour in (
        (figure.heading, type_.HEADING, theme.text_soft),
        (figure.figure, type_.FIGURE, ink),
        (figure.second, type_.SECOND, theme.text_soft),
    ):
        height = face.line(unit)
        write(surface, Rect(board.x + pad, y, board.w - 2 * pad, height), words, (face, unit, colour), Align.LEFT)
        y += height


def _hint(surface: pygame.Surface, shown: Shown) -> None:
    theme, unit = shown.theme, shown.places.unit
    ink = theme.focus if shown.refused else theme.text_soft
    face, place = type_.SECOND, shown.places.hint
    if place.w < _FEW_LETTERS * face.px(unit):
        return
    two = 2 * face.line(unit)
    if text_width(shown.hint, face.px(unit), face.weight) > place.w * CLOSER and place.h >= two:
        place = Rect(place.x, place.y + (place.h - two) // 2, place.w, two)
        write_lines(surface, place, shown.hint, (face, unit, ink), Align.LEFT)
    else:
        write(surface, place, shown.hint, (face, unit, ink), Align.LEFT)


def _notice(surface: pygame.Surface, shown: Shown) -> None:
    rect, unit, theme = shown.places.notice, shown.places.unit, shown.theme
    face = type_.TOAST
    width = min(rect.w, text_width(shown.page.notice, face.px(unit), face.weight) + round(40 * unit))
    board = Rect(rect.x + (rect.w - width) // 2, rect.y, width, rect.h)
    body = theme.refused if shown.page.refused else theme.note
    line = theme.barred if shown.page.refused else theme.accent
    surface.blit(plate(board[2:], board.h // 2, (*body, 245), line), board[:2])
    write(surface, board.grown(-round(8 * unit)), shown.page.notice, (face, unit, theme.text))
