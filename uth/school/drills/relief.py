"""Relief: when the table is handed over, and how (rules.md 12.5, D19): between rounds only, with nothing left open."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from uth.company.chance import Chance
from uth.game.model import Round
from uth.i18n import gettext as _
from uth.profile import Fault
from uth.school.answers import heaviest_first
from uth.school.banknotes import notes_of
from uth.school.exercise import Answer, Exercise, Option, Pick, Still
from uth.school.findings import Finding, Mistake
from uth.school.house import House
from uth.school.rounds import bets_laid, boxes_of, played_to, some_boxes
from uth.school.routines import RELIEF, RELIEF_BETWEEN, STEPS, order_field, order_findings
from uth.school.settling.chips import chips_words
from uth.school.skills import Skill
from uth.school.stated import Reason, option_finding
from uth.table import Street
from uth.train.felt.laid import felt_of
from uth.train.felt.model import Felt

WHEN = "when"
BETWEEN, BUYING, PREFLOP, FLOP, RIVER, SETTLING = (
    "between rounds", "cash on the table", "before the flop", "on the flop", "at the river", "in the settlement",
)  # fmt: skip
_STREETS = {PREFLOP: Street.PREFLOP, FLOP: Street.FLOP, RIVER: Street.RIVER}
_TRIES = 400


class When(StrEnum):
    """When the table is handed over. The values are contract words."""

    AT_ONCE = "at once"
    CHANGED = "when the cash is changed"
    BOX = "when the box in hand is finished"
    ROUND = "when the round is settled and cleared"


class _Moment(NamedTuple):
    """What the relief comes to. *cash*: what lies there to be changed."""

    felt: Felt
    cash: str = ""

    @property
    def when(self) -> When:
        """When it may be: whoever began a round brings it to its end, and so it is with cash."""
        if self.felt.cards or self.felt.chips:
            return When.ROUND
        return When.CHANGED if self.cash else When.AT_ONCE


def kinds(house: House) -> tuple[str, ...]:
    """Return the moments at which the relief may come."""
    can = {BUYING: bool(notes_of(house.table))}
    return tuple(kind for kind in (BETWEEN, BUYING, *_STREETS, SETTLING) if can.get(kind, True))


def draw(house: House, kind: str, chance: Chance) -> Exercise:
    """Return an exercise: the table as it lies when the relief comes.

    :raises ValueError: if there is no such moment at this house.
    """
    if kind not in kinds(house):
        raise ValueError(f"no such kind at this house: {kind}")
    moment = _moment(house, kind, chance)
    routine = RELIEF_BETWEEN if moment.when is When.AT_ONCE else RELIEF
    fields = (
        Pick(WHEN, _("When do you hand the table over?"), tuple(Option(each.value, _words(each)) for each in When)),
        order_field(_("The steps, in order"), routine, chance),
    )
    still = Still(house.table, moment.felt, boxes_of(house.table), said=(moment.cash,) if moment.cash else ())
    prompt = _("Your relief stands behind you. When do you hand over, and how?")
    right: Answer = {WHEN: moment.when.value, STEPS: routine.right}
    return Exercise(Skill.RELIEF, house, kind, still, prompt, fields, right)


def _moment(house: House, kind: str, chance: Chance) -> _Moment:
    table = house.table
    if kind == BUYING:
        cash = ((chance.one_of(notes_of(table)), chance.between(1, 5)),)
        return _Moment(Felt(), _("Cash on the table: {notes}").format(notes=chips_words(cash, table)))
    if kind == BETWEEN:
        return _Moment(Felt())
    boxes = some_boxes(table, chance)
    for _try in range(_TRIES):
        state = played_to(bets_laid(table, chance, boxes), chance, _STREETS.get(kind))
        if _fits(state, kind):
            return _Moment(felt_of(state))
    raise ValueError(f"no round comes to {kind}")


def _fits(state: Round, kind: str) -> bool:
    return (state.settlement is None) is (kind in _STREETS)


def _words(when: When) -> str:
    words = {
        When.AT_ONCE: _("At once"),
        When.CHANGED: _("When the cash is changed"),
        When.BOX: _("When the box in hand is finished"),
        When.ROUND: _("When the round is settled and cleared"),
    }
    return words[when]


def mark(exercise: Exercise, answer: Answer) -> tuple[Finding, ...]:
    """Return what is wrong in an answer."""
    return heaviest_first(_found(exercise, answer))


def _found(exercise: Exercise, answer: Answer) -> Iterator[Finding]:
    early = _places(answer.get(WHEN)) < _places(exercise.right[WHEN])
    mistake = Mistake.RELIEVED_EARLY if early else Mistake.RELIEVED_LATE
    yield from option_finding(exercise, answer, WHEN, _reason(exercise), mistake)
    at_once = exercise.right[WHEN] == When.AT_ONCE
    yield from order_findings(RELIEF_BETWEEN if at_once else RELIEF, answer)


def _places(value: object) -> int:
    """How late a moment is."""
    return next((place for place, when in enumerate(When) if when == value), 0)


def _reason(exercise: Exercise) -> Reason:
    """Why it is handed over then: the house's own line, where it has one."""
    line = exercise.house.profile.rulings.get(Fault.DEALER_CHANGE)
    why = _("A table is handed over between rounds, and no payment or change is left open.")
    if line is None:
        return Reason(why, RELIEF.source)
    named = _("house profile {name}").format(name=exercise.house.profile.name)
    return Reason(why, f"{named} ({line.source})")
