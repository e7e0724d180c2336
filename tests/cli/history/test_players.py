"""``uth history players``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.store.played import Home
from uth import __version__
from uth.cli import main
from uth.store.players import Players
from uth.store.schooling import Marked, Schooling


def names(capsys: pytest.CaptureFixture[str]) -> list[str]:
    capsys.readouterr()
    assert main(["history", "players", "--json"]) == 0
    return [each["player"] for each in json.loads(capsys.readouterr().out)]


def test_the_list(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    Players(home.database).create("Bea")
    assert main(["history", "players"]) == 0
    heads, ann, bea = capsys.readouterr().out.splitlines()
    assert heads.split() == ["player", "chips", "rounds", "last", "round", "answers", "last", "answer"]
    assert ann.split()[0] == "Ann"
    assert "€" in ann
    assert "     16  2027-01-15 08:01" in ann
    assert ann.split()[-2:] == ["0", "-"]
    assert bea.split() == ["Bea", "-", "0", "-", "0", "-"]


def test_json(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["history", "players", "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)
    chips = {code: home.table.currency.format(home.ledger.balance(code)) for code in home.ledger.currencies()}
    assert found == {
        "schema": 1, "version": __version__, "player": "Ann", "uid": home.player.uid,
        "created": "2027-01-15T08:00:01.000Z", "rounds": 16, "last": found["last"], "chips": chips,
        "school_answers": 0, "drill_answers": 0, "last_answer": None,
    }  # fmt: skip
    assert set(chips) == {"USD", "EUR"}


def test_renaming(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    Players(home.database).create("Bea")
    assert main(["history", "players", "--rename", "ann", "Anna  Maria"]) == 0
    assert names(capsys) == ["Anna Maria", "Bea"]
    for arguments, message in (
        (["Ann", "X"], 'there is no player "Ann"'),
        (["Bea", "anna maria"], 'there is a player "anna maria" already'),
        (["Bea", "\t"], "is no name"),
    ):
        assert main(["history", "players", "--rename", *arguments]) == 2
        assert message in capsys.readouterr().err
    assert names(capsys) == ["Anna Maria", "Bea"]


def test_deleting_asks_for_a_word(home: Home, users_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Players(home.database).create("Bea")
    assert main(["history", "players", "--delete", "Ann"]) == 2
    assert '"Ann" with 16 rounds would be gone for good; add --yes' in capsys.readouterr().err
    assert names(capsys) == ["Ann", "Bea"]
    assert main(["history", "players", "--delete", "ann", "--yes"]) == 0
    assert names(capsys) == ["Bea"]
    assert main(["history", "players", "--delete", "Ann", "--yes"]) == 2


def test_answers_are_counted_and_named_before_they_are_deleted(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    bea = Players(home.database).create("Bea")
    schooling = Schooling(home.database, bea.id)
    answers = [Marked(home.database.time(), "read", "pair", [{}, {}], (), (), 900, True)] * 3
    schooling.add(schooling.begin({}), answers)
    assert main(["history", "players"]) == 0
    line = capsys.readouterr().out.splitlines()[-1]
    assert line.split()[:5] == ["Bea", "-", "0", "-", "3"]
    assert line.split()[5].startswith("2027-01-15")
    assert main(["history", "players", "--delete", "Bea"]) == 2
    assert "3 answers of the dealer school would be gone for good: no export has them." in capsys.readouterr().err
    profile = next(each for each in Players(home.database).profiles() if each.player == bea)
    assert (profile.school, profile.drills, profile.last) == (3, 0, None)
    assert profile.seen == profile.trained is not None


@pytest.mark.parametrize("arguments", [["--rename", "Ann", "Bea"], ["--delete", "Ann", "--yes"]])
def test_not_while_a_window_plays_with_the_player(
    arguments: list[str], home: Home, capsys: pytest.CaptureFixture[str]
) -> None:
    lock = Players(home.database).lock(home.player)
    assert main(["history", "players", *arguments]) == 2
    assert "another window plays with this player's chips" in capsys.readouterr().err
    lock.release()
    assert names(capsys) == ["Ann"]
    assert main(["history", "players", *arguments]) == 0


def test_without_a_history(users_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["history", "players"]) == 0
    assert capsys.readouterr().out == "Nothing was played yet: uth opens the table.\n"
    assert names(capsys) == []
    for arguments in (["--rename", "Ann", "Bea"], ["--delete", "Ann", "--yes"]):
        assert main(["history", "players", *arguments]) == 2
    assert not users_folder.exists()
