from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from uth import __version__
from uth.cli import main

CASES = json.loads((Path(__file__).parents[1] / "data" / "odds.json").read_text(encoding="utf-8"))
FLOP = ["odds", "--player", "9c 4d", "--board", "9h Ks 2c"]
TRIPS_ON_BOARD = ["odds", "--player", "3c 2d", "--board", "8s 8h 8c Jd 5h"]


def _odds(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    assert main([*arguments, "--json"]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return json.loads(printed.out)


def _evs(document: dict[str, Any]) -> dict[str, float]:
    return {choice["choice"]: choice["ev"] for choice in document["choices"]}


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_the_case_file(case: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    document = _odds(capsys, "odds", "--player", case["player"], "--board", case["board"])
    assert {choice: round(ev, 6) for choice, ev in _evs(document).items()} == case["ev"]
    assert document["best"] == case["best"]
    counts = ("win", "tie", "lose")
    assert {name: document[name] for name in counts if name in document} == {
        name: case[name] for name in counts if name in case
    }


def test_the_whole_document(capsys: pytest.CaptureFixture[str]) -> None:
    document = _odds(capsys, "odds", "--player", "Kd", "Qh", "--board", "4s", "5h", "6d", "8c", "9d")
    assert document == {
        "schema": 1,
        "version": __version__,
        "table": "standard",
        "warnings": [],
        "street": "river",
        "win": 176,
        "tie": 9,
        "lose": 805,
        "choices": [
            {"choice": "play 1x", "ev": -239 / 110, "exact": "-239/110"},
            {"choice": "fold", "ev": -2.0, "exact": "-2"},
        ],
        "best": "fold",
    }


def test_the_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "--player", "Kd Qh", "--board", "4s 5h 6d 8c 9d"]) == 0
    assert (
        capsys.readouterr().out
        == """\
The dealer can have 990 hands: this hand beats 176, ties 9 and loses to 805.

Choice       Antes  Exact
Play 1x  −2.172727  −239/110
Fold     −2.000000  −2        best
"""
    )


def test_before_the_flop(capsys: pytest.CaptureFixture[str]) -> None:
    document = _odds(capsys, "odds", "--player", "AhKh")
    assert document["street"] == "preflop"
    assert [choice["choice"] for choice in document["choices"]] == ["check", "play 3x", "play 4x"]
    assert document["best"] == "play 4x"


def test_exact_values_are_those_of_the_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    for choice in _odds(capsys, *FLOP)["choices"]:
        assert float(Fraction(choice["exact"])) == choice["ev"]


def test_dead_cards_count(capsys: pytest.CaptureFixture[str]) -> None:
    evs = _evs(_odds(capsys, *FLOP))
    better = _evs(_odds(capsys, *FLOP, "--dead", "Kc", "Kd", "Kh"))
    assert evs["play 2x"] < better["play 2x"]
    river = _odds(capsys, *TRIPS_ON_BOARD, "--dead", "8d Ac")
    assert river["win"] + river["tie"] + river["lose"] == 43 * 42 // 2


def test_trips_count_by_the_ante(capsys: pytest.CaptureFixture[str]) -> None:
    without = _evs(_odds(capsys, *TRIPS_ON_BOARD, "--ante", "10"))
    half = _evs(_odds(capsys, *TRIPS_ON_BOARD, "--ante", "10", "--trips", "5"))
    twice = _evs(_odds(capsys, *TRIPS_ON_BOARD, "--ante", "10", "--trips", "20"))
    assert half["fold"] == without["fold"] + 1.5
    assert twice["fold"] == without["fold"] + 6


def test_the_table_decides(capsys: pytest.CaptureFixture[str]) -> None:
    early = _odds(capsys, "odds", "--player", "7c 2d", "--board", "Ah Kh Qh", "--table", "six-box-dark")
    assert "fold" in _evs(early)
    assert early["table"] == "six-box-dark"


def test_stakes_outside_the_limits_are_warned_about(capsys: pytest.CaptureFixture[str]) -> None:
    document = _odds(capsys, *FLOP, "--ante", "7", "--trips", "1000")
    assert [(warning["line"], warning["path"]) for warning in document["warnings"]] == [(0, "ante"), (0, "trips")]
    assert main([*FLOP, "--ante", "7"]) == 0
    assert "warning: Ante $7.00 is outside the limits" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--player", "7c 2d", "--board", "2h 3h 4h 5h"], "there is no decision on the turn"),
        (["--player", "7c 2d", "--board", "2h"], "expected no board card, three or five, got 1"),
        (["--player", "7c 2d", "--board", "2h 3h"], "expected no board card, three or five, got 2"),
        (["--player", "7c"], "expected two cards of the player, got 1"),
        (["--player", "7c 2x"], '--player: "2x" is not a card'),
        (["--player", "7c 2d", "--board", "2d 3h 4h"], "the card 2d is there twice"),
        (["--player", "7c 2d", "--dead", "7c"], "the card 7c is there twice"),
        (["--player", "7c 2d", "--trips", "5"], "--trips: how much it counts depends on the Ante"),
        (["--player", "7c 2d", "--ante", "0"], "--ante: there is no box without an Ante"),
        (["--player", "7c 2d", "--ante", "much"], "--ante: "),
        (["--player", "7c 2d", "--table", "nowhere"], 'no table is called "nowhere"'),
    ],
)
def test_bad_input(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", *arguments]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert message in printed.err


def test_a_table_without_trips(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "plain.yaml"
    file.write_text("format: 1\nname: Plain\ncurrency: USD\nblind: {royal flush: 500 to 1}\ntrips: none\n")
    assert main([*FLOP, "--table", str(file)]) == 0
    capsys.readouterr()
    assert main([*FLOP, "--table", str(file), "--ante", "10", "--trips", "5"]) == 2
    assert '--trips: the table "Plain" has no Trips bet' in capsys.readouterr().err
