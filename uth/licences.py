"""Whose work is installed with the program, and on what terms, as the packages describe themselves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from uth.i18n import gettext as _

if TYPE_CHECKING:
    from importlib.metadata import Distribution

LICENCE = "MIT"
"""The licence of this program; LICENSE has its text."""
NEEDED = (
    "pygame", "pygame-ce", "PyYAML", "rich", "platformdirs", "font-source-sans-pro", "numpy", "numba", "matplotlib",
)  # fmt: skip
"""What the program is installed with, by system one or the other; what these need in turn is found from them."""
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")
_LONGEST_LICENCE_NAME = 80


@dataclass(frozen=True, slots=True)
class Notice:
    """One installed package: its licence is the name that it gives itself."""

    name: str
    version: str
    licence: str
    home: str


def installed() -> Iterator[Notice]:
    """Yield what is installed for the program, and for that in turn, as it describes itself."""
    seen: set[str] = set()
    waiting = list(NEEDED)
    while waiting:
        found = _distribution(waiting.pop(0))
        if found is None or found.name in seen:
            continue
        seen.add(found.name)
        waiting += _needed_by(found)
        yield Notice(found.name, found.version, licence_of(found.metadata), home_of(found.metadata))


def _distribution(name: str) -> Distribution | None:
    from importlib.metadata import PackageNotFoundError, distribution

    try:
        return distribution(name)
    except PackageNotFoundError:
        return None


def _needed_by(found: Distribution) -> Iterator[str]:
    for requirement in found.requires or ():
        name = _NAME.match(requirement)
        if name and not re.search(r"\bextra\s*==", requirement):
            yield name[0]


class Metadata(Protocol):
    """The headers in which a package describes itself."""

    def get_all(self, name: str, failobj: list[str], /) -> list[str]:
        """Return every value of a header."""


def licence_of(metadata: Metadata) -> str:
    """Return the name of a licence: the standard expression, else a short text, else its classification."""
    for key in ("License-Expression", "License"):
        text = _first(metadata, key)
        if text and "\n" not in text and len(text) <= _LONGEST_LICENCE_NAME:
            return text
    classified = [line.rpartition(" :: ")[2] for line in metadata.get_all("Classifier", []) if line[:7] == "License"]
    return ", ".join(classified) or _("see the package")


def home_of(metadata: Metadata) -> str:
    """Return the address of a package's home page, or of another page of it; nothing if it names none."""
    urls = dict(line.split(", ", 1) for line in metadata.get_all("Project-URL", []) if ", " in line)
    homes = (url for name, url in urls.items() if name.casefold() == "homepage")
    return _first(metadata, "Home-page") or next(homes, "") or next(iter(urls.values()), "")


def _first(metadata: Metadata, key: str) -> str:
    return next(iter(metadata.get_all(key, [])), "")
