"""A dealt or settled round that is shown again, as it is to be seen: table, marks, panel, line of its time."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pygame

from uth.school.exercise import Exercise
from uth.train.felt.model import RACK
from uth.ui.describe import controls, table_lines
from uth.ui.keys import KeyLabels
from uth.ui.layout import Layout, Viewpoint
from uth.ui.layout.spare import Spare
from uth.ui.page.view import Letters
from uth.ui.panel_view import draw_panels
from uth.ui.passing import Passing
from uth.ui.picture import Picture, Target
from uth.ui.preferences import Preferences
from uth.ui.present import felt_of
from uth.ui.reel import Paces
from uth.ui.scene import Control, Scene
from uth.ui.school.felt_picture import values_at
from uth.ui.school.rack import counts_of
from uth.ui.school.rack_view import RackLook, draw_close_look, draw_rack
from uth.ui.school.replay_line import HEIGHT, LARGEST
from uth.ui.school.replay_marks import marks_at
from uth.ui.school.replay_motion import ReplayMotion, way_between
from uth.ui.school.replay_player import Player
from uth.ui.school.replay_present import Look, boxes_of, names_of, table_picture
from uth.ui.school.replay_shown import Shown, show_replay
from uth.ui.school.replay_steps import Moment
from uth.ui.school.replay_view import draw_line, draw_marks
from uth.ui.school.shown import Window
from uth.ui.school.side_view import draw_side
from uth.ui.sizes import DEFAULT, Size
from uth.ui.sound import Cue
from uth.ui.table_view import TableView
from uth.words import school_replay as words


@dataclass(slots=True)
class State:
    """What a person does besides moving through the round.

    :ivar box: the box that is pointed at.
    :ivar hover: the moment of the line that is pointed at.
    :ivar back: how far the panel is scrolled, in pixels.
    """

    viewpoint: Viewpoint = Viewpoint.DEALER
    helping: bool = False
    pointer: tuple[int, int] | None = None
    dragging: bool = False
    box: int = 0
    hover: int | None = None
    back: int = 0
    refused: bool = False


class ReplayView(Scene):
    """Shows one round; whoever inherits moves through it. It never changes anything.

    :ivar player: which moment is shown.
    :ivar motion: what is on its way to it.
    """

    def __init__(
        self, labels: KeyLabels, preferences: Preferences, exercise: Exercise, moments: tuple[Moment, ...]
    ) -> None:
        """*moments*: those of the exercise as it was done."""
        super().__init__()
        self._labels = labels
        self._preferences = preferences
        self.exercise = exercise
        self.player = Player(moments)
        settings = preferences.settings
        self.motion = ReplayMotion(settings.speed, Paces.of(settings))
        self.state = State()
        names = names_of(exercise)
        self._seated = {box: names.get(box, "") for box in boxes_of(exercise, moments)}
        self._printed = felt_of(exercise.still.table)
        self._toast = Passing()
        self._size: Size = DEFAULT
        self._made: Shown | None = None
        under = round(HEIGHT * min(settings.scale, LARGEST))
        self._views = {
            viewpoint: TableView(
                preferences.theme, viewpoint, settings.scale, Spare(under, viewpoint is Viewpoint.PLAYER)
            )
            for viewpoint in Viewpoint
        }

    # --- what is to be seen

    @property
    def shown(self) -> Shown:
        """Everything that is to be seen now, with no pointer on it."""
        if self._made is None:
            window = Window(self._laid_out, Letters())
            felt = self.motion.over(self.table(self.player.moment))
            self._made = show_replay(self.exercise, self.player, felt, self._look, window)
        return self._made

    @property
    def picture(self) -> Picture:
        """What lies on the table now, with no pointer on it."""
        return self.shown.picture

    def table(self, moment: Moment) -> Picture:
        """Return what lies on the table at a moment, at rest and without a bar."""
        return table_picture(self.exercise.still.table, self._seated, moment, self._printed)

    def _laid_out(self, picture: Picture) -> Layout:
        return self._view.layout(self._size, picture)

    @property
    def _view(self) -> TableView:
        return self._views[self.state.viewpoint]

    @property
    def _look(self) -> Look:
        state, said = self.state, self._toast.words
        return Look(
            self._labels,
            state.viewpoint,
            said,
            refused=state.refused and bool(said),
            hover=state.hover,
            box=state.box,
            helping=state.helping,
            back=state.back,
        )

    @property
    def moving(self) -> bool:
        """Whether time alone changes the picture."""
        return not self.motion.idle

    def resize(self, size: Size) -> None:
        """Lay the table out for another size."""
        self._size = size
        self.changed()

    def changed(self) -> None:
        """Lay everything out again: something is to be seen that was not."""
        self._made = None
        self.dirty = True

    # --- time

    def update(self, dt: float) -> None:
        """Let time go by: what is on its way, the round where it goes on by itself, notices."""
        moved = self.motion.tick(dt)
        before = self.player.moment
        if not self.state.helping and self.player.tick(dt):
            self.arrived(before)
            moved = True
        if self._toast.tick(dt) or moved:
            self.changed()

    def arrived(self, before: Moment) -> None:
        """Another moment is shown than *before*: one act on, its chips and cards are seen on their way."""
        self.state.back = 0
        self.motion.finish()
        now = self.player.moment
        if now is before:
            return
        if self.player.stepped:
            way = way_between(self.table(before), self.table(now), now.act)
            self.motion.start(way, self.player.rate if self.player.playing else 1)
            if way.cards or way.turning:
                self.cue(Cue.CARD)
            elif way.stacks:
                self.cue(Cue.CHIP)
        self.changed()

    # --- drawn

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, what is marked on it, the panel, the line of its time."""
        shown = self.shown
        picture = replace(shown.picture, hover=self.pointed_at(), overlay=None)
        self._view.draw(surface, picture, lambda onto, _layout: self._over(onto, shown))

    def _over(self, surface: pygame.Surface, shown: Shown) -> None:
        theme, layout, moment = self._preferences.theme, shown.layout, self.player.moment
        prints = {tray.chip.value: tray.text for tray in self._printed.rack}
        if shown.columns:
            counts = counts_of(values_at(moment.felt, RACK), self.exercise.still.table)
            look = RackLook(counts, {}, prints)
            draw_rack(surface, layout.dealer.rack, shown.columns, look, (layout.room.unit, theme))
        draw_marks(surface, layout, marks_at(layout, moment.felt, moment.found))
        if shown.close is not None:
            draw_close_look(surface, shown.close, prints, theme)
        draw_side(surface, shown.places, shown.side, (None, theme))
        draw_line(surface, shown.line, self.player.at, self.state.hover, theme)
        draw_panels(surface, layout, shown.picture, theme)

    def line_at(self, at: tuple[int, int]) -> int | None:
        """Return the moment of the line that is pointed at or held, None for none."""
        shown = self.shown
        return shown.moment_at(at[0]) if self.state.dragging or shown.on_line(at) else None

    def pointed_at(self) -> Target | None:
        """Return what of the table and its bar lies under the pointer."""
        pointer = self.state.pointer
        if pointer is None or self.state.helping or self.shown.on_line(pointer) or self.shown.on_panel(pointer):
            return None
        return self.shown.layout.hit(*pointer)

    # --- for those who cannot see it

    def controls(self) -> tuple[Control, ...]:
        """Return what can be pressed now: the bar, the parts of the round, its moments."""
        shown, layout = self.shown, self.shown.layout
        found = tuple(each for each in controls(shown.picture, layout) if not each.name.startswith("box "))
        if shown.picture.overlay is not None:
            return found
        parts = (
            Control(f"part {number}", layout.in_window(part.rect), words.part_words(part.part.value))
            for number, part in enumerate(shown.line.parts, 1)
            if part.rect.w
        )
        reach = shown.line.reach
        moments = (
            Control(f"moment {index}", layout.in_window(reach._replace(x=x - 2, w=4)))
            for index, x in enumerate(shown.line.knobs)
        )
        return (*found, *parts, *moments)

    def lines(self) -> tuple[str, ...]:
        """Return what is to be seen."""
        return tuple(f"{name}: {text}" for name, text in self.told().items())

    def told(self) -> dict[str, str]:
        """Return what lies on the table by name, where it is seen from, and what the panel says."""
        state = "playing" if self.player.playing else "paused"
        at = f"{self.player.at} of {len(self.player.moments) - 1}, {self.player.moment.part}, {state}"
        said = {f"panel {number}": text for number, text in enumerate(self.shown.side.texts, 1)}
        return {"moment": at, "view": self.state.viewpoint.name.lower(), **table_lines(self.picture), **said}
