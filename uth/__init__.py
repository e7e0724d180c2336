"""A casino Ultimate Texas Hold'em table: play it, deal it, check it.

The names of ``__all__`` are the public ones, handed out when they are first asked for, so that ``import uth`` itself
loads nothing. They take and return records of the modules that the README names; everything else may change.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from uth.analysis.advice import advise
    from uth.analysis.solve import solve
    from uth.bulk import simulate
    from uth.config import load_table
    from uth.game.engine import apply, legal_choices, new_round
    from uth.game.settle import settle
    from uth.hands import evaluate

__version__ = "0.1.0"
__all__ = [
    "__version__",
    "advise",
    "apply",
    "evaluate",
    "legal_choices",
    "load_table",
    "new_round",
    "settle",
    "simulate",
    "solve",
]

_HOMES = {
    "advise": "uth.analysis.advice",
    "apply": "uth.game.engine",
    "evaluate": "uth.hands",
    "legal_choices": "uth.game.engine",
    "load_table": "uth.config",
    "new_round": "uth.game.engine",
    "settle": "uth.game.settle",
    "simulate": "uth.bulk",
    "solve": "uth.analysis.solve",
}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
