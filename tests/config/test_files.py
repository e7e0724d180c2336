"""Files that somebody has named: regular ones, and no more of them than may be read."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from uth.config.files import Unreadable, bytes_of
from uth.config.locate import TableNotFound, load_table


def test_no_more_is_read_than_one_byte_too_many(tmp_path: Path) -> None:
    file = tmp_path / "long"
    file.write_bytes(b"x" * 100)
    assert bytes_of(file, 200) == b"x" * 100
    assert len(bytes_of(file, 10)) == 11


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with a name here")
def test_a_pipe_is_no_file(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.yaml"
    os.mkfifo(pipe)
    with pytest.raises(Unreadable, match="expected a file"):
        bytes_of(pipe, 10)
    with pytest.raises(TableNotFound, match=r"pipe\.yaml cannot be opened: expected a file"):
        load_table(str(pipe))


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no such device here")
def test_a_device_is_no_file() -> None:
    with pytest.raises(Unreadable, match="expected a file"):
        bytes_of(Path("/dev/zero"), 10)


@pytest.mark.parametrize("name", [".", "gone", "a\0b"])
def test_what_cannot_be_opened_is_said(name: str, tmp_path: Path) -> None:
    with pytest.raises(Unreadable):
        bytes_of(tmp_path / name, 10)
