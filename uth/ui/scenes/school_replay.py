"""A dealt or settled round of the dealer school, shown again act by act with what was wrong at its moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Self

from uth.school.exercise import Exercise, Given
from uth.school.findings import Finding
from uth.ui.intents import Focus, Intent, KeyPress, Leave, Mouse, Press, Release, Wheel
from uth.ui.intents import Move as Moved
from uth.ui.keys import Key, KeyLabels
from uth.ui.layout import Viewpoint
from uth.ui.picture import Pointed, Target
from uth.ui.preferences import Preferences
from uth.ui.school.replay_moves import JUMPS, SCROLLS, Move, move_of
from uth.ui.school.replay_scene import ReplayView
from uth.ui.school.replay_steps import moments_of
from uth.ui.sound import Cue
from uth.words import school_replay as words

_NOTCH = 48
"""How far a step of the wheel or an arrow key scrolls the panel, at unit 1."""
_VIEWS = (Viewpoint.DEALER, Viewpoint.PLAYER, Viewpoint.CAMERA)
"""In the order in which they follow each other."""


def replay(
    labels: KeyLabels,
    preferences: Preferences,
    exercise: Exercise,
    given: Given,
    findings: Sequence[Finding] = (),
) -> SchoolReplayScene:
    """Return the scene that shows a round again as it was dealt or settled.

    *findings*: those of its mark; what of them no act was found with is told at the end.

    :raises ActError: if the record cannot be read, or has an act that cannot be done in this round.
    """
    return SchoolReplayScene(labels, preferences, exercise, moments_of(exercise, given, findings))


class SchoolReplayScene(ReplayView):
    """Moves through a round by keys alone or by the mouse alone."""

    def at(self, finding: Finding | None) -> Self:
        """Show the moment at which something was found; the first moment where nothing is, or for None."""
        place = self.player.found(finding) if finding is not None else None
        if place is not None:
            self.player.show(place)
            self.changed()
        return self

    def handle(self, intent: Intent) -> None:
        """Do what a person wants."""
        match intent:
            case KeyPress(key):
                self._key(key)
            case Press(x, y, Mouse.LEFT):
                self.state.pointer = (x, y)
                self._press()
            case Moved(x, y):
                self._point((x, y))
                return
            case Release() | Focus():
                self.state.dragging = False
                return
            case Wheel(x, y, steps):
                self._wheel((x, y), steps)
            case Leave():
                self.state.pointer, self.state.box, self.state.hover = None, 0, None
            case _:
                return
        self.changed()

    # --- keys and mouse

    def _key(self, key: Key) -> None:
        if self.state.helping:
            self.state.helping = move_of(key) not in (Move.HELP, Move.CLOSE, Move.PLAY)
        elif key in SCROLLS:
            self._scroll(SCROLLS[key])
        else:
            move = move_of(key)
            if move is not None:
                self.do(move)

    def _press(self) -> None:
        pointer, shown = self.state.pointer, self.shown
        assert pointer is not None
        if self.state.helping:
            self.state.helping = False
            return
        part = shown.part_at(pointer)
        if shown.on_line(pointer):
            self.state.dragging = True
            self._go(shown.moment_at(pointer[0]))
        elif part is not None:
            self._go(part.first)
        else:
            self._press_on(self.pointed_at())

    def _press_on(self, target: Target | None) -> None:
        match target:
            case Target(Pointed.BUTTON, index=index):
                self.do(Move(self.picture.buttons[index].intent))
            case Target(Pointed.ACTION, index=index):
                self.do(Move(self.picture.actions[index].intent))
            case _:
                self.motion.finish()

    def _point(self, at: tuple[int, int]) -> None:
        state, target = self.state, self.pointed_at()
        state.pointer = at
        if state.dragging:
            self._go(self.shown.moment_at(at[0]))
        before = state.box, state.hover
        state.box, state.hover = self._box_at(at), None if state.helping else self.line_at(at)
        if before != (state.box, state.hover):
            self.changed()
        self.dirty |= target != self.pointed_at()

    def _box_at(self, at: tuple[int, int]) -> int:
        if self.state.helping or self.shown.on_panel(at):
            return 0
        target = self.shown.layout.hit(*at)
        return target.box if target is not None else 0

    def _wheel(self, at: tuple[int, int], steps: int) -> None:
        if self.state.helping:
            return
        if self.shown.on_panel(at) and self.shown.places.most:
            self._scroll(steps)
        else:
            self._go(self.player.at - steps)

    def _scroll(self, notches: int) -> None:
        places = self.shown.places
        step = round(notches * _NOTCH * places.unit)
        self.state.back = min(max(0, places.back - step), places.most)

    # --- what is done

    def do(self, move: Move) -> None:
        """Do what a key or a press means; where that cannot be, say why."""
        buttons = (*self.picture.buttons, *self.picture.actions)
        button = next((each for each in buttons if each.intent == move), None)
        if move in JUMPS:
            self.player.playing = False
        if button is not None and not button.enabled:
            self._say(button.reason, refused=True)
        else:
            self._ways[move]()
        self.changed()

    @property
    def _ways(self) -> dict[Move, Callable[[], None]]:
        player = self.player
        return {
            Move.BACK: lambda: self._go(player.at - 1),
            Move.ON: lambda: self._go(player.at + 1),
            Move.MARK_BEFORE: lambda: self._jump(player.mark(-1)),
            Move.MARK_AFTER: lambda: self._jump(player.mark(1)),
            Move.PART_BEFORE: lambda: self._jump(player.part(-1)),
            Move.PART_AFTER: lambda: self._jump(player.part(1)),
            Move.START: lambda: self._go(0),
            Move.END: lambda: self._go(len(player.moments) - 1),
            Move.PLAY: self._play,
            Move.VIEW: self._turn,
            Move.RATE: self._faster,
            Move.HELP: self._help,
            Move.CLOSE: self._close,
        }

    def _go(self, at: int) -> None:
        """Show another moment."""
        self.player.playing = False
        before = self.player.moment
        self.player.show(at)
        self.arrived(before)

    def _jump(self, at: int | None) -> None:
        if at is not None:
            self._go(at)

    def _play(self) -> None:
        before = self.player.moment
        self.player.play()
        self.arrived(before)

    def _turn(self) -> None:
        self.state.viewpoint = _VIEWS[(_VIEWS.index(self.state.viewpoint) + 1) % len(_VIEWS)]
        self.state.box, self.state.hover = 0, None
        self._say(words.view_words(self.state.viewpoint.name.lower()))

    def _faster(self) -> None:
        self.player.rate = self.player.rate.next
        self._say(words.rate_set(self.player.rate))

    def _help(self) -> None:
        self.state.helping = True
        self.player.playing = False

    def _close(self) -> None:
        self.done = True

    def _say(self, text: str, *, refused: bool = False) -> None:
        self._toast.say(text)
        self.state.refused = refused
        if refused:
            self.cue(Cue.REFUSED)
