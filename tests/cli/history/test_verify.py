"""``uth history verify``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.store.played import Home
from uth import __version__
from uth.cli import main


def _tampered(home: Home) -> None:
    with home.database.reading() as connection:
        for name in ("ended_rounds_never_change", "entries_never_change"):
            connection.execute(f"DROP TRIGGER {name}")
        connection.execute("UPDATE round SET commitment = ? WHERE number = 2", ("0" * 64,))
        connection.execute("UPDATE round SET net = 1 WHERE number = 3")


def test_everything_agrees(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["history", "verify"]) == 0
    assert capsys.readouterr().out == "Ann, 16 rounds and the ledger: everything agrees.\n"
    assert main(["history", "verify", "3"]) == 0
    assert capsys.readouterr().out == "Ann, round 3: everything agrees.\n"
    assert main(["history", "verify", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found == {
        "schema": 1, "version": __version__, "player": "Ann", "rounds": 16, "agrees": True, "findings": [],
    }  # fmt: skip


def test_what_does_not_agree_is_told_and_ends_with_1(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    _tampered(home)
    assert main(["history", "verify"]) == 1
    first, second, last = capsys.readouterr().out.splitlines()
    assert first.startswith("round 2: the commitment to the deck: expected ")
    assert second.startswith("round 3: the row of the round, net: expected ")
    assert last == "Ann, 16 rounds and the ledger: 2 things do not agree."
    assert main(["history", "verify", "2"]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "Ann, round 2: 1 thing does not agree."
    assert main(["history", "verify", "1"]) == 0
    capsys.readouterr()
    assert main(["history", "verify", "3", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert (found["agrees"], found["rounds"]) == (False, 1)
    (finding,) = found["findings"]
    assert finding == {
        "round": 3, "what": "the row of the round, net", "expected": finding["expected"], "found": "1", "lost": False,
    }  # fmt: skip


def test_without_a_history(users_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["history", "verify"]) == 0
    assert capsys.readouterr().out == "Nothing was played yet: uth opens the table.\n"
    assert main(["history", "verify", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["player"] is None
    assert main(["history", "verify", "1"]) == 2
    assert main(["history", "verify", "--player", "Ann"]) == 2
    assert not users_folder.exists()


def test_no_such_round(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["history", "verify", "17"]) == 2
    assert capsys.readouterr().err == "uth: there is no round 17; there are 1 to 16\n"
