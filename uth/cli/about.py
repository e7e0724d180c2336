"""``uth about``: the versions in use and the user's folders; ``--licences``: whose work is installed, on what terms."""

from __future__ import annotations

import argparse
import platform
from dataclasses import asdict
from typing import TYPE_CHECKING

import uth
from uth import paths
from uth.cli.output import columns, say, say_json, stamped
from uth.licences import LICENCE, installed

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add_parser(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the program's."""
    parser = subparsers.add_parser(
        "about",
        help="versions, your folders, licences",
        description="Print the versions in use and where your folders are.",
        epilog="example: uth about --licences",
    )
    parser.add_argument("--licences", action="store_true", help="add the licence of everything that is installed")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print what is in use, and with ``--licences`` on what terms."""
    notices = tuple(installed()) if args.licences else ()
    if args.json:
        folders = dict(paths.named_folders())
        about = {"python": platform.python_version(), "system": platform.platform(), "folders": folders}
        licences = {"licence": LICENCE, "installed": [asdict(notice) for notice in notices]} if args.licences else {}
        say_json(stamped({**about, **licences}))
        return 0
    versions = (("uth", uth.__version__), ("Python", platform.python_version()), ("system", platform.platform()))
    named = ((f"your {name}" if name == "folder" else name, folder) for name, folder in paths.named_folders())
    say(columns([*versions, *named]))
    if args.licences:
        say(f"\nThis program is free software under the {LICENCE} licence. Installed with it, each under its own:\n")
        rows = [(notice.name, notice.version, notice.licence, notice.home) for notice in notices]
        say(columns([("package", "version", "licence", "home page"), *rows]))
        say("\nThe text of each licence lies with the installed package.")
    return 0
