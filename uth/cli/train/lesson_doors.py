"""Any lesson from its first part to the report that is handed in: options of the commands that do one, and the way."""

from __future__ import annotations

import argparse
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from uth.cli import output, text
from uth.cli.history import opened
from uth.cli.train import where
from uth.errors import UthError
from uth.i18n import gettext as _

if TYPE_CHECKING:
    from uth.report.attempt import Draw
    from uth.report.paper import Paper
    from uth.school.attempt import Attempt
    from uth.school.keeping import Keeping
    from uth.school.lesson import Lesson

_LONGEST = 80


class NoName(UthError):
    """A name that a report cannot have."""


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add who does it, where the report goes, and how it is done."""
    parser.add_argument("--name", metavar="NAME", help=_("who does it, as the report says (the player's name)"))
    parser.add_argument(
        "--out", metavar="F", type=Path,
        help=_("the report to hand in: a file that is not there yet, ending in .html, .pdf or .json (by day and name)"),
    )  # fmt: skip
    parser.add_argument(
        "--text", action="store_true",
        help=_("line by line in the terminal, as it is where there is no display or answers are piped in"),
    )  # fmt: skip
    opened.add_player_option(parser)


def held(lesson: Lesson, options: argparse.Namespace, stem: str) -> int:
    """Let a lesson be done in a window or in the terminal, write its report, and say where that is.

    The exit code is 0 however it went, 2 where something could not be written. *stem*: of the report's own name.

    :raises UthError: if the report cannot go where it should, or there is no such player.
    """
    with ExitStack() as stack:
        keeping = _keeping(options, stack)
        name = _name(options, keeping)
        paper = _paper(options, stem, name)
        ways = argparse.Namespace(text=options.text, json=False)
        if where.at_a_window(ways):
            from uth.cli.train.lesson_window import shown

            attempt = shown(lesson, name, keeping, paper)
            if attempt is not None:
                return _handed_in(attempt, paper)
        return _typed(lesson, name, keeping, paper)


def _typed(lesson: Lesson, name: str, keeping: Keeping, paper: Paper) -> int:
    from uth.cli.train.lesson_dialogue import LessonDialogue
    from uth.school.keeping import Keeping

    kept = keeping.kept or (None, None)
    dialogue = LessonDialogue(begun(lesson, name), lambda: Keeping(*kept), paper)
    code = _handed_in(dialogue.held(), paper)
    return where.NOT_KEPT if dialogue.unkept else code


def begun(lesson: Lesson, name: str) -> Attempt:
    """Return a lesson as somebody begins it now."""
    import time

    from uth.school.attempt import Attempt

    return Attempt.of(lesson, name, int(time.time() * 1000))


def _handed_in(attempt: Attempt, paper: Paper) -> int:
    """Write the report, if it is not yet, and say what came of it."""
    from uth.school.result import result
    from uth.words import attempt_report
    from uth.words import lesson_doing as words

    if not attempt.marks:
        output.say(words.nothing_done())
        return 0
    if not paper.written:
        with output.busy(_("writing {file} ...").format(file=paper.file)), ExitStack() as stack:
            paper.hand_in(attempt, drawing(stack))
    found = result(attempt)
    verdict = attempt_report.verdict(passed=found.passed, over=found.over)
    text.tell("\n" + words.result_line(attempt.lesson.title, found.ruled, verdict))
    text.tell(words.written_to(str(paper.file)))
    return 0


def drawing(stack: ExitStack) -> Draw | None:
    """Return how the tables of a report are drawn, where that is possible here; *stack* closes what is opened."""
    from uth.ui import backend

    try:
        backend.require()
        # Only now may pygame be imported.
        from uth.ui.school.moments import Moments
        from uth.ui.window import open_window

        stack.callback(open_window("uth", (960, 600), seen=False).close)
    except UthError:
        return None
    return Moments().draw


# --- who, and where to


def _keeping(options: argparse.Namespace, stack: ExitStack) -> Keeping:
    """Where the answers are kept besides: with the player that is named, or the only one where no seed is given."""
    from uth.school.keeping import Keeping

    seed = None if options.player is not None else getattr(options, "seed", None)
    return Keeping(*where.kept(argparse.Namespace(seed=seed, player=options.player), stack, ""))


def _name(options: argparse.Namespace, keeping: Keeping) -> str:
    if options.name is None:
        return keeping.player.name if keeping.player else ""
    name = " ".join(options.name.split())
    if not name or len(name) > _LONGEST or not name.isprintable():
        raise NoName(_("{option}: expected a name of 1 to {most} characters").format(option="--name", most=_LONGEST))
    return name


def _paper(options: argparse.Namespace, stem: str, name: str) -> Paper:
    import time

    from uth.report.paper import named, paper
    from uth.words.times import day

    if options.out is not None:
        return paper(options.out)
    return named(Path(), stem, name, day(int(time.time() * 1000)))
