"""The report of a drill as parts of a page. No pygame."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from uth.train.drills.course import Course
from uth.train.drills.marks import Mark
from uth.train.drills.report import Report, Share
from uth.train.kinds import kind_words, known_kind
from uth.ui.align import Align
from uth.ui.learn.cells import begun, board_cell, cards_cell, cost_cell, kind_cell
from uth.ui.page.model import Block, Cell, Column, Columns, Figure, Figures, Heading, Listing, Row, Table, Text
from uth.words import drill
from uth.words import learn_report as words
from uth.words import learn_table as felt_words
from uth.words.figures import number_words
from uth.words.strategy import share_words

_KINDS = 6
"""So many kinds of hand are listed, the dearest first."""
_SHARES = (0.45, 0.65, 1.5, 3.0, 1.45, 1.0)
_LEAST = 3


def wrong_marks(course: Course) -> tuple[Mark, ...]:
    """Return the wrong answers of a drill, the dearest first."""
    wrong = (mark for mark in course.marks if not mark.right)
    return tuple(sorted(wrong, key=lambda mark: (mark.cost is None, -(mark.cost or 0), mark.number)))


def report_blocks(found: Report, wrong: Sequence[Mark]) -> tuple[Block, ...]:
    """Return the report; *wrong*: the wrong answers, as they are listed."""
    by_rule = found.all.by_thumb
    cost = drill.cost_line(found.all.cost_per_hand, found.all.cost) if found.all.cost else ""
    said = filter(None, (cost, drill.by_rule_line(by_rule) if by_rule else ""))
    listed: tuple[Block, ...] = (_table(wrong),) if wrong else (Text(words.all_right()),)
    return (
        Figures(_figures(found)),
        *(Text(text, soft=True) for text in said),
        Heading(words.wrong_heading()),
        *listed,
        Columns((_streets(found), _kinds(found)), (1.0, 1.5)),
    )


def _figures(found: Report) -> tuple[Figure, ...]:
    right, cost, streak, time = words.report_heads()
    everything = found.all
    total = words.in_all(number_words(everything.cost, 3)) if everything.cost else felt_words.costs_nothing()
    priced = words.in_antes(number_words(everything.cost_per_hand, 4)), total
    each = number_words(found.took / everything.hands / 1000, 1)
    return (
        Figure(right, words.of_hands(everything.right, everything.hands), _accuracy(everything)),
        Figure(cost, *(priced if everything.exact else ("–", ""))),
        Figure(streak, str(found.streak)),
        Figure(time, words.in_seconds(each), words.late_words(found.late)),
    )


def _accuracy(share: Share) -> str:
    return share_words(Fraction(share.right, share.hands))


def _streets(found: Report) -> tuple[Block, ...]:
    streets = ((begun(drill.moment_words(street)), *_numbers(share)) for street, share in found.streets)
    return Heading(words.by_street()), Listing(tuple(streets), drill.share_titles())


def _kinds(found: Report) -> tuple[Block, ...]:
    kinds = tuple(
        (
            begun(kind_words(known_kind(kind))),
            str(share.hands),
            str(share.right),
            _cost(share),
        )
        for kind, share in found.kinds[:_KINDS]
    )
    return Heading(words.by_kind()), Listing(kinds, words.kind_titles())


def _cost(share: Share) -> str:
    return number_words(share.cost, 3) if share.exact else "–"


def _numbers(share: Share) -> tuple[str, str, str]:
    return str(share.hands), str(share.right), number_words(share.cost_per_hand, 4) if share.exact else "–"


def _table(wrong: Sequence[Mark]) -> Table:
    titles = words.wrong_titles()
    right = {0, len(titles) - 1}
    columns = tuple(
        Column(title, share, Align.RIGHT if place in right else Align.LEFT)
        for place, (title, share) in enumerate(zip(titles, _SHARES, strict=True))
    )

    def rows(first: int, count: int) -> Sequence[Row]:
        return [_row(mark) for mark in wrong[first : first + count]]

    return Table("wrong", columns, len(wrong), rows, by_click=False, least=_LEAST)


def _row(mark: Mark) -> Row:
    instead = words.instead_words(mark.chosen, mark.best, dark=not mark.spot.holes)
    cells = cards_cell(mark.spot), board_cell(mark.spot), kind_cell(mark.kind)
    return (Cell(str(mark.number)), *cells, Cell(instead), cost_cell(None if mark.spot.by_rules else mark.cost))
