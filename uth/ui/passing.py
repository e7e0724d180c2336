"""Words that are shown for a while and go away by themselves. No pygame."""

from __future__ import annotations

SHORT = 2.5
LONG = 8.0
"""In seconds: for a few words, and for what somebody reads who has just come in or was refused something."""


class Passing:
    """What is shown now.

    :ivar words: empty while there is nothing.
    """

    def __init__(self) -> None:
        self.words = ""
        self._left = 0.0

    def say(self, words: str, seconds: float = SHORT) -> None:
        """Show these words for so long."""
        self.words, self._left = words, seconds

    def clear(self) -> None:
        """Show nothing any more."""
        self.words = ""

    def tick(self, seconds: float) -> bool:
        """Let time go by; return whether the words have gone away."""
        if not self.words:
            return False
        self._left -= seconds
        if self._left > 0:
            return False
        self.words = ""
        return True
