"""The loop: events in, time on, picture out. The only place that knows the clock."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import FrameType
from typing import Protocol

import pygame

from uth.errors import UthError
from uth.i18n import gettext as _
from uth.ui import fault, tidying
from uth.ui.intents import (
    Drop,
    Focus,
    FullScreen,
    Intent,
    KeyPress,
    Leave,
    Move,
    Moved,
    Own,
    Quit,
    Redraw,
    Resize,
    Translator,
)
from uth.ui.keys import Key, KeyLabels
from uth.ui.scene import Scene, SceneStack
from uth.ui.sound import Speaker
from uth.ui.window import Window

FRAMES_A_SECOND = 60
VIRTUAL_STEP = 1 / 30
"""Seconds of one step where nobody watches."""
RESTS = 100
"""Milliseconds after which a window in which nothing moves looks up, if nobody has done anything before."""

Dropped = Callable[[str], Scene]
"""Makes the scene that is opened for a file that was dropped on the window."""
Start = Callable[[KeyLabels], Scene]
"""Makes the table's scene: at the start, and again after a fault."""


class Autopilot(Protocol):
    """Somebody who plays in a person's place."""

    def wants(self, scene: Scene, dt: float, /) -> Sequence[Intent]:
        """Return what to do now, *dt* seconds after the last time."""


class Watcher(Protocol):
    """Somebody who looks on: the recorder, the describer, the counter of rounds."""

    def see(self, scene: Scene) -> bool:
        """Look at the scene after each step; return whether this was all there was to see: the window closes then.

        :raises UthError: if what the user asked for cannot be done, such as writing a file.
        """


class WindowFault(UthError):
    """The program went wrong where no dialog could say so; the log has it."""

    exit_code = 1


@dataclass(slots=True)
class App:
    """The running program.

    :ivar watched: a person sees the window: it is drawn, and a fault opens a dialog.
    :ivar dropped: what opens for a file that is dropped on the window; without, nothing does.
    :ivar titled: says what stands over the window; without, what it was opened with.
    :ivar by_clock: time goes by as in the room; else as fast as it can be computed, the same on every machine.
    """

    window: Window
    start: Start
    autopilot: Autopilot | None = None
    watchers: Sequence[Watcher] = ()
    watched: bool = True
    by_clock: bool = True
    stack: SceneStack = field(init=False)
    translator: Translator = field(default_factory=Translator)
    speaker: Speaker = field(default_factory=Speaker)
    dropped: Dropped | None = None
    titled: Callable[[], str] | None = None
    _open: bool = True
    _stale: bool = True
    _still: bool = False
    _woke: list[pygame.event.Event] = field(default_factory=list)
    """What ended a rest."""
    _fault: fault.FaultScene | None = None

    def __post_init__(self) -> None:
        self.stack = SceneStack(self.window.size)

    def run(self) -> None:
        """Play until the window is closed, a watcher has seen enough, or the system asks the program to end (Ctrl+C).

        :raises WindowFault: if the program went wrong and no dialog could be shown.
        :raises UthError: from a watcher.
        """
        clock = pygame.time.Clock()
        try:
            with _asked_to_end(self._end), tidying.in_time():
                while self._open:
                    self.step(self._tick(clock) if self.by_clock else VIRTUAL_STEP)
        except KeyboardInterrupt:
            self._open = False

    def _tick(self, clock: pygame.time.Clock) -> float:
        """Wait for the next frame, or where nothing moves for somebody to do something; return the seconds gone by."""
        gone = clock.tick(FRAMES_A_SECOND)
        # Not with pygame's wait, which looks a thousand times a second, nor its peek, which frees what an event holds.
        while self._still and gone < RESTS and not self._woke:
            self._woke = pygame.event.get()
            gone += 0 if self._woke else clock.tick(FRAMES_A_SECOND)
        return gone / 1000

    def _end(self) -> None:
        """End after this step; nobody is asked."""
        self._open = False

    @property
    def still(self) -> bool:
        """Whether nothing moved in the last step, and there was nothing else to do."""
        return self._still

    @property
    def open(self) -> bool:
        """Whether the window is still to be shown."""
        return self._open

    def step(self, dt: float) -> None:
        """Do what happened since the last step, let *dt* seconds go by, and draw if anything has changed."""
        try:
            self._step(dt)
        except Exception as error:
            self._went_wrong(error)
        scene = self.stack.top
        if scene is not None and self._fault is None:
            seen = [watcher.see(scene) for watcher in self.watchers]
            self._open &= not any(seen)

    def _step(self, dt: float) -> None:
        if self.stack.top is None:
            self.stack.push(self.start(self.translator.labels))
        if self._still and self.stack.top is not None:
            # The time of a rest went by before what ended it: who pressed a key after half a second did so then.
            self.stack.top.update(dt)
            dt = 0.0
        self._still = False
        for intent in self._wanted(dt):
            self._do(intent)
        scene = self._played_on(dt)
        if scene is None or not self.watched:
            return
        if self._stale or scene.dirty or scene.moving:
            self._show(scene)
        elif self.by_clock:
            # Nothing moves: a good moment to make what will be wanted.
            self._still = not self._prepared(scene) and self.autopilot is None

    def _prepared(self, scene: Scene) -> bool:
        """Make a sound or a picture that will be wanted, or tidy up; return whether there was anything to do."""
        return self.speaker.prepare() or scene.prepare() or tidying.tidied()

    def _wanted(self, dt: float) -> list[Intent]:
        events, self._woke = [*self._woke, *pygame.event.get()], []
        intents = self.translator.intents(events)
        if self.autopilot is None or self.stack.top is None or self._fault:
            return intents
        # Who watches the demo may close it, and look around with the pointer, but not play.
        kept = [intent for intent in intents if isinstance(intent, Move | Leave | Focus | Own)]
        if any(isinstance(intent, KeyPress) and intent.key is Key.ESCAPE for intent in intents):
            kept.append(Quit())
        return [*kept, *self.autopilot.wants(self.stack.top, dt)]

    def _do(self, intent: Intent) -> None:
        scene = self.stack.top
        if isinstance(intent, Quit):
            self._open = not (scene is self._fault or self.stack.may_close())
        elif isinstance(intent, FullScreen):
            self.window.toggle_full_screen()
            self._resized()
        elif isinstance(intent, Resize):
            self._resized()
        elif isinstance(intent, Redraw):
            self._stale = True
        elif isinstance(intent, Moved):
            self.window.moved(intent.x, intent.y)
        elif isinstance(intent, Drop):
            self._dropped(intent.path)
        elif scene is not None:
            scene.handle(intent)

    def _dropped(self, path: str) -> None:
        if self.dropped is not None and self.stack.top is not None and self._fault is None:
            self.stack.push(self.dropped(path))
            self._stale = True

    def _resized(self) -> None:
        self.stack.resize(self.window.size)
        self._stale = True

    def _played_on(self, dt: float) -> Scene | None:
        """Let time go by for the topmost scene, follow where it leads, and return what is to be drawn."""
        if self.stack.top is not None:
            self.stack.top.update(dt)
        self._after_fault()
        before = self.stack.top
        self.stack.follow()
        self._stale |= self.stack.top is not before
        self._open &= self.stack.top is not None
        if self.titled is not None and self._stale:
            self.window.entitle(self.titled())
        return self.stack.top

    def _show(self, scene: Scene) -> None:
        """Draw the scene, unless the window shows nothing now, and let it be heard."""
        if self.window.visible:
            self._draw(scene)
        scene.dirty = False
        self.speaker.play(scene.take_cues())

    def _draw(self, scene: Scene) -> None:
        scene.draw(self.window.surface)
        self._stale = False
        self.window.show()

    def _after_fault(self) -> None:
        """Do what the person chose in the dialog of a fault."""
        chosen = self._fault.chosen if self._fault else None
        if chosen is fault.Way.QUIT:
            self._open = False
        elif chosen is fault.Way.FRESH:
            self._fault = None
            self.stack.replace(self.start(self.translator.labels))
            self._stale = True

    def _went_wrong(self, error: Exception) -> None:
        """Write the fault down and say so: in the window while that is possible."""
        log = fault.written(error, self.stack.top)
        if not self.watched or self._fault is not None:
            self._open = False
            said = _("the program went wrong ({kind}: {error}); see {log}")
            raise WindowFault(said.format(kind=type(error).__name__, error=error, log=log)) from error
        self._fault = fault.FaultScene(log)
        self._stale = True
        self.stack.push(self._fault)


@contextmanager
def _asked_to_end(end: Callable[[], None]) -> Iterator[None]:
    """Let the signals that end programs call *end*: SDL would make them a press on the close button, which asks back.

    The second one ends the program at once, should it be stuck.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}

    def asked(_number: int, _frame: FrameType | None) -> None:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        end()

    try:
        for number in before:
            signal.signal(number, asked)
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, signal.SIG_DFL if handler is None else handler)
