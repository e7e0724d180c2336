"""One exercise after another in the dealer's chair: a question about the felt as it lies, and what a supervisor says to
the answer. What comes next, and what becomes of an answer, is the course's.
"""

from __future__ import annotations

from collections.abc import Callable

from uth.school.exercise import Exercise, GiveAmount, GiveChips, Given, Order, Pick, PickCards
from uth.train.felt.model import RACK
from uth.ui.intents import Mouse
from uth.ui.keys import Key, KeyLabels
from uth.ui.preferences import Preferences
from uth.ui.school.asking import NotYet
from uth.ui.school.chair_desk import ChairDesk, Ways
from uth.ui.school.chair_scene import Course, Held
from uth.ui.school.deeds import KEYS, Deed, Do
from uth.ui.school.present import why_not
from uth.ui.school.rack import column_at
from uth.ui.school.shown import scrolled_to
from uth.ui.school.touch import Grip, cuts_of, deed_of_key, moved_by
from uth.ui.sound import Cue
from uth.words import school_chair as words


class ExerciseScene(ChairDesk):
    """Exercises in the dealer's chair. Nothing is bet there, and nothing of it changes a bankroll."""

    @classmethod
    def again(
        cls, labels: KeyLabels, preferences: Preferences, course: Course, exercise: Exercise, given: Given
    ) -> ExerciseScene:
        """Return an exercise as it was answered before, with what the course's marker finds in it."""
        scene = cls(labels, preferences, course, exercise)
        scene.asking.recall(given)
        return scene

    # --- keys

    def _key(self, key: Key) -> None:
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
        elif isinstance(self.asking.field, GiveChips) and cuts_of(key):
            self.cut(self.shown.columns[self.asking.draft.cursor].chip.value, cuts_of(key))
        else:
            self._scroll_by(key)

    # --- mouse

    def _press(self, at: tuple[int, int], button: Mouse) -> None:
        deed = self.pointed_at()
        if deed is None:
            return
        if deed.do is not Do.CUT:
            if button is Mouse.LEFT:
                self.do(deed)
        elif button is Mouse.LEFT:
            self.state.held = Held(Grip(RACK, int(deed.what)), at, at)
        elif button is Mouse.RIGHT:
            self.do(Deed(Do.RETURN, deed.what))

    def _let_go(self, held: Held) -> None:
        """A chip that was clicked or dragged onto the felt is cut out; one dropped on the rack goes back."""
        over = column_at(self.shown.columns, *self.shown.layout.in_picture(*held.at))
        if not held.dragged or over is None:
            self._column(held.grip.value)
            self.cut(held.grip.value, 1)

    def _wheel(self, at: tuple[int, int], steps: int) -> None:
        column = column_at(self.shown.columns, *self.shown.layout.in_picture(*at))
        if isinstance(self.asking.field, GiveChips) and column is not None:
            self._column(column.chip.value)
            self.cut(column.chip.value, steps)
        elif isinstance(self.asking.field, GiveAmount) and not self._on_board(at):
            self.asking.change(steps)
        else:
            self._scroll(steps)

    def _on_board(self, at: tuple[int, int]) -> bool:
        """Whether a point is on the board of what is called."""
        board = self.shown.called
        return board is not None and board[0].area.holds(*self.shown.layout.in_picture(*at))

    # --- what is done

    def _ways(self, what: str) -> Ways:
        asking = self.asking
        return {
            Do.PICK: lambda: self._pick(what),
            Do.GIVE: self._give,
            Do.FILL: lambda: self._answered(asking.fill),
            Do.CARD: lambda: self._pick_card(what),
            Do.TYPE: lambda: asking.type(what),
            Do.ERASE: asking.erase,
            Do.CUT: lambda: self.cut(int(what), 1),
            Do.RETURN: lambda: self.cut(int(what), -1),
        }

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
            self.refuse(question(self._labels.label(KEYS[do][0])))
        return meant

    def _answered(self, give: Callable[[], None]) -> None:
        try:
            give()
        except NotYet:
            self.refuse(why_not(self.asking))
            return
        self.state.back = None
        asking = self.asking
        if asking.marked and not self.course.tells:
            self.cue(Cue.BUTTON)
            self._on()
            return
        self.cue(Cue.REFUSED if asking.findings or asking.heard_wrong else Cue.BUTTON)

    def _pick_card(self, what: str) -> None:
        asked = self.asking.field
        if not isinstance(asked, PickCards):
            return
        try:
            self.asking.toggle(next(card for card in asked.cards if str(card) == what))
        except NotYet:
            self.refuse(words.enough_picked(asked.count))

    def _column(self, value: int) -> None:
        """The keys go on where the mouse was."""
        values = [column.chip.value for column in self.shown.columns]
        self.asking.draft.cursor = values.index(value)

    def _cut_out(self, value: int, steps: int) -> bool:
        return self.asking.cut(value, steps)

    # --- the end

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
        super()._leave()

    def may_close(self) -> bool:
        """The window may always close; what something was told of counts."""
        self.asking.stop()
        return True
