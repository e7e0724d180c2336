"""How a printed sign differs from a known one, and what may have happened to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from itertools import pairwise

from uth.hands import Category
from uth.paytable import ROYAL_FIRST, Fixed, Odds, Pay
from uth.pit.sign_known import KnownSign
from uth.pit.sign_lines import Printed


class Fault(StrEnum):
    """What may have happened to a whole sign. The values are contract words."""

    LEFT_OUT = "lines left out"
    """Without names the lines below have then moved up."""
    ADDED = "a line too many"
    SWAPPED = "two lines swapped"
    SHIFTED = "lines moved by one"
    FOR_AS_TO = "for read as to"
    """Every number has the stake in it, as after "for", where the sign pays "to"."""
    TO_AS_FOR = "to read as for"


class Slip(StrEnum):
    """What may have happened to one line. The values are contract words."""

    NOT_NAMED = "no line"
    NOT_KNOWN = "a line that the sign does not have"
    OTHER_SIGN = "line of another sign"
    OTHER_BET = "line of the other bet"
    NEXT_LINE = "pay of the line beside it"
    DIGIT = "a digit"
    STAKE = "the stake counted"


@dataclass(frozen=True, slots=True)
class Happened:
    """Something that may have happened to a sign, and the hands it happened to."""

    fault: Fault
    hands: tuple[Category, ...] = ()


@dataclass(frozen=True, slots=True)
class Difference:
    """A hand that is not paid as the known sign pays it, and what may be why."""

    hand: Category
    printed: Pay
    known: Pay
    slips: tuple[Slip, ...]
    signs: tuple[str, ...] = ()
    """The tables whose sign has that line."""


@dataclass(frozen=True, slots=True)
class Near:
    """A known sign beside the printed one.

    :ivar steps: how many things have to have happened: lines changed, or what :attr:`happened` says.
    """

    known: KnownSign
    differences: tuple[Difference, ...]
    happened: tuple[Happened, ...]
    steps: int


def near(printed: Printed, signs: Sequence[KnownSign], others: Sequence[KnownSign]) -> tuple[Near, ...]:
    """Return the known signs that are nearest to the printed one, all that are as near; *others*: of the other bet."""
    found = [_beside(printed, known, signs, others) for known in signs]
    closest = min(((one.steps, len(one.differences)) for one in found), default=(0, 0))
    return tuple(one for one in found if (one.steps, len(one.differences)) == closest)


def of_the_other_bet(printed: Printed, signs: Sequence[KnownSign], others: Sequence[KnownSign]) -> tuple[Category, ...]:
    """Return the hands whose lines are those of the other bet, if they are most of the sign; else none."""
    foreign = [hand for hand, pay in printed.lines if _paid_by(others, hand, pay)]
    own = [hand for hand, pay in printed.lines if _paid_by(signs, hand, pay)]
    many = len(foreign) > len(own) and 2 * len(foreign) > len(printed.lines)
    return tuple(foreign) if many and len(foreign) > 1 else ()


def _beside(printed: Printed, known: KnownSign, signs: Sequence[KnownSign], others: Sequence[KnownSign]) -> Near:
    paytable = printed.paytable
    pairs = [(hand, paytable.pay(hand), known.paytable.pay(hand)) for hand in ROYAL_FIRST]
    differences = tuple(
        _difference(printed, known, (hand, found, right), signs, others)
        for hand, found, right in pairs
        if found != right
    )
    if not differences:
        return Near(known, (), (), 0)
    happened = tuple(_happened(printed, known, differences))
    steps = [len(one.hands) if one.fault is Fault.LEFT_OUT else 1 for one in happened]
    return Near(known, differences, happened, min([len(differences), *steps]))


# --- one line


def _difference(
    printed: Printed,
    known: KnownSign,
    line: tuple[Category, Pay, Pay],
    signs: Sequence[KnownSign],
    others: Sequence[KnownSign],
) -> Difference:
    hand, found, right = line
    if hand not in dict(printed.lines):
        return Difference(hand, found, right, (Slip.NOT_NAMED,))
    same, other = _paid_by(signs, hand, found), _paid_by(others, hand, found)
    slips = [Slip.NOT_KNOWN] if hand not in dict(known.paytable.lines) else []
    slips += [Slip.OTHER_SIGN] if same else [Slip.OTHER_BET] if other else []
    slips += [Slip.NEXT_LINE] if found in _beside_it(known, hand) else []
    slips += [Slip.DIGIT] if _digit(found, right) else []
    slips += [Slip.STAKE] if not slips and worth(found) == worth(right) + 1 else []
    return Difference(hand, found, right, tuple(slips), same or other)


def _paid_by(signs: Sequence[KnownSign], hand: Category, pay: Pay) -> tuple[str, ...]:
    """The tables whose sign has that line."""
    return tuple(
        name for known in signs for name in known.names if hand in dict(known.paytable.lines)
        and known.paytable.pay(hand) == pay
    )  # fmt: skip


def _beside_it(known: KnownSign, hand: Category) -> list[Pay]:
    hands = [line for line, _pay in known.paytable.lines]
    return [
        known.paytable.pay(other if this is hand else this) for this, other in pairwise(hands) if hand in (this, other)
    ]


def worth(pay: Pay) -> Fraction:
    """Return what a pay wins of each unit staked; a lost one is minus one."""
    if isinstance(pay, Odds):
        return Fraction(pay.pays, pay.per)
    return Fraction(0 if pay is Fixed.PUSH else -1)


def _digit(found: Pay, right: Pay) -> bool:
    """Whether one digit more or less, two of them turned, or a second number lost makes one pay of the other."""
    if not isinstance(found, Odds) or not isinstance(right, Odds):
        return False
    if found.per != right.per:
        return found.pays == right.pays and 1 in (found.per, right.per)
    short, long = sorted((str(found.pays), str(right.pays)), key=len)
    if len(short) == len(long):
        return any(short[:at] + short[at + 1] + short[at] + short[at + 2 :] == long for at in range(len(short) - 1))
    return any(long[:at] + long[at + 1 :] == short for at in range(len(long)))


# --- the whole sign


def _happened(printed: Printed, known: KnownSign, differences: Sequence[Difference]) -> Iterator[Happened]:
    yield from _counted(printed, known)
    yield from _left_out(printed, known, differences)
    yield from _added(printed, known)
    if len(differences) == 2:
        one, other = differences
        if (one.printed, one.known) == (other.known, other.printed):
            yield Happened(Fault.SWAPPED, (one.hand, other.hand))
    yield from _shifted(printed, known)


def _counted(printed: Printed, known: KnownSign) -> Iterator[Happened]:
    """Where every line is one more, or one less."""
    more = {worth(printed.paytable.pay(hand)) - worth(pay) for hand, pay in known.paytable.lines}
    fault = {1: Fault.FOR_AS_TO, -1: Fault.TO_AS_FOR}
    if len(more) == 1 and len(printed.lines) >= len(known.paytable.lines):
        yield from (Happened(fault[int(each)]) for each in more if each in fault)


def _left_out(printed: Printed, known: KnownSign, differences: Sequence[Difference]) -> Iterator[Happened]:
    hands = [hand for hand, _pay in known.paytable.lines]
    if all(Slip.NOT_NAMED in one.slips for one in differences):
        yield Happened(Fault.LEFT_OUT, tuple(one.hand for one in differences))
    elif not printed.named:
        place = _missing(_pays(printed.lines), _pays(known.paytable.lines))
        if place is not None:
            yield Happened(Fault.LEFT_OUT, (hands[place],))


def _added(printed: Printed, known: KnownSign) -> Iterator[Happened]:
    if not printed.named:
        place = _missing(_pays(known.paytable.lines), _pays(printed.lines))
        if place is not None:
            yield Happened(Fault.ADDED, (printed.lines[place][0],))


def _pays(lines: Sequence[tuple[Category, Pay]]) -> list[Pay]:
    return [pay for _hand, pay in lines]


def _missing(short: Sequence[Pay], long: Sequence[Pay]) -> int | None:
    """The place of the line without which the long list is the short one."""
    if len(long) != len(short) + 1:
        return None
    return next((at for at in range(len(long)) if [*long[:at], *long[at + 1 :]] == short), None)


def _shifted(printed: Printed, known: KnownSign) -> Iterator[Happened]:
    """Where lines have the pay of the one above, or below, from some line to the last or over all but one."""
    hands = [hand for hand, _pay in known.paytable.lines]
    found, right = [printed.paytable.pay(hand) for hand in hands], _pays(known.paytable.lines)
    for up in (True, False):
        moved = [*right[1:], None] if up else [None, *right[:-1]]
        off = [at for at in range(len(hands)) if found[at] == moved[at] != right[at]]
        rest = [at for at in range(len(hands)) if at not in off and found[at] != right[at]]
        edge = [len(hands) - 1] if up else [0]
        if len(off) > 1 and off == list(range(off[0], off[-1] + 1)) and (not rest or rest == edge):
            yield Happened(Fault.SHIFTED, tuple(hands[at] for at in off))
