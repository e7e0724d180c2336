"""Draws what can be pressed, chosen or typed into on a page."""

from __future__ import annotations

import pygame

from uth.ui import picture
from uth.ui import theme as type_
from uth.ui.align import Align
from uth.ui.assets import text_width
from uth.ui.keys import Key, name_of
from uth.ui.layout.rect import Rect
from uth.ui.page.arrange import BACK
from uth.ui.page.model import Button, Choices, Field, Tabs, Toggle
from uth.ui.page.parts import Item
from uth.ui.page.shown import Shown
from uth.ui.page.typing import in_sight
from uth.ui.shapes import blend, framed
from uth.ui.shelf import kept
from uth.ui.theme import RGB, Theme
from uth.ui.widgets import cap_size, draw_button, key_cap, plate, write


@kept
def _ring(size: tuple[int, int], radius: int, thick: float, colour: RGB) -> pygame.Surface:
    return framed(size, radius, thick, colour)


def draw_ring(surface: pygame.Surface, rect: Rect, unit: float, theme: Theme) -> None:
    """Draw the ring of the focus round *rect*."""
    around = rect.grown(max(3, round(4 * unit)))
    ring = _ring((around.w, around.h), round(12 * max(unit, 0.8)), max(2, 2.2 * unit), theme.focus)
    surface.blit(ring, around[:2])


def draw_control(surface: pygame.Surface, item: Item, shown: Shown) -> None:
    """Draw a button, choices, tabs, a switch or a field."""
    match item.element:
        case Button():
            _button(surface, item, item.element, shown)
        case Tabs():
            _tabs(surface, item, item.element, shown)
        case Choices():
            _choices(surface, item, item.element, shown)
        case Toggle():
            _toggle(surface, item, item.element, shown)
        case Field():
            _field(surface, item, item.element, shown)
        case _:
            pass


def _button(surface: pygame.Surface, item: Item, button: Button, shown: Shown) -> None:
    unit, theme = shown.places.unit, shown.theme
    hot = shown.hot(button.name)
    if button.name == BACK:
        _back(surface, item.rect, button, shown)
    else:
        cap = shown.labels.label(button.key) if button.key else ""
        drawn = picture.Button(
            button.name, button.label, button.second, cap, button.enabled, button.reason, button.gold
        )
        draw_button(surface, item.rect, drawn, (unit, hot, theme))
    if shown.ringed(button.name):
        draw_ring(surface, item.rect, unit, theme)


def _back(surface: pygame.Surface, rect: Rect, button: Button, shown: Shown) -> None:
    """A key cap and a word on the felt."""
    unit, theme = shown.places.unit, shown.theme
    ink = theme.light if shown.hot(button.name) else theme.print
    key = name_of(Key.ESCAPE)
    cap = cap_size(key, unit)[0]
    key_cap(surface, (rect.x, rect.centre[1]), key, unit, (ink, blend(theme.felt_dark, ink, 0.7), theme.cap))
    words = Rect(rect.x + cap + round(9 * unit), rect.y, rect.w - cap - round(9 * unit), rect.h)
    write(surface, words, button.label, (type_.BODY, unit, ink), Align.LEFT)


def _tabs(surface: pygame.Surface, item: Item, tabs: Tabs, shown: Shown) -> None:
    unit, theme = shown.places.unit, shown.theme
    line = max(2, round(3 * unit))
    surface.fill(theme.bar_line, (item.rect.x, item.rect.bottom - 1, item.rect.w, 1))
    for index, (rect, label) in enumerate(zip(item.parts, tabs.labels, strict=True)):
        chosen = index == tabs.chosen
        ink = theme.accent if chosen else theme.text if shown.hot(tabs.name, index) else theme.text_soft
        write(surface, rect, label, (type_.BUTTON, unit, ink))
        if chosen:
            surface.fill(theme.accent, (rect.x, rect.bottom - line, rect.w, line))
            if shown.ringed(tabs.name):
                draw_ring(surface, rect.grown(-2), unit, theme)


def _label(surface: pygame.Surface, item: Item, words: str, note: str, shown: Shown) -> None:
    unit, theme = shown.places.unit, shown.theme
    enabled = getattr(item.element, "enabled", True)
    ink = theme.text if enabled else theme.text_off
    rect = item.label
    if not note:
        write(surface, rect, words, (type_.BODY, unit, ink), Align.LEFT)
        return
    high, low = type_.BODY.line(unit), type_.CAPTION.line(unit)
    y = rect.y + (rect.h - high - low) // 2
    write(surface, Rect(rect.x, y, rect.w, high), words, (type_.BODY, unit, ink), Align.LEFT)
    soft = (type_.CAPTION, unit, theme.text_soft if enabled else theme.text_off)
    write(surface, Rect(rect.x, y + high, rect.w, low), note, soft, Align.LEFT)


def chosen_plate(theme: Theme) -> RGB:
    """Return what lies under the choice that is made, and the row that is chosen."""
    return blend(theme.note, theme.gold, 0.24)


def _choices(surface: pygame.Surface, item: Item, choices: Choices, shown: Shown) -> None:
    unit, theme = shown.places.unit, shown.theme
    _label(surface, item, choices.label, choices.note, shown)
    first, last = item.parts[0], item.parts[-1]
    whole = Rect(first.x, first.y, last.right - first.x, first.h)
    radius = round(8 * max(unit, 0.8))
    surface.blit(plate(whole[2:], radius, theme.button_off, theme.bar_line), whole[:2])
    if item.alone:
        _one_at_a_time(surface, item, choices, shown)
    else:
        _side_by_side(surface, item, choices, shown)
    if shown.ringed(choices.name):
        draw_ring(surface, whole, unit, theme)


def _side_by_side(surface: pygame.Surface, item: Item, choices: Choices, shown: Shown) -> None:
    unit, theme = shown.places.unit, shown.theme
    radius = round(8 * max(unit, 0.8))
    for index, (rect, label) in enumerate(zip(item.parts, choices.labels, strict=True)):
        chosen, hot = index == choices.chosen, shown.hot(choices.name, index) and choices.enabled
        if chosen and choices.enabled:
            surface.blit(plate(rect[2:], radius, chosen_plate(theme), theme.accent), rect[:2])
        elif chosen or hot:
            surface.blit(plate(rect[2:], radius, theme.button), rect[:2])
        ink = theme.focus if chosen else theme.text if hot else theme.text_soft
        write(surface, rect, label, (type_.BODY, unit, ink if choices.enabled else theme.text_off))


def _one_at_a_time(surface: pygame.Surface, item: Item, choices: Choices, shown: Shown) -> None:
    unit, theme = shown.places.unit, shown.theme
    left, value, right = item.parts
    for part, (rect, side) in enumerate(((left, -1), (None, 0), (right, 1))):
        if rect is None:
            continue
        hot = shown.hot(choices.name, part) and choices.enabled
        if hot:
            surface.blit(plate(rect[2:], round(8 * max(unit, 0.8)), theme.button), rect[:2])
        ink = theme.text_off if not choices.enabled else theme.focus if hot else theme.text_soft
        _arrow(surface, rect, side, unit, ink)
    label = choices.labels[choices.chosen] if choices.labels else ""
    inner = value.grown(-round(4 * unit))
    write(surface, inner, label, (type_.BODY, unit, theme.text if choices.enabled else theme.text_off))


def _arrow(surface: pygame.Surface, rect: Rect, side: int, unit: float, ink: RGB) -> None:
    x, y = rect.centre
    reach = 4.5 * unit
    points = [(x - side * reach * 0.6, y - reach), (x + side * reach * 0.7, y), (x - side * reach * 0.6, y + reach)]
    pygame.draw.polygon(surface, ink, points)
    pygame.draw.aalines(surface, ink, True, points)


def _toggle(surface: pygame.Surface, item: Item, toggle: Toggle, shown: Shown) -> None:
    unit, theme = shown.places.unit, shown.theme
    _label(surface, item, toggle.label, toggle.note, shown)
    (switch,) = item.parts
    hot = shown.hot(toggle.name) and toggle.enabled
    body = theme.gold if toggle.on else theme.button
    if not toggle.enabled:
        body = theme.button_off
    elif hot:
        body = blend(body, (255, 255, 255), 0.12)
    surface.blit(plate(switch[2:], switch.h // 2, body, blend(body, theme.edge, theme.edge_share + 0.04)), switch[:2])
    inset = max(2, round(3 * unit))
    side = switch.h - 2 * inset
    x = switch.right - inset - side if toggle.on else switch.x + inset
    knob = theme.gold_ink if toggle.on else theme.text_soft
    surface.blit(plate((side, side), side // 2, knob if toggle.enabled else theme.text_off), (x, switch.y + inset))
    if shown.ringed(toggle.name):
        draw_ring(surface, switch, unit, theme)


def _field(surface: pygame.Surface, item: Item, field: Field, shown: Shown) -> None:
    unit, theme = shown.places.unit, shown.theme
    _label(surface, item, field.label, "", shown)
    (box,) = item.parts
    typing = shown.focus == field.name
    line = theme.focus if typing else theme.text_off if shown.hot(field.name) else theme.button_hover
    surface.blit(plate(box[2:], round(8 * max(unit, 0.8)), theme.room, line), box[:2])
    face, pad = type_.BODY, round(12 * unit)
    inner = Rect(box.x + pad, box.y, box.w - 2 * pad, box.h)
    if not field.text:
        write(surface, inner, field.hint, (face, unit, theme.text_off), Align.LEFT)
    cursor = min(shown.cursor, len(field.text)) if typing else 0
    first, last = in_sight(field.text, cursor, inner.w, lambda part: text_width(part, face.px(unit), face.weight))
    write(surface, inner, field.text[first:last], (face, unit, theme.text), Align.LEFT)
    if typing and shown.all_chosen:
        wide = min(inner.w, text_width(field.text[first:last], face.px(unit), face.weight))
        high = round(face.px(unit) * 1.3)
        surface.fill(blend(theme.room, theme.focus, 0.4), (inner.x, box.centre[1] - high // 2, wide, high))
        write(surface, inner, field.text[first:last], (face, unit, theme.text), Align.LEFT)
    elif typing:
        before = text_width(field.text[first:cursor], face.px(unit), face.weight)
        high = round(face.px(unit) * 1.3)
        x = inner.x + before
        surface.fill(theme.focus, (x, box.centre[1] - high // 2, max(1, round(1.5 * unit)), high))
    if shown.ringed(field.name):
        draw_ring(surface, box, unit, theme)
