"""The pseudo-language: English with accents, two fifths longer, in brackets. It shows what a translation would meet.

A text without brackets never went through gettext; a text with a bracket missing is cut; one that leaves its place
would do so in a longer language, too.
"""

from __future__ import annotations

import re
from functools import lru_cache
from gettext import NullTranslations
from math import ceil

LONGER = 1.4
"""How long a text is, against English; 40 % more is what texts of a sentence's length may grow by in translation."""
_OPENS, _CLOSES = "[]"
_KEPT = re.compile(r"(\{[^{}]*\}|%(?:\([a-z_]+\))?[a-zA-Z%])")
"""What is filled in later: the placeholders of :meth:`str.format`, those of ``%``, and those of a date."""
_ACCENTS = str.maketrans(
    "ABCDEGHIJKLNORSTUWYZabcdeghijklnorstuwyz",
    "ÅḆÇÐÉĜĤÎĴĶĻÑÖŘŠŢÛŴÝŽåƀçðéĝĥîĵķļñöřšţûŵýž",
)
_VOWELS = frozenset("aeiouyAEIOUY")


class Pseudo(NullTranslations):
    """A catalogue that makes every text from its English."""

    def gettext(self, message: str) -> str:
        """Return the text in the pseudo-language."""
        return pseudo(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """Return the English form for that many in the pseudo-language."""
        return pseudo(super().ngettext(msgid1, msgid2, n))

    def pgettext(self, context: str, message: str) -> str:
        """Return the text in the pseudo-language, the same in every context."""
        del context
        return pseudo(message)


@lru_cache(maxsize=4096)
def pseudo(text: str) -> str:
    """Return *text* in the pseudo-language; what is filled in later and line breaks stay as they are."""
    parts = _KEPT.split(text)
    spoken = (part if place % 2 else _longer(part).translate(_ACCENTS) for place, part in enumerate(parts))
    return f"{_OPENS}{''.join(spoken)}{_CLOSES}"


def _longer(part: str) -> str:
    """Double letters, vowels first, until it is long enough: words grow, and their number stays."""
    letters = [place for place, letter in enumerate(part) if letter.isalpha()]
    order = sorted(letters, key=lambda place: part[place] not in _VOWELS)
    doubled = set(order[: ceil(len(part) * (LONGER - 1))])
    return "".join(letter * (2 if place in doubled else 1) for place, letter in enumerate(part))
