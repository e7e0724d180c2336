"""How the program is started from outside a terminal."""

from __future__ import annotations

import os
import sys
import sysconfig
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import uth
from uth import paths

SCRIPT = "uth-table"
"""The entry of ``gui-scripts`` in pyproject.toml: on Windows it opens no terminal."""


@dataclass(frozen=True, slots=True)
class Start:
    """The program with its arguments, and the folder that it is started in, if that matters."""

    words: tuple[str, ...]
    folder: Path | None = None


def start() -> Start:
    """Return how this installation is started: by its own command, or by Python where it was not installed.

    A user's folder that was moved (``--data``) goes with it.
    """
    moved = paths.moved_folder()
    data = ("--data", str(moved)) if moved else ()
    script = next((script for script in _scripts() if script.is_file()), None)
    if script is not None:
        return Start((str(script), *data))
    return Start((_python(), "-m", "uth", *data), Path(uth.__file__).parents[1])


def _scripts() -> Iterator[Path]:
    """Where the command may be: beside the one that runs, where this Python puts commands, or beside Python."""
    name = f"{SCRIPT}.exe" if os.name == "nt" else SCRIPT
    folders = (Path(sys.argv[0]).parent, Path(sysconfig.get_path("scripts")), Path(sys.executable).parent)
    return (folder.absolute() / name for folder in folders)


def _python() -> str:
    """Return this Python; on Windows the one without a terminal."""
    silent = Path(sys.executable).with_name("pythonw.exe")
    return str(silent) if silent.is_file() else sys.executable
