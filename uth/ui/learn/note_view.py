"""Draws the note about an answer."""

from __future__ import annotations

import pygame

from uth.ui import theme as type_
from uth.ui.align import Align
from uth.ui.learn.note import Note, NotePlaces
from uth.ui.marks import net_pill, paragraph
from uth.ui.picture import Tone
from uth.ui.shapes import blend
from uth.ui.theme import Theme
from uth.ui.widgets import SHEET, lifted, write
from uth.words.learn_table import value_title


def draw_note(surface: pygame.Surface, places: NotePlaces, note: Note, theme: Theme) -> None:
    """Draw what is said about an answer."""
    unit, area = places.unit, places.area
    lifted(surface, area, unit, ((*theme.note, 246), theme.accent), SHEET)
    paragraph(surface, places.title, note.title, (type_.TITLE, unit, theme.title))
    # A plate in the colour of the note would not be seen on it.
    tone = Tone.EVEN if note.tone is Tone.NOTE else note.tone
    net_pill(surface, places.pill, (note.pill, tone), (type_.PILL, unit, theme), Align.LEFT)
    texts = (*zip(note.lead, places.lead, strict=True), *zip(note.sentences, places.sentences, strict=True))
    for text, rect in texts:
        paragraph(surface, rect, text, (type_.CAPTION, unit, theme.text))
    if note.values:
        head, *lines = places.values
        write(surface, head, value_title(), (type_.HEADING, unit, theme.text_soft), Align.LEFT)
        for value, line in zip(note.values, lines, strict=True):
            ink = theme.accent if value.best else theme.text
            write(surface, line, value.label, (type_.AMOUNT, unit, ink), Align.LEFT)
            write(surface, line, value.worth, (type_.AMOUNT, unit, ink), Align.RIGHT)
        rule = blend(theme.note, theme.accent, 0.4)
        surface.fill(rule, (head.x, lines[-1].bottom + round(4 * unit), head.w, max(1, round(unit))))
