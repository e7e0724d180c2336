"""Which strategies a player can look at, and which one is; a file that was opened is remembered. No pygame."""

from __future__ import annotations

from uth.ui.preferences import Preferences
from uth.ui.strategy.ways import Way, way_of, ways, with_file


class Shelf:
    """The strategies of one player.

    :ivar ways: those that can be looked at.
    :ivar place: which of them is.
    """

    def __init__(self, preferences: Preferences) -> None:
        """Begin with the file that was opened last; if it is gone or has problems by now, it says so itself."""
        self._preferences = preferences
        self.ways: tuple[Way, ...] = ways()
        self.place = 0
        if self._remembered:
            self.ways, self.place = with_file(self.ways, way_of(self._remembered))

    @property
    def current(self) -> Way:
        """The one that is looked at."""
        return self.ways[self.place]

    @property
    def may_forget(self) -> bool:
        """Whether it is the file that is remembered."""
        return bool(self._remembered) and self.current.name == self._remembered

    def show(self, way: Way) -> str:
        """Look at a file and remember it, and return what has to be told about that: why it cannot be remembered."""
        self.ways, self.place = with_file(self.ways, way)
        return self._remember(way.name) if way in self.ways else ""

    def forget(self) -> str:
        """Take the file that is remembered off the list; return what has to be told about that."""
        self.ways, self.place = tuple(each for each in self.ways if each.name != self._remembered), 0
        return self._remember("")

    @property
    def _remembered(self) -> str:
        return self._preferences.settings.strategy

    def _remember(self, file: str) -> str:
        self._preferences.change(strategy=file)
        return self._preferences.take_notice()
