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


class Notices:
    """What somebody is told for a while: a notice, and why what was asked for cannot be done.

    :ivar refused: something was asked for that cannot be done, since the last time this was set to False.
    """

    def __init__(self) -> None:
        self.refused = False
        self._why, self._toast = Passing(), Passing()

    def toast(self, text: str, seconds: float = SHORT) -> None:
        """Show a notice for a while."""
        self._toast.say(text, seconds)

    @property
    def notice(self) -> str:
        """The notice that is shown; empty if there is none."""
        return self._toast.words

    @property
    def why(self) -> str:
        """Why what was just asked for cannot be done; empty if it can."""
        return self._why.words

    def forget_why(self) -> None:
        """Stop saying why something cannot be done."""
        self._why.clear()

    def cannot(self, why: str) -> None:
        """Say for a while why what was asked for cannot be done; then what is expected stands there again."""
        self._why.say(why, LONG)
        self.refused = True

    def forget(self) -> None:
        """Say nothing any more."""
        self._why.clear()
        self._toast.clear()

    def let_pass(self, seconds: float) -> bool:
        """Let time go by; return whether any words have gone away."""
        gone = [words.tick(seconds) for words in (self._why, self._toast)]
        return any(gone)
