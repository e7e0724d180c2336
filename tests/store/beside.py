"""What a folder holds, to tell that nothing in it was touched."""

from __future__ import annotations

from pathlib import Path


def everything_beside(file: Path) -> dict[str, bytes]:
    """Return the files of a folder with their content, locks left out."""
    return {each.name: each.read_bytes() for each in file.parent.iterdir() if each.is_file()}
