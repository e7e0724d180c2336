"""The solutions that come with the program: one for each preset's game, and what the solver gives."""

from __future__ import annotations

import os

import pytest

from uth.analysis.game import Game, game_of
from uth.analysis.solved import from_data, key_of, solved_anew, stored, to_data
from uth.config import list_tables, load_table
from uth.store.files import write_atomically
from uth.store.solutions import as_text, read_solution, shipped_folder

PRESETS = [listed.name for listed in list_tables() if listed.preset]
SAMPLE = "auckland"
"""The preset that every run solves again; ``pytest -m full`` solves all."""


def game(preset: str) -> Game:
    return game_of(load_table(preset).table)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_comes_with_its_solution(preset: str) -> None:
    found = from_data(game(preset), read_solution(key_of(game(preset))))
    assert found is not None
    assert found.ends_ties_play is not None


def test_no_other_solution_comes_with_the_program() -> None:
    assert {file.name for file in shipped_folder().iterdir()} == {f"{key_of(game(preset))}.json" for preset in PRESETS}


@pytest.mark.parametrize(
    "preset", [pytest.param(name, marks=[] if name == SAMPLE else pytest.mark.full) for name in PRESETS]
)
def test_solved_again_they_are_the_same(preset: str) -> None:
    """``UTH_REGEN=1`` writes them anew."""
    found = solved_anew(game(preset), ties_play=True)
    if os.environ.get("UTH_REGEN") == "1":
        text = as_text(to_data(found))
        write_atomically(shipped_folder() / f"{key_of(game(preset))}.json", text.encode())
    assert stored(game(preset)) == found
