"""Stacks in question are shown apart, every chip of them."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from tests.ui.school import made
from uth.chips import ChipCount
from uth.ui.chips_art import draw_stack
from uth.ui.layout import Rect
from uth.ui.school.close import HIGHEST, STEP, Pile, close_places, standing

FREE = Rect(16, 300, 300, 380)
CHIPS = sorted(made.TABLE.chips, reverse=True)


def pile(*numbers: int, name: str = "Blind") -> Pile:
    """Return a pile of so many chips of each value, the highest first."""
    return Pile(name, tuple(ChipCount(chip, number) for chip, number in zip(CHIPS, numbers, strict=False)), "$1,000")


@pytest.mark.parametrize("numbers", [(1,), (3, 5), (19, 1), (20,), (20, 1), (7, 30, 11), (45, 2)])
def test_no_chip_is_left_out_and_none_stands_too_high(numbers: tuple[int, ...]) -> None:
    chips = pile(*numbers).chips
    stacks = standing(chips)
    assert sum((Counter({each.chip: each.number}) for stack in stacks for each in stack), Counter()) == Counter(
        {each.chip: each.number for each in chips}
    )
    heights = [sum(each.number for each in stack) for stack in stacks]
    assert all(height == HIGHEST for height in heights[:-1])
    assert heights[-1] <= HIGHEST


@pytest.mark.parametrize("free", [FREE, Rect(12, 250, 225, 238), Rect(46, 900, 810, 900)])
@pytest.mark.parametrize(
    "piles",
    [
        (pile(2, 3),),
        (pile(45, 2),),
        tuple(pile(1, 2, 3, name=f"Bet {number}") for number in range(8)),
        (pile(4, 9, 12, 3), pile(20, 20), pile(1)),
    ],
)
@pytest.mark.parametrize("hangs", [False, True])
def test_everything_has_its_own_place_in_the_free_felt(free: Rect, piles: tuple[Pile, ...], hangs: bool) -> None:
    unit = free.w / 300
    places = close_places(free, piles, (unit, hangs))
    assert places is not None
    assert places.area.within(free)
    assert (places.area.y == free.y) is hangs or places.area.h == free.h
    parts = [places.title, *(rect for _, rect in (*places.names, *places.amounts))]
    for stack in places.stacks:
        height = sum(each.number for each in stack.chips)
        top = stack.foot - 2 * stack.r - round(0.26 * stack.r * height)
        parts.append(Rect(stack.x - stack.r, top, 2 * stack.r, stack.foot - top))
    assert all(part.within(places.area) for part in parts)
    assert not any(one.meets(other) for index, one in enumerate(parts) for other in parts[index + 1 :])


def test_nothing_is_shown_of_nothing_or_where_nothing_has_room() -> None:
    assert close_places(FREE, (), (1.0, False)) is None
    assert close_places(FREE, (Pile("Ante", ()),), (1.0, False)) is None
    assert close_places(Rect(0, 0, 300, 40), (pile(5),), (1.0, False)) is None


def test_every_chip_of_a_tall_stack_is_drawn() -> None:
    heights = [draw_stack(pile(number).chips, 20, {}, step=STEP).get_height() for number in range(1, HIGHEST + 1)]
    steps = [more - less for less, more in pairwise(heights)]
    assert min(steps) >= 4
    assert draw_stack(pile(15).chips, 20, {}).get_height() < heights[14]


@pytest.mark.parametrize("high", [380, 240, 175])
def test_every_bet_of_a_box_is_there_and_chips_never_become_dots(high: int) -> None:
    four = tuple(pile(1, 2, 6, name=f"Bet {number}") for number in range(4))
    places = close_places(Rect(16, 300, 300, high), four, (1.0, False))
    assert places is not None
    assert [name for name, _rect in places.names] == [each.name for each in four]
    assert min(stack.r for stack in places.stacks) >= 5
