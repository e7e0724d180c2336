"""Overriding a mark, in words: what can be overridden, and what was."""

from __future__ import annotations

from uth.i18n import gettext as _
from uth.words.attempt_report import points_change, ruling_of
from uth.words.school_chair import skill_words


def done_line(where: tuple[int, int, int], before: int, after: int, by: str) -> str:
    """Return what was overridden; *where*: part, exercise and finding (0: all of it)."""
    sentence = _("{what}: {points}, by {name}.")
    return sentence.format(what=ruling_of(*where), points=points_change(before, after), name=by)


def exercise_line(part: int, exercise: int, skill: str, points: int) -> str:
    """Return an exercise in which something was wrong; *skill*: a contract word; *points*: as it counts now."""
    sentence = _("--part {part} --exercise {exercise}: {skill}, {points} points")
    return sentence.format(part=part, exercise=exercise, skill=skill_words(skill), points=points)


def finding_line(number: int, mistake: str, done: str, *, stands: bool) -> str:
    """Return one finding of it; *mistake*: in words; *stands*: whether it still counts."""
    sentence = (
        _("--finding {number}: {mistake}. {done}") if stands else _("--finding {number}, overridden: {mistake}. {done}")
    )
    return sentence.format(number=number, mistake=mistake, done=done)


def broken_off() -> str:
    """Return what becomes of an exercise that was not brought to its end."""
    return _("left in the middle, or nothing was done: it earns nothing, whatever counts as right; give it points")


def nothing_wrong() -> str:
    """Return that there is nothing to override."""
    return _("Nothing was wrong: there is nothing to override.")


def how() -> str:
    """Return how one of them is overridden."""
    return _("Name one with --part and --exercise, and say --as right or points, --reason and --by.")


def scores(marked: str, ruled: str) -> str:
    """Return both scores."""
    return _("Score as it was marked: {marked}; after the overrides: {ruled}.").format(marked=marked, ruled=ruled)


def missing(options: str) -> str:
    """Return which options are missing."""
    return _("an override needs {options} too").format(options=options)


def no_points(text: str) -> str:
    """Return what stands after ``--as``."""
    return _('expected right, or points from 0 to 100, got "{text}"').format(text=text)
