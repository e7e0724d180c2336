"""How a sitting's dealer errors were met is counted and said."""

from __future__ import annotations

from tests.train.errors.test_making import CASES
from uth.store.progress import Call
from uth.train.errors.making import errors_in
from uth.train.errors.model import Calls, call_of
from uth.train.errors.words import call_words


def test_calls() -> None:
    shown = errors_in(CASES["a flush"][0])[0]
    assert call_of(None, called=False) is None
    found = [call_of(shown, called=True), call_of(shown, called=False), call_of(None, called=True)]
    assert found == [Call.CAUGHT, Call.MISSED, Call.FALSE_ALARM]
    calls = Calls()
    for call in (*found, Call.MISSED):
        assert call is not None
        calls = calls.after(call)
    assert calls == Calls(caught=1, missed=2, false_alarms=1)
    assert call_words(Call.CAUGHT, shown) == "Well caught: a hand was misread."
    assert call_words(Call.MISSED, shown) == "Missed: a hand was misread."
    assert call_words(Call.FALSE_ALARM, None) == "No error: everything was paid as it should be."
