"""A sign without names as a whole: two signs that run together, or one that is printed upside down.

Where such a reading explains every line it comes before any reading line by line.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from uth.paytable import ROYAL_FIRST, Fixed, Pay
from uth.pit.sign_known import KnownSign
from uth.pit.sign_lines import Printed
from uth.pit.sign_near import Near, near, worth
from uth.table import Bet

_LEAST = 2
"""Lines that tell the beginning of a sign."""


@dataclass(frozen=True, slots=True)
class Part:
    """A sign within what is printed.

    :ivar signs: the known signs that it can be, the most usual first.
    :ivar start: how many lines stand before it; *lines*: how many of it there are, from its first.
    """

    bet: Bet
    signs: tuple[KnownSign, ...]
    start: int
    lines: int
    upside_down: bool = False

    @property
    def is_cut(self) -> bool:
        """Whether lines of it are missing at the end."""
        return self.lines < len(self.signs[0].paytable.lines)


@dataclass(frozen=True, slots=True)
class Whole:
    """What is printed, sign by sign; of more than one, one is of the bet that it stands under."""

    parts: tuple[Part, ...]

    def of(self, bet: Bet) -> Part:
        """Return the first sign of a bet."""
        return next(part for part in self.parts if part.bet is bet)


def read_whole(
    printed: Printed, by_bet: Mapping[Bet, Sequence[KnownSign]]
) -> tuple[Whole, Printed, tuple[Near, ...]] | None:
    """Return such a reading with what it makes of the sign of its bet; None where there is none.

    *by_bet*: the known signs. The sign that is returned has its lines in order, and beside it what is nearest to it.
    """
    pays, own = printed.pays, by_bet[printed.bet]
    if len(pays) < _LEAST or any(_pays(sign) == pays for sign in own):
        return None
    together = min(_together(printed, by_bet), key=lambda whole: sum(part.is_cut for part in whole.parts), default=None)
    turned = _turned(printed)
    exact = turned is not None and any(_pays(sign) == turned.pays for sign in own)
    if together is not None and not exact:
        part = together.of(printed.bet)
        return together, _part_of(printed, part), tuple(Near(sign, (), (), 0) for sign in part.signs)
    if turned is None:
        return None
    other = by_bet[Bet.BLIND if printed.bet is Bet.TRIPS else Bet.TRIPS]
    found, straight = near(turned, own, other), near(printed, own, other)
    if not found or found[0].steps >= straight[0].steps:
        return None
    part = Part(printed.bet, tuple(one.known for one in found), 0, len(pays), upside_down=True)
    return Whole((part,)), turned, found


def _pays(sign: KnownSign) -> tuple[Pay, ...]:
    return tuple(pay for _hand, pay in sign.paytable.lines)


# --- upside down


def _turned(printed: Printed) -> Printed | None:
    """The sign turned round, where each of its lines pays no less than the one above it, and some line more."""
    worths = [worth(pay) for pay in printed.pays]
    rises = worths[0] < worths[-1] and all(one <= after for one, after in pairwise(worths))
    if not rises or len(worths) > len(ROYAL_FIRST):
        return None
    return _with_lines(printed, printed.pays[::-1], printed.for_pays[::-1])


def _with_lines(printed: Printed, pays: tuple[Pay, ...], for_pays: tuple[bool, ...]) -> Printed:
    hands = ROYAL_FIRST[: len(pays)]
    return replace(
        printed,
        lines=tuple(zip(hands, pays, strict=True)),
        counted=frozenset(hand for hand, counts in zip(hands, for_pays, strict=True) if counts),
        pays=pays,
        for_pays=for_pays,
    )


# --- run together


def _together(printed: Printed, by_bet: Mapping[Bet, Sequence[KnownSign]]) -> Iterator[Whole]:
    """Every way in which the pays are a whole sign and after it another one, or how that begins."""
    pays = printed.pays
    other = Bet.BLIND if printed.bet is Bet.TRIPS else Bet.TRIPS
    for first, second in ((printed.bet, other), (other, printed.bet), (printed.bet, printed.bet)):
        for at in range(_LEAST, len(pays) - _LEAST + 1):
            ahead = _part(first, by_bet[first], pays, (0, at))
            after = _part(second, by_bet[second], pays, (at, len(pays)))
            if ahead is not None and after is not None and not ahead.is_cut:
                yield Whole((ahead, after))


def _part(bet: Bet, signs: Sequence[KnownSign], pays: tuple[Pay, ...], at: tuple[int, int]) -> Part | None:
    """The known signs that these pays are, that they are upside down, or that they are the beginning of."""
    start, end = at
    found = pays[start:end]
    count = len(found)
    for upside_down, wanted in ((False, found), (True, found[::-1])):
        same = tuple(sign for sign in signs if _pays(sign) == wanted)
        if same:
            return Part(bet, same, start, count, upside_down)
    begun = tuple(sign for sign in signs if _pays(sign)[:count] == found)
    return Part(bet, begun, start, count) if begun else None


def _part_of(printed: Printed, part: Part) -> Printed:
    """The sign of a part; what is cut off of it is as in the most usual sign that it can be."""
    counts = printed.for_pays[part.start : part.start + part.lines]
    counts = counts[::-1] if part.upside_down else counts
    pays = _pays(part.signs[0])
    below = part.signs[0].paytable.below
    assert isinstance(below, Fixed)
    whole = (*counts, *[any(counts)] * (len(pays) - len(counts)))
    return replace(_with_lines(printed, pays, whole), below=below)
