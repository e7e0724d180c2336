"""``uth history list``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.history.played import some_history
from tests.store.played import Home
from uth import __version__
from uth.cli import main
from uth.store.exchange.sheet import when
from uth.store.history import Listed


def listed(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[int]:
    """Return the numbers of the rounds that are listed."""
    capsys.readouterr()
    assert main(["history", "list", "--json", *arguments]) == 0
    return [document["round"] for document in json.loads(capsys.readouterr().out)]


def _numbers(rounds: list[Listed]) -> list[int]:
    return sorted(each.number for each in rounds)


def test_a_line_for_each_round_the_latest_last(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["history", "list"]) == 0
    heads, *lines = capsys.readouterr().out.splitlines()
    assert heads.split() == ["round", "ended", "table", "boxes", "folded", "best", "hand", "staked", "net", "Trips"]
    assert [int(line.split()[0]) for line in lines] == list(range(1, 17))
    assert lines[0].startswith("    1  2027-01-15 08:00  Standard")
    assert "€" in lines[12]


def test_missing_numbers_are_explained(users_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    some_history(users_folder, sittings=[("standard", 5, 1)]).close()
    home = Home(users_folder)
    home.sit_down(0)
    home.sit_down(0)
    home.close()
    assert main(["history", "list"]) == 0
    printed = capsys.readouterr().out
    assert printed.endswith("\n\n1 number is missing: that round was left without a bet.\n")


def test_json(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["history", "list", "--json", "--last", "1"]) == 0
    (document,) = json.loads(capsys.readouterr().out)
    last = home.history.rounds(count=1)[0]
    money = home.table.currency
    assert document == {
        "schema": 1, "version": __version__, "round": 16, "ended": f"{when(last.ended)[:-1]}.000Z", "table": "Standard",
        "currency": "USD", "boxes": 1, "folded": last.folded, "best": document["best"],
        "ante": "5.00", "staked": money.format(last.staked), "net": money.format(last.net), "trips": "5.00",
        "trips_net": money.format(last.trips_net),
    }  # fmt: skip


def test_filters(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    rounds = list(home.history.rounds())
    wanted = {
        "--won": [each for each in rounds if each.net > 0],
        "--lost": [each for each in rounds if each.net < 0],
        "--folded": [each for each in rounds if each.folded],
        "--trips": [each for each in rounds if each.trips_net > 0],
        "--big": [each for each in rounds if abs(each.net) >= 10 * each.ante],
    }
    for option, expected in wanted.items():
        assert listed(capsys, option) == _numbers(expected)
    assert len({tuple(_numbers(expected)) for expected in wanted.values()}) == len(wanted)
    assert listed(capsys, "--won", "--trips") == _numbers([r for r in wanted["--won"] if r in wanted["--trips"]])
    assert listed(capsys, "--last", "3") == [14, 15, 16]
    assert listed(capsys, "--last", "2", "--table", "practice") == [10, 11]
    assert listed(capsys, "--sitting", "2") == listed(capsys, "--table", "PRACTICE") == [9, 10, 11]
    assert listed(capsys, "--table", "six-box-dark") == [12, 13, 14]


def test_days_and_times(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    everything = list(range(1, 17))
    assert listed(capsys, "--since", "2027-01-15", "--until", "2027-01-15") == everything
    assert listed(capsys, "--since", "2027-01-16") == listed(capsys, "--until", "2027-01-14") == []
    ended = [each for each in home.history.rounds() if each.ended >= 1_800_000_030_000]
    assert listed(capsys, "--since", "2027-01-15T08:00:30") == _numbers(ended)
    assert listed(capsys, "--since", "2027-01-15 09:00:30+01:00") == _numbers(ended)
    assert listed(capsys, "--until", "2027-01-15T08:00:30") == [n for n in everything if n not in _numbers(ended)]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--since", "yesterday"], '--since: expected a day such as 2027-01-15, got "yesterday"'),
        (["--until", "2027-02-30"], '--until: expected a day such as 2027-01-15, got "2027-02-30"'),
        (["--until", "9999-12-31"], "--until: expected a day"),
        (["--since", "0001-01-01T00:00+14:00"], "--since: expected a day"),
        (["--table", "nope"], 'no round was played at a table "nope"; there are "Practice", "Six boxes, '),
        (["--table", "france"], 'no round was played at a table "france"; there are'),
        (["--player", "Bea"], 'there is no player "Bea"; there are "Ann"'),
    ],
)
def test_what_is_not_there_is_refused(
    arguments: list[str], message: str, home: Home, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["history", "list", *arguments]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert message in printed.err


@pytest.mark.parametrize(
    "line",
    [
        "", "list --last 0", "list --last x", "list --won --lost", "list --sitting x", f"list --sitting {'9' * 30}",
        "list --la 5", "show", "show 0", f"show {'9' * 5000}", "replay -1", "verify 1.5", "players --rename Ann",
        "players --rename A B --delete C", "import", "export a b",
    ],
)  # fmt: skip
def test_wrong_options(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["history", *line.split()])
    assert ended.value.code == 2
    assert capsys.readouterr().err.startswith("usage: uth ")


def test_without_a_history(users_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["history", "list"]) == 0
    assert capsys.readouterr().out == "Nothing was played yet: uth opens the table.\n"
    assert listed(capsys) == []
    assert main(["history", "list", "--player", "Ann"]) == 2
    assert not users_folder.exists()


def test_without_such_a_round(users_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    home = Home(users_folder)
    assert main(["history", "list"]) == 0
    assert capsys.readouterr().out == "Ann has played no round yet.\n"
    home.close()
    some_history(users_folder).close()
    assert main(["history", "list", "--since", "2030-01-01"]) == 0
    assert capsys.readouterr().out == "Ann has played no such round.\n"


def test_it_is_of_who_sat_down_last_or_of_who_is_named(
    home: Home, users_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = Home(users_folder, name="Zoë", clock=lambda: 1_900_000_000_000)
    other.sit_down()
    assert listed(capsys) == []
    assert listed(capsys, "--player", "ANN") == list(range(1, 17))
    other.close()


@pytest.mark.parametrize("place", [["history", "list"], ["history"]])
def test_another_folder(place: list[str], home: Home, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rest = ["list"] if len(place) == 1 else []
    assert main([*place, "--data", str(tmp_path / "elsewhere"), *rest]) == 0
    assert capsys.readouterr().out.startswith("Nothing was played yet")


def test_a_damaged_history_is_no_traceback(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    home.close()
    home.database.file.write_bytes(b"no database" * 1000)
    assert main(["history", "list"]) == 2
    assert "sets the file aside and rescues what can be read" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("column", "value", "message"),
    [("ended", 10**18, "damaged"), ("best", 77, "77 is no kind of hand"), ("ended", "'x'", "damaged")],
)
def test_damaged_rows_are_no_traceback(
    column: str, value: object, message: str, home: Home, capsys: pytest.CaptureFixture[str]
) -> None:
    with home.database.reading() as connection:
        connection.execute("DROP TRIGGER ended_rounds_never_change")
        connection.execute(f"UPDATE round SET {column} = {value} WHERE number = 3")
    assert main(["history", "list"]) == 2
    assert message in capsys.readouterr().err
