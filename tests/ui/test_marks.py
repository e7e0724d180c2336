"""Paragraphs, and amounts on pills."""

from __future__ import annotations

import pygame
import pytest

from uth.ui import theme
from uth.ui.align import Align
from uth.ui.layout.rect import Rect
from uth.ui.marks import net_pill, paragraph
from uth.ui.picture import Tone
from uth.ui.theme import CASINO

ROOM = Rect(50, 40, 200, 60)
STYLE = (theme.AMOUNT, 1.0, CASINO)


@pytest.mark.parametrize("align", Align)
def test_a_pill_is_as_wide_as_its_amount_and_stands_where_it_should(align: Align) -> None:
    surface = pygame.Surface((300, 140))
    short = net_pill(surface, ROOM, ("+$5", Tone.WIN), STYLE, align)
    long = net_pill(surface, ROOM, ("+$1,250,000", Tone.WIN), STYLE, align)
    assert short.w < long.w
    for pill in (short, long, net_pill(surface, ROOM, ("+$1" + "0" * 60, Tone.WIN), STYLE, align)):
        assert pill.within(ROOM)
        free = ROOM.w - pill.w
        assert abs(pill.x - ROOM.x - free * align.value) <= 1


def test_tones_differ() -> None:
    drawn = set()
    for tone in Tone:
        surface = pygame.Surface((300, 140))
        net_pill(surface, ROOM, ("$5", tone), STYLE, Align.LEFT)
        drawn.add(surface.get_buffer().raw)
    assert len(drawn) == len(Tone)


def test_a_paragraph_is_broken_into_lines_and_never_wider_than_its_place() -> None:
    surface = pygame.Surface((300, 140))
    paragraph(surface, ROOM, "quite a few words that take more than one line", (theme.BODY, 1.0, (255, 255, 255)))
    surface.set_colorkey((0, 0, 0))
    whole = surface.get_bounding_rect()
    assert ROOM.x <= whole.x
    assert whole.right <= ROOM.right
    assert whole.h > theme.BODY.line(1.0)
