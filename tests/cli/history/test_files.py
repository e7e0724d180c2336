"""``uth history export`` and ``import``."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from tests.cli.history.played import some_history
from tests.store.played import Home, play
from uth.cli import main
from uth.store.players import Players


def test_there_and_back_is_the_same(home: Home, tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    first, second, other = (tmp_path / name for name in ("first.jsonl", "second.jsonl", "other"))
    assert main(["history", "export", str(first)]) == 0
    assert capsysbinary.readouterr().out == f"Ann: written to {first}\n".encode()
    assert main(["history", "import", str(first), "--data", str(other)]) == 0
    assert capsysbinary.readouterr().out == f"Ann: 16 rounds and {len(home.ledger.entries())} entries new\n".encode()
    assert main(["history", "export", str(second), "--data", str(other)]) == 0
    assert first.read_bytes() == second.read_bytes()
    capsysbinary.readouterr()
    for target in ([], ["-"]):
        assert main(["history", "export", *target, "--data", str(other)]) == 0
        assert capsysbinary.readouterr().out == first.read_bytes()


def test_an_import_twice_and_one_that_follows(home: Home, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, other = tmp_path / "export.jsonl", str(tmp_path / "other")
    for rounds, told in ((0, "16 rounds and "), (0, "everything is here already"), (2, "2 rounds and ")):
        if rounds:
            play(home.sit_down(0), rounds)
        assert main(["history", "export", str(file), "--data", str(home.folder)]) == 0
        capsys.readouterr()
        assert main(["history", "import", str(file), "--data", other]) == 0
        assert told in capsys.readouterr().out
        home.database.close()
        home = Home(home.folder, table=home.table, clock=home.clock)
    home.close()


def test_whose(home: Home, users_folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    some_history(users_folder, name="Bea").close()
    for arguments, names in ((["--player", "Bea"], ["Bea"]), (["--all"], ["Ann", "Bea"])):
        file = tmp_path / "export.jsonl"
        assert main(["history", "export", str(file), *arguments]) == 0
        records = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
        assert [record["name"] for record in records if record["record"] == "player"] == names
    with pytest.raises(SystemExit):
        main(["history", "export", "--player", "Ann", "--all"])


def test_csv(home: Home, tmp_path: Path) -> None:
    file = tmp_path / "rounds.csv"
    assert main(["history", "export", "--csv", str(file)]) == 0
    with file.open(encoding="utf-8-sig", newline="") as stream:
        rows = list(csv.DictReader(stream))
    assert len(rows) == 8 + 2 * 3 + 2 * 3 + 2
    assert {row["player"] for row in rows} == {"Ann"}


def test_a_window_plays_meanwhile(home: Home, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lock = Players(home.database).lock(home.player)
    for arguments in (["export", str(tmp_path / "x")], ["list"], ["show", "1"], ["verify"], ["players"]):
        assert main(["history", *arguments]) == 0
    assert main(["history", "import", str(tmp_path / "x")]) == 2
    assert "another window plays with this player's chips" in capsys.readouterr().err
    lock.release()


def test_what_cannot_be_written_or_read(home: Home, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "taken").write_bytes(b"")
    (tmp_path / "folder").mkdir()
    for target in ("taken/export.jsonl", "folder"):
        assert main(["history", "export", str(tmp_path / target)]) == 2
    assert main(["history", "import", str(tmp_path / "nothing")]) == 2
    assert main(["history", "import", str(tmp_path / "taken")]) == 2
    told = capsys.readouterr().err
    assert told.count("uth: ") == 4
    assert "the end is missing: the file was cut off; nothing was imported" in told


def test_without_a_history(users_folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["history", "export", str(tmp_path / "x")]) == 2
    assert capsys.readouterr().err == "uth: nothing was played yet\n"
    assert not users_folder.exists()
    assert not (tmp_path / "x").exists()
