"""The dealing of one round as a supervisor watches it: act by act, with what was found so far and what comes next."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from uth.school.dealing import answers, marking, protection
from uth.school.dealing.acts import Act, Report, Timed
from uth.school.dealing.course import Course, Happening
from uth.school.dealing.irregular import happened
from uth.school.dealing.lying import felt_at
from uth.school.dealing.moves import done, with_bets
from uth.school.dealing.players import Guests
from uth.school.dealing.rulings import let_pass, ruled
from uth.school.dealing.sentences import finding_of
from uth.school.dealing.slip import Slip
from uth.school.dealing.steps import AnyStep, steps_due
from uth.school.findings import Finding, each_once
from uth.school.house import House
from uth.train.felt.model import Felt


@dataclass(frozen=True)
class Dealing:
    """A dealt round at one moment, marked. :meth:`after` makes the next one; nothing changes this one.

    A mistake is found as soon as it is certain which one it is. Where the house is silent nothing is found.

    :ivar acts: what was done, with its times.
    :ivar slips: what was found in the dealing, in the order in which it was; the settlement's are its own.
    """

    course: Course
    acts: tuple[Timed, ...] = ()
    slips: tuple[Slip, ...] = ()

    @classmethod
    def of(cls, house: House, guests: Guests, number: int = 1, happenings: tuple[Happening, ...] = ()) -> Dealing:
        """Return a round before its bets; *number*: which it is since the table was opened, from 1.

        :raises ValueError: if no cards or bets can come of it.
        """
        if number < 1:
            raise ValueError(f"rounds are numbered from 1, not {number}")
        return cls(Course.of(house, guests, number, happenings))

    def after(self, act: Act, at: int = 0) -> Dealing:
        """Return the round after an act, done *at* so many milliseconds since it began.

        :raises ActError: if that cannot be done here; then nothing has changed.
        """
        before = with_bets(self.course)
        now = _after(before, act, at)
        # What is passed over lies right again before the act is looked at, as the floor would have it.
        seen = let_pass(before) if answers.passes_over(before, act) else before
        answer = answers.slips(before, act, owns_up=self.has_mistakes)
        found = [*answer, *marking.slips(seen, act), *protection.slips(before, act, now)]
        return replace(self, course=now, acts=(*self.acts, Timed(act, at)), slips=each_once(self.slips, found))

    @property
    def felt(self) -> Felt:
        """What lies on the table, right or wrong."""
        return felt_at(self.course)

    @property
    def findings(self) -> tuple[Finding, ...]:
        """What was found so far, in the reader's language: of the dealing, then of the settlement."""
        handling = self.course.handling
        return (
            *(finding_of(self.course, slip) for slip in self.slips),
            *(handling.findings if handling is not None else ()),
        )

    @property
    def has_mistakes(self) -> bool:
        """Whether anything was found so far."""
        handling = self.course.handling
        return bool(self.slips) or (handling is not None and bool(handling.faults))

    @cached_property
    def expected(self) -> tuple[AnyStep, ...]:
        """The steps that would be right now, the usual one first; none when the round is over."""
        return steps_due(self.course)

    @property
    def done(self) -> bool:
        """Whether the round is over."""
        return self.course.done


def _after(course: Course, act: Act, at: int) -> Course:
    if answers.passes_over(course, act):
        course = let_pass(course)
    course, to_rule = answers.answered(course, act)
    course = ruled(course) if to_rule else done(course, act, at)
    course = protection.seen(course, act) if isinstance(act, Report) else course
    return happened(protection.closed(course))


def dealt(dealing: Dealing, acts: Iterable[Timed]) -> Dealing:
    """Return how far a trainee has come with these acts, marked.

    :raises ActError: at the first that cannot be done.
    """
    for timed in acts:
        dealing = dealing.after(timed.act, timed.at)
    return dealing
