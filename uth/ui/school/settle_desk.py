"""What is done at a table that is being settled: every deed becomes an act, or it is said why it cannot be one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

from uth.errors import UthError
from uth.hands import Category
from uth.school.dealt import shown as settled
from uth.school.exercise import Exercise, Given
from uth.ui.keys import KeyLabels
from uth.ui.preferences import Preferences
from uth.ui.school.chair_desk import Ways
from uth.ui.school.chair_scene import Course
from uth.ui.school.deeds import Deed, Do
from uth.ui.school.modes import Mode, Said
from uth.ui.school.settle_scene import SettleView
from uth.ui.school.settling import Settling
from uth.ui.school.ways import Way, way_of
from uth.ui.sound import Cue

SOUNDS = {Way.TAKE: Cue.CHIP, Way.LAY: Cue.CHIP, Way.BACK: Cue.CHIP, Way.PUSH: Cue.PUSH, Way.CLEAR: Cue.CARD}


class SettleDesk(SettleView):
    """Does what is wanted; whoever inherits says what a press and a key want."""

    @classmethod
    def again(
        cls, labels: KeyLabels, preferences: Preferences, course: Course, exercise: Exercise, given: Given
    ) -> Self:
        """Return a table as it was settled before, with what was found.

        :raises ActError: if the answer is no record of acts at this table.
        """
        scene = cls(labels, preferences, course, exercise)
        scene.settling = scene._again(exercise, given)
        scene.finished()
        return scene

    def _again(self, exercise: Exercise, given: Given) -> Settling:
        return Settling.again(settled(exercise), given)

    # --- what is done

    def _ways(self, what: str) -> Ways:
        return {Do.PICK: lambda: self._pick(what)}

    def _pick(self, what: str) -> None:
        """Do something at the table, or choose what is called."""
        way = way_of(Deed(Do.PICK, what))
        if way is not None:
            self.do_way(way)
        else:
            self.tried(lambda: self._name(what))

    def do_way(self, way: Way) -> None:
        """Do something with a bet, a hand, the rack."""
        settling = self.settling
        before = settling.handling.course
        if self.tried(self._of_settling(way)) and settling.handling.course is not before:
            self.motion.change(before.felt, settling.felt, before.state.table.chips)
            self.heard(SOUNDS.get(way, Cue.BUTTON))

    def _of_settling(self, way: Way) -> Callable[[], None]:
        """Return what a way does."""
        settling = self.settling
        ways: dict[Way, Callable[[], None]] = {
            Way.TAKE: settling.take,
            Way.PUSH: settling.push,
            Way.PAY: settling.cut_chips,
            Way.CALL: settling.call,
            Way.FLOOR: settling.call_floor,
            Way.FILL: settling.fill,
            Way.OPEN: settling.turn,
            Way.CLEAR: settling.clear,
            Way.BACK: settling.take_back,
            Way.OVER: settling.finish,
            Way.LAY: settling.lay,
            Way.RETURN: settling.chips.clear,
            Way.LEAVE_OFF: settling.leave_off,
            Way.HINTS: self.telling.turn,
        }
        return ways[way]

    def _name(self, what: str) -> None:
        """The name of a hand, or what is said with the dealer's."""
        before = len(self.settling.handling.course.acts)
        if self.settling.mode is Mode.SAID:
            self.settling.say(Said(what))
        else:
            self.settling.name(Category(what))
        if len(self.settling.handling.course.acts) > before:
            self.heard(Cue.BUTTON)

    def tried(self, way: Callable[[], None]) -> bool:
        """Do something; return whether it could be done, and say why not."""
        try:
            way()
        except UthError as error:
            self.refuse(str(error))
            return False
        return True

    def heard(self, cue: Cue) -> None:
        """An act was done: it is heard, and what was wrong with it where that is said at once."""
        self.state.back = None
        self.cue(Cue.REFUSED if self.telling.at_once and self.settling.fresh else cue)
        if self.settling.done:
            self.finished()
            if not self.course.tells:
                self._on()

    def _cut_out(self, value: int, steps: int) -> bool:
        return self.settling.cut(value, steps)
