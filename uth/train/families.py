"""The families of starting hands: the pairs, or all hands with the same higher card, suited or offsuit.

A way to play mostly goes through a family in one or two runs, so that it has a limit in it: ``K5o`` for offsuit kings.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby

from uth.cards import Card, Rank, Suit, hole_name
from uth.game.model import Choice
from uth.words import family as words

Hole = tuple[Card, Card]
Way = Callable[[Hole], Choice | None]
"""What a way to play does with a starting hand; None where that is not known."""

_RANKS = tuple(reversed(Rank))


@dataclass(frozen=True, slots=True)
class Run:
    """Neighbours of a family that are played alike, the highest first."""

    choice: Choice
    hands: tuple[Hole, ...]


def family(hole: tuple[Card, ...]) -> tuple[Hole, ...]:
    """Return a hand of each kind of the family of two cards, the highest first."""
    high, low = sorted(hole, reverse=True)
    if high.rank == low.rank:
        return tuple((Card(rank, Suit.SPADES), Card(rank, Suit.HEARTS)) for rank in _RANKS)
    return _with(high.rank, suited=high.suit == low.suit)


def all_families() -> tuple[tuple[Hole, ...], ...]:
    """Return the pairs, then from the aces down the suited and the offsuit hands of each higher card."""
    pairs = family((Card(Rank.TWO, Suit.SPADES), Card(Rank.TWO, Suit.HEARTS)))
    mixed = [_with(high, suited=suited) for high in _RANKS if high is not Rank.TWO for suited in (True, False)]
    return (pairs, *mixed)


def sister(hole: tuple[Card, ...]) -> tuple[Hole, ...]:
    """Return the same higher card, suited for offsuit and the other way round; nothing for pairs."""
    high, low = sorted(hole, reverse=True)
    return () if high.rank == low.rank else _with(high.rank, suited=high.suit != low.suit)


def _with(high: Rank, *, suited: bool) -> tuple[Hole, ...]:
    beside = Suit.SPADES if suited else Suit.HEARTS
    return tuple((Card(high, Suit.SPADES), Card(low, beside)) for low in _RANKS if low < high)


def runs_of(way: Way, hands: tuple[Hole, ...]) -> tuple[Run, ...]:
    """Return how a family is played; nothing where that is not known of all of it."""
    played = [(hand, way(hand)) for hand in hands]
    found = groupby(played, lambda each: each[1])
    runs = [(choice, tuple(hand for hand, _choice in group)) for choice, group in found]
    known = tuple(Run(choice, some) for choice, some in runs if choice is not None)
    return known if len(known) == len(runs) else ()


@dataclass(frozen=True, slots=True)
class FamilyRule:
    """How a way to play goes through the family of a starting hand.

    :ivar runs: nothing where it is not known.
    :ivar alike: its sister is played as it is, and all of both the same.
    """

    hole: tuple[Card, ...]
    runs: tuple[Run, ...]
    alike: bool

    @property
    def words(self) -> str:
        """The rule of the family: ``King high, offsuit: Play 4x down to king-five offsuit, below that Check``."""
        if not self.runs:
            return ""
        return words.clause_words(self.name, [(run.choice, run.hands[0], run.hands[-1]) for run in self.runs])

    @property
    def side(self) -> str:
        """On which side of the limit the hand is: ``yours, king-three offsuit, is below``; empty without a limit."""
        if len(self.runs) < 2:
            return ""
        name = hole_name(self.hole)
        place = next(place for place, run in enumerate(self.runs) if name in map(hole_name, run.hands))
        if len(self.runs) > 2:
            return words.among_words(self.hole, self.runs[place].choice)
        if place:
            return words.below_words(self.hole)
        at_limit = name == hole_name(self.runs[0].hands[-1])
        return words.limit_words(self.hole) if at_limit else words.above_words(self.hole)

    @property
    def name(self) -> str:
        """What the family is called."""
        high, low = sorted(self.hole, reverse=True)
        if high.rank == low.rank:
            return words.pairs_name()
        return words.family_name(high.rank, None if self.alike else high.suit == low.suit)


def rule_of(way: Way, hole: tuple[Card, ...]) -> FamilyRule:
    """Return how a way to play goes through the family of a starting hand."""
    found, beside = runs_of(way, family(hole)), runs_of(way, sister(hole))
    alike = len(found) == len(beside) == 1 and found[0].choice is beside[0].choice
    return FamilyRule(hole, found, alike)


def sentence(rule: FamilyRule, *, sided: bool = True) -> str:
    """Return the rule of a family as a sentence, and on which side of its limit the hand is; empty if not known."""
    if not rule.runs:
        return ""
    return words.sentence(rule.words, rule.side if sided else "")
