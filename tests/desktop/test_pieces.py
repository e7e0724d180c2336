"""Files of ours come, stay as they are, and go; others are never touched."""

from __future__ import annotations

from pathlib import Path

import pytest

from uth.desktop.pieces import MARK, NotOurs, Piece, ShortcutError, is_ours, put, take_away
from uth.paths import FolderError


@pytest.fixture
def pieces(tmp_path: Path) -> list[Piece]:
    return [
        Piece(tmp_path / "menu" / "one", b"one, " + MARK),
        Piece(tmp_path / "menu" / "deep" / "er" / "two", MARK + b", two", executable=True),
    ]


def test_they_come_once_and_are_renewed(pieces: list[Piece], tmp_path: Path) -> None:
    one, two = (piece.file for piece in pieces)
    assert put(pieces) == [one, two]
    assert two.stat().st_mode & 0o111
    assert not one.stat().st_mode & 0o111
    assert put(pieces) == []
    two.chmod(0o644)
    assert put(pieces) == [two]
    newer = [Piece(one, b"newer, " + MARK), pieces[1]]
    assert put(newer) == [one]
    assert one.read_bytes() == b"newer, " + MARK
    assert sorted(file.name for file in tmp_path.rglob("*") if file.is_file()) == ["one", "two"]


def test_they_go_with_their_empty_folders(pieces: list[Piece], tmp_path: Path) -> None:
    put(pieces)
    other = tmp_path / "menu" / "deep" / "other"
    other.write_text("somebody's", encoding="utf-8")
    files = [piece.file for piece in pieces]
    assert take_away(files, tmp_path) == files
    assert [file for file in tmp_path.rglob("*") if file.is_file()] == [other]
    assert not (tmp_path / "menu" / "deep" / "er").exists()
    assert take_away(files, tmp_path) == []
    other.unlink()
    put(pieces)
    take_away(files, tmp_path)
    assert not (tmp_path / "menu").exists()
    assert tmp_path.exists()


@pytest.mark.parametrize("what", ["file", "folder", "link", "dead link"])
def test_what_is_not_ours_is_left_alone(what: str, pieces: list[Piece], tmp_path: Path) -> None:
    first, there = pieces[0].file, pieces[1].file
    there.parent.mkdir(parents=True)
    elsewhere = tmp_path / "elsewhere"
    match what:
        case "file":
            there.write_text("somebody's", encoding="utf-8")
        case "folder":
            there.mkdir()
        case "link":
            elsewhere.write_bytes(MARK)
            there.symlink_to(elsewhere)
        case _:
            there.symlink_to(elsewhere)
    before = there.lstat()
    with pytest.raises(NotOurs, match="two is there and was not made by uth shortcut"):
        put(pieces)
    with pytest.raises(NotOurs, match="two is there and was not made by uth shortcut"):
        take_away([piece.file for piece in pieces], tmp_path)
    assert there.lstat().st_ino == before.st_ino
    assert not first.exists()


def test_a_mark_in_wide_letters_is_one_too(tmp_path: Path) -> None:
    link = tmp_path / "x.lnk"
    link.write_bytes(b"L\0\0\0" + MARK.decode().encode("utf-16-le"))
    assert is_ours(link)


def test_a_folder_that_cannot_be_written_to(pieces: list[Piece], tmp_path: Path) -> None:
    (tmp_path / "menu").write_text("in the way", encoding="utf-8")
    with pytest.raises(FolderError, match="menu"):
        put(pieces)


def test_what_the_system_refuses_is_said(pieces: list[Piece], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    put(pieces)
    pieces[1].file.chmod(0o644)
    with monkeypatch.context() as patch:
        patch.setattr("uth.desktop.pieces.write_atomically", lambda *_: None)
        patch.setattr(Path, "chmod", refuse)
        with pytest.raises(ShortcutError, match="two cannot be made executable: Permission denied"):
            put(pieces)
    monkeypatch.setattr(Path, "unlink", refuse)
    with pytest.raises(ShortcutError, match="one cannot be deleted: Permission denied"):
        take_away([pieces[0].file], tmp_path)
    monkeypatch.setattr(Path, "read_bytes", refuse)
    with pytest.raises(ShortcutError, match="one cannot be read: Permission denied"):
        put(pieces)
