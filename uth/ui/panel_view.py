"""Help, dialogs and notices over the table."""

from __future__ import annotations

import pygame

from uth.ui import theme as type_
from uth.ui.align import Align
from uth.ui.assets import text_width
from uth.ui.layout import Layout, Rect
from uth.ui.layout.panel import HEADING_ROWS, help_columns
from uth.ui.picture import Dialog, Help, HelpGroup, Picture, Pointed, Target
from uth.ui.shapes import blend
from uth.ui.theme import Theme
from uth.ui.widgets import DIALOG, caps_width, draw_button, key_caps, lifted, plate, write, write_lines


def draw_panels(surface: pygame.Surface, layout: Layout, picture: Picture, theme: Theme) -> None:
    """Draw what lies over the table in *picture*, if anything does."""
    if picture.toast:
        _toast(surface, layout, picture.toast, theme)
    if isinstance(picture.overlay, Help):
        _veil(surface)
        _board(surface, layout, picture.overlay.title, theme)
        _help(surface, layout, picture.overlay, theme)
    elif isinstance(picture.overlay, Dialog):
        _veil(surface)
        _board(surface, layout, picture.overlay.title, theme)
        _dialog(surface, layout, picture.overlay, picture, theme)


def _veil(surface: pygame.Surface) -> None:
    """The table falls back behind what is open."""
    night = pygame.Surface(surface.get_size(), 0, surface)
    night.set_alpha(150)
    surface.blit(night, (0, 0))


def _board(surface: pygame.Surface, layout: Layout, title: str, theme: Theme) -> None:
    panel, unit = layout.panel, layout.panel.unit
    lifted(surface, panel.area, unit, ((*theme.note, 250), theme.accent), DIALOG)
    write(surface, panel.title, title, (type_.TITLE, unit, theme.title), Align.LEFT)


def _dialog(surface: pygame.Surface, layout: Layout, dialog: Dialog, picture: Picture, theme: Theme) -> None:
    panel, unit = layout.panel, layout.panel.unit
    write_lines(surface, panel.body, dialog.text, (type_.BODY, unit, theme.text), Align.LEFT)
    for index, (rect, button) in enumerate(zip(panel.buttons, dialog.buttons, strict=True)):
        hot = picture.hover == Target(Pointed.DIALOG_BUTTON, index=index)
        draw_button(surface, rect, button, (unit, hot, theme))


def _help(surface: pygame.Surface, layout: Layout, shown: Help, theme: Theme) -> None:
    """Groups of keys in two columns, each heading over its lines."""
    panel, unit = layout.panel, layout.panel.unit
    foot_h = type_.SMALL.line(unit) + round(6 * unit) if shown.footer else 0
    body = Rect(panel.body.x, panel.body.y, panel.body.w, panel.body.h - foot_h)
    for column, groups in enumerate(help_columns(shown.groups)):
        gap = round(28 * unit)
        width = (body.w - gap) // 2
        _column(surface, Rect(body.x + column * (width + gap), body.y, width, body.h), groups, (unit, theme))
    if shown.footer:
        foot = Rect(body.x, body.bottom, body.w, foot_h)
        write(surface, foot, shown.footer, (type_.SMALL, unit, theme.text_soft), Align.LEFT)


def _column(surface: pygame.Surface, rect: Rect, groups: tuple[HelpGroup, ...], look: tuple[float, Theme]) -> None:
    unit, theme = look
    rows = sum(len(lines) + HEADING_ROWS for _, lines in groups)
    least = type_.SMALL.line(unit) + 2
    row = max(least, min(round(30 * unit), int(rect.h / max(1.0, rows))))
    y = rect.y
    for heading, lines in groups:
        write(surface, Rect(rect.x, y, rect.w, row), heading, (type_.DEALER_HAND, unit, theme.accent), Align.LEFT)
        pygame.draw.line(
            surface, blend(theme.note, theme.accent, 0.4), (rect.x, y + row - 1), (rect.right - 1, y + row - 1)
        )
        y += round(row * 1.15)
        caps = max((caps_width(keys, unit) for keys, _ in lines), default=0)
        for keys, words in lines:
            _line(surface, Rect(rect.x, y, rect.w, row), (keys, words, caps), look)
            y += row
        y += round(row * 0.45)


def _line(surface: pygame.Surface, rect: Rect, line: tuple[str, str, int], look: tuple[float, Theme]) -> None:
    """Key caps, then what they do; the caps' column is as wide as the widest of the group."""
    unit, theme = look
    keys, words, caps = line
    key_caps(surface, (rect.x, rect.centre[1]), keys, unit, theme)
    column = max(caps, round(64 * unit)) + round(12 * unit)
    inner = Rect(rect.x + column, rect.y, rect.w - column, rect.h)
    write(surface, inner, words, (type_.BODY, unit, theme.text), Align.LEFT)


def _toast(surface: pygame.Surface, layout: Layout, words: str, theme: Theme) -> None:
    rect, unit = layout.panel.toast, layout.panel.unit
    face = type_.TOAST
    width = min(rect.w, text_width(words, face.px(unit), face.weight) + round(40 * unit))
    place = Rect(rect.x + (rect.w - width) // 2, rect.y, width, rect.h)
    surface.blit(plate(place[2:], place.h // 2, (*theme.note, 240), theme.accent), place[:2])
    write(surface, place.grown(-round(8 * unit)), words, (face, unit, theme.text))
