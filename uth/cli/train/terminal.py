"""A drill line by line in the terminal: what is said, what is typed, and what is written down of it."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import TypeVar

from uth.cli import output, text
from uth.train.practice import Keeps, Recorder

Plan = TypeVar("Plan")
Mark = TypeVar("Mark")


class AtTerminal(Recorder[Plan, Mark]):
    """One drill with one person who reads and types."""

    def __init__(self, keeping: Keeps[Plan, Mark], *, aside: bool) -> None:
        """*aside*: speak on the error stream."""
        super().__init__(keeping)
        self._aside = aside

    def _say(self, lines: Iterable[str]) -> None:
        say = _complain if self._aside else text.say
        for line in lines:
            say(line)
        output.flush()

    def _ask(self, question: str) -> str | None:
        """Ask; return the line that is typed, None at the end of the input."""
        self._say([question])
        return text.typed_line()

    def _keep(self, plan: Plan, marks: Sequence[Mark]) -> None:
        """Write down what is not yet; why that cannot be done is said once."""
        before = self.unkept
        self._record(plan, marks)
        if self.unkept and self.unkept != before:
            _complain(self.unkept)


def _complain(line: str) -> None:
    output.complain(text.plain(line, getattr(sys.stderr, "encoding", None) or "utf-8"))
