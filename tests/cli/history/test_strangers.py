"""What somebody may ask of the history that has no answer, or no good one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.history.played import some_history
from tests.store.played import Home
from uth.cli import main


def _refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["history", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    return said.err


@pytest.mark.parametrize("name", ["history.sqlite", "history.sqlite-wal", "locks/history.sqlite.lock"])
def test_an_export_never_takes_the_place_of_the_history(
    home: Home, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    file = home.folder / name
    before = file.read_bytes()
    assert "belongs to the history itself" in _refused(capsys, "export", str(file))
    assert file.read_bytes() == before


def test_an_export_makes_no_folder(home: Home, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "there is no folder" in _refused(capsys, "export", str(tmp_path / "missing" / "a.jsonl"))
    assert not (tmp_path / "missing").exists()


def test_the_deck_of_a_round_that_is_not_over_stays_hidden(
    users_folder: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    home = some_history(users_folder, sittings=(("standard", 2, 1),), unfinished=True)
    waiting = home.history.open_round()
    assert waiting is not None
    home.close()
    for option, seen in (([], False), (["--open"], True)):
        file = tmp_path / f"{seen}.jsonl"
        assert main(["--data", str(users_folder), "history", "export", str(file), *option]) == 0
        assert (waiting.deck.opening in file.read_text()) is seen
        assert main(["--data", str(tmp_path / f"other {seen}"), "history", "import", str(file)]) == 0
    capsys.readouterr()


def test_the_users_folder_is_a_folder(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for action in (["list"], ["verify"], ["players"], ["show", "1"], ["stats"], ["export"]):
        assert "is no folder" in _refused(capsys, *action, "--data", str(tmp_path / "file"))
    with pytest.raises(SystemExit) as end:
        main(["history", "list", "--data", ""])
    assert end.value.code == 2
    assert "expected a folder, got nothing" in capsys.readouterr().err


def test_a_round_that_a_rescue_left_void_is_a_note(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    """A rescue leaves a round void that is not whole, and of its stakes nothing was given back."""
    with home.database.reading() as connection:
        for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            connection.execute(f"DROP TRIGGER {name}")
        connection.execute("UPDATE entry SET round = NULL, kind = 'carried over' WHERE round = 3")
        connection.execute("UPDATE round SET state = 'void', settlement = NULL WHERE number = 3")
        connection.execute("DELETE FROM box WHERE round = 3")
    assert main(["history", "verify"]) == 0
    told = capsys.readouterr().out
    assert told.count("note: round 3 is not whole: some of it was lost with a damaged file") == 1
    assert "everything agrees" in told
    assert main(["history", "verify", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["agrees"] is True
    assert main(["history", "show", "3"]) == 0
    assert "void: lost with a damaged file" in capsys.readouterr().out


def test_one_round_is_no_plural(users_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    some_history(users_folder, sittings=(("standard", 1, 1),)).close()
    assert main(["history", "verify"]) == 0
    assert capsys.readouterr().out == "Ann, 1 round and the ledger: everything agrees.\n"
    assert "with 1 round would be gone" in _refused(capsys, "players", "--delete", "Ann")
    assert main(["history", "players", "--delete", "Ann", "--yes"]) == 0
    assert [file.name for file in (users_folder / "locks").iterdir()] == ["history.sqlite.lock"]


def test_a_zone_that_is_a_day_away_is_utc(
    home: Home, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["history", "list", "--since", "2027-01-01"]) == 0
    expected = capsys.readouterr().out
    import time

    monkeypatch.setenv("TZ", "XXX+167")
    time.tzset()
    assert main(["history", "list", "--since", "2027-01-01"]) == 0
    assert capsys.readouterr().out == expected
