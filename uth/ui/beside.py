"""What lies beside the table, as far as it is open: the log, what the guide says, and what the coach says.

It takes the clicks and the wheel that are meant for it, and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from uth.table import Bet
from uth.ui.coach.advice import Said
from uth.ui.coach.panel import AdvicePlaces, Wanted, advice_places
from uth.ui.coach.view import draw_advice
from uth.ui.coach.view import wrap as wrap_advice
from uth.ui.commands import Command, When
from uth.ui.guide import Note
from uth.ui.guide_panel import NotePlaces, around, clear_pointer, note_places
from uth.ui.guide_view import draw_note
from uth.ui.intents import Intent, Leave, Move, Press, Wheel
from uth.ui.layout import Layout
from uth.ui.log_panel import LogPlaces, log_part, log_places
from uth.ui.log_view import draw_log, wrap
from uth.ui.scene import Control
from uth.ui.tabletop import Tabletop
from uth.ui.theme import Theme
from uth.words import coach as coach_words
from uth.words.first import ends_it
from uth.words.keys import command_name


class Beside:
    """What lies beside one table in its window."""

    def __init__(self, top: Tabletop) -> None:
        self._top = top
        self._hot: Command | None = None
        """What would be closed by a click."""
        self._said = self._advised = ""
        self._placed: tuple[Layout, Wanted, AdvicePlaces | None] | None = None
        """Where the coach's panel lies, and for what that was looked for: it is asked for in every frame."""

    def _log(self, layout: Layout) -> LogPlaces | None:
        return log_places(layout) if self._top.log.shown and self._top.overlay is None else None

    def _note(self, layout: Layout) -> tuple[NotePlaces, Note] | None:
        note = self._top.note if self._top.overlay is None else None
        places = note_places(layout, note.text, wrap, log=self._top.log.shown) if note else None
        return (places, note) if places and note else None

    def _advice(self, layout: Layout) -> tuple[AdvicePlaces, Said, Command | None] | None:
        told = self._top.said if self._top.overlay is None else None
        if told is None:
            return None
        said, command = told
        noted, over = self._note(layout), self._top.when is When.END
        taken = noted[0].area if noted is not None else None
        boxes = self._top.session.view.boxes
        lie = any(box.stake(Bet.TRIPS) for box in boxes), frozenset(box.number for box in boxes)
        wanted = Wanted(said, command is not None, over, self._top.log.shown, taken, self._top.turn, *lie)
        if self._placed is None or self._placed[0] is not layout or self._placed[1] != wanted:
            self._placed = layout, wanted, advice_places(layout, wanted, wrap_advice)
        places = self._placed[2]
        return (places, said, command) if places is not None else None

    def _change(self, command: Command | None) -> str:
        """What the way to change the coach's panel says."""
        if command is Command.HINT:
            return coach_words.hide_word() if self._top.coach.open else coach_words.show_word()
        return coach_words.change_word() if command is not None else ""

    def _key(self, command: Command) -> str:
        return self._top.keymap.cap(command, When.BETTING)

    # --- what is to be seen

    def draw(self, surface: pygame.Surface, layout: Layout, theme: Theme) -> None:
        """Draw what is open."""
        places, noted = self._log(layout), self._note(layout)
        if places is not None:
            part = log_part(self._top.log.lines, self._top.log.back, places, wrap)
            draw_log(surface, places, part, (self._key(Command.LOG), self._hot is Command.LOG, theme))
        if noted is not None:
            where, note = noted
            look = self._key(Command.GUIDE), self._hot is Command.GUIDE, theme
            about = around(layout, note.about)
            draw_note(surface, where, (about, clear_pointer(layout, where, about)), look)
        advice = self._advice(layout)
        if advice is not None:
            shown, said, command = advice
            key = self._key(command) if command is not None else ""
            hot = command is not None and self._hot is command
            draw_advice(surface, shown, (said.title, key, self._change(command)), (hot, theme))

    def controls(self, layout: Layout) -> tuple[Control, ...]:
        """Return what can be pressed."""
        return tuple(self._controls(layout))

    def _controls(self, layout: Layout) -> Iterator[Control]:
        places, noted = self._log(layout), self._note(layout)
        if places is not None:
            name = command_name(Command.LOG)
            yield Control("close log", layout.in_window(places.close), name, self._key(Command.LOG))
        if noted is not None:
            where = layout.in_window(noted[0].close)
            yield Control("end guide", where, ends_it(), self._key(Command.GUIDE))
        advice = self._advice(layout)
        if advice is not None and advice[0].change is not None and advice[2] is not None:
            where = layout.in_window(advice[0].change)
            yield Control(advice[2].value, where, command_name(advice[2]), self._key(advice[2]))

    def take_said(self) -> Iterator[str]:
        """Return what the guide and the coach say, once."""
        note = self._top.note if self._top.overlay is None else None
        if note is not None and note.text != self._said:
            yield note.text
        self._said = note.text if note else self._said
        told = self._top.said if self._top.overlay is None else None
        advised = told[0].text if told is not None else ""
        if advised and advised != self._advised:
            yield advised
        self._advised = advised

    # --- what a person wants

    def handle(self, intent: Intent, layout: Layout) -> bool:
        """Take what is meant for something here; return whether it was."""
        match intent:
            case Wheel(x, y, steps):
                places = self._log(layout)
                on = places is not None and places.area.holds(*layout.in_picture(x, y))
                if on:
                    self._top.log.scroll(steps)
                return on
            case Press(x, y):
                return self._press(layout, layout.in_picture(x, y))
            case Move(x, y):
                return self._point(self._closing(layout, layout.in_picture(x, y)))
            case Leave():
                return self._point(None) and False
        return False

    def _closing(self, layout: Layout, at: tuple[float, float]) -> Command | None:
        places, noted = self._log(layout), self._note(layout)
        if places is not None and places.close.holds(*at):
            return Command.LOG
        if noted is not None and noted[0].close.holds(*at):
            return Command.GUIDE
        advice = self._advice(layout)
        changes = advice is not None and advice[0].change is not None and advice[0].change.holds(*at)
        return advice[2] if advice is not None and changes else None

    def _press(self, layout: Layout, at: tuple[float, float]) -> bool:
        places, noted = self._log(layout), self._note(layout)
        closing = self._closing(layout, at)
        if closing is not None:
            self._top.do(closing)
        on_log = places is not None and places.area.holds(*at)
        advice = self._advice(layout)
        on_advice = advice is not None and advice[0].area.holds(*at)
        return on_log or on_advice or (noted is not None and noted[0].area.holds(*at))

    def _point(self, hot: Command | None) -> bool:
        changed, self._hot = self._hot is not hot, hot
        return changed
