"""How simulated players decide: by a strategy, on what they may see themselves. Nothing is solved for it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from uth.analysis.strategy.facts import Sight
from uth.analysis.strategy.locate import preset
from uth.analysis.strategy.policy import choose
from uth.cards import Card
from uth.company.personas import Persona
from uth.game.model import Choice
from uth.game.view import View
from uth.table import Rules, Street


def practical(view: View, box: int, offered: Iterable[Choice]) -> Choice:
    """Return the practical strategy's choice for *box*, of the choices that are open to it.

    :raises ValueError: if the box is not open or its cards are hidden from the viewer.
    """
    return choose(preset("practical"), view, box, offered)


def choice_of(persona: Persona, view: View, box: int, offered: Iterable[Choice]) -> Choice:
    """Return what somebody decides for *box*; where the strategy says ``best``, the practical one is played.

    :raises ValueError: if the box is not open or its cards are hidden from the viewer.
    """
    return choose(preset(persona.strategy), view, box, offered, _Handbook(view.table.rules))


@dataclass(frozen=True, slots=True)
class _Handbook:
    """Knows the best play as far as the published practical strategy does."""

    rules: Rules

    def best(self, street: Street, hole: tuple[Card, ...], board: tuple[Card, ...]) -> Choice:
        answer = preset("practical").answer(street, Sight(self.rules, hole, board).number)
        assert answer is not None
        return answer
