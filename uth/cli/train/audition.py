"""``uth train audition``: one test of everything a dealer has to know, with a report to hand in."""

from __future__ import annotations

import argparse

from uth.cli.examples import example
from uth.cli.train import house, where
from uth.cli.train import lesson_doors as doors
from uth.i18n import gettext as _

_EXAMPLE = "uth train audition --table france --seed 7 --name Ann --out ann.html"


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the action to those of ``uth train``."""
    parser = subparsers.add_parser(
        "audition",
        help=_("the dealer school: an audition, and its report as one file to hand in"),
        description=_(
            "Twenty minutes as at an audition: reading, payments, chips, calls, mistakes, the rest of the job, and "
            "most of the time whole rounds at a full table, in which something goes wrong. What was wrong stands in "
            "the report alone. Passed is who does it to the end with {enough} points of 100 and without a fault of "
            "safety that stands: competent, not perfect. The same seed, table, profile, boxes and minutes ask the "
            "same on every machine. {command} works the report out anew. It shows that the figures follow from the "
            "acts that are written down; it cannot show who did them, nor that the times are true."
        ).format(enough=70, command="uth train verify"),
        epilog=example(_EXAMPLE),
    )
    parser.add_argument("--table", metavar="T", default="standard", help=_("a table's name or file (standard)"))
    parser.add_argument("--profile", metavar="P", help=_("the house profile that rules on faults (the table's)"))
    parser.add_argument(
        "--boxes", metavar="N", type=house.boxes,
        help=_("so many boxes from the first, or their numbers: 1,3,5 (all that a dealer can be given)"),
    )  # fmt: skip
    span = _("how long it takes, {least} to {most} minutes (20)").format(least=5, most=60)
    parser.add_argument("--minutes", metavar="M", type=_minutes, default=20, help=span)
    parser.add_argument("--seed", metavar="S", help=_("any text: the same one asks the same"))
    doors.add_options(parser)
    parser.set_defaults(run=run)


def _minutes(typed: str) -> int:
    from uth.school.audition import LEAST, LONGEST

    if not typed.isascii() or not typed.isdecimal() or not LEAST <= int(typed[:9]) <= LONGEST:
        sentence = _('expected minutes from {least} to {most}, got "{text}"')
        raise argparse.ArgumentTypeError(sentence.format(least=LEAST, most=LONGEST, text=typed[:40]))
    return int(typed)


def run(options: argparse.Namespace) -> int:
    """Let the audition be done, and write its report.

    :raises UthError: if there can be none such, or the report cannot be written.
    """
    from uth.school.audition import audition

    at = house.house_of(options)
    lesson = audition(at, where.seed_of(options), options.minutes, options.boxes or ())
    return doors.held(lesson, options, "audition")
