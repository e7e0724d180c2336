"""``uth exposure``: limits, caps and odd chips as they are told, and what is refused."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.desk import complained, printed, unprinted
from tests.golden import check_golden
from tests.readme import arguments
from uth.config import load_table
from uth.pit import exposure_cap

__all__ = ["unprinted"]
GOLDEN = Path(__file__).parent.parent / "data" / "pit"


def test_a_table_as_it_stands(capsys: pytest.CaptureFixture[str]) -> None:
    check_golden(GOLDEN / "exposure-standard.txt", printed(capsys, "exposure", "standard"))


def test_a_cap_and_whole_chips(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, *arguments("uth exposure standard --limits 5-40 --cap 20000 --chip 1"))
    check_golden(GOLDEN / "exposure-cap.txt", text)


def test_a_cap_for_the_whole_table(capsys: pytest.CaptureFixture[str]) -> None:
    """A cap that the lowest limits meet only together is no matter for a single box."""
    text = printed(capsys, "exposure", "standard", "--limits", "5-10", "--cap", "6000", "--cap-per", "table", "--json")
    cap = json.loads(text)["cap"]
    assert (cap["per"], cap["boxes"], cap["never_met_up_to"], cap["antes"]) == ("table", 6, "5.00", [])


def test_what_a_table_has_may_be_left_out(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "capped.yaml"
    text = load_table("standard").text.replace("payout cap: none", "payout cap: {amount: 90000, per: player}")
    file.write_text(text, encoding="utf-8")
    with_it, without, other = (
        json.loads(printed(capsys, "exposure", str(file), "--limits", "150", *more, "--json"))["cap"]
        for more in ([], ["--cap", "none"], ["--cap-per", "table"])
    )
    assert (with_it["per"], with_it["amount"]) == ("player", "90000.00")
    assert without is None
    assert (other["per"], other["amount"]) == ("table", "90000.00")


def test_dark_boxes_are_a_players_too(capsys: pytest.CaptureFixture[str]) -> None:
    content = json.loads(printed(capsys, "exposure", "six-box-dark", "--json"))
    assert content["player"]["boxes"] > 1
    assert float(content["player"]["wins"]) > float(content["box_wins"])


@pytest.mark.usefixtures("unprinted")
def test_reports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = tmp_path / "limits.html", tmp_path / "limits.pdf"
    printed(capsys, "exposure", "standard", "--html", str(files[0]), "--pdf", str(files[1]))
    assert "Limits and exposure" in files[0].read_text(encoding="utf-8")
    assert files[1].read_bytes().startswith(b"%PDF")


_EXPECTED = "expected a minimum and a maximum, such as 5-200, with a multiple of {step} between them"


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (["--limits", "0-3"], f'--limits: {_EXPECTED.format(step="5.00")}; got "0-3"'),
        (["--limits", "20-10"], f'--limits: {_EXPECTED.format(step="5.00")}; got "20-10"'),
        (["--limits", "6-9"], f'--limits: {_EXPECTED.format(step="5.00")}; got "6-9"'),
        (["--trips-limits", "x"], '--trips-limits: "x" is not an amount in USD: expected digits such as 10.00'),
        (["--cap", "0"], "--cap: a table that pays nothing is none"),
        (["--cap-per", "box"], "--cap-per: there is no cap"),
        (["--cap", "none", "--cap-per", "box"], "--cap-per: there is no cap"),
        (["--chip", "0"], "--chip: a chip is worth something"),
    ],
)
def test_what_is_refused(wrong: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert complained(capsys, "exposure", "standard", *wrong) == told


def test_a_table_without_trips_that_cannot_be_solved_under_a_cap(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exposure_cap, "solve_paid", lambda _table, _ante: None)
    text = re.sub(r"\ntrips:.*?\n\n", "\ntrips: none\n\n", load_table("standard").text, flags=re.DOTALL)
    file = tmp_path / "plain.yaml"
    file.write_text(re.sub(r"\n  trips: \{.*?\}", "", text), encoding="utf-8")
    found = printed(capsys, "exposure", str(file), "--limits", "50", "--cap", "9000")
    assert "Trips" not in found
    assert "Best play under the cap could not be worked out for this table here." in found
    told = complained(capsys, "exposure", str(file), "--trips-limits", "5")
    assert told == '--trips-limits: the table "Standard" has no Trips bet'
