"""Asks for the path of a strategy file."""

from __future__ import annotations

from collections.abc import Callable

from uth.ui.keys import KeyLabels
from uth.ui.page.model import Button, Field, Gap, Page, Text
from uth.ui.page.scene import PageScene
from uth.ui.preferences import Preferences
from uth.ui.strategy.ways import Way, way_at
from uth.words import pages as page_words
from uth.words import strategy_page as words

_LONGEST_PATH = 1000


class StrategyFileScene(PageScene):
    """The form; what was opened goes to whoever asked, with its problems if it has some."""

    def __init__(self, labels: KeyLabels, preferences: Preferences, opened: Callable[[Way], None]) -> None:
        super().__init__(labels, theme=preferences.theme, scale=preferences.settings.scale)
        self._tell = opened
        self._path = ""

    def page(self) -> Page:
        """Return the form."""
        field = Field("file", words.file_label(), self._path, words.file_hint(), _LONGEST_PATH)
        blocks = (Text(words.how_to_open()), field, Gap(2))
        buttons = (Button("cancel", page_words.back_word()), Button("read", words.read_it(), gold=True))
        return Page(words.open_file(), blocks, buttons=buttons, narrow=True)

    def typed(self, name: str, text: str) -> None:  # noqa: ARG002
        """Keep what was typed."""
        self._path = text

    def pressed(self, name: str) -> None:
        """Read the file, or go back without."""
        if name == "read":
            if not self._path.strip():
                self.cannot(words.file_hint())
                return
            self._tell(way_at(self._path))
        self.done = True
