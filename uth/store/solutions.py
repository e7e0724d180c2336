"""Solved games as JSON documents by key: those that come with the program, and those that were solved here."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from uth import paths, resources
from uth.errors import UthError
from uth.store.files import write_atomically


def shipped_folder() -> Path:
    """Return the folder of the solutions that come with the program."""
    return resources.data_folder("assets") / "solutions"


def own_folder() -> Path:
    """Return the folder of the solutions of the user's own tables, not made yet."""
    return paths.cache_folder() / "solutions"


def read_solution(key: str) -> Any:
    """Return the document of that key, or None if there is none that can be read."""
    for folder in (shipped_folder(), own_folder()):
        try:
            return json.loads((folder / f"{key}.json").read_text(encoding="utf-8"))
        except (OSError, ValueError):
            continue
    return None


def keep_solution(key: str, document: Any) -> bool:
    """Keep a document in the user's folder; return whether that was possible. Without it the game is solved again."""
    try:
        write_atomically(own_folder() / f"{key}.json", as_text(document).encode())
    except UthError:
        return False
    return True


def as_text(document: Any) -> str:
    """Return a document as its file has it."""
    return json.dumps(document, indent=None, separators=(",", ":")).replace('],"', '],\n"') + "\n"
