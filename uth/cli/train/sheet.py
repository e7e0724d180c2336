"""``uth train sheet NAME --pdf F``: a printed test, with its key on pages of its own at the end."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from uth.cli import output
from uth.cli.examples import example
from uth.cli.train import house, where
from uth.errors import UthError
from uth.i18n import gettext as _

if TYPE_CHECKING:
    from uth.school.exercise import Exercise
    from uth.school.plan import Plan
    from uth.school.skills import Skill

_EXAMPLE = "uth train sheet pay-bet --n 40 --seed 7 --pdf test.pdf"
_COUNT = 40
_MOST = 200


class NotPrinted(UthError):
    """A test that cannot be printed."""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the action to those of ``uth train``."""
    parser = subparsers.add_parser(
        "sheet",
        help=_("the dealer school: a printed test with its key"),
        description=_(
            "A test of a drill as PDF, to be answered with a pen; the key stands on pages of its own at the end. The "
            "same seed prints the same test. A table to settle is a matter of acts and cannot be printed."
        ),
        epilog=example(_EXAMPLE),
    )
    house.add_options(parser, _COUNT)
    parser.add_argument("--seed", metavar="S", help=_("any text: the same one prints the same test"))
    parser.add_argument("--pdf", metavar="F", type=Path, required=True, help=_("the file to write"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Write the test.

    :raises UthError: if it cannot be printed or written.
    """
    from uth.cli.train.sheet_pages import key, questions
    from uth.report.pdf import as_pdf
    from uth.store.files import write_atomically

    skills = _printed(house.skills_of(options.drill))
    if options.n > _MOST:
        sentence = _("{count} exercises: a sheet has at most {most}")
        raise NotPrinted(sentence.format(count=options.n, most=_MOST))
    plan = _plan(options, skills)
    with output.busy(_("writing {file} ...").format(file=options.pdf)):
        exercises = _drawn(plan)
        write_atomically(options.pdf, as_pdf(questions(plan, exercises), key(plan, exercises)))
    return 0


def _printed(skills: tuple[Skill, ...]) -> tuple[Skill, ...]:
    """The skills that can be asked on paper.

    :raises NotPrinted: if it is none of them.
    """
    from uth.school.skills import BY_ACTS

    printed = tuple(skill for skill in skills if skill not in BY_ACTS)
    if not printed:
        sentence = _("settle and deal cannot be printed: they are marked by what is done at the table, step by step")
        raise NotPrinted(sentence)
    return printed


def _plan(options: argparse.Namespace, skills: tuple[Skill, ...]) -> Plan:
    from uth.school.plan import Plan

    at = house.house_of(options)
    return Plan(house.asked_at(skills, at), at, where.seed_of(options), options.n)


def _drawn(plan: Plan) -> list[Exercise]:
    """The exercises that somebody is asked who answers every one rightly."""
    from uth.school.exercise import Given
    from uth.school.run import Run

    run, drawn = Run(plan), []
    while not run.over:
        exercise = run.exercise()
        drawn.append(exercise)
        run = run.answered(exercise, Given(exercise.right))
    return drawn
