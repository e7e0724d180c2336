"""The settings of the players: one small JSON file for each, in the user's folder.

A damaged file costs the settings that are wrong in it, never the start: reading raises nothing and says what was wrong.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

from uth import paths
from uth.i18n import gettext as _
from uth.problems import Problem
from uth.store.files import WriteError, write_atomically
from uth.store.places import is_special
from uth.store.settings import Settings
from uth.store.settings_data import Found, from_data, is_newer, to_data

MOST_BYTES = 64 * 1024
"""A file of more bytes is no settings file."""


def file_of(uid: str) -> Path:
    """Return the file of the player with that identifier, whether there is one or not."""
    if not re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9-]{0,63}", uid):
        raise ValueError(_('"{uid}" identifies no player').format(uid=uid))
    return paths.data_folder() / "settings" / f"{uid}.json"


def read(uid: str) -> Found:
    """Return the settings of a player. Raises nothing: what cannot be read is as in :class:`Settings`.

    A file that is no settings file at all is set aside beside itself, so that nothing is destroyed.
    """
    file = file_of(uid)
    try:
        document = _document(file)
    except FileNotFoundError:
        return Found(Settings())
    except OSError as error:
        return Found(
            Settings(),
            (Problem(str(file), 0, "", _("cannot be read: {reason}").format(reason=error.strerror or error)),),
        )
    except _NoSettings as error:
        message = _("{error}; {file}; all settings are as usual").format(error=error, file=_set_aside_or_why(file))
        return Found(Settings(), (Problem(str(file), 0, "", message),))
    return from_data(document, str(file))


def write(uid: str, settings: Settings) -> None:
    """Keep the settings of a player. A file in the way that this version cannot read whole is set aside first.

    :raises FolderError: if the folder cannot be made.
    :raises WriteError: if the file cannot be written; the one that was there is still there then.
    """
    file = file_of(uid)
    _clear_way(file)
    write_atomically(file, as_text(settings).encode())


def delete(uid: str) -> None:
    """Remove the settings of a player who is deleted.

    :raises WriteError: if the system refuses.
    """
    file = file_of(uid)
    try:
        file.unlink(missing_ok=True)
    except OSError as error:
        raise WriteError(
            _("{file} cannot be deleted: {reason}").format(file=file, reason=error.strerror or error)
        ) from error


# --- the file


class _NoSettings(Exception):
    """The file is no settings file; the text says why."""


def _document(file: Path) -> dict[str, object]:
    """Return the object that the file holds.

    :raises OSError: if it cannot be read.
    :raises _NoSettings: if it holds none.
    """
    if is_special(file) and not file.is_dir():
        # Whoever opened a pipe would wait for somebody to write to it.
        raise _NoSettings(_("is no file"))
    with file.open("rb") as stream:
        content = stream.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise _NoSettings(_("is larger than {size} KiB: it is no settings file").format(size=MOST_BYTES // 1024))
    try:
        document = json.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        raise _NoSettings(_("is no JSON")) from None
    if not isinstance(document, dict):
        raise _NoSettings(_("is no JSON object"))
    return document


def _clear_way(file: Path) -> None:
    try:
        document = _document(file)
        if is_newer(document.get("format")):
            _set_aside(file, "newer")
    except FileNotFoundError:
        return
    except _NoSettings:
        _set_aside(file, "broken")
    except OSError as error:
        raise WriteError(
            _("{file} cannot be written: {reason}").format(file=file, reason=error.strerror or error)
        ) from error


def _set_aside_or_why(file: Path) -> str:
    try:
        return _("it is set aside as {name}").format(name=_set_aside(file, "broken").name)
    except WriteError as error:
        return str(error)


def _set_aside(file: Path, why: str) -> Path:
    """Give the file another name that is free, and return it.

    :raises WriteError: if the system refuses.
    """
    number, aside = 1, file.with_name(f"{file.name}.{why}")
    try:
        while aside.exists():
            number += 1
            aside = file.with_name(f"{file.name}.{number}.{why}")
        file.rename(aside)
    except OSError as error:
        raise WriteError(
            _("{file} cannot be set aside: {reason}").format(file=file, reason=error.strerror or error)
        ) from error
    return aside


def as_text(settings: Settings) -> str:
    """Return the file of these settings."""
    return json.dumps(to_data(settings), indent=1) + "\n"
