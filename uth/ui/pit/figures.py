"""What a table is worth, as blocks of a page: the edges in short, and every figure beside those of another table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial

from uth.analysis.figures import DECISIONS, Figures
from uth.game.settlement import Result
from uth.ui.page.model import Block, Listing, Text
from uth.ui.pit.desk import How, Worth
from uth.words import pit_worth as words
from uth.words.figures import ending_words, number_words, percent_words
from uth.words.pit_edit import nothing

_Row = tuple[str, str, str]


def in_short(worth: Worth, other: Figures | None, name: str) -> Iterator[Block]:
    """Return the edges, and how good they are; *name*: of the other table, empty for the saved file."""
    if worth.figures is not None or worth.edge is not None or other is not None:
        yield Listing(tuple(_edges(worth, other)), words.figure_heads(name))
    yield from _said(worth)


def in_full(worth: Worth, other: Figures | None, name: str) -> Iterator[Block]:
    """Return every figure."""
    if worth.figures is not None or worth.edge is not None or other is not None:
        rows = (*_edges(worth, other), *_more(worth.figures, other))
        yield Listing(rows, words.figure_heads(name))
    yield from _said(worth)


def _said(worth: Worth) -> Iterator[Block]:
    yield from map(Text, _ahead(worth))
    if worth.how is not How.PROBLEM:
        yield Text(worth.failed or _how(worth), soft=True)


def _ahead(worth: Worth) -> Iterator[str]:
    """On which bets the player is ahead."""
    figures, is_bound = worth.figures, worth.how is How.BOUND
    main = worth.edge if worth.edge is not None else figures.base.house_edge if figures is not None else Fraction(0)
    if main < 0:
        yield words.at_least_ahead() if is_bound and worth.edge is None else words.player_ahead()
    trips = _trips_edge(figures) if figures is not None else None
    if trips is not None and trips < 0:
        yield words.trips_maybe_ahead() if is_bound and not worth.trips_exact else words.trips_ahead()


def _how(worth: Worth) -> str:
    if worth.edge is not None:
        return words.edge_exact()
    match worth.how:
        case How.EXACT:
            return words.exact()
        case How.STILL:
            return words.still_exact()
        case How.BOUND:
            return words.bound()
        case _:
            return words.no_bound(worth.why_not) if worth.why_not is not None else words.nothing_known()


def _edges(worth: Worth, other: Figures | None) -> Iterator[_Row]:
    ante, both, money, trips = words.figure_names()
    at_most = worth.how is How.BOUND
    main = words.at_most if at_most else percent_words
    # Of all money, and of Trips where it hangs on the main bets, the old way to play bounds nothing.
    aside = words.about if at_most else percent_words
    side = percent_words if worth.trips_exact else words.about
    for title, parts in ((ante, 1), (both, 2)):
        row = _row(title, worth.figures, other, partial(_edge, parts), (main, percent_words))
        yield row if worth.edge is None else (title, percent_words(worth.edge / parts), row[2])
    yield _row(money, worth.figures, other, lambda found: found.base.element_of_risk, (aside, percent_words))
    yield _row(trips, worth.figures, other, _trips_edge, (side, percent_words))


def _edge(parts: int, found: Figures) -> Fraction:
    """The house edge of so many Antes: of Ante and Blind, two."""
    return found.base.house_edge / parts


def _trips_edge(found: Figures) -> Fraction | None:
    return found.trips.house_edge if found.trips is not None else None


def _hits(found: Figures) -> Fraction | None:
    return found.trips.hit_frequency if found.trips is not None else None


def _more(here: Figures | None, other: Figures | None) -> Iterator[_Row]:
    wager, deviation, hits, qualifies = words.other_names()
    plain, share = (_plain, _plain), (_share, _share)
    yield _row(wager, here, other, lambda found: found.base.average_wager, plain)
    yield _row(deviation, here, other, lambda found: Fraction(found.base.standard_deviation), plain)
    yield _row(hits, here, other, _hits, share)
    yield _row(qualifies, here, other, lambda found: found.base.dealer_qualifies, share)
    for name in DECISIONS:
        if any(found is not None and found.base.decisions[name] for found in (here, other)):
            yield _row(ending_words(name), here, other, partial(_decided, name), share)
    results = (Result.WIN, Result.TIE, Result.LOSE, Result.FOLD)
    for title, result in zip(words.results_names(), results, strict=True):
        yield _row(title, here, other, partial(_ended, result), share)


def _decided(name: str, found: Figures) -> Fraction:
    return found.base.decisions[name]


def _ended(result: Result, found: Figures) -> Fraction:
    return found.base.results[result]


def _plain(value: Fraction) -> str:
    return number_words(value, 4)


def _share(value: Fraction) -> str:
    return percent_words(value, 2)


_Told = Callable[[Fraction], str]


def _row(
    title: str,
    here: Figures | None,
    other: Figures | None,
    of: Callable[[Figures], Fraction | None],
    told: tuple[_Told, _Told],
) -> _Row:
    values = (of(found) if found is not None else None for found in (here, other))
    cells = (nothing() if value is None else tell(value) for value, tell in zip(values, told, strict=True))
    first, second = cells
    return title, first, second
