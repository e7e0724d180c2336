"""How long simulated players think before they decide, for whoever watches: nothing waits for it but the film."""

from __future__ import annotations

from uth.company.personas import persona_of
from uth.game.model import Choice
from uth.table import Street

_STREETS = {Street.PREFLOP: 1.0, Street.FLOP: 0.8, Street.RIVER: 1.2}
_CHOICES = {Choice.CHECK: 0.8, Choice.FOLD: 1.3}
_PLAYS = 1.1


def thinks(name: str, street: Street, choice: Choice) -> float:
    """Return how many seconds the player of that name takes for a decision."""
    return persona_of(name).seconds * _STREETS[street] * _CHOICES.get(choice, _PLAYS)
