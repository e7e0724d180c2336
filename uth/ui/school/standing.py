"""How a still table stands that is being settled at the window: how far it has come, what it is about, what is in the
hand, how long it has taken. No pygame.
"""

from __future__ import annotations

from uth.hands import Category
from uth.school.dealt import Shown
from uth.school.drills.settle import ACTS
from uth.school.exercise import CutOut, Exercise, Given
from uth.school.findings import Finding
from uth.school.settling.acts import to_json
from uth.school.settling.handling import Handling
from uth.school.settling.steps import waits_face_down
from uth.train.felt.model import Felt
from uth.ui.school.aiming import Aim, Aiming
from uth.ui.school.in_hand import InHand
from uth.ui.school.modes import Mode
from uth.ui.school.watch import Watch


class Standing:
    """One table from its showing to the end of its settlement, as it stands by now.

    :ivar aiming: turns to another bet or box.
    :ivar chips: those in the hand, by value in minor units; *cursor*: the column that the keys are on, from 0.
    :ivar fresh: what was found with the last act; *latest*: with the last act that anything was found with.
    """

    def __init__(self, exercise: Shown) -> None:
        self._shows(exercise)
        self._handling = Handling.of(exercise.state)
        self._aims()

    def _shows(self, exercise: Exercise) -> None:
        """Begin with nothing done."""
        self.exercise = exercise
        self.aiming = Aiming({}, ())
        self.mode = Mode.TABLE
        self.chips = InHand()
        self.cursor = 0
        self.fresh: tuple[Finding, ...] = ()
        self.latest: tuple[Finding, ...] = ()
        self._watch = Watch()
        self._ending: object = None
        self._dealer_has: Category | None = None

    def _aims(self) -> None:
        """Turn to the table as it lies when its settlement begins."""
        take = self.exercise.still.table.procedure.order_in_box.take
        self.aiming = Aiming(self.handling.course.lines, take)

    @property
    def handling(self) -> Handling:
        """The settlement, marked as far as it has come."""
        return self._handling

    @property
    def felt(self) -> Felt:
        """What lies on the table."""
        return self.handling.felt

    @property
    def findings(self) -> tuple[Finding, ...]:
        """What was found so far."""
        return self.handling.findings

    @property
    def rack(self) -> CutOut | None:
        """The chips of the rack; None where it has whatever is needed."""
        return self.handling.course.rack

    @property
    def aim(self) -> Aim:
        """What it is about."""
        return self.aiming.aim

    @property
    def milliseconds(self) -> int:
        """How long ago the table was shown; the clock stops with the round."""
        return self._watch.milliseconds

    @property
    def done(self) -> bool:
        """Whether the round is over."""
        return self.handling.done

    @property
    def given(self) -> Given:
        """The acts so far as the answer of the exercise."""
        return Given({ACTS: to_json(self.handling.course.acts)}, {ACTS: self.milliseconds})

    @property
    def cut_out(self) -> CutOut:
        """The chips in the hand."""
        return self.chips.cut_out

    @property
    def values(self) -> tuple[int, ...]:
        """The values of the rack's columns, the lowest first."""
        return tuple(sorted(chip.value for chip in self.exercise.still.table.chips))

    def left(self, value: int) -> int | None:
        """Return how many chips of a value the rack still has; None where it has whatever is needed."""
        return self.chips.left(value, self.rack)

    def tick(self, seconds: float) -> bool:
        """Let time go by; return whether the clock shows another second."""
        return not self.done and self._watch.tick(seconds)

    def wind(self, milliseconds: int) -> bool:
        """Go by another clock; return whether it shows another second."""
        return not self.done and self._watch.wind(milliseconds)

    def is_covered(self, box: int) -> bool:
        """Return whether a hand has to be turned before it can be read."""
        there = self.handling.course.state.box(box) if box else None
        return waits_face_down(there) and not self.handling.course.is_open(box)
