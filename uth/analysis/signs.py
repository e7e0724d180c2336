"""A paytable beside the known ones: where it is one line off.

The known signs are those of the tables that come with the program; there is no other list of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

from uth.hands import Category
from uth.paytable import ROYAL_FIRST, Fixed, Odds, Paytable

Sign = tuple[Odds | Fixed, ...]
"""What each hand gets, royal flush first; hands below the lowest named one too."""


@dataclass(frozen=True, slots=True)
class OffByOne:
    """A line in which a paytable differs from known signs that are the same in every other line."""

    hand: Category
    pay: Odds | Fixed
    known: tuple[Odds | Fixed, ...]
    """What the known signs give instead: all that do, among those that are equal in the lines of *beside*."""
    beside: tuple[tuple[Category, Odds | Fixed], ...]
    """As few other lines as it takes to say so."""


def sign_of(paytable: Paytable) -> Sign:
    """Return what each hand gets."""
    return tuple(paytable.pay(hand) for hand in ROYAL_FIRST)


def off_by_one(paytable: Paytable, known: Iterable[Paytable]) -> tuple[OffByOne, ...]:
    """Return where a paytable is one line off a known sign; nothing if it is a known sign, or far from all."""
    mine = sign_of(paytable)
    signs = list(dict.fromkeys(map(sign_of, known)))
    if mine in signs:
        return ()
    near: dict[int, list[Sign]] = {}
    for sign in signs:
        different = [line for line, (one, other) in enumerate(zip(mine, sign, strict=True)) if one != other]
        if len(different) == 1:
            near.setdefault(different[0], []).append(sign)
    return tuple(_told(mine, line, near[line], signs) for line in sorted(near))


def _told(mine: Sign, line: int, near: Sequence[Sign], signs: Sequence[Sign]) -> OffByOne:
    pays = tuple(dict.fromkeys(sign[line] for sign in near))
    beside = next(
        lines
        for lines in _by_size(other for other in range(len(mine)) if other != line)
        if {sign[line] for sign in signs if all(sign[other] == mine[other] for other in lines)} == set(pays)
    )
    return OffByOne(ROYAL_FIRST[line], mine[line], pays, tuple((ROYAL_FIRST[other], mine[other]) for other in beside))


def _by_size(lines: Iterable[int]) -> Iterable[tuple[int, ...]]:
    """Every choice of lines, fewest first and down to all of them."""
    every = tuple(lines)
    return (some for size in range(len(every) + 1) for some in combinations(every, size))
