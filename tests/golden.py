"""Texts that are kept in a file and reviewed as a diff; ``UTH_REGEN=1`` writes them anew."""

from __future__ import annotations

import os
from pathlib import Path


def check_golden(path: Path, text: str) -> None:
    """Assert that *text* is what *path* holds; with ``UTH_REGEN=1`` write it there first."""
    if os.environ.get("UTH_REGEN") == "1":
        path.write_text(text, encoding="utf-8", newline="\n")
    assert text == path.read_text(encoding="utf-8")
