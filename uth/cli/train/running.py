"""What runs of the dealer school have in common: when one hears what was wrong, pace, where answers go, the report."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

from uth.cli import output
from uth.cli.train import where
from uth.i18n import gettext as _

if TYPE_CHECKING:
    from uth.school.keeping import Keeping
    from uth.school.pace import Targets
    from uth.school.plan import Feedback, Plan

_FEEDBACK = {"at-once": "at once", "round": "end of the round", "report": "only in the report"}
_PACES = {
    "read": "seconds to read a hand or a stack (8); 0: not timed",
    "decide": "seconds to decide (8); 0: not timed",
    "pay": "seconds to state or cut out a pay (15); 0: not timed",
    "settle": "seconds to settle a box (15); 0: not timed",
    "deal": "seconds to deal a round, as at six boxes (240); 0: not timed",
}
PACES = tuple(_PACES)
"""What is timed."""
_LONGEST = 3600


def add_options(parser: argparse.ArgumentParser, paces: Iterable[str] = PACES) -> None:
    """Add ``--feedback``, the targets of these *paces*, and what all drills have."""
    parser.add_argument(
        "--feedback", choices=list(_FEEDBACK), default="at-once",
        help=_("when you hear what was wrong: after each answer or act, after each exercise, or only in the report"),
    )  # fmt: skip
    for pace in paces:
        parser.add_argument(f"--{pace}", type=_milliseconds, metavar="SECONDS", help=_(_PACES[pace]))
    where.add_options(
        parser,
        seed=_("any text: the same one asks the same exercises, and nothing is kept"),
        report=_("print the report as JSON; the run is told on the error stream"),
    )


def _milliseconds(text: str) -> int:
    """A time in seconds, as milliseconds."""
    try:
        value = Fraction(text) if len(text) < 12 else Fraction(-1)
    except (ValueError, ZeroDivisionError):
        value = Fraction(-1)
    if not 0 <= value <= _LONGEST:
        sentence = _('expected seconds from 0 to {most}, such as 4.5, got "{text}"')
        raise argparse.ArgumentTypeError(sentence.format(most=_LONGEST, text=text[:40]))
    return int(value * 1000)


def feedback_of(options: argparse.Namespace) -> Feedback:
    """Return when a trainee hears what was wrong."""
    from uth.school.plan import Feedback

    return Feedback(_FEEDBACK[options.feedback])


def targets_of(options: argparse.Namespace) -> Targets:
    """Return the targets: those that were asked for, else the usual ones."""
    from uth.school.pace import Targets

    given = {pace: getattr(options, pace, None) for pace in PACES}
    return replace(Targets(), **{pace: time for pace, time in given.items() if time is not None})


def done(options: argparse.Namespace, planned: Callable[[Keeping], Plan]) -> int:
    """Do a run and print its report; *planned*: what its plan is, for whoever does it.

    The exit code is 2 where answers could not be kept.

    :raises UthError: if there can be no such run.
    """
    from uth.cli.train.school_dialogue import SchoolDialogue
    from uth.cli.train.school_run import document, say_report
    from uth.cli.train.school_window import shown

    with ExitStack() as stack:
        keeping = _keeping(options, stack)
        plan = planned(keeping)
        if where.at_a_window(options) and shown(plan, keeping):
            return 0
        dialogue = SchoolDialogue(plan, keeping, aside=options.json)
        run = dialogue.held()
    if options.json:
        output.say_json(output.stamped(document(run, options.table)))
    else:
        say_report(run, repeatable=keeping.player is None)
    return where.NOT_KEPT if dialogue.unkept else 0


def _keeping(options: argparse.Namespace, stack: ExitStack) -> Keeping:
    """Where the answers go: to a trainee, or nowhere."""
    from uth.school.keeping import Keeping

    refusal = _("{options}: nothing is kept of a run with a seed; give one of the two")
    return Keeping(*where.kept(options, stack, refusal))
