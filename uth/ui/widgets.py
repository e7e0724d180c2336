"""Small parts of the picture: buttons, key caps, pills, tags, and text in a rectangle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from uth.ui import theme as type_
from uth.ui.align import Align
from uth.ui.assets import CONDENSE, NARROWEST, balanced, clear, fitted, native, squeezed, text_width, tight, wrapped
from uth.ui.layout.rect import Rect
from uth.ui.picture import Button, Tone
from uth.ui.shapes import RGBA, blend, framed, rounded, soft_box
from uth.ui.shelf import kept
from uth.ui.theme import RGB, Face, Theme


@kept
def plate(size: tuple[int, int], radius: int, colour: RGB | RGBA, line: RGB | None = None) -> pygame.Surface:
    """Return a rounded plate, with an outline where *line* is given."""
    made = rounded(size, radius, colour)
    if line is not None:
        made.blit(framed(size, radius, 1.3, line), (0, 0))
    return made


@kept
def glow(size: tuple[int, int], radius: int, blur: int, colour: RGB, alpha: int) -> pygame.Surface:
    """Return a soft light or shadow: *size* grown by *blur* on every side."""
    return soft_box(size, radius, blur, colour, alpha)


class Lift(NamedTuple):
    """How high a plate lies above the table: at unit 1 the radius of its corners and the reach of its shadow, in
    pixels; how dark that is, of 255.
    """

    radius: int
    reach: int
    dark: int


TIP, PANEL, SHEET, DIALOG = Lift(8, 9, 130), Lift(12, 14, 130), Lift(14, 18, 150), Lift(14, 22, 150)


def lifted(
    surface: pygame.Surface, area: Rect, unit: float, look: tuple[RGB | RGBA, RGB | None], lift: Lift = PANEL
) -> None:
    """Draw a plate and the shadow that it throws, a little lower; *look* is (colour, line)."""
    radius, reach = round(lift.radius * unit), round(lift.reach * unit)
    shadow = glow(area[2:], radius, reach, (0, 0, 0), lift.dark)
    surface.blit(shadow, (area.x - reach, area.y - reach + reach // 3))
    surface.blit(plate(area[2:], radius, *look), area[:2])


@kept
def halo(radius: int, reach: int, colour: RGB) -> pygame.Surface:
    """Return a ring of light round a circle of that radius, *reach* pixels wide."""
    side = 2 * (radius + reach)
    large = clear((side, side))
    large.fill((*colour, 0))
    steps = max(4, reach)
    for step in range(steps):
        share = (step + 1) / steps
        pygame.draw.circle(
            large, (*colour, round(150 * share * share)), (side / 2, side / 2), radius + reach * (1 - share) + 1
        )
    pygame.draw.circle(large, (*colour, 0), (side / 2, side / 2), radius - 1)
    return native(large)


def write(
    surface: pygame.Surface, rect: Rect, words: str, style: tuple[Face, float, RGB], align: Align = Align.MIDDLE
) -> None:
    """Write one line into *rect*, in the middle of its height; *style* is (kind of text, unit, colour)."""
    if not words:
        return
    face, unit, colour = style
    drawn = fitted(words, face.px(unit), face.weight, colour, rect.w)
    x = rect.x + round((rect.w - drawn.get_width()) * align.value)
    surface.blit(drawn, (x, rect.y + (rect.h - drawn.get_height()) // 2))


CLOSER = 1.2
"""So much longer than its line a text may be before it is broken."""


def write_lines(
    surface: pygame.Surface, rect: Rect, words: str, style: tuple[Face, float, RGB], align: Align = Align.MIDDLE
) -> int:
    """Write a text from the top of *rect*, broken into lines; the last line that has room is cut where it must be.

    Return the height used, in pixels.
    """
    if not words:
        return 0
    face, unit, _ = style
    line_h = face.line(unit)
    break_lines = balanced if align is Align.MIDDLE else wrapped
    # A little too long for a line is narrowed, not broken.
    lines = break_lines(words, face.px(unit), face.weight, round(rect.w * CLOSER))
    room = max(1, rect.h // line_h)
    if len(lines) > room:
        lines = (*lines[: room - 1], " ".join(lines[room - 1 :]))
    for place, line in enumerate(lines):
        write(surface, Rect(rect.x, rect.y + place * line_h, rect.w, line_h), line, style, align)
    return line_h * len(lines)


def key_cap(surface: pygame.Surface, at: tuple[int, int], words: str, unit: float, look: tuple[RGB, RGB, RGBA]) -> int:
    """Draw a key cap with its left edge and middle height at *at*; *look* is (ink, line, inside). Return its width."""
    width, height = cap_size(words, unit)
    ink, line, inside = look
    rect = Rect(at[0], at[1] - height // 2, width, height)
    surface.blit(plate(rect[2:], round(4 * max(unit, 0.8)), inside, line), rect[:2])
    write(surface, rect, words, (type_.KEY, unit, ink))
    return width


_CAPS_APART = 4
"""Between two key caps, at unit 1."""


def key_caps(surface: pygame.Surface, at: tuple[int, int], keys: str, unit: float, theme: Theme) -> None:
    """Draw a cap for each of *keys*, which are told apart by spaces, from the left edge and middle height *at*."""
    x = at[0]
    for key in keys.split():
        x += key_cap(surface, (x, at[1]), key, unit, (theme.text, theme.text_off, theme.cap))
        x += round(_CAPS_APART * unit)


def caps_width(keys: str, unit: float) -> int:
    """Return how wide the caps of *keys* are side by side."""
    return sum(cap_size(key, unit)[0] + round(_CAPS_APART * unit) for key in keys.split())


def cap_size(words: str, unit: float) -> tuple[int, int]:
    """Return the size of a key cap."""
    px = type_.KEY.px(unit)
    height = round(px * 1.5)
    return max(height, text_width(words, px, type_.KEY.weight) + round(px * 0.8)), height


def draw_button(surface: pygame.Surface, rect: Rect, button: Button, look: tuple[float, bool, Theme]) -> None:
    """Draw a button; *look* is (unit, whether the pointer is on it, theme)."""
    unit, hot, theme = look
    body, ink, soft = button_colours(button, hot, theme)
    line = theme.focus if hot and button.enabled else blend(body, theme.edge, theme.edge_share)
    radius = round(9 * max(unit, 0.8))
    surface.blit(plate(rect[2:], radius, body, line), rect[:2])
    indent = cap_indent(rect, button, unit)
    if indent:
        cap_h = cap_size(button.key, unit)[1]
        # Beside the label, clear of the second line.
        cap_y = rect.y + round(5 * unit) + cap_h // 2 if button.cost else rect.centre[1]
        at = rect.x + round(9 * unit), min(cap_y, rect.centre[1])
        key_cap(surface, at, button.key, unit, (ink, blend(body, ink, 0.45), theme.cap))
    _button_texts(surface, rect, button, (unit, ink, soft, indent))


def _button_texts(surface: pygame.Surface, rect: Rect, button: Button, look: tuple[float, RGB, RGB, int]) -> None:
    """Label over cost: what is too long is narrowed, then set in two lines, and only cut where no room is left."""
    unit, ink, soft, indent = look
    inner, below = label_room(rect, button, unit, indent), cost_room(rect, unit)
    label_h, cost_h = type_.BUTTON.line(unit), type_.COST.line(unit) if button.cost else 0
    lines = label_lines(button.label, unit, inner.w)
    if len(lines) > 1 and (rect.h - cost_h) // 2 < type_.BUTTON.px(unit):
        # Two lines would run into each other.
        lines = (button.label,)
    # Two lines and a cost stand closer together.
    step = min(label_h, (rect.h - cost_h) // len(lines))
    y = rect.y + (rect.h - step * len(lines) - cost_h) // 2
    face = type_.BUTTON
    for line in lines:
        drawn = tight(line, face.px(unit), face.weight, ink, inner.w)
        surface.blit(drawn, drawn.get_rect(center=(inner.centre[0], y + step // 2)))
        y += step
    if button.cost:
        drawn = tight(button.cost, type_.COST.px(unit), type_.COST.weight, soft, below.w)
        surface.blit(drawn, drawn.get_rect(center=(below.centre[0], y + cost_h // 2 - round(unit))))


def cap_indent(rect: Rect, button: Button, unit: float) -> int:
    """Return how far a button's key cap reaches into it, in pixels; 0 where the label leaves no room for one."""
    if not button.key:
        return 0
    indent = cap_size(button.key, unit)[0] + round(9 * unit)
    needed = text_width(button.label, type_.BUTTON.px(unit), type_.BUTTON.weight) * NARROWEST
    return indent if label_room(rect, button, unit, indent).w >= needed else 0


def cost_room(rect: Rect, unit: float) -> Rect:
    """Return where the second line of a button stands: in its middle, as it is below the key cap."""
    pad = round(6 * unit)
    return Rect(rect.x + pad, rect.y, rect.w - 2 * pad, rect.h)


def label_room(rect: Rect, button: Button, unit: float, indent: int) -> Rect:
    """Return where a button's label stands: in its middle, or as near to it as the key cap lets it."""
    pad = round(6 * unit)
    left = indent + pad
    needed = text_width(button.label, type_.BUTTON.px(unit), type_.BUTTON.weight)
    if needed > rect.w - 2 * left:
        return Rect(rect.x + left, rect.y, min(needed, rect.w - left - pad), rect.h)
    return Rect(rect.x + pad, rect.y, rect.w - 2 * pad, rect.h)


def label_lines(label: str, unit: float, width: int) -> tuple[str, ...]:
    """Return the label in one line if it fits when narrowed a little, else in two."""
    face = type_.BUTTON
    if text_width(label, face.px(unit), face.weight) * CONDENSE <= width:
        return (label,)
    lines = balanced(label, face.px(unit), face.weight, width)
    return lines if len(lines) <= 2 else (lines[0], " ".join(lines[1:]))


def button_colours(button: Button, hot: bool, theme: Theme) -> tuple[RGB, RGB, RGB]:
    """Return body, ink and second ink. All decisions look the same: only the one way on is gold."""
    if not button.enabled:
        return theme.button_off, theme.text_off, theme.text_off
    if button.gold:
        body = blend(theme.gold, (255, 255, 255), 0.14 if hot else 0.0)
        return body, theme.gold_ink, theme.gold_ink
    return (theme.button_hover if hot else theme.button), theme.text, theme.text_soft


def tone_colours(tone: Tone, theme: Theme) -> tuple[RGB, RGB]:
    """Return plate and ink of a pill."""
    return {
        Tone.WIN: (theme.win, theme.gold_ink),
        Tone.LOSE: (theme.lose, theme.lose_ink),
        Tone.EVEN: (theme.even, (255, 255, 255)),
        Tone.NOTE: (theme.note, theme.text),
    }[tone]


Colours = tuple[RGB | RGBA, RGB]
"""Of a tag: plate and ink."""


def amounts(
    surface: pygame.Surface,
    rect: Rect,
    parts: Sequence[tuple[str, Colours]],
    at: tuple[float, tuple[float, float]],
) -> None:
    """Write a bet's amount, and what it wins beside it, on one tag within *rect*, each in its own colours.

    *at* is (unit, middles): where the chips of the two stand. Each amount stands under its chips where there is room.
    """
    unit, middles = at
    face = type_.AMOUNT
    px = face.px(unit)
    pad = max(3, round(px * 0.35))
    needs = [text_width(words, px, face.weight) + 2 * pad for words, _ in parts]
    share = min(1.0, rect.w / sum(needs))
    widths = [int(need * share) for need in needs]
    # The seam of two lies between the two stacks.
    x = middles[0] - widths[0] / 2 if len(parts) == 1 else sum(middles) / 2 - widths[0]
    left = round(min(max(x, rect.x), rect.right - sum(widths)))
    radius = rect.h // 2 if len(parts) == 1 else rect.h // 4
    for (words, (body, ink)), width in zip(parts, widths, strict=True):
        surface.blit(plate((width, rect.h), radius, body), (left, rect.y))
        drawn = squeezed(words, px, face.weight, ink, width - 2)
        surface.blit(drawn, drawn.get_rect(center=(left + width // 2, rect.y + rect.h // 2)))
        left += width
