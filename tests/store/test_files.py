"""Files written whole or not at all."""

from __future__ import annotations

import os
import stat
import threading
from collections.abc import Iterator
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


def test_pieces_are_written_as_they_come(tmp_path: Path) -> None:
    file = tmp_path / "file.txt"
    write_atomically(file, (piece for piece in (b"one", b"", b"two")))
    assert file.read_bytes() == b"onetwo"

    def broken() -> Iterator[bytes]:
        yield b"three"
        raise UthError("no more")

    with pytest.raises(UthError, match="no more"):
        write_atomically(file, broken())
    assert file.read_bytes() == b"onetwo"
    assert [each.name for each in tmp_path.iterdir() if each.is_file()] == ["file.txt"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in folders here")
def test_a_pipe_is_written_to_and_stays_one(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    read: list[bytes] = []
    reader = threading.Thread(target=lambda: read.append(pipe.read_bytes()))
    reader.start()
    write_atomically(pipe, b"through")
    reader.join()
    assert read == [b"through"]
    assert pipe.is_fifo()


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
