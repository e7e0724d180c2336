"""How the lines of a printed sign are spelled: what parts them, what they call the hands, how they write a pay."""

from __future__ import annotations

import re
from collections.abc import Sequence

from uth.config.odds import SLANG
from uth.hands import Category
from uth.paytable import Fixed, Odds, Pay
from uth.problems import plain_key

_PLAIN = r"(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,9}(?:\.[0-9]{1,6})?)"
_PAY = rf"(?:(?P<pays>{_PLAIN})(?:\s*(?P<word>to|for|:|/|-|–)\s*(?P<per>{_PLAIN}|one))?|(?P<fixed>[a-z][a-z ]*))"
FIXED: dict[str, Pay] = {
    "push": Fixed.PUSH, "pushes": Fixed.PUSH, "tie": Fixed.PUSH, "stand off": Fixed.PUSH,
    "lose": Fixed.LOSE, "loses": Fixed.LOSE, "lost": Fixed.LOSE,
    "even": Odds(1), "evens": Odds(1), "even money": Odds(1),
}  # fmt: skip
_FIXED_FIRST = "|".join(sorted(FIXED, key=len, reverse=True))
_NUMBERS = _PAY.replace(r"(?P<fixed>[a-z][a-z ]*)", rf"(?P<fixed>{_FIXED_FIRST})")
_NAME_FIRST = re.compile(rf"(?P<name>.*?)(?:\bpays?\b|[\s:=.–-])*(?<![0-9,.:/]){_NUMBERS}")
_NAME_LAST = re.compile(rf"{_NUMBERS}[\s:=–-]+(?P<name>[a-z].*)")
_THOUSANDS = re.compile(r"(?<![0-9,])[0-9]{1,3}(?:,[0-9]{3})+(?![0-9]|,[0-9])")
_SPACED = re.compile(rf"{_NUMBERS}(?:\s+|$)")
_BELOW_NOTHING = re.compile(r"[-–]\s*[0-9]")
_NO_NAME = re.compile(r"[^a-z]*[0-9][^ ]*")
"""A number that is none, such as the 1e of 1e400: names of hands that begin with one go on, 4 of a kind."""
LOWER = frozenset({
    "below", "lower", "anything lower", "anything else", "anything below", "all other", "all others", "others", "other",
    "all other hands", "lower hands", "less",
})  # fmt: skip
CALLED = {
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
        odds = re.split(r"/(?!\s*[0-9]+(?:\s*/|\s*$))", text)
        found = odds if 2 * sum(map(_has_name, odds)) > len(odds) else found
    if len(found) == 1:
        found = _by_spaces(text)
    return [part.strip(" .()") for part in found if part.strip(" .()")]


def _alike(found: Sequence[str]) -> bool:
    """Whether all lines name a hand, or none."""
    lines = [read_line(part) for part in found if part.strip()]
    named = {bool(line["name"].strip()) for line in lines if line and hand_name(line["name"]) not in LOWER}
    return None not in lines and len(named) < 2


def _has_name(part: str) -> bool:
    line = read_line(part)
    return line is not None and bool(hand_name(line["name"]))


def _by_spaces(text: str) -> list[str]:
    """The lines of a sign that has little but pays and spaces between them; else all of it as one line."""
    plain = plain_key(text)
    found = [each[0] for each in _SPACED.finditer(plain)]
    if "".join(found) == plain:
        return found
    words = plain.split()
    pays = [word for word in words if _SPACED.fullmatch(word)]
    return words if len(pays) > 2 and len(words) - len(pays) < len(pays) - 1 else [text]


def read_line(part: str) -> re.Match[str] | None:
    """Return a line with its name and its pay as groups; None where it has no pay."""
    line = plain_key(part.strip(" .()"))
    found = _NAME_FIRST.fullmatch(line) or _NAME_LAST.fullmatch(line)
    return None if found and (_BELOW_NOTHING.match(line) or _NO_NAME.fullmatch(found["name"])) else found


def hand_name(name: str) -> str:
    """Return the name of a hand without what stands around it."""
    return re.sub(r"\s+or (better|higher)$", "", name.strip(" :=.-–"))


def called(name: str) -> Category | None:
    """Return the hand of that name; None for no hand."""
    return CALLED.get(name) or CALLED.get(name.removesuffix("s"))
