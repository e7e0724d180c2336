"""How long simulated players think."""

from __future__ import annotations

from uth.company.personas import PERSONAS
from uth.company.thinking import thinks
from uth.game.model import Choice
from uth.table import Street


def test_thoughts_are_short_and_their_own() -> None:
    taken = {thinks(each.name, street, choice) for each in PERSONAS for street in Street for choice in Choice}
    assert min(taken) > 0.1
    assert max(taken) < 1.5
    assert thinks("Viktor", Street.RIVER, Choice.FOLD) > thinks("Sam", Street.RIVER, Choice.FOLD)
