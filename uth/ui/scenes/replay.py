"""One stored round on the real table, moment by moment, and how each box of it was settled."""

from __future__ import annotations

from dataclasses import replace

import pygame

from uth.store.database import StoreError
from uth.store.history import Stored
from uth.ui.describe import controls, table_lines
from uth.ui.heard import heard
from uth.ui.intents import Focus, Intent, KeyPress, Leave, Mouse, Press, Release, Wheel
from uth.ui.intents import Move as Moved
from uth.ui.keys import KeyLabels
from uth.ui.layout import Layout
from uth.ui.page.view import Letters
from uth.ui.passing import Passing
from uth.ui.picture import Picture, Pointed, Target
from uth.ui.preferences import Preferences
from uth.ui.present import felt_of
from uth.ui.reel import Paces
from uth.ui.replay.line import line_places
from uth.ui.replay.moves import STEPS, Move, move_of
from uth.ui.replay.present import Look, replay_picture, sheet_at
from uth.ui.replay.projector import ReplayProjector
from uth.ui.replay.sheet import sheet_places
from uth.ui.replay.shelf import Shelf
from uth.ui.replay.shown import Shown
from uth.ui.replay.view import draw_facts, draw_line, draw_sheet
from uth.ui.scene import Control, Scene
from uth.ui.sizes import DEFAULT, Size
from uth.ui.sound import Cue
from uth.ui.table_view import TableView
from uth.words import replay as words
from uth.words.buttons import speed_set
from uth.words.times import moment


class ReplayScene(Scene):
    """A stored round, shown again. It never changes anything."""

    def __init__(
        self, labels: KeyLabels, stored: Stored, preferences: Preferences | None = None, shelf: Shelf | None = None
    ) -> None:
        """Show a round's bets.

        :raises IllegalAction: if the round's actions do not follow from each other.
        """
        super().__init__()
        self._labels = labels
        self._preferences = preferences or Preferences()
        self._shelf = shelf
        self._size: Size = DEFAULT
        self._pointer: tuple[int, int] | None = None
        self._dragging = False
        self._why = True
        self._toast = Passing()
        self._made: Shown | None = None
        self._view = TableView(self._preferences.theme, scale=self._preferences.settings.scale)
        self._open(stored)

    def _open(self, stored: Stored) -> None:
        settings = self._preferences.settings
        self.projector = ReplayProjector(stored, settings.speed, Paces.of(settings))
        self._felt = felt_of(stored.table)

    # --- what is to be seen

    @property
    def stored(self) -> Stored:
        """The round that is shown."""
        return self.projector.stored

    @property
    def picture(self) -> Picture:
        """What lies on the table now, with no pointer on it."""
        return self.shown.picture

    @property
    def shown(self) -> Shown:
        """Everything that is to be seen now, with no pointer on it."""
        if self._made is None:
            look = self._look
            picture = replay_picture(self.projector, self._felt, look)
            layout = self._view.layout(self._size, picture)
            line = line_places(layout, self.projector.stops)
            sheet = sheet_at(self.projector, self._felt, look)
            hands = [box.number for box in self.projector.stop.state.boxes]
            where = sheet_places(layout, sheet, Letters(), hands) if sheet else None
            self._made = Shown(picture, layout, line, sheet, where)
        return self._made

    @property
    def _look(self) -> Look:
        shelf = self._shelf
        return Look(
            self._labels,
            earlier=shelf is not None and shelf.has(-1),
            later=shelf is not None and shelf.has(1),
            why=self._why,
            toast=self._toast.words,
        )

    @property
    def moving(self) -> bool:
        """Whether time alone changes the picture."""
        return not self.projector.timeline.idle

    def resize(self, size: Size) -> None:
        """Lay the table out for another size."""
        self._size = size
        self._changed()

    def update(self, dt: float) -> None:
        """Let time go by: films, pauses between them, notices."""
        if self.projector.tick(dt):
            self._changed()
        for cue in heard(self.projector.timeline.begun()):
            self.cue(cue)
        if self._toast.tick(dt):
            self._changed()

    def prepare(self) -> bool:
        """Draw a card that may be wanted; return whether there was one."""
        return self._view.prepare()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, what explains it, and what the pointer shows."""
        shown, target = self.shown, self._pointed_at()
        picture = replace(shown.picture, hover=target) if target else shown.picture
        self._view.draw(surface, picture, lambda onto, layout: self._over(onto, layout, shown))

    def _over(self, surface: pygame.Surface, layout: Layout, shown: Shown) -> None:
        theme = self._preferences.theme
        hover = None
        if self._pointer and (self._dragging or shown.on_line(self._pointer)):
            hover = shown.moment_at(self._pointer[0])
        draw_line(surface, shown.line, self.projector.at, hover, theme)
        draw_facts(surface, layout, self._facts, theme)
        if shown.sheet and shown.sheet_places:
            draw_sheet(surface, shown.sheet_places, shown.sheet, theme)

    @property
    def _facts(self) -> tuple[str, str]:
        stored = self.stored
        return words.round_words(stored.number, stored.table.name), moment(stored.began)

    def controls(self) -> tuple[Control, ...]:
        """Return what can be pressed now, the moments of the round among it."""
        shown = self.shown
        reach = shown.line.reach
        moments = (
            Control(f"moment {index + 1}", shown.layout.in_window(reach._replace(x=x - 2, w=4)))
            for index, x in enumerate(shown.line.knobs)
        )
        return (*controls(shown.picture, shown.layout), *moments)

    def lines(self) -> tuple[str, ...]:
        """Return what is to be seen."""
        return tuple(f"{name}: {text}" for name, text in self.told().items())

    def told(self) -> dict[str, str]:
        """Return what lies on the table by name, and the explanation of a settled box."""
        at = f"{self.projector.at + 1} of {len(self.projector.stops)}, {self.projector.stop.kind}"
        sheet = self.shown.sheet
        explained = {f"why {number}": text for number, text in enumerate(sheet.texts, 1)} if sheet else {}
        return {"replay": ", ".join(self._facts), "moment": at, **table_lines(self.picture), **explained}

    def _changed(self) -> None:
        self._made = None
        self.dirty = True

    def _pointed_at(self) -> Target | None:
        return self.shown.hit(self._pointer) if self._pointer else None

    # --- what a person wants

    def handle(self, intent: Intent) -> None:
        """Do what a person wants."""
        match intent:
            case KeyPress(key):
                move = move_of(key)
                if move is not None:
                    self._do(move)
            case Press(x, y, Mouse.LEFT):
                self._pointer = (x, y)
                self._press()
            case Moved(x, y):
                self._move((x, y))
                return
            case Release() | Focus():
                self._dragging = False
                return
            case Wheel(steps=steps):
                self._stop_playing()
                self.projector.show(self.projector.at - steps)
            case Leave():
                self._pointer = None
            case _:
                return
        self._changed()

    def _move(self, pointer: tuple[int, int]) -> None:
        before = self._pointed_at(), self._on_line()
        self._pointer = pointer
        if self._dragging:
            self.projector.show(self.shown.moment_at(pointer[0]))
            self._changed()
        elif before != (self._pointed_at(), self._on_line()) or self._on_line():
            self.dirty = True

    def _on_line(self) -> bool:
        return self._pointer is not None and self.shown.on_line(self._pointer)

    def _press(self) -> None:
        assert self._pointer is not None
        shown = self.shown
        if shown.on_line(self._pointer):
            self._dragging = True
            self._stop_playing()
            self.projector.show(shown.moment_at(self._pointer[0]))
        elif shown.on_sheet(self._pointer):
            self._why = False
        else:
            self._press_on(self._pointed_at())

    def _press_on(self, target: Target | None) -> None:
        match target:
            case Target(Pointed.BUTTON, index=index):
                self._do(Move(self.picture.buttons[index].intent))
            case Target(Pointed.ACTION, index=index):
                self._do(Move(self.picture.actions[index].intent))
            case Target(Pointed.BOX | Pointed.BET, box=box) if not self.projector.filming:
                self._why = True
                self.projector.show_box(box)
            case _:
                self.projector.timeline.finish()

    def _do(self, move: Move) -> None:
        projector = self.projector
        button = next(each for each in (*self.picture.buttons, *self.picture.actions) if each.intent == move)
        if move in STEPS:
            self._stop_playing()
        if not button.enabled:
            self._refuse(button.reason)
            return
        if move in STEPS:
            self._step(move)
            return
        match move:
            case Move.WATCH:
                projector.play()
            case Move.WHY:
                self._why = not self._why
            case Move.SPEED:
                projector.timeline.speed = projector.timeline.speed.next
                self._say(speed_set(projector.timeline.speed))
            case _:
                self.done = True

    def _step(self, move: Move) -> None:
        projector = self.projector
        match move:
            case Move.START:
                projector.show(0)
            case Move.BACK:
                projector.show(projector.at - 1)
            case Move.ON:
                projector.on()
            case Move.END:
                projector.show_end()
            case _:
                self._turn(1 if move is Move.LATER else -1)

    def _stop_playing(self) -> None:
        self.projector.playing = False

    def _turn(self, step: int) -> None:
        """Show the next round of the list."""
        assert self._shelf is not None
        speed = self.projector.timeline.speed
        try:
            self._open(self._shelf.take(step))
        except StoreError as error:
            self._refuse(str(error))
        self.projector.timeline.speed = speed

    def _refuse(self, why: str) -> None:
        self._say(why)
        self.cue(Cue.REFUSED)

    def _say(self, text: str) -> None:
        self._toast.say(text)
