"""Finding tables: presets, the user's folder, paths."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.config.tables import table_text
from uth.config import TableFileError, TableNotFound, find_table, list_tables, load_table
from uth.yaml_nodes import MOST_BYTES


def own(folder: Path, name: str, text: str | None = None) -> Path:
    """Write a table file of the user."""
    file = folder / "tables" / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(table_text() if text is None else text, encoding="utf-8")
    return file


def test_presets_in_any_case() -> None:
    assert load_table("standard") == load_table("Standard") == load_table(" STANDARD ")


def test_the_users_tables_by_name(users_folder: Path) -> None:
    file = own(users_folder, "House.yml")
    assert load_table("house").file == file
    assert load_table("house").table.name == "Mine"
    assert load_table("house").text == table_text()


def test_another_user_folder(tmp_path: Path, users_folder: Path) -> None:
    own(users_folder, "here.yaml")
    file = own(tmp_path / "other", "there.yaml")
    assert find_table("there", user_folder=tmp_path / "other") == file
    with pytest.raises(TableNotFound):
        find_table("there")


def test_a_presets_name_wins(users_folder: Path) -> None:
    file = own(users_folder, "STANDARD.yaml")
    assert load_table("standard").table.name == "Standard"
    assert load_table(str(file)).table.name == "Mine"
    assert [listed.hidden for listed in list_tables() if listed.file == file] == [True]


def test_a_path_is_opened_and_never_looked_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("standard.yaml").write_text(table_text(), encoding="utf-8")
    assert load_table("standard.yaml").table.name == "Mine"
    assert load_table("./standard.yaml").table.name == "Mine"
    assert load_table("standard").table.name == "Standard"
    Path("plain").write_text(table_text(), encoding="utf-8")
    assert load_table(f".{os.sep}plain").table.name == "Mine"


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("standrad", 'no table is called "standrad": did you mean "standard"? ("uth tables" lists them)'),
        ("pennsylvania", 'no table is called "pennsylvania": did you mean "pennsylvania-d"? ("uth tables" lists them)'),
        ("xyzzy", 'no table is called "xyzzy" ("uth tables" lists them)'),
        ("", 'no table is called "" ("uth tables" lists them)'),
        ("..", 'no table is called ".." ("uth tables" lists them)'),
        ("a\x1b[31m\n", 'no table is called "a?[31m" ("uth tables" lists them)'),
    ],
)
def test_no_such_name(name: str, message: str) -> None:
    with pytest.raises(TableNotFound) as found:
        load_table(name)
    assert str(found.value) == message
    assert found.value.exit_code == 2


def test_a_user_table_is_suggested_too(users_folder: Path) -> None:
    own(users_folder, "riverside.yaml")
    with pytest.raises(TableNotFound, match='did you mean "riverside"'):
        load_table("riversid")


@pytest.mark.parametrize("path", ["no/such/file.yaml", "missing.yaml", "{folder}", "a\x00b.yaml", "x" * 5000 + ".yaml"])
def test_what_cannot_be_opened(path: str, tmp_path: Path) -> None:
    with pytest.raises(TableNotFound):
        load_table(path.replace("{folder}", f"{tmp_path}/"))


def test_a_bad_file_lists_every_problem_on_its_line(users_folder: Path) -> None:
    file = own(users_folder, "bad.yaml", table_text("rounding: sideways\nfloat: 1\n"))
    with pytest.raises(TableFileError) as found:
        load_table("bad")
    assert str(found.value).splitlines() == [
        f'{file}:12: rounding: expected "down" or "up", got "sideways"',
        f'{file}:13: float: expected chip values with a number of chips, such as {{5: 200, 25: 100}}, got "1"',
    ]
    assert found.value.exit_code == 2
    assert len(found.value.problems) == 2


def test_bytes_that_are_no_text_and_files_that_are_too_big(users_folder: Path) -> None:
    file = own(users_folder, "bytes.yaml")
    file.write_bytes(b"name: \xff\n")
    with pytest.raises(TableFileError, match="expected text in UTF-8"):
        load_table("bytes")
    file.write_bytes(b"#" * (MOST_BYTES * 3))
    with pytest.raises(TableFileError, match="larger than 256 KiB"):
        load_table("bytes")


def test_warnings_come_with_the_table(users_folder: Path) -> None:
    file = own(users_folder, "warned.yaml", table_text(blind="blind: {royal flush: 500 for 1}\n"))
    assert [(warning.file, warning.line) for warning in load_table("warned").warnings] == [(str(file), 4)]


def test_a_profile_in_the_users_folder(users_folder: Path) -> None:
    own(users_folder, "mine.yaml", table_text("procedure: {faults: ours}\n"))
    with pytest.raises(TableFileError, match="profiles folder"):
        load_table("mine")
    (users_folder / "profiles").mkdir()
    (users_folder / "profiles" / "ours.yaml").touch()
    assert load_table("mine").table.procedure.faults == "ours"


def test_listing_needs_no_user_folder_and_writes_nothing(users_folder: Path) -> None:
    listed = list_tables()
    assert all(table.preset for table in listed)
    assert not users_folder.exists()


def test_the_users_tables_are_listed_last_by_name(users_folder: Path) -> None:
    for name in ("b.yaml", "A.yml", "notes.txt"):
        own(users_folder, name)
    (users_folder / "tables" / "folder.yaml").mkdir()
    assert [table.name for table in list_tables() if not table.preset] == ["A", "b"]
