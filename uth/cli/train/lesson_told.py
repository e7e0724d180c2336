"""What a lesson is, as text and as JSON: its parts, their lengths, and what holds for all of it."""

from __future__ import annotations

from typing import Any

from uth.profile import Fault
from uth.school.dealing.watching import event_words
from uth.school.lesson import Lesson, Part
from uth.school.plan import MOST, Plan
from uth.school.skills import Skill
from uth.words import lessons as words
from uth.words.faults import fault_words
from uth.words.school_pages import feedback_words

_SECOND = 1000


def about(lesson: Lesson) -> tuple[tuple[str, str], ...]:
    """Return what holds for all of it."""
    plan = lesson.parts[0].plan
    house = plan.house
    named = (house.table.name, f"{house.profile.name}, {house.profile.title}", seed_of(plan))
    return words.about(named, lesson.limit, lesson.enough, fixed=plan.fixed)


def seed_of(plan: Plan) -> str:
    """Return the seed of a lesson as its file says it: each part adds its number."""
    return plan.seed.rpartition(": ")[0]


def rows(lesson: Lesson) -> list[tuple[str, ...]]:
    """Return a row for each part, under ``words.part_titles``."""
    return [_row(number, part) for number, part in enumerate(lesson.parts, 1)]


def _row(number: int, part: Part) -> tuple[str, ...]:
    plan = part.plan
    return (
        str(number),
        part.title,
        str(plan.count) if not by_time(plan) else "-",
        words.minutes_words(plan.limit),
        str(part.weight),
        feedback_words(plan.feedback),
    )


def drills(lesson: Lesson) -> list[tuple[str, str]]:
    """Return the number of each part, and what is practised in it."""
    return [(str(number), _drills(part.plan)) for number, part in enumerate(lesson.parts, 1)]


def _drills(plan: Plan) -> str:
    asked = words.drills_words(plan.skills)
    return f"{asked}: {_full(plan)}" if Skill.DEAL in plan.skills else asked


def by_time(plan: Plan) -> bool:
    """Return whether a run ends when its time is up, and with no number of exercises."""
    return plan.count == MOST and plan.limit > 0


def _full(plan: Plan) -> str:
    full, often = plan.full, plan.full.often
    only = [fault_words(what) if isinstance(what, Fault) else event_words(what) for what in full.only]
    return words.full_words(full.boxes_at(plan.house.table), full.sorts, (often.faults, often.harm), only)


def length(lesson: Lesson) -> tuple[int, int]:
    """Return how many exercises are asked, and the milliseconds of the parts that end by time alone."""
    plans = [part.plan for part in lesson.parts]
    asked = sum(plan.count for plan in plans if not by_time(plan))
    return asked, sum(plan.limit for plan in plans if by_time(plan))


def total(lesson: Lesson) -> str:
    """Return how much it is, a sentence."""
    return words.total_line(len(lesson.parts), *length(lesson))


# --- as JSON


def document(lesson: Lesson) -> dict[str, Any]:
    """Return it as JSON; times are seconds, null where there is no limit."""
    plan = lesson.parts[0].plan
    return {
        "title": lesson.title,
        "table": plan.house.table.name,
        "profile": plan.house.profile.name,
        "seed": seed_of(plan),
        "seconds": _seconds(lesson.limit),
        "pass": lesson.enough,
        "fixed": plan.fixed,
        "parts": [_part(part) for part in lesson.parts],
    }


def _seconds(milliseconds: int) -> int | None:
    return milliseconds // _SECOND if milliseconds else None


def _part(part: Part) -> dict[str, Any]:
    plan = part.plan
    return {
        "title": part.title,
        "drills": list(plan.skills),
        "exercises": None if by_time(plan) else plan.count,
        "seconds": _seconds(plan.limit),
        "weight": part.weight,
        "feedback": plan.feedback,
        "full_table": _full_data(plan),
    }


def _full_data(plan: Plan) -> dict[str, Any] | None:
    if Skill.DEAL not in plan.skills:
        return None
    full = plan.full
    return {
        "boxes": list(full.boxes_at(plan.house.table)),
        "players": list(full.sorts),
        "faults": full.often.faults,
        "harm": full.often.harm,
        "only": list(full.only),
    }
