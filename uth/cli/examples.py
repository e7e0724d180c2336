"""How a command's help ends: with something to try."""

from __future__ import annotations

from uth.i18n import gettext as _


def example(command: str) -> str:
    """Return the last line of a command's help."""
    return _("example: {command}").format(command=command)
