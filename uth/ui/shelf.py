"""Pictures that were drawn once and are shown often: all of them together stay within bounds.

One shelf holds what cards, chips, texts, plates and whole backgrounds look like. Its room is counted in windows, as
everything grows with them; when it is full, what was used longest ago goes, whoever made it: neither another size nor
another table nor an hour of amounts that never come again makes the program larger.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Generic, ParamSpec, TypeVar, cast

import pygame

LEAST = 48 << 20
"""Bytes of room, however small the window is."""
WINDOWS = 4
"""Room in pictures of the largest size that was kept: backgrounds have the size of the window."""

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
P = ParamSpec("P")


def weight(kept: object) -> int:
    """Return the bytes of a picture's pixels, or of the pictures in a tuple; 0 for what is none."""
    if isinstance(kept, pygame.Surface):
        return kept.get_pitch() * kept.get_height()
    return sum(map(weight, kept)) if isinstance(kept, tuple) else 0


class Shelf:
    """Keeps things by key as long as there is room.

    :ivar taken: the bytes of all that is kept.
    """

    def __init__(self, least: int = LEAST) -> None:
        self.taken = 0
        self._least = self._room = least
        self._kept: OrderedDict[Hashable, tuple[object, int]] = OrderedDict()

    def find(self, key: Hashable) -> object | None:
        """Return what is kept under *key*, None where there is nothing."""
        found = self._kept.get(key)
        if found is None:
            return None
        self._kept.move_to_end(key)
        return found[0]

    def put(self, key: Hashable, thing: object) -> None:
        """Keep *thing*; what was used longest ago goes where it needs the room. The newest always stays."""
        self.drop(key)
        bytes_ = weight(thing)
        self._kept[key] = thing, bytes_
        self.taken += bytes_
        self._room = max(self._room, WINDOWS * bytes_)
        while self.taken > self._room and len(self._kept) > 1:
            _, (_, gone) = self._kept.popitem(last=False)
            self.taken -= gone

    def fits(self, bytes_: int) -> bool:
        """Return whether so many bytes more find room without anything having to go."""
        return self.taken + bytes_ <= self._room

    def drop(self, key: Hashable) -> None:
        """Keep it no longer, if it was."""
        _, gone = self._kept.pop(key, (None, 0))
        self.taken -= gone

    def clear(self) -> None:
        """Keep nothing, and have as little room as at first."""
        self._kept.clear()
        self.taken, self._room = 0, self._least

    def __len__(self) -> int:
        return len(self._kept)


SHELF = Shelf()
"""The one shelf of the program."""


class Cache(Generic[K, V]):
    """Somebody's own things on the shelf, by keys that are nobody else's."""

    def __init__(self, shelf: Shelf = SHELF) -> None:
        self._shelf = shelf

    def get(self, key: K, make: Callable[[], V]) -> V:
        """Return what is kept under *key*; make it first where there is nothing."""
        found = self.find(key)
        if found is None:
            found = make()
            self.put(key, found)
        return found

    def find(self, key: K) -> V | None:
        """Return what is kept under *key*, None where there is nothing."""
        return cast("V | None", self._shelf.find((self, key)))

    def put(self, key: K, thing: V) -> None:
        """Keep *thing* under *key*."""
        self._shelf.put((self, key), thing)


def kept(make: Callable[P, V]) -> Callable[P, V]:
    """Let a function that draws a picture from its arguments keep it on the shelf."""

    @wraps(make)
    def found(*args: P.args, **named: P.kwargs) -> V:
        key: Any = (make, args, *named.items()) if named else (make, args)
        thing = SHELF.find(key)
        if thing is None:
            thing = make(*args, **named)
            SHELF.put(key, thing)
        return cast("V", thing)

    return found
