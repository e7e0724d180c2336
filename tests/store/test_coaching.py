"""How strong the advice is, from off to all values and round again."""

from __future__ import annotations

from uth.store.coaching import ERROR_RATES, Advice


def test_the_strengths_go_round() -> None:
    advice, seen = Advice.OFF, []
    for _ in Advice:
        seen.append(advice)
        advice = advice.next
    assert (seen, advice) == ([*Advice], Advice.OFF)


def test_errors_are_off_first() -> None:
    assert ERROR_RATES[0] == 0
    assert max(ERROR_RATES) <= 100
