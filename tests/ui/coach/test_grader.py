"""Rounds are graded beside the window, kept, and told of as far as that is wanted."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

from tests.coached import AtOnce, Cannot, Waits
from tests.ui.coach.tables import coached, done, played
from tests.ui.tables import preset
from uth import __version__
from uth.session import Session, seeded
from uth.store.account import Account
from uth.store.coaching import Advice
from uth.store.database import Database
from uth.store.grades import Grades
from uth.store.players import Players
from uth.store.settings import Settings, Speed
from uth.train.graded import grades_of_stored
from uth.ui.coach.advisor import Advisor
from uth.ui.coach.study import Study
from uth.ui.commands import Command
from uth.ui.keys import KeyLabels
from uth.ui.preferences import Preferences
from uth.ui.seat import Seat
from uth.ui.tabletop import Tabletop


class Kept:
    """A table of somebody whose rounds are kept."""

    def __init__(self, folder: Path, advice: Advice, worker: Waits, *, name: str = "standard", boxes: int = 1) -> None:
        self.database = Database.open(folder / "uth.db")
        self.account = Account(self.database, Players(self.database).create("Ann"), __version__)
        self.account.book.move(100_000, "USD")
        session = Session(preset(name), 100_000, entropy=seeded("1"), book=self.account.book)
        self.grades = Grades(self.database, self.account.player.id)
        self.advisor = Advisor(lambda: worker)
        seat = Seat(boxes=boxes, study=Study(self.advisor, self.grades))
        preferences = Preferences(Settings(speed=Speed.OFF, advice=advice))
        self.top = Tabletop(session, KeyLabels(), seat, preferences=preferences)


def test_every_round_is_graded_and_kept_also_with_the_advice_off(tmp_path: Path) -> None:
    kept = Kept(tmp_path, Advice.OFF, AtOnce())
    for _ in range(3):
        played(kept.top)
        done(kept.top, Command.NEXT_ROUND)
    assert kept.grades.ungraded() == ()
    for number in (1, 2, 3):
        assert kept.grades.of_round(number) == grades_of_stored(kept.account.history, number)
    assert not kept.top.notice


def test_grades_that_come_late_are_kept_for_their_round(tmp_path: Path) -> None:
    worker = Waits()
    kept = Kept(tmp_path, Advice.OFF, worker)
    played(kept.top)
    done(kept.top, Command.NEXT_ROUND)
    assert kept.grades.ungraded() == (1,)
    # The first thing that it does is to get ready.
    for _ in range(2):
        worker.work()
        kept.top.tick(0.0)
    assert kept.grades.ungraded() == ()


def test_where_they_cannot_be_worked_out_the_game_goes_on(tmp_path: Path) -> None:
    kept = Kept(tmp_path, Advice.VALUES, Cannot())
    played(kept.top)
    done(kept.top, Command.NEXT_ROUND)
    assert (kept.top.session.number, kept.grades.ungraded()) == (2, (1,))


def test_nothing_is_worked_out_of_somebody_of_whom_nothing_is_kept_and_wanted() -> None:
    worker = Waits()
    played(coached(Advice.OFF, worker=worker))
    assert not worker.asked


def test_what_a_round_cost_is_told_in_antes_and_money() -> None:
    told = [coached(Advice.VALUES, seed=str(seed)) for seed in range(1, 8)]
    for top in told:
        costs: list[Fraction] = []
        done(top, Command.DEAL)
        while top.turn:
            advised = top.coach.advised
            assert advised is not None
            choice = advised.question.open[0]
            cost = advised.cost(choice)
            assert cost is not None
            costs.append(cost)
            done(top, Command(choice.value))
        wrong = [cost for cost in costs if cost]
        if not wrong:
            assert not top.notice
            continue
        assert f"decision{'s' if len(wrong) > 1 else ''} cost " in top.notice
        assert f"{float(sum(wrong)):.3f} Antes" in top.notice
        assert top.notice in top.log.lines
    assert {bool(top.notice) for top in told} == {True, False}
