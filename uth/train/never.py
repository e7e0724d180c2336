"""Raises that are never best before the flop, by the stored solution of a table."""

from __future__ import annotations

from functools import lru_cache

from uth.analysis.advice import Advice, stored_advice
from uth.game.model import Choice
from uth.table import Table
from uth.train.families import all_families


@lru_cache(maxsize=8)
def never_best(table: Table) -> frozenset[Choice]:
    """Return the Plays before the flop that are worth less than another choice with each of the 169 starting hands.

    Nothing where the solution of the table is not stored.
    """
    known = [stored_advice(table, hole) for hands in all_families() for hole in hands]
    found = [advice for advice in known if advice is not None]
    if not found:
        return frozenset()
    plays = (choice for choice in found[0].values if choice.multiple)
    return frozenset(choice for choice in plays if all(_is_beaten(advice, choice) for advice in found))


def _is_beaten(advice: Advice, choice: Choice) -> bool:
    return advice.values[choice] < advice.values[advice.best]
