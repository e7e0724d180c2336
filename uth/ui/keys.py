"""The keys of a keyboard, named by their place, and what is printed on them. No pygame."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from uth.i18n import gettext as _


class Key(StrEnum):
    """A key by its place: the name is what a US keyboard prints there. Keypad keys count as the others of that name."""

    A = "a"
    B = "b"
    C = "c"
    D = "d"
    E = "e"
    F = "f"
    G = "g"
    H = "h"
    I = "i"  # noqa: E741  the letter is the key's name
    J = "j"
    K = "k"
    L = "l"
    M = "m"
    N = "n"
    O = "o"  # noqa: E741
    P = "p"
    Q = "q"
    R = "r"
    S = "s"
    T = "t"
    U = "u"
    V = "v"
    W = "w"
    X = "x"
    Y = "y"
    Z = "z"
    DIGIT_0 = "0"
    DIGIT_1 = "1"
    DIGIT_2 = "2"
    DIGIT_3 = "3"
    DIGIT_4 = "4"
    DIGIT_5 = "5"
    DIGIT_6 = "6"
    DIGIT_7 = "7"
    DIGIT_8 = "8"
    DIGIT_9 = "9"
    SPACE = "space"
    ENTER = "enter"
    ESCAPE = "escape"
    TAB = "tab"
    BACKSPACE = "backspace"
    DELETE = "delete"
    INSERT = "insert"
    HOME = "home"
    END = "end"
    PAGE_UP = "page up"
    PAGE_DOWN = "page down"
    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    MINUS = "minus"
    EQUALS = "equals"
    """The key of plus, too."""
    COMMA = "comma"
    PERIOD = "period"
    SLASH = "slash"
    F1 = "f1"
    F2 = "f2"
    F3 = "f3"
    F4 = "f4"
    F5 = "f5"
    F6 = "f6"
    F7 = "f7"
    F8 = "f8"
    F9 = "f9"
    F10 = "f10"
    F11 = "f11"
    F12 = "f12"

    @property
    def digit(self) -> int | None:
        """The figure that the key stands for, None for any other key."""
        return int(self) if self.isdigit() else None


_NAMES = {
    Key.SPACE: "Space",
    Key.ENTER: "Enter",
    Key.ESCAPE: "Esc",
    Key.TAB: "Tab",
    Key.BACKSPACE: "Bksp",
    Key.DELETE: "Del",
    Key.INSERT: "Ins",
    Key.HOME: "Home",
    Key.END: "End",
    Key.PAGE_UP: "PgUp",
    Key.PAGE_DOWN: "PgDn",
}
"""What is printed on them on an English keyboard."""
_SIGNS = {
    Key.LEFT: "←",
    Key.RIGHT: "→",
    Key.UP: "↑",
    Key.DOWN: "↓",
    Key.MINUS: "-",
    Key.EQUALS: "+",
    Key.COMMA: ",",
    Key.PERIOD: ".",
    Key.SLASH: "/",
}


def name_of(key: Key) -> str:
    """Return what to print on the cap of a key that is the same under every layout; a letter key is its US letter."""
    return _(_NAMES[key]) if key in _NAMES else _SIGNS.get(key) or key.upper()


@dataclass(slots=True)
class KeyLabels:
    """What is printed on this keyboard's keys, as far as it is known.

    Until a letter key was pressed its US letter stands for it; the row of digits always shows digits, also where a
    French keyboard types ``&`` or ``é`` with it.
    """

    _learned: dict[Key, str] = field(default_factory=dict)

    def label(self, key: Key) -> str:
        """Return what to print for *key* on its cap."""
        return self._learned.get(key) or name_of(key)

    def learn(self, key: Key, typed: str, keycode: int) -> None:
        """Take note that *key* typed this text and has this code under the layout in use; letter keys only."""
        if not (len(key) == 1 and key.isalpha()):
            return
        for printed in (typed, _character(keycode)):
            if len(printed) == 1 and printed.isprintable() and not printed.isspace():
                self._learned[key] = printed.upper()[:1]
                return

    def forget(self) -> None:
        """Another layout is in use: everything is as at the start."""
        self._learned.clear()

    @staticmethod
    def means(key: Key, keycode: int, letter: str) -> bool:
        """Return whether a command by letter is meant: by what the layout prints; by place where that is not Latin."""
        printed = _character(keycode)
        return (printed if printed.isascii() and printed.isalpha() else key) == letter


def _character(keycode: int) -> str:
    """Return the character of an SDL key code, nothing for keys that print none."""
    return chr(keycode) if 0x20 < keycode < 0x110000 and keycode != 0x7F else ""
