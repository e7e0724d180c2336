from __future__ import annotations

import sys
from pathlib import Path

import pytest

from uth import paths


def test_everything_lies_under_the_folder_of_the_variable(users_folder: Path) -> None:
    assert paths.data_folder() == users_folder
    assert paths.tables_folder() == users_folder / "tables"
    assert paths.cache_folder() == users_folder / "cache"
    assert paths.log_folder() == users_folder / "log"
    assert not users_folder.exists()


def test_the_option_wins_over_the_variable(tmp_path: Path) -> None:
    paths.set_data_folder(tmp_path / "option")
    assert paths.data_folder() == tmp_path / "option"
    assert paths.cache_folder() == tmp_path / "option" / "cache"


def test_a_relative_folder_and_the_home_sign_are_resolved_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    paths.set_data_folder(Path("here"))
    monkeypatch.chdir("/")
    assert paths.data_folder() == tmp_path / "here"
    monkeypatch.setenv("USERPROFILE" if sys.platform == "win32" else "HOME", str(tmp_path))
    paths.set_data_folder(Path("~/there"))
    assert paths.data_folder() == tmp_path / "there"


def test_without_either_the_systems_custom_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(paths.VARIABLE)
    folders = {paths.data_folder(), paths.cache_folder(), paths.log_folder()}
    assert len(folders) == 3
    assert all("uth" in folder.parts for folder in folders)


def test_a_folder_is_made_only_for_who_writes(users_folder: Path) -> None:
    assert paths.made(paths.tables_folder()).is_dir()
    assert paths.made(paths.tables_folder()) == users_folder / "tables"


def test_a_folder_that_cannot_be_made_is_the_users_error(users_folder: Path) -> None:
    users_folder.write_text("a file in the way", encoding="utf-8")
    with pytest.raises(paths.FolderError, match=r"cannot be made: .*; --data names another one"):
        paths.made(paths.tables_folder())


def test_for_a_while_everything_lies_elsewhere(tmp_path: Path, users_folder: Path) -> None:
    with paths.moved_to(tmp_path / "thrown away"):
        assert paths.data_folder() == tmp_path / "thrown away"
        assert paths.log_folder() == tmp_path / "thrown away" / "log"
    assert paths.data_folder() == users_folder
    paths.set_data_folder(tmp_path / "asked for")
    with pytest.raises(ZeroDivisionError), paths.moved_to(tmp_path / "thrown away"):
        _ = 1 // 0
    assert paths.data_folder() == tmp_path / "asked for"
