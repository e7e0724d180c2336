"""An exercise: what lies on the table, what is asked, in which form it is answered, and what is right.

Every drill makes its exercises from a house and a :class:`~uth.company.chance.Chance` and from nothing else: the same
seed and number give the same exercise on every machine. What is right is asked of the core (``hands``, ``settle``,
``chips``), never worked out by a drill.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from uth.cards import Card
from uth.school.house import House
from uth.school.skills import Skill
from uth.table import Table
from uth.train.felt.model import Felt, Place

# --- how a question is answered


@dataclass(frozen=True, slots=True)
class Option:
    """One of the answers to choose from. *value*: a contract word; *label*: the same in the reader's language."""

    value: str
    label: str


@dataclass(frozen=True, slots=True)
class Pick:
    """Choose one option.

    :ivar name: a contract word, unique in its exercise.
    :ivar label: what is asked, in a few words.
    :ivar ends: the option after which nothing more is asked; empty for none.
    """

    name: str
    label: str
    options: tuple[Option, ...]
    ends: str = ""


@dataclass(frozen=True, slots=True)
class Order:
    """Put steps in order: those of the options that are taken, none twice; some may be none of the right ones."""

    name: str
    label: str
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class PickCards:
    """Choose *count* of the cards in question."""

    name: str
    label: str
    cards: tuple[Card, ...]
    count: int


@dataclass(frozen=True, slots=True)
class GiveAmount:
    """State an amount of money, in minor units of the table's currency."""

    name: str
    label: str


@dataclass(frozen=True, slots=True)
class GiveChips:
    """Cut out chips of the table's denominations, none to any number of each.

    :ivar place: where they are put.
    :ivar rack: how many of each chip value there are, (value in minor units, count); None where the rack is full.
    """

    name: str
    label: str
    place: Place
    rack: tuple[tuple[int, int], ...] | None = None


def by_sign(options: Iterable[Option]) -> bool:
    """Return whether options have a sign of their own each, a rank or a digit: they are chosen by it, not by number."""
    return all(len(option.value) == 1 for option in options)


Field = Pick | Order | PickCards | GiveAmount | GiveChips

CutOut = tuple[tuple[int, int], ...]
"""Chips as an answer gives them: (value in minor units, count), the highest value first, none with a count of 0."""

Value = str | tuple[str, ...] | tuple[Card, ...] | int | CutOut
"""What a field is answered with: an option or several in order, cards, an amount in minor units, or chips."""

FILL = "fill"
"""What a field of chips is answered with where the rack is short: the dealer calls for a fill."""

Answer = Mapping[str, Value]
"""Values by the names of the fields; a field that was not answered in time is not there."""
SEEN = "seen"
"""Names the time of an exercise that was looked at and left without an answer, among the times of its fields."""


# --- the exercise


@dataclass(frozen=True)
class Still:
    """What lies on the table while it is asked, and what of it is in question.

    :ivar felt: chips and cards; the dealer's, as far as they may be seen, lie face up.
    :ivar boxes: the boxes that are laid out, lowest first; those without a bet are open.
    :ivar box: the box in question, 0 for the dealer's hand or none.
    :ivar lit: the places in question.
    :ivar said: what is already called or known, a line each (``dealer: pair of nines, does qualify``).
    """

    table: Table
    felt: Felt
    boxes: tuple[int, ...]
    box: int = 0
    lit: tuple[Place, ...] = ()
    said: tuple[str, ...] = ()


@dataclass(frozen=True)
class Exercise:
    """One question of a drill.

    :ivar kind: what makes it what it is, in contract words (``board plays``, ``3 to 2 on 15``): kinds that were missed
        come back more often, and a report tells them apart.
    :ivar prompt: the question, a sentence.
    :ivar fields: answered in this order.
    :ivar right: an answer that is right in every field; of several right ones (five cards that are as good, another way
        to make an amount) the usual one.
    """

    skill: Skill
    house: House
    kind: str
    still: Still
    prompt: str
    fields: tuple[Field, ...]
    right: Answer

    def field(self, name: str) -> Field:
        """Return the field of that name.

        :raises KeyError: if there is none.
        """
        found = next((each for each in self.fields if each.name == name), None)
        if found is None:
            raise KeyError(name)
        return found

    def after(self, answer: Answer) -> tuple[Field, ...]:
        """Return the fields that are still asked after what was answered, in order."""
        ended = any(isinstance(each, Pick) and each.ends and answer.get(each.name) == each.ends for each in self.fields)
        return () if ended else tuple(each for each in self.fields if each.name not in answer)


# --- what was given


@dataclass(frozen=True)
class Given:
    """What a trainee answered.

    :ivar times: milliseconds from the showing of the exercise to the answer of each field.
    """

    answer: Answer
    times: Mapping[str, int] = field(default_factory=dict)
