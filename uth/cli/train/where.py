"""Where a drill is done: in a window, or line by line in the terminal."""

from __future__ import annotations

import argparse
import os
import stat
import sys
from typing import TextIO


def at_a_window(options: argparse.Namespace) -> bool:
    """Return whether a window is wished, where there can be one: whoever pipes answers in types them."""
    return not (options.text or options.json or brings_answers(sys.stdin))


def brings_answers(stream: TextIO | None) -> bool:
    """Return whether lines come on *stream* that nobody types: from a pipe, or a file that has some.

    What a launcher starts has no terminal either; its input is closed, or the null device, and brings nothing.
    """
    if stream is None or stream.closed or stream.isatty():
        return False
    try:
        status = os.fstat(stream.fileno())
    except (OSError, ValueError):
        # No file at all: a stream in memory.
        return True
    if stat.S_ISREG(status.st_mode):
        return status.st_size > 0
    return not stat.S_ISCHR(status.st_mode)
