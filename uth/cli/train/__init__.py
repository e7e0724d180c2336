"""``uth train``: practice. Each action is a module here, with ``add_parser`` as a command has it."""

from __future__ import annotations

import argparse
from importlib import import_module

from uth.cli.examples import example
from uth.i18n import gettext as _

ACTIONS = (
    "coach", "drill", "deal", "audition", "lesson", "verify", "school_class", "override", "checklist",
    "progress", "sheet",
)  # fmt: skip
"""Their modules, in the order in which ``uth train --help`` lists them; ``uth train report`` is ``progress``,
``uth train class`` is ``school_class``."""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to those of the program."""
    about = _("practice: decisions for players, the school for dealers")
    epilog = example("uth train coach --street flop --hands 20")
    parser = subparsers.add_parser("train", help=about, description=about.capitalize(), epilog=epilog)
    actions = parser.add_subparsers(title=_("actions"), metavar="ACTION", required=True)
    for action in ACTIONS:
        import_module(f"{__name__}.{action}").add_parser(actions)
