"""The strategies that can be looked at."""

from __future__ import annotations

from pathlib import Path

from uth import paths
from uth.ui.strategy.ways import side_by_side, way_of, ways

MINE = """\
format: 1
name: Mine
preflop:
  - otherwise: check
flop:
  - otherwise: check
river:
  - otherwise: play 1x
"""


def _own(text: str) -> Path:
    folder = paths.data_folder() / "strategies"
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "mine.yaml"
    file.write_text(text, encoding="utf-8")
    return file


def test_the_named_one_comes_first_and_the_best_play_is_not_among_them(users_folder: Path) -> None:
    del users_folder
    found = ways()
    assert found[0].name == "practical"
    assert "optimal" not in [way.name for way in found]
    assert not any(way.own or way.problems for way in found)
    assert [strategy.name for strategy in side_by_side(found)] == ["practical"]


def test_the_players_own_come_next_and_are_held_against_the_best(users_folder: Path) -> None:
    del users_folder
    _own(MINE)
    found = ways()
    assert [(way.name, way.title, way.own) for way in found[:2]] == [
        ("practical", "practical", False),
        ("mine", "Mine", True),
    ]
    assert [strategy.name for strategy in side_by_side(found)] == ["practical", "Mine"]


def test_a_file_with_problems_says_them_all(users_folder: Path) -> None:
    del users_folder
    file = _own(MINE.replace("play 1x", "call").replace("check", "chek", 1))
    found = way_of(str(file))
    assert found.strategy is None
    assert (found.title, len(found.problems)) == (str(file), 2)
    assert all(str(file) in problem for problem in found.problems)
    assert side_by_side([found]) == ()


def test_no_such_file() -> None:
    (problem,) = way_of("/nowhere/mine.yaml").problems
    assert "/nowhere/mine.yaml" in problem
