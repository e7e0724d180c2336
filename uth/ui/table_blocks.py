"""What a page says of a table: the facts that are chosen by, and everything there is to know. No pygame."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from uth.table import Table
from uth.ui.offers import Offer
from uth.ui.page.model import Block, Canvas, Columns, Facts, Heading, Text
from uth.ui.seat import most_boxes
from uth.ui.shares import Share
from uth.words import tables as words
from uth.words.sign import limit_lines, pays, unusual_sentences

SIGN = "sign"
"""The name of the canvas with the signs."""
_IN_SHORT = 2
"""How many unusual rules are named where there is little room."""

Facts_ = tuple[tuple[str, str], ...]


def in_short(offer: Offer, share: Share, height: float) -> Iterator[Block]:
    """Return what a table is chosen by; *height*: of its signs, at unit 1."""
    table = offer.table
    if table is None:
        yield from problems(offer)
        return
    yield _signs(table, height)
    yield Facts((*_money(table), *_shares(table, share)))
    unusual = unusual_sentences(table)
    for sentence in unusual[:_IN_SHORT] or (words.nothing_unusual(),):
        yield Text(sentence)
    if len(unusual) > _IN_SHORT:
        yield Text(words.more_sentences(len(unusual) - _IN_SHORT), soft=True)


def in_full(offer: Offer, share: Share, height: float) -> Iterator[Block]:
    """Return everything about a table."""
    table = offer.table
    if table is None:
        yield from problems(offer)
        return
    yield _signs(table, height)
    left: tuple[Block, ...] = (
        Heading(words.limits_heading()),
        Facts((*_money(table), *limit_lines(table))),
    )
    right: tuple[Block, ...] = (
        Heading(words.figures_heading()),
        Facts(_shares(table, share)),
        Text(words.best_play(), soft=True),
    )
    yield Columns((left, right))
    yield Heading(words.unusual_heading())
    yield from map(Text, unusual_sentences(table) or (words.nothing_unusual(),))
    if offer.warnings:
        yield Heading(words.warnings_heading())
        yield from (Text(str(warning._replace(file=offer.file.name))) for warning in offer.warnings)
    if table.sources:
        yield Heading(words.sources_heading())
        yield from (Text(source, soft=True) for source in table.sources)
    yield Text(words.file_line(str(offer.file)), soft=True)


def problems(offer: Offer) -> Iterator[Block]:
    """Return what is wrong with a file, each with its line."""
    yield Heading(words.problems_title(offer.file.name))
    yield Text(words.problems_intro(offer.problems))
    yield from (Text(str(problem._replace(file=offer.file.name))) for problem in offer.problems)
    yield Text(words.how_to_mend(), soft=True)
    yield Text(words.file_line(str(offer.file)), soft=True)


def about(offer: Offer) -> str:
    """Return where a table is from and which edition it is, in one line."""
    table = offer.table
    if table is None:
        return offer.origin
    parts = [offer.origin]
    parts += [words.revision_words(table.revision)] if table.revision else []
    parts += [words.in_force(table.effective)] if table.effective else []
    return ", ".join(parts)


def _signs(table: Table, height: float) -> Canvas:
    said = (": ".join((part.title, ", ".join(" ".join(line) for line in part.lines))) for part in pays(table))
    return Canvas(SIGN, height, weight=0, words=tuple(said))


def _money(table: Table) -> Facts_:
    return (
        (words.currency_label(), table.currency.code),
        (words.boxes_label(), str(most_boxes(table))),
    )


def _shares(table: Table, share: Share) -> Facts_:
    rows = [(words.edge_label(), _percent(share.edge, share)), (words.risk_label(), _percent(share.risk, share))]
    if table.trips is not None:
        rows.append((words.trips_label(), _percent(share.trips, share)))
    return tuple(rows)


def _percent(part: Fraction | None, share: Share) -> str:
    if part is not None:
        return words.percent(part)
    return words.not_known(share.why) if share.why else words.working_out()
