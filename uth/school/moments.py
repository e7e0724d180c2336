"""The moments at which something was wrong: how the table lay just before, and whether the dealer put it right."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from uth.school.dealing.acts import from_json
from uth.school.dealt import shown
from uth.school.drills.deal import ACTS, dealt_round
from uth.school.exercise import Exercise, Given, Still
from uth.school.findings import Finding, Weight
from uth.school.settling import acts as settling
from uth.school.settling.acts import CallFloor, Finish
from uth.school.settling.handling import Handling
from uth.school.skills import BY_ACTS, Skill
from uth.train.felt.model import Felt


@dataclass(frozen=True)
class Moment:
    """One thing that was wrong, at its moment.

    :ivar still: the table as it lay before the act, with what the finding is about lit.
    :ivar at: in milliseconds since the exercise was shown; None where it is about no act.
    :ivar stands: whether the floor was not called in that act or after it, in the same round.
    """

    finding: Finding
    still: Still
    at: int | None = None
    stands: bool = True

    @property
    def is_unsafe(self) -> bool:
        """Whether it is a fault of safety at the table that nobody was called to put right."""
        return self.at is not None and self.stands and self.finding.weight is Weight.SAFETY


def moments(exercise: Exercise, given: Given, findings: Iterable[Finding]) -> tuple[Moment, ...]:
    """Return the moments of what was found in an answer, in the order of *findings*.

    :raises ActError: if the record of acts in it cannot be read.
    """
    found = {moment.finding: moment for moment in _by_acts(exercise, given)}
    return tuple(found.get(each) or _asked(exercise, each) for each in findings)


def _asked(exercise: Exercise, finding: Finding) -> Moment:
    return Moment(finding, _lit(exercise.still, finding))


def _lit(still: Still, finding: Finding) -> Still:
    """The table with the place of a finding lit; what the exercise itself lights stays where the finding has none."""
    place = finding.place
    return still if place is None else replace(still, lit=(place,), box=place.box)


# --- what was done act by act


def _by_acts(exercise: Exercise, given: Given) -> Iterator[Moment]:
    if exercise.skill not in BY_ACTS or ACTS not in given.answer:
        return
    record = str(given.answer[ACTS])
    if exercise.skill is Skill.DEAL:
        yield from _dealt(exercise, record)
    else:
        yield from _settled(exercise, record)


def _dealt(exercise: Exercise, record: str) -> Iterator[Moment]:
    """Of the dealing and of the settlement each fault is found at its own act; both lists only grow."""
    dealing = dealt_round(exercise).start
    felts: list[tuple[Felt, int]] = []
    slips: list[int] = []
    faults: list[int] = []
    called = -1
    for number, timed in enumerate(from_json(record)):
        felts.append((dealing.felt, timed.at))
        dealing = dealing.after(timed.act, timed.at)
        handling = dealing.course.handling
        slips += [number] * (len(dealing.slips) - len(slips))
        faults += [number] * (len(handling.faults if handling is not None else ()) - len(faults))
        called = number if isinstance(timed.act, CallFloor) else called
    for finding, number in zip(dealing.findings, (*slips, *faults), strict=True):
        yield _moment(exercise, finding, felts[number], stands=called < number)


def _settled(exercise: Exercise, record: str) -> Iterator[Moment]:
    handling = Handling.of(shown(exercise).state)
    acts = list(settling.from_json(record))
    last = acts[-1].at if acts else 0
    felts: list[tuple[Felt, int]] = []
    faults: list[int] = []
    called = -1
    for number, timed in enumerate((*acts, settling.Timed(Finish(), last))):
        if handling.done:
            break
        felts.append((handling.felt, timed.at))
        handling = handling.after(timed.act, timed.at)
        faults += [number] * (len(handling.faults) - len(faults))
        called = number if isinstance(timed.act, CallFloor) else called
    for finding, number in zip(handling.findings, faults, strict=True):
        yield _moment(exercise, finding, felts[number], stands=called < number)


def _moment(exercise: Exercise, finding: Finding, before: tuple[Felt, int], *, stands: bool) -> Moment:
    felt, at = before
    return Moment(finding, _lit(replace(exercise.still, felt=felt), finding), at, stands)
