"""Writing a file whole or not at all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from uth import paths
from uth.errors import UthError
from uth.i18n import gettext as _
from uth.store import places


class WriteError(UthError, OSError):
    """A file cannot be written."""


def write_atomically(file: Path, content: bytes | Iterator[bytes]) -> None:
    """Write *content* to *file*, and make its folder where it is missing; whoever reads sees the old or the new whole.

    Content may come in pieces, so that a long one need not be in memory. A device or a pipe, such as ``/dev/stdout``,
    is written to as it is: nothing may take its place.

    :raises FolderError: if the folder cannot be made.
    :raises WriteError: if the file cannot be written, or is the user's history or a part of it; nothing has then
        changed.
    """
    require_free(file)
    folder = paths.made(file.parent)
    pieces = iter((content,)) if isinstance(content, bytes) else content
    try:
        if file.exists() and not file.is_file() and not file.is_dir():
            with file.open("wb") as stream:
                stream.writelines(pieces)
        else:
            _replace(folder, file, pieces)
    except OSError as error:
        raise WriteError(
            _("{file} cannot be written: {reason}").format(file=file, reason=error.strerror or error)
        ) from error


def claimed(file: Path) -> bool:
    """Make an empty file of that name, and its folder where it is missing; return False where something is there.

    Of several programs that want a name at the same time, one gets it.

    :raises FolderError: if the folder cannot be made.
    :raises WriteError: if the file cannot be made, or is the user's history or a part of it.
    """
    require_free(file)
    paths.made(file.parent)
    try:
        with file.open("xb"):
            return True
    except FileExistsError:
        return False
    except OSError as error:
        raise WriteError(
            _("{file} cannot be written: {reason}").format(file=file, reason=error.strerror or error)
        ) from error


def require_free(file: Path) -> None:
    """Refuse a name that belongs to the user's history.

    :raises WriteError: if it does.
    """
    if places.is_own(file):
        raise WriteError(
            _("{file} cannot be written: it belongs to the history itself; choose another name").format(file=file)
        )


def _replace(folder: Path, file: Path, pieces: Iterator[bytes]) -> None:
    number, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=folder)
    temporary = Path(name)
    try:
        with os.fdopen(number, "wb") as stream:
            stream.writelines(pieces)
            stream.flush()
            os.fsync(stream.fileno())
        temporary.chmod(0o666 & ~_umask())
        temporary.replace(file)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def _umask() -> int:
    """The process's mask for new files, which can only be read by setting it."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
