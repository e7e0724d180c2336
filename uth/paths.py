"""The user's own folders. Asking for one makes nothing; whoever writes calls :func:`made`.

They follow the system's custom, unless ``--data`` or the variable ``UTH_DATA`` moves them all under one folder.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from uth.errors import UthError
from uth.i18n import gettext as _

APP_NAME = "uth"
VARIABLE = "UTH_DATA"


class FolderError(UthError, OSError):
    """A folder that was asked to be written to cannot be made."""


class _Choice:
    """What ``--data`` said, if anything: it holds for the whole process."""

    folder: Path | None = None


_chosen = _Choice()


def set_data_folder(folder: Path | None) -> None:
    """Put every folder of the user under *folder*, as ``--data`` does; None goes back to the system's custom.

    :raises FolderError: if it begins with the ``~`` of a user that does not exist.
    """
    _chosen.folder = _absolute(folder) if folder is not None else None


@contextmanager
def moved_to(folder: Path) -> Iterator[None]:
    """Put every folder of the user under *folder* while the block runs."""
    before, _chosen.folder = _chosen.folder, folder
    try:
        yield
    finally:
        _chosen.folder = before


def moved_folder() -> Path | None:
    """Return the one folder that holds everything, if ``--data`` or the variable names one."""
    if _chosen.folder is not None:
        return _chosen.folder
    named = os.environ.get(VARIABLE, "")
    return _absolute(Path(named)) if named else None


def _absolute(folder: Path) -> Path:
    try:
        return folder.expanduser().absolute()
    except RuntimeError as error:
        raise FolderError(
            _('the folder "{folder}" cannot be used: there is no such user').format(folder=folder)
        ) from error


def data_folder() -> Path:
    """Return the user's folder: tables, profiles, rounds, settings."""
    return moved_folder() or _custom("data")


def require_folder() -> None:
    """Refuse a user's folder that is none.

    :raises FolderError: if something else has its name.
    """
    folder = data_folder()
    if folder.exists() and not folder.is_dir():
        raise FolderError(
            _("{folder} is no folder; {data} names the folder of your data").format(folder=folder, data="--data")
        )


def tables_folder() -> Path:
    """Return the folder of the user's own table files."""
    return data_folder() / "tables"


def cache_folder() -> Path:
    """Return the folder of what can be computed again."""
    return _under("cache")


def log_folder() -> Path:
    """Return the folder of the logs."""
    return _under("log")


def named_folders() -> tuple[tuple[str, str], ...]:
    """Return the folders by name: ``folder`` (all that is kept), ``tables``, ``cache`` and ``logs``."""
    folders = (
        ("folder", data_folder()),
        ("tables", tables_folder()),
        ("cache", cache_folder()),
        ("logs", log_folder()),
    )
    return tuple((name, str(folder)) for name, folder in folders)


def made(folder: Path) -> Path:
    """Make *folder* and those above it where they are missing, and return it.

    :raises FolderError: if the system refuses.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or _("the system refuses")
        raise FolderError(
            _("the folder {folder} cannot be made: {reason}; {data} names another one").format(
                folder=folder, reason=reason, data="--data"
            )
        ) from error
    return folder


def _under(kind: str) -> Path:
    moved = moved_folder()
    return moved / kind if moved else _custom(kind)


def _custom(kind: str) -> Path:
    import platformdirs

    folders = platformdirs.PlatformDirs(APP_NAME, appauthor=False)
    return {"data": folders.user_data_path, "cache": folders.user_cache_path, "log": folders.user_log_path}[kind]
