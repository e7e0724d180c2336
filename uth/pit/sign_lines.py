"""What a printed sign says, read from a line of text: ``500/50/10/3/3:2/1``, ``royal flush 500, flush 3 to 2``.

Lines stand between slashes, commas, semicolons or line ends. Either every line names its hand, in any order, or none
does: they are then those of the royal flush and down.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from uth.config.odds import MOST_PER, SLANG
from uth.errors import UthError
from uth.hands import Category
from uth.i18n import gettext as _
from uth.paytable import MOST_TO_ONE, ROYAL_FIRST, Fixed, Odds, Pay, Paytable
from uth.problems import meant, nearest, plain_key, shown
from uth.table import Bet
from uth.words.hands import category_words
from uth.words.settlement import bet_words

BELOW = {Bet.BLIND: Fixed.PUSH, Bet.TRIPS: Fixed.LOSE}
"""What the hands get that a sign does not name."""


class SignError(UthError, ValueError):
    """A printed sign cannot be read; the text lists every problem with its line."""


@dataclass(frozen=True, slots=True)
class Printed:
    """The sign of a bet as it is printed, highest hand first.

    :ivar lines: the hands that have a line, and what it pays, stakes not counted.
    :ivar named: whether the lines name their hands; else they were counted from the royal flush.
    :ivar counts_stake: whether a line says "for", so that the stake is in its number.
    """

    bet: Bet
    lines: tuple[tuple[Category, Pay], ...]
    named: bool
    counts_stake: bool
    below: Fixed

    @property
    def paytable(self) -> Paytable:
        """The sign as a table would have it: hands without a line get what the lower ones get."""
        return Paytable(self.lines, self.below)


_PLAIN = r"(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,9}(?:\.[0-9]{1,6})?)"
_PAY = rf"(?:(?P<pays>{_PLAIN})(?:\s*(?P<word>to|for|:|/|-|–)\s*(?P<per>{_PLAIN}|one))?|(?P<fixed>[a-z][a-z ]*))"
_FIXED: dict[str, Pay] = {
    "push": Fixed.PUSH, "pushes": Fixed.PUSH, "tie": Fixed.PUSH, "stand off": Fixed.PUSH,
    "lose": Fixed.LOSE, "loses": Fixed.LOSE, "lost": Fixed.LOSE,
    "even": Odds(1), "evens": Odds(1), "even money": Odds(1),
}  # fmt: skip
_FIXED_FIRST = "|".join(sorted(_FIXED, key=len, reverse=True))
_NUMBERS = _PAY.replace(r"(?P<fixed>[a-z][a-z ]*)", rf"(?P<fixed>{_FIXED_FIRST})")
_NAME_FIRST = re.compile(rf"(?P<name>.*?)(?:\bpays?\b|[\s:=.–-])*(?<![0-9,.:/]){_NUMBERS}")
_NAME_LAST = re.compile(rf"{_NUMBERS}[\s:=–-]+(?P<name>[a-z].*)")
_THOUSANDS = re.compile(r"(?<![0-9,])[0-9]{1,3}(?:,[0-9]{3})+(?![0-9]|,[0-9])")
_SPACED = re.compile(rf"{_NUMBERS}(?:\s+|$)")
_LOWER = frozenset({
    "below", "lower", "anything lower", "anything else", "anything below", "all other", "all others", "others", "other",
    "all other hands", "lower hands", "less",
})  # fmt: skip
_CALLED = {
    **{hand.value: hand for hand in Category},
    **SLANG,
    "sf": Category.STRAIGHT_FLUSH,
    "royal straight flush": Category.ROYAL_FLUSH,
    "poker": Category.FOUR_OF_A_KIND,
    "4 of a kind": Category.FOUR_OF_A_KIND,
    "full boat": Category.FULL_HOUSE,
    "3 of a kind": Category.THREE_OF_A_KIND,
    "two pairs": Category.TWO_PAIR,
    "2 pair": Category.TWO_PAIR,
    "2 pairs": Category.TWO_PAIR,
    "one pair": Category.PAIR,
    "no pair": Category.HIGH_CARD,
}


@dataclass(frozen=True, slots=True)
class _Item:
    where: str
    name: str
    pay: Pay
    counts_stake: bool


def read_sign(text: str, bet: Bet, *, counts_stake: bool = False) -> Printed:
    """Return what a printed sign of that bet says; *counts_stake*: lines without a word of their own say "for".

    :raises SignError: if a line has no pay or no known hand, a hand has two lines, or there are too many lines.
    """
    problems: list[str] = []
    items = [item for item in _items(text, bet, problems, counts_stake) if item]
    below = next((item.pay for item in items if item.name in _LOWER), BELOW[bet])
    if isinstance(below, Odds):
        problems.append(_("hands without a line cannot be paid: expected push or lose"))
    rest = [item for item in items if item.name not in _LOWER]
    named = any(item.name for item in rest)
    lines = _by_name(rest, problems) if named else _by_place(rest, bet, problems)
    if not lines and not problems:
        problems.append(_("{bet}: there is no line").format(bet=bet_words(bet)))
    if problems or isinstance(below, Odds):
        raise SignError("\n".join(problems))
    ordered = tuple((hand, lines[hand]) for hand in ROYAL_FIRST if hand in lines)
    return Printed(bet, ordered, named, any(item.counts_stake for item in items), below)


# --- the lines


def parts(text: str) -> list[str]:
    """Return the lines of a sign, each a text; a comma inside a number separates nothing."""
    text = " ".join(text.replace("\n", ";").replace("_", " ").split())
    # Beside slashes or after ", " a comma between digits is one of thousands; alone it separates two lines.
    if ";" in text or "/" in text or ", " in text:
        text = _THOUSANDS.sub(lambda found: found[0].replace(",", ""), text)
    separator = next((sign for sign in ";," if sign in text), "/")
    found = text.split(separator)
    if separator == "/" and not _alike(found):
        # A slash between digits makes odds there: flush 3/2 / straight 1/1.
        found = re.split(r"/(?!\s*[0-9]+(?:\s*/|\s*$))", text)
    if len(found) == 1:
        found = _by_spaces(text)
    return [part.strip(" .()") for part in found if part.strip(" .()")]


def _alike(found: Sequence[str]) -> bool:
    """Whether all lines name a hand, or none."""
    lines = [_line(part) for part in found if part.strip()]
    named = {bool(line["name"].strip()) for line in lines if line and _hand_name(line["name"]) not in _LOWER}
    return None not in lines and len(named) < 2


def _by_spaces(text: str) -> list[str]:
    """The lines of a sign that has nothing but pays and spaces between them; else all of it as one line."""
    plain = plain_key(text)
    found = list(_SPACED.finditer(plain))
    return [each[0] for each in found] if "".join(each[0] for each in found) == plain else [text]


def _line(part: str) -> re.Match[str] | None:
    line = plain_key(part.strip(" .()"))
    return _NAME_FIRST.fullmatch(line) or _NAME_LAST.fullmatch(line)


def _items(text: str, bet: Bet, problems: list[str], counts_stake: bool) -> Iterator[_Item | None]:
    for number, part in enumerate(parts(text), 1):
        where = _('{bet}, line {number}, "{text}"').format(bet=bet_words(bet), number=number, text=shown(part))
        found = _line(part)
        if found is None:
            problems.append(
                _("{where}: expected a pay such as {examples}").format(where=where, examples="50, 3:2, 3 to 2, 4 for 1")
            )
            yield None
            continue
        try:
            yield _Item(where, _hand_name(found["name"]), *_pay(found, counts_stake))
        except ValueError as error:
            problems.append(_("{where}: {problem}").format(where=where, problem=error))
            yield None


def _hand_name(name: str) -> str:
    return re.sub(r"\s+or (better|higher)$", "", name.strip(" :=.-–"))


def _pay(found: re.Match[str], counts_stake: bool) -> tuple[Pay, bool]:
    """The pay of a line, and whether its number counts the stake.

    :raises ValueError: if no table could pay so.
    """
    if found["fixed"]:
        return _FIXED[found["fixed"].strip()], False
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


def _by_place(items: Sequence[_Item], bet: Bet, problems: list[str]) -> dict[Category, Pay]:
    if len(items) > len(ROYAL_FIRST):
        problems.append(
            _("{bet}: {count} lines, but there are {most} hands").format(
                bet=bet_words(bet), count=len(items), most=len(ROYAL_FIRST)
            )
        )
    return {hand: item.pay for hand, item in zip(ROYAL_FIRST, items, strict=False)}


def _by_name(items: Sequence[_Item], problems: list[str]) -> dict[Category, Pay]:
    lines: dict[Category, Pay] = {}
    for item in items:
        hand = _CALLED.get(item.name) or _CALLED.get(item.name.removesuffix("s"))
        if hand is None:
            problems.append(_unknown(item))
        elif hand in lines:
            problems.append(
                _('{where}: "{hand}" has a line already').format(where=item.where, hand=category_words(hand))
            )
        else:
            lines[hand] = item.pay
    return lines


def _unknown(item: _Item) -> str:
    if not item.name:
        return _("{where}: no hand, beside lines that have one: name all or none").format(where=item.where)
    near = _CALLED.get(nearest(item.name, _CALLED) or "")
    return _('{where}: no hand is called "{name}"{hint}; hands are {allowed}').format(
        where=item.where,
        name=shown(item.name),
        hint=meant(near and category_words(near)),
        allowed=", ".join(map(category_words, ROYAL_FIRST)),
    )
