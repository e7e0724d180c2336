"""A lesson: some runs one after another, all of it fixed, so that everybody in a class gets the same.

An audition is one too. Nothing that somebody has learnt before changes what a lesson asks.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from uth.i18n import gettext as _
from uth.school import plan as plans
from uth.school.plan import Plan, PlanError
from uth.school.score import FULL
from uth.train.learning import Learning


@dataclass(frozen=True)
class Part:
    """One run of a lesson.

    :ivar title: what it is called, in the words of whoever wrote the lesson.
    :ivar weight: how much it counts in the score of the whole, beside the others.
    :raises PlanError: if it counts nothing.
    """

    title: str
    plan: Plan
    weight: int = 1

    def __post_init__(self) -> None:
        """Refuse what cannot be."""
        if self.weight < 1:
            raise PlanError(_("a part counts with a weight of 1 or more"))


@dataclass(frozen=True)
class Lesson:
    """What a class gets.

    :ivar limit: all of it ends with the answer at which so many milliseconds have gone; 0: with its last part.
    :ivar enough: the score, of ``score.FULL``, with which it is passed; 0: it is not passed or failed.
    :raises PlanError: if there can be none such.
    """

    title: str
    parts: tuple[Part, ...]
    limit: int = 0
    enough: int = 0

    def __post_init__(self) -> None:
        """Refuse what cannot be."""
        if not self.parts:
            raise PlanError(_("a lesson has at least one part"))
        if self.limit < 0:
            raise PlanError(_("a time limit is 0 or more"))
        if not 0 <= self.enough <= FULL:
            raise PlanError(_("a lesson is passed with 0 to {most} points").format(most=FULL))
        if any(part.plan.learning != Learning() for part in self.parts):
            raise PlanError(_("a lesson is the same for everybody: it knows nothing of what was learnt before"))


_FORMAT = 1


def to_data(lesson: Lesson) -> dict[str, Any]:
    """Return a lesson as what JSON can hold."""
    return {
        "format": _FORMAT,
        "title": lesson.title,
        "limit": lesson.limit,
        "enough": lesson.enough,
        "parts": [
            {"title": part.title, "weight": part.weight, "plan": plans.to_data(part.plan)} for part in lesson.parts
        ],
    }


def from_data(data: Any) -> Lesson:
    """Return the lesson of :func:`to_data`.

    :raises ValueError: if *data* is none that this version asks the same in.
    :raises PlanError: if there can be no such lesson.
    """
    try:
        if data["format"] != _FORMAT:
            raise ValueError(f"a lesson of format {data['format']!r:.20}: this version knows {_FORMAT}")
        parts = tuple(map(_part, data["parts"]))
        return Lesson(str(data["title"]), parts, int(data["limit"]), int(data["enough"]))
    except (AttributeError, KeyError, OverflowError, TypeError) as error:
        raise ValueError(f"this is no lesson: {error!r:.60}") from error


def _part(data: Any) -> Part:
    # Lessons that were written before parts had a weight have none.
    return Part(str(data["title"]), plans.from_data(data["plan"]), int(data.get("weight", 1)))
