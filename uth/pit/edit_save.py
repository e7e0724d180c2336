"""A table file that was edited, saved as a file of its own among the user's tables."""

from __future__ import annotations

import re
import unicodedata
from itertools import count
from pathlib import Path

from uth import paths
from uth.config import TableFileError, list_tables
from uth.config.profiles import list_profiles
from uth.config.reader import read_table
from uth.errors import UthError
from uth.i18n import gettext as _
from uth.store.files import WriteError, write_atomically

_ENDING = ".yaml"
_LONGEST = 60


class NameTaken(UthError):
    """There is a table of that name already. *may_replace*: it is the user's own, and may be written over."""

    def __init__(self, text: str, *, may_replace: bool) -> None:
        super().__init__(text)
        self.may_replace = may_replace


def file_name(name: str) -> str:
    """Return the name of the file of a table that is called so: ``café-royal-2nd-floor.yaml``.

    Letters, small ones, and digits of any script are kept; a dash stands for all between them.
    """
    words = re.findall(r"[^\W_]+", unicodedata.normalize("NFC", name).lower())
    return ("-".join(words)[:_LONGEST].strip("-") or "table") + _ENDING


def file_of(name: str) -> Path:
    """Return where a table that is called so is saved."""
    return paths.tables_folder() / file_name(name)


def free_name(name: str) -> str:
    """Return the name, or the first of ``Standard 2``, ``Standard 3`` and so on of which there is no table yet."""
    taken = {listed.name.casefold() for listed in list_tables()}
    if _stem(name) not in taken:
        return name
    bare = re.sub(r"\s+\d+$", "", name) or name
    return next(other for number in count(2) if _stem(other := f"{bare} {number}") not in taken)


def _stem(name: str) -> str:
    return file_name(name).removesuffix(_ENDING).casefold()


def save(text: str, name: str, *, replacing: bool = False) -> Path:
    """Write a table file under the name of its table, whole or not at all, and return where it is.

    :raises TableFileError: if the reader finds a problem in it.
    :raises NameTaken: if a table of that name is there; the user's own may be written over by *replacing*.
    :raises UthError: if the file cannot be written.
    """
    file = file_of(name)
    table, problems, warnings = read_table(text, str(file), list_profiles())
    if table is None:
        raise TableFileError(problems, warnings)
    if any(listed.name.casefold() == _stem(name) and listed.file != file for listed in list_tables()):
        raise NameTaken(
            _("another table has the name {name}: choose another one").format(name=file.stem), may_replace=False
        )
    if replacing:
        write_atomically(file, text.encode())
    else:
        _write_new(file, text)
    return file


def _write_new(file: Path, text: str) -> None:
    """Take the name, then fill it: two programs cannot both find it free."""
    paths.made(file.parent)
    try:
        file.open("x").close()
    except FileExistsError as error:
        raise NameTaken(_("{file} is there already").format(file=file), may_replace=True) from error
    except OSError as error:
        raise WriteError(
            _("{file} cannot be written: {reason}").format(file=file, reason=error.strerror or error)
        ) from error
    try:
        write_atomically(file, text.encode())
    except BaseException:
        file.unlink(missing_ok=True)
        raise
