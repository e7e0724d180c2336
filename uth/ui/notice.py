"""A message in a window of its own, for a program that could not open its table and has no terminal."""

from __future__ import annotations

from uth.i18n import gettext as _
from uth.ui.app import App
from uth.ui.fault import Message, Way
from uth.ui.keys import Key, KeyLabels, name_of
from uth.ui.window import open_window

SIZE = (760, 420)


class Notice(Message):
    """Says why the table cannot be opened, until somebody has read it."""

    def __init__(self, text: str) -> None:
        ways = ((Way.QUIT, "close", _("Close"), name_of(Key.ENTER)),)
        super().__init__(_("The table cannot be opened"), tuple(text.splitlines()), ways)

    def update(self, dt: float) -> None:  # noqa: ARG002  time does not matter
        """End when it was closed."""
        self.done = self.chosen is not None


def show_notice(text: str) -> None:
    """Show *text* and wait until the window is closed.

    :raises DisplayError: if there is no display.
    """
    window = open_window("uth", SIZE)

    def start(_labels: KeyLabels) -> Notice:
        return Notice(text)

    try:
        App(window, start).run()
    finally:
        window.close()
