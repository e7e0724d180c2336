"""The tables that can be sat down at: those that come with the program, the player's own, and any file. No pygame."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import url2pathname

from uth.config import ListedTable, Problem, TableFileError, TableNotFound, find_table, list_tables, load_table
from uth.config.files import is_path
from uth.i18n import gettext as _
from uth.table import Table
from uth.words import tables as words


@dataclass(frozen=True, slots=True)
class Offer:
    """A table file.

    :ivar source: what :func:`uth.config.load_table` finds it by, wherever the program is started: a name, or a path
        from the root of the file system.
    :ivar origin: where it is from, in words.
    :ivar table: None for a file with problems.
    """

    name: str
    source: str
    file: Path
    origin: str
    table: Table | None = None
    problems: tuple[Problem, ...] = ()
    warnings: tuple[Problem, ...] = ()

    @property
    def title(self) -> str:
        """The table's own name; a file with problems has that of its file."""
        return self.table.name if self.table else self.name


def offers() -> tuple[Offer, ...]:
    """Return what the program and the player's folder have, also files with problems."""
    return tuple(map(_listed, list_tables()))


def _listed(listed: ListedTable) -> Offer:
    # A user's file whose name is taken is found by its path alone.
    source = str(listed.file.absolute()) if listed.hidden else listed.name
    return _read(listed.name, source, listed.file, preset=listed.preset)


def offer_of(source: str) -> Offer:
    """Return the table of that name or path, with its problems if it has some.

    :raises TableNotFound: if there is none of that name, or its file cannot be opened.
    """
    text = path_in(source)
    file = find_table(text)
    if is_path(text):
        whole = _from_root(file)
        return _read(file.name, str(whole), whole, opened=True)
    return next(offer for offer in offers() if offer.file == file)


def path_in(text: str) -> str:
    """Return the path that is meant: it may be copied in quotation marks, or as the address of a file."""
    bare = text.strip().strip("\"'").strip()
    return url2pathname(urlsplit(bare).path) if bare.casefold().startswith("file://") else bare


def _from_root(file: Path) -> Path:
    try:
        return file.expanduser().absolute()
    except RuntimeError as error:
        raise TableNotFound(_("{file} cannot be opened: there is no such user").format(file=file)) from error


def _read(name: str, source: str, file: Path, *, preset: bool = False, opened: bool = False) -> Offer:
    """Read a file. One that is listed may be gone or locked by now; one that was opened must be there."""
    try:
        loaded = load_table(str(file.absolute()))
    except TableFileError as error:
        return Offer(name, source, file, _origin(None, preset, opened), None, error.problems, error.warnings)
    except TableNotFound as error:
        if opened:
            raise
        return Offer(name, source, file, _origin(None, preset, opened), None, (Problem(str(file), 0, "", str(error)),))
    return Offer(name, source, file, _origin(loaded.table, preset, opened), loaded.table, (), loaded.warnings)


def _origin(table: Table | None, preset: bool, opened: bool) -> str:
    if preset:
        return words.preset_from(table.jurisdiction if table else "")
    return words.opened_file() if opened else words.own_file()
