"""Columns and JSON as commands print them."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

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


def test_without_streams_nothing_is_printed_and_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    output.say("text")
    output.say_table(("name",), [("standard",)])
    output.warn("beware")
    output.flush()
    output.finish()
    with output.busy("doing") as show:
        show("more")
    assert not output.is_terminal(None)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only some systems have a file that is always full")
def test_what_cannot_be_printed_is_a_complaint_less() -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full, pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stderr", full)
        output.warn("beware")
        full.write("more")
        output.finish()
        full.flush()


def test_a_table_on_a_terminal_shows_the_same_texts(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = [("[bold]standard", "500/50")]
    output.say_table(("name", "pays"), rows)
    assert capsys.readouterr().out == "name            pays\n[bold]standard  500/50\n"
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    output.say_table(("name", "pays"), rows)
    assert "[bold]standard" in capsys.readouterr().out


def test_bytes_are_printed_as_they_are(
    capsysbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    output.say("text")
    output.say_bytes(b"\xef\xbb\xbfa\r\n")
    assert capsysbinary.readouterr().out == b"text\n\xef\xbb\xbfa\r\n"
    text_only = io.StringIO()
    monkeypatch.setattr(sys, "stdout", text_only)
    output.say_bytes("€\n".encode())
    assert text_only.getvalue() == "€\n"
    monkeypatch.setattr(sys, "stdout", None)
    output.say_bytes(b"nobody reads this")
