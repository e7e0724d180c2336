"""A line that is being typed: the text and where the next letter goes. No pygame."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from uth.ui.keys import Key


def in_sight(text: str, cursor: int, room: int, width: Callable[[str], int]) -> tuple[int, int]:
    """Return which part of a text shows where only *room* pixels are: it holds the cursor, and as much as fits.

    *width* measures a text.
    """
    if width(text) <= room:
        return 0, len(text)
    first = 0
    while first < cursor and width(text[first:cursor]) > room:
        first += 1
    last = cursor
    while last < len(text) and width(text[first : last + 1]) <= room:
        last += 1
    return first, last


@dataclass(frozen=True, slots=True)
class Line:
    """A text of at most *most* characters, and the place before which letters are put in.

    :ivar chosen: all of it is chosen: what is typed takes its place.
    """

    text: str
    at: int
    most: int
    chosen: bool = False

    def typed(self, text: str) -> Line:
        """Return it with what was typed; what cannot be printed or has no room is left out."""
        if self.chosen:
            return Line("", 0, self.most).typed(text)
        room = self.most - len(self.text)
        fresh = "".join(letter for letter in text if letter.isprintable())[: max(0, room)]
        return replace(self, text=self.text[: self.at] + fresh + self.text[self.at :], at=self.at + len(fresh))

    def pressed(self, key: Key, *, ctrl: bool = False) -> Line | None:
        """Return it after an editing key; None for any other key. With Ctrl, everything on that side goes.

        Ctrl+A chooses all of it.
        """
        if ctrl and key is Key.A:
            return replace(self, at=len(self.text), chosen=bool(self.text))
        if self.chosen:
            return self._pressed_on_all(key)
        match key:
            case Key.BACKSPACE:
                start = 0 if ctrl else max(0, self.at - 1)
                return replace(self, text=self.text[:start] + self.text[self.at :], at=start)
            case Key.DELETE:
                end = len(self.text) if ctrl else self.at + 1
                return replace(self, text=self.text[: self.at] + self.text[end:])
            case Key.LEFT:
                return replace(self, at=max(0, self.at - 1))
            case Key.RIGHT:
                return replace(self, at=min(len(self.text), self.at + 1))
            case Key.HOME:
                return replace(self, at=0)
            case Key.END:
                return replace(self, at=len(self.text))
            case _:
                return None

    def _pressed_on_all(self, key: Key) -> Line | None:
        """What a key does while all of it is chosen."""
        match key:
            case Key.BACKSPACE | Key.DELETE:
                return Line("", 0, self.most)
            case Key.LEFT | Key.HOME:
                return replace(self, at=0, chosen=False)
            case Key.RIGHT | Key.END:
                return replace(self, at=len(self.text), chosen=False)
            case _:
                return None
