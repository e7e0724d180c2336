"""The practical strategy, by the hands that its published description names."""

from __future__ import annotations

import csv
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.play import bets, dealt, steps
from tests.tables import standard
from uth import company
from uth.analysis.strategy.facts import Sight
from uth.analysis.strategy.locate import preset
from uth.analysis.strategy.model import Fact
from uth.cards import DECK, Card, parse_cards
from uth.company.personas import PERSONAS, persona_of
from uth.company.playing import choice_of
from uth.game import engine
from uth.game.actions import Decide
from uth.game.model import Choice
from uth.game.view import CAMERA, seen_from
from uth.table import Rules, Street

PRACTICAL = preset("practical")


def plays(street: Street, hole: Iterable[Card], board: str = "") -> bool:
    """Whether the practical strategy raises on a street."""
    sight = Sight(Rules(), tuple(hole), parse_cards(board))
    answer = PRACTICAL.answer(street, sight.number)
    assert answer is not None
    return answer.multiple > 0


def test_the_raising_list_is_the_optimal_one() -> None:
    """Against the reference figures: the hands whose best choice is 4x are the ones that raise."""
    with (Path(__file__).parents[1] / "data" / "preflop_169.csv").open(encoding="utf-8") as file:
        best = {row["hand"]: row["best"] == "4x" for row in csv.DictReader(file)}
    assert len(best) == 169
    raising = {_name(*hole): plays(Street.PREFLOP, hole) for hole in ((a, b) for a in DECK for b in DECK if a != b)}
    assert raising == best


def _name(one: tuple[int, int], other: tuple[int, int]) -> str:
    low, high = sorted((one, other))
    kind = "" if low[0] == high[0] else "s" if low[1] == high[1] else "o"
    letters = "23456789TJQKA"
    return letters[high[0] - 2] + letters[low[0] - 2] + kind


@pytest.mark.parametrize(
    ("hole", "board", "expected"),
    [
        ("9c 4d", "9h Ks 2c", True),
        ("2c 2d", "Kh 9s 5d", False),
        ("3c 3d", "Kh 9s 5d", True),
        ("Kc 2d", "7s 7h 7c", True),
        ("Ac 4d", "9h 9s 2c", False),
        ("Td 4s", "3d 7d 9d", True),
        ("9d 4s", "3d 7d Td", False),
        ("8d 4d", "3d 7d Kc", False),
        ("Jc 9d", "Ts 8h 2c", False),
    ],
)
def test_flop(hole: str, board: str, expected: bool) -> None:
    assert plays(Street.FLOP, parse_cards(hole), board) is expected


@pytest.mark.parametrize(
    ("hole", "board", "expected"),
    [
        ("2c 9d", "2h Ks Jc 8d 5s", True),
        ("2c 3c", "9c 9d 9h 9s Kh", True),
        ("2c 7c", "9c 9d 9h 9s 3h", True),
        ("2c 3c", "9c 9d 9h 9s 7h", False),
        ("Kd Qh", "4s 5h 6d 8c 9d", False),
        ("5h 3s", "2c 7d 9h Js Kc", False),
    ],
)
def test_river(hole: str, board: str, expected: bool) -> None:
    assert plays(Street.RIVER, parse_cards(hole), board) is expected


@pytest.mark.parametrize(
    ("hole", "board", "outs"),
    [("2c 3c", "9c 9d 9h 9s Kh", 4), ("Ac 3c", "9c 9d 9h 9s Kh", 0), ("5h 3s", "2c 7d 9h Js Kc", 35)],
)
def test_dealer_outs(hole: str, board: str, outs: int) -> None:
    assert Sight(Rules(), parse_cards(hole), parse_cards(board)).number(Fact.DEALER_OUTS) == outs


def test_the_choice_is_one_of_those_offered() -> None:
    state = dealt(standard(), bets(1, "Ann", 1000), holes=["Ks 3h"], dealer="Kd 4s", board="2c 7d 9h Js Kc")
    view = seen_from(state, "Ann")
    assert company.practical(view, 1, engine.open_choices(state)) is Choice.CHECK
    assert company.practical(view, 1, [Choice.PLAY_3X]) is Choice.PLAY_3X
    with pytest.raises(ValueError, match="no two cards"):
        company.practical(seen_from(state, CAMERA), 1, [Choice.CHECK])
    with pytest.raises(ValueError, match="no two cards"):
        company.practical(view, 2, [Choice.CHECK])


@pytest.mark.parametrize(
    ("name", "expected"),
    [("Maria", Choice.PLAY_4X), ("Viktor", Choice.CHECK), ("Ingrid", Choice.PLAY_3X), ("Rosa", Choice.CHECK)],
)
def test_everybody_plays_in_a_way_of_their_own(name: str, expected: Choice) -> None:
    state = dealt(standard(), bets(1, name, 1000), holes=["9s 9h"], dealer="Kd 4s", board="2c 7d 9d Js Kc")
    assert choice_of(persona_of(name), seen_from(state, name), 1, engine.open_choices(state)) is expected


def test_where_a_strategy_says_best_the_practical_one_is_played() -> None:
    state = dealt(standard(), bets(1, "Sam", 1000), holes=["2s 7h"], dealer="Kd 4s", board="2c 7d 9d Js Kc")
    state = steps(state, Decide(1, Choice.CHECK))
    assert choice_of(persona_of("Sam"), seen_from(state, "Sam"), 1, engine.open_choices(state)) is Choice.PLAY_2X


def test_all_strategies_come_with_the_program() -> None:
    assert all(preset(persona.strategy).name for persona in PERSONAS)


def test_playing_loads_neither_arrays_nor_compiled_code() -> None:
    code = (
        "import sys; from uth.company import practical; from uth.analysis.strategy.locate import preset; "
        "preset('practical'); print([name for name in ('numba', 'numpy', 'matplotlib') if name in sys.modules])"
    )
    environment = {**os.environ, "PYTHONPATH": str(Path(company.__file__).parents[2])}
    answer = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, env=environment)
    assert answer.stdout == "[]\n"
