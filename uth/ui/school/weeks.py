"""What a trainee has done over weeks and days: scores and times, as points of plots and as rows. No pygame."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from fractions import Fraction
from functools import cached_property
from statistics import median_low

from uth.school.keeping import Done
from uth.school.levels import LAST
from uth.school.pace import Pace
from uth.school.score import FULL, Share, share_of
from uth.school.skills import Skill
from uth.ui.align import Align
from uth.ui.learn.weeks import Span
from uth.ui.page.model import Figure
from uth.ui.plots.rows import Column, Row, Rows
from uth.ui.plots.rows import Share as Bar
from uth.ui.plots.trend import Moment
from uth.words import school_outcome as outcome_words
from uth.words import school_progress as words
from uth.words import times
from uth.words.figures import number_words
from uth.words.school_chair import skill_words
from uth.words.school_report import score_words
from uth.words.strategy import share_words


@dataclass(frozen=True)
class Period:
    """A week or a day: the name of its first day, and the answers of it; there is one at least."""

    day: str
    answers: tuple[Done, ...]

    @cached_property
    def share(self) -> Share:
        """What came of them."""
        return share_of(self.answers)


class Practice:
    """Some answers, in order; what is worked out from them is worked out once."""

    def __init__(self, answers: tuple[Done, ...]) -> None:
        self.answers = answers
        self._periods: dict[Span, tuple[Period, ...]] = {}

    def periods(self, span: Span) -> tuple[Period, ...]:
        """Return the answers by week or by day."""
        if span not in self._periods:
            self._periods[span] = periods(self.answers, span)
        return self._periods[span]

    @cached_property
    def figures(self) -> tuple[Figure, ...]:
        """The large figures; there is an answer at least."""
        return figures(self.answers)

    @cached_property
    def drills(self) -> Rows:
        """The drills as rows."""
        return drill_rows(self.answers)

    @cached_property
    def paces(self) -> tuple[Pace, ...]:
        """What was timed at all."""
        return paces_of(self.answers)


def of_skill(answers: Iterable[Done], skill: Skill | None) -> tuple[Done, ...]:
    """Return the answers of a drill; None: of all."""
    return tuple(answer for answer in answers if skill in (None, answer.skill))


def periods(answers: Iterable[Done], span: Span) -> tuple[Period, ...]:
    """Return the answers by week, which is called by its Monday, or by day."""
    name = times.day if span is Span.DAYS else times.week
    groups: dict[str, list[Done]] = {}
    for answer in answers:
        groups.setdefault(name(answer.at), []).append(answer)
    return tuple(Period(day, tuple(groups[day])) for day in sorted(groups))


def paces_of(answers: Iterable[Done]) -> tuple[Pace, ...]:
    """Return what was timed at all."""
    found = {pace for answer in answers for pace, _time in answer.paces}
    return tuple(pace for pace in Pace if pace in found)


def target_of(answers: Sequence[Done], pace: Pace) -> int:
    """Return the latest target of a pace, in milliseconds; 0 for none."""
    return answers[-1].targets.of(pace) if answers else 0


# --- points of plots


def score_moments(found: Sequence[Period]) -> tuple[Moment, ...]:
    """Return the scores, 1 for all points."""
    return _moments(found, lambda period: float(period.share.score) / FULL)


def pace_moments(found: Sequence[Period], pace: Pace) -> tuple[Moment, ...]:
    """Return the middle times, in seconds; periods in which nothing of the pace was timed have none."""

    def value(period: Period) -> float | None:
        taken = [time for answer in period.answers for what, time in answer.paces if what is pace]
        return median_low(taken) / 1000 if taken else None

    return _moments(found, value)


def _moments(found: Sequence[Period], value: Callable[[Period], float | None]) -> tuple[Moment, ...]:
    most = max((len(period.answers) for period in found), default=1)
    return tuple(
        Moment(date.fromisoformat(period.day).toordinal(), known, period.day, len(period.answers) / most)
        for period in found
        if (known := value(period)) is not None
    )


# --- parts of a page


def figures(answers: Sequence[Done]) -> tuple[Figure, ...]:
    """Return what all of it comes to; there is an answer at least."""
    heads, days = words.heads(), periods(answers, Span.DAYS)
    share = share_of(answers)
    return (
        Figure(heads[0], f"{share.asked:,}", words.days_words(len(days))),
        Figure(heads[1], score_words(share.score), words.of_points()),
        Figure(heads[2], *_right(share)),
        Figure(heads[3], score_words(days[-1].share.score), days[-1].day),
    )


def _right(share: Share) -> tuple[str, str]:
    part = share_words(Fraction(share.right, share.asked))
    return part, outcome_words.right_of(share.right, share.asked)


def drill_rows(answers: Sequence[Done]) -> Rows:
    """Return the drills as rows, in teaching order."""
    *titles, latest = words.drill_titles(LAST)
    of = {skill: of_skill(answers, skill) for skill in Skill}
    rows = (
        (*_row(skill_words(skill.value), share_of(own)), score_words(share_of(own[-LAST:]).score))
        for skill, own in of.items()
        if own
    )
    return Rows((*_columns(titles), Column(latest, rank=3)), tuple(rows))


def week_rows(found: Sequence[Period]) -> Rows:
    """Return the weeks or days as rows, the latest first."""
    *titles, minutes = words.week_titles()
    rows = (
        (*_row(period.day, period.share), number_words(sum(answer.took for answer in period.answers) / 60_000, 1))
        for period in reversed(found)
    )
    return Rows((*_columns(titles), Column(minutes, rank=3)), tuple(rows))


def _columns(titles: Sequence[str]) -> tuple[Column, ...]:
    name, answers, right, score, bar = titles
    return (
        Column(name, Align.LEFT),
        Column(answers),
        Column(right, rank=2),
        Column(score),
        Column(bar, Align.LEFT, weight=1.0, least=90, rank=4),
    )


def _row(name: str, share: Share) -> Row:
    right, _of = _right(share)
    return name, f"{share.asked:,}", right, score_words(share.score), Bar(float(share.score) / FULL)
