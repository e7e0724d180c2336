"""What is typed in answer to a field of an exercise: an option by number or words, cards, an amount, chips."""

from __future__ import annotations

import re
from collections import Counter

from uth.cards import parse_cards
from uth.chips import AmountError
from uth.errors import CardError, UthError
from uth.school.exercise import (
    FILL,
    CutOut,
    Field,
    GiveAmount,
    GiveChips,
    Option,
    Order,
    Pick,
    PickCards,
    Value,
    by_sign,
)
from uth.table import Table
from uth.words import school_asked as words
from uth.words.errors import error_words

MOST_CHIPS = 200
"""So many chips of one value are taken for one answer, as in the window."""
_CHIPS = re.compile(r"(\d{1,4})\s*[x×*]\s*(\S+)", re.IGNORECASE | re.ASCII)
_NONE = "none"


class NotAnAnswer(UthError):
    """What was typed answers nothing that is asked: the text says what does."""


def value_of(line: str, field: Field, table: Table) -> Value:
    """Return what a line says in answer to a field.

    :raises NotAnAnswer: if it says nothing of the kind.
    """
    match field:
        case Pick():
            return _option(line, field).value
        case Order():
            return _steps(line, field)
        case PickCards():
            return _cards(line, field)
        case GiveAmount():
            return amount_of(line, table)
        case GiveChips():
            return FILL if _plain(line) == FILL else chips_of(line, table)


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())


def is_numbered(field: Pick) -> bool:
    """Return whether options can be chosen by number: not where they are numbers or ranks themselves."""
    return not by_sign(field.options) and not any(option.value.isdigit() for option in field.options)


def _option(line: str, field: Pick) -> Option:
    said = _plain(line)
    if is_numbered(field) and said.isascii() and said.isdigit() and 0 < int(said[:4]) <= len(field.options):
        return field.options[int(said[:4]) - 1]
    names = [(option, (_plain(option.value), _plain(option.label))) for option in field.options]
    found = [option for option, of in names if said in of]
    found = found or [option for option, of in names if said and any(name.startswith(said) for name in of)]
    if said == "10" and not found:
        found = [option for option in field.options if option.value == "T"]
    if len(found) != 1:
        raise NotAnAnswer(words.not_an_option())
    return found[0]


def _steps(line: str, field: Order) -> Value:
    """Steps by their numbers, in the order in which they are done; the word for none is no step at all."""
    said = [] if _plain(line) == _NONE else _plain(line.replace(",", " ")).split(" ")
    options = {str(number): option.value for number, option in enumerate(field.options, start=1)}
    if not set(said) <= set(options) or len(set(said)) < len(said):
        raise NotAnAnswer(words.not_these_steps(len(options)))
    return tuple(options[number] for number in said)


def _cards(line: str, field: PickCards) -> Value:
    try:
        cards = parse_cards(line)
    except CardError as error:
        raise NotAnAnswer(error_words(error)) from error
    if len(set(cards)) != field.count or len(cards) != field.count or not set(cards) <= set(field.cards):
        raise NotAnAnswer(words.not_these_cards(field.count, field.cards))
    return cards


def amount_of(text: str, table: Table) -> int:
    """Return an amount in minor units, with or without the currency's sign.

    :raises NotAnAnswer: if it is none.
    """
    try:
        return table.currency.parse(text.strip().removeprefix(table.currency.sign))
    except AmountError as error:
        raise NotAnAnswer(error_words(error)) from error


def chips_of(line: str, table: Table) -> CutOut:
    """Return chips such as ``2x25 1x5``, the highest first; ``none`` for none.

    :raises NotAnAnswer: if they are none of the table's.
    """
    said = line.strip().replace(",", " ").replace(";", " ")
    if _plain(said) == _NONE:
        return ()
    counts: Counter[int] = Counter()
    for count, value in _CHIPS.findall(said):
        counts[amount_of(value, table)] += int(count)
    values = {chip.value for chip in table.chips}
    left = _CHIPS.sub("", said).strip()
    if left or not counts or not set(counts) <= values or max(counts.values()) > MOST_CHIPS:
        raise NotAnAnswer(words.not_chips(sorted(values), table.currency))
    return tuple(sorted(((value, count) for value, count in counts.items() if count), reverse=True))
