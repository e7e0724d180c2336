"""Which texts were drawn, and where: surfaces that remember what was written on them.

While :func:`watched` is open every new surface is a :class:`Paper`. What is written on one goes along when it is
drawn onto another, scaled or copied.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any

import pygame

from uth.ui import assets
from uth.ui.shelf import SHELF

_Plain = pygame.Surface
_SOLID = 200
"""From this alpha on nothing that lies below can be read."""
_TOUCH = 4
"""So many pixels of an accent may reach into what is next to it."""
_SHADOW = 4
"""So far from a text its shadow is at most, in pixels."""
RGB = tuple[int, int, int]


@dataclass(frozen=True)
class Ink:
    """One line of text.

    :ivar rect: where its letters are: what is inked, not the line's height.
    :ivar narrowed: its width against what it would take by itself.
    :ivar cut: a part of it is outside of where drawing was allowed.
    :ivar colour: of the letters, and *ground*: what lay under them, as far as it is known.
    """

    words: str
    rect: pygame.Rect
    colour: RGB
    order: int = 0
    narrowed: float = 1.0
    cut: bool = False
    px: int = 0
    bold: bool = False
    ground: tuple[RGB, ...] = ()

    def moved(self, x: float, y: float, share: tuple[float, float] = (1.0, 1.0)) -> Ink:
        """Return it scaled by *share*, then moved."""
        if share == (1.0, 1.0) and x == round(x) and y == round(y):
            return replace(self, rect=self.rect.move(round(x), round(y)))
        rect = pygame.Rect(
            round(self.rect.x * share[0] + x),
            round(self.rect.y * share[1] + y),
            round(self.rect.w * share[0]),
            round(self.rect.h * share[1]),
        )
        return replace(self, rect=rect, px=round(self.px * share[1]))


@dataclass
class _Cover:
    """Something that was drawn over what lay there: a source, and where its corner came to lie."""

    source: pygame.Surface
    at: tuple[int, int]
    clip: pygame.Rect
    order: int
    rect: pygame.Rect = field(init=False)
    """Where it is."""

    def __post_init__(self) -> None:
        self.rect = pygame.Rect(self.at, self.source.get_size()).clip(self.clip)

    def hides(self, rect: pygame.Rect) -> bool:
        """Return whether nothing under that rectangle can be seen any more."""
        return self.clip.contains(rect) and all(self._solid(point) for point in _points(rect))

    def _solid(self, point: tuple[int, int]) -> bool:
        x, y = point[0] - self.at[0], point[1] - self.at[1]
        width, height = self.source.get_size()
        if not (0 <= x < width and 0 <= y < height):
            return False
        whole = self.source.get_alpha()
        return self.source.get_at((x, y))[3] >= _SOLID and (whole is None or whole >= _SOLID)


def _points(rect: pygame.Rect) -> Iterator[tuple[int, int]]:
    """Some points of a rectangle: its middle, and near each corner."""
    inset_x, inset_y = min(3, rect.w // 4), min(3, rect.h // 4)
    yield rect.center
    for x in (rect.x + inset_x, rect.right - 1 - inset_x):
        for y in (rect.y + inset_y, rect.bottom - 1 - inset_y):
            yield x, y


class Paper(_Plain):
    """A surface that remembers the texts on it."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._begin()

    def _begin(self) -> None:
        self.inks: list[Ink] = []
        self.covers: list[_Cover] = []
        self._order = 0
        self._seen: tuple[tuple[int, int, int], list[Ink]] | None = None
        """The texts that can be seen, and how much was drawn then."""
        self._whole: tuple[Paper, tuple[int, int]] | None = None
        """What this is a part of, and where."""

    def blit(self, source: pygame.Surface, dest: Any = (0, 0), area: Any = None, special_flags: int = 0) -> pygame.Rect:
        """Draw, and take over the texts of what is drawn."""
        corner = pygame.Rect(dest).topleft if len(dest) == 4 else (int(dest[0]), int(dest[1]))
        part = pygame.Rect(area) if area is not None else source.get_rect()
        lies = pygame.Rect(corner, part.size)
        seen = lies.clip(self.get_clip())
        at = corner[0] - part.x, corner[1] - part.y
        self._step()
        written = _joined(list(getattr(source, "inks", ())))
        if not special_flags and seen.w and seen.h:
            self._cover(source, at, seen)
        for ink in written:
            shifted = ink.moved(*at)
            if not seen.colliderect(shifted.rect) or self._known(shifted):
                continue
            ground = ink.ground or tuple(self._colours(shifted.rect))
            # Scaled places are rounded ones.
            cut = ink.cut or not seen.inflate(4, 4).contains(shifted.rect)
            self._note(replace(shifted, rect=shifted.rect.clip(seen) if cut else shifted.rect, cut=cut, ground=ground))
        return super().blit(source, dest, area, special_flags)

    def _step(self) -> None:
        self._order += 1
        if self._whole:
            self._whole[0]._step()

    def _cover(self, source: pygame.Surface, at: tuple[int, int], seen: pygame.Rect) -> None:
        self.covers.append(_Cover(source, at, seen, self._order))
        if self._whole:
            whole, (x, y) = self._whole
            whole._cover(source, (at[0] + x, at[1] + y), seen.move(x, y))

    def _note(self, ink: Ink) -> None:
        self.inks.append(replace(ink, order=self._order))
        if self._whole:
            whole, corner = self._whole
            whole._note(ink.moved(*corner))

    def _known(self, ink: Ink) -> bool:
        """Whether the same text stands there already: a part of the picture is brought back, or it throws a shadow."""
        return any(
            ink.words == other.words and max(abs(ink.rect.x - other.rect.x), abs(ink.rect.y - other.rect.y)) <= _SHADOW
            for other in self.inks
        )

    def _colours(self, rect: pygame.Rect) -> Iterator[RGB]:
        """What lies under a text; nothing where it lies on nothing yet."""
        inside = rect.clip(self.get_rect())
        if not inside.w or not inside.h:
            return
        for column in range(5):
            for row in range(3):
                point = inside.x + (inside.w - 1) * column // 4, inside.y + (inside.h - 1) * row // 2
                red, green, blue, alpha = self.get_at(point)
                if alpha >= _SOLID:
                    yield red, green, blue

    def fill(self, color: Any, rect: Any = None, special_flags: int = 0) -> pygame.Rect:
        """Fill; whatever is under it is gone."""
        where = super().fill(color, rect, special_flags)
        if not special_flags:
            self.inks = [ink for ink in self.inks if not where.contains(ink.rect)]
        return where

    def copy(self) -> Paper:
        """Return a copy with its texts."""
        made = super().copy()
        assert isinstance(made, Paper)
        made._begin()
        made.inks, made._order = list(self.inks), self._order
        return made

    def subsurface(self, *arguments: Any) -> pygame.Surface:
        """Return a part, with the texts in it."""
        where = pygame.Rect(*arguments)
        part = super().subsurface(where)
        assert isinstance(part, Paper)
        part._begin()
        part.inks = [ink.moved(-where.x, -where.y) for ink in self.inks if where.colliderect(ink.rect)]
        part._order, part._whole = self._order, (self, where.topleft)
        return part

    def cleared(self) -> Paper:
        """Return it as if it were new."""
        self._begin()
        super().fill((0, 0, 0))
        return self

    def texts(self) -> list[Ink]:
        """Return the texts that can be seen, at least in part."""
        state = len(self.inks), len(self.covers), self._order
        if self._seen is None or self._seen[0] != state:
            shown = [ink for ink in self.inks if not self._hidden(ink.rect, ink.order, self._order + 1)]
            self._seen = state, shown
        return self._seen[1]

    def overlapping(self) -> list[tuple[Ink, Ink]]:
        """Return the pairs of texts of which the later one is written over what can be seen of the other."""
        inks = self.texts()
        pairs = []
        for place, first in enumerate(inks):
            for later in inks[place + 1 :]:
                both = first.rect.clip(later.rect)
                if both.w > 1 and both.h > 1 and not self._hidden(both, first.order, later.order):
                    pairs.append((first, later))
        return pairs

    def crossing(self) -> list[tuple[Ink, pygame.Rect]]:
        """Return the texts that stand only in part on something solid, such as a plate, with where that is."""
        pairs = []
        for ink in self.texts():
            for cover in self.covers:
                if cover.order >= ink.order or not cover.rect.colliderect(ink.rect):
                    continue
                both = cover.rect.clip(ink.rect)
                lettered = isinstance(cover.source, Paper) and cover.source.inks
                if lettered or both == ink.rect:
                    continue
                inside = cover.rect.inflate(2 * _TOUCH, 2 * _TOUCH).contains(ink.rect)
                seen = not inside and both.w > _TOUCH and both.h > _TOUCH and cover.hides(both)
                if seen and not self._hidden(both, cover.order, ink.order):
                    pairs.append((ink, cover.rect))
        return pairs

    def _hidden(self, rect: pygame.Rect, after: int, before: int) -> bool:
        return any(
            after < cover.order < before and cover.rect.colliderect(rect) and cover.hides(rect) for cover in self.covers
        )


def _joined(inks: list[Ink]) -> list[Ink]:
    """One text of letters that were written one by one, for the space between them."""
    if len(inks) < 2 or any(len(ink.words) > 1 for ink in inks):
        return inks
    whole = inks[0].rect.unionall([ink.rect for ink in inks])
    return [replace(inks[0], words="".join(ink.words for ink in inks), rect=whole)]


class _Type(pygame.font.Font):
    """A font whose texts are remembered."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.px = arguments[1]
        self.bold_face = "Semibold" in str(arguments[0]) or "Bold" in str(arguments[0])

    def render(self, text: Any, antialias: Any, color: Any, background: Any = None) -> pygame.Surface:
        """Return the text as a surface that knows it."""
        drawn = super().render(text, antialias, color, background)
        made = Paper(drawn.get_size(), pygame.SRCALPHA)
        _Plain.blit(made, drawn, (0, 0))
        inked = drawn.get_bounding_rect()
        # Whatever kind of space stands between words.
        words = re.sub(r"\s", " ", str(text))
        if words.strip() and inked.w:
            made.inks = [Ink(words, inked, tuple(color)[:3], px=self.px, bold=self.bold_face)]
        return made


@dataclass
class _Scaling:
    """pygame's own scaling, with the texts scaled along."""

    scale: Any

    def __call__(self, surface: pygame.Surface, size: Any, *rest: Any) -> pygame.Surface:
        plain: pygame.Surface = self.scale(surface, size, *rest)
        inks = _joined(surface.inks) if isinstance(surface, Paper) else []
        if not inks:
            return plain
        made = _as_paper(plain)
        share = plain.get_width() / surface.get_width(), plain.get_height() / surface.get_height()
        narrower = share[0] / share[1]
        made.inks = [replace(ink.moved(0, 0, share), narrowed=ink.narrowed * narrower) for ink in inks]
        return made


def _as_paper(drawn: pygame.Surface) -> Paper:
    made = Paper(drawn.get_size(), pygame.SRCALPHA if drawn.get_flags() & pygame.SRCALPHA else 0)
    made.fill((0, 0, 0, 0))
    _Plain.blit(made, drawn, (0, 0))
    return made


@contextmanager
def watched() -> Iterator[None]:
    """Let every surface remember its texts; pictures that were kept before are drawn anew."""
    scaling = pygame.transform
    places = (
        (pygame, "Surface"), (pygame.font, "Font"), (scaling, "smoothscale"), (scaling, "scale"), (assets, "_SCRATCH")
    )  # fmt: skip
    before = [getattr(module, name) for module, name in places]
    # No canvas is shared: it would remember the text before.
    watching = Paper, _Type, _Scaling(before[2]), _Scaling(before[3]), (0, 0)
    pygame.display.quit()
    _forget_pictures()
    for (module, name), new in zip(places, watching, strict=True):
        setattr(module, name, new)
    try:
        yield
    finally:
        for (module, name), old in zip(places, before, strict=True):
            setattr(module, name, old)
        _forget_pictures()


def _forget_pictures() -> None:
    SHELF.clear()
    for name, module in list(sys.modules.items()):
        if name.startswith("uth.ui"):
            for value in list(vars(module).values()):
                if hasattr(value, "cache_clear"):
                    value.cache_clear()
