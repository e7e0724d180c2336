"""``uth train drill NAME``: a run of the dealer school, in a window or line by line in the terminal."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from uth.cli.examples import example
from uth.cli.train import house, running, where
from uth.i18n import gettext as _

if TYPE_CHECKING:
    from uth.school.keeping import Keeping
    from uth.school.plan import Plan

_EXAMPLE = "uth train drill pay-bet --n 10 --table france"


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
    running.add_options(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Do the run and print its report. The exit code is 2 where answers could not be kept.

    :raises UthError: if there can be no such run.
    """

    def planned(keeping: Keeping) -> Plan:
        return _plan(options, keeping)

    return running.done(options, planned)


def _plan(options: argparse.Namespace, keeping: Keeping) -> Plan:
    from uth.school.plan import Plan

    skills, at = house.skills_of(options.drill), house.house_of(options)
    return Plan(
        skills=house.asked_at(skills, at),
        house=at,
        seed=where.seed_of(options),
        count=options.n,
        feedback=running.feedback_of(options),
        targets=running.targets_of(options),
        learning=keeping.learning(),
    )
