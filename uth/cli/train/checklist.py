"""``uth train checklist``: what a trainer marks at a real table, skill by skill, with the house's right execution."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from uth.cli import output
from uth.cli.examples import example
from uth.cli.train import house
from uth.i18n import gettext as _

_EXAMPLE = "uth train checklist --table france --pdf checklist.pdf"


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the action to those of ``uth train``."""
    parser = subparsers.add_parser(
        "checklist",
        help=_("the dealer school: a checklist to mark at a real table"),
        description=_(
            "The skills of a dealer as lines to tick at a real table: seen, competent or again, with date and "
            "initials. Beside each stands what is right at this house, from the procedure of its table file and its "
            "profile. As text, or as PDF to print."
        ),
        epilog=example(_EXAMPLE),
    )
    house.add_house_options(parser)
    ways = parser.add_mutually_exclusive_group()
    ways.add_argument("--pdf", metavar="F", type=Path, help=_("write it as PDF"))
    ways.add_argument("--json", action="store_true", help=_("print JSON"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print or write the checklist.

    :raises UthError: if there is no such table or profile, or the file cannot be written.
    """
    from uth.cli.train import checklist_page as page

    at = house.house_of(options)
    if options.json:
        output.say_json(output.stamped({"table": options.table, "profile": at.profile.name, "skills": _data(options)}))
    elif options.pdf is None:
        output.say(page.text(at))
    else:
        from uth.report.pdf import as_pdf
        from uth.store.files import write_atomically

        write_atomically(options.pdf, as_pdf(page.page(at)))
        output.say(_("{file} is written").format(file=options.pdf))
    return 0


def _data(options: argparse.Namespace) -> list[dict[str, Any]]:
    from uth.school.checklist import items

    return [
        {"skill": f"D{item.number}", "title": item.title, "right": item.execution}
        for item in items(house.house_of(options))
    ]
