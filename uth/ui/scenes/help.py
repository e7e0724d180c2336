"""The help: keys and mouse, the round in short, the rules of the table in use."""

from __future__ import annotations

from collections.abc import Iterator

from uth.config.profiles import known_profile
from uth.table import CutBy, Table
from uth.ui.document_blocks import blocks_of
from uth.ui.key_help import elsewhere_groups, help_groups
from uth.ui.keys import Key, KeyLabels
from uth.ui.layout.panel import help_columns
from uth.ui.page.model import Block, Columns, Heading, Listing, Page, Tabs, Text
from uth.ui.page.scene import PageScene
from uth.ui.preferences import Preferences
from uth.ui.seat import most_boxes
from uth.words import help_page as words
from uth.words.pages import reading_keys
from uth.words.rules_of_play import rules_of_play
from uth.words.short import round_in_short

_KEYS, _ROUND, _RULES = range(3)


class HelpScene(PageScene):
    """The help for one table."""

    def __init__(self, labels: KeyLabels, preferences: Preferences, table: Table) -> None:
        super().__init__(labels, theme=preferences.theme, scale=preferences.settings.scale)
        self._keymap = preferences.keymap(labels)
        self._table = table
        self._tab = _KEYS

    def page(self) -> Page:
        """Return the part that is chosen."""
        tabs = Tabs("tab", "", words.tabs(), self._tab, words=("keys", "round", "rules"))
        blocks = {_KEYS: self._keys, _ROUND: self._round, _RULES: self._rules}[self._tab]()
        escape, up, down = (self.labels.label(key) for key in (Key.ESCAPE, Key.PAGE_UP, Key.PAGE_DOWN))
        hint = reading_keys(up, down, escape)
        return Page(words.title(), tuple(blocks), subtitle=self._table.name, tabs=tabs, hint=hint)

    def _keys(self) -> Iterator[Block]:
        table = self._table
        groups = help_groups(
            self._keymap,
            dark=table.rules.dark_boxes > 0,
            cut=table.procedure.cut is CutBy.PLAYER,
            boxes=most_boxes(table) > 1,
        )
        columns = (
            tuple(block for heading, lines in part for block in (Heading(heading), Listing(lines, keys=True)))
            for part in help_columns((*groups, *elsewhere_groups(self._keymap)))
        )
        yield Columns(tuple(columns))
        yield Text(words.keys_note(), soft=True)

    def _round(self) -> Iterator[Block]:
        for heading, text in round_in_short(self._table):
            yield Heading(heading)
            yield Text(text)

    def _rules(self) -> Iterator[Block]:
        return blocks_of(rules_of_play(self._table, known_profile(self._table.procedure.faults)))

    def chosen(self, name: str, index: int) -> None:
        """Show another part, from its top."""
        if name == "tab":
            self._tab = index
            self.state.scroll_to(0)
