"""A stop watch that time is poured into. No pygame."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(slots=True)
class Watch:
    """How much time has gone by, in whole milliseconds; what is less is kept for later."""

    milliseconds: int = 0
    _rest: float = 0.0

    def tick(self, seconds: float) -> bool:
        """Let time go by; return whether the clock shows another second."""
        before = self.milliseconds // 1000
        self._rest += seconds * 1000
        whole = int(self._rest)
        self._rest -= whole
        self.milliseconds += whole
        return self.milliseconds // 1000 != before

    def wind(self, milliseconds: int) -> bool:
        """Show the time of another clock; return whether it is another second."""
        before = self.milliseconds // 1000
        self.milliseconds, self._rest = milliseconds, 0.0
        return self.milliseconds // 1000 != before


class Clocked(Protocol):
    """What is done against the clock."""

    def tick(self, seconds: float) -> bool:
        """Let time go by; return whether the clock shows another second."""
        ...

    def wind(self, milliseconds: int) -> bool:
        """Go by another clock; return whether it shows another second."""
        ...
