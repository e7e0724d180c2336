"""A round that is dealt line by line: how the table lies, what comes of each act, and what is seen at the edge."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from uth.cli.train.deal_typed import act_of, typed
from uth.company.chance import Chance
from uth.school.dealing.acts import (
    Act,
    Burn,
    CheckBets,
    DealPacket,
    OpenHouse,
    Protection,
    ScanBets,
    TakeFold,
    TurnBoard,
    to_json,
)
from uth.school.dealing.course import Course
from uth.school.dealing.dealing import Dealing
from uth.school.dealing.lying import felt_at
from uth.school.dealing.perfect import next_act
from uth.school.dealing.steps import Step, step_words
from uth.school.dealing.watching import seen_words, trouble_words
from uth.school.drills.deal import Dealt
from uth.school.exercise import Still
from uth.school.findings import Finding
from uth.school.settling import hints
from uth.school.settling import steps as settling
from uth.school.settling.acts import CallFloor, Finish, OpenHand
from uth.school.skills import Skill
from uth.school.telling import table_lines
from uth.train.felt.model import Felt, cards_place
from uth.ui.school.deal_log import told
from uth.words import school_deal_typed as words

_SEEN = frozenset({Protection.CARD_SWITCH, Protection.PEEK, Protection.FLASHED_PACKET})
"""What is seen as it is done; of the rest the table lies otherwise when it is looked at."""
_LAYS = DealPacket | Burn | TurnBoard | TakeFold | CallFloor | OpenHand
"""After these it is told what lies otherwise than before."""
_LOOKS = ScanBets | CheckBets | OpenHouse
"""Whoever does these looks at every box."""
_SMALL_TALK = 15
"""After so many of a hundred acts something harmless is seen at the edge: else whatever stands there is harm."""


@dataclass(frozen=True)
class AtDeal:
    """A round that is dealt. *hints*: whether the next step is told to whoever asks."""

    exercise: Dealt
    dealing: Dealing
    hints: bool = True

    @classmethod
    def of(cls, exercise: Dealt, *, hints: bool = True) -> AtDeal:
        """Return the round before its first act."""
        return cls(exercise, exercise.start, hints)

    @property
    def done(self) -> bool:
        """Whether nothing is left to do."""
        return self.dealing.done

    @property
    def findings(self) -> tuple[Finding, ...]:
        """What was wrong so far."""
        return self.dealing.findings

    @property
    def record(self) -> str:
        """What was done, as an answer has it; empty for nothing."""
        return to_json(self.dealing.acts) if self.dealing.acts else ""

    @property
    def counts_when_left(self) -> bool:
        """Whether what was done is an answer: what a round was left at is held against nobody."""
        return True

    def helps(self) -> tuple[str, ...]:
        """Return what can be typed."""
        return words.help_lines()

    def lines(self) -> tuple[str, ...]:
        """Return who plays, how the table lies now, as far as it can be seen, and at first what is to be done."""
        course = self.dealing.course
        players = (words.sits_line(each.name, each.boxes) for each in course.guests.guests)
        return *players, *_table(course), *(() if self.dealing.acts else (self.exercise.prompt,))

    def hint(self) -> tuple[str, ...]:
        """Return the next step, and the line for it; harm to the house has to be seen without."""
        if not self.hints:
            return (words.no_hints(),)
        course = replace(self.dealing.course, watched=())
        act = next_act(replace(self.dealing, course=course))
        step = next(iter(self.dealing.expected), None)
        if step is None:
            return (words.nothing_to_hint(typed(Finish(), course.table.currency)),)
        said = step_words(step) if isinstance(step, Step) else _settling(course, step)
        return (words.hint_line(said, typed(act, course.table.currency)),)

    def after(self, line: str, now: int) -> tuple[AtDeal, tuple[str, ...]]:
        """Return the round after an act, and what comes of it."""
        act = act_of(line, self.dealing.course)
        dealing = self.dealing.after(act, now)
        return replace(self, dealing=dealing), tuple(_news(self.dealing, dealing, act))


def _settling(course: Course, step: settling.Step) -> str:
    """A step of the settlement, with its box."""
    assert course.handling is not None
    said = hints.step_words(course.handling, step, course.house.profile.steps)
    return words.at_box(step.box, said) if step.box else said


# --- how it lies


def _table(course: Course, felt: Felt | None = None) -> tuple[str, ...]:
    """A line for each place, the boxes to which cards went by mistake too."""
    lies = felt if felt is not None else felt_at(course)
    astray = {place.box for place in (*lies.cards, *lies.chips) if place.box}
    boxes = tuple(sorted(astray.union(course.guests.boxes)))
    return table_lines(Still(course.table, lies, boxes), Skill.DEAL)


def _openly(course: Course) -> tuple[str, ...]:
    """The table without what is done to the house: that is to be found by looking."""
    return _table(course, felt_at(replace(course, watched=())))


# --- what comes of an act


def _news(before: Dealing, now: Dealing, act: Act) -> Iterator[str]:
    yield from told(before.course, now)
    yield from _lies(before.course, now.course, act)
    yield from _wrong(before.course, now.course)
    yield from _at_the_edge(before.course, now.course, len(now.acts))
    if now.done:
        yield words.round_over()


def _lies(before: Course, now: Course, act: Act) -> Iterator[str]:
    if isinstance(act, _LOOKS):
        yield from _table(now)
    elif isinstance(act, _LAYS):
        was = _openly(before)
        yield from (line for line in _openly(now) if line not in was)


def _wrong(before: Course, now: Course) -> Iterator[str]:
    """What has gone wrong with this act, as far as it can be seen."""
    was, trouble = before.trouble, now.trouble
    if trouble is not None and (was is None or (was.fault, was.box) != (trouble.fault, trouble.box)):
        said = trouble_words(trouble)
        if said:
            yield said


def _at_the_edge(before: Course, now: Course, acts: int) -> Iterator[str]:
    """What is seen of harm to the house, as short and as plain as what is said and done besides."""
    seen = [each for each in now.watched if each not in before.watched and each.event in _SEEN]
    for each in seen:
        yield words.aside(seen_words(each.event, each.box, each.other))
    chance = Chance(now.guests.lot, f"edge {acts}")
    if not seen and not now.done and chance.happens(_SMALL_TALK):
        box = chance.one_of(now.guests.boxes)
        has_cards = bool(felt_at(now).cards_at(cards_place(box)))
        yield words.aside(chance.one_of(words.small_talk(box, cards=has_cards)))
