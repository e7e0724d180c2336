"""What is laid out for whoever sits down."""

from __future__ import annotations

from dataclasses import dataclass

from uth.session import Entropy
from uth.table import Table


@dataclass(frozen=True, slots=True)
class Order:
    """What is laid out for whoever sits down. Amounts are minor units."""

    table: Table
    boxes: int
    entropy: Entropy
    usual: int
    """What somebody buys who never had chips of the table's currency."""
    wanted: int | None = None
    """With how much the first player sits down, if that was said."""
    player: str = ""
    """Who that is, if it was said; a new name makes a new player."""
    source: str = ""
    """What the table is found by the next time: a name or a path."""
    notice: str = ""
    """What the person must be told about the table first."""
    company: int | None = None
    """With how many simulated players the first player sits down, if that was said."""
