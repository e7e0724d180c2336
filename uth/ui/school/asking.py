"""One exercise being answered: which field is asked, what is entered so far, how long it takes. No pygame.

The fields are asked one after the other, and what is given stays given, as on the table. With the last one the answer
is marked.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from uth.cards import Card
from uth.chips import AmountError, Currency
from uth.school.exercise import (
    FILL,
    CutOut,
    Exercise,
    Field,
    GiveAmount,
    GiveChips,
    Given,
    Order,
    Pick,
    PickCards,
    Value,
)
from uth.school.findings import Finding
from uth.school.skills import told_apart
from uth.ui.school.in_hand import InHand
from uth.ui.school.watch import Watch

Marker = Callable[[Exercise, Given], tuple[Finding, ...]]
"""Says what is wrong in an answer."""

_MOST_DIGITS = 9


class NotYet(Exception):
    """What is entered is no answer yet."""


@dataclass(slots=True)
class Draft:
    """What is entered for the field that is asked.

    :ivar cursor: the option, card or column that the keys are on, from 0.
    :ivar typed: an amount as it is typed.
    :ivar cards: in the order in which they were picked.
    :ivar steps: the options that have their places, in order.
    :ivar chips: chips by value in minor units.
    """

    cursor: int = 0
    typed: str = ""
    cards: list[Card] = field(default_factory=list)
    steps: list[str] = field(default_factory=list)
    chips: InHand = field(default_factory=InHand)

    @property
    def cut_out(self) -> CutOut:
        """The chips as an answer gives them."""
        return self.chips.cut_out


class Asking:
    """One exercise from its showing to its marks.

    :ivar findings: what was wrong, once it is marked.
    :ivar heard: what was wrong in the fields answered so far, where that is said at once; None where it is not, and
        where a finding would give away what is still asked.
    """

    def __init__(self, exercise: Exercise, marker: Marker, peek: Marker | None = None) -> None:
        """*marker* marks the whole answer; *peek*: one that goes on, where it is said at once what was wrong."""
        self.exercise = exercise
        self.findings: tuple[Finding, ...] = ()
        self._peek = peek if told_apart(exercise.skill) else None
        self.heard: tuple[Finding, ...] | None = None if self._peek is None else ()
        self.draft = Draft()
        self._marker = marker
        self._values: dict[str, Value] = {}
        self._times: dict[str, int] = {}
        self._watch = Watch()
        self._stopped = False

    # --- how it stands

    @property
    def field(self) -> Field | None:
        """The field that is asked; None once all are answered."""
        return None if self._stopped else next(iter(self.exercise.after(self._values)), None)

    @property
    def marked(self) -> bool:
        """Whether all that is asked is answered, and the answer marked."""
        return self.field is None

    @property
    def heard_wrong(self) -> bool:
        """Whether the field answered last was wrong, where that is said at once."""
        last = next(reversed(self._values), "")
        return any(finding.field == last for finding in self.heard or ())

    @property
    def given(self) -> Given:
        """What has been answered so far."""
        return Given(dict(self._values), dict(self._times))

    def value(self, name: str) -> Value | None:
        """Return what a field was answered with, None before that."""
        return self._values.get(name)

    def tick(self, seconds: float) -> bool:
        """Let time go by; return whether the clock shows another second."""
        return not self.marked and self._watch.tick(seconds)

    def wind(self, milliseconds: int) -> bool:
        """Go by another clock; return whether it shows another second."""
        return not self.marked and self._watch.wind(milliseconds)

    @property
    def milliseconds(self) -> int:
        """How long ago the exercise was shown; the clock stops with the last answer."""
        return self._watch.milliseconds

    @property
    def told(self) -> bool:
        """Whether it was said of an answer what was right, and more is asked: nothing can be answered afresh."""
        return bool(self._values) and self.heard is not None and not self.marked

    # --- entering

    def pick(self, value: str) -> None:
        """Choose an option of the field that is asked; a step takes the next place, or gives its own back.

        :raises NotYet: if it has no such option.
        """
        asked, steps = self.field, self.draft.steps
        if not isinstance(asked, Pick | Order) or value not in {option.value for option in asked.options}:
            raise NotYet
        if isinstance(asked, Pick):
            self._give(value)
        elif value in steps:
            steps.remove(value)
        else:
            steps.append(value)

    def toggle(self, card: Card) -> None:
        """Pick a card, or lay it back; one more than are asked for is not picked.

        :raises NotYet: if it is none of those in question, or enough are picked.
        """
        asked, picked = self.field, self.draft.cards
        if not isinstance(asked, PickCards) or card not in asked.cards:
            raise NotYet
        if card in picked:
            picked.remove(card)
        elif len(picked) == asked.count:
            raise NotYet
        else:
            picked.append(card)

    def type(self, character: str) -> None:
        """Type a digit of an amount, or its decimal point; what would make no amount is not typed."""
        asked, typed, money = self.field, self.draft.typed, self._money
        if not isinstance(asked, GiveAmount) or len(typed) >= _MOST_DIGITS:
            return
        if character in ".,":
            if money.decimals and "." not in typed:
                self.draft.typed = f"{typed or '0'}."
        elif len(typed.partition(".")[2]) < money.decimals or "." not in typed:
            self.draft.typed = character if typed == "0" else typed + character

    def change(self, steps: int) -> None:
        """Make the amount so many of the smallest chips more or less, never below nothing."""
        if isinstance(self.field, GiveAmount):
            more = steps * min(chip.value for chip in self.exercise.still.table.chips)
            amount = max(0, (self.amount or 0) + more)
            text = self._money.format(amount)
            self.draft.typed = text.removesuffix("." + "0" * self._money.decimals)

    @property
    def amount(self) -> int | None:
        """The amount typed so far, in minor units; None before there is one."""
        try:
            return self._money.parse(self.draft.typed.removesuffix("."))
        except AmountError:
            return None

    def cut(self, value: int, steps: int = 1) -> bool:
        """Take so many chips of a value out of the rack (below 0: lay them back); return whether any moved."""
        asked = self.field
        if not isinstance(asked, GiveChips) or value not in {chip.value for chip in self.exercise.still.table.chips}:
            return False
        return self.draft.chips.cut(value, steps, asked.rack)

    def left(self, value: int) -> int | None:
        """Return how many chips of a value are left in a rack that is counted; None where it is full."""
        asked = self.field
        return self.draft.chips.left(value, asked.rack) if isinstance(asked, GiveChips) else None

    def erase(self) -> None:
        """Take back the last of what is entered, a digit, a card or a step; of chips all."""
        draft = self.draft
        match self.field:
            case GiveAmount():
                draft.typed = draft.typed[:-1]
            case PickCards() if draft.cards:
                draft.cards.pop()
            case Order() if draft.steps:
                draft.steps.pop()
            case GiveChips():
                draft.chips.clear()
            case _:
                pass

    def fill(self) -> None:
        """Call for a fill instead of cutting out chips.

        :raises NotYet: if no chips are asked for.
        """
        if not isinstance(self.field, GiveChips):
            raise NotYet
        self._give(FILL)

    def give(self) -> None:
        """Give what is entered as the answer.

        :raises NotYet: if it is none yet.
        """
        match self.field:
            case PickCards(count=count) if len(self.draft.cards) == count:
                self._give(tuple(self.draft.cards))
            case Order() if self.draft.steps:
                self._give(tuple(self.draft.steps))
            case GiveAmount() if self.amount is not None:
                self._give(self.amount)
            case GiveChips():
                self._give(self.draft.cut_out)
            case _:
                raise NotYet

    def _give(self, value: Value) -> None:
        asked = self.field
        assert asked is not None
        self._values[asked.name] = value
        self._times[asked.name] = self.milliseconds
        self.draft = Draft()
        if self.marked:
            self.findings = self._marker(self.exercise, self.given)
        elif self._peek is not None:
            # Of fields that are not answered yet nothing is said.
            found = self._peek(self.exercise, self.given)
            self.heard = tuple(finding for finding in found if finding.field in self._values)

    def stop(self) -> None:
        """Answer nothing more; what was answered counts if anything was said of it, and is forgotten else."""
        if self.told:
            self._stopped = True
            self.findings = self._marker(self.exercise, self.given)

    def recall(self, given: Given) -> None:
        """Take a whole answer as it was given before, with its times."""
        self._values, self._times, self._stopped = dict(given.answer), dict(given.times), True
        self._watch = Watch(max(given.times.values(), default=0))
        self.findings = self._marker(self.exercise, given)

    @property
    def _money(self) -> Currency:
        return self.exercise.still.table.currency
