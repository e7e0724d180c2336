"""Things by what they have in common."""

from __future__ import annotations

from uth.train.grouping import grouped


def test_things_of_a_key_are_together_in_their_order() -> None:
    assert list(grouped(("three", "one", "seven", "two"), len).items()) == [
        (5, ["three", "seven"]),
        (3, ["one", "two"]),
    ]


def test_nothing_has_no_groups() -> None:
    assert grouped((), len) == {}
