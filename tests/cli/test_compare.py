"""``uth compare``: files, figures and strategies side by side."""

from __future__ import annotations

import hashlib
import json
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tests.config.tables import table_text
from tests.golden import check_golden
from uth.cli import main
from uth.resources import data_folder

TRIPS = "trips: {{royal flush: 50 to 1, straight flush: 40 to 1, four of a kind: 30 to 1, full house: {full_house}}}\n"
GOLDEN = Path(__file__).parent.parent / "data" / "compare"


def compared(capsys: pytest.CaptureFixture[str], one: str, other: str) -> dict[str, Any]:
    """Return the JSON of a comparison."""
    assert main(["compare", one, other, "--json"]) == 0
    document: dict[str, Any] = json.loads(capsys.readouterr().out)
    return document


def test_text(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two tables of one game: nothing has to be solved."""
    monkeypatch.chdir(tmp_path)
    revised = 'revision: "2"\neffective: "2026-12-01"\nsources: [the sign of the old table, a letter of the house]\n'
    for name, more, trips in (("old", "sources: [the sign]\n", "8 to 1"), ("new", revised, "9 to 1")):
        text = table_text(more, trips=TRIPS.format(full_house=trips))
        Path(f"{name}.yaml").write_text(text, encoding="utf-8", newline="\n")
    assert main(["compare", "old.yaml", "new.yaml"]) == 0
    check_golden(GOLDEN / "revision.txt", capsys.readouterr().out)


def test_a_changed_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What a change record needs: the key, both values, both hashes, what it does to the figures, no other strategy."""
    mine = tmp_path / "mine.yaml"
    old = (data_folder("paytables") / "standard.yaml").read_text(encoding="utf-8")
    mine.write_text(old.replace("  full house: 8 to 1", "  full house: 9 to 1"), encoding="utf-8")
    document = compared(capsys, "standard", str(mine))
    assert list(document) == ["schema", "version", "a", "b", "changes", "figures", "strategy"]
    assert document["changes"] == [{"path": "trips > full house", "a": "8 to 1", "b": "9 to 1"}]
    assert document["b"]["sha256"] == hashlib.sha256(mine.read_bytes()).hexdigest()
    assert document["a"]["table"] == "standard"
    edge = document["figures"]["trips.house_edge"]
    assert edge["a"] == pytest.approx(0.03497937, abs=1e-8)
    assert edge["b"] == pytest.approx(0.00901835, abs=1e-8)
    assert edge["difference"] == pytest.approx(edge["b"] - edge["a"])
    assert Fraction(edge["exact"]) == -Fraction(3_473_184, 133_784_560)
    assert document["figures"]["base.house_edge"]["difference"] == 0
    assert document["strategy"] == {"starting_hands": [], "flop": {"changed": 0, "decisions": 25_989_600}}


def test_another_strategy(capsys: pytest.CaptureFixture[str]) -> None:
    document = compared(capsys, "standard", "auckland")
    hands = {hand["hand"]: hand for hand in document["strategy"]["starting_hands"]}
    assert list(hands) == ["22", "T9s", "J9o"]
    assert hands["T9s"]["deals"] == 4
    assert (hands["T9s"]["a"], hands["T9s"]["b"]) == ("check", "play 4x")
    assert hands["T9s"]["cost"] > 0
    assert document["strategy"]["flop"]["changed"] > 0
    assert main(["compare", "standard", "auckland"]) == 0
    printed = capsys.readouterr().out
    assert "starting hands with another best choice: 3 of 169" in printed
    assert f"{document['strategy']['flop']['changed']:,} of 25,989,600" in printed


def test_a_bet_that_only_one_table_has(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "mine.yaml"
    mine.write_text(table_text("rules: {dark play: [1, 2]}\n"), encoding="utf-8")
    figures = compared(capsys, str(mine), "standard")["figures"]
    assert figures["trips.house_edge"]["a"] is None
    assert figures["trips.house_edge"]["difference"] is None
    assert figures["dark.4.house_edge"]["a"] is None
    assert figures["dark.2.house_edge"]["difference"] == 0
    assert list(figures) == sorted(
        figures, key=lambda key: ["base", "trips", "combined", "dark"].index(key.split(".")[0])
    )
    assert main(["compare", "standard", str(mine)]) == 0
    assert "  hit frequency" in capsys.readouterr().out


def test_the_same_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "standard", "standard"]) == 0
    printed = capsys.readouterr().out
    assert "the two files say the same" in printed
    assert "+" not in printed


def test_warnings_go_to_the_error_stream(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "mine.yaml"
    mine.write_text(table_text("limits: {ante: {min: 5, max: 500, step: 5.25}}\n"), encoding="utf-8")
    main(["check", str(mine), "--json"])
    warnings = json.loads(capsys.readouterr().out)[0]["warnings"]
    assert main(["compare", str(mine), "standard"]) == 0
    printed = capsys.readouterr()
    assert printed.err.count("warning: ") == len(warnings) > 0
    assert "warning: " not in printed.out


def test_without_the_solver(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Stored figures are compared, flop decisions are not counted; a table without a stored solution is refused."""
    monkeypatch.setitem(sys.modules, "uth.analysis.solver", None)
    assert compared(capsys, "standard", "auckland")["strategy"]["flop"] == {"changed": None, "decisions": 25_989_600}
    mine = tmp_path / "mine.yaml"
    mine.write_text(table_text(blind="blind: {royal flush: 499 to 1}\n"), encoding="utf-8")
    assert main(["compare", "standard", str(mine)]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "numba" in printed.err


def test_bad_input(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.yaml"
    bad.write_text(table_text("rounding: no\n"), encoding="utf-8")
    assert main(["compare", "standard", "standrad"]) == 2
    assert 'did you mean "standard"?' in capsys.readouterr().err
    assert main(["compare", str(bad), "standard"]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "rounding" in printed.err
