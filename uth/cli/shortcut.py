"""``uth shortcut``: the program in the start menu or applications menu, and out of it again."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from uth.cli.examples import example
from uth.cli.output import say
from uth.i18n import gettext as _

if TYPE_CHECKING:
    from uth.desktop.start import Start


class Menu(Protocol):
    """The menu of a system."""

    def make(self, start: Start, /) -> list[Path]:
        """Put the program there, and return which files were new or renewed."""

    def remove(self) -> list[Path]:
        """Take it away, and return which files were there."""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to those of the program."""
    about = _("put uth into the start menu")
    parser = subparsers.add_parser(
        "shortcut",
        help=about,
        description=_("Put uth into the start menu or applications menu of this user, or take it away again."),
        epilog=example(
            _("{command}; later, to be rid of it: {other}").format(
                command="uth shortcut", other="uth shortcut --remove"
            )
        ),
    )
    parser.add_argument("--remove", action="store_true", help=_("take it away again"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Make the entry or take it away, and say which files that were.

    :raises UthError: if something else lies there, or a file cannot be written or deleted.
    """
    menu = menu_of(sys.platform)
    if options.remove:
        _say(menu.remove(), _("Taken away:"), _("There is no shortcut."))
        return 0
    from uth.desktop.start import start

    _say(menu.make(start()), _("uth is in the menu now. Made:"), _("uth is in the menu already; nothing has changed."))
    return 0


def menu_of(platform: str) -> Menu:
    """Return the menu of a system, named as in ``sys.platform``.

    :raises ShortcutError: if the system does not say where it is.
    """
    if platform == "win32":
        from uth.desktop import windows

        return windows.Menu()
    if platform == "darwin":
        from uth.desktop import macos

        return macos.Menu()
    from uth.desktop import linux

    return linux.Menu()


def _say(files: list[Path], some: str, none: str) -> None:
    say("\n".join([some, *(f"  {file}" for file in files)]) if files else none)
