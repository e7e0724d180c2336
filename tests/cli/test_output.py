"""Columns and JSON as commands print them."""

from __future__ import annotations

import json
import sys

import pytest

from uth import __version__
from uth.cli import output


def test_columns() -> None:
    rows = [("bet", "stake", ""), ("Ante", "5", "x")]
    assert output.columns(rows) == "bet   stake\nAnte  5      x"
    assert output.columns(rows, right=(1,)) == "bet   stake\nAnte      5  x"
    assert output.columns([]) == ""


def test_json_is_stamped(capsys: pytest.CaptureFixture[str]) -> None:
    output.say_json(output.stamped({"euro": "€"}))
    printed = capsys.readouterr().out
    assert json.loads(printed) == {"schema": 1, "version": __version__, "euro": "€"}
    assert "€" in printed


def test_warnings_go_to_the_error_stream(capsys: pytest.CaptureFixture[str]) -> None:
    output.warn("beware")
    assert tuple(capsys.readouterr()) == ("", "warning: beware\n")


def test_a_table_on_a_terminal_shows_the_same_texts(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = [("[bold]standard", "500/50")]
    output.say_table(("name", "pays"), rows)
    assert capsys.readouterr().out == "name            pays\n[bold]standard  500/50\n"
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    output.say_table(("name", "pays"), rows)
    assert "[bold]standard" in capsys.readouterr().out
