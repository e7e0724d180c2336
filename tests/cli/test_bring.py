"""``uth bring``."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.asked import found_by, refused
from tests.cli.history.played import play_badly, some_history
from tests.readme import arguments
from uth.cli import main

ARGUMENTS = ("bring", "standard", "--ante", "10", "--trips", "5", "--rounds", "50")


def test_more_is_safer(capsys: pytest.CaptureFixture[str]) -> None:
    found = found_by(capsys, *ARGUMENTS, "--bankroll", "300")
    assert (found["schema"], found["play"], found["broke_below"], found["warnings"]) == (1, "best", "35.00", [])
    least = [float(line["bankroll"]) for line in found["bring"]]
    assert least == sorted(least)
    assert [line["chance"] for line in found["bring"]] == [0.5, 0.2, 0.1, 0.05, 0.01]
    assert 0 < found["chance"] < 1
    assert found["error"] < 1e-9
    assert found["chance"] < found_by(capsys, *ARGUMENTS, "--bankroll", "200")["chance"]


def test_a_strategy_and_own_mistakes(capsys: pytest.CaptureFixture[str], users_folder: Path) -> None:
    best = found_by(capsys, *ARGUMENTS, "--bankroll", "300")["chance"]
    practical = found_by(capsys, *ARGUMENTS, "--bankroll", "300", "--strategy", "practical")
    assert practical["play"] == "practical"
    assert best < practical["chance"] < best + 0.01
    play_badly(users_folder).close()
    mine = found_by(capsys, *ARGUMENTS, "--bankroll", "300", "--mine")
    assert 0 < mine["mistakes"] < 1
    assert mine["chance"] > best
    (few,) = mine["warnings"]
    assert few["path"] == "--mine"
    assert few["message"].startswith("3 rounds say little about what your mistakes cost, by chance alone it is off by ")


def test_whose_rounds_judge_is_said(capsys: pytest.CaptureFixture[str], users_folder: Path) -> None:
    play_badly(users_folder).close()
    capsys.readouterr()
    assert main([*ARGUMENTS, "--mine"]) == 0
    printed = capsys.readouterr()
    assert "Ann's mistakes cost " in printed.out
    assert " in a round, by all 3 played at this table; everything else is best play.\n" in printed.out
    assert "3 rounds say little about what your mistakes cost" in printed.err


def test_broke_names_the_bets_that_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bring", "standard", "--ante", "5", "--rounds", "5"]) == 0
    assert capsys.readouterr().out.endswith(
        "Broke is who has less than $15: Ante, Blind and Play 1x of the next round.\n"
    )


def test_the_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments("uth bring standard --ante 10 --trips 5 --rounds 200 --bankroll 500")) == 0
    text = capsys.readouterr().out
    assert text.startswith("Standard: 200 rounds, Ante $10, Trips $5\nChance of going broke   Bring\n")
    assert "With $500 the chance of going broke is " in text
    assert text.endswith("Broke is who has less than $35: Ante, Blind, Play 1x and Trips of the next round.\n")


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        (["standard", "--ante", "0"], "--ante: there is no box without an Ante"),
        (["standard", "--ante", "10", "--rounds", "100001"], "--rounds: expected at most 100,000, got 100,001"),
        (["standard", "--ante", "10", "--mine"], "--mine: nothing was played yet"),
        (
            ["standard", "--ante", "10", "--mine", "--player", "nobody"],
            'there is no player "nobody"; there is none yet',
        ),
        (["standard", "--ante", "10", "--player", "nobody"], "--player goes with --mine only: whose mistakes count"),
        (["standard", "--ante", "10", "--strategy", "nope"], 'no strategy is called "nope"'),
        (["standard", "--ante", "1000", "--trips", "0.01"], "the bets have too little in common"),
    ],
)
def test_what_is_refused(wrong: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert complaint in refused(capsys, "bring", *wrong)


def test_nothing_played_at_the_table(capsys: pytest.CaptureFixture[str], users_folder: Path) -> None:
    some_history(users_folder, sittings=[("practice", 1, 1)]).close()
    assert main([*ARGUMENTS, "--mine"]) == 2
    assert '--mine: Ann has played no round at the table "Standard"' in capsys.readouterr().err


def test_a_bet_outside_the_limits_is_warned_of(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bring", "standard", "--ante", "1", "--rounds", "5"]) == 0
    assert "is outside the limits of the table" in capsys.readouterr().err
