"""``uth strategy``: chart, rules, mistakes, picture, page and JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.asked import refused
from tests.readme import arguments
from uth.cli import main

EXACT = "-50643648973/2317817502000"


def test_the_best_play_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments("uth strategy standard")) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Standard: best play before the flop"
    assert lines[1].startswith("house edge 2.1850 % of the Ante")
    assert lines[3].split()[:4] == ["AA", "4x", "AKs", "4x"]
    assert lines[14].split()[2:4] == ["K3o", "check"]
    assert "4x: 33+ A2+ K2s+ K5o+ Q6s+ Q8o+ J8s+ JTo" in lines
    assert any(line.startswith("33 is a pair, K2s two cards of one suit") for line in lines)
    assert any(line.split()[:2] == ["+1.41", "+0.67"] for line in lines)
    assert "  pair with a hole card: 2x in 95.55 %" in lines
    assert "On the river, of the hands that check before" in lines


def test_files_and_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture, page = tmp_path / "new" / "chart.png", tmp_path / "page.html"
    asked = ["strategy", "standard", "--against", "timid", "--png", str(picture), "--html", str(page), "--json"]
    assert main(asked) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["schema"], data["table"], data["exact"], data["warnings"]) == (1, "standard", EXACT, [])
    assert len(data["hands"]) == 169
    aces = next(hand for hand in data["hands"] if hand["hand"] == "AA")
    assert aces["best"] == "play 4x"
    assert list(aces["values"]) == ["check", "play 3x", "play 4x"]
    against = data["against"]
    assert against["strategy"] == "timid"
    assert sum(mistake["cost"] for mistake in against["mistakes"]) == pytest.approx(data["ev"] - against["ev"])
    assert {mistake["street"] for mistake in against["mistakes"]} == {"preflop"}
    assert picture.read_bytes().startswith(b"\x89PNG")
    html = page.read_text(encoding="utf-8")
    assert html.count("<td style=") == 169
    assert "<h2>timid</h2>" in html
    assert "http" not in html
    assert "<script" not in html


def test_the_mistakes_as_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "mine.yaml"
    own.write_text(
        "format: 1\nname: mine\npreflop: best\nflop: best\nriver:\n"
        "  - fold: {hidden: two pair or better}\n  - otherwise: best\n",
        encoding="utf-8",
    )
    assert main(["strategy", "standard", "--against", str(own)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Standard: mine loses ")
    assert lines[2].split() == ["street", "hand", "mistake", "how", "often", "costs", "example"]
    assert lines[3].startswith("on the river  two pair or better with a hole card  fold instead of 1x  ")
    assert len(lines) == 4


def test_no_mistakes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["strategy", "standard", "--against", "optimal"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (["nowhere"], 'no table is called "nowhere"'),
        (["standard", "--against", "practicl"], 'did you mean "practical"?'),
        (["standard", "--against", "none.yaml"], "none.yaml cannot be opened"),
    ],
)
def test_bad_input(wrong: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert message in refused(capsys, "strategy", *wrong)
