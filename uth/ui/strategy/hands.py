"""What the chart of starting hands shows: of each its best choice and by how much, and where another table differs.

No pygame.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

from uth.analysis.solution import HandValue
from uth.analysis.strategy.chart import hands_by_raise
from uth.analysis.strategy.notation import format_hands
from uth.analysis.strategy.study import Study
from uth.cards import Card
from uth.game.model import Choice
from uth.train.question import Cards
from uth.words import strategy_page as words
from uth.words.coach import antes_column
from uth.words.statistics import count_words
from uth.words.strategy import margin_words, short_choice


@dataclass(frozen=True, slots=True)
class HandShown:
    """One starting hand.

    :ivar value: its exact values.
    :ivar other: its values at the other table, None where there is none.
    :ivar worth: its number is what its best choice is worth, not the margin.
    """

    value: HandValue
    other: HandValue | None = None
    worth: bool = False

    @property
    def margin(self) -> Fraction:
        """What the best raise is worth more than a check, in Antes: below 0 where a check is better."""
        return margin_of(self.value)

    @property
    def differs(self) -> bool:
        """Whether the other table is played otherwise."""
        return self.other is not None and self.other.best is not self.value.best

    @property
    def raised(self) -> str:
        """The raise that is best, in short; empty where a check is."""
        return short_choice(self.value.best) if self.value.best.multiple else ""

    @property
    def number(self) -> str:
        """What stands in its square, in Antes, with its sign."""
        return margin_words(self.value.values[self.value.best] if self.worth else self.margin)


Hands = Mapping[str, HandShown]
"""By name."""


def margin_of(value: HandValue) -> Fraction:
    """Return what the best raise is worth more than a check, in Antes."""
    return max(worth for choice, worth in value.values.items() if choice.multiple) - value.values[Choice.CHECK]


def hands_shown(found: Study, other: Study | None, *, worth: bool = False) -> dict[str, HandShown]:
    """Return the hands of a chart.

    *other*: the table that it is held against; *worth*: the numbers are values, not margins.
    """
    beside = {value.hand.name: value for value in other.hands} if other is not None else {}
    return {value.hand.name: HandShown(value, beside.get(value.hand.name), worth) for value in found.hands}


def cards_of(name: str) -> Cards:
    """Return two cards of a starting hand."""
    return Cards((Card.parse(f"{name[0]}s"), Card.parse(f"{name[1]}{'s' if name.endswith('s') else 'h'}")))


def facts_of(shown: HandShown, table: str, other: str) -> tuple[tuple[str, str], ...]:
    """Return what is told of one hand: lines of (what, how much); *table* and *other*: what the tables are called."""
    return tuple(_facts(shown, table, other))


def _facts(shown: HandShown, table: str, other: str) -> Iterator[tuple[str, str]]:
    yield words.deals_label(), count_words(shown.value.hand.deals)
    yield from _values(shown.value, table)
    if shown.other is not None:
        yield from _values(shown.other, other)


def _values(value: HandValue, table: str) -> Iterator[tuple[str, str]]:
    yield table, short_choice(value.best)
    for choice, worth in value.values.items():
        yield words.worth_label(short_choice(choice)), antes_column(worth)
    yield words.margin_label(), margin_words(margin_of(value))


def differences(shown: Hands, other: str) -> str:
    """Return in words which hands are played otherwise at the *other* table."""
    to: dict[Choice, set[int]] = {}
    for place, each in enumerate(shown.values()):
        if each.differs and each.other is not None:
            to.setdefault(each.other.best, set()).add(place)
    count = sum(map(len, to.values()))
    parts = [f"{short_choice(choice)}: {format_hands(frozenset(places))}" for choice, places in sorted(to.items())]
    return words.differences(other, count, "; ".join(parts))


def in_words(found: Study) -> tuple[str, ...]:
    """Return the chart for people who cannot see it: the hands of each raise."""
    return tuple(f"{short_choice(choice)}: {hands}" for choice, hands in hands_by_raise(found.hands).items())
