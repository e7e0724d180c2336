"""A question that is asked before something is done."""

from __future__ import annotations

from collections.abc import Callable

from uth.ui.align import Align
from uth.ui.keys import KeyLabels
from uth.ui.page.model import Bar, Button, Gap, Page, Text
from uth.ui.page.scene import PageScene


class AskScene(PageScene):
    """A title, some lines and a few ways to answer; going back answers nothing."""

    def __init__(
        self,
        labels: KeyLabels,
        question: tuple[str, str],
        ways: tuple[Button, ...],
        answered: Callable[[str], None],
        *,
        scale: float = 1.0,
    ) -> None:
        """*question*: title and text; *answered* is called with the name of the button that was pressed."""
        super().__init__(labels, scale=scale)
        self._question = question
        self._ways = ways
        self._answered = answered

    def page(self) -> Page:
        """Return the question."""
        title, words = self._question
        paragraphs = tuple(Text(line) for line in words.split("\n"))
        return Page(title, (*paragraphs, Gap(), Bar(self._ways, Align.RIGHT)), narrow=True)

    def pressed(self, name: str) -> None:
        """Answer, and go."""
        self.done = True
        self._answered(name)
