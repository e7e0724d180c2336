"""A message in the window's place: what the person must know before the table, or why there is none."""

from __future__ import annotations

from collections.abc import Callable

from uth.i18n import gettext as _
from uth.ui.fault import Message, Way
from uth.ui.keys import Key, name_of
from uth.ui.scene import Scene


class Told(Message):
    """Says something until it was read; then another scene takes its place, or the window closes."""

    def __init__(self, title: str, text: str, onward: str, then: Callable[[], Scene]) -> None:
        """*onward*: what the button says that leads to the scene of *then*."""
        enter, escape = name_of(Key.ENTER), name_of(Key.ESCAPE)
        ways = ((Way.FRESH, "onward", onward, enter), (Way.QUIT, "quit", _("Quit"), escape))
        super().__init__(title, tuple(text.splitlines()), ways)
        self._then = then

    def update(self, dt: float) -> None:  # noqa: ARG002  time does not matter
        """Go on when a button was pressed."""
        if self.chosen is Way.FRESH:
            self.opens = self._then()
        self.done = self.chosen is not None
        self.afresh = self.chosen is Way.QUIT


def stopped(text: str, again: Callable[[], Scene]) -> Told:
    """Return the message that the user's data cannot be used now; *again* tries once more."""
    return Told(_("Your chips and rounds cannot be reached"), text, _("Try again"), again)


def another_table(text: str, then: Callable[[], Scene]) -> Told:
    """Return the message why another table is laid out than the one of last time."""
    return Told(_("Another table is laid out"), text, _("Go on"), then)


def rescued(text: str, then: Callable[[], Scene]) -> Told:
    """Return the message that data was damaged, and what became of it."""
    return Told(_("Your data was damaged"), text, _("Go on"), then)
