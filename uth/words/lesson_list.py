"""The list of lessons in a window, in words."""

from __future__ import annotations

from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.words.lessons import minutes_words, own_lessons

__all__ = ["about", "faulty", "lessons_word", "name_title", "open_word", "own_lessons", "part_length", "parts_title"]


def lessons_word() -> str:
    """Return the way to the lessons, and the title of their page."""
    return _("Lessons")


def open_word() -> str:
    """Return the button that opens a lesson."""
    return _("Open")


def name_title() -> str:
    """Return the head of the column of lessons."""
    return _("Lesson")


def parts_title() -> str:
    """Return the head of the column of their parts."""
    return _("Parts")


def faulty() -> str:
    """Return that the file of a lesson has problems."""
    return _("The file of this lesson has problems: it cannot be done.")


def about(table: str, profile: str, limit: int, enough: int) -> str:
    """Return what holds for all of a lesson; *limit* in milliseconds, *enough* points."""
    at = _("At the table {table}, house profile {profile}.").format(table=table, profile=profile)
    time = _("At most {minutes}.").format(minutes=minutes_words(limit)) if limit else ""
    passed = _("Passed with {points} of 100 points.").format(points=enough) if enough else ""
    return " ".join(filter(None, (at, time, passed)))


def part_length(exercises: int | None, limit: int) -> str:
    """Return how long a part is; *exercises*: None for as many as its time allows; *limit* in milliseconds."""
    if exercises is None:
        return minutes_words(limit)
    asked = ngettext("{count} exercise", "{count} exercises", exercises).format(count=exercises)
    if not limit:
        return asked
    return _("{exercises}, at most {minutes}").format(exercises=asked, minutes=minutes_words(limit))
