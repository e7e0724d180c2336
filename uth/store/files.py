"""Writing a file whole or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from uth import paths
from uth.errors import UthError


class WriteError(UthError, OSError):
    """A file cannot be written."""


def write_atomically(file: Path, content: bytes) -> None:
    """Write *content* to *file*, and make its folder where it is missing; whoever reads sees the old or the new whole.

    :raises FolderError: if the folder cannot be made.
    :raises WriteError: if the file cannot be written; nothing has then changed.
    """
    folder = paths.made(file.parent)
    try:
        _replace(folder, file, content)
    except OSError as error:
        raise WriteError(f"{file} cannot be written: {error.strerror or error}") from error


def _replace(folder: Path, file: Path, content: bytes) -> None:
    number, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=folder)
    temporary = Path(name)
    try:
        with os.fdopen(number, "wb") as stream:
            stream.write(content)
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
