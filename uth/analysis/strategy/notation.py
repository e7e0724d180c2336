"""Starting hands as players write them: ``33+ A2s+ K5o+ JT``."""

from __future__ import annotations

import re

from uth.analysis.solution import starting_hands
from uth.cards import Rank

EXAMPLE = "33+ A2s+ K5o+ JTo"
_LETTERS = "".join(rank.letter for rank in Rank)
_ONE = re.compile(rf"([{_LETTERS}])([{_LETTERS}])([so]?)(\+?)", re.IGNORECASE | re.ASCII)


class NotationError(ValueError):
    """A part of the text names no starting hands; the argument is that part."""


def parse_hands(text: str) -> frozenset[int]:
    """Return the places in ``starting_hands()`` of the hands that *text* names, with spaces or commas between.

    ``33`` is the pair; ``K5s`` suited, ``K5o`` offsuit, ``K5`` both. With ``+``: pairs from that one up, or the higher
    card with every lower card from that one up, so that ``K5s+`` is K5s to KQs.

    :raises NotationError: with the first part that names no hands.
    """
    return frozenset(place for part in text.replace(",", " ").split() for place in _parse_one(part))


def _parse_one(part: str) -> list[int]:
    found = _ONE.fullmatch(part.replace("10", "T"))
    if found is None:
        raise NotationError(part)
    high, low = (_LETTERS.index(letter.upper()) for letter in found.group(1, 2))
    kinds = found[3].lower() or "so"
    if high == low:
        if found[3]:
            raise NotationError(part)
        return list(range(high, 13 if found[4] else high + 1))
    if high < low:
        raise NotationError(part)
    lows = range(low, high if found[4] else low + 1)
    return [{"s": 13, "o": 91}[kind] + high * (high - 1) // 2 + one for kind in kinds for one in lows]


def format_hands(places: frozenset[int]) -> str:
    """Return the shortest such text for a set of starting hands, pairs first and then by the higher card."""
    parts = _runs(sorted(place for place in places if place < 13), 13, "{0}{0}")
    for high in range(12, 0, -1):
        start = high * (high - 1) // 2
        suited, offsuit = ({place - first - start for place in places if first + start <= place < first + start + high}
                           for first in (13, 91))  # fmt: skip
        name = _LETTERS[high] + "{0}"
        if suited == offsuit:
            parts += _runs(sorted(suited), high, name)
        else:
            parts += _runs(sorted(suited), high, f"{name}s")
            parts += _runs(sorted(offsuit), high, f"{name}o")
    return " ".join(parts)


def _runs(ranks: list[int], end: int, name: str) -> list[str]:
    """One text for each rank, and a single one with a plus for those that go on up to *end*."""
    start = end
    while start - 1 in ranks:
        start -= 1
    texts = [name.format(_LETTERS[rank]) for rank in ranks if rank < start]
    if start == end - 1:
        texts.append(name.format(_LETTERS[start]))
    elif start < end:
        texts.append(name.format(_LETTERS[start]) + "+")
    return texts


def hand_names() -> tuple[str, ...]:
    """Return the names of the 169 starting hands in their order."""
    return tuple(hand.name for hand in starting_hands())
