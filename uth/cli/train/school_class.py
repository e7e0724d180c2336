"""``uth train class FILES``: what a whole class has done, from the reports that its trainees hand in."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from uth.cli import output
from uth.cli.examples import example
from uth.i18n import gettext as _

if TYPE_CHECKING:
    from uth.report.class_read import Gathered

_EXAMPLE = "uth train class handed-in --pdf class.pdf"
_REFUSED = 1


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the action to those of ``uth train``."""
    parser = subparsers.add_parser(
        "class",
        help=_("the dealer school: the results of a class, from the reports that are handed in"),
        description=_(
            "What a class has done, from the reports of lessons and auditions that its trainees hand in, HTML, PDF or "
            "JSON, written on any machine. Each is verified as it is read: one that does not agree with its own acts "
            "is listed apart and does not count. By trainee: time at the table, score, drills, areas of the round, "
            "pace; and the worst mistakes of the class. Exit code 1 if a file is refused. The same attempt counts "
            "once: a copy of it, or an earlier state, is listed and is no fault."
        ),
        epilog=example(_EXAMPLE),
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help=_("reports, or folders that hold them"))
    parser.add_argument(
        "--lesson",
        metavar="LESSON",
        help=_("count only the reports of one lesson: its title as they have it, or its name or file"),
    )
    ways = parser.add_mutually_exclusive_group()
    ways.add_argument("--json", action="store_true", help=_("print JSON"))
    ways.add_argument("--html", metavar="F", type=Path, help=_("write it as one HTML page"))
    ways.add_argument("--pdf", metavar="F", type=Path, help=_("write it as PDF"))
    ways.add_argument("--csv", metavar="F", type=Path, help=_("write a line for each trainee as a CSV file"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print or write the results. The exit code is 1 where a file is refused; a copy of an attempt is no fault.

    :raises UthError: if a file is not there, none of them counts, the lesson's file has problems, or a file cannot be
        written.
    """
    from uth.cli.train import class_document as document
    from uth.report.class_read import ClassError
    from uth.school.class_results import class_of
    from uth.words.times import week

    read = _read(options.files, options.lesson)
    if not read.results:
        reasons = "\n".join(_uncounted(read))
        raise ClassError(_("none of these files counts:\n{reasons}").format(reasons=reasons))
    found = class_of(read.results, week)
    if options.json:
        output.say_json(output.stamped(document.data(found, read)))
    elif options.csv is not None:
        _write(options.csv, document.csv_of(found).encode())
    elif options.html is not None:
        from uth.report.html import as_html

        _write(options.html, as_html(document.page(found, read)).encode())
    elif options.pdf is not None:
        from uth.report.pdf import as_pdf

        _write(options.pdf, as_pdf(document.page(found, read)))
    else:
        output.say(output.harmless(document.text(found, read)))
    return _REFUSED if read.refused else 0


def _uncounted(read: Gathered) -> Iterator[str]:
    from uth.words.school_class import others_line

    yield from (f"{each.file}: {each.reason}" for each in read.refused)
    if read.others:
        yield others_line(read.others)


def _titles(lesson: str) -> tuple[str, ...]:
    """What reports call a lesson that is named by its title, its name or its file."""
    from uth.school.lesson_file import LessonNotFound, load_lesson

    try:
        return lesson, load_lesson(lesson).title
    except LessonNotFound:
        return (lesson,)


def _read(given: list[Path], lesson: str | None) -> Gathered:
    from uth.report.class_read import files_of, gathered
    from uth.words.school_class import reading

    only = None if lesson is None else _titles(lesson)
    files = files_of(given)
    with output.busy(_("reading ...")) as show:
        return gathered(files, lambda number, file: show(reading(number, len(files), file.name)), only)


def _write(file: Path, content: bytes) -> None:
    from uth.store.files import write_atomically

    write_atomically(file, content)
    output.say(_("{file} is written").format(file=file))
