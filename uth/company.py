"""Simulated players. So far one: somebody who plays the published practical strategy and bets flat."""

from __future__ import annotations

from collections.abc import Iterable

from uth.analysis.strategy.locate import preset
from uth.analysis.strategy.policy import choose
from uth.game.model import Choice
from uth.game.view import View


def practical(view: View, box: int, offered: Iterable[Choice]) -> Choice:
    """Return the practical strategy's choice for *box*, of the choices that are open to it.

    :raises ValueError: if the box is not open or its cards are hidden from the viewer.
    """
    return choose(preset("practical"), view, box, offered)
