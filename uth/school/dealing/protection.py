"""Watching for what is done to the house: seen and called, missed, or a false alarm (rules.md 12.5)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from uth.school.dealing.acts import Act, Protection, Report
from uth.school.dealing.course import Course
from uth.school.dealing.slip import Slip
from uth.school.dealing.trouble import Watch
from uth.school.findings import Mistake


def _is_over(course: Course, watch: Watch) -> bool:
    """Whether it is too late to see it: the dealer's hand is open, for a pinched bet the box is settled."""
    if watch.event is not Protection.PINCHED_ANTE:
        return course.handling is not None
    handling = course.handling
    return handling is not None and (handling.done or watch.box in handling.course.closed)


def closed(course: Course) -> Course:
    """Return the round without what is too late to be seen."""
    return replace(course, watched=tuple(each for each in course.watched if not _is_over(course, each)))


def _seen(course: Course, report: Report) -> Watch | None:
    """What a report is about: the same at the same box, else at the same box, else the same elsewhere."""

    def fit(watch: Watch) -> int:
        here = report.box in (watch.box, watch.other or watch.box)
        return 2 * here + (watch.event is report.event)

    return max((each for each in course.watched if fit(each)), key=fit, default=None)


def seen(course: Course, report: Report) -> Course:
    """Return the round after a report: what it is about lies right again."""
    watch = _seen(course, report)
    return replace(course, watched=tuple(each for each in course.watched if each != watch))


def slips(before: Course, act: Act, now: Course) -> Iterator[Slip]:
    """Yield what was missed with an act, or seen where nothing was, elsewhere or as something else."""
    if isinstance(act, Report):
        yield from _of_report(before, act)
        return
    for watch in before.watched:
        if watch not in now.watched and _is_over(now, watch):
            yield Slip(Mistake.MISTAKE_MISSED, watch.box, event=watch.event)


def _of_report(before: Course, report: Report) -> Iterator[Slip]:
    watch = _seen(before, report)
    if watch is None:
        yield Slip(Mistake.FALSE_ALARM, report.box, event=report.event)
    elif report.box not in (watch.box, watch.other or watch.box):
        yield Slip(Mistake.WRONG_PLACE, report.box, other=watch.box, event=report.event)
    elif report.event is not watch.event:
        yield Slip(Mistake.WRONG_KIND, report.box, event=watch.event)
