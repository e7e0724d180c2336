"""A line that is being typed: the text and where the next letter goes. No pygame."""

from __future__ import annotations

from dataclasses import dataclass, replace

from uth.ui.keys import Key


@dataclass(frozen=True, slots=True)
class Line:
    """A text of at most *most* characters, and the place before which letters are put in."""

    text: str
    at: int
    most: int

    def typed(self, text: str) -> Line:
        """Return it with what was typed; what cannot be printed or has no room is left out."""
        room = self.most - len(self.text)
        fresh = "".join(letter for letter in text if letter.isprintable())[: max(0, room)]
        return replace(self, text=self.text[: self.at] + fresh + self.text[self.at :], at=self.at + len(fresh))

    def pressed(self, key: Key, *, ctrl: bool = False) -> Line | None:
        """Return it after an editing key; None for any other key. With Ctrl, everything on that side goes."""
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
