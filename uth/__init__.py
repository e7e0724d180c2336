"""A casino Ultimate Texas Hold'em table: play it, deal it, check it.

The names below are handed out when they are first asked for, so that ``import uth`` itself loads nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from uth.cards import Card, parse_cards
    from uth.errors import UthError
    from uth.hands import Category, Hand, evaluate
    from uth.table import Table

__version__ = "0.1.0"
__all__ = ["Card", "Category", "Hand", "Table", "UthError", "__version__", "evaluate", "parse_cards"]

_HOMES = {
    "Card": "uth.cards",
    "Category": "uth.hands",
    "Hand": "uth.hands",
    "Table": "uth.table",
    "UthError": "uth.errors",
    "evaluate": "uth.hands",
    "parse_cards": "uth.cards",
}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
