"""What commands find, and why they refuse, as their tests ask them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from uth.cli import main


def found_by(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """Run a command with ``--json`` and return its document; what was printed before is forgotten."""
    capsys.readouterr()
    assert main([*arguments, "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert isinstance(document, dict)
    return document


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Run what cannot be, whether its words or what they ask for, and return why, in one line; nothing else is said."""
    try:
        code = main(arguments)
    except SystemExit as left:
        code = int(str(left.code))
    printed = capsys.readouterr()
    assert (code, printed.out) == (2, "")
    return " ".join(printed.err.split())
