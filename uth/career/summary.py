"""The statistics of a span of rounds: what was played, and what theory says to it."""

from __future__ import annotations

from dataclasses import dataclass

from uth.career import lines
from uth.career.band import Band, Point, band_of, points_of
from uth.career.hands import HandsSeen, hands_seen
from uth.career.lines import Line, Qualified
from uth.career.theory import Gap, Theory
from uth.chips import Currency
from uth.i18n import gettext as _
from uth.store.database import Damaged, Database
from uth.store.history import ALL, Wanted
from uth.store.spans import currencies
from uth.store.tallies import (
    BetTally,
    BoxTally,
    Course,
    Extreme,
    HandsTally,
    Pace,
    Tallies,
    Totals,
)
from uth.table import Table


@dataclass(frozen=True, slots=True)
class Counted:
    """What the database counted of a span, one currency of it; *tables* by their felt, the most played first."""

    currency: Currency
    tables: dict[int, Table]
    totals: Totals
    bets: tuple[BetTally, ...]
    boxes: tuple[BoxTally, ...]
    hands: tuple[HandsTally, ...]
    extremes: tuple[Extreme, ...]
    pace: Pace
    course: Course


@dataclass(frozen=True, slots=True)
class Statistics:
    """The statistics of a span of rounds in one currency. Amounts are minor units, all bets of the player's boxes.

    :ivar currency: None where nothing was played; then everything else is empty.
    :ivar currencies: the codes of all currencies in the span, that of the latest round first.
    :ivar tables: the names of the tables, the most played first.
    :ivar dark: how many of the boxes were played dark.
    :ivar decisions: by what ended the decisions: ``play 4x`` ... ``fold river``, then dark boxes, ``dark 2x``.
    :ivar results: win, tie, lose and fold.
    :ivar starting: the 169 starting hands of seen boxes; their nets for each unit of Ante are those of the main bets.
    :ivar hands: the final hands by rule of the hole cards, one box of each round.
    :ivar points: the course of what was won, from nothing on.
    :ivar band: what best play makes of the same stakes, None if something for it is not known: see *gaps*.
    :ivar gaps: what of the tables is not known yet, or cannot be.
    """

    currency: Currency | None = None
    currencies: tuple[str, ...] = ()
    tables: tuple[str, ...] = ()
    totals: Totals | None = None
    dark: int = 0
    bets: tuple[BetTally, ...] = ()
    decisions: tuple[Line, ...] = ()
    results: tuple[Line, ...] = ()
    qualified: Qualified | None = None
    starting: tuple[Line, ...] = ()
    hands: tuple[HandsSeen, ...] = ()
    biggest_win: Extreme | None = None
    biggest_loss: Extreme | None = None
    pace: Pace | None = None
    points: tuple[Point, ...] = ()
    band: Band | None = None
    gaps: tuple[Gap, ...] = ()


def statistics(
    database: Database,
    player: int,
    wanted: Wanted = ALL,
    *,
    currency: str | None = None,
    theory: Theory | None = None,
) -> Statistics:
    """Return the statistics of a player's wanted rounds. Nothing is worked out: what is not known is in the gaps.

    *currency*: the code of one in the span; that of the latest round without it. *theory*: what is known of tables
    besides what is stored; ``theory.work_out(gap)`` closes a gap, and the next call then has the band.

    :raises Damaged: if the file is damaged.
    """
    found, counts = counted(database, player, wanted, currency)
    return statistics_of(counts, found, theory or Theory()) if counts else Statistics(currencies=found)


def counted(
    database: Database, player: int, wanted: Wanted = ALL, currency: str | None = None
) -> tuple[tuple[str, ...], Counted | None]:
    """Return the currencies of the wanted rounds, and what was counted in one of them, None where there are none.

    :raises Damaged: if the file is damaged.
    """
    with database.reading():
        codes = currencies(database, player, wanted)
        if not codes:
            return codes, None
        tallies = Tallies(database, player, currency if currency in codes else codes[0], wanted)
        counts = _counted(tallies)
    if counts is None:
        raise Damaged(_("{file} is damaged: the counts of rounds contradict each other").format(file=database.file))
    return codes, counts


def _counted(tallies: Tallies) -> Counted | None:
    """Count everything; None if the counts are not of the same rounds, as in a damaged file."""
    totals, tables, extremes, course = tallies.totals(), tallies.felts(), tallies.extremes(), tallies.course()
    boxes, hands = tallies.boxes(), tallies.hands()
    used = {part.felt for part in boxes} | {part.felt for part in hands} | {part.felt for part in course.shapes}
    if totals is None or not totals.rounds == len(course.nets) == sum(part.rounds for part in hands):
        return None
    if used != set(tables) or len(extremes) != 2:
        return None
    return Counted(
        currency=next(iter(tables.values())).currency,
        tables=tables,
        totals=totals,
        bets=tallies.bets(),
        boxes=boxes,
        hands=hands,
        extremes=extremes,
        pace=tallies.pace(),
        course=course,
    )


def statistics_of(counts: Counted, codes: tuple[str, ...], theory: Theory) -> Statistics:
    """Return the statistics of what was counted; again, when more is known of the tables."""
    known = {felt: theory.of(table) for felt, table in counts.tables.items()}
    points = points_of(counts.course)
    band, gaps = band_of(counts.course, points, counts.tables, theory)
    most, least = counts.extremes
    return Statistics(
        currency=counts.currency,
        currencies=codes,
        tables=tuple(dict.fromkeys(table.name for table in counts.tables.values())),
        totals=counts.totals,
        dark=sum(tally.boxes for tally in counts.boxes if tally.dark),
        bets=counts.bets,
        decisions=lines.decisions(counts.boxes, known),
        results=lines.results(counts.boxes, known),
        qualified=lines.qualified(counts.hands, known),
        starting=lines.starting(counts.boxes, known),
        hands=hands_seen(counts.hands, counts.tables),
        biggest_win=most if most.net > 0 else None,
        biggest_loss=least if least.net < 0 else None,
        pace=counts.pace,
        points=points,
        band=band,
        gaps=gaps,
    )
