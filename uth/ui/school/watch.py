"""A stop watch that time is poured into. No pygame."""

from __future__ import annotations

from dataclasses import dataclass


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
