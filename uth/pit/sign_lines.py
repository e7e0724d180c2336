"""What a printed sign says, read from a line of text: ``500/50/10/3/3:2/1``, ``royal flush 500, flush 3 to 2``.

Lines stand between slashes, commas, semicolons or line ends. Either every line names its hand, in any order, or none
does: they are then those of the royal flush and down.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from uth.config.odds import MOST_PER
from uth.errors import UthError
from uth.hands import Category
from uth.i18n import gettext as _
from uth.paytable import MOST_TO_ONE, ROYAL_FIRST, Fixed, Odds, Pay, Paytable
from uth.pit.sign_spelling import CALLED, FIXED, LOWER, called, hand_name, parts, read_line
from uth.problems import meant, nearest, shown
from uth.table import Bet
from uth.words.hands import category_words
from uth.words.settlement import bet_words

BELOW = {Bet.BLIND: Fixed.PUSH, Bet.TRIPS: Fixed.LOSE}
"""What the hands get that a sign does not name."""


@dataclass(frozen=True, slots=True)
class Unplaced:
    """A line whose name is that of no hand.

    :ivar hands: which it could be by its place: those between the lines above and below it that have no line.
    """

    name: str
    pay: Pay
    hands: tuple[Category, ...]


class SignError(UthError, ValueError):
    """A printed sign cannot be read; the text lists every problem with its line.

    :ivar unplaced: where nothing is wrong but names, the lines that have them; *rest*: what the other lines say.
    """

    def __init__(self, text: str, unplaced: Sequence[Unplaced] = (), rest: Printed | None = None) -> None:
        super().__init__(text)
        self.unplaced = tuple(unplaced)
        self.rest = rest


@dataclass(frozen=True, slots=True)
class Printed:
    """The sign of a bet as it is printed, highest hand first.

    :ivar lines: the hands that have a line, and what it pays, stakes not counted.
    :ivar named: whether the lines name their hands; else they were counted from the royal flush.
    :ivar counted: the hands whose line says "for", so that the stake is in its number.
    :ivar pays: of a sign without names what its lines pay, from the first; *for_pays*: which of them say "for". They
        are more than there are hands where two signs run together.
    """

    bet: Bet
    lines: tuple[tuple[Category, Pay], ...]
    named: bool
    counted: frozenset[Category]
    below: Fixed
    pays: tuple[Pay, ...] = ()
    for_pays: tuple[bool, ...] = ()

    @property
    def counts_stake(self) -> bool:
        """Whether a line says "for"."""
        return bool(self.counted)

    @property
    def paytable(self) -> Paytable:
        """The sign as a table would have it: hands without a line get what the lower ones get."""
        return Paytable(self.lines, self.below)


@dataclass(frozen=True, slots=True)
class _Item:
    where: str
    name: str
    pay: Pay
    counts_stake: bool


def read_sign(text: str, bet: Bet, *, counts_stake: bool = False, run_together: bool = False) -> Printed:
    """Return what a printed sign of that bet says.

    *counts_stake*: lines without a word of their own say "for"; *run_together*: there may be more lines than hands, as
    in two signs. Whoever reads on then has to say whether they are that.

    :raises SignError: if a line has no pay or no known hand, a hand has two lines, or there are too many lines.
    """
    problems: list[str] = []
    items = [item for item in _items(text, bet, problems, counts_stake) if item]
    below = next((item.pay for item in items if item.name in LOWER), BELOW[bet])
    if isinstance(below, Odds):
        problems.append(_("hands without a line cannot be paid: expected push or lose"))
    rest = [item for item in items if item.name not in LOWER]
    named = any(item.name for item in rest)
    first = len(problems)
    lines = _by_name(rest, problems) if named else dict(zip(ROYAL_FIRST, rest, strict=False))
    if not rest and not problems:
        problems.append(_("{bet}: there is no line").format(bet=bet_words(bet)))
    if not named and len(rest) > len(ROYAL_FIRST) and not run_together:
        problems.append(too_many(bet, len(rest)))
    if isinstance(below, Odds):
        raise SignError("\n".join(problems))
    printed = _printed(bet, lines, below, () if named else rest)
    if problems:
        unplaced = _unplaced(rest) if named and not first else ()
        raise SignError("\n".join(problems), *((unplaced, printed) if len(unplaced) == len(problems) else ()))
    return printed


def too_many(bet: Bet, count: int) -> str:
    """Return that a sign without names has more lines than there are hands."""
    return _("{bet}: {count} lines, but there are {most} hands").format(
        bet=bet_words(bet), count=count, most=len(ROYAL_FIRST)
    )


def _printed(bet: Bet, lines: dict[Category, _Item], below: Fixed, bare: Sequence[_Item]) -> Printed:
    return Printed(
        bet=bet,
        lines=tuple((hand, lines[hand].pay) for hand in ROYAL_FIRST if hand in lines),
        named=not bare,
        counted=frozenset(hand for hand, item in lines.items() if item.counts_stake),
        below=below,
        pays=tuple(item.pay for item in bare),
        for_pays=tuple(item.counts_stake for item in bare),
    )


# --- the lines


def _items(text: str, bet: Bet, problems: list[str], counts_stake: bool) -> Iterator[_Item | None]:
    for number, part in enumerate(parts(text), 1):
        where = _('{bet}, line {number}, "{text}"').format(bet=bet_words(bet), number=number, text=shown(part))
        found = read_line(part)
        if found is None:
            problems.append(_no_pay(where))
            yield None
            continue
        try:
            yield _Item(where, hand_name(found["name"]), *_pay(found, counts_stake))
        except ValueError as error:
            problems.append(_("{where}: {problem}").format(where=where, problem=error))
            yield None


def _pay(found: re.Match[str], counts_stake: bool) -> tuple[Pay, bool]:
    """The pay of a line, and whether its number counts the stake.

    :raises ValueError: if no table could pay so.
    """
    if found["fixed"]:
        return FIXED[found["fixed"].strip()], False
    counted = found["word"] == "for" or (counts_stake and found["word"] != "to")
    per = Fraction(1) if found["per"] in (None, "one") else Fraction(found["per"].replace(",", ""))
    if not per:
        raise ValueError(_("odds for a stake of nothing"))
    ratio = Fraction(found["pays"].replace(",", "")) / per - (1 if counted else 0)
    if ratio > MOST_TO_ONE:
        raise ValueError(_("odds of at most {most:,} to 1").format(most=MOST_TO_ONE))
    if ratio.denominator > MOST_PER:
        raise ValueError(_("odds whose second number is at most {most}").format(most=MOST_PER))
    if ratio <= 0:
        return Fixed.PUSH if ratio == 0 else Fixed.LOSE, counted
    return Odds(ratio.numerator, ratio.denominator), counted


def _by_name(items: Sequence[_Item], problems: list[str]) -> dict[Category, _Item]:
    lines: dict[Category, _Item] = {}
    # Where no line names a hand and most have no name, what looks like one is a number that was mistyped.
    bare = not any(called(item.name) for item in items) and 2 * sum(not item.name for item in items) > len(items)
    for item in items:
        hand = called(item.name)
        if bare:
            problems += [_no_pay(item.where)] if item.name else []
        elif hand is None:
            problems.append(_unknown(item))
        elif hand in lines:
            problems.append(
                _('{where}: "{hand}" has a line already').format(where=item.where, hand=category_words(hand))
            )
        else:
            lines[hand] = item
    return lines


def _unplaced(items: Sequence[_Item]) -> tuple[Unplaced, ...]:
    """The lines with a name that is no hand's, each with the hands that its place leaves."""
    hands = [called(item.name) for item in items]
    known = [hand.order for hand in hands if hand is not None]
    if known != sorted(known, reverse=True):
        return tuple(Unplaced(item.name, item.pay, ()) for item in items if item.name and not called(item.name))
    found = []
    for place, (item, hand) in enumerate(zip(items, hands, strict=True)):
        if hand is None and item.name:
            above = min((each.order for each in hands[:place] if each is not None), default=len(ROYAL_FIRST))
            below = max((each.order for each in hands[place:] if each is not None), default=-1)
            found.append(Unplaced(item.name, item.pay, tuple(h for h in ROYAL_FIRST if above > h.order > below)))
    return tuple(found)


def _no_pay(where: str) -> str:
    examples = "50, 3:2, 3 to 2, 4 for 1"
    return _("{where}: expected a pay such as {examples}").format(where=where, examples=examples)


def _unknown(item: _Item) -> str:
    if not item.name:
        return _("{where}: no hand, beside lines that have one: name all or none").format(where=item.where)
    near = CALLED.get(nearest(item.name, CALLED) or "")
    return _('{where}: no hand is called "{name}"{hint}; hands are {allowed}').format(
        where=item.where,
        name=shown(item.name),
        hint=meant(near and category_words(near)),
        allowed=", ".join(map(category_words, ROYAL_FIRST)),
    )
