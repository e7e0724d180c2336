"""The program's own end."""

from __future__ import annotations

import sys

import pytest

import uth
from uth.__main__ import main


def test_interrupted_while_it_is_loaded_it_ends_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted:
        def find_spec(self, name: str, *_: object) -> None:
            if name == "uth.cli":
                raise KeyboardInterrupt

    monkeypatch.delattr(uth, "cli", raising=False)
    monkeypatch.setattr(sys, "meta_path", [Interrupted(), *sys.meta_path])
    for name in [name for name in sys.modules if name.partition(".cli")[0] == "uth"]:
        monkeypatch.delitem(sys.modules, name)
    assert main([]) == 130
