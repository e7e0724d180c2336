from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from uth import __version__
from uth.cli import main

CASES = json.loads((Path(__file__).parents[1] / "data" / "settlement.json").read_text(encoding="utf-8"))
FLUSH = ["settle", "--player", "Ah 2h", "--dealer", "Kc Kd", "--board", "9h 7h 4h Ks 3c"]


def _settle(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    assert main([*arguments, "--json"]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return json.loads(printed.out)


def _case_arguments(case: dict[str, Any]) -> list[str]:
    multiple = float(case["play"]) / float(case["ante"])
    return [
        "settle", "--player", case["player"], "--dealer", case["dealer"], "--board", case["board"],
        "--ante", case["ante"], "--trips", case["trips"], "--play", f"{multiple:g}",
    ]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_the_case_file(case: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    document = _settle(capsys, *_case_arguments(case))
    nets = {bet: line["net"] for bet, line in document["bets"].items()} | {"total": document["net"]}
    stakes = {bet: line["stake"] for bet, line in document["bets"].items()}
    assert nets == case["net"]
    assert stakes == {bet: case[bet] for bet in ("ante", "blind", "play", "trips")}
    assert (document["result"], document["dealer"]["qualifies"]) == (case["result"], case["dealer_qualifies"])


def test_the_whole_document(capsys: pytest.CaptureFixture[str]) -> None:
    document = _settle(capsys, *FLUSH, "--ante", "5", "--play", "4")
    no_bet = {"stake": "0.00", "result": "none", "odds": None, "returned": "0.00", "net": "0.00", "why": "no bet"}
    assert document == {
        "schema": 1,
        "version": __version__,
        "table": "standard",
        "warnings": [],
        "player": {"hand": "flush", "cards": ["Ah", "9h", "7h", "4h", "2h"], "words": "flush, ace high"},
        "dealer": {
            "hand": "three of a kind",
            "cards": ["Ks", "Kd", "Kc", "9h", "7h"],
            "words": "three of a kind, kings, nine kicker",
            "qualifies": True,
        },
        "result": "win",
        "bets": {
            "ante": {"stake": "5.00", "result": "win", "odds": "1 to 1", "returned": "10.00", "net": "5.00",
                     "why": "beats the dealer"},
            "blind": {"stake": "5.00", "result": "win", "odds": "3 to 2", "returned": "12.50", "net": "7.50",
                      "why": "a flush pays 3 to 2"},
            "play": {"stake": "20.00", "result": "win", "odds": "1 to 1", "returned": "40.00", "net": "20.00",
                     "why": "beats the dealer"},
            "trips": no_bet,
        },
        "staked": "30.00",
        "net": "32.50",
    }  # fmt: skip


def test_the_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*FLUSH, "--ante", "5", "--trips", "5", "--play", "4"]) == 0
    assert (
        capsys.readouterr().out
        == """\
Player  flush, ace high                      Ah 9h 7h 4h 2h
Dealer  three of a kind, kings, nine kicker  Ks Kd Kc 9h 7h

Win: a flush, ace high beats three of a kind, kings

Bet     Stake  Result  Returned      Net  Why
Ante    $5.00  win       $10.00   +$5.00  beats the dealer
Blind   $5.00  win       $12.50   +$7.50  a flush pays 3 to 2
Play   $20.00  win       $40.00  +$20.00  beats the dealer
Trips   $5.00  win       $40.00  +$35.00  a flush pays 7 to 1
Total  $35.00           $102.50  +$67.50
"""
    )


def test_the_text_of_a_fold_against_a_dealer_who_does_not_qualify(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["settle", "--player", "Ah", "Ad", "--dealer", "7c", "2d", "--board", "9s8h4c3dKc"]
    assert main([*arguments, "--ante", "10", "--fold", "river"]) == 0
    assert (
        capsys.readouterr().out
        == """\
Player  pair of aces, king kicker  Ah Ad Kc 9s 8h
Dealer  king high, nine kicker     Kc 9s 8h 7c 4c  does not qualify

Fold

Bet     Stake  Result  Returned      Net  Why
Ante   $10.00  lose       $0.00  −$10.00  folded
Blind  $10.00  lose       $0.00  −$10.00  folded
Play    $0.00  none       $0.00    $0.00  no bet
Trips   $0.00  none       $0.00    $0.00  no bet
Total  $20.00             $0.00  −$20.00
"""
    )


@pytest.mark.parametrize(
    ("table", "decision", "net", "trips_why"),
    [
        # Traps T01 and T03: three eights against three eights with a better kicker.
        ("standard", ["--fold", "river"], "-5.00", "three of a kind pays 3 to 1"),
        ("florida-like", ["--play", "4"], "-65.00", "pays only a hand that beats the dealer"),
        ("florida-like", ["--fold", "river"], "-25.00", "lost with the fold"),
        ("six-box-dark", ["--fold", "preflop"], "-5.00", "three of a kind pays 3 to 1"),
        ("six-box-dark", ["--play", "1", "--dark"], "-15.00", "three of a kind pays 3 to 1"),
        ("four-x-only", ["--play", "4x"], "-45.00", "three of a kind pays 3 to 1"),
    ],
)
def test_any_table(
    table: str, decision: list[str], net: str, trips_why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    deal = ["settle", "--player", "3c 2d", "--dealer", "Kc Qd", "--board", "8s 8h 8c Jd 5h", "--table", table]
    document = _settle(capsys, *deal, "--ante", "10", "--trips", "5", *decision)
    assert (document["table"], document["net"], document["bets"]["trips"]["why"]) == (table, net, trips_why)


@pytest.mark.parametrize(
    ("stakes", "bet", "limits"),
    [
        (["--ante", "7"], "Ante $7.00", "$5.00 to $500.00 in steps of $5.00"),
        (["--ante", "505"], "Ante $505.00", "$5.00 to $500.00 in steps of $5.00"),
        (["--ante", "5", "--trips", "0.50"], "Trips $0.50", "$1.00 to $100.00 in steps of $1.00"),
    ],
)
def test_stakes_outside_the_limits_are_settled_with_a_warning(
    stakes: list[str], bet: str, limits: str, capsys: pytest.CaptureFixture[str]
) -> None:
    message = f"{bet} is outside the limits of the table: {limits}"
    document = _settle(capsys, *FLUSH, *stakes, "--play", "4")
    path = bet.partition(" ")[0].lower()
    assert document["warnings"] == [{"file": "", "line": 0, "path": path, "message": message}]
    assert main([*FLUSH, *stakes, "--play", "4"]) == 0
    assert capsys.readouterr().err == f"warning: {message}\n"


NO_AMOUNT = "is not an amount in USD: expected digits such as 10.00"
PLAYED = ["--ante", "5", "--play", "4"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([*FLUSH[:2], "Ah 2h 3h", *FLUSH[3:], *PLAYED], "--player: expected 2 cards, got 3"),
        ([*FLUSH[:4], "Kc", *FLUSH[5:], *PLAYED], "--dealer: expected 2 cards, got 1"),
        ([*FLUSH[:6], "9h 7h 4h", *PLAYED], "--board: expected 5 cards, got 3"),
        ([*FLUSH[:2], "Ah 1h", *FLUSH[3:], *PLAYED], '--player: "1h" is not a card: expected a rank'),
        ([*FLUSH[:2], "Ah Ah", *FLUSH[3:], *PLAYED], "--player: the card Ah is there twice"),
        ([*FLUSH[:2], "Ah Kc", *FLUSH[3:], *PLAYED], "the card Kc is there twice"),
        ([*FLUSH[:2], "Ah 9h", *FLUSH[3:], *PLAYED], "the card 9h is there twice"),
        ([*FLUSH, "--ante", "5.005", "--play", "4"], f'--ante: "5.005" {NO_AMOUNT}'),
        ([*FLUSH, "--ante", "-5", "--play", "4"], f'--ante: "-5" {NO_AMOUNT}'),
        ([*FLUSH, "--ante", "0", "--play", "4"], "--ante: there is no box without an Ante"),
        ([*FLUSH, *PLAYED, "--trips", "x"], f'--trips: "x" {NO_AMOUNT}'),
        ([*FLUSH, *PLAYED, "--table", "nowhere"], 'no table is called "nowhere"'),
        ([*FLUSH, *PLAYED, "--dark"], '--dark: the table "Standard" has no dark boxes'),
        ([*FLUSH, "--ante", "5", "--fold", "flop"], '"Standard" has no fold at "flop", it allows: river'),
        ([*FLUSH, "--ante", "5", "--play", "3", "--table", "four-x-only"], "has no 3x here, it allows: 1x, 2x, 4x"),
        ([*FLUSH, "--ante", "5", "--fold", "river", "--dark", "--table", "six-box-dark"], "a dark box is not folded"),
    ],
)  # fmt: skip
def test_what_cannot_be_settled_is_refused(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("uth: ")
    assert message in printed.err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (FLUSH, "the following arguments are required: --ante"),
        ([*FLUSH, "--ante", "5"], "one of the arguments --play --fold is required"),
        ([*FLUSH, *PLAYED, "--fold", "river"], "not allowed with argument --play"),
        ([*FLUSH, "--ante", "5", "--play", "5"], 'expected how many times the Ante, 1 to 4, got "5"'),
        ([*FLUSH, "--ante", "5", "--fold", "turn"], "argument --fold: invalid choice: 'turn'"),
    ],
)
def test_wrong_options_are_refused(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert message in capsys.readouterr().err


def _own_table(folder: Path, lines: str) -> str:
    file = folder / "own.yaml"
    blind = "blind: {royal flush: 500, straight flush: 50, four of a kind: 10, full house: 3, flush: 3/2, straight: 1}"
    file.write_text(f"format: 1\nname: Own\ncurrency: USD\n{blind}\n{lines}\n", encoding="utf-8")
    return str(file)


def test_a_table_without_trips_has_no_such_bet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = _own_table(tmp_path, "trips: none")
    assert main([*FLUSH, *PLAYED, "--trips", "5", "--table", table]) == 2
    assert capsys.readouterr().err == 'uth: --trips: the table "Own" has no Trips bet\n'


def test_no_trips_on_a_dark_box_where_the_table_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = _own_table(
        tmp_path,
        "trips: {royal flush: 50}\nrules: {boxes per player: 3, dark boxes: 2, dark play: [2], trips on dark: no}",
    )
    assert main([*FLUSH, "--ante", "5", "--trips", "5", "--play", "2", "--dark", "--table", table]) == 2
    assert capsys.readouterr().err == 'uth: --trips: the table "Own" has no Trips bet on a dark box\n'
    assert main([*FLUSH, "--ante", "5", "--play", "3", "--dark", "--table", table]) == 2
    assert capsys.readouterr().err == 'uth: --play: the table "Own" has no 3x here, it allows: 2x\n'


def test_why_names_rounding_and_the_payout_cap(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    limits = "limits: {payout cap: {amount: 30, per: box}}"
    table = _own_table(tmp_path, f"trips: {{royal flush: 50, straight flush: 40}}\nsmallest chip: 1\n{limits}")
    document = _settle(capsys, *FLUSH, *PLAYED, "--table", table)
    blind = document["bets"]["blind"]
    # Ante 5 and Play 20 leave 5 of the cap for the Blind, whose 7.50 the chips make 7.
    assert (blind["net"], blind["odds"]) == ("5.00", "3 to 2")
    assert blind["why"] == "a flush pays 3 to 2, rounded down to $7.00, held to $5.00 by the payout cap"
