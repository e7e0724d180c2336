"""Simulated players: who they are, how they bet and play, how long they think, and what they say.

Everything about them follows from the round and a *lot*, a text that fixes what is left to chance: the same lot gives
the same company on every machine.
"""

from uth.company.party import ALONE, Companion, Party, first_boxes, most_company
from uth.company.playing import practical
from uth.company.remarks import Remark
from uth.company.thinking import thinks

__all__ = [
    "ALONE",
    "Companion",
    "Party",
    "Remark",
    "first_boxes",
    "most_company",
    "practical",
    "thinks",
]
