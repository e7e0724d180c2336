"""How often a player decides rightly: by starting hand for the map, by street and kind of hand as rows. No pygame."""

from __future__ import annotations

from collections.abc import Iterator

from uth.table import Street
from uth.train.kinds import made_words
from uth.train.leaks import Leaks, Part
from uth.ui.align import Align
from uth.ui.learn.cells import begun
from uth.ui.plots.chart import FULL
from uth.ui.plots.panels import HandFacts
from uth.ui.plots.rows import Column, Row, Rows, Section, Share
from uth.words import learn_review as words
from uth.words.figures import number_words
from uth.words.leaks import when_words
from uth.words.strategy import share_words

Values = dict[str, tuple[float, str]]


def map_values(leaks: Leaks) -> Values:
    """Return what is drawn for each starting hand that was decided: its colour's strength, and percent right."""
    return {hand: _square(part) for (street, hand), part in leaks.hands.items() if street is Street.PREFLOP}


def _square(part: Part) -> tuple[float, str]:
    missed = 1 - part.right / part.decisions
    percent = (part.right * 200 + part.decisions) // (2 * part.decisions)
    # 100 stands for what was always right, and 0 for what never was, and for nothing else.
    if 0 < part.right < part.decisions:
        percent = min(99, max(1, percent))
    return (-FULL * missed if missed else FULL), f"{percent}"


def hand_facts(leaks: Leaks, hand: str) -> HandFacts:
    """Return what is told of a starting hand."""
    part = leaks.hands.get((Street.PREFLOP, hand))
    if part is None:
        return HandFacts(hand, ((words.map_facts()[0], "0"),))
    values = f"{part.decisions:,}", _right(part), number_words(part.cost, 3)
    return HandFacts(hand, tuple(zip(words.map_facts(), values, strict=True)))


def map_lines(leaks: Leaks) -> tuple[str, ...]:
    """Return the map for people who cannot see it: the starting hands that were decided."""
    hands = (hand for street, hand in leaks.hands if street is Street.PREFLOP)
    return tuple(", ".join([hand, *map(" ".join, hand_facts(leaks, hand).rows)]) for hand in hands)


def street_rows(leaks: Leaks) -> Rows:
    """Return the decisions by street, then on flop and river by what the hand is made of."""
    titles = words.street_titles()
    columns = (
        Column(titles[0], Align.LEFT),
        Column(titles[1], rank=2),
        Column(titles[2]),
        Column(titles[3], Align.LEFT, weight=1.0, least=90, rank=4),
        Column(titles[4], rank=3),
        Column(titles[5], rank=1),
        Column(titles[6]),
    )
    return Rows(columns, tuple(_rows(leaks)))


def _rows(leaks: Leaks) -> Iterator[Row]:
    for street, part in leaks.streets.items():
        yield _row(begun(when_words(street)), part)
    for street in (Street.FLOP, Street.RIVER):
        here = [(hand, part) for (where, hand), part in leaks.hands.items() if where is street]
        hands = sorted(here, key=lambda each: -each[1].cost)
        if hands:
            yield (Section(begun(when_words(street))),)
            yield from (_row(begun(made_words(hand)), part) for hand, part in hands)


def _row(name: str, part: Part) -> Row:
    share = part.accuracy
    return (
        name,
        f"{part.decisions:,}",
        _right(part),
        Share(float(share or 0)),
        f"{part.close:,}",
        number_words(part.per_decision, 4),
        number_words(part.cost, 3),
    )


def _right(part: Part) -> str:
    return share_words(part.accuracy) if part.accuracy is not None else "–"
