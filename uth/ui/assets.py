"""Fonts, text and the bounded caches of everything that is drawn once and shown often."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import lru_cache
from importlib.resources import files
from typing import Generic, TypeVar

import pygame

from uth.ui.theme import RGB, Weight

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

CONDENSE = 0.8
"""How far a text may be narrowed before it is cut."""
NARROWEST = 0.6
"""How far it may be where every letter counts: in a button, which has no other place for its words."""
ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"


class Cache(Generic[K, V]):
    """The *size* things used last, by key."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._kept: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K, make: Callable[[], V]) -> V:
        """Return what is kept under *key*; make it first where there is nothing."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        made = self._kept[key] = make()
        while len(self._kept) > self._size:
            self._kept.popitem(last=False)
        return made

    def __len__(self) -> int:
        return len(self._kept)


def native(surface: pygame.Surface) -> pygame.Surface:
    """Return it in the window's pixel format, which blits fastest; without a window, as it is."""
    return surface.convert_alpha() if pygame.display.get_surface() else surface


def opaque(surface: pygame.Surface) -> pygame.Surface:
    """Return it without transparency in the window's pixel format; without a window, as it is."""
    return surface.convert() if pygame.display.get_surface() else surface


def packed(surface: pygame.Surface) -> pygame.Surface:
    """Return it packed for fast blits: runs of clear and of solid pixels are skipped or copied whole.

    For pictures that are only ever blitted: whoever changes one pays for packing it again.
    """
    ready = native(surface)
    if pygame.display.get_surface():
        ready.set_alpha(255, pygame.RLEACCEL)
    return ready


def clear(size: tuple[float, float]) -> pygame.Surface:
    """Return a transparent surface of at least one pixel."""
    return pygame.Surface((max(1, round(size[0])), max(1, round(size[1]))), pygame.SRCALPHA)


def shrunk(surface: pygame.Surface, size: tuple[float, float]) -> pygame.Surface:
    """Return it smoothly scaled, in the window's format."""
    return native(pygame.transform.smoothscale(surface, (max(1, round(size[0])), max(1, round(size[1])))))


@lru_cache(maxsize=96)
def font(px: int, weight: Weight = Weight.REGULAR) -> pygame.font.Font:
    """Return Source Sans at that size in pixels."""
    if not pygame.font.get_init():
        pygame.font.init()
    path = files("font_source_sans_pro") / "files" / f"SourceSansPro-{weight.value}.ttf"
    return pygame.font.Font(str(path), px)


_CLOSE = 14
"""Up to so many pixels a space is drawn wider: rounded to whole pixels the type's own lets words run together."""
_WIDER = "\u2004"
"""The space of a third of the type's size."""


def _spaced(words: str, px: int) -> str:
    return words.replace(" ", _WIDER) if px <= _CLOSE else words


@lru_cache(maxsize=4096)
def text_width(text: str, px: int, weight: Weight = Weight.REGULAR, tracking: float = 0.0) -> int:
    """Return the width of a text in pixels; *tracking* is space after each letter, in pixels."""
    return font(px, weight).size(_spaced(text, px))[0] + round(tracking * max(0, len(text) - 1))


@lru_cache(maxsize=1024)
def text(words: str, px: int, weight: Weight, colour: RGB, tracking: float = 0.0) -> pygame.Surface:
    """Return a text as a surface: one line, kept for the next frame."""
    face = font(px, weight)
    if not tracking:
        return native(face.render(_spaced(words, px), True, colour))
    made = clear((text_width(words, px, weight, tracking), face.get_height()))
    x = 0.0
    shown = _spaced(words, px)
    for place, letter in enumerate(shown):
        made.blit(face.render(letter, True, colour), (round(x), 0))
        # The pair's advance, not the letter's: kerning stays.
        x += face.size(shown[place : place + 2])[0] - face.size(shown[place + 1 : place + 2])[0] + tracking
    return native(made)


@lru_cache(maxsize=512)
def fitted(words: str, px: int, weight: Weight, colour: RGB, width: int) -> pygame.Surface:
    """Return a text at most *width* wide: narrowed a little if it must be, cut with an ellipsis if that is not enough.

    Its size never changes: the floors of the type hold in every language.
    """
    return _within((words, px, weight, colour), width, CONDENSE)


@lru_cache(maxsize=256)
def tight(words: str, px: int, weight: Weight, colour: RGB, width: int) -> pygame.Surface:
    """Return a text as :func:`fitted` does, but narrowed much further before anything of it is cut."""
    return _within((words, px, weight, colour), width, NARROWEST)


def _within(style: tuple[str, int, Weight, RGB], width: int, narrowest: float) -> pygame.Surface:
    words, px, weight, colour = style
    whole = text_width(words, px, weight)
    if whole <= width:
        return text(words, px, weight, colour)
    shown = words
    while shown and text_width(shown + ELLIPSIS, px, weight) * narrowest > width and whole * narrowest > width:
        shown = shown[:-1].rstrip()
    drawn = text(shown if shown == words else shown + ELLIPSIS, px, weight, colour)
    return shrunk(drawn, (min(width, drawn.get_width()), drawn.get_height()))


@lru_cache(maxsize=256)
def squeezed(words: str, px: int, weight: Weight, colour: RGB, width: int) -> pygame.Surface:
    """Return a text at most *width* wide, narrowed as far as it must be, never cut: half an amount is a wrong one."""
    whole = text(words, px, weight, colour)
    return whole if whole.get_width() <= width else shrunk(whole, (width, whole.get_height()))


@lru_cache(maxsize=256)
def wrapped(words: str, px: int, weight: Weight, width: int) -> tuple[str, ...]:
    """Break a text into lines at most *width* wide, at its spaces; its own line breaks stay."""
    lines: list[str] = []
    for paragraph in words.split("\n"):
        line = ""
        for word in paragraph.split():
            longer = f"{line} {word}".strip()
            if line and text_width(longer, px, weight) > width:
                lines.append(line)
                longer = word
            line = longer
        lines.append(line)
    return tuple(lines)


@lru_cache(maxsize=256)
def balanced(words: str, px: int, weight: Weight, width: int) -> tuple[str, ...]:
    """Break a text as :func:`wrapped` does, into as many lines, but about equally long ones."""
    lines = wrapped(words, px, weight, width)
    low, high = 1, width
    while len(lines) > 1 and low < high:
        middle = (low + high) // 2
        if len(wrapped(words, px, weight, middle)) > len(lines):
            low = middle + 1
        else:
            high = middle
    return wrapped(words, px, weight, high)
