"""The rack as it would be without the mistakes so far: what follows from one of them is no mistake of its own."""

from __future__ import annotations

from collections import Counter

from uth.profile import StepKind as Kind
from uth.school.exercise import CutOut
from uth.school.settling.chips import chips_from, rack_of, usual_chips, worth
from uth.school.settling.course import Course, Key
from uth.school.settling.steps import due
from uth.school.settling.still import still_felt
from uth.train.felt.model import Felt, bet_place


def rack_rightly(course: Course) -> CutOut | None:
    """Return the rack as it would be had every bet that was handled been handled rightly; None where it has all.

    A payment of the right amount went out in the chips that it was made in, and the one in hand as far as it is made.
    """
    if course.rack is None:
        return None
    still = still_felt(course.state)
    counts = Counter(dict(rack_of(course.state.table, still) or ()))
    for key in course.handled:
        if due(course.line(key)) is Kind.TAKE:
            counts.update({chips.value: count for chips, count in still.at(bet_place(*key)).items()})
        elif due(course.line(key)) is Kind.PAY:
            counts.subtract(dict(_paid_rightly(course, still, key, counts)))
    return tuple(sorted(counts.items(), reverse=True))


def _paid_rightly(course: Course, still: Felt, key: Key, counts: Counter[int]) -> CutOut:
    line, paid = course.line(key), course.paid(key)
    if key == course.paying or worth(paid) == line.paid:
        return paid
    usual = usual_chips(course.state.table, still.at(bet_place(*key)), line.paid)
    return chips_from(tuple(sorted(counts.items(), reverse=True)), usual) or ()
