"""Raises that are never best before the flop, by the stored solution of a table."""

from __future__ import annotations

from functools import lru_cache

from uth.analysis.advice import Advice, stored_advice
from uth.analysis.solution import starting_hands
from uth.cards import Card, parse_cards
from uth.game.model import Choice
from uth.table import Table


@lru_cache(maxsize=8)
def never_best(table: Table) -> frozenset[Choice]:
    """Return the Plays before the flop that are worth less than another choice with each of the 169 starting hands.

    Nothing where the solution of the table is not stored.
    """
    known = [stored_advice(table, _cards(hand.name)) for hand in starting_hands()]
    found = [advice for advice in known if advice is not None]
    if not found:
        return frozenset()
    plays = (choice for choice in found[0].values if choice.multiple)
    return frozenset(choice for choice in plays if all(_is_beaten(advice, choice) for advice in found))


def _is_beaten(advice: Advice, choice: Choice) -> bool:
    return advice.values[choice] < advice.values[advice.best]


def _cards(name: str) -> tuple[Card, ...]:
    return parse_cards(f"{name[0]}s {name[1]}{'s' if name.endswith('s') else 'h'}")
