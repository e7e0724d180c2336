"""A piece of felt with a table's signs lettered on it and its limits on their plaque, as the player sees them."""

from __future__ import annotations

import pygame

from uth.table import Table
from uth.ui.assets import opaque
from uth.ui.layout.rect import Rect
from uth.ui.picture import Sign
from uth.ui.present import blind_lost_sign, felt_of
from uth.ui.print_art import draw_sign
from uth.ui.sample_art import cornered, draw_cloth
from uth.ui.stand_art import draw_placard
from uth.ui.theme import Theme

# At unit 1; type has its floors, so that these have to do for the smallest window, too.
_HEAD = 34
_LINE = 20
_PLACARD = 76
_PAD = 22


def signs_of(table: Table) -> tuple[Sign, ...]:
    """Return the signs of a table: Blind, Trips, and what the Blind pays on a hand that loses, as far as there are."""
    felt = felt_of(table)
    return tuple(sign for sign in (felt.blind, blind_lost_sign(table), felt.trips) if sign is not None)


def board_height(table: Table) -> float:
    """Return how high the piece of felt is at the least, at unit 1."""
    return _HEAD + _LINE * max(len(sign.lines) for sign in signs_of(table)) + _PLACARD + 2 * _PAD


def draw_board(surface: pygame.Surface, rect: Rect, table: Table, unit: float, theme: Theme) -> None:
    """Draw the piece of felt into *rect*."""
    made = opaque(pygame.Surface(rect[2:]))
    draw_cloth(made, unit, theme)
    pad = round(_PAD * unit)
    signs = signs_of(table)
    low = round(_PLACARD * unit)
    gap = round((30 if len(signs) < 3 else 18) * unit)
    wide = min(round(232 * unit), (rect.w - 2 * pad - gap * (len(signs) - 1)) // len(signs))
    x = (rect.w - wide * len(signs) - gap * (len(signs) - 1)) // 2
    for sign in signs:
        draw_sign(made, Rect(x, pad, wide, rect.h - low - 2 * pad), sign, unit, theme)
        x += wide + gap
    draw_placard(
        made, Rect(pad, rect.h - low - pad // 2, rect.w - 2 * pad, low), ("", felt_of(table).limits), unit, theme
    )
    surface.blit(cornered(made, 10 * unit), rect[:2])
