"""Jack, queen and king: busts of our own, drawn from a few shapes, told apart by head-dress, hair and beard."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from uth.cards import Card, Rank, Suit
from uth.ui.shapes import Point, bezier, disc, mirrored, suit
from uth.ui.theme import RGB

_SKIN: RGB = (238, 205, 172)
_GOLD: RGB = (214, 166, 58)
_GOLD_DARK: RGB = (150, 106, 24)
_LINE: RGB = (40, 30, 26)
_CREAM: RGB = (248, 242, 226)
_HAIR = {Rank.JACK: (196, 138, 62), Rank.QUEEN: (120, 62, 30), Rank.KING: (110, 104, 98)}


class _Pen(NamedTuple):
    """Draws in a square from -0.5 to 0.5 round *at*, *size* pixels large."""

    surface: pygame.Surface
    at: Point
    size: float

    def fill(self, outline: list[Point], colour: RGB) -> None:
        points = [(self.at[0] + x * self.size, self.at[1] + y * self.size) for x, y in outline]
        pygame.draw.polygon(self.surface, colour, points)

    def dot(self, x: float, y: float, r: float, colour: RGB) -> None:
        self.fill(disc(x, y, r, 28), colour)

    def line(self, points: list[Point], colour: RGB, width: float = 0.014) -> None:
        at = [(self.at[0] + x * self.size, self.at[1] + y * self.size) for x, y in points]
        pygame.draw.lines(self.surface, colour, False, at, max(1, round(width * self.size)))


def draw_court(surface: pygame.Surface, card: Card, at: Point, size: float, robe: RGB) -> None:
    """Draw the bust of a jack, queen or king, its middle at *at*, *size* pixels high; *robe* is the suit's colour."""
    pen = _Pen(surface, at, size)
    _hair_behind(pen, card.rank)
    _shoulders(pen, card.suit, robe)
    _head(pen, card.rank)
    {Rank.JACK: _jack, Rank.QUEEN: _queen, Rank.KING: _king}[card.rank](pen, robe)


def _shoulders(pen: _Pen, which: Suit, robe: RGB) -> None:
    half: list[Point] = [(0.0, 0.14), (0.09, 0.15)]
    half += bezier(half[-1], (0.2, 0.17), (0.4, 0.2), (0.42, 0.5))
    pen.fill(mirrored([*half, (0.0, 0.5)]), robe)
    # An ermine collar, open in front, and a gold hem on each side of it.
    collar: list[Point] = [(0.07, 0.13), (0.19, 0.19), (0.1, 0.32), (0.0, 0.4)]
    pen.fill(mirrored(collar), _CREAM)
    pen.line([(0.19, 0.19), (0.1, 0.32), (0.0, 0.4), (-0.1, 0.32), (-0.19, 0.19)], _GOLD, 0.024)
    for x, y in ((0.12, 0.21), (0.06, 0.28), (-0.12, 0.21), (-0.06, 0.28)):
        pen.dot(x, y, 0.011, _LINE)
    suit(pen.surface, which, (pen.at[0] + 0.25 * pen.size, pen.at[1] + 0.4 * pen.size), pen.size * 0.12, _GOLD)
    suit(pen.surface, which, (pen.at[0] - 0.25 * pen.size, pen.at[1] + 0.4 * pen.size), pen.size * 0.12, _GOLD)


def _hair_behind(pen: _Pen, rank: Rank) -> None:
    colour = _HAIR[rank]
    reach = 0.24 if rank is Rank.QUEEN else 0.14
    half: list[Point] = [(0.0, -0.22), (0.13, -0.18)]
    half += bezier(half[-1], (0.22, -0.06), (0.17, 0.08), (0.21, reach))
    half += [(0.1, reach - 0.01), (0.0, 0.05)]
    pen.fill(mirrored(half), colour)


def _head(pen: _Pen, rank: Rank) -> None:
    face: list[Point] = [(0.0, -0.2), (0.1, -0.19)]
    face += bezier(face[-1], (0.145, -0.08), (0.13, 0.08), (0.0, 0.15))
    pen.fill(mirrored([(0.045, 0.08), (0.055, 0.2), (0.0, 0.24)]), (222, 184, 150))
    pen.fill(mirrored(face), _SKIN)
    for side in (-1, 1):
        pen.dot(side * 0.048, -0.05, 0.015, _LINE)
        pen.line([(side * 0.022, -0.085), (side * 0.075, -0.09)], _HAIR[rank], 0.016)
    pen.line([(0.0, -0.04), (0.016, 0.025), (-0.006, 0.03)], (176, 128, 98), 0.012)
    pen.line([(-0.032, 0.075), (0.0, 0.082), (0.032, 0.075)], (172, 52, 52), 0.02)


def _king(pen: _Pen, robe: RGB) -> None:
    colour = _HAIR[Rank.KING]
    beard: list[Point] = [(0.0, 0.1), (0.05, 0.06), (0.115, 0.02)]
    beard += bezier(beard[-1], (0.15, 0.14), (0.1, 0.24), (0.0, 0.27))
    pen.fill(mirrored(beard), colour)
    pen.fill(mirrored([(0.0, 0.045), (0.06, 0.05), (0.085, 0.075), (0.0, 0.07)]), colour)
    pen.line([(-0.026, 0.098), (0.026, 0.098)], (172, 52, 52), 0.02)
    points: list[Point] = [
        (0.0, -0.2),
        (0.16, -0.18),
        (0.2, -0.4),
        (0.115, -0.29),
        (0.085, -0.44),
        (0.04, -0.3),
        (0.0, -0.46),
    ]
    pen.fill(mirrored(points), _GOLD)
    _band(pen, 0.162, robe)
    for x, y in ((0.2, -0.405), (-0.2, -0.405), (0.085, -0.445), (-0.085, -0.445)):
        pen.dot(x, y, 0.024, _GOLD)
    pen.fill(
        mirrored(
            [(0.014, -0.42), (0.014, -0.46), (0.04, -0.46), (0.04, -0.482), (0.014, -0.482), (0.014, -0.5), (0.0, -0.5)]
        ),
        _GOLD,
    )


def _queen(pen: _Pen, robe: RGB) -> None:
    points: list[Point] = [(0.0, -0.19), (0.14, -0.17), (0.18, -0.33), (0.1, -0.25), (0.065, -0.36), (0.0, -0.27)]
    pen.fill(mirrored(points), _GOLD)
    _band(pen, 0.142, robe)
    for x, y in ((0.18, -0.34), (-0.18, -0.34), (0.065, -0.375), (-0.065, -0.375), (0.0, -0.29)):
        pen.dot(x, y, 0.027, _CREAM)
        pen.dot(x, y, 0.016, robe)
    for side in (-1, 1):
        pen.dot(side * 0.125, 0.06, 0.018, _GOLD)
    pen.line([(-0.05, 0.19), (0.0, 0.225), (0.05, 0.19)], _GOLD, 0.02)


def _jack(pen: _Pen, robe: RGB) -> None:
    brim: list[Point] = [(-0.2, -0.15), (-0.16, -0.24), (0.16, -0.24), (0.2, -0.15)]
    crown: list[Point] = [(-0.15, -0.22)]
    crown += bezier(crown[-1], (-0.2, -0.42), (0.12, -0.46), (0.16, -0.22))
    pen.fill(crown, robe)
    pen.fill(brim, _GOLD)
    pen.line([(-0.19, -0.152), (0.19, -0.152)], _GOLD_DARK, 0.014)
    feather: list[Point] = [(0.1, -0.22)]
    feather += bezier(feather[-1], (0.2, -0.3), (0.3, -0.38), (0.26, -0.5))
    feather += bezier(feather[-1], (0.1, -0.48), (0.06, -0.36), (0.1, -0.22))
    pen.fill(feather, _CREAM)
    pen.line([(0.105, -0.23), (0.17, -0.36), (0.24, -0.47)], _GOLD_DARK, 0.014)
    pen.fill(mirrored([(0.0, -0.2), (0.12, -0.18), (0.105, -0.13), (0.04, -0.16), (0.0, -0.15)]), _HAIR[Rank.JACK])


def _band(pen: _Pen, reach: float, robe: RGB) -> None:
    """The crown's rim with three stones."""
    pen.fill([(-reach, -0.22), (reach, -0.22), (reach - 0.005, -0.16), (-reach + 0.005, -0.16)], _GOLD_DARK)
    for x in (-reach * 0.6, 0.0, reach * 0.6):
        pen.dot(x, -0.19, 0.018, robe if x else _CREAM)
