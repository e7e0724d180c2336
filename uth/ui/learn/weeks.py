"""Practice over weeks and days, as points of a plot and as rows. No pygame."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from enum import StrEnum
from fractions import Fraction
from itertools import pairwise

from uth.store.progress import Answered
from uth.train.drills.days import Day, days
from uth.ui.align import Align
from uth.ui.page.model import Figure
from uth.ui.plots.rows import Column, Row, Rows, Share
from uth.ui.plots.trend import Moment
from uth.words import learn_report as report_words
from uth.words import learn_review as words
from uth.words import times
from uth.words.figures import number_words
from uth.words.strategy import share_words


class Span(StrEnum):
    """What a point stands for."""

    WEEKS = "weeks"
    DAYS = "days"


class What(StrEnum):
    """What is plotted."""

    RIGHT = "right"
    COST = "cost"


@dataclass(frozen=True, slots=True)
class Practice:
    """All answers of a player, by week or by day."""

    days: tuple[Day, ...] = ()
    running: int = 0
    """On how many days running up to the last one there were answers."""


def practice_of(answers: Sequence[Answered], span: Span) -> Practice:
    """Return the answers by week, which is called by its Monday, or by day."""
    by_day = days(answers, times.day)
    found = by_day if span is Span.DAYS else days(answers, times.week)
    return Practice(found, _running([date.fromisoformat(each.day) for each in by_day]))


def _running(practised: Sequence[date]) -> int:
    count = min(1, len(practised))
    for later, earlier in pairwise(reversed(practised)):
        if later - earlier != timedelta(days=1):
            break
        count += 1
    return count


# --- as parts of a page


def figures(practice: Practice) -> tuple[Figure, ...]:
    """Return what all of it comes to."""
    everything = practice.days
    answers, right = sum(day.answers for day in everything), sum(day.right for day in everything)
    exact, cost = sum(day.exact for day in everything), sum((day.cost for day in everything), Fraction(0))
    heads = words.progress_heads()
    return (
        Figure(heads[0], f"{answers:,}", words.days_running(practice.running)),
        Figure(heads[1], share_words(Fraction(right, answers)), report_words.of_hands(right, answers)),
        Figure(heads[2], report_words.in_antes(number_words(cost / exact, 4)) if exact else "–"),
        Figure(heads[3], str(max(day.streak for day in everything))),
    )


def moments(practice: Practice, what: What) -> tuple[Moment, ...]:
    """Return the points of a plot; days of which nothing is known have none."""
    value = _VALUES[what]
    most = max((day.answers for day in practice.days), default=1)
    return tuple(
        Moment(date.fromisoformat(day.day).toordinal(), float(known), day.day, day.answers / most)
        for day in practice.days
        if (known := value(day)) is not None
    )


def _right(day: Day) -> Fraction | None:
    return Fraction(day.right, day.answers)


def _cost(day: Day) -> Fraction | None:
    return day.cost_per_hand


_VALUES: dict[What, Callable[[Day], Fraction | None]] = {What.RIGHT: _right, What.COST: _cost}


def say(what: What, value: float) -> str:
    """Return a value of a plot in words."""
    return f"{round(value * 100)} %" if what is What.RIGHT else number_words(value, 3)


def rows_of(practice: Practice) -> Rows:
    """Return the weeks or days as rows, the latest first."""
    titles = words.progress_titles()
    columns = (
        Column(titles[0], Align.LEFT),
        Column(titles[1]),
        Column(titles[2]),
        Column(titles[3], Align.LEFT, weight=1.0, least=90, rank=3),
        Column(titles[4]),
        Column(titles[5], rank=1),
        Column(titles[6], rank=2),
    )
    return Rows(columns, tuple(map(_row, reversed(practice.days))))


def _row(day: Day) -> Row:
    share, cost = Fraction(day.right, day.answers), day.cost_per_hand
    return (
        day.day,
        f"{day.answers:,}",
        share_words(share),
        Share(float(share)),
        "–" if cost is None else number_words(cost, 4),
        f"{day.streak:,}",
        number_words(day.took / 60_000, 1),
    )
