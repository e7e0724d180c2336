"""``uth about``: the versions in use and the user's folders; ``--licences``: whose work is installed, on what terms."""

from __future__ import annotations

import argparse
import platform
from dataclasses import asdict
from typing import TYPE_CHECKING

import uth
from uth import paths
from uth.cli.examples import example
from uth.cli.output import columns, say, say_json, stamped
from uth.i18n import gettext as _
from uth.licences import LICENCE, installed

if TYPE_CHECKING:
    from argparse import _SubParsersAction

_FOLDERS = {"folder": "your folder", "tables": "tables", "cache": "cache", "logs": "logs"}


def add_parser(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the program's."""
    parser = subparsers.add_parser(
        "about",
        help=_("versions, your folders, licences"),
        description=_("Print the versions in use and where your folders are."),
        epilog=example("uth about --licences"),
    )
    parser.add_argument("--licences", action="store_true", help=_("add the licence of everything that is installed"))
    parser.add_argument("--json", action="store_true", help=_("print JSON"))
    parser.set_defaults(run=run)


def _folder_words(name: str) -> str:
    """What a folder is for, given by the contract word of :func:`uth.paths.named_folders`."""
    return _(_FOLDERS[name])


def run(args: argparse.Namespace) -> int:
    """Print what is in use, and with ``--licences`` on what terms."""
    notices = tuple(installed()) if args.licences else ()
    if args.json:
        folders = dict(paths.named_folders())
        about = {"python": platform.python_version(), "system": platform.platform(), "folders": folders}
        licences = {"licence": LICENCE, "installed": [asdict(notice) for notice in notices]} if args.licences else {}
        say_json(stamped({**about, **licences}))
        return 0
    versions = (("uth", uth.__version__), ("Python", platform.python_version()), (_("system"), platform.platform()))
    say(columns([*versions, *((_folder_words(name), folder) for name, folder in paths.named_folders())]))
    if args.licences:
        say(
            "\n"
            + _(
                "This program is free software under the {licence} licence. Installed with it, each under its own:"
            ).format(licence=LICENCE)
            + "\n"
        )
        rows = [(notice.name, notice.version, notice.licence, notice.home) for notice in notices]
        say(columns([(_("package"), _("version"), _("licence"), _("home page")), *rows]))
        say("\n" + _("The text of each licence lies with the installed package."))
    return 0
