"""Texts of lesson files for tests, and the problems that are found in them."""

from __future__ import annotations

from pathlib import Path

from uth.school.lesson_file import read_lesson

FILE = Path("week.yaml")
HEAD = "format: 1\ntitle: Week\nseed: s\n"
PART = "parts: [{title: A, drills: read, exercises: 3}]\n"


def problems_of(text: str, file: Path = FILE, folder: Path | None = None) -> list[str]:
    """Return the problems of a text, of which no lesson comes."""
    lesson, problems = read_lesson(text, file, user_folder=folder)
    assert lesson is None
    return [problem.to_the_column for problem in problems]
