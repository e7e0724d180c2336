"""Files that can be named or given as a path, and their bytes."""

from __future__ import annotations

import os
from pathlib import Path

from uth.errors import UthError
from uth.i18n import gettext as _
from uth.problems import shown
from uth.yaml_nodes import MOST_BYTES

_ENDINGS = (".yaml", ".yml")


def is_path(text: str) -> bool:
    """Return whether *text* is a path and no name: it has a folder in it, or ends in ``.yaml`` or ``.yml``."""
    separators = {"/", os.sep, os.altsep or os.sep}
    return any(separator in text for separator in separators) or text.lower().endswith(_ENDINGS)


def content_of(file: Path, missing: type[UthError]) -> bytes:
    """Return the bytes of the file, one more than may be read if there are so many.

    :raises missing: if the file cannot be opened.
    """
    try:
        with file.open("rb") as stream:
            return stream.read(MOST_BYTES + 1)
    except OSError as error:
        raise missing(
            _("{file} cannot be opened: {reason}").format(file=file, reason=error.strerror or error)
        ) from error
    except ValueError as error:  # a path with a null character
        raise missing(_("{file} is no path").format(file=shown(str(file)))) from error


def yaml_files(folder: Path) -> list[Path]:
    """Return the YAML files of a folder by name; none if it is not there or may not be read."""
    try:
        files = [file for file in folder.iterdir() if file.suffix.lower() in _ENDINGS and file.is_file()]
    except OSError:
        return []
    return sorted(files, key=lambda file: (file.stem.casefold(), file.name))
