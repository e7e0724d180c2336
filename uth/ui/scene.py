"""What the window shows: scenes, one on top of the other. The app runs the loop; a scene answers it.

A scene never sees pygame's events, the clock or the display. It is told what a person wants
(:meth:`Scene.handle`), how much time has gone by (:meth:`Scene.update`) and where to draw (:meth:`Scene.draw`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

import pygame

from uth.session import Session
from uth.ui.intents import Intent
from uth.ui.layout.rect import Rect
from uth.ui.picture import Picture
from uth.ui.sizes import Size
from uth.ui.sound import Cue
from uth.ui.theme import CASINO, Theme


class Moment(StrEnum):
    """How far the round on screen has come. The film runs behind the session: this is what a person sees."""

    BETTING = "betting"
    CUT = "cut"
    PREFLOP = "preflop"
    FLOP = "flop"
    RIVER = "river"
    SHOWDOWN = "showdown"
    """The dealer's hand is open and boxes are being settled."""
    END = "end"
    """Everything is paid; the next round can begin."""


@dataclass(frozen=True, slots=True)
class Stage:
    """A moment of a round: *round_number* from 1; *box* decides or is settled, 0 if it is nobody's turn."""

    round_number: int
    moment: Moment
    box: int = 0


@dataclass(frozen=True, slots=True)
class Control:
    """Something that can be pressed: for people who cannot see it, for the demo and for tests.

    :ivar name: what it does, in contract words: a button's intent (``deal``, ``play 4x``), ``chip 5.00``,
        ``box 1 ante``.
    :ivar rect: where it is, in pixels of the window.
    """

    name: str
    rect: Rect
    label: str = ""
    key: str = ""
    enabled: bool = True
    reason: str = ""
    onward: bool = False
    """The one way on: deal, next round."""


class Scene(ABC):
    """One thing the window shows: the table, a menu, a dialog.

    :ivar dirty: something changed since the last :meth:`draw`, so the app draws again. Scenes set it, the app clears
        it.
    :ivar done: the scene has had its day and the app takes it off the stack.
    :ivar opens: a scene to be put on top of this one, or in its place if this one is done; the app does so and clears
        it.
    :ivar afresh: once this scene is done, those below are, too: what it opens is then the only one.
    """

    def __init__(self) -> None:
        self.dirty = True
        self.done = False
        self.opens: Scene | None = None
        self.afresh = False
        self._cues: list[Cue] = []

    def cue(self, cue: Cue) -> None:
        """Let *cue* be heard with the next picture."""
        self._cues.append(cue)
        self.dirty = True

    def take_cues(self) -> tuple[Cue, ...]:
        """Return the cues since the last time, for the app to play."""
        cues, self._cues = tuple(self._cues), []
        return cues

    def enter(self) -> None:
        """The scene comes to the top: for the first time, or because the one above it left."""
        self.dirty = True

    def leave(self) -> None:  # noqa: B027  a hook: most scenes have nothing to do here
        """The scene is no longer on top."""

    def resize(self, size: Size) -> None:  # noqa: ARG002  a scene that lays itself out in draw needs no more
        """The surface has another size from now on; called before the first :meth:`draw`, too."""
        self.dirty = True

    @abstractmethod
    def handle(self, intent: Intent) -> None:
        """Do what a person wants."""

    def update(self, dt: float) -> None:  # noqa: B027  a hook: a still scene needs no time
        """Let *dt* seconds (0 or more, as the clock says) go by."""

    def prepare(self) -> bool:
        """Make something that may be wanted, while nothing moves; return whether there was anything to make."""
        return False

    @abstractmethod
    def draw(self, surface: pygame.Surface) -> None:
        """Draw everything; the surface has the size last given to :meth:`resize`. Drawing changes nothing."""

    @property
    def moving(self) -> bool:
        """Whether time alone changes the picture: the app then draws in every frame."""
        return False

    def may_close(self) -> bool:
        """Return whether the window may close at once; a scene that asks first shows its question and says no."""
        return True

    def controls(self) -> tuple[Control, ...]:
        """Return what can be pressed now, in reading order."""
        return ()

    def lines(self) -> tuple[str, ...]:
        """Return what is to be seen, as text for people who cannot see it."""
        return ()

    def told(self) -> dict[str, str]:
        """Return the same by name, so that what changes can be told apart."""
        return {"dialog": "; ".join(filter(None, self.lines()))}


class Played(Scene):
    """A scene in which rounds are played: what the demo, the recorder and ``--describe`` ask of it besides."""

    @property
    @abstractmethod
    def session(self) -> Session:
        """The sitting that is played; it is ahead of the picture while a film runs."""

    @property
    @abstractmethod
    def stage(self) -> Stage:
        """What is to be seen now."""

    @property
    @abstractmethod
    def picture(self) -> Picture:
        """What :meth:`Scene.draw` would draw now; the recorder draws it in other sizes, with no pointer on it."""

    def take_happened(self) -> Iterator[str]:
        """Return in sentences what has happened at the table since the last time, as far as it was to be seen."""
        return iter(())

    @property
    def theme(self) -> Theme:
        """The palette that it is drawn with."""
        return CASINO

    @property
    def scale(self) -> float:
        """How much larger than usual its texts are wished."""
        return 1.0

    @property
    @abstractmethod
    def ready(self) -> bool:
        """Whether the film is over and the table waits for a person."""


class SceneStack:
    """The open scenes; the topmost one is played, those below wait."""

    def __init__(self, size: Size) -> None:
        self._scenes: list[Scene] = []
        self._size = size

    @property
    def top(self) -> Scene | None:
        """The scene that is played, None if none is left."""
        return self._scenes[-1] if self._scenes else None

    def push(self, scene: Scene) -> None:
        """Put *scene* on top."""
        if self.top:
            self.top.leave()
        self._scenes.append(scene)
        self._enter(scene)

    def pop(self) -> Scene | None:
        """Take the topmost scene off and return it; the one below comes back. None if there was none."""
        if not self._scenes:
            return None
        scene = self._scenes.pop()
        scene.leave()
        if self.top:
            self._enter(self.top)
        return scene

    def replace(self, scene: Scene) -> None:
        """Put *scene* in the place of all that are open."""
        self.clear()
        self.push(scene)

    def clear(self) -> None:
        """Take all off; only the topmost one has not left yet."""
        if self.top:
            self.top.leave()
        self._scenes.clear()

    def follow(self) -> None:
        """Put on top what the topmost scene opens, and take off what is done there."""
        while self.top and (self.top.opens or self.top.done):
            scene = self.top
            opened, scene.opens = scene.opens, None
            if not scene.done:
                assert opened is not None
                self.push(opened)
            elif scene.afresh:
                self.clear()
                if opened is not None:
                    self.push(opened)
            elif opened is None:
                self.pop()
            else:
                self._scenes.pop().leave()
                self._scenes.append(opened)
                self._enter(opened)

    def may_close(self) -> bool:
        """Return whether the window may close at once; a scene that asks first comes to the top."""
        asks = next((scene for scene in reversed(self._scenes) if not scene.may_close()), None)
        if asks is None:
            return True
        while self.top is not asks:
            self.pop()
        return False

    def resize(self, size: Size) -> None:
        """Tell the topmost scene; those below hear of it when they come back."""
        self._size = size
        if self.top:
            self.top.resize(size)

    def _enter(self, scene: Scene) -> None:
        scene.resize(self._size)
        scene.enter()
