"""What helps over the table: tips about what is pointed at, an amount being typed, light for a seldom hand."""

from __future__ import annotations

import pygame

from uth.ui import theme as type_
from uth.ui.align import Align
from uth.ui.assets import clear, native, squeezed, text_width, wrapped
from uth.ui.layout import Layout, Rect
from uth.ui.layout.cell import LIFT
from uth.ui.layout.targets import reach_of
from uth.ui.picture import Picture, Pointed, Target
from uth.ui.places import Spot
from uth.ui.shapes import blend, soft_box
from uth.ui.shelf import kept
from uth.ui.theme import RGB, Face, Theme
from uth.ui.widgets import TIP, lifted, plate, write

_WIDEST = 330
"""Of a tip, in pixels at unit 1."""
_TITLE, _LINE = type_.TOAST, type_.CAPTION
_LIGHT: RGB = (96, 74, 26)
"""What falls on a seldom hand is added to what it falls on."""


# --- tips


def draw_tip(surface: pygame.Surface, layout: Layout, picture: Picture, theme: Theme) -> None:
    """Draw what is said about the thing that is pointed at, beside it and wholly in the picture."""
    if not picture.tip or picture.hover is None:
        return
    unit = layout.panel.unit
    lines = _lines(picture.tip, unit)
    rect = tip_place(layout, explained(layout, picture.hover), _size(lines, unit))
    lifted(surface, rect, unit, ((*theme.note, 250), theme.title), TIP)
    pad = round(10 * unit)
    y = rect.y + round(7 * unit)
    for words, face in lines:
        ink = theme.title if face is _TITLE else theme.text
        write(surface, Rect(rect.x + pad, y, rect.w - 2 * pad, face.line(unit)), words, (face, unit, ink), Align.LEFT)
        y += face.line(unit)


def _lines(tip: tuple[str, ...], unit: float) -> list[tuple[str, Face]]:
    """The lines of a tip as they are written; the first one is its title."""
    broken = []
    for place, words in enumerate(tip):
        face = _LINE if place else _TITLE
        broken += [(line, face) for line in wrapped(words, face.px(unit), face.weight, round(_WIDEST * unit))]
    return broken


def _size(lines: list[tuple[str, Face]], unit: float) -> tuple[int, int]:
    width = max(text_width(words, face.px(unit), face.weight) for words, face in lines)
    height = sum(face.line(unit) for _, face in lines)
    return width + round(20 * unit), height + round(14 * unit)


def explained(layout: Layout, target: Target) -> Rect:
    """Return what a tip about *target* leaves in sight: of a circle its chips and their name, too."""
    rect = reach_of(layout, target)
    if target.kind is not Pointed.BET or target.bet is None:
        return rect
    top = min(rect.y, layout.box(target.box).circles[target.bet].stack.y - type_.CIRCLE.line(layout.unit))
    return rect._replace(y=top, h=rect.bottom - top)


def tip_place(layout: Layout, about: Rect, size: tuple[int, int]) -> Rect:
    """Return where a tip of that size stands: above the thing it is about, or below where there is no room.

    What stands in the bar is explained over the felt: nothing else in the bar is covered.
    """
    (width, height), gap = size, round(8 * layout.panel.unit)
    x = min(max(about.centre[0] - width // 2, gap), layout.size[0] - gap - width)
    above = min(about.y, layout.bar.area.y) - gap - height
    y = above if above >= gap else min(about.bottom + gap, layout.size[1] - gap - height)
    return Rect(x, y, width, height)


# --- an amount being typed


def draw_entry(surface: pygame.Surface, layout: Layout, picture: Picture, theme: Theme) -> None:
    """Draw the field of the amount that is being typed, where the amount of its circle is written."""
    entry = picture.entry
    if entry is None:
        return
    area, unit = layout.box(entry.box), layout.unit
    face = type_.AMOUNT
    px = face.px(unit)
    label, middle = area.labels[entry.bet], area.circles[entry.bet].x
    width = max(round(4.2 * px), text_width(entry.text, px, face.weight) + px)
    rect = Rect.around(middle, label.y + label.h / 2, width, round(label.h * 1.25))
    x = min(max(rect.x, area.rect.x), area.rect.right - width)
    rect = rect._replace(x=max(2, x))
    surface.blit(plate(rect[2:], round(4 * unit), (*theme.note, 255), theme.focus), rect[:2])
    inner = rect.grown(-max(2, px // 4))
    drawn = squeezed(entry.text or " ", px, face.weight, theme.text, inner.w)
    surface.blit(drawn, (inner.x, rect.y + (rect.h - drawn.get_height()) // 2))
    before = text_width(entry.text[: entry.line.at], px, face.weight)
    whole = max(1, text_width(entry.text, px, face.weight))
    shown = inner.x + min(inner.w - 1, round(before * drawn.get_width() / whole))
    surface.fill(theme.focus, (shown, rect.y + 3, max(1, round(unit)), rect.h - 6))


# --- a seldom hand


def draw_seldom(surface: pygame.Surface, layout: Layout, picture: Picture, theme: Theme) -> None:
    """Let light fall on the raised cards, and write what they are over the sentence on the felt."""
    if picture.shine > 0:
        for card in picture.cards:
            if card.lift > 0 and card.to is None and card.place.spot is not Spot.DEALER_CARD:
                _light(surface, layout.rect(card.place), card.lift, picture.shine)
    if picture.banner:
        rect = banner_place(layout)
        face, unit = type_.TITLE, layout.unit
        px = face.px(unit)
        width = min(rect.w, text_width(picture.banner, px, face.weight) + 2 * px)
        board = Rect.around(*rect.centre, width, rect.h)
        # In gold, as all that is won.
        surface.blit(plate(board[2:], rect.h // 2, theme.win, blend(theme.win, (255, 255, 255), 0.5)), board[:2])
        write(surface, board.grown(-px // 3), picture.banner, (face, unit, theme.gold_ink))


def banner_place(layout: Layout) -> Rect:
    """Return where a seldom hand is named: over the middle of the sentence, under the community cards."""
    row = layout.dealer.community
    height = round(type_.TITLE.line(layout.unit) * 1.15)
    low = [piece for piece in layout.dealer.arc if piece.x <= layout.size[0] // 2 < piece.right]
    middle = low[0].centre[1] if low else row[2].bottom + height
    y = max(row[2].bottom + 2, middle - height // 2)
    return Rect(row[0].x, y, row[4].right - row[0].x, height)


def _light(surface: pygame.Surface, card: Rect, lift: float, shine: float) -> None:
    reach = max(6, card.w // 4)
    art = _halo((card.w, card.h), reach)
    shade = round(255 * min(1.0, shine))
    lit = art.copy()
    lit.fill((shade, shade, shade), special_flags=pygame.BLEND_RGB_MULT)
    at = card.x - reach, card.y - reach - round(lift * LIFT * card.h)
    surface.blit(lit, at, special_flags=pygame.BLEND_RGB_ADD)


@kept
def _halo(size: tuple[int, int], reach: int) -> pygame.Surface:
    """Light to be added: strongest round the card, weaker on it."""
    around = soft_box(size, round(size[0] * 0.1), reach, _LIGHT, 255)
    made = pygame.Surface(around.get_size())
    made.blit(around, (0, 0))
    face = clear(size)
    face.fill((70, 70, 70, 255))
    made.blit(face, (reach, reach), special_flags=pygame.BLEND_RGB_MULT)
    return native(made) if made.get_flags() & pygame.SRCALPHA else made
