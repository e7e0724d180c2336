"""The strategy file that was opened last is there again, and says so if it is gone or broken."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.strategy.test_ways import MINE
from uth.errors import UthError
from uth.store import settings_file
from uth.ui.preferences import Preferences
from uth.ui.strategy.shelf import Shelf
from uth.ui.strategy.ways import is_strategy, way_at

UID = "0a"


@pytest.fixture
def mine(users_folder: Path, tmp_path: Path) -> Path:
    """Return the file of a strategy outside the user's folder."""
    del users_folder
    file = tmp_path / "mine.yaml"
    file.write_text(MINE, encoding="utf-8")
    return file


def again() -> Shelf:
    return Shelf(Preferences.of(UID))


def test_without_a_file_the_named_strategy_is_shown(users_folder: Path) -> None:
    del users_folder
    shelf = again()
    assert (shelf.current.name, shelf.may_forget) == ("practical", False)


def test_an_opened_file_is_there_the_next_time_and_can_be_forgotten(mine: Path) -> None:
    shelf = again()
    assert shelf.show(way_at(f'"{mine}"')) == ""
    assert settings_file.read(UID).settings.strategy == str(mine)
    later = again()
    assert (later.current.title, later.may_forget) == ("Mine", True)
    assert len(later.ways) == len(again().ways)
    assert later.forget() == ""
    assert (later.current.name, again().current.name) == ("practical", "practical")


def test_each_player_has_an_own_one(mine: Path) -> None:
    again().show(way_at(str(mine)))
    assert Shelf(Preferences.of("0b")).current.name == "practical"


def test_a_file_that_is_gone_or_broken_says_so(mine: Path) -> None:
    again().show(way_at(str(mine)))
    mine.write_text(MINE.replace("play 1x", "call"), encoding="utf-8")
    assert str(mine) in again().current.problems[0]
    mine.unlink()
    gone = again()
    assert "cannot be opened" in gone.current.problems[0]
    assert gone.may_forget
    mine.write_text(MINE, encoding="utf-8")
    assert again().current.title == "Mine"


def test_what_comes_with_the_program_is_only_looked_at(users_folder: Path) -> None:
    del users_folder
    shelf = again()
    shelf.show(way_at("practical-river"))
    assert (shelf.current.name, shelf.may_forget, len(shelf.ways)) == ("practical-river", False, len(again().ways))


def test_what_cannot_be_remembered_is_said(mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise UthError("the disk is full")

    monkeypatch.setattr(settings_file, "write", full)
    shelf = again()
    assert shelf.show(way_at(str(mine))) == "the disk is full"
    assert shelf.current.title == "Mine"


def test_a_strategy_is_told_from_a_table(mine: Path, tmp_path: Path) -> None:
    assert is_strategy(f'"{mine}"')
    assert is_strategy(mine.as_uri())
    table = tmp_path / "table.yaml"
    table.write_text("name: Mine\nrules:\n  fold: [preflop, river]\n", encoding="utf-8")
    assert not is_strategy(str(table))
    assert not is_strategy(str(tmp_path / "gone.yaml"))
    assert not is_strategy(str(tmp_path))
