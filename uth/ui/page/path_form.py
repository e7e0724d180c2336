"""The form that asks for the path of a file."""

from __future__ import annotations

from abc import abstractmethod
from typing import NamedTuple

from uth.ui.keys import KeyLabels
from uth.ui.page.model import Button, Field, Gap, Page, Text
from uth.ui.page.scene import PageScene
from uth.ui.preferences import Preferences
from uth.words import pages as words

_LONGEST = 1000


class PathWords(NamedTuple):
    """Its title, how a file can be opened, the field and what stands in it while it is empty, the button."""

    title: str
    how: str
    label: str
    hint: str
    read: str


class PathForm(PageScene):
    """Asks for a path; whoever inherits reads the file there, or says why that cannot be."""

    def __init__(self, labels: KeyLabels, preferences: Preferences) -> None:
        super().__init__(labels, theme=preferences.theme, scale=preferences.settings.scale)
        self._path = ""

    @abstractmethod
    def said(self) -> PathWords:
        """Return what the form says."""

    @abstractmethod
    def read(self, path: str) -> None:
        """Read the file at a path."""

    def page(self) -> Page:
        """Return the form."""
        said = self.said()
        field = Field("file", said.label, self._path, said.hint, _LONGEST)
        buttons = (Button("cancel", words.back_word()), Button("read", said.read, gold=True))
        return Page(said.title, (Text(said.how), field, Gap(2)), buttons=buttons, narrow=True)

    def typed(self, name: str, text: str) -> None:  # noqa: ARG002
        """Keep what was typed."""
        self._path = text

    def pressed(self, name: str) -> None:
        """Read the file, or go back without."""
        if name == "cancel":
            self.done = True
        elif not self._path.strip():
            self.cannot(self.said().hint)
        else:
            self.read(self._path)
