"""Where the window was when it was closed: one small JSON file for this machine, beside the settings.

Nothing depends on it: one that is damaged or cannot be written costs nothing, and is not worth a message.
"""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import asdict, dataclass, fields
from pathlib import Path

from uth import paths
from uth.errors import UthError
from uth.store.files import write_atomically
from uth.store.places import is_special

FORMAT = 1
_MOST_BYTES = 4096
_FARTHEST = 100_000
"""No screen reaches so many pixels."""


@dataclass(frozen=True, slots=True)
class Place:
    """A window on a screen, in pixels of the system.

    :ivar screen: which one, from 0, and *screen_width*, *screen_height*: its size, by which it is known again.
    :ivar x: of the picture, from the left of the screen; *y*: from its top.
    :ivar width: of the picture, *height* too; in full screen those that it has otherwise.
    """

    screen: int
    screen_width: int
    screen_height: int
    x: int
    y: int
    width: int
    height: int
    full: bool = False


def file() -> Path:
    """Return the file, whether there is one or not."""
    return paths.data_folder() / "settings" / "window.json"


def read() -> Place | None:
    """Return where the window was; None where that is not known."""
    if is_special(file()):
        return None
    try:
        with file().open("rb") as stream:
            document = json.loads(stream.read(_MOST_BYTES).decode("utf-8"))
        if document["format"] != FORMAT:
            return None
        values = {each.name: document[each.name] for each in fields(Place)}
    except (OSError, ValueError, TypeError, LookupError, RecursionError):
        return None
    full = values.pop("full")
    if not isinstance(full, bool) or not all(map(_is_length, values.values())):
        return None
    return Place(**values, full=full) if values["width"] > 0 and values["height"] > 0 else None


def _is_length(value: object) -> bool:
    return type(value) is int and -_FARTHEST < value < _FARTHEST


def write(place: Place) -> None:
    """Keep where the window is, if the system lets it be kept."""
    if place != read():
        with suppress(UthError):
            write_atomically(file(), (json.dumps({"format": FORMAT, **asdict(place)}) + "\n").encode())
