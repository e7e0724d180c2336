"""``uth history``: what was played. Each action is a module here, with ``add_parser`` as a command has it."""

from __future__ import annotations

import argparse
from importlib import import_module

from uth.cli.examples import example
from uth.i18n import gettext as _

ACTIONS = ("list", "show", "replay", "verify", "stats", "leaks", "export", "import", "players")
"""In the order in which ``uth history --help`` lists them."""
_MODULES = {"list": "listing", "export": "exporting", "import": "importing"}


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to those of the program."""
    about = _("what was played: rounds, replays, statistics, export and import, players")
    parser = subparsers.add_parser(
        "history", help=about, description=about.capitalize(), epilog=example("uth history list --won --last 20")
    )
    actions = parser.add_subparsers(title=_("actions"), metavar="ACTION", required=True)
    for action in ACTIONS:
        import_module(f"{__name__}.{_MODULES.get(action, action)}").add_parser(actions)
