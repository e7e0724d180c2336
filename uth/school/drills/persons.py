"""Persons: when the floor is called about somebody, and what for (rules.md 12.5, D21).

What then becomes of the person, and of bets that lie, is for the floor: no more than the call is asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from uth.company.chance import Chance
from uth.i18n import gettext as _
from uth.school.answers import heaviest_first
from uth.school.exercise import Answer, Exercise, Option, Pick, Still
from uth.school.findings import Finding, Mistake
from uth.school.house import House
from uth.school.rounds import bets_laid, boxes_of, played_to, some_boxes
from uth.school.skills import Skill
from uth.school.stated import Reason, option_finding
from uth.table import Street
from uth.train.felt.laid import felt_of
from uth.train.felt.model import cards_place
from uth.words.persons import concern_reason, concern_words, seen_words

FIRST, CONCERN = "first", "concern"


class First(StrEnum):
    """What a dealer does first. The values are contract words."""

    GO_ON = "go on"
    OWN = "speak to the person"
    FLOOR = "call the floor"


class Concern(StrEnum):
    """What the floor is called for. The values are contract words."""

    DISTRESS = "distress"
    INTOXICATION = "intoxication"
    UNDER_AGE = "under age"
    EXCLUDED = "excluded"
    NONE = "none"


SEEN = {
    "borrows": Concern.DISTRESS, "rent lost": Concern.DISTRESS, "cannot stop": Concern.DISTRESS,
    "chases": Concern.DISTRESS, "slurs": Concern.INTOXICATION, "drunk bets": Concern.INTOXICATION,
    "nods off": Concern.INTOXICATION, "looks young": Concern.UNDER_AGE, "school": Concern.UNDER_AGE,
    "not yet of age": Concern.UNDER_AGE, "known face": Concern.EXCLUDED, "says excluded": Concern.EXCLUDED,
    "barred": Concern.EXCLUDED, "grumbles": Concern.NONE, "celebrates": Concern.NONE, "one drink": Concern.NONE,
    "age checked": Concern.NONE, "has enough": Concern.NONE, "asks advice": Concern.NONE,
}  # fmt: skip
"""What is seen, and what it is: in a third of them nothing."""


def kinds(_house: House) -> tuple[str, ...]:
    """Return what can be seen; at every house the same."""
    return tuple(SEEN)


def draw(house: House, kind: str, chance: Chance) -> Exercise:
    """Return an exercise: a table in play, and what is seen of one of its players.

    :raises ValueError: if nothing of that kind is seen.
    """
    if kind not in SEEN:
        raise ValueError(f"no such kind at this house: {kind}")
    boxes = some_boxes(house.table, chance)
    state = played_to(bets_laid(house.table, chance, boxes), chance, Street.PREFLOP)
    box = chance.one_of(boxes)
    concern = SEEN[kind]
    fields = (
        Pick(FIRST, _("What do you do?"), tuple(Option(each.value, _first_words(each)) for each in First)),
        Pick(CONCERN, _("What is it?"), tuple(Option(each.value, concern_words(each.value)) for each in Concern)),
    )
    still = Still(house.table, felt_of(state), boxes_of(house.table), box, (cards_place(box),))
    first = First.GO_ON if concern is Concern.NONE else First.FLOOR
    right = {FIRST: first.value, CONCERN: concern.value}
    return Exercise(Skill.PERSONS, house, kind, still, seen_words(kind, box), fields, right)


def _first_words(first: First) -> str:
    words = {
        First.GO_ON: _("Go on with the game"),
        First.OWN: _("Speak to the player about it yourself"),
        First.FLOOR: _("Call the floor, quietly"),
    }
    return words[first]


def _source(concern: Concern) -> str:
    trained = _("58 Pa. Code 611a.3; COMAR 36.05.03.17 A(7)")
    sources = {
        Concern.DISTRESS: trained,
        Concern.INTOXICATION: _("Singapore, Casino Control (Conduct of Gaming) Regulations 2009, 18(1)(d)"),
        Concern.UNDER_AGE: _("58 Pa. Code 513a.3"),
        Concern.EXCLUDED: _("58 Pa. Code 503a.4 and 511a"),
        Concern.NONE: trained,
    }
    return sources[concern]


def mark(exercise: Exercise, answer: Answer) -> tuple[Finding, ...]:
    """Return what is wrong in an answer."""
    return heaviest_first(_found(exercise, answer))


def _found(exercise: Exercise, answer: Answer) -> Iterator[Finding]:
    concern = SEEN[exercise.kind]
    reason = Reason(concern_reason(concern.value), _source(concern))
    mistake = Mistake.FLOOR_NOT_CALLED
    if answer.get(FIRST) == First.OWN:
        mistake = Mistake.OWN_FIX
    elif concern is Concern.NONE:
        mistake = Mistake.FALSE_ALARM
    yield from option_finding(exercise, answer, FIRST, reason, mistake)
    yield from option_finding(exercise, answer, CONCERN, reason, Mistake.CONCERN_MISNAMED)
