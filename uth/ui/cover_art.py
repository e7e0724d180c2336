"""The picture behind the menu: a table in the evening, a royal flush, chips, the name of the game lettered on the felt.

Drawn once per size and kept; everything is this program's own vector code.
"""

from __future__ import annotations

import pygame

from uth.cards import Suit, parse_cards
from uth.chips import Chip, Colour
from uth.ui import theme as type_
from uth.ui.assets import clear, opaque, shrunk, text
from uth.ui.card_faces import CORNER, RATIO, draw_face
from uth.ui.chips_art import draw_stack
from uth.ui.felt_art import draw_table
from uth.ui.layout.rect import Rect
from uth.ui.layout.room import Room
from uth.ui.shapes import blend, soft_box, suit
from uth.ui.shelf import kept
from uth.ui.sizes import Size
from uth.ui.theme import RGB, Theme, Weight

_HAND = "10s Js Qs Ks As"
_FAN = 14.5
"""Degrees between two cards of the hand."""
_PIVOT = 1.32
"""How far below the middle of a card the hand is held, in heights of a card: the figures of the court show."""
_LARGE = 190
"""A card from this width on, in pixels, takes long to draw, and needs less care."""
_FLAT = 2
"""As for a table of so many boxes, whose rail is flat enough to leave the menu room."""
_STACKS = ((Colour.RED, 5, "5"), (Colour.GREEN, 8, "25"), (Colour.BLACK, 6, "100"), (Colour.PURPLE, 4, "500"))
"""Colour, how many chips, and what is printed on them."""


@kept
def cover(size: Size, unit: float, left: int, theme: Theme) -> pygame.Surface:
    """Return the picture, *size* in pixels; what lies on the felt keeps right of *left*."""
    surface = opaque(pygame.Surface(size))
    room = Room(size[0], size[1], unit, 0, 0, 0, boxes=_FLAT)
    draw_table(surface, room, theme, turned=False)
    stage = Rect(left, 0, size[0] - left, round(room.edge(size[0] * 0.8)))
    _lamp(surface, stage, theme)
    width = round(min(stage.w * 0.235, stage.h * 0.29))
    _fan(surface, (stage.x + stage.w * 0.5, stage.h * 0.38), width, theme)
    _chips(surface, (stage.x + stage.w * 0.5, stage.h * 0.89), round(width * 0.31))
    return surface


def _lamp(surface: pygame.Surface, stage: Rect, theme: Theme) -> None:
    """Light that falls on the hand."""
    x, y = stage.x + stage.w // 2, round(stage.h * 0.45)
    w, h = round(stage.w * 0.42), round(stage.h * 0.3)
    glow = soft_box((w, h), h / 2, min(w, h) * 0.75, blend(theme.pool, theme.felt_light, 0.3), 255)
    # Added light: what is dark round the glow must not lift the felt.
    light = pygame.Surface(glow.get_size(), 0, surface)
    light.blit(glow, (0, 0))
    surface.blit(light, light.get_rect(center=(x, y)), special_flags=pygame.BLEND_RGB_ADD)


def _fan(surface: pygame.Surface, middle: tuple[float, float], width: int, theme: Theme) -> None:
    """A hand of five, held as a fan: each card turned about a point well below it."""
    cards = parse_cards(_HAND)
    blur = max(3, round(width * 0.09))
    tall = round(width * RATIO)
    shadow = soft_box((width, tall), width * CORNER, blur, (0, 0, 0), 130)
    pivot = pygame.Vector2(0, tall * _PIVOT)
    finer = 2.0 if width < _LARGE else 1.25
    for place, card in enumerate(cards):
        angle = (place - (len(cards) - 1) / 2) * _FAN
        at = pygame.Vector2(middle) + pivot - pivot.rotate(angle)
        dark = pygame.transform.rotozoom(shadow, -angle, 1.0)
        surface.blit(dark, dark.get_rect(center=(at.x + blur * 0.5, at.y + blur * 0.6)))
        # What is turned is smooth where it is scaled down a little, too.
        face = pygame.transform.rotozoom(_margined(draw_face(card, round(finer * width), theme)), -angle, 1 / finer)
        surface.blit(face, face.get_rect(center=(round(at.x), round(at.y))))


def _margined(face: pygame.Surface) -> pygame.Surface:
    """Return a card with clear pixels round it: without them its edges are not smooth when it is turned."""
    margin = 3
    made = clear((face.get_width() + 2 * margin, face.get_height() + 2 * margin))
    made.blit(face, (margin, margin))
    return made


def _chips(surface: pygame.Surface, foot: tuple[float, float], r: int) -> None:
    """Stacks side by side, the higher ones behind."""
    step = 2.26 * r
    places = ((-1.5, -0.3), (-0.5, 0.1), (0.5, -0.1), (1.5, 0.25))
    behind_first = sorted(zip(_STACKS, places, strict=True), key=lambda each: each[1][1])
    for (colour, count, words), (across, down) in behind_first:
        stack = draw_stack(((Chip(1, colour), count),), r, {1: words})
        blur = max(2, round(r * 0.3))
        shadow = soft_box((2 * r, 2 * r), r, blur, (0, 0, 0), 150)
        x, y = foot[0] + across * step, foot[1] + down * r
        surface.blit(shadow, shadow.get_rect(center=(round(x + r * 0.2), round(y - r + r * 0.15))))
        surface.blit(stack, stack.get_rect(midbottom=(round(x), round(y))))


# --- the name of the game


def draw_name(surface: pygame.Surface, rect: Rect, words: tuple[str, str], unit: float, theme: Theme) -> None:
    """Letter the name of the game into *rect* in gold: a small line over a large one, and the four suits under them."""
    surface.blit(_name(rect[2:], words, unit, theme), rect[:2])


@kept
def _name(size: Size, words: tuple[str, str], unit: float, theme: Theme) -> pygame.Surface:
    made = clear(size)
    small, large = words
    high = round(size[1] * 0.4)
    px = high
    while px > 12 and text(large, px, Weight.BOLD, theme.print, px * 0.04).get_width() > size[0]:
        px -= 1
    main = _gilded(text(large, px, Weight.BOLD, (255, 255, 255), px * 0.04), theme)
    face = type_.TITLE
    over = text(small, face.px(unit), Weight.SEMIBOLD, theme.print, face.px(unit) * 0.42)
    y = round(size[1] * 0.36)
    made.blit(over, (0, y - over.get_height()))
    made.blit(main, (-min(round(px * 0.04), main.get_bounding_rect().x), y - round(px * 0.12)))
    _suits(made, Rect(0, y + round(px * 1.2), size[0], round(size[1] * 0.12)), unit, theme)
    return made


def _gilded(letters: pygame.Surface, theme: Theme) -> pygame.Surface:
    """White letters in gold that is lit from above, on their shadow."""
    w, h = letters.get_size()
    shade = pygame.Surface((1, 5))
    for row, colour in enumerate(_gold(theme)):
        shade.set_at((0, row), colour)
    gold = letters.copy()
    gold.blit(pygame.transform.smoothscale(shade, (w, h)), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    made = clear((w, h + 3))
    dark = letters.copy()
    dark.fill((0, 0, 0, 150), special_flags=pygame.BLEND_RGBA_MULT)
    made.blit(dark, (0, 3))
    made.blit(gold, (0, 0))
    return made


def _gold(theme: Theme) -> tuple[RGB, ...]:
    light, dark = blend(theme.print, (255, 255, 255), 0.55), blend(theme.gold, (90, 60, 10), 0.12)
    return light, blend(theme.print, (255, 255, 255), 0.3), theme.print, dark, theme.gold


def _suits(surface: pygame.Surface, rect: Rect, unit: float, theme: Theme) -> None:
    """The four suits between two lines."""
    size = max(9, round(15 * unit))
    step = round(size * 1.9)
    order = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
    scale = 4
    large = clear((step * len(order) * scale, size * 1.3 * scale))
    for place, which in enumerate(order):
        suit(large, which, ((place + 0.5) * step * scale, large.get_height() / 2), size * scale, theme.print)
    row = shrunk(large, (large.get_width() / scale, large.get_height() / scale))
    middle = rect.centre[1]
    surface.blit(row, (0, middle - row.get_height() // 2))
    thick = max(1, round(1.4 * unit))
    start = row.get_width() + round(6 * unit)
    surface.fill((*theme.print, 150), (start, middle - thick // 2, rect.w - start, thick))
