"""Money as integers, and the chips it is paid in.

Every amount in the program is an ``int`` of minor units (cents) of the table's currency. No float ever holds a stake.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from heapq import heappop, heappush
from itertools import pairwise
from math import gcd
from typing import NamedTuple

from uth.errors import UthError


class AmountError(UthError, ValueError):
    """A text is no amount of the currency."""


class Colour(StrEnum):
    """The colours a chip may have in a table file."""

    WHITE = "white"
    SILVER = "silver"
    GREY = "grey"
    RED = "red"
    GREEN = "green"
    BLUE = "blue"
    BLACK = "black"
    PURPLE = "purple"
    YELLOW = "yellow"
    ORANGE = "orange"
    PINK = "pink"
    BROWN = "brown"


class Rounding(StrEnum):
    """What happens to a payout that the smallest chip cannot make."""

    DOWN = "down"
    UP = "up"


class PayWith(StrEnum):
    """How the dealer chooses the chips of a payout."""

    FEWEST_CHIPS = "fewest chips"
    COLOUR_OF_THE_BET = "colour of the bet"


@dataclass(frozen=True, slots=True, order=True)
class Chip:
    """One denomination: its value in minor units, and its colour."""

    value: int
    colour: Colour


class ChipCount(NamedTuple):
    """Some chips of one denomination."""

    chip: Chip
    number: int


@dataclass(frozen=True, slots=True)
class Currency:
    """A currency: its ISO 4217 code, its sign (the code where it has none) and its decimals."""

    code: str
    sign: str
    decimals: int = 2

    @property
    def unit(self) -> int:
        """How many minor units one whole unit has: 100 for the euro, 1 for the yen."""
        return int(10**self.decimals)

    def parse(self, text: str) -> int:
        """Read an amount such as ``10``, ``7.50`` or ``1,000.00`` into minor units; never negative.

        :raises NotAnAmount: if *text* is no amount or has more decimals than the currency.
        """
        found = _AMOUNT.fullmatch(text.strip())
        decimals = (found[2] or "") if found else ""
        if found is None or len(decimals) > self.decimals:
            raise NotAnAmount(text, self)
        return int(found[1].replace(",", "")) * self.unit + int(decimals.ljust(self.decimals, "0") or "0")

    def format(self, amount: int) -> str:
        """Write *amount* (minor units) with all its decimals and nothing else: ``-1250.00``. For JSON and files."""
        whole, rest = divmod(abs(amount), self.unit)
        text = f"{whole}.{rest:0{self.decimals}d}" if self.decimals else str(whole)
        return f"-{text}" if amount < 0 else text


class NotAnAmount(AmountError):
    """A text is no amount in a currency."""

    def __init__(self, text: str, money: Currency) -> None:
        super().__init__(text, money)
        self.text = text
        self.code = money.code
        self.example = money.format(10 * money.unit)

    def __str__(self) -> str:
        return f'"{self.text}" is not an amount in {self.code}: expected digits such as {self.example}'


# Fifteen digits at most: past that Python's own limit on reading numbers is near, and no table deals in such sums.
_AMOUNT = re.compile(r"(\d{1,3}(?:,\d{3}){1,4}|\d{1,15})(?:\.(\d+))?", re.ASCII)

_SIGNS = {
    "USD": "$", "EUR": "€", "GBP": "£", "AUD": "A$", "NZD": "NZ$", "CAD": "C$", "JPY": "¥", "CHF": "CHF", "CZK": "Kč",
    "PLN": "zł", "SEK": "kr", "NOK": "kr", "DKK": "kr", "HUF": "Ft", "BGN": "lv", "RON": "lei", "SGD": "S$",
    "HKD": "HK$", "MOP": "MOP$", "ZAR": "R", "MXN": "MX$", "BRL": "R$", "INR": "₹", "KRW": "₩", "PHP": "₱",
}  # fmt: skip
_NO_DECIMALS = frozenset({"JPY", "KRW"})
CURRENCY_CODES: tuple[str, ...] = tuple(sorted(_SIGNS))
"""The currencies a table may be in."""


def currency(code: str) -> Currency:
    """Return the currency with that ISO 4217 code.

    :raises KeyError: if the code is not in :data:`CURRENCY_CODES`.
    """
    return Currency(code, _SIGNS[code], 0 if code in _NO_DECIMALS else 2)


# Values in halves of a unit, so that the lowest is a whole number too.
_DEFAULT_CHIPS = (
    (1, Colour.SILVER), (2, Colour.WHITE), (10, Colour.RED),
    (50, Colour.GREEN), (200, Colour.BLACK), (1000, Colour.PURPLE),
)  # fmt: skip


def default_chips(money: Currency) -> tuple[Chip, ...]:
    """Return the chips of a table whose file names none: 0.50, 1, 5, 25, 100 and 500; lowest first.

    A currency without decimals has no half chip.
    """
    return tuple(
        Chip(halves * money.unit // 2, colour) for halves, colour in _DEFAULT_CHIPS if halves * money.unit % 2 == 0
    )


def break_down(amount: int, chips: Sequence[Chip]) -> tuple[ChipCount, ...]:
    """Return the fewest chips that make *amount*, highest value first; no chips for nothing.

    For odd sets whose search would take too long (none that a casino has) they may not be the very fewest.

    :raises AmountError: if the chips cannot make it exactly.
    """
    return _fewest(amount, tuple(chips))


@lru_cache(maxsize=4096)
def _fewest(amount: int, chips: tuple[Chip, ...]) -> tuple[ChipCount, ...]:
    highest_first = sorted(chips, reverse=True)
    values = tuple(chip.value for chip in highest_first)
    numbers = _numbers(amount, values)
    if numbers is None:
        raise AmountError(f"no chips of {', '.join(map(str, values))} make {amount}")
    return tuple(ChipCount(chip, number) for chip, number in zip(highest_first, numbers, strict=True) if number)


def can_make(amount: int, chips: Sequence[Chip]) -> bool:
    """Return whether the chips can make *amount* exactly."""
    try:
        break_down(amount, chips)
    except AmountError:
        return False
    return True


def _numbers(amount: int, values: tuple[int, ...]) -> tuple[int, ...] | None:
    """How many chips of each value, highest first, make *amount*; None if they cannot."""
    if amount < 0:
        return None
    if all(high % low == 0 for high, low in pairwise(values)):
        return _greedy(amount, values)
    least, last = _least_sums(values)
    if least.get(amount % values[0], amount + 1) > amount:
        return None
    return _Search().fewest(amount, values, amount // values[-1] + 1) or _by_least_sum(amount, values, last)


def _greedy(amount: int, values: tuple[int, ...]) -> tuple[int, ...] | None:
    """As many of the highest as fit, then of the next: the fewest where each value divides the one above."""
    numbers = []
    for value in values:
        number, amount = divmod(amount, value)
        numbers.append(number)
    return None if amount else tuple(numbers)


@lru_cache(maxsize=64)
def _least_sums(values: tuple[int, ...]) -> tuple[dict[int, int], dict[int, int]]:
    """The least sum of the lower chips for each rest over the highest value, and the last chip of such a sum.

    An amount can be made if the least sum with its rest is not above it; the highest chips do the remainder.
    """
    highest, *lower = values
    least, last = {0: 0}, {0: 0}
    queue = [0]
    while queue:
        reached = heappop(queue)
        if reached != least[reached % highest]:
            continue
        for value in lower:
            more = reached + value
            if more < least.get(more % highest, more + 1):
                least[more % highest], last[more % highest] = more, value
                heappush(queue, more)
    return least, last


def _by_least_sum(amount: int, values: tuple[int, ...], last: dict[int, int]) -> tuple[int, ...]:
    numbers = dict.fromkeys(values, 0)
    while chip := last[amount % values[0]]:
        numbers[chip] += 1
        amount -= chip
    numbers[values[0]] += amount // values[0]
    return tuple(numbers.values())


class _Search:
    """The search for the fewest chips, exact also for odd sets such as 1, 20, 25, within a bound on its steps."""

    MOST_STEPS = 20_000

    def __init__(self) -> None:
        self._steps = 0

    def fewest(self, amount: int, values: tuple[int, ...], most: int) -> tuple[int, ...] | None:
        """How many chips of each value, highest first, make *amount* with the fewest and at most *most*.

        As many of the highest as fit come first; with each one fewer the rest needs more chips, so the search ends as
        soon as even its next chip could not do better.
        """
        self._steps += 1
        if amount % gcd(*values):
            return None
        highest, *lower = values
        if not lower:
            return (amount // highest,) if amount // highest <= most else None
        best = None
        for number in range(amount // highest, -1, -1):
            rest = amount - number * highest
            if number - (-rest // lower[0]) > most or self._steps > self.MOST_STEPS:
                break
            found = self.fewest(rest, tuple(lower), most - number)
            if found is not None:
                best = (number, *found)
                most = sum(best) - 1
        return best


def total(counts: Iterable[ChipCount]) -> int:
    """Return what the chips are worth, in minor units."""
    return sum(chip.value * number for chip, number in counts)


def round_to(numerator: int, denominator: int, step: int, rounding: Rounding) -> int:
    """Return the fraction of minor units as a multiple of *step*, rounded as the table says."""
    whole, rest = divmod(numerator, denominator * step)
    return (whole + (1 if rest and rounding is Rounding.UP else 0)) * step
