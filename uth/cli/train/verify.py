"""``uth train verify FILE``: a report that was handed in, worked out anew from the acts in it."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from uth.cli import output, text
from uth.cli.examples import example
from uth.i18n import gettext as _

if TYPE_CHECKING:
    from uth.report.handed_in import HandedIn
    from uth.report.provenance import Provenance
    from uth.report.verify import Line, Verified
    from uth.school.lesson import Lesson

    Known = tuple[Provenance, ...]

_EXAMPLE = "uth train verify audition-ann-2027-01-18.html"
DISAGREES = 1
"""The exit code where a line does not agree."""
_WIDEST = 120
_SHOWN = 60
"""So many lines that do not agree are printed."""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the action to those of ``uth train``."""
    parser = subparsers.add_parser(
        "verify",
        help=_("the dealer school: work a report that was handed in out anew, and compare it line by line"),
        description=_(
            "Read the record out of a report that was handed in (HTML, PDF or JSON), draw every exercise and mark "
            "every act anew, and compare every figure and every word of its pages. Exit code 0: all agree; 1: some do "
            "not, and it says which; 2: it is no such file. It says of each part whether its table and house profile "
            "are those that come with the program, by what they say, and not only by name. What a trainer has ruled "
            "otherwise is listed, and is no disagreement. It shows that the figures follow from the acts that are "
            "written down. It cannot show who did them, nor that the times are true; pictures are not compared."
        ),
        epilog=example(_EXAMPLE),
    )
    parser.add_argument("file", metavar="FILE", type=Path, help=_("the report"))
    parser.add_argument(
        "--lesson", metavar="LESSON", help=_("the lesson that was given: its tables and house profiles are known")
    )
    parser.add_argument("--json", action="store_true", help=_("print JSON"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Verify the report, and say what agrees.

    :raises NotHandedIn: if it is none.
    :raises UthError: if there is no such lesson, or its file has problems.
    """
    from uth.report.provenance import provenance
    from uth.report.verify import verified

    given = _given(options.lesson)
    handed = read(options.file)
    with output.busy(_("marking every act anew ...")):
        found = verified(handed)
    known = provenance(handed.attempt.lesson, given)
    if options.json:
        output.say_json(output.stamped(_data(handed, found, known)))
    else:
        text.tell("\n".join(_lines(handed, found, known)))
        if found.wrong:
            _say_wrong(found)
    return DISAGREES if found.wrong else 0


def _given(name: str | None) -> Lesson | None:
    """The lesson that was given to the class."""
    from uth.school.lesson_file import load_lesson

    return load_lesson(name) if name is not None else None


def read(file: Path) -> HandedIn:
    """Return what is in a file.

    :raises NotHandedIn: if it cannot be read, or is no report.
    """
    from uth.config.files import Unreadable
    from uth.report import handed_in
    from uth.words import verifying as words

    try:
        return handed_in.read(handed_in.content_of(file))
    except Unreadable as error:
        raise handed_in.NotHandedIn(words.no_file(str(file), str(error))) from error


def _lines(handed: HandedIn, found: Verified, known: Known) -> Iterator[str]:
    from uth.report import provenance
    from uth.words import attempt_report
    from uth.words import verifying as words

    attempt, result = handed.attempt, handed.result
    yield output.harmless(words.head(attempt.lesson.title, attempt.trainee, attempt.began))
    yield words.result_line(result.ruled, passed=result.passed, over=result.over)
    for each in attempt.overrides:
        what = attempt_report.ruling_of(each.part, each.exercise, each.finding)
        points = attempt_report.points_change(each.before, each.after)
        yield output.harmless(words.ruling_line(what, each.by, points, each.reason))
    yield from map(output.harmless, provenance.lines(known))
    yield words.agree_line(len(found.lines) - len(found.wrong), len(found.lines))
    if found.page_left_out:
        yield found.page_left_out
    yield words.proof()


def _say_wrong(found: Verified) -> None:
    from uth.words import verifying as words

    output.say("")
    output.say_table(words.titles(), [_row(line) for line in found.wrong[:_SHOWN]])


def _row(line: Line) -> tuple[str, str, str]:
    return _short(line.name), _short(line.recorded), _short(line.recomputed)


def _short(value: object) -> str:
    plain = value if isinstance(value, str) else json.dumps(value)
    return output.harmless(plain[:_WIDEST])


def _data(handed: HandedIn, found: Verified, known: Known) -> dict[str, Any]:
    from uth.report.provenance import as_data
    from uth.school.overrides import to_data

    attempt, result = handed.attempt, handed.result
    return {
        "lesson": attempt.lesson.title,
        "trainee": attempt.trainee,
        "began": attempt.began,
        "program": handed.program,
        "uid": handed.uid,
        "marked": float(result.score),
        "score": float(result.ruled),
        "passed": result.passed,
        "over": result.over,
        "houses": as_data(known),
        "agrees": not found.wrong,
        "lines": len(found.lines),
        "wrong": [
            {"line": line.name, "recorded": line.recorded, "recomputed": line.recomputed} for line in found.wrong
        ],
        "words_compared": not found.page_left_out,
        "overrides": [to_data(each) for each in attempt.overrides],
    }
