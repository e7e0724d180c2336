"""How long a trainee took for each box: to read its hand, and to settle it after that."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from uth.school.settling.acts import CallHand, Timed
from uth.school.settling.course import box_of


@dataclass(frozen=True, slots=True)
class BoxTime:
    """The times of one box, in milliseconds.

    :ivar read: from the last act before the box to the call of its hand; None where it was not called.
    :ivar settle: from there, or from its first act, to its last.
    """

    box: int
    read: int | None
    settle: int


def box_times(acts: Iterable[Timed]) -> tuple[BoxTime, ...]:
    """Return the times of the boxes, in the order in which they were begun."""
    done = tuple(acts)
    return tuple(_time(done, box) for box in dict.fromkeys(box_of(each.act) for each in done) if box)


def _time(acts: tuple[Timed, ...], box: int) -> BoxTime:
    here = [each for each in acts if box_of(each.act) == box]
    before = max((each.at for each in acts[: acts.index(here[0])]), default=0)
    called = next((each.at for each in here if isinstance(each.act, CallHand)), None)
    began = here[0].at if called is None else called
    return BoxTime(box, None if called is None else called - before, here[-1].at - began)
