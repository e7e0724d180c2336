"""Asks for the path of a strategy file."""

from __future__ import annotations

from collections.abc import Callable

from uth.ui.keys import KeyLabels
from uth.ui.page.path_form import PathForm, PathWords
from uth.ui.preferences import Preferences
from uth.ui.strategy.ways import Way, way_at
from uth.words import strategy_page as words


class StrategyFileScene(PathForm):
    """The form; what was opened goes to whoever asked, with its problems if it has some."""

    def __init__(self, labels: KeyLabels, preferences: Preferences, opened: Callable[[Way], None]) -> None:
        super().__init__(labels, preferences)
        self._tell = opened

    def said(self) -> PathWords:
        """Return what the form says."""
        return PathWords(words.open_file(), words.how_to_open(), words.file_label(), words.file_hint(), words.read_it())

    def read(self, path: str) -> None:
        """Tell of the strategy there."""
        self._tell(way_at(path))
        self.done = True
