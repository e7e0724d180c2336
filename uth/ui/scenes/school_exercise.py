"""One exercise after another in the dealer's chair: a question about the felt as it lies, and what a supervisor says to
the answer. What comes next, and what becomes of an answer, is the course's.
"""

from __future__ import annotations

from collections.abc import Callable

from uth.school.exercise import Exercise, GiveAmount, GiveChips, Given, Order, Pick, PickCards
from uth.ui.intents import Intent, KeyPress, Leave, Mouse, Move, Press, Release, Wheel
from uth.ui.keys import Key, KeyLabels
from uth.ui.layout import Viewpoint
from uth.ui.preferences import Preferences
from uth.ui.scene import Scene
from uth.ui.school.asking import Asking, NotYet
from uth.ui.school.chair_scene import ChairScene, Course, Held, State
from uth.ui.school.deeds import KEYS, Deed, Do, does
from uth.ui.school.rack import column_at
from uth.ui.school.shown import scrolled_to
from uth.ui.school.touch import deed_of_key, many, moved_by
from uth.ui.sound import Cue
from uth.words import school_chair as words

_NOTCH = 48
"""How far a step of the wheel or an arrow key scrolls the panel, at unit 1."""
_PAGE = 4
"""So many notches are a page."""
_SCROLLS = {Key.UP: 1, Key.DOWN: -1, Key.PAGE_UP: _PAGE, Key.PAGE_DOWN: -_PAGE}


class ExerciseScene(ChairScene):
    """Exercises in the dealer's chair. Nothing is bet there, and nothing of it changes a bankroll."""

    @classmethod
    def again(
        cls, labels: KeyLabels, preferences: Preferences, course: Course, exercise: Exercise, given: Given
    ) -> ExerciseScene:
        """Return an exercise as it was answered before, with what the course's marker finds in it."""
        scene = cls(labels, preferences, course, exercise)
        scene.asking.recall(given)
        return scene

    def handle(self, intent: Intent) -> None:
        """Do what a person wants."""
        match intent:
            case KeyPress(key):
                self.state.reason = ""
                self._key(key)
            case Press(x, y, button):
                self.state.pointer, self.state.reason = (x, y), ""
                self._press((x, y), button)
            case Release(x, y, Mouse.LEFT):
                self.state.pointer = (x, y)
                self._drop()
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

    # --- keys

    def _key(self, key: Key) -> None:
        if self.state.helping:
            self.state.helping = does(key, Do.HELP, Do.LEAVE, Do.ON) is None
            return
        deed = deed_of_key(key, self.asking, self.shown.cards)
        if deed is not None:
            self.do(deed)
            return
        cursor = moved_by(key, self.asking)
        if cursor is not None:
            self.asking.draft.cursor = cursor
            if isinstance(self.asking.field, Pick | Order):
                self.changed()
                self.state.back = scrolled_to(self.shown, cursor)
        elif isinstance(self.asking.field, GiveChips) and many(key):
            self._cut(self.shown.columns[self.asking.draft.cursor].chip.value, many(key))
        elif key in _SCROLLS:
            self._scroll(_SCROLLS[key])

    def _scroll(self, notches: int) -> None:
        """Scroll the panel, and with it the board of what is called."""
        shown = self.shown
        most = max(shown.places.most, shown.called[0].most if shown.called else 0)
        step = round(notches * _NOTCH * shown.places.unit)
        before = shown.places.back if self.state.back is None else self.state.back
        self.state.back = min(max(0, before - step), most)

    # --- mouse

    def _press(self, at: tuple[int, int], button: Mouse) -> None:
        if self.state.helping:
            self.state.helping = False
            return
        deed = self.pointed_at()
        if deed is None:
            return
        if deed.do is not Do.CUT:
            if button is Mouse.LEFT:
                self.do(deed)
        elif button is Mouse.LEFT:
            self.state.held = Held(int(deed.what), at, at)
        elif button is Mouse.RIGHT:
            self.do(Deed(Do.RETURN, deed.what))

    def _drop(self) -> None:
        """A chip that was clicked or dragged onto the felt is cut out; one dropped on the rack goes back."""
        held, self.state.held = self.state.held, None
        if held is None:
            return
        over = column_at(self.shown.columns, *self.shown.layout.in_picture(*held.at))
        if not held.dragged or over is None:
            self._column(held.value)
            self._cut(held.value, 1)

    def _point(self, at: tuple[int, int]) -> None:
        """The pointer moves, and a chip with it."""
        held, before = self.state.held, self.pointed_at()
        self.state.pointer = at
        if held is not None:
            self.state.held = held._replace(at=at)
        self.dirty |= held is not None or before != self.pointed_at()
        box = self.box_at(at)
        if box != self.state.box:
            self.state.box = box
            self.changed()

    def _wheel(self, at: tuple[int, int], steps: int) -> None:
        column = column_at(self.shown.columns, *self.shown.layout.in_picture(*at))
        if isinstance(self.asking.field, GiveChips) and column is not None:
            self._column(column.chip.value)
            self._cut(column.chip.value, steps)
        elif isinstance(self.asking.field, GiveAmount) and not self._on_board(at):
            self.asking.change(steps)
        else:
            self._scroll(steps)

    def _on_board(self, at: tuple[int, int]) -> bool:
        """Whether a point is on the board of what is called."""
        board = self.shown.called
        return board is not None and board[0].area.holds(*self.shown.layout.in_picture(*at))

    # --- what is done

    def do(self, deed: Deed) -> None:
        """Do what a key or a press means; where that cannot be, say why."""
        asking, what = self.asking, deed.what
        ways: dict[Do, Callable[[], None]] = {
            Do.PICK: lambda: self._pick(what),
            Do.GIVE: self._give,
            Do.FILL: lambda: self._answered(asking.fill),
            Do.CARD: lambda: self._pick_card(what),
            Do.TYPE: lambda: asking.type(what),
            Do.ERASE: asking.erase,
            Do.CUT: lambda: self._cut(int(what), 1),
            Do.RETURN: lambda: self._cut(int(what), -1),
            Do.ON: self._on,
            Do.VIEW: self._turn,
            Do.SIGNS: self._signs,
            Do.HELP: self._help,
            Do.LEAVE: self._leave,
        }
        asked = self.state.sure
        self.state.sure = asked if asked is deed.do else None
        ways[deed.do]()
        self.changed()

    def _pick(self, what: str) -> None:
        """Choose an option; a step is placed, and the list stays where it is scrolled to."""
        if not isinstance(self.asking.field, Order):
            self._answered(lambda: self.asking.pick(what))
            return
        self.asking.pick(what)
        self.cue(Cue.BUTTON)

    def _give(self) -> None:
        """Give what is entered; no chips at all only where that is meant."""
        asking = self.asking
        alone = len(asking.exercise.fields) == 1 and isinstance(asking.field, GiveChips)
        if alone and not asking.draft.cut_out and not self._meant(Do.GIVE, words.no_chips_twice):
            return
        self._answered(asking.give)

    def _meant(self, do: Do, question: Callable[[str], str]) -> bool:
        """Whether it was asked for twice; the first time *question* is asked, of the key's cap."""
        meant, self.state.sure = self.state.sure is do, do
        if not meant:
            self._refuse(question(self._labels.label(KEYS[do][0])))
        return meant

    def _answered(self, give: Callable[[], None]) -> None:
        try:
            give()
        except NotYet:
            self._refuse(self._why_not())
            return
        self.state.back = None
        asking = self.asking
        if asking.marked and not self.course.tells:
            self.cue(Cue.BUTTON)
            self._on()
            return
        self.cue(Cue.REFUSED if asking.findings or asking.heard_wrong else Cue.BUTTON)

    def _why_not(self) -> str:
        match self.asking.field:
            case PickCards(count=count):
                return words.pick_cards_first(count)
            case Order():
                return words.place_first()
            case _:
                return words.type_first()

    def _pick_card(self, what: str) -> None:
        asked = self.asking.field
        if not isinstance(asked, PickCards):
            return
        try:
            self.asking.toggle(next(card for card in asked.cards if str(card) == what))
        except NotYet:
            self._refuse(words.enough_picked(asked.count))

    def _column(self, value: int) -> None:
        """The keys go on where the mouse was."""
        values = [column.chip.value for column in self.shown.columns]
        self.asking.draft.cursor = values.index(value)

    def _cut(self, value: int, steps: int) -> None:
        if self.asking.cut(value, steps):
            self.cue(Cue.CHIP)
        elif steps > 0:
            self._refuse(words.none_left())

    def _refuse(self, why: str) -> None:
        self.state.reason = why
        self.cue(Cue.REFUSED)

    def _turn(self) -> None:
        camera = self.state.viewpoint is Viewpoint.DEALER
        self.state.viewpoint = Viewpoint.CAMERA if camera else Viewpoint.DEALER

    def _help(self) -> None:
        self.state.helping = True

    def _signs(self) -> None:
        self.state.signs = not self.state.signs

    def _on(self) -> None:
        """Show what the course has next; leave where that is nothing more."""
        after = self.course.onward()
        if isinstance(after, Exercise):
            self.asking = Asking(after, self.course.marker, self.course.peek)
            before = self.state
            self.state = State(viewpoint=before.viewpoint, pointer=before.pointer, answered=before.answered + 1)
        else:
            self._gone(after)

    def _leave(self) -> None:
        """End the run; what was answered of the exercise counts where something was told of it."""
        asking, lost = self.asking, not self.course.kept
        answered = self.state.answered or asking.given.answer
        question = {
            (True, True): words.end_twice_and_counts,
            (True, False): words.end_counts,
            (False, True): words.end_twice,
        }.get((asking.told, bool(lost and answered)))
        if question is not None and not self._meant(Do.LEAVE, question):
            return
        asking.stop()
        self._gone(self.course.leaving())

    def may_close(self) -> bool:
        """The window may always close; what something was told of counts."""
        self.asking.stop()
        return True

    def _gone(self, after: Scene | None) -> None:
        self.opens, self.done = after, True
