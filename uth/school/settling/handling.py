"""The settling of one table as a supervisor watches it: act by act, with what was found so far and what comes next."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import takewhile

from uth.game.model import Round
from uth.profile import StepKind as Kind
from uth.school.findings import Finding, each_once
from uth.school.settling import order, paying, reading
from uth.school.settling.acts import Act, CallDealer, Timed
from uth.school.settling.chips import chips_from, usual_chips
from uth.school.settling.course import Course, box_of
from uth.school.settling.fault import Fault
from uth.school.settling.sentences import finding_of
from uth.school.settling.steps import Step, steps_of
from uth.train.felt.model import Felt, Lying, Place, bet_place, pay_place


@dataclass(frozen=True)
class Handling:
    """A settlement at one moment, marked. :meth:`after` makes the next one; nothing changes this one.

    A mistake is found as soon as it is certain which one it is: a wrong amount when the trainee goes on to something
    else, a bet that was missed when the box is left. So each is found once, and under its own name.

    :ivar faults: what was found, in the order in which it was.
    """

    course: Course
    steps: tuple[Step, ...]
    faults: tuple[Fault, ...] = ()

    @classmethod
    def of(cls, state: Round, stray: Mapping[Place, tuple[Lying, ...]] | None = None) -> Handling:
        """Return the still table of a settled round; *stray*: cards on it that are of no hand.

        :raises ValueError: if the round is not settled.
        """
        return cls(Course.of(state, stray), steps_of(state))

    def after(self, act: Act, at: int = 0) -> Handling:
        """Return the table after an act, done *at* so many milliseconds since it was shown.

        :raises ActError: if that cannot be done here; then nothing has changed.
        """
        now = self.course.after(act, at)
        faults = each_once(self.faults, _found(self.course, act, now))
        if now.done:
            found = {(fault.mistake, fault.box, fault.bet) for fault in faults}
            faults = each_once(faults, paying.at_the_end(now, found))
        return replace(self, course=now, faults=faults)

    @property
    def felt(self) -> Felt:
        """What lies on the table."""
        return self.course.felt

    @property
    def findings(self) -> tuple[Finding, ...]:
        """What was found so far, in the order in which it was, in the reader's language."""
        return tuple(finding_of(self.course, fault) for fault in self.faults)

    @property
    def done(self) -> bool:
        """Whether the round is over."""
        return self.course.done

    @property
    def box(self) -> int:
        """The box that is being settled, or that comes next; 0 before the dealer's hand is called and at the end."""
        following = self._left[0].box if self._left else 0
        if self.course.state.table.procedure.take_before_pay or not following:
            return following
        begun = dict.fromkeys(box_of(each.act) for each in reversed(self.course.acts))
        return next((box for box in begun if box and self._open_steps(box)), following)

    @cached_property
    def expected(self) -> tuple[Step, ...]:
        """The steps that would be right now, the next first: of the box in hand or the dealer's; none at the end.

        Where the house takes before it pays, only the steps up to the next box.
        """
        left = self._left
        if self.done or not left:
            return ()
        box = self.box
        if self.course.state.table.procedure.take_before_pay or not box:
            # Once through the boxes for what is taken, once for what is paid: up to the next box.
            found = list(takewhile(lambda step: step.box == left[0].box, left))
        else:
            found = self._open_steps(box)
        return tuple(self._with_fill(found))

    @cached_property
    def _left(self) -> tuple[Step, ...]:
        """The steps that are not over, in the house's order."""
        return tuple(step for step in self.steps if not self.is_over(step))

    def _open_steps(self, box: int) -> list[Step]:
        return [step for step in self._left if step.box == box]

    def _with_fill(self, steps: Iterable[Step]) -> Iterator[Step]:
        """A fill comes before the payment for which the rack is short."""
        for step in steps:
            if step.kind is Kind.PAY and step.bet is not None:
                usual = usual_chips(
                    self.course.state.table, self.felt.at(bet_place(step.box, step.bet)), self.left_to_pay(step)
                )
                if chips_from(self.course.rack, usual) is None:
                    yield Step(Kind.FILL)
            yield step

    def left_to_pay(self, step: Step) -> int:
        """Return what is still to be paid at a step of paying, in minor units."""
        assert step.bet is not None
        return max(0, step.amount - self.felt.amount(pay_place(step.box, step.bet)))

    def is_over(self, step: Step) -> bool:
        """Return whether a step was done, rightly or wrongly, or can be done no more."""
        course, box = self.course, step.box
        if box in course.closed:
            return True
        match step.kind:
            case Kind.CALL_DEALER:
                return course.did(CallDealer)
            case Kind.OPEN:
                return course.is_open(box) or course.cleared(box)
            case Kind.CALL:
                return course.read(box) or course.cleared(box)
            case Kind.CLEAR:
                return course.cleared(box)
            case Kind.CLEAR_HOUSE:
                return course.house_cleared
            case _:
                return self._bet_is_over(step)

    def _bet_is_over(self, step: Step) -> bool:
        course = self.course
        assert step.bet is not None
        key = (step.box, step.bet)
        if key == course.paying and step.kind is Kind.PAY:
            return not self.left_to_pay(step)
        return key in course.handled or (step.kind is Kind.PUSH and course.cleared(step.box))


def _found(before: Course, act: Act, now: Course) -> Iterator[Fault]:
    yield from order.faults(before, act)
    yield from reading.faults(before, act)
    yield from paying.faults(before, act)
    yield from reading.over(now, before)


def handled(state: Round, acts: Iterable[Timed]) -> Handling:
    """Return how far a trainee has come with these acts, marked.

    :raises ActError: at the first that cannot be done.
    """
    handling = Handling.of(state)
    for timed in acts:
        handling = handling.after(timed.act, timed.at)
    return handling
