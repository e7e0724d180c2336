"""One picture of the book: what it shows, in which look, and where it is. No pygame."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from uth.ui.book.looks import Look


@dataclass(frozen=True, slots=True)
class Page:
    """One picture. *name*: which of its chapter; empty where that has one alone."""

    look: Look
    chapter: str
    name: str

    @property
    def title(self) -> str:
        """Chapter and name."""
        return f"{self.chapter}: {self.name}" if self.name else self.chapter

    @property
    def file(self) -> Path:
        """Where it is, below the folder of the book."""
        name = "-".join(f"{self.chapter} {self.name}".split())
        return Path(self.look.folder) / f"{name}.png"
