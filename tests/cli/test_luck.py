"""``uth luck``."""

from __future__ import annotations

import sys
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from tests.cli.asked import found_by, refused
from tests.cli.desk import fewer_rounds
from tests.golden import check_golden
from uth.cli import main, make_parser
from uth.cli.document import as_text
from uth.cli.luck import worked_out
from uth.cli.luck_document import luck_document
from uth.cli.luck_options import asked_by
from uth.pit import law_sums, luck
from uth.words.document import Picture

__all__ = ["fewer_rounds"]
GOLDEN = Path(__file__).parent.parent / "data" / "pit"
ONE_BOX = ("luck", "standard", "--boxes", "1", "--ante", "10", "--trips", "5")
ONE_CERTAINTY = ("--certainty", "95%")
"""Rounds are searched for one certainty, not for five."""


def test_one_box_is_exact(capsys: pytest.CaptureFixture[str]) -> None:
    found = found_by(capsys, *ONE_BOX, "--rounds", "100", "--result", "-500")
    assert (found["schema"], found["view"], found["currency"]) == (1, "house", "USD")
    assert found["boxes"] == [{"ante": "10.00", "trips": "5.00"}]
    assert found["players"] == {"optimal": 1.0}
    assert found["round"]["correlation"] is None
    assert found["round"]["simulated_rounds"] == 0
    assert found["round"]["mean"] == pytest.approx(0.2184971376 + 0.1748968686)
    chances = [found[name] for name in ("behind", "even", "ahead")]
    assert sum(chance["value"] for chance in chances) == pytest.approx(1)
    assert {chance["error"] for chance in chances} == {0.0}
    assert found["error"] < 1e-8
    assert found["result"]["verdict"] == "ordinary"
    assert found["result"]["as_low_or_lower"]["value"] + found["result"]["as_high_or_higher"]["value"] > 1


def test_the_player_is_the_other_way_round(capsys: pytest.CaptureFixture[str]) -> None:
    house = found_by(capsys, *ONE_BOX, "--rounds", "100")
    player = found_by(capsys, *ONE_BOX, "--rounds", "100", "--as", "player")
    assert player["view"] == "player"
    assert player["mean"] == -house["mean"]
    assert player["standard_deviation"] == pytest.approx(house["standard_deviation"])
    assert player["behind"]["value"] == pytest.approx(house["ahead"]["value"])
    assert all(one["rounds"] is None for one in player["needed"])
    assert [one["certainty"] for one in house["needed"]] == [0.6, 0.75, 0.9, 0.95, 0.99]
    assert house["needed"][0]["rounds"] < house["needed"][-1]["rounds"]


def test_a_certainty_of_ones_own(capsys: pytest.CaptureFixture[str]) -> None:
    found = found_by(capsys, *ONE_BOX, "--rounds", "100", "--certainty", "97.5%")
    (one,) = found["needed"]
    assert one["certainty"] == 0.975
    assert 57_126 < one["rounds"] < 115_873, "between those of 95 and 99 %"
    assert main([*ONE_BOX, "--rounds", "100", "--certainty", "97.5"]) == 0
    assert "   97.5 %  " in capsys.readouterr().out


@pytest.mark.usefixtures("fewer_rounds")
def test_six_boxes_share_their_board(capsys: pytest.CaptureFixture[str]) -> None:
    found = found_by(capsys, "luck", "standard", "--hours", "7.5", "--ante", "10", "--trips", "0", *ONE_CERTAINTY)
    assert len(found["boxes"]) == 6
    assert (found["rounds"], found["rounds_per_hour"]) == ({"least": 210, "most": 240}, {"least": 28, "most": 32})
    assert 16 < found["round"]["standard_deviation_in_antes"] < 17
    assert 0 < found["round"]["standard_deviation_error"] < 2
    assert 0.17 < found["round"]["correlation"]["value"] < 0.19
    assert found["behind"]["error"] > 0
    assert found["mean"] == pytest.approx(225 * 6 * 0.2184971376)


@pytest.mark.usefixtures("fewer_rounds")
def test_boxes_may_have_stakes_of_their_own(capsys: pytest.CaptureFixture[str]) -> None:
    found = found_by(capsys, "luck", "standard", "--rounds", "50", "--ante", "5,10,25", "--trips", "1", *ONE_CERTAINTY)
    assert [box["ante"] for box in found["boxes"]] == ["5.00", "10.00", "25.00"]
    assert [box["trips"] for box in found["boxes"]] == ["1.00"] * 3
    assert found["rounds_per_hour"] == {"least": 35, "most": 40}


def test_drop_is_no_action(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = (*ONE_BOX, *ONE_CERTAINTY, "--hours", "8", "--rph", "50", "--drop", "2000", "--win", "-600")
    found = found_by(capsys, *arguments)
    assert found["drop"]["hold"] == -0.3
    assert found["result"]["net"] == "-600.00"
    assert float(found["drop"]["action"]) == pytest.approx(400 * (10 * 4.1522095 + 5), rel=1e-6)
    assert main([*arguments]) == 0
    text = capsys.readouterr().out
    assert "Drop is not action" in text
    assert "Hold is −30.00 % of the drop" in text
    assert main([*ONE_BOX, *ONE_CERTAINTY, "--hours", "1", "--rph", "50", "--drop", "900000", "--win", "10"]) == 0
    assert "That is less than the drop" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("result", "side", "sentence"),
    [
        ("-100", "house", "Ordinary luck: nothing to look for."),
        ("-60000", "house", "Hardly luck: look for a leak"),
        ("15000", "house", "Hardly luck, on the good side: look for what players were not paid"),
        ("-15000", "player", "Hardly luck: look for mistakes in play"),
        ("-100", "player", "Ordinary luck: it says nothing about how it was played."),
        ("60000", "player", "Hardly luck, on the good side: look for another sign"),
    ],
)
def test_luck_or_leak_in_words(result: str, side: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ONE_BOX, *ONE_CERTAINTY, "--rounds", "500", "--result", result, "--as", side]) == 0
    text = " ".join(capsys.readouterr().out.split())
    assert sentence in text
    assert "10 % and more is ordinary, under it uncommon, under 1 % rare, under 0.1 % hardly luck" in text


def test_the_text_and_the_picture() -> None:
    options = [*ONE_BOX[1:], "--hours", "8", "--result", "-1500"]
    found = worked_out(asked_by(make_parser("luck").parse_args(["luck", *options])))
    document = replace(luck_document(found), about=())
    check_golden(GOLDEN / "luck.txt", as_text(document) + "\n")
    (picture,) = (part for chapter in document.chapters for part in chapter.parts if isinstance(part, Picture))
    texts = [shape.text for shape in picture.shapes if hasattr(shape, "text")]
    assert "$0" in texts
    assert "the result" in texts
    assert all(0 <= shape.left <= 427 and 0 <= shape.down <= picture.height for shape in picture.shapes)


def test_a_coarser_lattice_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(luck, "sums_of", partial(law_sums.sums_of, most_cells=2_000))
    assert (
        main(["luck", "standard", "--boxes", "1", "--ante", "10", "--trips", "0.50", "--rounds", "100", *ONE_CERTAINTY])
        == 0
    )
    assert "they were shared out to steps of $" in " ".join(capsys.readouterr().out.split())


def test_the_documents(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    html, pdf = tmp_path / "luck.html", tmp_path / "luck.pdf"
    assert main([*ONE_BOX, *ONE_CERTAINTY, "--rounds", "100", "--html", str(html), "--pdf", str(pdf)]) == 0
    printed = capsys.readouterr().out
    assert f"report written to {html}" in printed
    assert html.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert "<svg" in html.read_text(encoding="utf-8")
    assert pdf.read_bytes().startswith(b"%PDF-")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--rounds", "10", "--ante", "0"], "--ante: there is no box without an Ante"),
        (["--rounds", "10", "--boxes", "7"], '--boxes: the table "Standard" has 6 of them, got 7'),
        (["--rounds", "10", "--boxes", "2", "--ante", "5,10,15"], "--ante: expected one amount, or one for each of 2"),
        (["--rounds", "10", "--ante", "x"], "--ante: "),
        (["--rounds", "10", "--drop", "100"], "--drop and --win go together"),
        (["--rounds", "10", "--win", "5", "--drop", "100"], "--win is the house's and needs --hours"),
        (["--hours", "1", "--win", "5", "--drop", "100", "--result", "4"], "--win stands in place of --result"),
        (["--hours", "1", "--win", "5", "--drop", "0"], "--drop: expected more than nothing"),
        (["--hours", "30000", "--rph", "400"], "--hours: that is up to 12,000,000 rounds, expected at most 1,000,000"),
        (["--rounds", "10", "--mix", "nobody"], 'no strategy is called "nobody"'),
        (["--rounds", "10", "--html", "nowhere/x.html"], "there is no folder nowhere"),
        ([], "one of the arguments --rounds --hours is required"),
        (["--rounds", "0"], 'expected 1 to 1,000,000, got "0"'),
        (["--rounds", "2000000"], 'expected 1 to 1,000,000, got "2000000"'),
        (["--hours", "0"], 'expected hours such as 7.5, up to 30,000, got "0"'),
        (["--hours", "8", "--rph", "40-30"], 'expected rounds an hour such as 30 or 28-32, up to 500, got "40-30"'),
        (["--rounds", "5", "--certainty", "50"], "expected a percentage over 50 and under 100 such as 95%"),
        (["--rounds", "5", "--certainty", "100"], 'such as 95%, got "100"'),
        (["--rounds", "5", "--boxes", "9"], 'expected 1 to 8, got "9"'),
    ],
)
def test_what_is_refused(arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert complaint in refused(capsys, "luck", "standard", *arguments)


def test_without_the_simulator_several_boxes_are_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "uth.bulk.machine", None)
    assert main(["luck", "standard", "--rounds", "10", "--boxes", "2"]) == 2
    assert "simulation needs numba, which cannot be loaded here" in capsys.readouterr().err
    assert main([*ONE_BOX, *ONE_CERTAINTY, "--rounds", "10"]) == 0, "one box needs none"


def test_a_table_without_trips(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "plain.yaml"
    file.write_text(
        "format: 1\nname: Plain\ncurrency: USD\nblind: {royal flush: 500, straight flush: 50, four of a kind: 10, "
        'full house: 3, flush: "3:2", straight: 1}\ntrips: none\n',
        encoding="utf-8",
    )
    assert main(["luck", str(file), "--boxes", "1", "--rounds", "10", "--trips", "5"]) == 2
    assert '--trips: the table "Plain" has no Trips bet' in capsys.readouterr().err
    assert (
        found_by(capsys, "luck", str(file), "--boxes", "1", "--rounds", "10", *ONE_CERTAINTY)["boxes"][0]["trips"]
        == "0.00"
    )


def test_a_stake_outside_the_limits_is_warned_of(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["luck", "standard", "--boxes", "1", "--rounds", "10", "--ante", "1", *ONE_CERTAINTY]) == 0
    assert "is outside the limits of the table" in capsys.readouterr().err
