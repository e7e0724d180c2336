"""``uth train override FILE``: a trainer's ruling on a mark, with name and reason, in a new report beside it."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

from uth.cli import output
from uth.cli.examples import example
from uth.cli.history import filters
from uth.errors import UthError
from uth.i18n import gettext as _

if TYPE_CHECKING:
    from uth.report.paper import Paper
    from uth.school.attempt import Attempt
    from uth.school.overrides import Judged, Override

_EXAMPLE = 'uth train override ann.html --part 2 --exercise 5 --as right --reason "The bet was called." --by "B. Lee"'
_RIGHT = "right"
_NEEDED = {"--part": "part", "--exercise": "exercise", "--as": "points", "--reason": "reason", "--by": "by"}


class CannotOverride(UthError):
    """Options that do not go together, or a report that cannot be written."""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the action to those of ``uth train``."""
    parser = subparsers.add_parser(
        "override",
        help=_("the dealer school: override a mark of a report, with a reason"),
        description=_(
            "A mark in a report that was handed in counts otherwise: as right, or with other points. The marks stay "
            "as they were; the override stands beside them with who made it, when, what, before, after and why, and "
            "the report tells both scores. It goes to a new file. Without --part the exercises are listed in which "
            "something was wrong, with the numbers of their findings."
        ),
        epilog=example(_EXAMPLE),
    )
    parser.add_argument("file", metavar="FILE", type=Path, help=_("a report that was handed in: HTML, PDF or JSON"))
    parser.add_argument("--part", type=filters.positive, metavar="P", help=_("the part of the lesson, from 1"))
    parser.add_argument("--exercise", type=filters.positive, metavar="N", help=_("its exercise, from 1"))
    parser.add_argument(
        "--finding", type=filters.positive, metavar="K", help=_("only this finding of it counts as right")
    )
    parser.add_argument(
        "--as", type=_points, dest="points", metavar="WHAT", help=_("right, or the points that it earns (0 to 100)")
    )
    parser.add_argument("--reason", metavar="TEXT", help=_("why; it stands in the report"))
    parser.add_argument("--by", metavar="NAME", help=_("the trainer's name; it stands in the report"))
    parser.add_argument("--out", type=Path, metavar="F", help=_("the new report (FILE with -overridden in its name)"))
    parser.add_argument("--json", action="store_true", help=_("print JSON"))
    parser.set_defaults(run=run)


def _points(text: str) -> str | int:
    from uth.words.overriding import no_points

    said = text.strip().casefold()
    if said == _RIGHT:
        return _RIGHT
    if not said.isascii() or not said.isdigit() or int(said[:6]) > 100:
        raise argparse.ArgumentTypeError(no_points(text[:40]))
    return int(said)


def run(options: argparse.Namespace) -> int:
    """Override a mark and write the new report, or list what can be.

    :raises UthError: if the file is no report or does not agree with its acts, the override cannot be, or the new
        report cannot be written.
    """
    from uth.report.class_read import sound

    with output.busy(_("marking every act anew ...")):
        try:
            attempt = sound(options.file).attempt
        except UthError as error:
            raise CannotOverride(f"{options.file}: {error}") from error
    given = [option for option, name in _NEEDED.items() if getattr(options, name) is not None]
    if not given:
        _list(attempt, as_json=options.json)
        return 0
    _override(attempt, options, [option for option in _NEEDED if option not in given])
    return 0


def _override(attempt: Attempt, options: argparse.Namespace, missing: list[str]) -> None:
    from uth.cli.train.lesson_doors import drawing
    from uth.school.overrides import Signed, Wish
    from uth.words import overriding as words

    if missing:
        raise CannotOverride(words.missing(", ".join(missing)))
    points = None if options.points == _RIGHT else options.points
    wish = Wish(options.part, options.exercise, options.finding or 0, points)
    after = attempt.overridden(wish, Signed(options.by, int(time.time() * 1000), options.reason))
    paper = _paper(options)
    with output.busy(_("writing {file} ...").format(file=paper.file)), ExitStack() as stack:
        paper.hand_in(after, drawing(stack))
    made = after.overrides[-1]
    if options.json:
        output.say_json(output.stamped({"file": str(paper.file), "override": _data(made), **_scores(after)}))
        return
    output.say(words.done_line((made.part, made.exercise, made.finding), made.before, made.after, made.by))
    output.say(_score_line(after))
    output.say(_("{file} is written").format(file=paper.file))


def _paper(options: argparse.Namespace) -> Paper:
    """Where the new report goes: never over another file."""
    from uth.report.overridden import beside
    from uth.report.paper import paper

    return beside(options.file) if options.out is None else paper(options.out)


# --- what can be overridden


def _list(attempt: Attempt, *, as_json: bool) -> None:
    from uth.words import overriding as words

    wrong = [each for each in attempt.judged if each.mark.findings or not each.whole]
    if as_json:
        output.say_json(
            output.stamped(
                {
                    "trainee": attempt.trainee,
                    "exercises": [_exercise_data(each) for each in wrong],
                    "overrides": [_data(each) for each in attempt.overrides],
                    **_scores(attempt),
                }
            )
        )
        return
    lines = [line for each in wrong for line in _lines(each)]
    output.say(output.harmless("\n".join([*lines, words.how()] if lines else [words.nothing_wrong()])))
    output.say(_score_line(attempt))


def _lines(each: Judged) -> Iterator[str]:
    from uth.words import overriding as words
    from uth.words.school_report import mistake_words

    yield words.exercise_line(each.part, each.mark.number, each.mark.skill, each.points)
    if not each.whole:
        yield "  " + words.broken_off()
    for number, finding in enumerate(each.mark.findings, 1):
        stands = any(finding is standing for standing in each.findings)
        yield "  " + words.finding_line(number, mistake_words(finding.mistake), finding.done, stands=stands)
    yield ""


def _score_line(attempt: Attempt) -> str:
    from uth.school.result import result
    from uth.words.overriding import scores
    from uth.words.school_report import score_words

    found = result(attempt)
    return scores(score_words(found.score), score_words(found.ruled))


# --- as JSON


def _data(override: Override) -> dict[str, Any]:
    from uth.school.overrides import to_data

    return to_data(override)


def _scores(attempt: Attempt) -> dict[str, Any]:
    from uth.school.result import result

    found = result(attempt)
    return {"marked": float(found.score), "score": float(found.ruled), "passed": found.passed}


def _exercise_data(each: Judged) -> dict[str, Any]:
    return {
        "part": each.part,
        "exercise": each.mark.number,
        "skill": each.mark.skill,
        "kind": each.mark.kind,
        "marked": each.mark.points if each.whole else 0,
        "score": each.points,
        "findings": [
            {
                "finding": number,
                "mistake": finding.mistake,
                "weight": finding.weight.name.lower(),
                "done": finding.done,
                "stands": any(finding is standing for standing in each.findings),
            }
            for number, finding in enumerate(each.mark.findings, 1)
        ],
    }
