"""When Python looks for what refers to itself and is wanted no more: while nothing moves, never in a frame.

A search of everything takes longer than a frame has; of what was made since the window opened it takes a moment.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

_SELDOM = 1_000
"""So many searches of the middle-aged come before everything is searched in a frame after all: the demo never rests."""
_DUE = 5
"""After so many of those a moment in which nothing moves is used."""


@contextmanager
def in_time() -> Iterator[None]:
    """Leave out what is there already, as the program itself stays until its end, and wait for a good moment."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*before[:2], _SELDOM)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


def tidied() -> bool:
    """Search everything that was made since, if that is due; return whether it was."""
    due = gc.get_count()[2] >= _DUE
    if due:
        gc.collect()
    return due
