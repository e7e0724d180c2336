"""What ``uth history leaks`` tells, worked out: grades, leaks with their examples, luck."""

from __future__ import annotations

from dataclasses import dataclass

from uth.career.luck import Luck, luck_in
from uth.chips import Currency
from uth.cli import output
from uth.cli.history import opened
from uth.cli.history.stats import statistics_with_theory
from uth.i18n import gettext as _
from uth.store.database import Database
from uth.store.grades import Graded, Grades
from uth.store.history import History, Wanted
from uth.store.players import Player
from uth.train.graded import grade_rounds, question_of
from uth.train.leaks import Leak, Leaks, leaks_of
from uth.train.question import Question


@dataclass(frozen=True, slots=True)
class Found:
    """What is told.

    :ivar listed: the costliest leaks, each with its examples and what was asked there, None for a dark box.
    :ivar luck: None where the band of best play cannot be worked out.
    """

    money: Currency
    leaks: Leaks
    listed: tuple[tuple[Leak, tuple[tuple[Graded, Question | None], ...]], ...]
    luck: Luck | None


def found(player: Player, wanted: Wanted, money: Currency, most: int) -> Found:
    """Grade those of the wanted rounds that are not graded yet, and return what their grades show.

    *most*: so many leaks are listed.

    :raises StoreError: if the history cannot be read or written.
    :raises SolverMissing: if something has to be worked out and the compiled kernels cannot be loaded.
    """
    with opened.to_write() as database:
        with output.busy(_("grading ...")) as show:
            grade_rounds(database, player.id, wanted, money.code, lambda done, all_: show(_progress(done, all_)))
        leaks = leaks_of(Grades(database, player.id).of(wanted, money.code))
        history = History(database, player.id)
        listed = tuple(
            (leak, tuple((each, question_of(history, each)) for each in leak.examples)) for leak in leaks.leaks[:most]
        )
        return Found(money, leaks, listed, _luck(database, player, wanted, money, leaks))


def _progress(done: int, all_: int) -> str:
    return _("grading: {done} of {all} ...").format(done=f"{done:,}", all=f"{all_:,}")


def _luck(database: Database, player: Player, wanted: Wanted, money: Currency, leaks: Leaks) -> Luck | None:
    found = statistics_with_theory(database, player, wanted, money.code)
    if found.band is None or found.totals is None:
        return None
    return luck_in(found.totals.net, leaks.all.money, found.band)
