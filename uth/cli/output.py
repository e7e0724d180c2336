"""What commands print: text, and JSON documents with their schema and version.

A stream may be missing: a program without a terminal has none. What is printed there is lost, and nothing else happens.
"""

from __future__ import annotations

import io
import json
import os
import re
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, redirect_stderr, redirect_stdout
from typing import Any, TextIO
from unicodedata import category

import uth
from uth.i18n import gettext as _

SCHEMA = 1
_ENDLESS = re.compile(r"(\S{60})\S{200,}?(\W{0,2})(?=\s|$)")


def say(text: str) -> None:
    """Print a line of text, or several.

    :raises OSError: if the stream takes no more.
    """
    if sys.stdout is not None:
        sys.stdout.write(f"{text}\n")


def say_bytes(content: bytes) -> None:
    """Print bytes as they are, whatever the terminal's encoding and line ends.

    :raises OSError: if the stream takes no more.
    """
    if sys.stdout is None:
        return
    binary = getattr(sys.stdout, "buffer", None)
    if binary is None:
        sys.stdout.write(content.decode())
        return
    sys.stdout.flush()
    binary.write(content)


@contextmanager
def no_stream_missing() -> Iterator[None]:
    """Let a stream that is missing take what is written, for the block: argparse and rich need one."""
    with ExitStack() as streams:
        if sys.stdout is None:
            streams.enter_context(redirect_stdout(io.StringIO()))
        if sys.stderr is None:
            streams.enter_context(redirect_stderr(io.StringIO()))
        yield


def flush() -> None:
    """Bring what was printed to its reader.

    :raises OSError: if the stream takes no more.
    """
    if sys.stdout is not None:
        sys.stdout.flush()


def warn(text: str) -> None:
    """Print a warning on the error stream."""
    complain(_("warning: {text}").format(text=text))


def complain(text: str) -> None:
    """Print a line on the error stream; if that takes no more there is nobody to tell."""
    try:
        if sys.stderr is not None:
            sys.stderr.write(f"{harmless(text)}\n")
            sys.stderr.flush()
    except (OSError, ValueError):
        _close(sys.stderr)


def harmless(text: str) -> str:
    """Return a message that may repeat what was typed or read: a terminal obeys nothing in it, no word is endless."""
    shown = "".join(ascii(sign)[1:-1] if category(sign).startswith("C") and sign != "\n" else sign for sign in text)
    return _ENDLESS.sub(r"\1...\2", shown)


def finish() -> None:
    """Flush both streams, and give up one that takes no more: Python would try again at its exit, and complain."""
    for stream in (sys.stdout, sys.stderr):
        try:
            if stream is not None:
                stream.flush()
        except (OSError, ValueError):
            _close(stream)


def _close(stream: TextIO) -> None:
    """Let what is still in the stream go nowhere."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
    except (OSError, ValueError):
        return


def is_terminal(stream: TextIO | None) -> bool:
    """Return whether somebody reads that stream as it is written."""
    return stream is not None and not stream.closed and stream.isatty()


def stamped(content: Mapping[str, Any]) -> dict[str, Any]:
    """Return a JSON document: the content after the schema and the program's version."""
    return {"schema": SCHEMA, "version": uth.__version__, **content}


def say_json(data: Any) -> None:
    """Print a JSON document, or an array of them."""
    say(json.dumps(data, indent=1, ensure_ascii=False))


def columns(rows: Iterable[Sequence[str]], right: Collection[int] = ()) -> str:
    """Return rows of equally many texts as aligned lines; the columns numbered in *right* (from 0) end together."""
    lines = list(rows)
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join(
            text.rjust(width) if place in right else text.ljust(width)
            for place, (text, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


def say_table(heads: Sequence[str], rows: Iterable[Sequence[str]], right: Collection[int] = ()) -> None:
    """Print rows in columns: with lines and colours on a terminal, plainly aligned elsewhere.

    The columns numbered in *right* (from 0) end together.
    """
    if is_terminal(sys.stdout):
        _say_rich(heads, rows, right)
        return
    say(columns([tuple(heads), *rows], right))


@contextmanager
def busy(doing: str) -> Iterator[Callable[[str], None]]:
    """Show on a terminal, while the block runs, what takes so long; say nothing in a pipe or a file.

    The block gets a function that changes what is shown.
    """
    if not is_terminal(sys.stderr):
        yield lambda _: None
        return
    from rich.console import Console
    from rich.markup import escape

    with Console(stderr=True).status(escape(doing)) as status:
        yield lambda now: status.update(escape(now))


def _say_rich(heads: Sequence[str], rows: Iterable[Sequence[str]], right: Collection[int]) -> None:
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Table

    table = Table()
    for place, head in enumerate(heads):
        table.add_column(escape(head), justify="right" if place in right else "left")
    for row in rows:
        table.add_row(*map(escape, row))
    Console().print(table)


def told_by(show: Callable[[str], None]) -> Callable[[int, int], None]:
    """Return what the solver tells of its compiling, shown by the function that :func:`busy` gives."""
    return lambda done, kernels: show(
        _("compiling the solver, once on this machine: {done} of {kernels} ...").format(done=done, kernels=kernels)
    )
