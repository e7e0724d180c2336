"""Whether a drill gets a window, by where its input comes from."""

from __future__ import annotations

import io
import os
from argparse import Namespace
from pathlib import Path

import pytest

from uth.cli.train.where import at_a_window, brings_answers

PLAIN = Namespace(text=False, json=False)


def test_a_pipe_a_file_with_lines_and_a_stream_in_memory_bring_answers(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(writing)
    with os.fdopen(reading) as pipe:
        assert brings_answers(pipe)
    file = tmp_path / "answers.txt"
    file.write_text("pair\n", encoding="utf-8")
    with file.open(encoding="utf-8") as lines:
        assert brings_answers(lines)
    assert brings_answers(io.StringIO("pair\n"))


def test_what_a_launcher_gives_brings_none(tmp_path: Path) -> None:
    with Path(os.devnull).open(encoding="utf-8") as nothing:
        assert not brings_answers(nothing)
    assert not brings_answers(None)
    assert not brings_answers(nothing), "it is closed"
    empty = tmp_path / "empty.txt"
    empty.touch()
    with empty.open(encoding="utf-8") as lines:
        assert not brings_answers(lines)


@pytest.mark.parametrize(
    ("options", "wished"),
    [(PLAIN, True), (Namespace(text=True, json=False), False), (Namespace(text=False, json=True), False)],
)
def test_a_window_is_wished_unless_lines_are(
    options: Namespace, monkeypatch: pytest.MonkeyPatch, *, wished: bool
) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert at_a_window(options) is wished
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert not at_a_window(options)
