"""An amount that is being typed for a betting circle. No pygame."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from uth.table import Bet
from uth.ui.keys import Key
from uth.ui.page.typing import Line

_LONGEST = 12
_FIGURES = frozenset("0123456789.,")


@dataclass(frozen=True, slots=True)
class Entry:
    """The circle and what was typed so far."""

    box: int
    bet: Bet
    line: Line = field(default_factory=lambda: Line("", 0, _LONGEST))

    @property
    def text(self) -> str:
        """What was typed."""
        return self.line.text

    def typed(self, text: str) -> Entry:
        """Return it with what was typed; only figures and the marks between them can stand in an amount."""
        return replace(self, line=self.line.typed("".join(letter for letter in text if letter in _FIGURES)))

    def pressed(self, key: Key, *, ctrl: bool = False) -> Entry:
        """Return it after a key that edits; any other leaves it as it is."""
        line = self.line.pressed(key, ctrl=ctrl)
        return self if line is None else replace(self, line=line)
