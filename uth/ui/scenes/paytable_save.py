"""Saves a table file that was edited as a new one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from uth.errors import UthError
from uth.pit.edit_lines import Group, Line
from uth.pit.edit_save import NameTaken, file_of, free_name, save
from uth.ui.keys import KeyLabels
from uth.ui.page.ask import AskScene
from uth.ui.page.model import Button, Field, Gap, Page, Text
from uth.ui.page.scene import PageScene
from uth.ui.pit.desk import Desk
from uth.ui.preferences import Preferences
from uth.words import pages as page_words
from uth.words import pit_save as words

_LONGEST = 60


class SaveScene(PageScene):
    """Asks for the name of the table, which names its file; one that is there is written over only when asked for."""

    def __init__(self, labels: KeyLabels, preferences: Preferences, desk: Desk, saved: Callable[[Path], None]) -> None:
        """*saved* is told where the file is."""
        super().__init__(labels, theme=preferences.theme, scale=preferences.settings.scale)
        self._desk = desk
        self._saved = saved
        self._name = free_name(self._line.value)

    @property
    def _line(self) -> Line:
        return next(line for line in self._desk.lines(Group.FILE) if line.path == ("name",))

    def page(self) -> Page:
        """Return the form."""
        field = Field("name", words.name_label(), self._name, words.name_hint(), _LONGEST)
        where = words.saved_where(str(file_of(self._name)))
        blocks = (field, Text(where, soft=True), Text(words.kept_note(), soft=True), Gap(2))
        buttons = (Button("cancel", page_words.back_word()), Button("save", words.save_now(), gold=True))
        return Page(words.save_title(), blocks, buttons=buttons, narrow=True)

    def typed(self, name: str, text: str) -> None:  # noqa: ARG002
        """Keep what was typed."""
        self._name = text

    def pressed(self, name: str) -> None:
        """Save it, or go back without."""
        if name == "cancel":
            self.done = True
        elif not self._name.strip():
            self.cannot(words.name_hint())
        else:
            self._save(replacing=False)

    def _save(self, *, replacing: bool) -> None:
        desk, before = self._desk, self._desk.editing
        try:
            desk.set(self._line, self._name)
            file = save(desk.editing.now.text, self._name, replacing=replacing)
        except NameTaken as error:
            desk.editing = before
            self._ask(str(file_of(self._name))) if error.may_replace else self.cannot(str(error))
        except UthError as error:
            desk.editing = before
            self.cannot(str(error))
        else:
            desk.editing = desk.editing.as_saved(file.name)
            self._saved(file)
            self.done = True

    def _ask(self, file: str) -> None:
        ways = (Button("cancel", page_words.back_word()), Button("replace", words.replace_word()))
        question = AskScene(self.labels, words.replace_question(file), ways, self._answered, scale=self.state.scale)
        question.theme = self.theme
        self.opens = question

    def _answered(self, way: str) -> None:
        if way == "replace":
            self._save(replacing=True)
