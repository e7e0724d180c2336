"""The final hands that came, against what was to be expected: the player's and the dealer's.

The boxes of a round share the board, so that one box of each round counts, the first. What is to be expected depends on
nothing but whether a hand may be any five of the seven cards, or has to be both hole cards and three of the board.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from uth.career.chances import hand_chances
from uth.career.fit import ODD, Fit, Group, fit, looked
from uth.hands import Category
from uth.store.tallies import HandsTally
from uth.table import HoleCardsUsed, Table


@dataclass(frozen=True, slots=True)
class Odd:
    """Neighbouring kinds of hand that came too often or too rarely for mere chance, *lowest* to *highest*.

    :ivar chance: how often chance brings any of all lines that were looked at so far from its expectation, or farther.
    """

    dealer: bool
    lowest: Category
    highest: Category
    seen: int
    expected: float
    chance: float


@dataclass(frozen=True, slots=True)
class HandLine:
    """One kind of hand: how often it came, and its exact probability."""

    category: Category
    mine: int
    dealer: int
    chance: Fraction


@dataclass(frozen=True, slots=True)
class HandsSeen:
    """The rounds under one rule of the hole cards.

    :ivar lines: the kinds of hand, weakest first.
    :ivar chance: how often chance brings one of the two lists as far from its expectation as this, or farther; None
        where there are too few rounds to tell.
    :ivar odd: the lines that stand out, the rarest first. Where all is fair there is one in at most 1 of 20 samples.
    """

    rule: HoleCardsUsed
    rounds: int
    lines: tuple[HandLine, ...]
    chance: float | None
    odd: tuple[Odd, ...]


def hands_seen(tallies: Iterable[HandsTally], tables: Mapping[int, Table]) -> tuple[HandsSeen, ...]:
    """Return what came under each rule that was played by, the one with more rounds first."""
    mine: dict[HoleCardsUsed, Counter[Category]] = {}
    dealer: dict[HoleCardsUsed, Counter[Category]] = {}
    for tally in tallies:
        rule = tables[tally.felt].rules.hole_cards_used
        mine.setdefault(rule, Counter())[tally.mine] += tally.rounds
        dealer.setdefault(rule, Counter())[tally.dealer] += tally.rounds
    found = [compared(rule, mine[rule], dealer[rule]) for rule in mine]
    return tuple(sorted(found, key=lambda seen: -seen.rounds))


def compared(rule: HoleCardsUsed, mine: Mapping[Category, int], dealer: Mapping[Category, int]) -> HandsSeen:
    """Return counts of the player's and of the dealer's hands in the same rounds beside what was to be expected."""
    chances = hand_chances(rule)
    lines = tuple(
        HandLine(category, mine.get(category, 0), dealer.get(category, 0), chances[category]) for category in Category
    )
    fits = {
        False: fit([line.mine for line in lines], list(chances.values())),
        True: fit([line.dealer for line in lines], list(chances.values())),
    }
    told = [each.chance for each in fits.values() if each.chance is not None]
    rounds = sum(line.dealer for line in lines)
    return HandsSeen(rule, rounds, lines, looked(min(told), len(told)) if told else None, _odd(fits))


def _odd(fits: Mapping[bool, Fit]) -> tuple[Odd, ...]:
    looks = sum(len(each.groups) for each in fits.values())
    found = [_odd_line(dealer, group, looks) for dealer, each in fits.items() for group in each.groups]
    return tuple(sorted((odd for odd in found if odd.chance <= ODD), key=lambda odd: odd.chance))


def _odd_line(dealer: bool, group: Group, looks: int) -> Odd:
    lowest, *_, highest = list(Category)[group.first : group.last + 1] * 2
    return Odd(dealer, lowest, highest, group.seen, group.expected, looked(group.chance, looks))
