"""What a lesson of the dealer school is, in words."""

from __future__ import annotations

from collections.abc import Sequence

from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.words.school_chair import skill_words
from uth.words.school_pages import players_words


def minutes_words(milliseconds: int) -> str:
    """Return a time limit; none: a dash."""
    return _("{minutes} min").format(minutes=milliseconds // 60_000) if milliseconds else "-"


def about(lesson: tuple[str, str, str], limit: int, enough: int, *, fixed: bool) -> tuple[tuple[str, str], ...]:
    """Return what holds for all of a lesson, names and what stands beside each.

    *lesson*: its table, profile and seed; *limit* in milliseconds; *enough* points; *fixed*: it is the same for all.
    """
    table, profile, seed = lesson
    passed = _("with {points} of 100 points").format(points=enough) if enough else _("not: it is no test")
    time = _("at most {minutes}").format(minutes=minutes_words(limit)) if limit else _("as long as it takes")
    missed = _("does not: everybody is asked the same") if fixed else _("more often than the rest")
    return (
        (_("Table"), table),
        (_("House profile"), profile),
        (_("Seed"), seed),
        (_("Time"), time),
        (_("Passed"), passed),
        (_("What is missed comes back"), missed),
    )


def part_titles() -> tuple[str, ...]:
    """Return the heads of the table of parts."""
    return "", _("part"), _("exercises"), _("time"), _("weight"), _("marks told")


def drills_words(skills: Sequence[str]) -> str:
    """Return the drills of a part; *skills*: contract words."""
    return ", ".join(map(skill_words, skills))


def full_words(boxes: Sequence[int], sorts: Sequence[str], often: tuple[int, int], only: Sequence[str]) -> str:
    """Return what the full table of a part is.

    *sorts*: contract words; *often*: of a hundred rounds, those with faults and with harm; *only*: in words.
    """
    faults, harm = often
    parts = [
        ngettext("box {boxes}", "boxes {boxes}", len(boxes)).format(boxes=", ".join(map(str, boxes))),
        *([", ".join(map(players_words, sorts))] if sorts else ()),
        *([_("faults in {count} of 100 rounds").format(count=faults)] if faults else ()),
        *([_("harm in {count} of 100 rounds").format(count=harm)] if harm else ()),
        *([_("only {names}").format(names=", ".join(only))] if only else ()),
    ]
    return "; ".join(parts)


def total_line(parts: int, exercises: int, limited: int) -> str:
    """Return how much it is; *limited*: the milliseconds of the parts that end by time alone."""
    count = ngettext("{parts} part", "{parts} parts", parts).format(parts=parts)
    asked = ngettext("{exercises} exercise", "{exercises} exercises", exercises).format(exercises=exercises)
    if not limited:
        return _("{parts}, {exercises}.").format(parts=count, exercises=asked)
    more = minutes_words(limited)
    return _("{parts}, {exercises}, and as many as {minutes} allow.").format(parts=count, exercises=asked, minutes=more)


def list_titles() -> tuple[str, ...]:
    """Return the heads of the list of lessons."""
    return _("name"), _("title"), _("parts"), _("exercises"), _("time"), _("from")


def origin_words(*, preset: bool) -> str:
    """Return where a lesson comes from."""
    return _("this program") if preset else _("your folder")


def own_lessons(folder: str) -> str:
    """Return where a trainer's own lessons lie, and what tells of them."""
    sentence = _("Your own lesson files belong in {folder}; {command} tells every key.")
    return sentence.format(folder=folder, command="uth help lessons")


def with_problems(count: int) -> str:
    """Return that a file is no lesson."""
    return ngettext("the file has {count} problem", "the file has {count} problems", count).format(count=count)
