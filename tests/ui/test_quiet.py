"""What C libraries write is dropped, and nothing else."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from uth.ui.quiet import hushed

CODE = """
import os
from uth.ui.quiet import hushed
os.write(2, b"before ")
with hushed():
    os.write(2, b"meanwhile ")
os.write(2, b"after")
"""


def test_only_what_is_written_meanwhile_is_dropped() -> None:
    run = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True)
    assert run.stderr == "before after"


def test_an_error_passes_and_the_stream_is_back() -> None:
    before = os.fstat(2)
    with pytest.raises(ValueError, match="passes"), hushed():
        raise ValueError("passes")
    assert os.fstat(2).st_ino == before.st_ino


def test_without_an_error_stream_there_is_nothing_to_do() -> None:
    code = "import os; os.close(2); from uth.ui.quiet import hushed\nwith hushed(): print('fine')"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "fine\n"
