"""Where the files that come with the program are: inside the installed package, or at the top of a checkout."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

Kind = Literal["paytables", "assets"]

_PACKAGE = Path(__file__).parent


def data_folder(kind: Kind) -> Path:
    """Return the folder of the table files or of the pictures, sounds and texts that come with the program.

    A wheel carries them in ``uth/_data``; a checkout, also one installed as editable, has them beside the package.
    """
    installed = _PACKAGE / "_data" / kind
    return installed if installed.is_dir() else _PACKAGE.parent / kind


def catalogues() -> Path:
    """Return the folder of the languages that come with the program."""
    return data_folder("assets") / "locale"
