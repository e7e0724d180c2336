"""What a trainer ticks at a real table: the skills D1 to D21 of rules.md 12.1 and 12.5, each with its right execution.

What the house prescribes is asked of its table and profile; the rest is the trade's, in the order of teaching.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from uth.i18n import gettext as _
from uth.profile import Call, Toke
from uth.school.drills.persons import Concern
from uth.school.house import House
from uth.school.routines import CASH, CHANGE, CLOSER, CREDIT, FILL, OPENER, RELIEF
from uth.table import Community, Qualify, ShuffleBy
from uth.train.grouping import grouped
from uth.words.checklist import item_title
from uth.words.document import quoted
from uth.words.persons import concern_words
from uth.words.routines import steps_words
from uth.words.rules_of_play import (
    cut_sentences,
    deal_sentences,
    fold_sentences,
    pay_with_sentence,
    stub_sentence,
    turn_sentence,
)
from uth.words.rules_of_settlement import naming_sentence, order_sentences
from uth.words.rulings import call_words
from uth.words.sign import (
    community_sentence,
    dark_sentences,
    hole_cards_sentences,
    limit_lines,
    play_sentence,
    qualifying_sentence,
    rounding_sentence,
    settling_sentence,
    shuffling_sentence,
)
from uth.words.tokes import toke_name, toke_ruling_words

ROUND, JOB = 15, 6
"""So many skills are of the round, and so many of the rest of the job."""


@dataclass(frozen=True, slots=True)
class Item:
    """One skill. *number*: of D1 to D21; *execution*: what is right at this house, sentences."""

    number: int
    title: str
    execution: str


def items(house: House) -> tuple[Item, ...]:
    """Return the skills in teaching order."""
    return tuple(
        Item(number, item_title(number), " ".join(execution(house))) for number, execution in enumerate(_ITEMS, start=1)
    )


Sentences = Iterator[str]


def _open_table(_house: House) -> Sentences:
    yield _("The decks are checked, spread, washed and shuffled before anybody plays; a player may look at them.")


def _shuffle(house: House) -> Sentences:
    yield shuffling_sentence(house.table)
    yield _("No card is seen, and the deck never leaves the table's view.")


def _cut(house: House) -> Sentences:
    sentences = tuple(cut_sentences(house.table))
    yield from sentences or (_("This house does not cut."),)
    if sentences:
        yield _("The cut goes onto the cut card, with one hand.")


def _scan(house: House) -> Sentences:
    yield _("Every bet is looked over before it is closed: in its place, Ante and Blind equal, within the limits.")
    yield "; ".join(f"{name}: {beside}" for name, beside in limit_lines(house.table)) + "."
    yield from dark_sentences(house.table)


def _close(house: House) -> Sentences:
    yield _calls(house, Call.BETTING, Call.CLOSE)
    yield _("No bet but Play is placed, changed or taken back afterwards.")


def _calls(house: House, *calls: Call) -> str:
    said = ", ".join(quoted(call_words(call, house.table, house.profile)) for call in calls)
    return _("Call: {call}").format(call=f"{said}.")


def _deal(house: House) -> Sentences:
    on_streets = community_sentence(house.table) if _by_street(house) else ""
    yield from (sentence for sentence in deal_sentences(house.table) if sentence != on_streets)
    yield _("Cards go low and flat; none is exposed.")


def _by_street(house: House) -> bool:
    """Whether the community cards are dealt while the boxes decide, and not with the other cards."""
    return house.table.procedure.community is Community.BY_STREET


def _streets(house: House) -> Sentences:
    yield turn_sentence(house.table)
    yield play_sentence(house.table.rules)
    if _by_street(house):
        yield community_sentence(house.table)
    yield _calls(house, Call.PREFLOP, Call.FLOP, Call.RIVER)


def _fold(house: House) -> Sentences:
    yield from fold_sentences(house.table)


def _house_hand(house: House) -> Sentences:
    yield _("All Play bets are checked first; then the house's two cards are turned, read and named.")
    yield qualifying_sentence(house.table.rules)
    if house.table.rules.dealer_qualifies is not Qualify.ALWAYS:
        yield _calls(house, Call.QUALIFIED, Call.NOT_QUALIFIED)


def _player_hand(house: House) -> Sentences:
    yield naming_sentence()
    yield from hole_cards_sentences(house.table.rules)


def _settle(house: House) -> Sentences:
    yield settling_sentence(house.table)
    yield from order_sentences(house.table)


def _pay(house: House) -> Sentences:
    yield _("Chips are sized in, cut by four and five and proved, beside the bet that they pay.")
    yield pay_with_sentence(house.table)
    yield rounding_sentence(house.table)


def _clear(house: House) -> Sentences:
    yield _("Hands are cleared one by one as they are settled, the dealer's last.")
    yield stub_sentence(house.table)


def _call_floor(house: House) -> Sentences:
    yield _("On an own fault, in doubt and before a big pay: the dealer stops, protects the cards and calls the floor.")
    yield _calls(house, Call.BIG_PAY)


def _close_table(house: House) -> Sentences:
    yield _("The decks are put in order and examined.")
    if house.table.procedure.shuffle is ShuffleBy.MACHINE:
        yield _("The shuffler is empty.")


def _cash(_house: House) -> Sentences:
    yield _("Cash: {steps}.").format(steps=steps_words(CASH.right))
    yield _("Change: {steps}.").format(steps=steps_words(CHANGE.right))


def _slips(_house: House) -> Sentences:
    yield _("Opener: {steps}.").format(steps=steps_words(OPENER.right))
    yield _("Closer: {steps}.").format(steps=steps_words(CLOSER.right))


def _fill(_house: House) -> Sentences:
    yield _("Fill: {steps}.").format(steps=steps_words(FILL.right))
    yield _("Credit: {steps}.").format(steps=steps_words(CREDIT.right))


def _relief(_house: House) -> Sentences:
    yield _("Between rounds: {steps}.").format(steps=steps_words(RELIEF.right))


def _tokes(house: House) -> Sentences:
    by_ruling = grouped(Toke, house.profile.toke)
    for ruling, tokes in by_ruling.items():
        names = "; ".join(map(toke_name, tokes))
        yield f"{toke_ruling_words(ruling)}" + (f" ({names})." if len(by_ruling) > 1 else ".")


def _persons(_house: House) -> Sentences:
    yield _("The floor is called, and nothing is said to the person.")
    yield "; ".join(concern_words(concern) for concern in Concern if concern is not Concern.NONE) + "."


_ITEMS: tuple[Callable[[House], Sentences], ...] = (
    _open_table, _shuffle, _cut, _scan, _close, _deal, _streets, _fold, _house_hand, _player_hand, _settle, _pay,
    _clear, _call_floor, _close_table, _cash, _slips, _fill, _relief, _tokes, _persons,
)  # fmt: skip
