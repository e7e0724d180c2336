"""When nobody reads the error stream: what stops the program is shown in a window, or noted in the log."""

from __future__ import annotations

import io
import sys
import time
import traceback
from collections.abc import Callable
from contextlib import redirect_stderr

from uth import paths
from uth.cli import output
from uth.errors import UthError

LOG = "start.log"
"""The file in the log folder."""


def told(answer: Callable[[], int]) -> int:
    """Run *answer* and return its exit code; unless that is 0, what it said on the error stream is told."""
    with redirect_stderr(io.StringIO()) as said, output.no_stream_missing():
        code = _code(answer)
    if code and said.getvalue():
        if sys.stderr is not None:
            # Somebody may have a terminal open after all.
            sys.stderr.write(said.getvalue())
        _tell(said.getvalue().strip())
    return code


def _code(answer: Callable[[], int]) -> int:
    try:
        return answer()
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    except Exception:
        traceback.print_exc()
        return 1


def _tell(text: str) -> None:
    """Show it, and note it besides: a window is closed sooner than it is read."""
    _note(text)
    try:
        from uth.ui import backend

        backend.require()
        # Only now may pygame be imported.
        from uth.ui.notice import show_notice

        show_notice(text)
    except Exception:
        _note(traceback.format_exc())


def _note(text: str) -> None:
    try:
        with (paths.made(paths.log_folder()) / LOG).open("a", encoding="utf-8") as file:
            file.write(f"{time.strftime('%Y-%m-%d %H:%M:%S')} {text}\n")
    except (OSError, UthError):
        return
