"""Names that nothing else is ever written to."""

from __future__ import annotations

from pathlib import Path

import pytest

from uth.store.files import WriteError, write_atomically
from uth.store.places import is_own, is_special, real

_OWN = (
    "history.sqlite", "HISTORY.sqlite", "history.sqlite-wal", "history.sqlite-shm", "history.sqlite-journal",
    "history.sqlite.suspect", "history.damaged-2027-01-15.sqlite", "history.damaged-2027-01-15-2.sqlite-wal",
    "history.rescued.sqlite", "history.rescuing.sqlite", "history.version-1.sqlite", "locks/abc.lock",
)  # fmt: skip
_FREE = ("history.jsonl", "history.csv", "other.sqlite", "deeper/history.sqlite", "log", "tables/mine.yaml")


@pytest.mark.parametrize("name", _OWN)
def test_what_belongs_to_the_history_is_never_written_over(users_folder: Path, name: str) -> None:
    file = users_folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(b"kept")
    with pytest.raises(WriteError, match="belongs to the history itself"):
        write_atomically(file, b"lost")
    assert file.read_bytes() == b"kept"


@pytest.mark.parametrize("name", _FREE)
def test_other_names_are_free(users_folder: Path, name: str) -> None:
    write_atomically(users_folder / name, b"new")
    assert (users_folder / name).read_bytes() == b"new"


def test_by_whichever_link_it_is_reached(users_folder: Path, tmp_path: Path) -> None:
    users_folder.mkdir(parents=True, exist_ok=True)
    kept = tmp_path / "elsewhere.sqlite"
    kept.write_bytes(b"kept")
    (users_folder / "history.sqlite").symlink_to(kept)
    (tmp_path / "hard.jsonl").hardlink_to(kept)
    (tmp_path / "soft.jsonl").symlink_to(users_folder / "history.sqlite")
    for name in ("elsewhere.sqlite", "elsewhere.sqlite-wal", "hard.jsonl", "soft.jsonl"):
        assert is_own(tmp_path / name), name
    assert real(users_folder / "history.sqlite") == kept


def test_a_folder_is_special_and_what_is_not_there_is_not(tmp_path: Path) -> None:
    assert is_special(tmp_path)
    assert not is_special(tmp_path / "nothing")
