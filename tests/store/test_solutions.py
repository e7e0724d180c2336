"""Solutions as documents by key."""

from __future__ import annotations

import json
from pathlib import Path

from uth import paths
from uth.store.solutions import as_text, keep_solution, own_folder, read_solution, shipped_folder

DOCUMENT = {
    "ends": {"fold": [["play 4x", "preflop", [1, 2]], ["fold", "river", [3]]]},
    "hands": {"AA": {"check": "1/2"}},
}


def test_kept_and_found() -> None:
    assert read_solution("mine") is None
    assert keep_solution("mine", DOCUMENT)
    assert read_solution("mine") == DOCUMENT
    assert [file.name for file in own_folder().iterdir()] == ["mine.json"]


def test_what_comes_with_the_program_goes_first() -> None:
    key = next(shipped_folder().iterdir()).stem
    shipped = read_solution(key)
    keep_solution(key, DOCUMENT)
    assert read_solution(key) == shipped != DOCUMENT


def test_an_unreadable_file_is_as_none() -> None:
    keep_solution("mine", DOCUMENT)
    (own_folder() / "mine.json").write_text("{", encoding="utf-8")
    assert read_solution("mine") is None


def test_a_folder_that_cannot_be_written_is_no_failure(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    paths.set_data_folder(tmp_path / "file" / "below")
    assert not keep_solution("mine", DOCUMENT)
    assert read_solution("mine") is None


def test_text_is_the_document() -> None:
    assert json.loads(as_text(DOCUMENT)) == DOCUMENT
    assert as_text(DOCUMENT).endswith("\n")
