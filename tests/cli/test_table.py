"""``uth table``: the sign, the file, and JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.config.tables import table_text
from tests.golden import check_golden
from uth.cli import main
from uth.config import list_tables, read_table

GOLDEN = Path(__file__).parent.parent / "data" / "signs"


@pytest.mark.parametrize("name", ["standard", "six-box-dark", "florida-like"])
def test_sign(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["table", name]) == 0
    check_golden(GOLDEN / f"{name}.txt", capsys.readouterr().out)


def test_every_preset_has_a_sign(capsys: pytest.CaptureFixture[str]) -> None:
    for listed in list_tables():
        assert main(["table", listed.name]) == 0
        assert "Blind pays" in capsys.readouterr().out


def test_yaml_is_the_file_and_can_be_used(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["table", "france", "--yaml"]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("# France")
    mine = tmp_path / "mine.yaml"
    mine.write_text(printed, encoding="utf-8")
    assert main(["table", str(mine), "--yaml"]) == 0
    assert capsys.readouterr().out == printed


def test_json_has_the_contents_of_the_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["table", "six-box-dark", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert (document["schema"], document["table"], document["warnings"]) == (1, "six-box-dark", [])
    assert document["content"]["limits"]["trips"]["max"] == "2500.00"
    table, problems, _ = read_table(json.dumps(document["content"]), "content.json")
    assert problems == ()
    assert table is not None
    assert table.rules.dark_boxes == 4


def test_warnings_go_to_the_error_stream(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    mine = tmp_path / "mine.yaml"
    mine.write_text(table_text(blind="blind: {royal flush: 500 for 1}\n"), encoding="utf-8")
    assert main(["table", str(mine)]) == 0
    printed = capsys.readouterr()
    assert printed.err == f'warning: {mine}:4: blind > royal flush: "for" counts the stake in: read as 499 to 1\n'
    assert "499 to 1" in printed.out


def test_a_table_with_problems_is_bad_input(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    mine = tmp_path / "mine.yaml"
    mine.write_text(table_text("rounding: no\nfloat: 1\n"), encoding="utf-8")
    assert main(["table", str(mine)]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count(f"{mine}:1") == 2


def test_no_such_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["table", "standrad"]) == 2
    assert 'did you mean "standard"?' in capsys.readouterr().err
