"""One box on the felt: its light, its cards and chips, what is written on it, its result."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import pygame

from uth.table import Bet
from uth.ui import theme as type_
from uth.ui.assets import packed, squeezed, text_width, tight
from uth.ui.chips_art import rise
from uth.ui.layout import BoxArea, Layout, Rect, Viewpoint
from uth.ui.picture import BoxLook, CardAt, Felt, Picture, Pill, Pointed, StackAt, Target
from uth.ui.pieces_view import PiecesView
from uth.ui.places import Spot
from uth.ui.shapes import blend, framed
from uth.ui.shelf import kept
from uth.ui.theme import RGB, Theme
from uth.ui.widgets import glow, halo, plate, tone_colours, write, write_lines

_APART = 6
"""Between the names of two circles, in pixels."""
_BESIDE = 1.3
"""So much wider than the place of its win the name of a circle may be."""
NAMED_UP_TO_BOXES = 3
"""So few boxes have room for the name of a circle beside its chips."""


class BoxPart(NamedTuple):
    """Everything of a picture that lies still in one box."""

    look: BoxLook
    cards: tuple[CardAt, ...]
    stacks: tuple[StackAt, ...]
    pills: tuple[Pill, ...]
    hover: Target | None
    refused: bool


def box_part(picture: Picture, look: BoxLook) -> BoxPart:
    """Return what lies in that box; what is on its way to or from it is left out."""
    number, hover = look.number, picture.hover
    here = hover if hover is not None and hover.kind is Pointed.BET and hover.box == number else None
    return BoxPart(
        look,
        tuple(card for card in picture.cards if card.to is None and card.place.box == number),
        tuple(stack for stack in picture.stacks if stack.to is None and stack.place.box == number),
        tuple(pill for pill in picture.pills if pill.box == number),
        here,
        here is not None and picture.refused,
    )


def box_region(places: Layout, number: int, others: tuple[Rect, ...]) -> Rect:
    """Return all that a box may draw on: its rectangle with room for its stacks above, as far as *others* let it."""
    area = places.box(number)
    rect = area.rect.grown(1)
    room = round(1.6 * area.circles[Bet.ANTE].r)
    above = [other.bottom for other in others if rect.x < other.right and other.x < rect.right and other.y < rect.y]
    top = min(rect.y, max([rect.y - room, *above]))
    below = [other.y for other in others if rect.x < other.right and other.x < rect.right and other.y >= rect.bottom]
    bottom = min([rect.bottom + room // 4, *below])
    return Rect(rect.x, top, rect.w, bottom - top)


@dataclass(frozen=True)
class BoxView:
    """Draws boxes from the shared art."""

    pieces: PiecesView
    theme: Theme

    def draw(self, surface: pygame.Surface, places: Layout, picture: Picture, part: BoxPart) -> None:
        """Draw one box over the empty table."""
        area, unit = places.box(part.look.number), places.unit
        self._light(surface, area, part.look, unit)
        self.pieces.draw_cards(surface, places, part.cards)
        if part.hover is not None and part.hover.bet is not None:
            disc = area.circles[part.hover.bet]
            ring = halo(
                round(disc.r), max(3, round(disc.r * 0.16)), self.theme.barred if part.refused else self.theme.print
            )
            surface.blit(ring, ring.get_rect(center=(round(disc.x), round(disc.y))))
        self.pieces.draw_stacks(surface, places, part.stacks, picture.felt)
        # Whoever deals knows the circles, and has the cards where the names would be.
        if len(places.boxes) <= NAMED_UP_TO_BOXES and places.viewpoint is not Viewpoint.DEALER:
            self._names(surface, area, part.stacks, (unit, picture.felt))
        self._words(surface, area, part.look, unit)
        if part.look.name and not part.pills:
            write(surface, area.pill, part.look.name, (type_.CAPTION, unit, self.theme.print))
        for pill in part.pills:
            self._pill(surface, places, pill, part.look.name)

    def _light(self, surface: pygame.Surface, area: BoxArea, look: BoxLook, unit: float) -> None:
        """The active box is lit from above and framed, the others fall back; the circle a decision is about glows."""
        if look.active:
            surface.blit(pool(area.rect[2:], self.theme.pool), area.rect[:2], special_flags=pygame.BLEND_RGB_ADD)
            surface.blit(_frame(area.rect[2:], unit, self.theme.light), area.rect[:2])
        elif look.fallen_back:
            # The shadow ends softly within the margin of the box.
            blur = max(3, round(area.circles[Bet.ANTE].r * 0.22))
            inner = area.rect.grown(-blur)
            surface.blit(glow(inner[2:], round(10 * unit), blur, self.theme.felt_shade, 11), area.rect[:2])
        if look.wanted is not None and look.wanted in area.circles:
            disc = area.circles[look.wanted]
            ring = halo(round(disc.r), max(5, round(disc.r * 0.3)), self.theme.light)
            surface.blit(ring, ring.get_rect(center=(round(disc.x), round(disc.y))))

    def _names(
        self, surface: pygame.Surface, area: BoxArea, stacks: tuple[StackAt, ...], look: tuple[float, Felt]
    ) -> None:
        """The name of each circle that chips cover, until its win lies there: above them, beside them for PLAY."""
        face, (unit, felt) = type_.CIRCLE, look
        between = round(abs(area.circles[Bet.ANTE].x - area.circles[Bet.BLIND].x)) - _APART
        paid = {stack.place.bet for stack in stacks if stack.place.spot is Spot.PAYOUT}
        for stack in stacks:
            bet = stack.place.bet
            if bet is None or bet not in area.payouts or bet in paid:
                continue
            over = bet is not Bet.PLAY
            room = min(between, area.labels[bet].w) if over else round(_BESIDE * area.payouts[bet].rect.w)
            drawn = tight(felt.circle(bet)[0], face.px(unit), face.weight, self.theme.print, room)
            chips = area.payouts[bet]
            clear = round(area.circles[bet].x + area.circles[bet].r * 1.1 + drawn.get_width() / 2)
            middle = max(clear, chips.rect.centre[0]), chips.rect.centre[1]
            if over:
                count = sum(count for _, count in stack.chips)
                top = area.circles[bet].y - (1 + count * rise(count)) * chips.r
                middle = round(area.circles[bet].x), round(top - drawn.get_height() * 0.5)
            # No part of it may lie outside of the box.
            surface.blit(drawn, drawn.get_rect(center=middle).clamp(pygame.Rect(area.rect)))

    def _words(self, surface: pygame.Surface, area: BoxArea, look: BoxLook, unit: float) -> None:
        if look.dark:
            self._note(surface, area, look.dark, unit)
        elif look.note:
            write(surface, area.note, look.note, (type_.CAPTION, unit, self.theme.print))

    def _note(self, surface: pygame.Surface, area: BoxArea, words: str, unit: float) -> None:
        """A tag across the face-down cards of a dark box."""
        face = type_.AMOUNT
        width = min(area.note.w, text_width(words, face.px(unit), face.weight) + round(face.px(unit) * 1.2))
        rect = Rect(area.note.x + (area.note.w - width) // 2, area.note.y, width, area.note.h)
        surface.blit(plate(rect[2:], rect.h // 2, (12, 8, 8, 215)), rect[:2])
        write(surface, rect.grown(-3), words, (face, unit, self.theme.print))

    def _pill(self, surface: pygame.Surface, places: Layout, pill: Pill, name: str) -> None:
        """The result: amount in a pill, the hand in words or whose it is under it."""
        area, unit, face = places.box(pill.box), places.unit, type_.PILL
        body, ink = tone_colours(pill.tone, self.theme)
        width = min(area.pill.w, text_width(pill.text, face.px(unit), face.weight) + round(face.px(unit) * 1.8))
        rect = Rect(area.pill.x + (area.pill.w - width) // 2, area.pill.y, width, area.pill.h)
        surface.blit(plate(rect[2:], rect.h // 2, body), rect[:2])
        drawn = squeezed(pill.text, face.px(unit), face.weight, ink, rect.w - 8)
        surface.blit(drawn, drawn.get_rect(center=pygame.Rect(rect).center))
        # Among others the line names the hand in question, and whose the other boxes are.
        shown = pill.caption if pill.settled or not (places.brief or name) else name
        write_lines(surface, area.caption, shown, (type_.CAPTION, unit, self.theme.chalk))


@kept
def _frame(size: tuple[int, int], unit: float, colour: RGB) -> pygame.Surface:
    return packed(framed(size, 14 * unit, 1.7 * unit, colour))


@kept
def pool(size: tuple[int, int], light: RGB) -> pygame.Surface:
    """Return light that falls from above into a box, to be added: brightest in the middle, so little at the prints
    that the felt under them stays dark enough to read.
    """
    side = 24
    small = pygame.Surface((side, side))
    for y in range(side):
        for x in range(side):
            across, down = (x / (side - 1) - 0.5) / 0.66, (y / (side - 1) - 0.44) / 0.57
            small.set_at((x, y), blend((0, 0, 0), light, 1 - across * across - down * down))
    lit = pygame.transform.smoothscale(small, size)
    mask = pygame.Surface(size)
    pygame.draw.rect(mask, (255, 255, 255), mask.get_rect(), border_radius=round(min(size) * 0.07))
    lit.blit(mask, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return lit
