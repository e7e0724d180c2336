"""Libraries below pygame write to the terminal while they look for devices; what matters comes as an error anyway."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

_STDERR = 2


@contextmanager
def hushed() -> Iterator[None]:
    """Drop what C libraries write to the error stream meanwhile; without such a stream there is nothing to drop."""
    try:
        kept = os.dup(_STDERR)
    except OSError:
        yield
        return
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, _STDERR)
        os.close(nowhere)
        yield
    finally:
        os.dup2(kept, _STDERR)
        os.close(kept)
