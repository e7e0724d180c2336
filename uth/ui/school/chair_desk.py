"""What every exercise in the dealer's chair has: intents find their way, the panel scrolls, the course goes on."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping

from uth.school.exercise import Exercise
from uth.ui.intents import Intent, KeyPress, Leave, Mouse, Move, Press, Release, Wheel
from uth.ui.keys import Key
from uth.ui.layout import Viewpoint
from uth.ui.scene import Scene
from uth.ui.school.chair_scene import ChairScene, Held
from uth.ui.school.deeds import Deed, Do, does
from uth.ui.sound import Cue
from uth.words import school_chair as words

_NOTCH = 48
"""How far a step of the wheel or an arrow key scrolls the panel, at unit 1."""
_PAGE = 4
"""So many notches are a page."""
_SCROLLS = {Key.UP: 1, Key.DOWN: -1, Key.PAGE_UP: _PAGE, Key.PAGE_DOWN: -_PAGE}

Ways = Mapping[Do, Callable[[], None]]
"""How each kind of deed is done."""


class ChairDesk(ChairScene):
    """Does what is wanted in any exercise; whoever inherits says what a key and a press mean, and answers it."""

    def handle(self, intent: Intent) -> None:
        """Do what a person wants."""
        match intent:
            case KeyPress(key):
                self.state.reason = ""
                self._typed(key)
            case Press(x, y, button):
                self.state.pointer, self.state.reason = (x, y), ""
                self._pressed((x, y), button)
            case Release(x, y, Mouse.LEFT):
                self.state.pointer = (x, y)
                self._released((x, y))
            case Move(x, y):
                self._point((x, y))
                return
            case Leave():
                self.state.pointer = self.state.held = None
                self.state.box = 0
            case Wheel(x, y, steps):
                self._wheel((x, y), steps)
            case _:
                return
        self.changed()

    # --- keys and mouse

    def _typed(self, key: Key) -> None:
        if self.state.helping:
            self.state.helping = does(key, Do.HELP, Do.LEAVE, Do.ON) is None
        else:
            self._key(key)

    def _pressed(self, at: tuple[int, int], button: Mouse) -> None:
        if self.state.helping:
            self.state.helping = False
        else:
            self._press(at, button)

    def _released(self, at: tuple[int, int]) -> None:
        held, self.state.held = self.state.held, None
        if held is not None:
            self._let_go(held._replace(at=at))

    def _point(self, at: tuple[int, int]) -> None:
        """The pointer moves, and what hangs on it."""
        held, before = self.state.held, self.pointed_at()
        self.state.pointer = at
        if held is not None:
            moved = self.state.held = held._replace(at=at)
            if moved.dragged != held.dragged:
                self.changed()
        self.dirty |= held is not None or before != self.pointed_at()
        box = self.box_at(at)
        if box != self.state.box:
            self.state.box = box
            self.changed()

    def _scroll(self, notches: int) -> None:
        """Scroll the panel, and with it the board beside the table."""
        shown = self.shown
        most = max(shown.places.most, shown.called[0].most if shown.called else 0)
        step = round(notches * _NOTCH * shown.places.unit)
        before = shown.places.back if self.state.back is None else self.state.back
        self.state.back = min(max(0, before - step), most)

    def _scroll_by(self, key: Key) -> None:
        if key in _SCROLLS:
            self._scroll(_SCROLLS[key])

    @abstractmethod
    def _key(self, key: Key) -> None:
        """A key is pressed while no help is open."""

    @abstractmethod
    def _press(self, at: tuple[int, int], button: Mouse) -> None:
        """A button of the mouse is pressed at a point of the window while no help is open."""

    @abstractmethod
    def _let_go(self, held: Held) -> None:
        """What hung on the pointer is let go."""

    @abstractmethod
    def _wheel(self, at: tuple[int, int], steps: int) -> None:
        """The wheel is turned at a point of the window."""

    # --- what is done

    def do(self, deed: Deed) -> None:
        """Do what a key or a press means; where that cannot be, say why."""
        ways: Ways = {
            Do.ON: self._on,
            Do.VIEW: self._turn,
            Do.SIGNS: self._signs,
            Do.HELP: self._help,
            Do.LEAVE: self._leave,
            **self._ways(deed.what),
        }
        asked = self.state.sure
        self.state.sure = asked if asked is deed.do else None
        ways[deed.do]()
        self.changed()

    @abstractmethod
    def _ways(self, what: str) -> Ways:
        """Return how to do what only this kind of exercise has; *what*: of the deed."""

    def cut(self, value: int, steps: int) -> None:
        """Take so many chips of a value out of the rack (below 0: lay them back)."""
        if self._cut_out(value, steps):
            self.cue(Cue.CHIP)
        elif steps > 0:
            self.refuse(words.none_left())

    @abstractmethod
    def _cut_out(self, value: int, steps: int) -> bool:
        """Do so; return whether any chip moved."""

    def refuse(self, why: str) -> None:
        """Say why something cannot be done."""
        self.state.reason = why
        self.cue(Cue.REFUSED)

    def _turn(self) -> None:
        camera = self.state.viewpoint is Viewpoint.DEALER
        self.state.viewpoint = Viewpoint.CAMERA if camera else Viewpoint.DEALER

    def _signs(self) -> None:
        self.state.signs = not self.state.signs

    def _help(self) -> None:
        self.state.helping = True

    # --- the course

    def _on(self) -> None:
        """Show what the course has next; leave where that is nothing more."""
        after = self.course.onward()
        if isinstance(after, Exercise):
            self.begin(after)
        else:
            self._gone(after)

    def _leave(self) -> None:
        """End the run."""
        self._gone(self.course.leaving())

    def _gone(self, after: Scene | None) -> None:
        self.opens, self.done = after, True
