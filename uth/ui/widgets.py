"""Small parts of the picture: buttons, key caps, pills, tags, and text in a rectangle."""

from __future__ import annotations

from functools import lru_cache

import pygame

from uth.ui import theme as type_
from uth.ui.align import Align
from uth.ui.assets import CONDENSE, balanced, clear, fitted, native, squeezed, text_width, wrapped
from uth.ui.layout.rect import Rect
from uth.ui.picture import Button, Tone
from uth.ui.shapes import RGBA, blend, framed, rounded, soft_box
from uth.ui.theme import RGB, Face, Theme


@lru_cache(maxsize=256)
def plate(size: tuple[int, int], radius: int, colour: RGB | RGBA, line: RGB | None = None) -> pygame.Surface:
    """Return a rounded plate, with an outline where *line* is given."""
    made = rounded(size, radius, colour)
    if line is not None:
        made.blit(framed(size, radius, 1.3, line), (0, 0))
    return made


@lru_cache(maxsize=64)
def glow(size: tuple[int, int], radius: int, blur: int, colour: RGB, alpha: int) -> pygame.Surface:
    """Return a soft light or shadow: *size* grown by *blur* on every side."""
    return soft_box(size, radius, blur, colour, alpha)


@lru_cache(maxsize=32)
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


_CLOSER = 1.2
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
    lines = break_lines(words, face.px(unit), face.weight, round(rect.w * _CLOSER))
    room = max(1, rect.h // line_h)
    if len(lines) > room:
        lines = (*lines[: room - 1], " ".join(lines[room - 1 :]))
    for place, line in enumerate(lines):
        write(surface, Rect(rect.x, rect.y + place * line_h, rect.w, line_h), line, style, align)
    return line_h * len(lines)


def key_cap(surface: pygame.Surface, at: tuple[int, int], words: str, unit: float, look: tuple[RGB, RGB]) -> int:
    """Draw a key cap with its left edge and middle height at *at*; *look* is (ink, line). Return its width."""
    width, height = cap_size(words, unit)
    ink, line = look
    rect = Rect(at[0], at[1] - height // 2, width, height)
    surface.blit(plate(rect[2:], round(4 * max(unit, 0.8)), (0, 0, 0, 70), line), rect[:2])
    write(surface, rect, words, (type_.KEY, unit, ink))
    return width


def cap_size(words: str, unit: float) -> tuple[int, int]:
    """Return the size of a key cap."""
    px = type_.KEY.px(unit)
    height = round(px * 1.5)
    return max(height, text_width(words, px, type_.KEY.weight) + round(px * 0.8)), height


def draw_button(surface: pygame.Surface, rect: Rect, button: Button, look: tuple[float, bool, Theme]) -> None:
    """Draw a button; *look* is (unit, whether the pointer is on it, theme)."""
    unit, hot, theme = look
    body, ink, soft = button_colours(button, hot, theme)
    line = theme.focus if hot and button.enabled else blend(body, (255, 255, 255), 0.1)
    radius = round(9 * max(unit, 0.8))
    surface.blit(plate(rect[2:], radius, body, line), rect[:2])
    left = rect.x + round(9 * unit)
    indent = 0
    if button.key:
        cap_w, cap_h = cap_size(button.key, unit)
        cap_y = rect.y + round(9 * unit) + cap_h // 2 if button.cost else rect.centre[1]
        key_cap(surface, (left, min(cap_y, rect.centre[1])), button.key, unit, (ink, blend(body, ink, 0.45)))
        indent = cap_w + round(9 * unit)
    _button_texts(surface, rect, button, (unit, ink, soft, indent))


def _button_texts(surface: pygame.Surface, rect: Rect, button: Button, look: tuple[float, RGB, RGB, int]) -> None:
    """Label over cost, never cut: what is too long is narrowed a little, then set in two lines."""
    unit, ink, soft, indent = look
    inner = label_room(rect, button, unit, indent)
    lines = label_lines(button.label, unit, inner.w)
    label_h, cost_h = type_.BUTTON.line(unit), type_.COST.line(unit) if button.cost else 0
    # Two lines and a cost stand closer together.
    step = min(label_h, (rect.h - cost_h) // len(lines))
    y = rect.y + (rect.h - step * len(lines) - cost_h) // 2
    face = type_.BUTTON
    for line in lines:
        drawn = squeezed(line, face.px(unit), face.weight, ink, inner.w)
        surface.blit(drawn, drawn.get_rect(center=(inner.centre[0], y + step // 2)))
        y += step
    if button.cost:
        drawn = squeezed(button.cost, type_.COST.px(unit), type_.COST.weight, soft, inner.w)
        surface.blit(drawn, drawn.get_rect(center=(inner.centre[0], y + cost_h // 2 - round(unit))))


def label_room(rect: Rect, button: Button, unit: float, indent: int) -> Rect:
    """Return where a button's texts stand: in its middle if the key cap leaves room there, else in the rest."""
    pad = round(6 * unit)
    widest = max(
        text_width(button.label, type_.BUTTON.px(unit), type_.BUTTON.weight),
        text_width(button.cost, type_.COST.px(unit), type_.COST.weight),
    )
    left = indent + pad
    if widest > rect.w - 2 * left:
        return Rect(rect.x + left, rect.y, rect.w - left - pad, rect.h)
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
        Tone.LOSE: (theme.lose, theme.text),
        Tone.EVEN: (theme.even, (255, 255, 255)),
        Tone.NOTE: (theme.note, theme.text),
    }[tone]


Colours = tuple[RGB | RGBA, RGB]
"""Of a tag: plate and ink."""


def tag(surface: pygame.Surface, rect: Rect, words: str, unit: float, colours: Colours) -> Rect:
    """Write an amount on a small tag in the middle of *rect*, as wide as it needs; return where it is."""
    face = type_.AMOUNT
    px = face.px(unit)
    width = min(rect.w, text_width(words, px, face.weight) + round(px * 0.7))
    place = Rect(rect.x + (rect.w - width) // 2, rect.y, width, rect.h)
    surface.blit(plate(place[2:], place.h // 2, colours[0]), place[:2])
    drawn = squeezed(words, px, face.weight, colours[1], place.w - 4)
    surface.blit(drawn, drawn.get_rect(center=pygame.Rect(place).center))
    return place


def joined_tag(surface: pygame.Surface, rect: Rect, parts: tuple[tuple[str, Colours], ...], unit: float) -> None:
    """Write amounts side by side on one tag in the middle of *rect*, each part in its own colours."""
    face = type_.AMOUNT
    px = face.px(unit)
    pad = max(3, px // 4)
    needs = [text_width(words, px, face.weight) + 2 * pad for words, _ in parts]
    share = min(1.0, rect.w / sum(needs))
    widths = [int(need * share) for need in needs]
    x = rect.x + (rect.w - sum(widths)) // 2
    for (words, (body, ink)), width in zip(parts, widths, strict=True):
        surface.blit(plate((width, rect.h), rect.h // 4, body), (x, rect.y))
        drawn = squeezed(words, px, face.weight, ink, width - 2)
        surface.blit(drawn, drawn.get_rect(center=(x + width // 2, rect.y + rect.h // 2)))
        x += width
