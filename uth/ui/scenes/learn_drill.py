"""A drill on the real table: a hand lies there, one key decides, the answer is marked at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

import pygame

from uth.train.drills.course import Course
from uth.ui.commands import Command, When
from uth.ui.describe import controls, table_lines
from uth.ui.intents import Intent, KeyPress, Leave, Mouse, Press
from uth.ui.intents import Move as Moved
from uth.ui.keys import Key
from uth.ui.layout import Layout
from uth.ui.learn.drilling import Drilling, Step
from uth.ui.learn.moves import Move, move_of
from uth.ui.learn.note import Note, NotePlaces, note_of, note_places
from uth.ui.learn.note_view import draw_note
from uth.ui.learn.present import Look, drill_picture, table_of
from uth.ui.learn.pupil import Pupil
from uth.ui.page.ask import AskScene
from uth.ui.page.model import Button as PageButton
from uth.ui.page.view import Letters
from uth.ui.picture import Felt, Picture, Pointed, Target
from uth.ui.present import felt_of
from uth.ui.scene import Control, Scene
from uth.ui.scenes.learn_chart import chart_beside
from uth.ui.sizes import DEFAULT, Size
from uth.ui.sound import Cue
from uth.ui.table_view import TableView
from uth.words import learn_chart as chart_words
from uth.words import learn_table as words
from uth.words import settings as settings_words

After = Callable[[Course], Scene | None]
"""Makes what comes after a drill, of which at least one hand was answered; None: what was there before it."""

Retry = Callable[[], Scene]
"""Puts a question again."""


class _Shown(NamedTuple):
    """Everything that is to be seen, with no pointer on it."""

    picture: Picture
    layout: Layout
    note: Note | None
    places: NotePlaces | None


class DrillScene(Scene):
    """One drill. Nothing is bet, and nothing of it changes a bankroll."""

    def __init__(self, pupil: Pupil, drilling: Drilling, after: After, retry: Retry | None = None) -> None:
        """*retry*: puts the question again that is only explained here; None for a drill."""
        super().__init__()
        self.drilling = drilling
        self._pupil = pupil
        self._after = after
        self._retry = retry
        self._size: Size = DEFAULT
        self._pointer: tuple[int, int] | None = None
        self._why = True
        self._reason = ""
        self._made: _Shown | None = None
        self._felt: tuple[object, Felt] | None = None
        preferences = pupil.preferences
        self._view = TableView(preferences.theme, scale=preferences.settings.scale)

    # --- what is to be seen

    @property
    def picture(self) -> Picture:
        """What lies on the table now, with no pointer on it."""
        return self.shown.picture

    @property
    def shown(self) -> _Shown:
        """Everything that is to be seen now, with no pointer on it."""
        if self._made is None:
            look = Look(self._pupil.keymap, self._retry is not None, self._why, self._reason)
            picture = drill_picture(self.drilling, self._printed(), look)
            layout = self._view.layout(self._size, picture)
            note = note_of(self.drilling, explaining=self._retry is not None) if self._why else None
            places = note_places(layout, note, Letters()) if note else None
            self._made = _Shown(picture, layout, note, places)
        return self._made

    def _printed(self) -> Felt:
        table = table_of(self.drilling)
        if self._felt is None or self._felt[0] is not table:
            self._felt = table, felt_of(table)
        return self._felt[1]

    def resize(self, size: Size) -> None:
        """Lay the table out for another size."""
        self._size = size
        self._changed()

    def update(self, dt: float) -> None:
        """Let time go by: the clock of an answer, and what the worker finds."""
        if self.drilling.tick(dt):
            self._changed()
            self._follow()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, and what is said about the answer."""
        shown, target = self.shown, self._pointed_at()
        picture = replace(shown.picture, hover=target) if target else shown.picture

        def over(onto: pygame.Surface, _layout: Layout) -> None:
            if shown.note is not None and shown.places is not None:
                draw_note(onto, shown.places, shown.note, self._pupil.preferences.theme)

        self._view.draw(surface, picture, over)

    def controls(self) -> tuple[Control, ...]:
        """Return what can be pressed now."""
        return controls(self.shown.picture, self.shown.layout)

    def lines(self) -> tuple[str, ...]:
        """Return what is to be seen."""
        return tuple(f"{name}: {text}" for name, text in self.told().items())

    def told(self) -> dict[str, str]:
        """Return what lies on the table by name, and what is said about the answer."""
        note = self.shown.note
        said = {f"note {number}": text for number, text in enumerate(note.texts, 1)} if note else {}
        return {**table_lines(self.picture), **said}

    def _pointed_at(self) -> Target | None:
        if self._pointer is None:
            return None
        target = self.shown.layout.hit(*self._pointer)
        return target if target and target.kind in (Pointed.BUTTON, Pointed.ACTION) else None

    def _changed(self) -> None:
        self._made = None
        self.dirty = True

    # --- what a person wants

    def handle(self, intent: Intent) -> None:
        """Do what a person wants."""
        match intent:
            case KeyPress(key, shift=shift):
                self._reason = ""
                self._key(key, shift=shift)
            case Press(x, y, Mouse.LEFT):
                self._pointer, self._reason = (x, y), ""
                self._press(self._pointed_at())
            case Moved(x, y):
                before, self._pointer = self._pointed_at(), (x, y)
                self.dirty |= before != self._pointed_at()
                return
            case Leave():
                self._pointer = None
            case _:
                return
        self._changed()
        self._follow()

    def _key(self, key: Key, *, shift: bool) -> None:
        move = move_of(key)
        if self.drilling.step is Step.ASKED:
            command = self._pupil.keymap.command_of(key, When.DECISION, shift=shift)
            if command is not None and command.choice is not None:
                self._decide(command)
                return
        if move is not None:
            self._do(move)

    def _press(self, target: Target | None) -> None:
        match target:
            case Target(Pointed.BUTTON, index=index):
                button = self.picture.buttons[index]
            case Target(Pointed.ACTION, index=index):
                button = self.picture.actions[index]
            case _:
                return
        if not button.enabled:
            self._refuse(button.reason)
        elif button.intent in tuple(Move):
            self._do(Move(button.intent))
        else:
            self._decide(Command(button.intent))

    def _decide(self, command: Command) -> None:
        button = next((each for each in self.picture.buttons if each.intent == command), None)
        if button is None or command.choice is None:
            self._refuse(words.not_offered())
            return
        self.drilling.answer(command.choice)
        mark = self.drilling.mark
        self._why = True
        self.cue(Cue.BUTTON if mark is not None and mark.right else Cue.REFUSED)

    def _do(self, move: Move) -> None:
        marked = self.drilling.step is Step.MARKED
        match move:
            case Move.LEAVE:
                self._leave()
            case Move.WHY if marked:
                self._why = not self._why
            case Move.WHY:
                self._refuse(words.not_answered())
            case Move.CHART:
                self._look_up(marked=marked)
            case Move.TRY:
                if self._retry is not None:
                    self.opens, self.done = self._retry(), True
            case _ if self._retry is not None:
                self._leave()
            case _ if marked:
                self.drilling.on()
            case _ if self.drilling.step is Step.ASKED:
                self._refuse(words.decide_first())
            case _:
                pass

    def _look_up(self, *, marked: bool) -> None:
        """Show the chart, where it has to do with the drill."""
        if not any(button.intent == Move.CHART for button in self.picture.actions):
            return
        if marked:
            self.opens = chart_beside(self._pupil, self.drilling.course, table_of(self.drilling))
        else:
            self._refuse(chart_words.after_answer())

    def _refuse(self, why: str) -> None:
        self._reason = why
        self.cue(Cue.REFUSED)

    def _follow(self) -> None:
        """Go where the drill has come to."""
        if self.drilling.step is Step.OVER:
            self._leave()
        elif self.drilling.step is Step.STOPPED and not self.done:
            self._leave()
            self.opens = self._told(words.stopped_title(), self.drilling.trouble)
        elif self.drilling.unkept and not self._reason:
            self._reason = self.drilling.unkept
            self._changed()

    def _told(self, title: str, text: str) -> Scene:
        preferences = self._pupil.preferences
        ways = (PageButton("understood", settings_words.understood(), gold=True),)
        told = AskScene(self._pupil.labels, (title, text), ways, lambda _way: None, scale=preferences.settings.scale)
        told.theme = preferences.theme
        return told

    def _leave(self) -> None:
        """End the drill: what was answered is kept, and summed up if there is anything."""
        if self.done:
            return
        self.drilling.close()
        self.done = True
        self.opens = self._after(self.drilling.course) if self.drilling.course.marks else None

    def leave(self) -> None:
        """Whatever comes on top, or takes the place of the drill: what was answered is kept."""
        if not self.done:
            self.drilling.save()

    def may_close(self) -> bool:
        """Let the window close; what was answered is kept."""
        self.drilling.save()
        return True
