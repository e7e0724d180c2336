"""Answers that are documents: what is written has lines to sign, what is printed has none."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from uth.cli import filed
from uth.words.document import Chapter, Clause, Document

DOCUMENT = Document("Luck at a table", (("Table", "Standard"),), (Chapter("In short", (Clause("It varies."),)),))
SIGNED = ("Signatures", "Prepared by", "Checked by", "Approved by")


def asked(*arguments: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    filed.add_options(parser)
    return parser.parse_args(arguments)


def test_a_file_has_lines_to_sign(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "report.html"
    filed.answer(asked("--html", str(file)), DOCUMENT, dict)
    page, printed = file.read_text(encoding="utf-8"), capsys.readouterr().out
    for words in SIGNED:
        assert words in page
        assert words not in printed
    assert "It varies." in page
    assert "It varies." in printed
