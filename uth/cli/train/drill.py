"""``uth train drill NAME``: a run of the dealer school, in a window or line by line in the terminal."""

from __future__ import annotations

import argparse
from contextlib import ExitStack
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

from uth.cli import output
from uth.cli.examples import example
from uth.cli.train import house, where
from uth.i18n import gettext as _

if TYPE_CHECKING:
    from uth.school.keeping import Keeping
    from uth.school.pace import Targets
    from uth.school.plan import Plan

_EXAMPLE = "uth train drill pay-bet --n 10 --table france"
_FEEDBACK = {"at-once": "at once", "round": "end of the round", "report": "only in the report"}
_PACES = {
    "read": "seconds to read a hand or a stack (6); 0: not timed",
    "decide": "seconds to decide (5); 0: not timed",
    "pay": "seconds to state or cut out a pay (12); 0: not timed",
    "settle": "seconds to settle a box (15); 0: not timed",
}
_LONGEST = 3600


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the action to those of ``uth train``."""
    parser = subparsers.add_parser(
        "drill",
        help=_("the dealer school: exercises from behind the rack, marked as a supervisor would"),
        description=_(
            "Exercises of the dealer school in a window, or in the terminal: there the table is told in words, and you "
            "type the answer. The drills are {names}, and mixed for all of them. Every finding says what was done, "
            "what is right, why, and where that is written. What you miss comes more often. A player's answers are "
            "kept; with --seed nothing is, and the same answers lead to the same run."
        ).format(names=", ".join(house.names())),
        epilog=example(_EXAMPLE),
    )
    house.add_options(parser)
    parser.add_argument(
        "--feedback", choices=list(_FEEDBACK), default="at-once",
        help=_("when you hear what was wrong: after each answer or act, after each exercise, or only in the report"),
    )  # fmt: skip
    for pace, about in _PACES.items():
        parser.add_argument(f"--{pace}", type=_seconds, metavar="SECONDS", help=_(about))
    where.add_options(
        parser,
        seed=_("any text: the same one asks the same exercises, and nothing is kept"),
        report=_("print the report as JSON; the run is told on the error stream"),
    )
    parser.set_defaults(run=run)


def _seconds(text: str) -> int:
    """A time in milliseconds."""
    try:
        value = Fraction(text) if len(text) < 12 else Fraction(-1)
    except (ValueError, ZeroDivisionError):
        value = Fraction(-1)
    if not 0 <= value <= _LONGEST:
        sentence = _('expected seconds from 0 to {most}, such as 4.5, got "{text}"')
        raise argparse.ArgumentTypeError(sentence.format(most=_LONGEST, text=text[:40]))
    return int(value * 1000)


def run(options: argparse.Namespace) -> int:
    """Do the run and print its report. The exit code is 2 where answers could not be kept.

    :raises UthError: if there can be no such run.
    """
    from uth.cli.train.school_dialogue import SchoolDialogue
    from uth.cli.train.school_run import document, say_report
    from uth.cli.train.school_window import shown

    with ExitStack() as stack:
        keeping = _keeping(options, stack)
        plan = _plan(options, keeping)
        if where.at_a_window(options) and shown(plan, keeping):
            return 0
        dialogue = SchoolDialogue(plan, keeping, aside=options.json)
        done = dialogue.held()
    if options.json:
        output.say_json(output.stamped(document(done, options.table)))
    else:
        say_report(done, repeatable=keeping.player is None)
    return where.NOT_KEPT if dialogue.unkept else 0


def _keeping(options: argparse.Namespace, stack: ExitStack) -> Keeping:
    """Where the answers go: to a trainee, or nowhere."""
    from uth.school.keeping import Keeping

    refusal = _("{options}: nothing is kept of a run with a seed; give one of the two")
    return Keeping(*where.kept(options, stack, refusal))


def _plan(options: argparse.Namespace, keeping: Keeping) -> Plan:
    from uth.school.plan import Feedback, Plan

    skills, at = house.skills_of(options.drill), house.house_of(options)
    return Plan(
        skills=house.asked_at(skills, at),
        house=at,
        seed=where.seed_of(options),
        count=options.n,
        feedback=Feedback(_FEEDBACK[options.feedback]),
        targets=_targets(options),
        learning=keeping.learning(),
    )


def _targets(options: argparse.Namespace) -> Targets:
    from uth.school.pace import Targets

    given = {pace: getattr(options, pace) for pace in _PACES}
    return replace(Targets(), **{pace: time for pace, time in given.items() if time is not None})
