"""Files written whole or not at all."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from uth.errors import UthError
from uth.store.files import WriteError, write_atomically


def test_writes_and_replaces(tmp_path: Path) -> None:
    file = tmp_path / "new" / "folder" / "file.txt"
    write_atomically(file, b"one")
    write_atomically(file, b"two")
    assert file.read_bytes() == b"two"
    assert [each.name for each in file.parent.iterdir()] == ["file.txt"]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
def test_others_may_read_it_as_they_may_any_new_file(tmp_path: Path) -> None:
    plain, written = tmp_path / "plain", tmp_path / "written"
    plain.write_bytes(b"")
    write_atomically(written, b"")
    assert stat.S_IMODE(written.stat().st_mode) == stat.S_IMODE(plain.stat().st_mode)


def test_a_failure_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "file.txt"
    write_atomically(file, b"old")

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(WriteError, match=r"file\.txt cannot be written: No space left on device"):
        write_atomically(file, b"new")
    assert file.read_bytes() == b"old"
    assert [each.name for each in tmp_path.iterdir() if each.is_file()] == ["file.txt"]


def test_an_interruption_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(number: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        write_atomically(tmp_path / "file.txt", b"new")
    assert [each.name for each in tmp_path.iterdir() if each.is_file()] == []


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "taken").write_bytes(b"")
    with pytest.raises(UthError, match="cannot be made"):
        write_atomically(tmp_path / "taken" / "file.txt", b"")
