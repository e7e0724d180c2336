"""Whether a drill gets a window, by where its input comes from; whose its answers are; its seed."""

from __future__ import annotations

import io
import os
from argparse import Namespace
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from uth.cli.train.where import SeedAndPlayer, at_a_window, brings_answers, kept, seed_of
from uth.store.database import Database, default_file
from uth.store.players import PlayerError, Players

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


def test_a_seed_is_the_one_that_was_asked_for_or_a_new_one() -> None:
    asked = [seed_of(Namespace(seed=seed)) for seed in ("7", "", None, None)]
    assert asked[:2] == ["7", ""]
    assert len(set(asked)) == 4


@pytest.mark.usefixtures("users_folder")
def test_answers_go_to_the_player_whom_it_is_about_or_nowhere() -> None:
    nobody = Namespace(seed=None, player=None)
    with ExitStack() as stack:
        assert kept(nobody, stack, "") == (None, None)
        assert not default_file().exists(), "nothing is made for nobody"
        Database.open(default_file()).close()
        assert kept(nobody, stack, "") == (None, None)
        database = stack.enter_context(closing(Database.open(default_file())))
        ann = Players(database).create("Ann")
        assert kept(nobody, stack, "")[1] == kept(Namespace(seed=None, player="ann"), stack, "")[1] == ann
        assert kept(Namespace(seed="7", player=None), stack, "") == (None, None)
        with pytest.raises(PlayerError, match='there is no player "Bob"'):
            kept(Namespace(seed=None, player="Bob"), stack, "")
        with pytest.raises(SeedAndPlayer, match="--seed, --player: one of the two"):
            kept(Namespace(seed="7", player="Ann"), stack, "{options}: one of the two")
