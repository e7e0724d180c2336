"""What is drawn by lot: the same everywhere, and each draw for itself."""

from __future__ import annotations

from uth.company.chance import Chance


def test_the_same_lot_draws_the_same_on_every_machine() -> None:
    chance = Chance("a lot", "a purpose")
    assert [chance.between(1, 100) for _ in range(5)] == [96, 25, 82, 8, 93]
    assert [Chance("a lot", "another").between(1, 100), Chance("b", "a purpose").between(1, 100)] == [49, 2]


def test_draws_are_even_enough() -> None:
    chance = Chance("even", "x")
    assert 2800 < sum(chance.happens(30) for _ in range(10_000)) < 3200
    assert {chance.one_of("abc") for _ in range(100)} == set("abc")
    assert (chance.happens(0), chance.happens(100)) == (False, True)


def test_nothing_is_drawn_twice_of_a_row() -> None:
    chance = Chance("row", "x")
    assert sorted(chance.some_of("abcde", 9)) == list("abcde")
    assert len(chance.some_of("abcde", 2)) == 2
