"""What is printed on the felt: signs, the sentence in its arc, circles, numbers."""

from __future__ import annotations

import math

import pygame

from uth.table import Bet
from uth.ui import theme as type_
from uth.ui.assets import CONDENSE, clear, fitted, font, packed, shrunk, text, text_width, tight
from uth.ui.layout import BoxArea, Layout, Rect
from uth.ui.layout.disc import Disc
from uth.ui.layout.room import Room
from uth.ui.picture import Felt, Sign
from uth.ui.shapes import blend, framed
from uth.ui.shelf import kept
from uth.ui.theme import RGB, Face, Theme, Weight


def draw_prints(surface: pygame.Surface, layout: Layout, felt: Felt, theme: Theme) -> None:
    """Letter the felt of *layout*: everything that stays all evening."""
    if layout.dealer.blind.w:
        draw_sign(surface, layout.dealer.blind, felt.blind, layout.room.signs, theme)
    if felt.trips and layout.dealer.trips.w:
        draw_sign(surface, layout.dealer.trips, felt.trips, layout.room.signs, theme)
    _arc(surface, layout, felt.arc, theme)
    _title(surface, layout, felt.title, theme)
    for place in layout.dealer.dealer:
        draw_card_place(surface, place, layout.unit, theme)
    for area in layout.boxes:
        _box(surface, area, layout, (felt, theme))


def draw_sign(surface: pygame.Surface, rect: Rect, sign: Sign, unit: float, theme: Theme) -> None:
    """Letter a sign: a heading over a line, then hand and pays in two columns."""
    head, line = type_.SIGN_TITLE, type_.SIGN
    title = text(sign.title, head.px(unit), head.weight, theme.print, tracking=head.px(unit) * 0.2)
    surface.blit(title, (rect.x + (rect.w - title.get_width()) // 2, rect.y))
    y = rect.y + round(head.line(unit) * 1.18)
    pygame.draw.line(
        surface, blend(theme.felt, theme.print, 0.55), (rect.x, y), (rect.right - 1, y), max(1, round(unit))
    )
    y = rect.y + round(head.line(unit) * 1.45)
    for hand, pays in sign.lines:
        amount = text(pays, line.px(unit), type_.SIGN_PAYS.weight, theme.print)
        left = rect.w - amount.get_width() - line.px(unit) // 2
        surface.blit(fitted(hand, line.px(unit), line.weight, theme.print, left), (rect.x, y))
        surface.blit(amount, (rect.right - amount.get_width(), y))
        y += line.line(unit)


def _arc(surface: pygame.Surface, layout: Layout, words: str, theme: Theme) -> None:
    """Letter a sentence along a line parallel to the rail, each letter turned with the line."""
    pieces = layout.dealer.arc
    if not pieces or not words:
        return
    px = type_.ARC.px(layout.unit)
    left, right = pieces[0].x, pieces[-1].right
    advances = [font(px * 4, type_.ARC.weight).size(letter)[0] / 4 for letter in words]
    tracking = (right - left - sum(advances)) / max(1, len(words) - 1)
    tracking = min(tracking, px * 0.3)
    x = (left + right) / 2 - (sum(advances) + tracking * (len(words) - 1)) / 2
    for letter, advance in zip(words, advances, strict=True):
        _arc_letter(surface, layout, letter, x + advance / 2, theme)
        x += advance + tracking


def _arc_letter(surface: pygame.Surface, layout: Layout, letter: str, x: float, theme: Theme) -> None:
    room, px = layout.room, type_.ARC.px(layout.unit)
    pieces = layout.dealer.arc
    middle = pieces[len(pieces) // 2]
    # Printed in the paler tone of cloth: the sentence is scenery, the signs are read.
    style = (px, type_.ARC.weight, blend(theme.felt, theme.print, 0.92))
    _turned(surface, letter, style, (x, middle.bottom - room.bend(x) - px * 0.62), _tilt(room, x))


def _tilt(room: Room, x: float) -> float:
    """How steeply lines parallel to the rail rise to the right at *x*, in degrees."""
    return math.degrees(math.atan(room.sag * 2 * (x - room.middle) / room.middle**2))


def _turned(
    surface: pygame.Surface, letter: str, style: tuple[int, Weight, RGB], at: tuple[float, float], angle: float
) -> None:
    """Print one letter with its middle at *at*, turned by *angle* degrees against the clock."""
    px, weight, colour = style
    large = pygame.transform.rotate(font(px * 4, weight).render(letter, True, colour), angle)
    turned = shrunk(large, (large.get_width() / 4, large.get_height() / 4))
    surface.blit(turned, (at[0] - turned.get_width() / 2, at[1] - turned.get_height() / 2))


_TITLE_AIR = 26
"""Round the name of the game, at unit 1."""


def _title(surface: pygame.Surface, layout: Layout, words: tuple[str, str], theme: Theme) -> None:
    """Print the name of the game along the rail, its parts left and right of the boxes, if both have room there."""
    room, face = layout.room, type_.TABLE_NAME
    px, air = face.px(room.unit), _TITLE_AIR * room.unit
    inner = min(area.rect.x for area in layout.boxes) - air
    tracking = px * 0.22
    advances = [[font(px * 4, face.weight).size(letter)[0] / 4 + tracking for letter in part] for part in words]
    elsewhere = layout.viewpoint.name != "PLAYER"
    if elsewhere or max(map(sum, advances)) > inner - air:
        return
    style = (px, face.weight, blend(theme.felt, theme.print, 0.92))
    # A little nearer to the boxes than to the sides, where the rail is less steep.
    left = air + (inner - air) * 0.55
    left = min(left, inner - max(map(sum, advances)) / 2)
    for part, widths, middle in zip(words, advances, (left, room.w - left), strict=True):
        x = middle - (sum(widths) - tracking) / 2
        for letter, advance in zip(part, widths, strict=True):
            at = x + (advance - tracking) / 2
            _turned(surface, letter, style, (at, room.floor(at) - px * 0.95), _tilt(room, at))
            x += advance


_IN_CIRCLE = 1.52
"""Width of the word in a circle, in radii."""


def words_fit(word: str, radius: float, unit: float) -> bool:
    """Return whether a circle has room for its word."""
    face = type_.CIRCLE
    return text_width(word, face.px(unit), face.weight) * CONDENSE <= _IN_CIRCLE * radius


def _box(surface: pygame.Surface, area: BoxArea, layout: Layout, look: tuple[Felt, Theme]) -> None:
    felt, theme = look
    # All circles of a box say words or, where there is no room for one of them, all say letters.
    letters = not all(words_fit(felt.circle(bet)[0], disc.r, layout.unit) for bet, disc in area.circles.items())
    for bet, disc in area.circles.items():
        said = felt.circle(bet)[letters]
        # The second ring of Trips would run through its word where the circle is small.
        wide = letters or text_width(said, type_.CIRCLE.px(layout.unit), type_.CIRCLE.weight) < 1.4 * disc.r
        draw_circle(surface, disc, bet is Bet.TRIPS and wide, layout.unit, theme)
        _in_circle(surface, disc, said, layout.unit, theme)
    first, second = area.cards
    left = min(first.x, second.x)
    draw_card_place(surface, Rect(left, first.y, max(first.right, second.right) - left, first.h), layout.unit, theme)
    _equals(surface, area.equals, layout.unit, theme)
    if len(layout.boxes) > 1:
        _number(surface, area, type_.NUMBER, layout.unit, theme)


def draw_circle(surface: pygame.Surface, disc: Disc, dashed: bool, unit: float, theme: Theme) -> None:
    """Print one betting circle: a ring round darker cloth; Trips has a second, dashed ring."""
    scale, edge = 4, 2
    large = clear(((disc.r + edge) * 2 * scale, (disc.r + edge) * 2 * scale))
    large.fill((*theme.print, 0))
    middle, r = large.get_width() / 2, disc.r * scale
    pygame.draw.circle(large, (*theme.felt_deep, 150), (middle, middle), r - scale)
    pygame.draw.circle(large, theme.print, (middle, middle), r, max(scale, round(1.9 * unit * scale)))
    if dashed:
        _dashes(large, (middle, middle), r * 0.84, max(scale, 1.3 * unit * scale), theme.print)
    done = shrunk(large, (large.get_width() / scale, large.get_height() / scale))
    surface.blit(done, (round(disc.x - disc.r) - edge, round(disc.y - disc.r) - edge))


def _dashes(surface: pygame.Surface, at: tuple[float, float], r: float, width: float, colour: RGB) -> None:
    count = 36
    for index in range(count):
        one, two = (2 * math.pi * (index + share) / count for share in (0.0, 0.5))
        pygame.draw.polygon(
            surface,
            colour,
            [
                (at[0] + math.cos(angle) * radius, at[1] + math.sin(angle) * radius)
                for angle, radius in ((one, r), (two, r), (two, r - width), (one, r - width))
            ],
        )


def _in_circle(surface: pygame.Surface, disc: Disc, words: str, unit: float, theme: Theme) -> None:
    face = type_.CIRCLE
    # A circle that has grown with few boxes is lettered larger too.
    px = max(face.px(unit), round(disc.r * (0.36 if len(words) > 1 else 0.8)))
    width = round(_IN_CIRCLE * disc.r)
    spare = (width - text_width(words, px, face.weight)) / max(1, len(words) - 1)
    if spare > 0 or len(words) == 1:
        drawn = text(words, px, face.weight, theme.print, tracking=max(0.0, min(px * 0.07, spare)))
    else:
        drawn = tight(words, px, face.weight, theme.print, width)
    surface.blit(drawn, (round(disc.x - drawn.get_width() / 2), round(disc.y - drawn.get_height() / 2)))


def draw_card_place(surface: pygame.Surface, rect: Rect, unit: float, theme: Theme) -> None:
    """Print the faint outline where a card will lie."""
    inner = rect.grown(-max(2, round(0.03 * rect.w)))
    outline = _outline(inner[2:], inner.h * 0.065, 1.2 * unit, theme.print)
    surface.blit(outline, inner[:2])


@kept
def _outline(size: tuple[int, int], radius: float, width: float, colour: RGB) -> pygame.Surface:
    return packed(framed(size, radius, width, (*colour, 58)))


def _equals(surface: pygame.Surface, rect: Rect, unit: float, theme: Theme) -> None:
    """ANTE = BLIND: the two are always equal."""
    half = max(4, round(rect.w * 0.3))
    thick = max(1, round(1.7 * unit))
    for side in (-1, 1):
        y = rect.centre[1] + side * max(2, round(half * 0.5))
        pygame.draw.line(surface, theme.print, (rect.centre[0] - half, y), (rect.centre[0] + half - 1, y), thick)


def _number(surface: pygame.Surface, area: BoxArea, face: Face, unit: float, theme: Theme) -> None:
    drawn = text(str(area.number), face.px(unit), Weight.SEMIBOLD, theme.print)
    rect = area.title
    surface.blit(drawn, (rect.centre[0] - drawn.get_width() // 2, rect.y + (rect.h - drawn.get_height()) // 2))
