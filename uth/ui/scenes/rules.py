"""The rules of play of one table, to be read."""

from __future__ import annotations

from uth.config.profiles import known_profile
from uth.table import Table
from uth.ui.document_blocks import blocks_of
from uth.ui.keys import Key, KeyLabels
from uth.ui.page.model import Page
from uth.ui.page.scene import PageScene
from uth.ui.preferences import Preferences
from uth.words.pages import reading_keys
from uth.words.rules_of_play import rules_of_play


class RulesScene(PageScene):
    """The document that ``uth table T --rules-of-play`` prints."""

    def __init__(self, labels: KeyLabels, preferences: Preferences, table: Table) -> None:
        super().__init__(labels, theme=preferences.theme, scale=preferences.settings.scale)
        self._document = rules_of_play(table, known_profile(table.procedure.faults))
        self._blocks = tuple(blocks_of(self._document))
        self._table = table

    def page(self) -> Page:
        """Return the document."""
        escape, up, down = (self.labels.label(key) for key in (Key.ESCAPE, Key.PAGE_UP, Key.PAGE_DOWN))
        hint = reading_keys(up, down, escape)
        return Page(self._document.title, self._blocks, subtitle=self._table.name, hint=hint)
