"""A trainee with one mistake has exactly that mistake marked; with none, none."""

from __future__ import annotations

from functools import cache

import pytest

from tests.school.settling.errors import ERRORS
from uth.school.findings import Mistake
from uth.school.settling.acts import Finish, Timed
from uth.school.settling.handling import Handling, handled
from uth.school.settling.perfect import perfect


@cache
def with_error(name: str) -> Handling:
    """Return the settlement with the mistake, brought to its end."""
    error = ERRORS[name]
    acts = [timed.act for timed in perfect(error.state)]
    handling = handled(error.state, map(Timed, error.change(acts)))
    return handling if handling.done else handling.after(Finish())


@pytest.mark.parametrize("name", ERRORS)
def test_one_mistake_is_found_and_nothing_else(name: str) -> None:
    error = ERRORS[name]
    faults = [(fault.mistake, fault.box, fault.bet) for fault in with_error(name).faults]
    led_to = [(mistake, error.box, None) for mistake in error.before]
    assert faults == [*led_to, (error.found, error.box, error.bet)]


@pytest.mark.parametrize("name", ERRORS)
def test_a_finding_says_what_was_done_what_is_right_and_why(name: str) -> None:
    *led_to, finding = with_error(name).findings
    assert len(led_to) == len(ERRORS[name].before)
    assert finding.done
    assert finding.right
    assert finding.done != finding.right
    assert finding.why
    assert finding.source
    assert finding.place is not None
    assert not [text for text in (finding.done, finding.right, finding.why) if "{" in text or "None" in text]


def test_there_are_enough_kinds() -> None:
    assert len(ERRORS) >= 60
    assert len({error.found for error in ERRORS.values()}) >= 40


def test_every_mistake_of_settling_is_among_them() -> None:
    after = list(Mistake).index(Mistake.PAID_UNREAD)
    of_settling = set(list(Mistake)[after : list(Mistake).index(Mistake.CARDS_LEFT) + 1])
    assert of_settling <= {error.found for error in ERRORS.values()}
