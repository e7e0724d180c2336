"""A dealer with one fault has exactly that fault marked."""

from __future__ import annotations

from functools import cache

import pytest

from tests.school.dealing.rounds import after, begun, lot_where, over, whole
from tests.school.dealing.slips import INJECTED
from uth.school.dealing.dealing import Dealing
from uth.school.dealing.perfect import perfect
from uth.school.findings import Mistake


@cache
def with_fault(name: str) -> Dealing:
    """Return the round with the fault, brought to its end."""
    one = INJECTED[name]
    lot = lot_where(one.here, one.fits, one.boxes)
    start = begun(one.here, one.boxes, lot, one.number, (one.happening,) if one.happening else ())
    usual = one.number == 1 and one.happening is None
    rightly = [timed.act for timed in over(one.here, one.boxes, lot).acts] if usual else whole(start)
    acts = one.change(rightly)
    dealing = after(start, acts)
    assert not (one.happening and dealing.course.happenings)
    return perfect(dealing)


@pytest.mark.parametrize("name", INJECTED)
def test_one_fault_is_found_and_nothing_else(name: str) -> None:
    one, dealing = INJECTED[name], with_fault(name)
    assert [finding.mistake for finding in dealing.findings] == [one.found]
    assert one.box is None or dealing.slips[0].box == one.box


@pytest.mark.parametrize("name", INJECTED)
def test_a_finding_says_what_was_done_what_is_right_and_why(name: str) -> None:
    (finding,) = with_fault(name).findings
    assert finding.done
    assert finding.right
    assert finding.done != finding.right
    assert finding.why
    assert finding.source
    assert finding.place is not None
    assert not [text for text in (finding.done, finding.right, finding.why) if "{" in text or "None" in text]


def test_there_are_enough_kinds() -> None:
    assert len(INJECTED) >= 60


def test_every_mistake_of_dealing_is_among_them() -> None:
    kinds = list(Mistake)
    of_dealing = kinds[kinds.index(Mistake.BETTING_NOT_OPENED) : kinds.index(Mistake.FLOOR_NOT_CALLED) + 1]
    assert set(of_dealing) <= {one.found for one in INJECTED.values()}
