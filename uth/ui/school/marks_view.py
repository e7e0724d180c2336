"""Draws what points at the felt: frames round what is in question, and the keys of cards."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from uth.train.felt.model import BOARD, HOUSE_CARDS, Area, Place, Spot
from uth.ui import theme as type_
from uth.ui.layout import Layout, Rect
from uth.ui.places import Spot as Kind
from uth.ui.school.asking import Asking
from uth.ui.school.felt_picture import shown_at
from uth.ui.school.shown import Shown, card_rect
from uth.ui.shapes import framed
from uth.ui.theme import Theme
from uth.ui.widgets import halo, key_cap


def draw_marks(surface: pygame.Surface, shown: Shown, asking: Asking, theme: Theme) -> None:
    """Frame the cards and ring the empty places that are in question, and draw the keys of the cards to pick."""
    layout = shown.layout
    unit = layout.room.unit
    for place in asking.exercise.still.lit:
        rect = cards_at(layout, place)
        if rect is not None:
            ring = rect.grown(round((4 if place.box else 7) * unit))
            surface.blit(framed(ring[2:], round(9 * unit), 2.0 * unit, theme.light), ring[:2])
    for x, y, r in _empty(shown, asking):
        light = halo(r, max(4, round(r * 0.3)), theme.light)
        surface.blit(light, light.get_rect(center=(x, y)))
    for key in shown.cards:
        rect, px = card_rect(shown, key), type_.KEY.px(unit)
        picked = key.card in asking.draft.cards
        ink = theme.focus if picked else theme.text
        # Away from the index, which is upside down on the players' cards.
        y = rect.bottom - round(0.4 * px) if layout.upright(key.place) else rect.y + round(0.4 * px)
        at = rect.centre[0] - round(0.75 * px), y
        key_cap(surface, at, key.cap, unit, (ink, ink, (*theme.bar, 240)))


def cards_at(layout: Layout, place: Place) -> Rect | None:
    """Return the rectangle round the cards of a place, None for a place of chips."""
    dealer = layout.dealer
    if place == BOARD:
        rects: tuple[Rect, ...] = dealer.community
    elif place == HOUSE_CARDS:
        rects = dealer.dealer
    elif place.area is Area.BOX and place.spot is Spot.CARDS and place.box in {area.number for area in layout.boxes}:
        rects = layout.box(place.box).cards
    else:
        return None
    return Rect.holding(rects)


def _empty(shown: Shown, asking: Asking) -> Iterator[tuple[int, int, int]]:
    """The places for chips that are in question and hold none."""
    standing = {stack.place for stack in shown.picture.stacks}
    for place in asking.exercise.still.lit:
        there = shown_at(place)
        if there is None or there.bet is None or there in standing:
            continue
        area = next((area for area in shown.layout.boxes if area.number == there.box), None)
        discs = {} if area is None else area.payouts if there.spot is Kind.PAYOUT else area.circles
        if there.bet in discs:
            disc = discs[there.bet]
            yield round(disc.x), round(disc.y), round(disc.r)
