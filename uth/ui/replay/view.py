"""Draws what a replay adds to the table: the sheet that explains a box, and the line of the round's moments."""

from __future__ import annotations

import pygame

from uth.ui import theme as type_
from uth.ui.align import Align
from uth.ui.layout import Layout, Rect
from uth.ui.layout.bar import UNDER_CHIPS
from uth.ui.marks import net_pill, paragraph
from uth.ui.picture import Tone
from uth.ui.replay.line import LinePlaces
from uth.ui.replay.sheet import Sheet, SheetPlaces
from uth.ui.shapes import blend
from uth.ui.theme import RGB, Theme
from uth.ui.widgets import SHEET, lifted, plate, write


def draw_sheet(surface: pygame.Surface, places: SheetPlaces, sheet: Sheet, theme: Theme) -> None:
    """Draw the explanation of a box."""
    unit, area = places.unit, places.area
    lifted(surface, area, unit, ((*theme.note, 252), theme.accent), SHEET)
    pill = net_pill(surface, places.net, (sheet.net, sheet.tone), (type_.PILL, unit, theme), Align.RIGHT)
    title = places.title._replace(w=pill.x - places.title.x - round(10 * unit))
    write(surface, title, sheet.title, (type_.TITLE, unit, theme.title), Align.LEFT)
    for (whose, hand), (head, rect) in zip(sheet.hands, places.hands, strict=True):
        write(surface, head, whose, (type_.HEADING, unit, theme.text_soft), Align.LEFT)
        paragraph(surface, rect, hand, (type_.BODY, unit, theme.text))
    paragraph(surface, places.result, sheet.result, (type_.BODY, unit, theme.title))
    rule = blend(theme.note, theme.accent, 0.4)
    thick = max(1, round(unit))
    surface.fill(rule, (places.result.x, places.result.bottom + round(5 * unit), places.result.w, thick))
    for line, (title, net, why) in zip(sheet.lines, places.lines, strict=True):
        write(surface, title, line.title, (type_.AMOUNT, unit, theme.text), Align.LEFT)
        write(surface, net, line.net, (type_.AMOUNT, unit, _ink(line.tone, theme)), Align.RIGHT)
        paragraph(surface, why, line.why, (type_.CAPTION, unit, theme.text_soft))
    surface.fill(rule, (places.total.x, places.total.y, places.total.w, thick))
    write(surface, places.total, sheet.total, (type_.BODY, unit, theme.text), Align.LEFT)
    write(surface, places.total, sheet.net, (type_.PILL, unit, _ink(sheet.tone, theme)), Align.RIGHT)


def _ink(tone: Tone, theme: Theme) -> RGB:
    return theme.accent if tone is Tone.WIN else theme.text


def draw_facts(surface: pygame.Surface, layout: Layout, facts: tuple[str, str], theme: Theme) -> None:
    """Write which round it is and when it was played, over the small actions of the bar."""
    actions, unit = layout.bar.actions, layout.bar.unit
    under = actions[:UNDER_CHIPS]
    left, right = under[0].x, under[-1].right
    heights = [type_.BODY.line(unit), type_.SECOND.line(unit)]
    y = (layout.buttons[0].y + under[0].y - sum(heights)) // 2 if layout.buttons else layout.bar.area.y
    for words, face, height, ink in zip(
        facts, (type_.BODY, type_.SECOND), heights, (theme.text, theme.text_soft), strict=True
    ):
        write(surface, Rect(left, y, right - left, height), words, (face, unit, ink))
        y += height


def draw_line(surface: pygame.Surface, places: LinePlaces, at: int, hover: int | None, theme: Theme) -> None:
    """Draw the line of the round's moments along the bar: what is past in gold."""
    track, knobs, r = places.track, places.knobs, places.radius
    done = knobs[at] - track.x
    surface.blit(plate(track[2:], track.h // 2, blend(theme.bar_line, theme.text_off, 0.35)), track[:2])
    if done > track.h:
        surface.blit(plate((done, track.h), track.h // 2, theme.accent), track[:2])
    for index, x in enumerate(knobs):
        if index not in places.marks and index not in (at, hover):
            continue
        colour = theme.focus if index in (at, hover) else theme.accent if index < at else theme.text_off
        size = r if index in (at, hover) else round(r * 0.62)
        surface.blit(plate((2 * size, 2 * size), size, colour), (x - size, track.centre[1] - size))
