"""Steps put in order wrongly, each in one way, with what is to be found; amounts and chips read off what is told."""

from __future__ import annotations

import re
from collections.abc import Iterator

from uth.school.exercise import Answer, Exercise, Order
from uth.school.findings import Mistake

STEPS = "steps"
COUNTED = re.compile(r"(\d+) x [^\d,]*([\d,.]*\d)")
_LINE = re.compile(r"chips of [^\d,]*([\d,.]*\d)[,:] (.*)", re.IGNORECASE)
_AMOUNT = re.compile(r"[\d,.]*\d")


def cents(exercise: Exercise, text: str) -> int:
    """Return an amount as it is written, in minor units, read by hand."""
    whole, _dot, rest = text.replace(",", "").partition(".")
    decimals = exercise.house.table.currency.decimals
    return int(whole + rest.ljust(decimals, "0")) if decimals else int(whole)


def counted(exercise: Exercise, line: str) -> int:
    """Return what ``2 x $100, 5 x $50`` comes to."""
    return sum(int(number) * cents(exercise, worth) for number, worth in COUNTED.findall(line))


def told(exercise: Exercise, start: str) -> dict[int, str]:
    """Return what the lines that begin so say of each chip value, in minor units."""
    found = {}
    for line in exercise.still.said:
        read = _LINE.search(line)
        if line.startswith(start) and read:
            found[cents(exercise, read[1])] = read[2]
    return found


def stacked(text: str) -> int:
    """Return how many chips ``3 full stacks and 4 chips`` are."""
    stacks, chips = re.search(r"(\d+) full stack", text), re.search(r"(\d+) chip", text)
    return 20 * int(stacks[1] if stacks else 0) + int(chips[1] if chips else 0)


def amount(exercise: Exercise, text: str) -> int:
    """Return the first amount in a text."""
    found = _AMOUNT.search(text)
    assert found
    return cents(exercise, found[0])


def with_steps(exercise: Exercise, steps: tuple[str, ...]) -> Answer:
    """Return the right answer with other steps."""
    return {**exercise.right, STEPS: steps}


def wrong_orders(exercise: Exercise) -> Iterator[tuple[Answer, str]]:
    """Yield answers with one error in the steps, and its kind: left out, exchanged, or one too many."""
    right, field = exercise.right[STEPS], exercise.field(STEPS)
    assert isinstance(right, tuple)
    assert isinstance(field, Order)
    words = tuple(map(str, right))
    for place in range(len(words)):
        yield with_steps(exercise, (*words[:place], *words[place + 1 :])), "left out"
    for place in range(len(words) - 1):
        one, other = words[place : place + 2]
        yield with_steps(exercise, (*words[:place], other, one, *words[place + 2 :])), "exchanged"
    for option in field.options:
        if option.value not in words:
            yield with_steps(exercise, (*words, option.value)), "too many"


LEFT_OUT = {
    Mistake.STEP_LEFT_OUT, Mistake.HANDS_NOT_CLEARED, Mistake.SIGNED_UNCOUNTED, Mistake.PAID_UNAPPROVED,
}  # fmt: skip
EXCHANGED = {
    Mistake.STEPS_ORDER, Mistake.CASH_DROPPED_EARLY, Mistake.SIGNED_UNCOUNTED, Mistake.PAID_UNAPPROVED,
}  # fmt: skip
TOO_MANY = {Mistake.STEP_FORBIDDEN, Mistake.FALSE_ALARM, Mistake.RELIEVED_LATE}
FOUND = {"left out": LEFT_OUT, "exchanged": EXCHANGED, "too many": TOO_MANY}
"""What each kind of error in the steps may be found to be."""
