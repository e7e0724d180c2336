"""``uth history stats``."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tests.store.played import Home
from uth.analysis.solution import starting_hands
from uth.career import theory
from uth.cli import main
from uth.hands import Category
from uth.table import Bet


@pytest.fixture(autouse=True)
def nothing_is_worked_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out what takes seconds: how two boxes of a round move together."""

    def give_up(self: theory.Theory, gap: theory.Gap, told: object = None) -> None:
        self.of(gap.table).give_up(gap.part, "it was not worked out")

    monkeypatch.setattr(theory.Theory, "work_out", give_up)


def stats(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    capsys.readouterr()
    assert main(["history", "stats", "--json", *arguments]) == 0
    found = json.loads(capsys.readouterr().out)
    assert isinstance(found, dict)
    return found


def test_the_figures_are_those_of_the_rounds(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    found = stats(capsys, "--table", "standard")
    rounds = [listed for listed in home.history.rounds() if listed.table == "Standard"]
    money = home.table.currency
    assert (found["schema"], found["player"], found["currency"]) == (1, "Ann", "USD")
    assert (found["rounds"], found["boxes"], found["dark"]) == (10, 10, 0)
    assert found["net"] == money.format(sum(listed.net for listed in rounds))
    assert found["staked"] == money.format(sum(listed.staked for listed in rounds))
    assert [*found["bets"]] == [*Bet]
    assert found["bets"]["ante"]["bets"] == 10
    assert sum(line["boxes"] for line in found["decisions"].values()) == 10
    assert sum(line["boxes"] for line in found["results"].values()) == 10
    assert set(found["starting_hands"]) <= {hand.name for hand in starting_hands()}
    assert found["biggest_win"]["net"] == money.format(max(listed.net for listed in rounds))
    assert found["hands"][0]["rounds"] == 10
    assert [line["hand"] for line in found["hands"][0]["lines"]] == list(Category)
    assert found["course"][-1]["net"] == found["net"]
    assert found["course"][0] == {"rounds": 0, "round": None, "net": "0.00", "mean": 0.0, "standard_deviation": 0.0}


def test_one_box_has_its_exact_band(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    found = stats(capsys, "--sitting", "1")
    expected = found["expected"]
    assert found["unknown"] == []
    assert expected["rounds_with_several_boxes"] == 0
    # Eight rounds with an Ante and Trips of 5 each at the exact edges of both.
    mean = -8 * 5 * (0.02184971376275 + 0.034979372806548)
    assert expected["mean"] == pytest.approx(mean, rel=1e-9)
    assert float(Fraction(expected["exact"])) == pytest.approx(mean, rel=1e-9)
    assert expected["standard_deviation"] == pytest.approx(5 * 6.490178193173 * 8**0.5, rel=1e-6)


def test_what_is_not_known_is_said(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    found = stats(capsys, "--table", "practice")
    assert found["expected"] is None
    assert found["unknown"] == [{"table": "Practice", "what": "pairs", "why": "it was not worked out"}]
    assert main(["history", "stats", "--table", "practice"]) == 0
    assert "Practice cannot be worked out here. It was not worked out." in capsys.readouterr().out


def test_the_text(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["history", "stats"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("Ann: 13 rounds, 16 boxes, 2027-01-15\nStandard, Practice\n")
    assert "Rounds in EUR are not among these: --currency chooses them." in text
    for line in ("Biggest win ", "Ante ", "Play 4x ", "Fold on the river ", "Dealer qualified ", "royal flush "):
        assert f"\n{line}" in text
    assert max(map(len, text.splitlines())) <= 100
    chart = text.partition("Starting hands")[2].splitlines()[1:15]
    assert [line.split()[0] for line in chart[1:]] == list("AKQJT98765432")
    assert {len(line.split()) for line in chart[1:]} == {14}


def test_another_currency(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["history", "stats", "--currency", "eur"]) == 0
    text = capsys.readouterr().out
    assert "€" in text
    assert "Boxes played dark are left out: 3." in text
    assert "\nDark 2x " in text
    assert main(["history", "stats", "--currency", "CHF"]) == 2
    assert capsys.readouterr().err == "uth: --currency: no such round was played in CHF; there are rounds in USD, EUR\n"


def test_no_such_round(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["history", "stats", "--since", "2030-01-01"]) == 0
    assert capsys.readouterr().out == "Ann has played no such round.\n"
    assert stats(capsys, "--since", "2030-01-01")["rounds"] == 0


def test_without_a_history(users_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["history", "stats"]) == 0
    assert capsys.readouterr().out == "Nothing was played yet: uth opens the table.\n"
    found = stats(capsys)
    assert (found["player"], found["currency"], found["rounds"]) == (None, None, 0)
    assert not users_folder.exists()
