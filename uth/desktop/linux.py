"""The applications menu of Linux and its relatives: a desktop entry, and the icon in its sizes.

Source: freedesktop.org, the specifications of desktop entries (1.5), icon themes (0.13) and base directories (0.8).
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from uth.desktop.icons import png_of
from uth.desktop.pieces import ID, MARK, NAME, Piece, about, put, take_away
from uth.desktop.start import Start
from uth.i18n import gettext as _
from uth.ui.backend import WINDOW_CLASS

_SIZES = (32, 48, 64, 128, 256)
_RESERVED = frozenset(" \t\n\"'\\><~|&;$*?#()`")
_QUOTED = {letter: f"\\{letter}" for letter in '"`$\\'}
_ESCAPED = {"\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}


class Menu:
    """The applications menu of this user."""

    def __init__(self) -> None:
        self.home = _data_home()
        self.entry = self.home / "applications" / f"{ID}.desktop"

    def make(self, start: Start) -> list[Path]:
        """Put the entry and its icons there, and return which files were new or renewed.

        :raises NotOurs: if something else lies there.
        :raises UthError: if they cannot be written.
        """
        icons = (Piece(self._icon(size), png_of(size)) for size in _SIZES)
        # The entry last: it is not shown before its icon is there.
        return put([*icons, Piece(self.entry, _entry(start).encode())])

    def remove(self) -> list[Path]:
        """Take them away, and return which files were there.

        :raises NotOurs: if something else lies there.
        :raises ShortcutError: if one cannot be deleted.
        """
        return take_away([self.entry, *map(self._icon, _SIZES)], self.home)

    def _icon(self, size: int) -> Path:
        return self.home / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{ID}.png"


def _data_home() -> Path:
    """A relative folder in the variable means nothing, says the specification."""
    named = Path(os.environ.get("XDG_DATA_HOME", ""))
    return named if named.is_absolute() else Path.home() / ".local" / "share"


def _entry(start: Start) -> str:
    lines = {
        "Type": "Application",
        "Name": NAME,
        "GenericName": _("Card game"),
        "Comment": about(),
        "Exec": command_line(start.words),
        "TryExec": _value(start.words[0]),
        **({"Path": _value(str(start.folder))} if start.folder else {}),
        "Icon": ID,
        "Terminal": "false",
        "StartupWMClass": WINDOW_CLASS,
        "Categories": "Game;CardGame;",
        "Keywords": "poker;casino;cards;holdem;",
        "X-Made-By": MARK.decode(),
    }
    return "[Desktop Entry]\n" + "".join(f"{key}={value}\n" for key, value in lines.items())


def command_line(words: Sequence[str]) -> str:
    """Return the value of ``Exec``: words quoted where they must be, percent signs doubled, then escaped as a text."""
    return _value(" ".join(map(_word, words)))


def _word(word: str) -> str:
    word = word.replace("%", "%%")
    if word and not _RESERVED.intersection(word):
        return word
    return '"' + "".join(_QUOTED.get(letter, letter) for letter in word) + '"'


def _value(text: str) -> str:
    return "".join(_ESCAPED.get(letter, letter) for letter in text)
