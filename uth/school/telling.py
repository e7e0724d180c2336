"""A still table in words, place by place, for who types instead of looking: what lies there, what is called, what is
asked, and what an answer says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from uth.cards import Card
from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.school.answers import chosen_label
from uth.school.exercise import FILL, CutOut, Exercise, Field, GiveAmount, GiveChips, Order, Pick, Still, Value
from uth.school.findings import Finding
from uth.school.settling.chips import as_lying, rack_of
from uth.school.skills import BY_ACTS, Skill
from uth.table import Bet, Table
from uth.train.felt.model import BOARD, BURN, DISCARDS, HOUSE_CARDS, Lying, Place, bet_place, cards_place, pay_place
from uth.words import school_answers as words
from uth.words.cards import cards_words
from uth.words.money import money_words
from uth.words.school_chair import place_words

Cards = Callable[[Iterable[Card]], str]
"""How cards are written."""
_OF_A_BOX = frozenset(Skill) - {
    *BY_ACTS, Skill.SPOT, Skill.CALLS, Skill.RULINGS, Skill.RELIEF, Skill.PERSONS
}  # fmt: skip
"""Skills that ask about one hand or one box: the others do not matter then."""


def exercise_lines(exercise: Exercise, cards: Cards = cards_words) -> tuple[str, ...]:
    """Return what is to be seen, a line for each place, and what is called."""
    return (*table_lines(exercise.still, exercise.skill, cards), *exercise.still.said)


def table_lines(still: Still, skill: Skill, cards: Cards = cards_words) -> tuple[str, ...]:
    """Return what lies on a table, as far as it matters; beside chips that are to be counted no amount stands."""
    return tuple(line for line in _lines(still, skill, cards) if line)


def _lines(still: Still, skill: Skill, cards: Cards) -> Iterator[str]:
    felt = still.felt
    places = (
        (_("Dealer: {what}"), HOUSE_CARDS),
        (_("Board: {what}"), BOARD),
        (_("Burned: {what}"), BURN),
        (_("Discards: {what}"), DISCARDS),
    )
    for sentence, place in places:
        yield _said(sentence, [lying_words(felt.cards_at(place), cards)])
    asked = {still.box, *(place.box for place in still.lit)} if skill in _OF_A_BOX else set(still.boxes)
    for box in sorted(asked.intersection(still.boxes)):
        parts = [lying_words(felt.cards_at(cards_place(box)), cards), *_stacks(still, box, skill)]
        yield _said(_("Box {box}: {what}"), parts, box)
    if skill in BY_ACTS:
        yield rack_line(still.table, rack_of(still.table, felt))


def _said(sentence: str, parts: Iterable[str], box: int = 0) -> str:
    there = [part for part in parts if part]
    return sentence.format(box=box, what="; ".join(there)) if there else ""


def lying_words(lying: Iterable[Lying], cards: Cards = cards_words) -> str:
    """Return cards as they lie: those face up by name, of the others how many they are."""
    there = tuple(lying)
    up = tuple(each.card for each in there if each.up)
    down = len(there) - len(up)
    hidden = ngettext("{count} card face down", "{count} cards face down", down).format(count=down) if down else ""
    return ", ".join(part for part in (cards(up) if up else "", hidden) if part)


def _stacks(still: Still, box: int, skill: Skill) -> Iterator[str]:
    of_bets = (where(box, bet) for where in (bet_place, pay_place) for bet in Bet)
    for place in (*of_bets, cards_place(box)):
        chips = still.felt.at(place)
        if chips:
            yield _stack(still, place, skill)


def _stack(still: Still, place: Place, skill: Skill) -> str:
    money = still.table.currency
    chips = words.chips_words(as_lying(still.felt.at(place)), money)
    name = place_words(place.box, str(place.spot), several=False)
    if skill is Skill.COUNT:
        return _("{name} {chips}").format(name=name, chips=chips)
    amount = money_words(still.felt.amount(place), money)
    return _("{name} {amount} ({chips})").format(name=name, amount=amount, chips=chips)


def rack_line(table: Table, rack: CutOut | None) -> str:
    """Return what is in a rack; nothing of one that has whatever is needed."""
    if rack is None:
        return ""
    return _("In the rack: {chips}").format(chips=words.chips_words(rack, table.currency))


# --- answers and findings


def value_words(exercise: Exercise, field: Field, value: Value, cards: Cards = cards_words) -> str:
    """Return what a field was answered with."""
    money = exercise.still.table.currency
    match field:
        case Pick():
            return chosen_label(exercise, field.name, value)
        case Order() if isinstance(value, tuple):
            return steps_given(field, value)
        case GiveAmount() if isinstance(value, int):
            return money_words(value, money)
        case GiveChips() if value == FILL:
            return words.fill_called()
        case GiveChips() if isinstance(value, tuple):
            return words.chips_words((each for each in value if not isinstance(each, Card | str)), money)
        case _ if isinstance(value, tuple):
            return cards(each for each in value if isinstance(each, Card))
    return str(value)


def steps_given(asked: Order, value: Iterable[object]) -> str:
    """Return steps as they were put in order."""
    labels = {option.value: option.label for option in asked.options}
    return "; ".join(labels[each] for each in value if isinstance(each, str) and each in labels) or words.no_step()


def finding_lines(finding: Finding) -> tuple[str, ...]:
    """Return a finding: what was done, what was right, why, and where that is written down."""
    source = (words.source_line(finding.source),) if finding.source else ()
    return words.done_line(finding.done), words.right_line(finding.right), words.why_line(finding.why), *source
