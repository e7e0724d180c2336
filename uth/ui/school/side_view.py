"""Draws the panel at the right."""

from __future__ import annotations

import pygame

from uth.ui import theme as type_
from uth.ui.align import Align
from uth.ui.assets import squeezed, text_width, wrapped
from uth.ui.layout.rect import Rect
from uth.ui.marks import paragraph
from uth.ui.school.deeds import Deed
from uth.ui.school.side import Choice, Ink, Rule, Side, Signs, Words
from uth.ui.school.side_places import NARROWED, Placed, SidePlaces, cap_room, deed_of, mark_width
from uth.ui.shapes import blend, luminance
from uth.ui.theme import RGB, Theme
from uth.ui.widgets import key_cap, lifted, plate, write

_RIGHT: tuple[RGB, RGB] = (146, 214, 160), (20, 92, 46)
_HANDS = 0.42
"""The share of a table's width that the names of the hands have."""
_WRONG: tuple[RGB, RGB] = (255, 158, 146), (150, 22, 22)
"""On a dark panel, and on a light one."""


def draw_side(surface: pygame.Surface, places: SidePlaces, side: Side, look: tuple[Deed | None, Theme]) -> None:
    """Draw the panel; *look* is (what the pointer is on, theme)."""
    hot, theme = look
    unit, area = places.unit, places.area
    lifted(surface, area, unit, ((*theme.note, 240), theme.button))
    write(surface, places.title, side.title, (type_.HEADING, unit, theme.text_soft), Align.LEFT)
    left, right = side.foot
    write(surface, places.foot, left, (type_.SMALL, unit, theme.text_soft), Align.LEFT)
    write(surface, places.foot, right, (type_.SMALL, unit, theme.text_soft), Align.RIGHT)
    surface.set_clip(pygame.Rect(places.body))
    for placed in places.parts:
        # Nothing to be pressed shows without its words.
        pressed = deed_of(placed.part) is not None
        if places.readable(placed.rect) if pressed else placed.rect.meets(places.body):
            _part(surface, placed, places, (hot, theme))
    surface.set_clip(None)
    if places.most:
        _bar(surface, places, theme)


def _part(surface: pygame.Surface, placed: Placed, places: SidePlaces, look: tuple[Deed | None, Theme]) -> None:
    part, rect = placed
    hot, theme = look
    unit = places.unit
    if isinstance(part, Words):
        _words(surface, part, rect, places, theme)
    elif isinstance(part, Choice):
        _choice(surface, part, rect, (unit, part.deed == hot, theme))
    elif isinstance(part, Signs):
        _signs(surface, part, rect, (unit, theme))
    elif isinstance(part, Rule):
        surface.fill(blend(theme.note, theme.accent, 0.4), rect)
    else:
        body = theme.button_hover if part.deed == hot else theme.button
        surface.blit(plate(rect[2:], round(7 * unit), body), rect[:2])
        write(surface, rect, part.label, (type_.BUTTON, unit, theme.text))


def _signs(surface: pygame.Surface, signs: Signs, rect: Rect, look: tuple[float, Theme]) -> None:
    """The hands at the left, what each bet pays for them at the right of its column."""
    unit, theme = look
    line = type_.CAPTION.line(unit)
    first = round(rect.w * _HANDS)
    for index, row in enumerate(signs.rows):
        ink, y = theme.text if index else theme.accent, rect.y + index * line
        write(surface, Rect(rect.x, y, first, line), row[0], (type_.CAPTION, unit, ink), Align.LEFT)
        width = (rect.w - first) // max(1, len(row) - 1)
        for column, words in enumerate(row[1:]):
            place = Rect(rect.x + first + column * width, y, width, line)
            write(surface, place, words, (type_.CAPTION, unit, ink), Align.RIGHT)


def _words(surface: pygame.Surface, words: Words, rect: Rect, places: SidePlaces, theme: Theme) -> None:
    """A paragraph; a line that is half scrolled away is not shown at all."""
    unit, face = places.unit, words.face
    colour, line = _ink(words.ink, theme), face.line(unit)
    indent = mark_width(unit) if words.mark else 0
    if indent:
        _mark(surface, Rect(rect.x, rect.y, indent, line), good=words.ink is Ink.GOOD, colour=colour)
    for index, text in enumerate(wrapped(words.text, face.px(unit), face.weight, rect.w - indent)):
        row = Rect(rect.x + indent, rect.y + index * line, rect.w - indent, line)
        if row.within(places.body):
            write(surface, row, text, (face, unit, colour), Align.LEFT)


def _ink(ink: Ink, theme: Theme) -> RGB:
    light = luminance(theme.note) > luminance(theme.text)
    return {
        Ink.TEXT: theme.text,
        Ink.NOW: theme.accent,
        Ink.LATER: theme.text_soft,
        Ink.GOOD: _RIGHT[light],
        Ink.BAD: _WRONG[light],
    }[ink]


def _mark(surface: pygame.Surface, rect: Rect, *, good: bool, colour: RGB) -> None:
    """A tick or a cross: what is right or wrong is not told by colour alone."""
    size = rect.h * 0.28
    x, y = rect.x + size + 1, rect.centre[1]
    width = max(2, round(rect.h * 0.12))
    if good:
        points = [(x - size, y), (x - size * 0.3, y + size * 0.8), (x + size, y - size * 0.8)]
        pygame.draw.lines(surface, colour, False, points, width)
        return
    for side in (-1, 1):
        start, end = (x - size * 0.8, y - side * size * 0.8), (x + size * 0.8, y + side * size * 0.8)
        pygame.draw.line(surface, colour, start, end, width)


def _choice(surface: pygame.Surface, choice: Choice, rect: Rect, look: tuple[float, bool, Theme]) -> None:
    unit, hot, theme = look
    body = theme.button_hover if hot else theme.button
    edge = theme.focus if choice.lit else None
    surface.blit(plate(rect[2:], round(7 * unit), body, edge), rect[:2])
    at = rect.x + round(6 * unit), rect.centre[1]
    if choice.cap:
        key_cap(surface, at, choice.cap, unit, (theme.text, blend(body, theme.text, 0.45), theme.cap))
    if choice.place:
        _place(surface, rect, choice, (unit, theme))
    left = cap_room(unit)
    right = round(6 * unit) if choice.place is None else left
    inner = Rect(rect.x + left, rect.y, rect.w - left - right, rect.h)
    face = type_.CAPTION
    px, line = face.px(unit), face.line(unit)
    one_line = rect.h + 2 < 2 * line + round(10 * unit)
    if text_width(choice.label, px, face.weight) <= inner.w * (NARROWED if one_line else 1 / NARROWED):
        drawn = squeezed(choice.label, px, face.weight, theme.text, inner.w)
        surface.blit(drawn, (inner.x, inner.centre[1] - drawn.get_height() // 2))
        return
    lines = len(wrapped(choice.label, px, face.weight, inner.w))
    top = inner.centre[1] - lines * line // 2
    paragraph(surface, Rect(inner.x, top, inner.w, inner.h), choice.label, (face, unit, theme.text))


def _place(surface: pygame.Surface, rect: Rect, choice: Choice, look: tuple[float, Theme]) -> None:
    """Which one it is of those that are put in order: its number on a disc, at the right."""
    unit, theme = look
    size = min(cap_room(unit) - round(10 * unit), rect.h - 4)
    disc = Rect(rect.right - size - round(4 * unit), rect.centre[1] - size // 2, size, size)
    surface.blit(plate(disc[2:], size // 2, theme.accent), disc[:2])
    write(surface, disc, str(choice.place), (type_.BUTTON, unit, theme.note))


def _bar(surface: pygame.Surface, places: SidePlaces, theme: Theme) -> None:
    """How far the panel is scrolled, at its right edge."""
    body, area = places.body, places.area
    width = max(3, round(4 * places.unit))
    x, whole = area.right - width - round(4 * places.unit), body.h + places.most
    surface.blit(plate((width, body.h), width // 2, (*theme.button, 160)), (x, body.y))
    high = max(width * 3, round(body.h * body.h / whole))
    y = body.y + round((body.h - high) * places.back / places.most)
    surface.blit(plate((width, high), width // 2, theme.text_soft), (x, y))
