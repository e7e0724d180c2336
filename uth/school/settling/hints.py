"""The panel beside the table: the steps of the box in hand, those that are done, the next one, and those to come."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from uth.i18n import gettext as _
from uth.paytable import EVEN
from uth.profile import StepKind as Kind
from uth.school.settling.handling import Handling
from uth.school.settling.steps import Step, settlement_of
from uth.words.events import qualifies_words
from uth.words.hands import hand_words
from uth.words.money import money_words
from uth.words.settlement import bet_words, odds_words


class When(StrEnum):
    """Where a line stands. The values are contract words."""

    DONE = "done"
    NOW = "now"
    TO_COME = "to come"


@dataclass(frozen=True, slots=True)
class Hint:
    """A line of the panel."""

    words: str
    when: When


_BARE = {
    Kind.CALL_DEALER: "call the dealer's hand",
    Kind.OPEN: "open the folded hand",
    Kind.CALL: "read the hand",
    Kind.FILL: "call for a fill",
    Kind.CLEAR: "clear the cards",
    Kind.CLEAR_HOUSE: "clear the dealer's cards",
}
_FULL = {Kind.TAKE: "{bet}: take", Kind.PUSH: "{bet}: push", Kind.PAY: "{bet}: pay {amount}"}


def hints(handling: Handling, wording: Mapping[Kind, str], *, tell: bool) -> tuple[Hint, ...]:
    """Return the lines for the box in hand.

    What is done is told in full; of the rest only what it is about, unless *tell* gives away the next step too.
    *wording*: what the house calls its steps, where it has words of its own.
    """
    return tuple(_lines(handling, wording, tell))


def _lines(handling: Handling, wording: Mapping[Kind, str], tell: bool) -> Iterator[Hint]:
    expected = handling.expected
    coming = expected[0] if expected else None
    if coming is not None and coming.kind is Kind.FILL:
        yield Hint(wording.get(Kind.FILL) or _(_BARE[Kind.FILL]), When.NOW)
        coming = None
    for step in handling.steps:
        if step.box != handling.box or (not handling.box and not _in_place(handling, step)):
            continue
        if handling.is_over(step):
            yield Hint(step_words(handling, step, wording), When.DONE)
        elif step == coming:
            yield Hint(step_words(handling, step, wording) if tell else _bare(step, wording), When.NOW)
        else:
            yield Hint(_bare(step, wording), When.TO_COME)


def _in_place(handling: Handling, step: Step) -> bool:
    """Of the dealer's two steps the first is shown at the beginning, the last at the end."""
    return step == (handling.steps[0] if not handling.is_over(handling.steps[0]) else handling.steps[-1])


def _bare(step: Step, wording: Mapping[Kind, str]) -> str:
    return bet_words(step.bet) if step.bet is not None else wording.get(step.kind) or _(_BARE[step.kind])


def step_words(handling: Handling, step: Step, wording: Mapping[Kind, str]) -> str:
    """Return a step in full: ``Blind: 3 to 1, pay $30``, ``full house, kings over fours``."""
    settlement, table = settlement_of(handling.course.state), handling.course.state.table
    if step.kind is Kind.CALL_DEALER:
        called = (hand_words(settlement.dealer), qualifies_words(table, settlement))
        return ", ".join(filter(None, called))
    if step.kind is Kind.CALL:
        return hand_words(settlement.box(step.box).hand)
    if step.bet is None:
        return _bare(step, wording)
    amount = money_words(step.amount, table.currency)
    line = settlement.box(step.box).line(step.bet)
    own = wording.get(step.kind)
    if own:
        return _("{bet}: {does} {amount}").format(bet=bet_words(step.bet), does=own, amount=amount)
    if step.kind is Kind.PAY and line.odds != EVEN:
        sentence = _("{bet}: {odds}, pay {amount}")
        return sentence.format(bet=bet_words(step.bet), odds=odds_words(line), amount=amount)
    return _(_FULL[step.kind]).format(bet=bet_words(step.bet), amount=amount)
