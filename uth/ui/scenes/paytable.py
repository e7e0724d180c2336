"""One table file on the pit boss's desk: its sign, its lines edited in place, and what every edit is worth."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from uth.errors import UthError
from uth.pit.edit_lines import Line, Sort
from uth.ui.intents import Intent, KeyPress, Press, Text
from uth.ui.keys import Key, KeyLabels
from uth.ui.layout.rect import Rect
from uth.ui.page.ask import AskScene
from uth.ui.page.model import Button, Field, Page
from uth.ui.page.scene import PageScene, Pen
from uth.ui.pit import present
from uth.ui.pit.desk import Desk
from uth.ui.pit.editor import LINES, VALUE, words_of
from uth.ui.pit.present import SIGN, Part, Sight
from uth.ui.preferences import Preferences
from uth.ui.scenes.paytable_save import SaveScene
from uth.ui.sign_art import board_height, draw_board
from uth.words import pit_edit as words
from uth.words import pit_save

_STEPS = {Key.LEFT: -1, Key.RIGHT: 1, Key.MINUS: -1, Key.EQUALS: 1}
_AWAY = frozenset({Key.DELETE, Key.BACKSPACE})
_WITH_CTRL = {Key.Z: "undo", Key.Y: "redo", Key.S: "save"}


class PaytableScene(PageScene):
    """A file. It is never changed itself: what was edited is saved as another one.

    :ivar desk: what lies on the desk.
    """

    def __init__(self, labels: KeyLabels, preferences: Preferences, desk: Desk, file: Path) -> None:
        super().__init__(labels, theme=preferences.theme, scale=preferences.settings.scale)
        self._preferences = preferences
        self.desk = desk
        self._file = file
        self._part = Part.SIGN if desk.editing.good is not None else Part.BLIND
        self._typed: tuple[Line, str] | None = None
        """What is typed just now, and the line as it was before."""
        self._notice = ""

    # --- what is known

    def update(self, dt: float) -> None:
        """Look whether a table was solved; make ready for the first edit."""
        super().update(dt)
        saved = self.desk.editing.saved.table
        if saved is not None:
            self.desk.exact.warm(saved)
        if self.desk.exact.poll():
            self.changed()

    def leave(self) -> None:
        """Work for nobody; under a question or a form, the solver stays ready."""
        if self.done:
            self.desk.exact.close()

    # --- the page

    def _chosen(self) -> Line | None:
        found, reel = present.lines_of(self.desk, self._part), self.state.reels.get(LINES)
        return found[min(reel.row if reel else 0, len(found) - 1)] if found else None

    def page(self) -> Page:
        """Return the part that is chosen."""
        good = self.desk.editing.good
        sight = Sight(
            part=self._part,
            file=self._file.name,
            line=self._chosen(),
            typed=self._typed[1] if self._typed else None,
            height=board_height(good) if good is not None else 0,
            focus=self.state.focus,
            typing=self._is_typing,
            notice=self._notice,
        )
        return present.page(self.desk, sight, self.labels)

    def draw_canvas(self, surface: pygame.Surface, name: str, rect: Rect, pen: Pen) -> None:
        """Draw the sign."""
        good = self.desk.editing.good
        if name == SIGN and good is not None:
            draw_board(surface, rect, good, pen.unit, pen.theme)

    # --- keys

    @property
    def _is_typing(self) -> bool:
        item = self.state.focused
        return item is not None and item.name == VALUE and isinstance(item.element, Field)

    def handle(self, intent: Intent) -> None:
        """Do what a person wants; on the lines the keys edit at once."""
        if isinstance(intent, KeyPress | Press):
            self._notice = ""
        if isinstance(intent, KeyPress) and self._shortcut(intent):
            self.changed()
            return
        if isinstance(intent, Text) and self.state.focus == LINES and intent.text[:1].isdigit():
            self._start_typing()
        super().handle(intent)

    def _shortcut(self, key: KeyPress) -> bool:
        if key.ctrl and key.key in _WITH_CTRL:
            self.pressed("redo" if key.key is Key.Z and key.shift else _WITH_CTRL[key.key])
            return True
        if self._is_typing and key.key is Key.ESCAPE:
            self.desk.untype()
            self._typed = None
            self.focus_on(LINES)
            return True
        on_lines = self.state.focus == LINES and not key.ctrl and self._chosen() is not None
        return on_lines and self._key_on_line(key.key)

    def _key_on_line(self, key: Key) -> bool:
        if key in _STEPS:
            self._step(_STEPS[key])
        elif key in _AWAY:
            self._remove()
        return key in _STEPS or key in _AWAY

    def _start_typing(self) -> None:
        self.focus_on(VALUE)
        self.state.all_chosen = self._is_typing

    # --- what a person does

    def opened(self, name: str, row: int) -> None:  # noqa: ARG002
        """Type on a line, or choose its word."""
        self._start_typing()

    def picked(self, name: str, row: int) -> None:  # noqa: ARG002
        """Another line is chosen: what was typed on the last one is kept."""
        self._keep()

    def typed(self, name: str, text: str) -> None:  # noqa: ARG002
        """Let the line say what is typed."""
        line = self._typed[0] if self._typed else self._chosen()
        if line is not None:
            self._typed = line, text
            self._try(lambda: self.desk.type(line, text))

    def entered(self, name: str) -> None:  # noqa: ARG002
        """Keep what was typed, and go back to the lines."""
        self._keep()
        self.focus_on(LINES)

    def chosen(self, name: str, index: int) -> None:
        """Show another part, compare with another table, or let the line say another word."""
        self._keep()
        line = self._chosen()
        if name == "part":
            self._part = list(Part)[index]
            self.state.reels.pop(LINES, None)
        elif name == "beside":
            self.desk.beside = index
        elif line is not None:
            self._try(lambda: self.desk.set(line, words_of(line)[index]))

    def pressed(self, name: str) -> None:
        """Step, take out, undo, redo, or go and save."""
        match name:
            case "less" | "more":
                self._step(-1 if name == "less" else 1)
            case "remove":
                self._remove()
            case "undo" | "redo":
                self._keep()
                self.desk.undo() if name == "undo" else self.desk.redo()
            case _:
                self._save()

    def _step(self, by: int) -> None:
        self._keep()
        line = self._chosen()
        if line is not None and not self.desk.is_editable(line):
            self.cannot(words.no_sign(line.path[0]) if line.sort is Sort.PAY else words.not_here())
        elif line is not None:
            self._try(lambda: self._stepped(line, by))

    def _stepped(self, line: Line, by: int) -> None:
        if not self.desk.step(line, by):
            self.cannot(words.no_more())

    def _remove(self) -> None:
        self._keep()
        line = self._chosen()
        if line is None or not line.removable:
            self.cannot(words.cannot_remove())
        else:
            self._try(lambda: self.desk.remove(line))

    def _try(self, edit: Callable[[], None]) -> None:
        try:
            edit()
        except UthError as error:
            self.cannot(str(error))
        self.changed()

    def _keep(self) -> None:
        """Keep what was typed as one edit."""
        self.desk.typed()
        self._typed = None
        self.changed()

    def _save(self) -> None:
        self._keep()
        problems = len(self.desk.editing.now.problems)
        if problems:
            self.cannot(pit_save.mend_first(problems))
        else:
            self.opens = SaveScene(self.labels, self._preferences, self.desk, self._was_saved)

    def _was_saved(self, file: Path) -> None:
        self._file, self._notice = file, pit_save.was_saved(str(file))
        self.changed()

    # --- leaving

    def back(self) -> None:
        """Go back; edits that are not saved are asked about first."""
        self._keep()
        if self.may_close():
            self.done = True

    def may_close(self) -> bool:
        """Return whether nothing would be lost; else ask."""
        editing = self.desk.editing
        if self.done or not editing.changed:
            return True
        name = editing.good.name if editing.good is not None else self._file.name
        ways = (Button("leave", pit_save.leave_word()), Button("stay", pit_save.stay_word(), gold=True))
        question = AskScene(
            self.labels, pit_save.leave_question(name), ways, self._answered, scale=self._preferences.settings.scale
        )
        question.theme = self.theme
        self.opens = question
        return False

    def _answered(self, way: str) -> None:
        self.done = way == "leave"
