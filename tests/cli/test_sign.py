"""``uth sign``: what it says of known signs, of wrong ones, and of what cannot be read."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tests.cli.desk import complained, printed, unprinted
from tests.golden import check_golden
from uth.cli import main

__all__ = ["unprinted"]
GOLDEN = Path(__file__).parent.parent / "data" / "pit"
BLIND, TRIPS = "500/50/10/3/3:2/1", "50/40/30/9/7/4/3"
TUKWILA = "royal flush 500, four of a kind 10, flush 3:2, straight 1"


def test_a_known_pair_of_signs(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "sign", "--trips", TRIPS, "--blind", BLIND)
    assert "Trips: this is the sign of pennsylvania-a." in text
    assert "Together they are the signs of pennsylvania-a." in text
    assert "Trips: as printed the house is ahead, by 0.9018 % of the bet." in text


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("sign-one-line", ["--trips", "50/40/30/8/7/5/3", "--trips-bet", "10", "--boxes", "5", "--rph", "40"]),
        ("sign-left-out", ["--blind", TUKWILA, "--ante", "15"]),
        ("sign-run-together", ["--blind", "quads 20, flush 6, straight 4, trips 3"]),
        ("sign-for", ["--trips", "50/40/30/8/7/4/3", "--for"]),
    ],
)
def test_what_is_said_of_a_wrong_sign(name: str, arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    check_golden(GOLDEN / f"{name}.txt", printed(capsys, "sign", *arguments, code=1))


def test_the_rules_of_another_table(capsys: pytest.CaptureFixture[str]) -> None:
    """Where Trips has to win the same sign keeps more."""
    edges = []
    for table in ("standard", "florida-like"):
        (sign,) = json.loads(printed(capsys, "sign", "--trips", TRIPS, "--table", table, "--json"))["signs"]
        edges.append(sign["house_edge"])
    assert edges[0] < edges[1]


def test_the_json_of_a_wrong_sign(capsys: pytest.CaptureFixture[str]) -> None:
    content = json.loads(printed(capsys, "sign", "--trips", "50/40/30/7/8/4/3", "--json", code=1))
    (sign,) = content["signs"]
    (near,) = sign["nearest"]
    assert sign["known"] == []
    assert near["happened"] == [{"fault": "two lines swapped", "hands": ["full house", "flush"]}]
    assert [line["hand"] for line in near["differences"]] == ["full house", "flush"]
    assert near["steps"] == 1
    assert float(near["costs_an_hour"]) == pytest.approx(180 * 5 * (0.0349794 - sign["house_edge"]), abs=0.005)


@pytest.mark.usefixtures("unprinted")
def test_reports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = tmp_path / "sign.html", tmp_path / "sign.pdf"
    text = printed(capsys, "sign", "--trips", TRIPS, "--html", str(files[0]), "--pdf", str(files[1]))
    assert f"report written to {files[0]}" in text
    page = files[0].read_text(encoding="utf-8")
    assert "Sign check" in page
    assert "Prepared by" in page
    assert files[1].read_bytes().startswith(b"%PDF")


def test_without_the_solver_a_changed_blind_has_no_edge(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "uth.analysis.solver", None)
    text = printed(capsys, "sign", "--blind", TUKWILA, code=1)
    assert "Blind: this sign has to be solved, and the exact solver cannot be loaded here." in text
    assert "left out: straight flush and full house" in text
    (sign,) = json.loads(printed(capsys, "sign", "--blind", TUKWILA, "--json", code=1))["signs"]
    assert (sign["house_edge"], sign["nearest"][0]["costs_an_hour"]) == (None, None)
    assert not sign["player_ahead"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ([], "give the lines of a sign: --blind or --trips"),
        (["--trips", "50/forty"], 'Trips, line 2, "forty": expected a pay such as 50, 3:2, 3 to 2, 4 for 1'),
        (["--blind", "1/1/1/1/1/1/1/1/1/1/1"], "Blind: 11 lines, but there are 10 hands"),
        (["--trips", TRIPS, "--ante", "x"], '--ante: "x" is not an amount in USD: expected digits such as 10.00'),
        (["--trips", TRIPS, "--ante", "0"], "--ante: there is no box without an Ante"),
        (["--trips", TRIPS, "--boxes", "7"], '--boxes: the table "Pennsylvania A" has 6 of them, got 7'),
        (["--trips", TRIPS, "--html", "no/where.html"], "no/where.html cannot be written: there is no folder no"),
        (["--trips", TRIPS, "--pdf", "."], ". cannot be written: it is a folder"),
    ],
)
def test_what_is_refused(arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert complained(capsys, "sign", *arguments) == told


def test_an_unknown_hand_is_refused_with_what_is_allowed(capsys: pytest.CaptureFixture[str]) -> None:
    told = complained(capsys, "sign", "--trips", "straight 4, three pairs 3")
    assert told.startswith('Trips, line 2, "three pairs 3": no hand is called "three pairs" (did you mean "two pair"?)')

    assert "every known sign of the bet has three of a kind" in told


def test_what_an_unknown_hand_must_mean_completes_the_sign(capsys: pytest.CaptureFixture[str]) -> None:
    lines = "royal 50, sf 40, quads 30, boat 8, flush 7, straight 4, three pairs 3"
    told = complained(capsys, "sign", "--trips", lines)
    assert "Trips: read so it is the sign of standard" in told


BLIND_CUT = f"{BLIND}/50/40/30/8"


@pytest.mark.parametrize(
    ("option", "lines", "edge"),
    [
        ("--blind", BLIND_CUT, "2.1850"), ("--blind", f"{BLIND_CUT}/7/4/3", "2.1850"), ("--trips", BLIND_CUT, "3.4979"),
        ("--trips", f"50/40/30/8/7/4/3/{BLIND}", "3.4979"), ("--trips", f"50/40/30/8/7/4/3/{BLIND[:6]}", "3.4979"),
    ],
)  # fmt: skip
def test_two_signs_that_run_together(option: str, lines: str, edge: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "sign", option, lines, code=1)
    assert "two signs run together" in text
    assert f"read so the house is ahead, by {edge} %" in text
    assert "THE PLAYER IS AHEAD" not in text


def test_a_sign_upside_down(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "sign", "--trips", "3/4/7/8/30/40/50", code=1)
    assert "the sign is printed upside down" in text
    assert "turned round it is the sign of standard" in text
    (sign,) = json.loads(printed(capsys, "sign", "--trips", "3/4/7/8/30/41/50", "--json", code=1))["signs"]
    assert [part["upside_down"] for part in sign["read_as"]] == [True]
    assert [line["hand"] for line in sign["nearest"][0]["differences"]] == ["straight flush"]


def test_no_such_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert 'no table is called "standrad": did you mean "standard"?' in complained(
        capsys, "sign", "--trips", TRIPS, "--table", "standrad"
    )


def test_numbers_out_of_range_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["sign", "--trips", TRIPS, "--rph", "0"])
    assert 'expected 1 to 500, got "0"' in capsys.readouterr().err
