"""``uth pictures``: where the pictures go, and what is said."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.readme import arguments
from uth import cli
from uth.ui.book.exhibits import EXHIBITS


def test_it_draws_what_was_asked_for_and_says_where(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli.main([*arguments("uth pictures book --only menu --size 960x600"), "--size", "320x200"]) == 0
    folder = Path("book")
    drawn = {size: {file.name for file in (folder / size).iterdir()} for size in ("960x600", "320x200")}
    assert drawn["960x600"] == drawn["320x200"]
    count = 2 * len(drawn["960x600"])
    assert capsys.readouterr().out == f"{count} pictures; {folder / 'index.html'} shows them all\n"
    assert {file.name for file in folder.iterdir()} == {"960x600", "320x200", "index.html"}


def test_a_word_that_nothing_has_is_bad_input(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("uth.ui.book.making.EXHIBITS", EXHIBITS[:2])
    assert cli.main(["pictures", str(tmp_path), "--only", "xyz", "--size", "320x200"]) == 2
    assert capsys.readouterr().err.startswith("uth: --only xyz: nothing in the book is called that; its chapters")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_none_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert cli.main(["pictures", str(tmp_path / "file"), "--only", "betting", "--size", "320x200"]) == 2
    assert "cannot be written" in capsys.readouterr().err
