"""``uth about``: the versions in use and the user's folders; ``--licences``: whose work is installed, on what terms."""

from __future__ import annotations

import argparse
import platform
import re
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Protocol

import uth
from uth.cli.output import columns, say, say_json, stamped

if TYPE_CHECKING:
    from argparse import _SubParsersAction
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


def add_parser(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the program's."""
    parser = subparsers.add_parser(
        "about",
        help="versions, your folders, licences",
        description="Print the versions in use and where your folders are.",
        epilog="example: uth about --licences",
    )
    parser.add_argument("--licences", action="store_true", help="add the licence of everything that is installed")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print what is in use, and with ``--licences`` on what terms."""
    notices = tuple(installed()) if args.licences else ()
    if args.json:
        about = {"python": platform.python_version(), "system": platform.platform(), "folders": dict(_folders())}
        licences = {"licence": LICENCE, "installed": [asdict(notice) for notice in notices]} if args.licences else {}
        say_json(stamped({**about, **licences}))
        return 0
    versions = (("uth", uth.__version__), ("Python", platform.python_version()), ("system", platform.platform()))
    folders = ((f"your {name}" if name == "folder" else name, folder) for name, folder in _folders())
    say(columns([*versions, *folders]))
    if args.licences:
        say(f"\nThis program is free software under the {LICENCE} licence. Installed with it, each under its own:\n")
        rows = [(notice.name, notice.version, notice.licence, notice.home) for notice in notices]
        say(columns([("package", "version", "licence", "home page"), *rows]))
        say("\nThe text of each licence lies with the installed package.")
    return 0


def _folders() -> tuple[tuple[str, str], ...]:
    from uth import paths

    folders = (
        ("folder", paths.data_folder()),
        ("tables", paths.tables_folder()),
        ("cache", paths.cache_folder()),
        ("logs", paths.log_folder()),
    )
    return tuple((name, str(folder)) for name, folder in folders)


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
    return ", ".join(classified) or "see the package"


def home_of(metadata: Metadata) -> str:
    """Return the address of a package's home page, or of another page of it; nothing if it names none."""
    urls = dict(line.split(", ", 1) for line in metadata.get_all("Project-URL", []) if ", " in line)
    homes = (url for name, url in urls.items() if name.casefold() == "homepage")
    return _first(metadata, "Home-page") or next(homes, "") or next(iter(urls.values()), "")


def _first(metadata: Metadata, key: str) -> str:
    return next(iter(metadata.get_all(key, [])), "")
