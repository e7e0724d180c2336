"""A typed line as words and numbers; what is not understood is refused before anything is done."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from uth.chips import Currency
from uth.told.vocabulary import NUMBERS, Asked, Word, meanings


class NotUnderstood(Exception):
    """A line that means nothing here.

    :ivar typed: the part that is not understood; empty where the parts are clear and the whole is not.
    :ivar meanings: what that part could mean, where it could mean several things.
    """

    def __init__(self, typed: str = "", meanings: tuple[Word, ...] = ()) -> None:
        super().__init__(typed)
        self.typed = typed
        self.meanings = meanings


@dataclass(frozen=True, slots=True)
class Number:
    """An amount or a count, as it was typed."""

    text: str

    def __str__(self) -> str:
        """The amount as it was typed."""
        return self.text

    @property
    def count(self) -> int:
        """The whole number up to 999 that it is.

        :raises NotUnderstood: if it is none.
        """
        if not re.fullmatch(r"[0-9]{1,3}", self.text):
            raise NotUnderstood(self.text)
        return int(self.text)


@dataclass(frozen=True, slots=True)
class Times:
    """A multiple of the Ante: ``3x``."""

    multiple: int

    def __str__(self) -> str:
        """The multiple as it is typed."""
        return f"{self.multiple}x"


Token = Word | Number | Times
_MOST_TIMES = 4


def multiple_of(token: Number | Times) -> int:
    """Return the multiple of the Ante, 1 to 4, that a number or ``3x`` is.

    :raises NotUnderstood: if it is none.
    """
    multiple = token.multiple if isinstance(token, Times) else token.count
    if not 1 <= multiple <= _MOST_TIMES:
        raise NotUnderstood(str(multiple))
    return multiple


_GAP = re.compile(r"[\s;:=]+|,(?![0-9])|(?<![0-9]),")
_APART = re.compile(r"(?<![0-9.,])([1-9])\s+([x×])(?!\w)")
"""``3 x``, which is ``3x``."""
_FILLERS = frozenset({"and", "with", "on", "the", "my", "please", "for", "of", "times", "chips", "at", "round", "me"})
_ROUND_IT = "\"'()[]!"
_CURRENCIES = "$€£¥₹₩₱"
_TIMES = re.compile(r"([1-9])[x×]|[x×]([1-9])")
_NUMBER = re.compile(r"\.?[0-9][0-9.,]*")
_FROM_TO = re.compile(r"([0-9]{1,3})[-–]([0-9]{1,3})")
_WORD_NUMBER = re.compile(r"([^\W\d_]+)([0-9].*)")


def tokens(line: str, asked: Asked, money: Currency) -> tuple[Token, ...]:
    """Return the words and numbers of a line; words that say nothing are left out.

    :raises NotUnderstood: at the first part that means nothing in that moment, or several things.
    """
    parts = _GAP.split(_APART.sub(r"\1\2", line.casefold()))
    return tuple(token for part in parts if part for token in _read(part, asked, money))


def _read(part: str, asked: Asked, money: Currency) -> Iterator[Token]:
    typed = _bare(part, money)
    if not typed or typed in _FILLERS:
        return
    if typed in NUMBERS:
        yield Number(str(NUMBERS[typed]))
    elif found := _TIMES.fullmatch(typed):
        yield Times(int(found[1] or found[2]))
    elif _NUMBER.fullmatch(typed):
        yield Number(f"0{typed}" if typed.startswith(".") else typed)
    elif found := _FROM_TO.fullmatch(typed):
        yield from (Number(found[1]), Word.TO, Number(found[2]))
    elif found := _WORD_NUMBER.fullmatch(typed):
        yield _word(found[1], asked)
        yield from _read(found[2], asked, money)
    else:
        yield _word(typed, asked)


def _bare(part: str, money: Currency) -> str:
    """The part without quotes, brackets, an end of sentence, and the currency's sign or code beside a number."""
    typed = part.strip(_ROUND_IT)
    typed = typed.rstrip(".") if typed != "." else ""
    for sign in (money.code.casefold(), money.sign.casefold()):
        rest = typed.removeprefix(sign).removesuffix(sign)
        if rest != typed and rest[:1] in ("", *"0123456789."):
            # A sign such as R is a letter too, and alone means what the letter does.
            return rest or (typed if len(typed) == 1 and typed.isalpha() else "")
    return typed.strip(_CURRENCIES)


def _word(typed: str, asked: Asked) -> Word:
    found = meanings(typed, asked)
    if len(found) != 1:
        raise NotUnderstood(typed, found)
    return found[0]
