"""What a dealer made of what went wrong in a round: irregularities answered rightly, wrongly or not, and harm to the
house caught or missed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from uth.profile import Fault
from uth.school.dealing import answers, protection
from uth.school.dealing.acts import Act, Correct, Protection, Refuse, Report, Timed
from uth.school.dealing.course import Course
from uth.school.dealing.dealing import Dealing
from uth.school.dealing.moves import with_bets
from uth.school.dealing.slip import Slip
from uth.school.dealing.trouble import Trouble
from uth.school.findings import Mistake
from uth.school.settling.acts import CallFloor


class Response(StrEnum):
    """What was done about an irregularity. The values are contract words."""

    RIGHT = "answered rightly"
    WRONG = "answered wrongly"
    LEFT = "not answered"
    """The game went on as if nothing were wrong."""


class Sight(StrEnum):
    """What was seen of what is done to the house. The values are contract words."""

    CAUGHT = "caught"
    MISNAMED = "misnamed"
    """Something was seen, its place or its kind was not."""
    MISSED = "missed"


@dataclass(frozen=True, slots=True)
class Responses:
    """What came of all that went wrong in a round, in the order in which it was done with.

    What a round was left at, with no answer yet, is not there.

    :ivar alarms: how often somebody was accused, or the game stopped, and nothing was wrong.
    """

    irregularities: tuple[tuple[Fault, Response], ...] = ()
    harm: tuple[tuple[Protection, Sight], ...] = ()
    alarms: int = 0


def responses(start: Dealing, acts: Iterable[Timed]) -> Responses:
    """Return what these acts made of what goes wrong in a round, the dealer's own doing too.

    :raises ActError: at the first act that cannot be done.
    """
    return dealt_with(start, acts)[1]


def dealt_with(start: Dealing, acts: Iterable[Timed]) -> tuple[Dealing, Responses]:
    """Return the round after these acts, and what they made of what goes wrong in it.

    :raises ActError: at the first act that cannot be done.
    """
    walked = tuple(_walked(start, acts))
    alarms = sum(slip.mistake is Mistake.FALSE_ALARM for step in walked for slip in step.slips)
    found = Responses(tuple(_irregularities(walked)), tuple(_harm(walked)), alarms)
    return walked[-1].now if walked else start, found


@dataclass(frozen=True)
class _Walked:
    """One act. *slips*: what is wrong in it as an answer, however often that was found before."""

    before: Course
    act: Act
    now: Dealing
    slips: tuple[Slip, ...]

    def has(self, *mistakes: Mistake) -> bool:
        return any(slip.mistake in mistakes for slip in self.slips)


def _walked(dealing: Dealing, acts: Iterable[Timed]) -> Iterator[_Walked]:
    for timed in acts:
        before, act, owns_up = with_bets(dealing.course), timed.act, dealing.has_mistakes
        dealing = dealing.after(act, timed.at)
        of_answer = answers.slips(before, act, owns_up=owns_up)
        yield _Walked(before, act, dealing, (*of_answer, *protection.slips(before, act, dealing.course)))


def _irregularities(walked: Iterable[_Walked]) -> Iterator[tuple[Fault, Response]]:
    found: list[tuple[Fault, Response]] = []
    wrong = False
    for step in walked:
        trouble = step.before.trouble
        if trouble is None:
            if step.has(Mistake.WRONG_RULING) and found:
                found[-1] = (found[-1][0], Response.WRONG)
            continue
        wrong = wrong or any(slip.fault is trouble.fault for slip in step.slips)
        passed = answers.passes_over(step.before, step.act)
        if passed or _answers(trouble, step.act):
            found.append((trouble.fault, _response(trouble, passed=passed, wrong=wrong)))
            wrong = False
    yield from found


def _answers(trouble: Trouble, act: Act) -> bool:
    return isinstance(act, CallFloor | Correct | Refuse) and not answers.is_elsewhere(trouble, act)


def _response(trouble: Trouble, *, passed: bool, wrong: bool) -> Response:
    if passed and not trouble.stopped:
        return Response.LEFT
    return Response.WRONG if wrong else Response.RIGHT


def _harm(walked: Iterable[_Walked]) -> Iterator[tuple[Protection, Sight]]:
    for step in walked:
        if isinstance(step.act, Report) and not step.has(Mistake.FALSE_ALARM):
            misnamed = [slip.event for slip in step.slips if slip.mistake in (Mistake.WRONG_PLACE, Mistake.WRONG_KIND)]
            yield (misnamed[0] or step.act.event, Sight.MISNAMED) if misnamed else (step.act.event, Sight.CAUGHT)
        for slip in step.slips:
            if slip.mistake is Mistake.MISTAKE_MISSED and slip.event is not None:
                yield slip.event, Sight.MISSED
