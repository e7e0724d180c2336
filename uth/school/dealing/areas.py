"""What came of the rounds that were dealt in a run: points by area of the round, pace, and what was made of all that
went wrong. A report of a full table, a lesson and an audition read it from here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from uth.school.dealing.acts import Timed, from_json
from uth.school.dealing.responses import Response, Responses, Sight, dealt_with
from uth.school.dealing.shift import Shift
from uth.school.dealing.times import Part, PartTime, part_of, part_times, rounds_an_hour
from uth.school.drills.deal import ACTS
from uth.school.findings import Finding, Mistake
from uth.school.plan import Plan
from uth.school.run import Mark
from uth.school.score import DEDUCTIONS, FULL, Share, shares
from uth.school.skills import Skill


class Area(StrEnum):
    """What a round asks of a dealer, in the order in which it does. The values are contract words."""

    BETTING = "betting"
    SHUFFLE_AND_CUT = "shuffle and cut"
    DEAL = "deal"
    STREETS = "streets"
    READING = "reading"
    PAYING = "paying"
    ORDER_AND_CALLS = "order and calls"
    IRREGULARITIES = "irregularities"
    PROTECTION = "protection"
    COUNT = "count"


_OF_AREA: Mapping[Area, tuple[Mistake, ...]] = {
    Area.BETTING: (
        Mistake.BETTING_NOT_OPENED, Mistake.NOT_SCANNED, Mistake.GOOD_BET_REFUSED, Mistake.BETTING_NOT_CLOSED,
    ),
    Area.SHUFFLE_AND_CUT: (
        Mistake.NOT_SHUFFLED, Mistake.SHUFFLED_OTHERWISE, Mistake.CUT_MISSED, Mistake.CUT_NEEDLESS,
        Mistake.CUT_OUT_OF_TURN, Mistake.CUT_TOO_SMALL,
    ),
    Area.DEAL: (
        Mistake.DEAL_ORDER, Mistake.PACKET_SIZE, Mistake.CARD_COUNT, Mistake.DEALT_TO_EMPTY, Mistake.BURN_MISSED,
        Mistake.BURN_NEEDLESS,
    ),
    Area.STREETS: (
        Mistake.ASK_ORDER, Mistake.ASKED_NEEDLESSLY, Mistake.BOARD_EARLY, Mistake.LIVE_HAND_TAKEN, Mistake.FOLD_LEFT,
        Mistake.FOLD_MISLAID, Mistake.BETS_NOT_CHECKED, Mistake.HOUSE_OPENED_EARLY,
    ),
    Area.READING: (
        Mistake.HAND_MISNAMED, Mistake.QUALIFIES_WRONG, Mistake.PAID_UNREAD, Mistake.FOLDED_NOT_OPENED,
    ),
    Area.PAYING: (
        Mistake.LOSER_PAID, Mistake.LOSER_PUSHED, Mistake.WINNER_TAKEN, Mistake.WINNER_PUSHED, Mistake.PUSH_TAKEN,
        Mistake.PUSH_PAID, Mistake.LOSING_PLAY_PAID, Mistake.ANTE_PAID_NOT_QUALIFIED,
        Mistake.ANTE_TAKEN_NOT_QUALIFIED, Mistake.BLIND_PAID_UNDER_LINE, Mistake.BLIND_NOT_PAID,
        Mistake.BLIND_PAID_LOSING, Mistake.BLIND_PUSHED_LOSING, Mistake.TIE_TAKEN, Mistake.TIE_PAID,
        Mistake.TRIPS_MISSED_LOSING, Mistake.TRIPS_MISSED_FOLDED, Mistake.TRIPS_PAID_BELOW,
        Mistake.TRIPS_PAID_FOLDED, Mistake.TRIPS_PAID_NOT_WON, Mistake.UNDERPAID, Mistake.OVERPAID,
        Mistake.WRONG_ODDS, Mistake.NOT_ROUNDED, Mistake.WRONG_CHIPS, Mistake.FILL_MISSED, Mistake.FILL_NEEDLESS,
        Mistake.BOX_NOT_SETTLED,
    ),
    Area.ORDER_AND_CALLS: (
        Mistake.WRONG_CALL, Mistake.BOX_LEFT, Mistake.BOX_ORDER, Mistake.TAKE_ORDER, Mistake.PAY_ORDER,
        Mistake.PAID_BEFORE_TAKING, Mistake.INCONSISTENT, Mistake.OTHER_BOX_TOUCHED, Mistake.DEALER_NOT_CALLED,
        Mistake.QUALIFIES_NOT_SAID, Mistake.CALL_MISSING, Mistake.CALL_LATE, Mistake.CLEARED_EARLY,
        Mistake.HOUSE_CLEARED_EARLY, Mistake.CARDS_LEFT,
    ),
    Area.IRREGULARITIES: (
        Mistake.NOT_STOPPED, Mistake.NOT_PROTECTED, Mistake.FLOOR_NOT_CALLED, Mistake.OWN_FIX, Mistake.WRONG_RULING,
        Mistake.WRONG_BET_PASSED,
    ),
    Area.PROTECTION: (
        Mistake.MISTAKE_MISSED, Mistake.FALSE_ALARM, Mistake.WRONG_PLACE, Mistake.WRONG_KIND,
    ),
    Area.COUNT: (Mistake.STUB_NOT_COUNTED, Mistake.WRONG_COUNT),
}  # fmt: skip
_AREAS = {mistake: area for area, mistakes in _OF_AREA.items() for mistake in mistakes}
_TRIED: Mapping[Part, tuple[Area, ...]] = {
    Part.BETTING: (Area.BETTING,),
    Part.SHUFFLE: (Area.SHUFFLE_AND_CUT,),
    Part.DEAL: (Area.DEAL,),
    Part.STREETS: (Area.STREETS,),
    Part.SETTLEMENT: (Area.READING, Area.PAYING, Area.ORDER_AND_CALLS),
    Part.COUNT: (Area.COUNT,),
}
"""The areas of which something was seen where a part of a round was done."""


def area_of(mistake: Mistake) -> Area | None:
    """Return the area to which a mistake in a dealt round belongs; None for slowness, and for what no round has."""
    return _AREAS.get(mistake)


# --- one round


@dataclass(frozen=True)
class RoundDealt:
    """A round as it was dealt.

    :ivar number: of its exercise in the run, from 1.
    :ivar done: whether it was brought to its end.
    :ivar took: in milliseconds.
    """

    number: int
    done: bool
    took: int
    acts: tuple[Timed, ...]
    responses: Responses
    findings: tuple[Finding, ...]

    @property
    def areas(self) -> Iterator[AreaOfRound]:
        """What each area of it earned, of those that came up."""
        tried = {area for timed in self.acts for area in _TRIED.get(part_of(timed.act), ())}
        tried |= {Area.IRREGULARITIES} if self.responses.irregularities else set()
        tried |= {Area.PROTECTION} if self.responses.harm else set()
        found: dict[Area, list[Finding]] = {}
        for finding in self.findings:
            area = area_of(finding.mistake)
            if area is not None:
                found.setdefault(area, []).append(finding)
        return (AreaOfRound(area, tuple(found.get(area, ()))) for area in Area if area in tried | set(found))


@dataclass(frozen=True, slots=True)
class AreaOfRound:
    """One area of a round, and what was wrong in it."""

    area: Area
    findings: tuple[Finding, ...]

    @property
    def right(self) -> bool:
        """Whether nothing was wrong in it."""
        return not self.findings

    @property
    def points(self) -> int:
        """What it earned, of ``score.FULL``: the deductions are those of an exercise."""
        return max(0, FULL - sum(DEDUCTIONS[finding.weight] for finding in self.findings))


def rounds_dealt(plan: Plan, marks: Iterable[Mark]) -> tuple[RoundDealt, ...]:
    """Return the rounds among the exercises of a run; one of which nothing was done is none."""
    shift = plan.shift
    return tuple(_round(shift, mark) for mark in marks if mark.skill is Skill.DEAL and ACTS in mark.given.answer)


def _round(shift: Shift, mark: Mark) -> RoundDealt:
    acts = from_json(str(mark.given.answer[ACTS]))
    dealing, found = dealt_with(shift.round(mark.number), acts)
    return RoundDealt(mark.number, dealing.done, mark.took, acts, found, mark.findings)


# --- all of them


@dataclass(frozen=True)
class DealtRounds:
    """The rounds of a run, summed up.

    :ivar each: one by one.
    :ivar rounds: how many were brought to their end; *left*: how many were begun and left.
    :ivar an_hour: the pace of those that came to their end; 0.0 where none did, or faster than any person.
    :ivar parts: how long each part of a round took, of all rounds together.
    :ivar answered: how many irregularities were answered in each way, by :class:`Response`.
    :ivar harm: how often what is done to the house was seen, by :class:`Sight`; *alarms*: how often nothing was wrong.
    :ivar areas: the points of each area, over the rounds in which it came up; *asked* counts those.
    """

    each: tuple[RoundDealt, ...]
    rounds: int
    left: int
    an_hour: float
    parts: tuple[PartTime, ...]
    answered: Mapping[str, int]
    harm: Mapping[str, int]
    alarms: int
    areas: tuple[tuple[Area, Share], ...]


def summed(plan: Plan, marks: Iterable[Mark]) -> DealtRounds | None:
    """Return what came of the dealt rounds of a run; None where there are none."""
    rounds = rounds_dealt(plan, marks)
    if not rounds:
        return None
    ended = [each for each in rounds if each.done]
    answered = Counter(response for each in rounds for _fault, response in each.responses.irregularities)
    harm = Counter(sight for each in rounds for _event, sight in each.responses.harm)
    return DealtRounds(
        each=rounds,
        rounds=len(ended),
        left=len(rounds) - len(ended),
        an_hour=rounds_an_hour(len(ended), sum(each.took for each in ended)),
        parts=_parts(rounds),
        answered={response: answered[response] for response in Response},
        harm={sight: harm[sight] for sight in Sight},
        alarms=sum(each.responses.alarms for each in rounds),
        areas=_areas(rounds),
    )


def _parts(rounds: Sequence[RoundDealt]) -> tuple[PartTime, ...]:
    times = Counter[Part]()
    for each in rounds:
        times.update({part.part: part.took for part in part_times(each.acts)})
    return tuple(PartTime(part, times[part]) for part in Part if part in times)


def _areas(rounds: Sequence[RoundDealt]) -> tuple[tuple[Area, Share], ...]:
    found = shares((area for each in rounds for area in each.areas), lambda each: each.area)
    return tuple((area, found[area]) for area in Area if area in found)
