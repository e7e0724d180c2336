"""Starting hands as players write them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from uth.analysis.solution import starting_hands
from uth.analysis.strategy.notation import NotationError, format_hands, parse_hands

NAMES = [hand.name for hand in starting_hands()]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("AA", "AA"),
        ("JJ+", "JJ QQ KK AA"),
        ("KTs", "KTs"),
        ("k10", "KTs KTo"),
        ("KTo+", "KTo KJo KQo"),
        ("32+", "32s 32o"),
        ("AK, 22", "AKs AKo 22"),
        ("", ""),
    ],
)
def test_parse(text: str, names: str) -> None:
    assert {NAMES[place] for place in parse_hands(text)} == set(names.split())


@pytest.mark.parametrize("part", ["KA", "AAs", "A", "AKx", "A1", "AK++", "22-55"])
def test_what_is_no_hand(part: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_hands(f"QQ {part}")
    assert str(caught.value) == part


@given(st.frozensets(st.sampled_from(range(169))))
def test_what_is_written_reads_the_same(hands: frozenset[int]) -> None:
    assert parse_hands(format_hands(hands)) == hands


def test_the_shortest_text() -> None:
    assert format_hands(frozenset(range(169))) == "22+ A2+ K2+ Q2+ J2+ T2+ 92+ 82+ 72+ 62+ 52+ 42+ 32"
    text = "33+ A2+ K2s+ K5o+ Q6s+ Q8o+ J8s+ JTo"
    assert format_hands(parse_hands(text)) == text
