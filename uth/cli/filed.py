"""Answers that are documents: ``--json``, ``--html`` and ``--pdf``, what they refuse, what is printed and written."""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import uth
from uth.cli.output import busy, say, say_json, stamped, warn
from uth.errors import UthError
from uth.i18n import gettext as _
from uth.words.times import by_the_clock

if TYPE_CHECKING:
    from uth.words.document import Document


class FileError(UthError):
    """A file that cannot be written as it is asked for."""


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add ``--json``, ``--html`` and ``--pdf`` to a command whose answer is a document."""
    parser.add_argument("--json", action="store_true", help=_("print JSON"))
    parser.add_argument("--html", metavar="F", type=Path, help=_("write a report as one HTML page"))
    parser.add_argument("--pdf", metavar="F", type=Path, help=_("write a report as PDF"))


def require(args: argparse.Namespace) -> None:
    """Look at the files before any work is done for them.

    :raises FileError: if a folder does not exist, or a file is a folder.
    """
    for file in _files(args):
        if not file.parent.is_dir():
            raise FileError(
                _("{file} cannot be written: there is no folder {folder}").format(file=file, folder=file.parent)
            )
        if file.is_dir():
            raise FileError(_("{file} cannot be written: it is a folder").format(file=file))


def answer(
    args: argparse.Namespace,
    document: Document,
    as_json: Callable[[], Mapping[str, Any]],
    warnings: Iterable[str] = (),
) -> None:
    """Write the files that were asked for, and print the answer: *warnings* and document, or *as_json* with its stamp.

    The files have lines to sign under the document.

    :raises OSError: if a file cannot be written.
    """
    from uth.cli.document import as_text

    written = write(args, [_signed(document)])
    if args.json:
        say_json(stamped(as_json()))
        return
    for warning in warnings:
        warn(warning)
    say(as_text(document))
    tell(written)


def write(args: argparse.Namespace, documents: Sequence[Document]) -> list[Path]:
    """Write the documents to the files that were asked for, and return these.

    :raises OSError: if a file cannot be written.
    """
    return [_write(file, make, documents) for file, make in ((args.html, _html), (args.pdf, _pdf)) if file is not None]


def tell(written: Sequence[Path]) -> None:
    """Say what was written."""
    for file in written:
        say("\n" + _("report written to {file}").format(file=file))


def of_table(name: str, file: Path) -> tuple[tuple[str, str], ...]:
    """Return what a document says of its table and of its making."""
    sha256 = hashlib.sha256(file.read_bytes()).hexdigest()
    return (_("Table"), name), (_("File"), file.name), (_("SHA-256 of the file"), sha256), *made()


def made() -> tuple[tuple[str, str], ...]:
    """Return what every document says of its making: the program, and today."""
    today = by_the_clock(datetime.now(UTC)).date().isoformat()
    return (_("Program"), f"uth {uth.__version__}"), (_("Date of the report"), today)


def _signed(document: Document) -> Document:
    from uth.cli.report_document import signatures_chapter

    return replace(document, chapters=(*document.chapters, signatures_chapter()))


def _files(args: argparse.Namespace) -> list[Path]:
    return [file for file in (args.html, args.pdf) if file is not None]


def _write(file: Path, make: Callable[[Sequence[Document]], bytes], documents: Sequence[Document]) -> Path:
    from uth.store.files import write_atomically

    with busy(_("writing {file} ...").format(file=file)):
        write_atomically(file, make(documents))
    return file


def _html(documents: Sequence[Document]) -> bytes:
    from uth.report.html import as_html

    return as_html(*documents).encode()


def _pdf(documents: Sequence[Document]) -> bytes:
    from uth.report.pdf import as_pdf

    return as_pdf(*documents)
