"""The vocabulary of conditions: what each fact is called, its scale of words, and on which streets it is known."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from uth.analysis.strategy.facts import SIZES
from uth.analysis.strategy.model import Condition, Fact
from uth.analysis.strategy.notation import EXAMPLE, NotationError, format_hands, parse_hands
from uth.cards import Rank
from uth.config.codecs import Data, or_list
from uth.config.places import Place
from uth.hands import Category
from uth.i18n import gettext as _
from uth.problems import nearest, shown
from uth.table import Street
from uth.yaml_nodes import Items

NOT = "not "
"""Stands before a fact to turn its condition round."""

KNOWN_ON: Mapping[Street, tuple[Fact, ...]] = {
    Street.PREFLOP: (Fact.HOLE_CARDS,),
    Street.FLOP: tuple(fact for fact in Fact if fact is not Fact.DEALER_OUTS),
    Street.RIVER: tuple(fact for fact in Fact if fact not in (Fact.FLUSH_DRAW, Fact.STRAIGHT_DRAW)),
}
"""Which facts a condition may ask for on each street."""


@dataclass(frozen=True, slots=True)
class Scale:
    """The words for the numbers of a fact, lowest first, the first of them for the number *start*."""

    words: tuple[str, ...]
    example: str
    start: int = 0
    more: str = "or better"
    """How the upper end is said."""

    @property
    def numbers_said(self) -> frozenset[int]:
        """All numbers that have a word."""
        return frozenset(range(self.start, self.start + len(self.words)))

    def numbers(self, text: str) -> frozenset[int] | None:
        """Return the numbers that a range such as ``T or better`` or ``under 21`` names; None if it is no range."""
        for kind, pattern in _RANGES.items():
            found = pattern.fullmatch(text)
            if found and all(word in self.words for word in found.groups()):
                places = [self.words.index(word) for word in found.groups()]
                low, high = _bounds(places, kind, len(self.words))
                return frozenset(range(self.start + low, self.start + high))
        return None

    def texts(self, numbers: frozenset[int]) -> list[str]:
        """Return the ranges that together name these numbers."""
        places = sorted(number - self.start for number in numbers)
        starts = [place for place in places if place - 1 not in places]
        ends = [place for place in places if place + 1 not in places]
        return [self._range(low, high) for low, high in zip(starts, ends, strict=True)]

    def _range(self, low: int, high: int) -> str:
        if low == high:
            return self._word(low)
        if high == len(self.words) - 1:
            return f"{self._word(low)} {self.more}"
        return f"{self._word(low)} to {self._word(high)}"

    def _word(self, place: int) -> str:
        word = self.words[place]
        return word.upper() if len(word) == 1 else word

    @property
    def ends(self) -> str:
        """The lowest and the highest word."""
        return _("{lowest} to {highest}").format(lowest=self._word(0), highest=self._word(len(self.words) - 1))


_MORE, _LESS = "or better|or more|or higher", "or worse|or fewer|or less|or lower"


def _bounds(places: Sequence[int], kind: str, size: int) -> tuple[int, int]:
    """The first place of a range, and the one after its last."""
    return {
        "to": (places[0], places[-1] + 1),
        "more": (places[0], size),
        "less": (0, places[0] + 1),
        "under": (0, places[0]),
        "over": (places[0] + 1, size),
        "one": (places[0], places[0] + 1),
    }[kind]


_RANGES = {
    "to": re.compile(r"(.+) to (.+)"),
    "more": re.compile(rf"(.+?)(?:\+| (?:{_MORE}))"),
    "less": re.compile(rf"(.+) (?:{_LESS})"),
    "under": re.compile(r"under (.+)"),
    "over": re.compile(r"over (.+)"),
    "one": re.compile(r"(.+)"),
}


def _counts(fact: Fact, example: str, most: int) -> tuple[Fact, Scale]:
    return fact, Scale(tuple(map(str, range(most + 1))), example, more="or more")


_CATEGORIES = tuple(category.value for category in Category)
_RANKS = tuple(rank.letter.lower() for rank in Rank)
SCALES: Mapping[Fact, Scale] = {
    Fact.MADE: Scale(_CATEGORIES, "two pair or better"),
    Fact.HIDDEN: Scale(("none", *_CATEGORIES[1:]), "pair or better"),
    Fact.PAIR_OF: Scale(_RANKS, "T or better", start=1),
    Fact.FLUSH_DRAW: Scale(("none", *_RANKS), "T or better"),
    Fact.STRAIGHT_DRAW: Scale(("none", "gutshot", "open ended"), "open ended"),
    Fact.BOARD: Scale(_CATEGORIES, "pair"),
    **dict(
        (
            _counts(Fact.HIGHER_ON_BOARD, "0", 5),
            _counts(Fact.OVERCARDS, "1 or more", 2),
            _counts(Fact.BOARD_SUITED, "3 or more", 5),
            _counts(Fact.DEALER_OUTS, "under 21", 45),
        )
    ),
}
"""How the numbers of each fact are said; hole cards have a notation of their own."""


def read_condition(place: Place, street: Street) -> Condition:
    """Read one condition: the last key of the place is the fact, with or without "not"; its value is a range, or a list
    of ranges any of which will do.

    :raises Wrong: after the problem has been reported.
    """
    key = place.path[-1]
    turned = key.startswith(NOT)
    fact = _fact(place, key.removeprefix(NOT), street)
    nodes = place.node.nodes if isinstance(place.node, Items) else None
    places: Sequence[Place] = (
        [place] if nodes is None else [place.below(str(n), node, node.line) for n, node in enumerate(nodes, 1)]
    )
    if not places:
        raise place.wrong(_("the list is empty"))
    allowed = frozenset[int]().union(*(_allowed(one, fact, street) for one in places))
    if turned:
        allowed = frozenset(range(SIZES[fact])) - allowed
    if not allowed:
        raise place.wrong(_("never holds"))
    return Condition(fact, allowed)


def condition_as_data(test: Condition) -> tuple[str, str | list[Data]]:
    """Return the key and the value that a file has for a condition."""
    key, texts = condition_words(test)
    return key, texts[0] if len(texts) == 1 else [*texts]


def condition_words(test: Condition) -> tuple[str, list[str]]:
    """Return the key that a file has for a condition, and the ranges any of which will do, in contract words."""
    said = frozenset(range(169)) if test.fact is Fact.HOLE_CARDS else SCALES[test.fact].numbers_said
    outside = frozenset(range(SIZES[test.fact])) - test.allowed
    # A number that no word says, such as that of no pair at all, can only be meant by leaving out the others.
    turned = not test.allowed <= said
    if outside and outside <= said and test.allowed <= said:
        turned = _effort(test.fact, outside) < _effort(test.fact, test.allowed)
    numbers = outside if turned else test.allowed
    key = f"{NOT}{test.fact}" if turned else test.fact.value
    if test.fact is Fact.HOLE_CARDS:
        return key, [format_hands(numbers)]
    return key, SCALES[test.fact].texts(numbers)


def _effort(fact: Fact, numbers: frozenset[int]) -> int:
    """How much there is to write for these numbers."""
    return len(numbers) if fact is Fact.HOLE_CARDS else len(SCALES[fact].texts(numbers))


def _fact(place: Place, word: str, street: Street) -> Fact:
    known = KNOWN_ON[street]
    try:
        fact = Fact(word)
    except ValueError:
        raise refused(place, word, known) from None
    if fact not in known:
        raise place.wrong(
            _('"{fact}" is not known on this street: expected {known}').format(fact=fact, known=or_list(known))
        )
    return fact


def refused(place: Place, word: str, known: Sequence[str]) -> Exception:
    """Report a word that is none of the *known* ones, with the nearest; return what leaves the place."""
    near = nearest(word, known)
    return place.wrong(
        _('unknown (did you mean "{near}"?)').format(near=near)
        if near
        else _("unknown: expected {known}").format(known=or_list(known))
    )


def _allowed(place: Place, fact: Fact, street: Street) -> frozenset[int]:
    if fact is Fact.HOLE_CARDS:
        return _hole_cards(place, street)
    scale = SCALES[fact]
    what = _('a value such as "{example}"').format(example=scale.example)
    numbers = scale.numbers(place.word(what).replace("-", " "))
    if numbers is None:
        raise place.expected(_("{what} (of {ends})").format(what=what, ends=scale.ends), like=scale.words)
    return numbers


def _hole_cards(place: Place, street: Street) -> frozenset[int]:
    what = _("starting hands such as {example}").format(example=EXAMPLE)
    text = place.text(what)
    try:
        hands = parse_hands(text)
    except NotationError as error:
        raise place.wrong(_('expected {what}, got "{error}"').format(what=what, error=shown(str(error)))) from error
    if street is Street.RIVER and any((place in hands) != (place + 78 in hands) for place in range(13, 91)):
        raise place.wrong(
            _(
                "on the river suited and offsuit hands are not told apart: write {instead}, not {suited} or {offsuit}"
            ).format(instead="AK", suited="AKs", offsuit="AKo")
        )
    return hands
