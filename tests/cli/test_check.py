"""``uth check``: problems, warnings and exit codes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.config.tables import table_text
from uth import __version__
from uth.cli import main
from uth.config import list_tables


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stand in a folder with a good file, one with a warning, and one with problems."""
    monkeypatch.chdir(tmp_path)
    Path("good.yaml").write_text(table_text(), encoding="utf-8")
    Path("warned.yaml").write_text(table_text(blind="blind: {royal flush: 500 for 1}\n"), encoding="utf-8")
    Path("bad.yaml").write_text(table_text("rounding: no\nfloat: 1\n"), encoding="utf-8")


BAD = [
    'bad.yaml:12: rounding: expected "down" or "up", got "no"',
    'bad.yaml:13: float: expected chip values with a number of chips, such as {5: 200, 25: 100}, got "1"',
]
WARNED = 'warned.yaml:4: blind > royal flush: "for" counts the stake in: read as 499 to 1'


@pytest.mark.usefixtures("files")
def test_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "good.yaml"]) == 0
    assert capsys.readouterr().out == "good.yaml: no problems\n"
    assert main(["check", "standard", "warned.yaml", "bad.yaml"]) == 1
    expected = ["standard: no problems", f"warning: {WARNED}", "warned.yaml: no problems", *BAD]
    assert capsys.readouterr().out.splitlines() == expected


@pytest.mark.usefixtures("files")
def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "warned.yaml", "bad.yaml", "--json"]) == 1
    warned, bad = json.loads(capsys.readouterr().out)
    path, message = "blind > royal flush", '"for" counts the stake in: read as 499 to 1'
    assert warned == {
        "schema": 1,
        "version": __version__,
        "table": "warned.yaml",
        "problems": [],
        "warnings": [{"file": "warned.yaml", "line": 4, "path": path, "message": message}],
        "base": None,
        "trips": None,
        "combined": None,
        "dark": None,
    }
    assert [problem["line"] for problem in bad["problems"]] == [12, 13]
    assert [problem["path"] for problem in bad["problems"]] == ["rounding", "float"]


def test_one_table_is_an_array_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "Standard", "--json"]) == 0
    assert [table["table"] for table in json.loads(capsys.readouterr().out)] == ["Standard"]


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize("missing", ["standrad", "missing.yaml", "./"])
def test_what_cannot_be_opened_prints_nothing_else(missing: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "bad.yaml", missing, "--json"]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert len(printed.err.splitlines()) == 1


def test_presets_have_no_problems(capsys: pytest.CaptureFixture[str]) -> None:
    names = [listed.name for listed in list_tables()]
    assert main(["check", *names]) == 0
    assert capsys.readouterr().out.splitlines() == [f"{name}: no problems" for name in names]
