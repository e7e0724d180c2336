"""Readers of settings: what each takes, and what it says to anything else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from uth.store.coaching import Advice
from uth.store.settings_values import SYSTEM, Wrong, among, as_json, language, one_of, table, up_to, yes_or_no

TAKEN: list[tuple[Callable[[object], object], object]] = [
    (one_of(Advice), "hint"), (among((1.0, 1.5)), 1.5), (among((0, 5)), 5), (up_to(7), 7), (yes_or_no, False),
    (language, SYSTEM), (table, "practice"),
]  # fmt: skip
REFUSED: list[tuple[Callable[[object], object], object, str]] = [
    (one_of(Advice), "loud", "off"), (among((0, 5)), 4, "0 or 5"), (among((0, 5)), True, "0 or 5"),
    (up_to(7), 8, "from 0 to 7"), (up_to(7), False, "from 0 to 7"), (yes_or_no, 1, "true or false"),
    (language, "xx", "system"), (table, "a\nb", "name or path"), (table, "x" * 5000, "at most 4096"),
]  # fmt: skip


@pytest.mark.parametrize(("read", "value"), TAKEN)
def test_what_is_taken(read: Callable[[object], object], value: object) -> None:
    assert read(value) == value


@pytest.mark.parametrize(("read", "value", "said"), REFUSED)
def test_what_is_not(read: Callable[[object], object], value: object, said: str) -> None:
    with pytest.raises(Wrong, match=said):
        read(value)


def test_a_value_in_a_message_is_one_short_line() -> None:
    assert (as_json([1]), as_json({}), as_json("a\n")) == ("a list", "an object", r'"a\n"')
