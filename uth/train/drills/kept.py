"""Drills and what they taught, as the store keeps them; and the mistakes of drills and rounds, to be practised."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from uth.game import engine
from uth.game.actions import Decide
from uth.game.view import View, seen_from
from uth.i18n import gettext as _
from uth.store.database import Damaged, Database
from uth.store.grades import Graded, Grades
from uth.store.history import History, HistoryError, Stored
from uth.store.learnt import in_drill, in_round
from uth.store.progress import Answered, Lesson, Progress
from uth.table import Bet, Street, Table
from uth.train.drills import plan as plans
from uth.train.drills import spots
from uth.train.drills.course import Course, is_late
from uth.train.drills.marks import Mark
from uth.train.drills.plan import DrillError, Plan, stakes_of
from uth.train.drills.spots import Spot, Stakes, spot_of, with_trips
from uth.train.kinds import OTHER, key_today, known_kind
from uth.train.learning import Learning, replayed

AGAIN = 2
"""After so many right answers in a row a mistake is learnt."""
MOST_MISTAKES = 200
"""The latest ones are practised."""


def answered(mark: Mark, at: int) -> Answered:
    """Return an answer as the store keeps it; *at*: when it was given, in milliseconds since 1970, UTC."""
    spot = spots.to_data(mark.spot)
    return Answered(at, mark.took, mark.right, spot, mark.kind, mark.chosen, mark.best, mark.cost, mark.margin)


def course_of(lesson: Lesson) -> Course:
    """Return a drill as it was kept.

    :raises ValueError: if this version does not know it.
    """
    plan = plans.from_data(lesson.plan)
    return Course(plan, tuple(_mark(plan, number, each) for number, each in enumerate(lesson.answers, 1)))


def courses_of(progress: Progress) -> Iterator[tuple[int, Lesson, Course]]:
    """Yield the drills of a player with their numbers, as they were kept and as they are known here, the first first.

    Those of another version, whose questions are not known here, are left out.
    """
    for listed in progress.lessons():
        lesson = progress.lesson(listed.number)
        try:
            yield listed.number, lesson, course_of(lesson)
        except (ValueError, DrillError):
            continue


def _mark(plan: Plan, number: int, kept: Answered) -> Mark:
    late = is_late(plan, kept.chosen, kept.took)
    spot = spots.from_data(kept.spot)
    kind = key_today(kept.kind, spot.hole, spot.board, plan.tables[spot.table].rules)
    return Mark(number, spot, kind, kept.chosen, kept.best, kept.took, late, kept.cost, kept.margin)


def learning_of(progress: Progress) -> Learning:
    """Return what a player has learnt in all drills so far."""
    return replayed((_kind(each), each.right, each.margin) for each in progress.answers())


def _kind(kept: Answered) -> str:
    """The kind of an answer; that of another version's goes by the usual rules of which cards are used."""
    if known_kind(kept.kind).hand != OTHER:
        return kept.kind
    try:
        spot = spots.from_data(kept.spot)
    except ValueError:
        return kept.kind
    return key_today(kept.kind, spot.hole, spot.board)


# --- mistakes


Where = tuple[int, Street | None]
"""A decision of a round: its box and its street, None for the multiple of a dark box."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A decision that was wrong: where, and what was seen, with the stakes of the box where a Trips bet was one."""

    table: Table
    spot: Spot

    def spot_at(self, tables: Sequence[Table]) -> Spot:
        """Return the spot as a plan with these tables has it."""
        return replace(self.spot, table=tables.index(self.table))


def mistakes_in_drills(progress: Progress, learnt: Collection[str] = ()) -> tuple[Mistake, ...]:
    """Return the questions that were answered wrongly and not rightly :data:`AGAIN` times since, the latest last.

    *learnt*: the names of those that count no more.
    """
    since: dict[Mistake, int] = {}
    for number, _lesson, course in courses_of(progress):
        for mark in course.marks:
            mistake = mistake_of_drill(course, mark)
            if not mark.right and in_drill(number, mark.number) not in learnt:
                since.pop(mistake, None)
                since[mistake] = 0
            elif mark.right and mistake in since:
                since[mistake] += 1
    return tuple(mistake for mistake, right in since.items() if right < AGAIN)


def mistakes_in_rounds(database: Database, player: int, learnt: Collection[str] = ()) -> tuple[Mistake, ...]:
    """Return the decisions of graded rounds that cost something, the latest last.

    *learnt*: the names of those that count no more.

    :raises Damaged: if a round of them cannot be read.
    """
    wrong: dict[int, list[Graded]] = {}
    for graded in Grades(database, player).of():
        grade = graded.grade
        known = in_round(graded.round, grade.box, grade.street) in learnt
        if grade.cost and grade.street is not None and not known:
            wrong.setdefault(graded.round, []).append(graded)
    history = History(database, player)
    latest = list(wrong.items())[-MOST_MISTAKES:]
    return tuple(
        mistake
        for number, grades in latest
        for mistake in _in_round(_round(history, number), {(each.grade.box, each.grade.street) for each in grades})
    )


def mistake_of_drill(course: Course, mark: Mark) -> Mistake:
    """Return what was asked where an answer of a drill was marked."""
    spot = with_trips(mark.spot, stakes_of(course.plan, mark.spot)) if mark.spot.holes else mark.spot
    return Mistake(course.plan.tables[spot.table], replace(spot, table=0))


def mistake_of_round(database: Database, player: int, number: int, where: Where) -> Mistake:
    """Return one decision of a round by its box and street; for a dark box (None) what its owner knew then.

    :raises Damaged: if the round cannot be read, or has no such decision.
    """
    stored = _round(History(database, player), number)
    box, street = where
    if street is None:
        return Mistake(stored.table, Spot(0, box))
    found = next(_in_round(stored, {where}), None)
    if found is None:
        sentence = _("a grade belongs to no decision: round {number}, box {box}, {street}")
        raise Damaged(sentence.format(number=number, box=box, street=street))
    return found


def _round(history: History, number: int) -> Stored:
    try:
        return history.round(number)
    except HistoryError as error:
        raise Damaged(_("a grade belongs to no round: {error}").format(error=error)) from error


def _in_round(stored: Stored, wanted: Collection[Where]) -> Iterator[Mistake]:
    state = engine.new_round(stored.table, stored.funds)
    for action in stored.actions:
        if isinstance(action, Decide) and (action.box, state.street) in wanted:
            yield Mistake(stored.table, _decided(seen_from(state, stored.owner), action.box))
        state, _ = engine.apply(state, action)


def _decided(view: View, box: int) -> Spot:
    """The spot of a decision, with the stakes of its box."""
    seen = view.box(box)
    assert seen is not None
    return with_trips(spot_of(view, box), Stakes(seen.stake(Bet.ANTE), seen.stake(Bet.TRIPS)))


def practised(mistakes: Iterable[Mistake]) -> tuple[tuple[Table, ...], tuple[Spot, ...]]:
    """Return tables and mistakes as a plan has them: the latest :data:`MOST_MISTAKES`, each once."""
    latest = list(dict.fromkeys(mistakes))[-MOST_MISTAKES:]
    tables = tuple(dict.fromkeys(mistake.table for mistake in latest))
    return tables, tuple(mistake.spot_at(tables) for mistake in latest)
