"""A damaged file gets another name, with its log; the rescued one its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from uth.store import aside
from uth.store.errors import CannotWrite

NOON = 1_900_000_000_000


def names(folder: Path) -> list[str]:
    """Return the names in a folder."""
    return sorted(each.name for each in folder.iterdir())


def test_all_parts_go_and_the_rescued_one_comes(tmp_path: Path) -> None:
    file = tmp_path / "it.sqlite"
    for part in ("", "-wal", "-shm"):
        file.with_name(f"it.sqlite{part}").write_text(f"damaged{part}")
    aside.made(file).write_text("rescued")
    kept = aside.put_in_place(file, NOON)
    assert kept == tmp_path / "it.damaged-2030-03-17.sqlite"
    assert names(tmp_path) == ["it.damaged-2030-03-17.sqlite"] + [
        f"it.damaged-2030-03-17.sqlite{part}" for part in ("-shm", "-wal")
    ] + ["it.sqlite"]
    assert file.read_text() == "rescued"
    assert kept.read_text() == "damaged"


def test_no_file_is_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "it.sqlite"
    (tmp_path / "it.damaged-2030-03-17.sqlite-wal").write_text("mine")
    (tmp_path / "it.damaged-2030-03-17-2.sqlite").write_text("mine")
    file.write_text("damaged")
    aside.made(file).write_text("rescued")
    assert aside.put_in_place(file, NOON) == tmp_path / "it.damaged-2030-03-17-3.sqlite"


def test_a_place_that_is_empty(tmp_path: Path) -> None:
    file = tmp_path / "it.sqlite"
    aside.made(file).write_text("rescued")
    assert aside.put_in_place(file, NOON) is None
    assert names(tmp_path) == ["it.sqlite"]


def test_a_system_that_refuses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    file = tmp_path / "it.sqlite"
    file.write_text("damaged")
    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", refused)
        with pytest.raises(CannotWrite, match="cannot be set aside: Permission denied"):
            aside.put_in_place(file, NOON)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", refused)
        with pytest.raises(CannotWrite, match="cannot be deleted: Permission denied"):
            aside.clear(file)
    assert file.read_text() == "damaged"
    aside.clear(file)
    assert names(tmp_path) == []
