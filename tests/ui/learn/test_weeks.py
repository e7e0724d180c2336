"""Practice over weeks and days: sums, days running, points, rows."""

from __future__ import annotations

from datetime import datetime
from fractions import Fraction
from itertools import pairwise

from uth.game.model import Choice
from uth.store.progress import Answered
from uth.ui.learn.weeks import Practice, Span, What, figures, moments, practice_of, rows_of, say


def answer(day: str, cost: Fraction | None, *, right: bool = True) -> Answered:
    at = round(datetime.fromisoformat(f"{day}T12:00").timestamp() * 1000)
    return Answered(at, 3_000, right, [], "preflop AKo", Choice.CHECK, Choice.CHECK, cost, None)


ANSWERS = (
    answer("2026-11-20", Fraction(1, 2), right=False),
    answer("2026-11-23", Fraction(0)),
    answer("2026-11-28", Fraction(0)),
    answer("2026-11-29", Fraction(1, 10), right=False),
    answer("2026-11-30", None),
)


def test_weeks_begin_on_mondays() -> None:
    practice = practice_of(ANSWERS, Span.WEEKS)
    assert [day.day for day in practice.days] == ["2026-11-16", "2026-11-23", "2026-11-30"]
    assert [day.answers for day in practice.days] == [1, 3, 1]
    assert practice.running == practice_of(ANSWERS, Span.DAYS).running == 3
    assert practice_of((), Span.WEEKS) == Practice((), 0)


def test_all_together() -> None:
    answers, right, cost, streak = figures(practice_of(ANSWERS, Span.WEEKS))
    assert (answers.figure, answers.second) == ("5", "3 days running")
    assert (right.figure, right.second) == ("60.00 %", "3 of 5")
    assert (cost.figure, streak.figure) == ("0.1500 Antes", "2")


def test_points_are_placed_by_day_and_what_is_not_known_has_none() -> None:
    practice = practice_of(ANSWERS, Span.WEEKS)
    points = moments(practice, What.RIGHT)
    assert [point.value for point in points] == [0, 2 / 3, 1]
    assert [later.at - early.at for early, later in pairwise(points)] == [7, 7]
    assert [point.name for point in moments(practice, What.COST)] == ["2026-11-16", "2026-11-23"]
    assert (say(What.RIGHT, 2 / 3), say(What.COST, 0.5)) == ("67 %", "0.500")


def test_rows_have_the_latest_first() -> None:
    rows = rows_of(practice_of(ANSWERS, Span.WEEKS))
    assert [row[0] for row in rows.rows] == ["2026-11-30", "2026-11-23", "2026-11-16"]
    assert rows.rows[0][4] == "–"
    assert rows.rows[1][2] == "66.67 %"
