"""What is wrong at one place of a file, and how words of it are shown and compared."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import NamedTuple

from uth.i18n import gettext as _

_LONGEST_SHOWN = 40


class Problem(NamedTuple):
    """What is wrong at one place of a file; a warning has the same form."""

    file: str
    line: int
    """Counted from 1; 0 where there is no line."""
    path: str
    """The keys from the top of the file, such as ``blind > flush``; empty for the whole file."""
    message: str
    column: int = 0
    """Counted from 1, where the key or the item begins; 0 where that is not known. It is told of lessons alone."""

    def __str__(self) -> str:
        return self._told(f"{self.file}:{self.line}" if self.line else self.file)

    @property
    def to_the_column(self) -> str:
        """The same with its column: ``first-week.yaml:7:5: parts > 1 > drills: ...``."""
        return self._told(f"{self.file}:{self.line}:{self.column}") if self.line and self.column else str(self)

    @property
    def data(self) -> dict[str, str | int]:
        """The form that it has in JSON."""
        return {"file": self.file, "line": self.line, "path": self.path, "message": self.message}

    def _told(self, place: str) -> str:
        return ": ".join(part for part in (place, self.path, self.message) if part)


def plain_key(text: str) -> str:
    """Return a key or a word as it is compared: lower case, one space between words, no underscores."""
    return " ".join(text.replace("_", " ").split()).lower()


def shown(text: str) -> str:
    """Return *text* in one printable line of at most 40 characters, for a message."""
    line = " ".join(text[: 4 * _LONGEST_SHOWN].split())
    line = "".join(character if character.isprintable() else "?" for character in line)
    return line if len(line) <= _LONGEST_SHOWN else f"{line[: _LONGEST_SHOWN - 3]}..."


def nearest(word: str, known: Iterable[str]) -> str | None:
    """Return the known word that is most like *word*, if any is like it at all."""
    if len(word) > _LONGEST_SHOWN:
        return None
    by_plain = {plain_key(name): name for name in known}
    near = difflib.get_close_matches(plain_key(word), by_plain, n=1)
    return by_plain[near[0]] if near else None


def meant(near: str | None) -> str:
    """Return the question whether the nearest known word was meant, to be put after a message; empty without one."""
    question = _('(did you mean "{near}"?)').format(near=near)
    return f" {question}" if near else ""


def joined(path: Iterable[str]) -> str:
    """Return the keys of a path as a problem shows them."""
    return " > ".join(shown(key) for key in path)
