"""What can be edited in a table file, line by line.

Which values a line may have is taken from the records of :mod:`uth.table`; whether one is right, the reader says.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from enum import StrEnum
from itertools import combinations, permutations
from typing import Any, get_args, get_origin, get_type_hints

from uth.chips import CURRENCY_CODES, PayWith, Rounding
from uth.config.profiles import list_profiles
from uth.config.schema import PROFILES
from uth.hands import Category
from uth.paytable import ROYAL_FIRST
from uth.pit.edit import Draft, Editing, values
from uth.pit.edit_spans import Kind, Path, Span
from uth.table import Bet, CapPer, Procedure, Rules

NONE = "none"
A_SIGN = "a sign"
NOTHING = "[]"
"""A list of nothing."""
CAP = ("limits", "payout cap")
CAP_AMOUNT, CAP_PER = (*CAP, "amount"), (*CAP, "per")
_NEEDED = frozenset({("name",), ("currency",)})
"""What every file has to say."""


class Group(StrEnum):
    """The parts of a file."""

    BLIND = "blind"
    TRIPS = "trips"
    RULES = "rules"
    LIMITS = "limits"
    PROCEDURE = "procedure"
    FILE = "file"


class Sort(StrEnum):
    """What kind of value a line has, which says how it is stepped."""

    PAY = "pay"
    MONEY = "money"
    COUNT = "count"
    WORD = "word"
    LIST = "list"
    TEXT = "text"


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a table file that can be edited.

    :ivar value: as the file has it, or the default; empty where there is none.
    :ivar words: the values that it may have, if those are few; of a list, with commas between its items.
    :ivar written: the file says it itself.
    """

    path: Path
    sort: Sort
    value: str
    words: tuple[str, ...] = ()
    written: bool = True

    @property
    def removable(self) -> bool:
        """Whether the line can be taken out: a pay out of its sign, what has a default out of the file."""
        return self.written and self.path not in _NEEDED and self.words != (NONE, A_SIGN)


# --- the lines there are

Shape = tuple[Path, Sort, tuple[str, ...]]
"""A line without its value: its path, what kind of value it has, and which, if those are few."""


def shapes(group: Group) -> tuple[Shape, ...]:
    """Return the lines of a group, with what they may say."""
    return tuple(_SHAPES[group]())


def _blind() -> Iterator[Shape]:
    yield from ((("blind", hand), Sort.PAY, ()) for hand in ROYAL_FIRST)
    yield ("blind lost",), Sort.WORD, (NONE, A_SIGN)
    yield from ((("blind lost", hand), Sort.PAY, ()) for hand in ROYAL_FIRST if hand is not Category.ROYAL_FLUSH)


def _trips() -> Iterator[Shape]:
    yield ("trips",), Sort.WORD, (NONE, A_SIGN)
    yield from ((("trips", hand), Sort.PAY, ()) for hand in ROYAL_FIRST)


def _limits() -> Iterator[Shape]:
    for bet in (Bet.ANTE, Bet.TRIPS):
        yield from ((("limits", bet, key), Sort.MONEY, ()) for key in ("min", "max", "step"))
    yield CAP_AMOUNT, Sort.MONEY, ()
    yield CAP_PER, Sort.WORD, tuple(CapPer)
    yield ("smallest chip",), Sort.MONEY, ()
    yield ("rounding",), Sort.WORD, tuple(Rounding)
    yield ("pay with",), Sort.WORD, tuple(PayWith)


def _file() -> Iterator[Shape]:
    for key in ("name", "revision", "effective", "jurisdiction", "approved by"):
        yield (key,), Sort.TEXT, ()
    yield ("currency",), Sort.WORD, tuple(CURRENCY_CODES)


def _record(kind: type, path: Path) -> Iterator[Shape]:
    """The lines that the fields of a record are."""
    hints = get_type_hints(kind)
    for each in fields(kind):
        here, hint = (*path, each.name.replace("_", " ")), hints[each.name]
        if here == ("procedure", "faults"):
            yield here, Sort.WORD, (*PROFILES, *list_profiles())
        elif isinstance(hint, type) and hasattr(hint, "__dataclass_fields__"):
            yield from _record(hint, here)
        else:
            yield here, *_words_of(hint)


def _words_of(hint: Any) -> tuple[Sort, tuple[str, ...]]:
    if get_origin(hint) is tuple:
        return Sort.LIST, tuple(", ".join(some) or NOTHING for some in _some(get_args(hint)[0]))
    if hint is bool:
        return Sort.WORD, ("yes", "no")
    return (Sort.WORD, _members(hint)) if issubclass(hint, StrEnum) else (Sort.COUNT, ())


def _members(kind: type) -> tuple[str, ...]:
    assert issubclass(kind, StrEnum)
    return tuple(map(str, kind))


def _some(item: type) -> Iterator[tuple[str, ...]]:
    """Every list of such items: bets all and in any order, multiples one at least, and all but bets in their order."""
    # Every multiple that Play can have may be played in the dark.
    every = tuple(map(str, Rules().dark_play if item is int else _members(item)))
    if item is Bet:
        yield from permutations(every)
        return
    for size in range(1 if item is int else 0, len(every) + 1):
        yield from combinations(every, size)


_SHAPES = {
    Group.BLIND: _blind,
    Group.TRIPS: _trips,
    Group.RULES: lambda: _record(Rules, ("rules",)),
    Group.LIMITS: _limits,
    Group.PROCEDURE: lambda: _record(Procedure, ("procedure",)),
    Group.FILE: _file,
}


def lines(editing: Editing, group: Group) -> tuple[Line, ...]:
    """Return the lines of a group as the file has them now; of a sign that it does not have, only that it has none."""
    now, known = editing.now, _known(editing)
    found = tuple(_line(now, known, shape) for shape in shapes(group))
    none = {line.path for line in found if line.words == (NONE, A_SIGN) and line.value == NONE}
    return tuple(line for line in found if line.path in none or line.path[:1] not in none)


def _known(editing: Editing) -> dict[Path, str]:
    """Return the values of the last draft that was a table: what the defaults of this one are read off."""
    return values(editing.good) if editing.good is not None else {}


def _line(now: Draft, known: dict[Path, str], shape: Shape) -> Line:
    path, sort, words = shape
    span = now.spans.get(path)
    if words == (NONE, A_SIGN):
        sign = span is not None and span.kind is Kind.MAPPING
        return Line(path, sort, A_SIGN if sign else NONE, words)
    if span is not None:
        return Line(path, sort, _text_of(span), words)
    if path[:2] == CAP:
        # The file may say itself that it has none.
        whole = now.spans.get(CAP)
        return Line(path, sort, NONE, words, written=whole is not None and whole.kind is not Kind.MAPPING)
    # A hand that a sign does not name has no pay of its own.
    value = "" if sort is Sort.PAY else known.get(path, "")
    if sort is Sort.LIST and path in known:
        value = value or NOTHING
    return Line(path, sort, value, words, written=False)


def _text_of(span: Span) -> str:
    text = " ".join(span.text.split())
    return NOTHING if span.kind is Kind.LIST and not text else text
