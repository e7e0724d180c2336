"""Colours and type sizes: the one place where they are written down. No pygame."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache
from types import MappingProxyType
from typing import Any, NamedTuple

from uth.cards import Suit
from uth.chips import Colour
from uth.store.settings import Cloth, Deck, Surroundings

RGB = tuple[int, int, int]
RGBA = tuple[int, int, int, int]


class Weight(Enum):
    """The weights of Source Sans in use."""

    REGULAR = "Regular"
    SEMIBOLD = "Semibold"
    BOLD = "Bold"


class Face(NamedTuple):
    """A kind of text: size in pixels on a picture 800 high, the floor below which it never falls, its weight."""

    size: float
    floor: int
    weight: Weight = Weight.REGULAR

    def px(self, unit: float) -> int:
        """Return the size in pixels; *unit* is 1.0 at 1280x800."""
        return max(self.floor, round(self.size * unit))

    def line(self, unit: float) -> int:
        """Return the height of a line in pixels."""
        return round(self.px(unit) * 1.26)


# Floors: 14 px for prompts, costs and amounts, 12 px for the rest, at every window size.
PROMPT = Face(17, 14)
FIGURE = Face(30, 22, Weight.SEMIBOLD)
HEADING = Face(12.5, 12)
SECOND = Face(14, 14)
BUTTON = Face(19, 16, Weight.SEMIBOLD)
COST = Face(14, 14)
KEY = Face(13, 12, Weight.SEMIBOLD)
SMALL = Face(13, 12)
REASON = Face(13, 12)
SIGN_TITLE = Face(15.5, 13, Weight.SEMIBOLD)
SIGN = Face(14, 12)
SIGN_PAYS = Face(14, 12, Weight.SEMIBOLD)
ARC = Face(17, 13, Weight.SEMIBOLD)
TABLE_NAME = Face(24, 19, Weight.BOLD)
LIMITS = Face(13, 12)
CIRCLE = Face(12.4, 12, Weight.SEMIBOLD)
AMOUNT = Face(15, 14, Weight.SEMIBOLD)
PILL = Face(16, 14, Weight.SEMIBOLD)
CAPTION = Face(14.5, 12)
NUMBER = Face(15, 12, Weight.SEMIBOLD)
DEALER_HAND = Face(17, 14, Weight.SEMIBOLD)
DEALER_NOTE = Face(14.5, 12)
TITLE = Face(24, 20, Weight.SEMIBOLD)
BODY = Face(16, 14)
TOAST = Face(16, 14, Weight.SEMIBOLD)


class ChipPaint(NamedTuple):
    """How a chip is painted: the body, its edge spots, and its number."""

    body: RGB
    spots: RGB
    ink: RGB


_CREAM: RGB = (244, 240, 228)
_DARK: RGB = (24, 26, 30)

CHIPS: Mapping[Colour, ChipPaint] = MappingProxyType(
    {
        Colour.WHITE: ChipPaint((236, 232, 220), (52, 98, 168), (30, 52, 92)),
        Colour.SILVER: ChipPaint((176, 183, 192), (92, 100, 114), _DARK),
        Colour.GREY: ChipPaint((112, 117, 124), (222, 222, 216), (255, 255, 255)),
        Colour.RED: ChipPaint((182, 26, 42), _CREAM, (255, 255, 255)),
        Colour.GREEN: ChipPaint((22, 118, 70), _CREAM, (255, 255, 255)),
        Colour.BLUE: ChipPaint((32, 84, 170), _CREAM, (255, 255, 255)),
        Colour.BLACK: ChipPaint((34, 35, 40), (217, 180, 91), (246, 226, 170)),
        Colour.PURPLE: ChipPaint((96, 48, 150), _CREAM, (255, 255, 255)),
        Colour.YELLOW: ChipPaint((236, 196, 62), (120, 62, 24), (58, 34, 8)),
        Colour.ORANGE: ChipPaint((226, 112, 32), _CREAM, (46, 20, 4)),
        Colour.PINK: ChipPaint((236, 138, 170), _CREAM, (70, 12, 40)),
        Colour.BROWN: ChipPaint((112, 66, 38), (236, 206, 150), (255, 255, 255)),
    }
)


@dataclass(frozen=True, slots=True)
class Theme:
    """The palette of the room."""

    felt_light: RGB = (0x14, 0x6C, 0x48)
    felt: RGB = (0x0E, 0x5A, 0x3C)
    """No lighter than this under printed text, so that the print's contrast meets WCAG AA."""
    felt_dark: RGB = (0x06, 0x30, 0x20)
    felt_deep: RGB = (0x04, 0x22, 0x16)
    """The darker cloth inside a circle; half of the felt shows through."""
    felt_shade: RGB = (0x02, 0x0E, 0x09)
    """The shadow over a box that falls back."""
    tag: RGB = (0x08, 0x1E, 0x16)
    """Behind an amount; a little of the felt shows through."""
    pool: RGB = (0x18, 0x1E, 0x11)
    """The light on the active box, added to the felt where it is brightest."""
    smoke: RGB = (0x0A, 0x2C, 0x24)
    """The plastic of the discard rack; a little of the felt shows through."""
    smoke_edge: RGB = (0x78, 0xA0, 0x96)
    print: RGB = (0xE9, 0xCF, 0x8F)
    rail_light: RGB = (0x5B, 0x34, 0x24)
    rail_dark: RGB = (0x1C, 0x0F, 0x0A)
    seam: RGB = (0x8A, 0x5A, 0x3E)
    chalk: RGB = (0xF4, 0xF1, 0xE8)
    """Written on the felt, besides what is printed there."""
    light: RGB = (0xFF, 0xE9, 0xA8)
    """Round what is in question on the felt."""
    engraved: RGB = (0xAA, 0xB2, 0xBD)
    """The words on dark equipment."""
    shade: RGB = (0x0A, 0x0B, 0x0E)
    """The darkness inside the dealer's rack."""
    room_light: RGB = (0x14, 0x10, 0x0F)
    room: RGB = (0x0A, 0x0B, 0x0E)
    room_deep: RGB = (0x05, 0x06, 0x07)
    """Under the rail, where no light falls."""
    bar: RGB = (0x0C, 0x0E, 0x12)
    bar_line: RGB = (0x26, 0x2A, 0x31)
    button: RGB = (0x2A, 0x31, 0x3A)
    button_hover: RGB = (0x38, 0x41, 0x4D)
    button_off: RGB = (0x17, 0x1B, 0x21)
    edge: RGB = (0xFF, 0xFF, 0xFF)
    """What the edges of buttons are made of, besides their body."""
    edge_share: float = 0.1
    cap: RGBA = (0x00, 0x00, 0x00, 0x46)
    """Inside the outline of a key cap; what it lies on shows through."""
    paper: RGB = (0xFF, 0xFE, 0xFB)
    paper_low: RGB = (0xEF, 0xEC, 0xE4)
    black_suit: RGB = (0x14, 0x18, 0x1D)
    red_suit: RGB = (0xC4, 0x20, 0x2F)
    diamonds: RGB | None = None
    """The ink of diamonds where they have their own; else they are red."""
    clubs: RGB | None = None
    """The ink of clubs where they have their own; else they are black."""
    back: RGB = (0x86, 0x16, 0x28)
    back_line: RGB = (0xA8, 0x38, 0x46)
    gold: RGB = (0xD9, 0xB4, 0x5B)
    gold_ink: RGB = (0x22, 0x19, 0x06)
    accent: RGB = (0xD9, 0xB4, 0x5B)
    """Headings, what is chosen, and lines of charts: gold that can be read off the room."""
    title: RGB = (0xE9, 0xCF, 0x8F)
    """The titles of plates."""
    focus: RGB = (0xFF, 0xE9, 0xA8)
    text: RGB = (0xF4, 0xF1, 0xE8)
    text_soft: RGB = (0xAA, 0xB2, 0xBD)
    text_off: RGB = (0x7E, 0x86, 0x91)
    win: RGB = (0xD9, 0xB4, 0x5B)
    lose: RGB = (0x3D, 0x43, 0x4D)
    lose_ink: RGB = (0xF4, 0xF1, 0xE8)
    even: RGB = (0x2F, 0x62, 0x9E)
    refused: RGB = (0x45, 0x1C, 0x1E)
    """Behind the words that say why something cannot be done."""
    barred: RGB = (0xF0, 0x6A, 0x5C)
    """The ring round what cannot be done."""
    note: RGB = (0x1A, 0x20, 0x26)
    lamp: RGB = (0x3D, 0xD6, 0x7C)

    def ink(self, suit: Suit) -> RGB:
        """Return the colour that a suit is printed in."""
        match suit:
            case Suit.HEARTS:
                return self.red_suit
            case Suit.DIAMONDS:
                return self.diamonds or self.red_suit
            case Suit.CLUBS:
                return self.clubs or self.black_suit
            case _:
                return self.black_suit


CASINO = Theme()

_BLUE = replace(
    CASINO,
    felt_light=(0x1D, 0x55, 0x96),
    felt=(0x12, 0x40, 0x78),
    felt_dark=(0x07, 0x1D, 0x3D),
    felt_deep=(0x04, 0x13, 0x2B),
    felt_shade=(0x02, 0x07, 0x11),
    tag=(0x07, 0x14, 0x26),
    pool=(0x13, 0x1B, 0x22),
    smoke=(0x0C, 0x1E, 0x34),
    smoke_edge=(0x78, 0x92, 0xB0),
)
_RED = replace(
    CASINO,
    felt_light=(0x8C, 0x20, 0x2E),
    felt=(0x6E, 0x15, 0x22),
    felt_dark=(0x36, 0x08, 0x10),
    felt_deep=(0x25, 0x04, 0x0A),
    felt_shade=(0x10, 0x02, 0x04),
    tag=(0x24, 0x08, 0x0D),
    pool=(0x22, 0x17, 0x13),
    smoke=(0x2C, 0x10, 0x14),
    smoke_edge=(0xB0, 0x88, 0x84),
    # A red back would be lost on a red cloth.
    back=(0x16, 0x33, 0x6B),
    back_line=(0x35, 0x57, 0x97),
)
_CLOTHS = {Cloth.GREEN: CASINO, Cloth.BLUE: _BLUE, Cloth.RED: _RED}
_FOUR: dict[str, Any] = {"diamonds": (0x1B, 0x55, 0xB8), "clubs": (0x0E, 0x70, 0x3A)}
"""The usual four colours of card rooms: diamonds blue, clubs green."""


_LIGHT: dict[str, Any] = {
    "room_light": (0xF2, 0xEC, 0xE1),
    "room": (0xE3, 0xDC, 0xD0),
    "room_deep": (0xCB, 0xC1, 0xB2),
    "bar": (0xF3, 0xEF, 0xE7),
    "bar_line": (0xC6, 0xBD, 0xAD),
    "button": (0xFC, 0xFA, 0xF6),
    "button_hover": (0xFF, 0xF3, 0xD2),
    "button_off": (0xE6, 0xE1, 0xD8),
    "edge": (0x3A, 0x2E, 0x1E),
    "edge_share": 0.3,
    "cap": (0x3A, 0x2E, 0x1E, 0x12),
    "accent": (0x75, 0x52, 0x06),
    "title": (0x61, 0x43, 0x05),
    "focus": (0x8A, 0x46, 0x00),
    "text": (0x1E, 0x20, 0x24),
    "text_soft": (0x48, 0x4A, 0x4F),
    "text_off": (0x5C, 0x5A, 0x55),
    "even": (0x24, 0x5A, 0x96),
    "refused": (0xFB, 0xE0, 0xDA),
    "barred": (0xC4, 0x30, 0x22),
    "note": (0xFB, 0xF8, 0xF2),
}
"""Daylight: the table is as it is, the room round it, the bar and the pages are light."""
_SHARP: dict[str, Any] = {
    "print": (0xFF, 0xF0, 0xB8),
    "chalk": (0xFF, 0xFF, 0xFF),
    "light": (0xFF, 0xF5, 0x6B),
    "engraved": (0xFF, 0xFF, 0xFF),
    "tag": (0x00, 0x00, 0x00),
    "room_light": (0x00, 0x00, 0x00),
    "room": (0x00, 0x00, 0x00),
    "room_deep": (0x00, 0x00, 0x00),
    "bar": (0x00, 0x00, 0x00),
    "bar_line": (0xB8, 0xB8, 0xB8),
    "button": (0x12, 0x12, 0x12),
    "button_hover": (0x3A, 0x3A, 0x12),
    "button_off": (0x00, 0x00, 0x00),
    "edge_share": 0.85,
    "black_suit": (0x00, 0x00, 0x00),
    "red_suit": (0xB0, 0x00, 0x14),
    "gold": (0xFF, 0xD2, 0x3C),
    "gold_ink": (0x00, 0x00, 0x00),
    "accent": (0xFF, 0xD2, 0x3C),
    "title": (0xFF, 0xE2, 0x80),
    "focus": (0xFF, 0xF5, 0x6B),
    "text": (0xFF, 0xFF, 0xFF),
    "text_soft": (0xE6, 0xE6, 0xE6),
    "text_off": (0xA6, 0xA6, 0xA6),
    "win": (0xFF, 0xD2, 0x3C),
    "lose": (0x00, 0x00, 0x00),
    "lose_ink": (0xFF, 0xFF, 0xFF),
    "even": (0x00, 0x3F, 0xA3),
    "refused": (0x5A, 0x00, 0x00),
    "barred": (0xFF, 0x8A, 0x7A),
    "note": (0x00, 0x00, 0x00),
}
"""High contrast: black, white and yellow round a darker cloth."""
_IN_SHADE = ("felt_light", "felt", "felt_dark", "felt_deep", "felt_shade", "pool", "smoke")


@lru_cache
def theme_of(felt: Cloth, deck: Deck, surroundings: Surroundings = Surroundings.DARK) -> Theme:
    """Return the palette of a table with that cloth and those cards, in those surroundings."""
    theme = _CLOTHS[felt]
    if surroundings is Surroundings.LIGHT:
        theme = replace(theme, **_LIGHT)
    elif surroundings is Surroundings.HIGH_CONTRAST:
        shaded: dict[str, Any] = {name: _halved(getattr(theme, name)) for name in _IN_SHADE}
        theme = replace(theme, **_SHARP, **shaded)
    return replace(theme, **_FOUR) if deck is Deck.FOUR_COLOURS else theme


def _halved(colour: RGB) -> RGB:
    red, green, blue = (round(part * 0.55) for part in colour)
    return red, green, blue
