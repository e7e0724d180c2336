"""A table at which somebody types acts: settled from a still table, or dealt from the call for bets."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Protocol

from uth.cli.train.acts_typed import act_of
from uth.school.dealt import Shown
from uth.school.findings import Finding
from uth.school.settling.acts import OpenHand, Timed, to_json
from uth.school.settling.handling import Handling
from uth.school.telling import exercise_lines
from uth.words import school_asked as words


class AtTable(Protocol):
    """A table at one moment, as whoever types is told of it. Nothing changes one: :meth:`after` gives the next."""

    @property
    def done(self) -> bool:
        """Whether nothing is left to do."""
        ...

    @property
    def findings(self) -> tuple[Finding, ...]:
        """What was wrong so far."""
        ...

    @property
    def record(self) -> str:
        """What was done, as an answer has it; empty for nothing."""
        ...

    @property
    def counts_when_left(self) -> bool:
        """Whether what was done is an answer though somebody leaves in the middle."""
        ...

    def helps(self) -> tuple[str, ...]:
        """Return what can be typed."""
        ...

    def lines(self) -> tuple[str, ...]:
        """Return how the table lies now."""
        ...

    def hint(self) -> tuple[str, ...]:
        """Return what comes next; nothing where there are no hints."""
        ...

    def after(self, line: str, now: int) -> tuple[AtTable, tuple[str, ...]]:
        """Return the table after what a line says, done *now* (milliseconds since it began), and what came of it.

        :raises NotAnAnswer: if the line says no act.
        :raises ActError: if that cannot be done here.
        """
        ...


@dataclass(frozen=True)
class Settled:
    """A still table that is settled."""

    exercise: Shown
    handling: Handling
    acts: tuple[Timed, ...] = ()

    @classmethod
    def of(cls, exercise: Shown) -> Settled:
        """Return the table before the first act."""
        return cls(exercise, Handling.of(exercise.state))

    @property
    def done(self) -> bool:
        """Whether nothing is left to do."""
        return self.handling.done

    @property
    def findings(self) -> tuple[Finding, ...]:
        """What was wrong so far."""
        return self.handling.findings

    @property
    def record(self) -> str:
        """What was done, as an answer has it; empty for nothing."""
        return to_json(self.acts) if self.acts else ""

    @property
    def counts_when_left(self) -> bool:
        """Not: every box that was not reached would be held against whoever leaves."""
        return False

    def helps(self) -> tuple[str, ...]:
        """Return what can be typed."""
        return words.help_of_acts()

    def lines(self) -> tuple[str, ...]:
        """Return how the table lies now."""
        still = replace(self.exercise.still, felt=self.handling.felt)
        return *exercise_lines(replace(self.exercise, still=still)), self.exercise.prompt

    def hint(self) -> tuple[str, ...]:
        """Return nothing: at a still table it is the window that shows the steps."""
        return ()

    def after(self, line: str, now: int) -> tuple[Settled, tuple[str, ...]]:
        """Return the table after an act; of one that turns a hand also how that lies."""
        act = act_of(line, self.exercise.still.table)
        table = replace(self, handling=self.handling.after(act, now), acts=(*self.acts, Timed(act, now)))
        was = self.lines()
        return table, tuple(each for each in table.lines() if each not in was) if isinstance(act, OpenHand) else ()
