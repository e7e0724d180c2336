"""Tables by name or path: those that come with the program, the user's own, and any other file."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from uth import paths, resources
from uth.config.files import content_of, is_path, yaml_files
from uth.config.reader import read_table
from uth.errors import UthError
from uth.i18n import gettext as _
from uth.problems import Problem, nearest, shown
from uth.table import Table
from uth.yaml_nodes import decode


class TableFileError(UthError):
    """A table file has problems; the text lists every one with its line."""

    def __init__(self, problems: tuple[Problem, ...], warnings: tuple[Problem, ...] = ()) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = problems
        self.warnings = warnings


class TableNotFound(UthError):
    """No table has that name, or its file cannot be opened."""


@dataclass(frozen=True, slots=True)
class LoadedTable:
    """A table with the file it comes from."""

    table: Table
    warnings: tuple[Problem, ...]
    file: Path
    text: str


@dataclass(frozen=True, slots=True)
class ListedTable:
    """A table file that can be named."""

    name: str
    file: Path
    preset: bool
    """Whether it comes with the program."""
    hidden: bool = False
    """A user's file that only its path opens: another table has its name, or the name would be taken for a path."""


def load_table(name_or_path: str, *, user_folder: Path | None = None) -> LoadedTable:
    """Load a table: the preset of that name, else the user's own of that name, or the file at a path.

    A text with a folder in it, or one that ends in ``.yaml`` or ``.yml``, is a path. Names match in any case.
    *user_folder* stands for the user's folder, with its ``tables`` and ``profiles``.

    :raises TableFileError: if the file has problems.
    :raises TableNotFound: if there is no such table or its file cannot be opened.
    """
    file = find_table(name_or_path, user_folder=user_folder)
    text, problems = decode(content_of(file, TableNotFound), str(file))
    if problems:
        raise TableFileError(problems)
    table, problems, warnings = read_table(text, str(file), _profiles(user_folder))
    if table is None:
        raise TableFileError(problems, warnings)
    return LoadedTable(table, warnings, file, text)


def find_table(name_or_path: str, *, user_folder: Path | None = None) -> Path:
    """Return the file of a table named as in :func:`load_table`; a path is not looked at.

    :raises TableNotFound: if no table has that name.
    """
    if is_path(name_or_path):
        return Path(name_or_path)
    listed = [table for table in list_tables(user_folder=user_folder) if not table.hidden]
    wanted = name_or_path.strip().casefold()
    for table in listed:
        if table.name.casefold() == wanted:
            return table.file
    near = nearest(wanted, [table.name for table in listed])
    hint = _(': did you mean "{near}"?').format(near=near) if near else ""
    raise TableNotFound(
        _('no table is called "{name}"{hint} ("{command}" lists them)').format(
            name=shown(name_or_path), hint=hint, command="uth tables"
        )
    )


def list_tables(*, user_folder: Path | None = None) -> tuple[ListedTable, ...]:
    """Return the presets and then the user's own table files, each group by name."""
    presets = [ListedTable(file.stem, file, preset=True) for file in yaml_files(resources.data_folder("paytables"))]
    taken = {table.name.casefold() for table in presets}
    own = []
    for file in yaml_files(_user_folder(user_folder) / "tables"):
        hidden = file.stem.casefold() in taken or is_path(file.stem)
        own.append(ListedTable(file.stem, file, preset=False, hidden=hidden))
        taken.add(file.stem.casefold())
    return (*presets, *own)


def _user_folder(user_folder: Path | None) -> Path:
    return paths.data_folder() if user_folder is None else user_folder


def _profiles(user_folder: Path | None) -> Iterable[str]:
    return [file.stem for file in yaml_files(_user_folder(user_folder) / "profiles")]
