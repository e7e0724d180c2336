"""Which pygame is there: pygame or its drop-in pygame-ce, never both. Asked before the first import of it."""

from __future__ import annotations

import os
from importlib import metadata, util

from uth.errors import UthError
from uth.i18n import gettext as _

WINDOW_CLASS = "uth-table"
"""The class of our windows under X11 and Wayland, by which a desktop knows whose they are."""
PYGAME = "pygame"
PYGAME_CE = "pygame-ce"


class BackendError(UthError):
    """The window's library is missing, or two of the same name lie over each other."""


def require() -> str:
    """Return the name of the distribution that gives the package ``pygame``.

    What it reads from the environment is set: no greeting on the terminal, and the class of our windows.

    :raises BackendError: if there is none, or if both are installed: they write the same files.
    """
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    for system in ("X11", "WAYLAND"):
        os.environ.setdefault(f"SDL_VIDEO_{system}_WMCLASS", WINDOW_CLASS)
    found = [name for name in (PYGAME, PYGAME_CE) if _installed(name)]
    if len(found) == 2:
        raise BackendError(
            _(
                "both {one} and {other} are installed, and each overwrites the other's files; remove both "
                "({remove}), then install one: {install}"
            ).format(
                one=PYGAME,
                other=PYGAME_CE,
                remove=f"pip uninstall {PYGAME} {PYGAME_CE}",
                install="pip install --force-reinstall uth-table",
            )
        )
    if found:
        return found[0]
    if util.find_spec("pygame") is not None:
        return PYGAME
    raise BackendError(
        _("the window needs {package}, which is not installed: {install} (or {other})").format(
            package=PYGAME, install=f"pip install {PYGAME}", other=PYGAME_CE
        )
    )


def _installed(distribution: str) -> bool:
    try:
        metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return False
    return True
