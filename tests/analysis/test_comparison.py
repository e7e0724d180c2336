"""Where the best play of two games differs."""

from __future__ import annotations

import sys
from fractions import Fraction
from functools import cache

import pytest

from tests.tables import standard
from uth.analysis import solver
from uth.analysis.comparison import FLOP_DECISIONS, flop_changes, hand_changes
from uth.analysis.game import Game, game_of
from uth.analysis.solved import SolverMissing, solved
from uth.config import load_table
from uth.game.model import Choice
from uth.table import Rules


def game(preset: str) -> Game:
    return game_of(load_table(preset).table)


def test_equal_games() -> None:
    assert hand_changes(solved(game("standard")).hands, solved(game("france")).hands) == ()
    assert flop_changes(game("standard"), game("france")) == 0


def test_auckland() -> None:
    changes = hand_changes(solved(game("standard")).hands, solved(game("auckland")).hands)
    assert [(change.hand.name, change.before, change.after) for change in changes] == [
        ("22", Choice.CHECK, Choice.PLAY_4X),
        ("T9s", Choice.CHECK, Choice.PLAY_4X),
        ("J9o", Choice.CHECK, Choice.PLAY_4X),
    ]
    values = {value.hand.name: value for value in solved(game("auckland")).hands}
    for change in changes:
        of_hand = values[change.hand.name].values
        assert change.cost == of_hand[Choice.PLAY_4X] - of_hand[Choice.CHECK]
        assert isinstance(change.cost, Fraction)
        assert change.cost > 0


def test_a_choice_that_is_not_offered_has_no_cost() -> None:
    three = solver.solve(game_of(standard(rules=Rules(before_the_flop=(3,))))).hands
    changes = hand_changes(solved(game("standard")).hands, three)
    (aces,) = (change for change in changes if change.hand.name == "AA")
    assert (aces.before, aces.after, aces.cost) == (Choice.PLAY_4X, Choice.PLAY_3X, None)


def test_flop_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same count from both sides, and none where only the multiples before the flop differ."""
    monkeypatch.setattr(solver, "solve", cache(solver.solve))
    changed = flop_changes(game("standard"), game("auckland"))
    assert changed == flop_changes(game("auckland"), game("standard"))
    assert 0 < changed < FLOP_DECISIONS
    assert flop_changes(game("standard"), game("four-x-only")) == 0


def test_without_the_solver_flops_are_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "uth.analysis.solver", None)
    with pytest.raises(SolverMissing):
        flop_changes(game("standard"), game("auckland"))
