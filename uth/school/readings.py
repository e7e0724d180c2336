"""Situations to read: named recipes, each with what its hands have to be."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from uth.company.chance import Chance
from uth.game.settle import best_hand
from uth.hands import Hand
from uth.school.recipes import Cards, Recipe, made
from uth.table import HoleCardsUsed, Rules, Table
from uth.words.house_rules import house_rule

MOST_TRIES = 500
"""So often cards are made for one situation. Every situation is made so that a few are enough."""


@dataclass(frozen=True, slots=True)
class Read:
    """Cards with the two hands in them, by the rule of the table."""

    cards: Cards
    hand: Hand
    dealer: Hand


Fits = Callable[[Read], bool]


@dataclass(frozen=True, slots=True)
class Situation:
    """A recipe, and what its hands have to be.

    :ivar free: it needs the best five of all seven cards: where both hole cards have to play it cannot be.
    :ivar either: the box's and the dealer's cards may be exchanged.
    """

    recipe: Recipe
    fits: Fits
    free: bool = False
    either: bool = False

    def possible(self, rules: Rules) -> bool:
        """Return whether it can come up under these rules."""
        return not self.free or rules.hole_cards_used is HoleCardsUsed.ANY


def read(cards: Cards, rules: Rules) -> Read:
    """Return the hands in these cards."""
    hand, dealer = (best_hand(rules, hole, cards.board) for hole in (cards.hole, cards.dealer))
    return Read(cards, hand, dealer)


def possible(situations: Mapping[str, Situation], rules: Rules) -> tuple[str, ...]:
    """Return the names of those that can come up under these rules, in their order."""
    return tuple(name for name, situation in situations.items() if situation.possible(rules))


def drawn(situations: Mapping[str, Situation], kind: str, rules: Rules, chance: Chance) -> Read:
    """Return cards for the situation of that name.

    :raises ValueError: if there is none under these rules.
    """
    if kind not in possible(situations, rules):
        raise ValueError(f"no such kind here: {kind}")
    situation = situations[kind]
    exchanged = situation.either and chance.happens(50)
    for _ in range(MOST_TRIES):
        cards = made(situation.recipe, chance)
        found = read(cards, rules) if cards else None
        if found and situation.fits(found):
            return read(found.cards.exchanged(), rules) if exchanged else found
    raise ValueError(f"{kind}: no cards in {MOST_TRIES} tries")


def hand_source(table: Table) -> str:
    """Return where it is written down which five cards count and how hands rank."""
    return f"58 Pa. Code 653a.6; {house_rule(table, 'rules: hole cards used')}"
