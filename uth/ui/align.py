"""Where a text stands in its rectangle. No pygame."""

from __future__ import annotations

from enum import Enum


class Align(Enum):
    """The share of the free width that is left of the text."""

    LEFT = 0.0
    MIDDLE = 0.5
    RIGHT = 1.0
