"""Files that can be named or given as a path, and their bytes."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import BinaryIO

from uth.errors import UthError
from uth.i18n import gettext as _
from uth.problems import shown
from uth.yaml_nodes import MOST_BYTES

_ENDINGS = (".yaml", ".yml")


def is_path(text: str) -> bool:
    """Return whether *text* is a path and no name: it has a folder in it, or ends in ``.yaml`` or ``.yml``."""
    separators = {"/", os.sep, os.altsep or os.sep}
    return any(separator in text for separator in separators) or text.lower().endswith(_ENDINGS)


class Unreadable(UthError):
    """A file that cannot be read; the text is only why, without its name."""


def content_of(file: Path, missing: type[UthError]) -> bytes:
    """Return the bytes of the file, one more than may be read if there are so many.

    :raises missing: if the file cannot be opened.
    """
    try:
        return bytes_of(file, MOST_BYTES)
    except Unreadable as error:
        name = str(file) if str(file).isprintable() else shown(str(file))
        raise missing(_("{file} cannot be opened: {reason}").format(file=name, reason=error)) from error


def bytes_of(file: Path, most: int) -> bytes:
    """Return the bytes of a file that somebody has named, one more than *most* if there are so many.

    A device or a pipe is none: it may have no end, or never begin.

    :raises Unreadable: if it cannot be opened, or is no file.
    """
    try:
        with _opened(file) as stream:
            if not stat.S_ISREG(os.fstat(stream.fileno()).st_mode):
                raise Unreadable(_("expected a file, got a folder, a device or a pipe"))
            return stream.read(most + 1)
    except OSError as error:
        raise Unreadable(error.strerror or str(error)) from error
    except ValueError as error:  # a path with a null character
        raise Unreadable(_("it is no path")) from error


def _opened(file: Path) -> BinaryIO:
    # A pipe that nobody writes to would be waited for.
    number = os.open(file, os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0))
    try:
        return os.fdopen(number, "rb")
    except BaseException:
        # Of a folder no stream is made.
        os.close(number)
        raise


def yaml_files(folder: Path) -> list[Path]:
    """Return the YAML files of a folder by name; none if it is not there or may not be read."""
    try:
        files = [file for file in folder.iterdir() if file.suffix.lower() in _ENDINGS and file.is_file()]
    except OSError:
        return []
    return sorted(files, key=lambda file: (file.stem.casefold(), file.name))
