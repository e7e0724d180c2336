"""The list of rounds that a replay was opened from. No pygame."""

from __future__ import annotations

from typing import Protocol

from uth.store.history import Stored


class Shelf(Protocol):
    """The list that a round was taken from; *step* is 1 for the round after it and -1 for the one before."""

    def has(self, step: int) -> bool:
        """Return whether there is one."""

    def take(self, step: int) -> Stored:
        """Return it, and go on from there.

        :raises StoreError: if it cannot be read.
        """
