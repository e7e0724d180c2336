"""Stored solutions: found, kept, refused when damaged, and asked for without the solver."""

from __future__ import annotations

import copy
import sys
from dataclasses import fields, replace
from typing import Any

import pytest
from hypothesis import given

from tests.tables import standard, tables
from uth.analysis import solved as module
from uth.analysis.game import Game, game_of
from uth.analysis.solution import DEALS
from uth.analysis.solved import SolverMissing, from_data, key_of, solved, stored, to_data
from uth.store.solutions import keep_solution, own_folder, read_solution
from uth.table import Rules, Street, Table

GAME = game_of(standard())
UNKNOWN = replace(GAME, on_win=tuple(pay * 2 for pay in GAME.on_win))
"""No game of a preset, so that no solution comes with the program."""


@pytest.fixture
def no_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    """Be on a machine without numba."""
    monkeypatch.setitem(sys.modules, "uth.analysis.solver", None)


def test_there_and_back() -> None:
    found = solved(GAME, ties_play=True)
    assert from_data(GAME, to_data(found)) == found
    assert sum(found.ends.values()) == sum(found.ends_when(ties_play=True).values()) == DEALS


@pytest.mark.usefixtures("no_solver")
def test_a_stored_game_needs_no_solver() -> None:
    assert solved(GAME, ties_play=True).game == GAME


@pytest.mark.usefixtures("no_solver")
def test_without_the_solver_others_say_so() -> None:
    with pytest.raises(SolverMissing, match="numba"):
        solved(UNKNOWN)


def test_a_new_solution_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second time it is found; asked for with ties, it is solved again and then kept with them."""
    asked: list[bool] = []

    def solve(game: Game, *, ties_play: bool = False, told: object = None) -> module.Solved:
        asked.append(ties_play)
        found = replace(solved(GAME, ties_play=True), game=game)
        return found if ties_play else replace(found, ends_ties_play=None)

    monkeypatch.setattr(module, "solved_anew", solve)
    assert stored(UNKNOWN) is None
    first = solved(UNKNOWN)
    assert solved(UNKNOWN) == stored(UNKNOWN) == first
    with pytest.raises(ValueError, match="break-even"):
        first.ends_when(ties_play=True)
    assert solved(UNKNOWN, ties_play=True) == solved(UNKNOWN, ties_play=True) == solved(UNKNOWN)
    assert asked == [False, True]


def _without_a_hand(data: dict[str, Any]) -> None:
    del data["hands"]["AA"]


def _with_other_weights(data: dict[str, Any]) -> None:
    data["ends"]["fold"][0][2][3] += 1


def _with_an_unknown_choice(data: dict[str, Any]) -> None:
    data["ends"]["fold"][0][0] = "raise"


def _without_a_value(data: dict[str, Any]) -> None:
    data["hands"]["AA"] = {}


def _with_nothing(data: dict[str, Any]) -> None:
    data.clear()


DAMAGES = [_without_a_hand, _with_other_weights, _with_an_unknown_choice, _without_a_value, _with_nothing]


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_solution_is_none(damage: Any) -> None:
    data = copy.deepcopy(to_data(solved(GAME)))
    assert from_data(GAME, data) is not None
    damage(data)
    assert from_data(GAME, data) is None
    keep_solution(key_of(UNKNOWN), data)
    assert stored(UNKNOWN) is None


@pytest.mark.parametrize("data", [None, [], "text", 7])
def test_what_is_no_solution_is_none(data: object) -> None:
    assert from_data(GAME, data) is None


def test_every_rule_of_the_game_is_in_the_key() -> None:
    other: dict[str, object] = {
        "scale": GAME.scale * 2,
        "on_win": UNKNOWN.on_win,
        "on_loss": (0, *GAME.on_loss[1:]),
        "can_fail": not GAME.can_fail,
        "failed_pays": not GAME.failed_pays,
        "before_the_flop": (4,),
        "fold": frozenset({Street.FLOP, Street.RIVER}),
        "both": not GAME.both,
    }
    assert set(other) == {field.name for field in fields(Game)}
    keys = {key_of(replace(GAME, **{name: value})) for name, value in other.items()}  # type: ignore[arg-type]
    assert len(keys | {key_of(GAME)}) == len(other) + 1


@given(tables())
def test_equal_games_have_equal_keys(table: Table) -> None:
    same = replace(table, rules=replace(table.rules, fold=tuple(reversed(table.rules.fold)), boxes=8), trips=None)
    assert key_of(game_of(table)) == key_of(game_of(same))


def test_a_new_algorithm_has_new_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    before = key_of(GAME)
    monkeypatch.setattr(module, "ALGORITHM", module.ALGORITHM + 1)
    assert key_of(GAME) != before


def test_what_is_not_the_games_is_not_in_the_key() -> None:
    assert key_of(game_of(standard(rules=Rules(boxes=3), trips=None))) == key_of(GAME)
    assert read_solution(key_of(GAME)) is not None
    assert not own_folder().exists()
