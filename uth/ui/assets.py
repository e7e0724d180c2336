"""Fonts, text, and the pixel formats of what is drawn once and shown often."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from math import ceil

import pygame

from uth.ui.shelf import kept
from uth.ui.theme import RGB, Weight

CONDENSE = 0.8
"""How far a text may be narrowed before it is cut."""
NARROWEST = 0.6
"""How far it may be where every letter counts: in a button, which has no other place for its words."""
_TOGETHER = re.compile(r"[^ \t]+(?: +%\S*)?")
"""What a line break does not part: a word, or a number and its percent sign. No-break spaces are no spaces here."""
ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"


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


@lru_cache(maxsize=64)
def font(px: int, weight: Weight = Weight.REGULAR) -> pygame.font.Font:
    """Return Source Sans at that size in pixels."""
    if not pygame.font.get_init():
        pygame.font.init()
    path = files("font_source_sans_pro") / "files" / f"SourceSansPro-{weight.value}.ttf"
    return pygame.font.Font(str(path), px)


_FINE = 4
"""Text is drawn so many times as large and shrunk: its letters keep their own distances, which are no whole pixels."""
_FINE_UP_TO = 32
"""In pixels: larger type is drawn as it is."""
_INKED = 110
"""How much of itself is laid over shrunk text, of 255: shrinking makes its thin strokes pale."""


def _fineness(px: int) -> int:
    return _FINE if px <= _FINE_UP_TO else 1


_SCRATCH = 4096, 192
"""Up to this size letters that are shrunk are drawn on one kept canvas: a fresh one costs more than the drawing."""


@lru_cache(maxsize=1)
def _scratch() -> pygame.Surface:
    return clear(_SCRATCH)


def _canvas(size: tuple[int, int], fine: int) -> pygame.Surface:
    """Return a surface so many times as large; one that will be shrunk lasts until the next is asked for."""
    width, height = size[0] * fine, size[1] * fine
    if fine == 1 or width > _SCRATCH[0] or height > _SCRATCH[1]:
        return clear((width, height))
    return _scratch().subsurface((0, 0, width, height))


def _writable(words: str) -> str:
    """The text with a mark for what no font takes: bytes of a file's name that are no text, and the null character."""
    return words.replace("\0", "?").encode(errors="replace").decode()


@lru_cache(maxsize=4096)
def text_width(text: str, px: int, weight: Weight = Weight.REGULAR, tracking: float = 0.0) -> int:
    """Return the width of a text in pixels; *tracking* is space after each letter, in pixels."""
    return ceil(_measured(text, px, weight) + tracking * max(0, len(text) - 1))


def _measured(text: str, px: int, weight: Weight) -> float:
    """The width without rounding."""
    fine = _fineness(px)
    return font(px * fine, weight).size(_writable(text))[0] / fine


@kept
def text(words: str, px: int, weight: Weight, colour: RGB, tracking: float = 0.0) -> pygame.Surface:
    """Return a text as a surface: one line, kept for the next frame."""
    return _drawn(words, (px, weight, colour), text_width(words, px, weight, tracking), tracking)


def _drawn(words: str, style: tuple[int, Weight, RGB], width: int, tracking: float = 0.0) -> pygame.Surface:
    """Draw a text *width* pixels wide, narrowed where its own width is more; its baseline on a whole pixel."""
    px, weight, colour = style
    fine, words = _fineness(px), _writable(words)
    face, plain = font(px * fine, weight), font(px, weight)
    large = _canvas((max(1, text_width(words, px, weight, tracking)), plain.get_height()), fine)
    # What stays clear has the letters' colour: shrinking mixes none other in.
    large.fill((*colour, 0))
    top = fine * plain.get_ascent() - face.get_ascent()
    if tracking:
        x = 0.0
        for place, letter in enumerate(words):
            large.blit(face.render(letter, True, colour), (round(x), top))
            # The pair's advance, not the letter's: kerning stays.
            x += face.size(words[place : place + 2])[0] - face.size(words[place + 1 : place + 2])[0] + tracking * fine
    else:
        letters = face.render(words, True, colour)
        # Nothing lies below them: copied as they are, they need no blending.
        letters.set_alpha(None)
        large.blit(letters, (0, top))
    if fine == 1 and large.get_width() == width:
        return native(large)
    small = shrunk(large, (width, plain.get_height()))
    over = small.copy()
    over.set_alpha(_INKED)
    small.blit(over, (0, 0))
    return small


def fitted(words: str, px: int, weight: Weight, colour: RGB, width: int) -> pygame.Surface:
    """Return a text at most *width* wide: narrowed a little if it must be, cut with an ellipsis if that is not enough.

    Its size never changes: the floors of the type hold in every language.
    """
    if text_width(words, px, weight) <= width:
        return text(words, px, weight, colour)
    return _within(words, (px, weight, colour), width, CONDENSE)


def tight(words: str, px: int, weight: Weight, colour: RGB, width: int) -> pygame.Surface:
    """Return a text as :func:`fitted` does, but narrowed much further before anything of it is cut."""
    if text_width(words, px, weight) <= width:
        return text(words, px, weight, colour)
    return _within(words, (px, weight, colour), width, NARROWEST)


@kept
def _within(words: str, style: tuple[int, Weight, RGB], width: int, narrowest: float) -> pygame.Surface:
    """A text that is too long, narrowed or cut."""
    px, weight, _colour = style
    whole = text_width(words, px, weight)
    shown = words
    while shown and text_width(shown + ELLIPSIS, px, weight) * narrowest > width and whole * narrowest > width:
        shown = shown[:-1].rstrip()
    shown = shown if shown == words else shown + ELLIPSIS
    return _drawn(shown, style, min(width, text_width(shown, px, weight)))


def squeezed(words: str, px: int, weight: Weight, colour: RGB, width: int) -> pygame.Surface:
    """Return a text at most *width* wide, narrowed as far as it must be, never cut: half an amount is a wrong one."""
    if text_width(words, px, weight) <= width:
        return text(words, px, weight, colour)
    return _squeezed(words, (px, weight, colour), width)


_squeezed = kept(_drawn)


@lru_cache(maxsize=256)
def wrapped(words: str, px: int, weight: Weight, width: int) -> tuple[str, ...]:
    """Break a text into lines at most *width* wide, at its spaces but not before a percent sign; its own line breaks
    stay.
    """
    lines: list[str] = []
    space = _alone(" ", px, weight)
    for paragraph in words.split("\n"):
        line, about, doubt = "", -space, 0.0
        for word in _TOGETHER.findall(paragraph):
            longer = f"{line} {word}" if line else word
            wide = _alone(word, px, weight)
            about, doubt = about + space + wide, doubt + _DOUBT * px
            # Only near the edge the line itself has to be measured.
            over = about - width
            if line and (over > doubt or (over > -doubt and text_width(longer, px, weight) > width)):
                lines.append(line)
                longer, about, doubt = word, wide, _DOUBT * px
            line = longer
        lines.append(line)
    return tuple(lines)


_DOUBT = 1 / 8
"""A word within a line is at most so many of its heights wider or narrower than alone."""


_alone = lru_cache(maxsize=4096)(_measured)
"""The same of a word that stands alone: most words come again."""


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
