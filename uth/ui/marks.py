"""Paragraphs, and amounts on pills."""

from __future__ import annotations

import pygame

from uth.ui.align import Align
from uth.ui.assets import text_width, wrapped
from uth.ui.layout.rect import Rect
from uth.ui.picture import Tone
from uth.ui.theme import RGB, Face, Theme
from uth.ui.widgets import plate, tone_colours, write


def paragraph(
    surface: pygame.Surface, rect: Rect, words: str, style: tuple[Face, float, RGB], align: Align = Align.LEFT
) -> None:
    """Write a text from the top of *rect*, broken into lines of its width; *style* is (kind of text, unit, colour)."""
    face, unit, _ = style
    height = face.line(unit)
    for place, line in enumerate(wrapped(words, face.px(unit), face.weight, rect.w)):
        write(surface, Rect(rect.x, rect.y + place * height, rect.w, height), line, style, align)


def net_pill(
    surface: pygame.Surface, rect: Rect, net: tuple[str, Tone], style: tuple[Face, float, Theme], align: Align
) -> Rect:
    """Write an amount on a pill in *rect*, in the colour of its tone; return where the pill is."""
    (words, tone), (face, unit, theme) = net, style
    body, ink = tone_colours(tone, theme)
    width = min(rect.w, text_width(words, face.px(unit), face.weight) + round(22 * unit))
    height = min(rect.h, face.line(unit) + round(6 * unit))
    board = Rect(rect.x + round((rect.w - width) * align.value), rect.centre[1] - height // 2, width, height)
    surface.blit(plate(board[2:], height // 2, body), board[:2])
    write(surface, board.grown(-2), words, (face, unit, ink))
    return board
