"""What the card for somebody who leaves says of skill: exactly what was graded since, and nothing before."""

from __future__ import annotations

from math import sqrt
from pathlib import Path

import pytest

from tests.coached import AtOnce, Cannot, Waits
from tests.ui.coach.tables import done, played
from tests.ui.coach.test_grader import Kept
from uth.career.pairs import Pairs
from uth.career.theory import Gap, Part, Theory
from uth.store.coaching import Advice
from uth.store.progress import Call, Progress
from uth.store.tallies import Stake
from uth.train.errors.model import Calls
from uth.train.graded import grade_rounds
from uth.train.leaks import leaks_of
from uth.ui.coach import skill as module
from uth.ui.coach.advisor import Advisor
from uth.ui.coach.skill import Judge, skill_of
from uth.ui.commands import Command


def test_cost_accuracy_and_luck_of_a_sitting(tmp_path: Path) -> None:
    kept = Kept(tmp_path, Advice.OFF, AtOnce())
    player = kept.account.player.id
    assert skill_of(kept.database, player, 0) is None
    for _ in range(4):
        played(kept.top)
        done(kept.top, Command.NEXT_ROUND)
    found = skill_of(kept.database, player, 0)
    assert found is not None
    assert found.part == leaks_of(kept.grades.of()).all
    assert (found.ungraded, found.currency.code) == (0, "USD")
    assert found.luck is not None
    net = kept.top.session.bankroll - 100_000
    assert found.luck.luck == net - (found.luck.mean - found.part.money)


def test_what_is_not_graded_yet_is_said(tmp_path: Path) -> None:
    kept = Kept(tmp_path, Advice.OFF, Waits())
    played(kept.top)
    found = skill_of(kept.database, kept.account.player.id, 0)
    assert found is not None
    assert (found.ungraded, found.part.decisions, found.luck) == (1, 0, None)
    grade_rounds(kept.database, kept.account.player.id)
    found = skill_of(kept.database, kept.account.player.id, 0)
    assert found is not None
    assert found.luck is not None


def test_dealer_errors_since_then(tmp_path: Path) -> None:
    kept = Kept(tmp_path, Advice.OFF, AtOnce())
    played(kept.top)
    progress = Progress(kept.database, kept.account.player.id)
    for call in (Call.CAUGHT, Call.CAUGHT, Call.MISSED):
        progress.called(call, "wrong odds")
    progress.called(Call.FALSE_ALARM)
    found = skill_of(kept.database, kept.account.player.id, 0)
    assert found is not None
    assert found.calls == Calls(2, 1, 1)
    assert progress.calls(since=kept.database.time() + 10_000) == {}


def _several(folder: Path) -> Kept:
    """Two rounds of two boxes, graded."""
    kept = Kept(folder, Advice.OFF, AtOnce(), name="practice", boxes=2)
    for _ in range(2):
        played(kept.top)
        done(kept.top, Command.NEXT_ROUND)
    return kept


class Ends(Waits):
    """Says whether it was closed."""

    closed = False

    def close(self) -> None:
        """Take note."""
        self.closed = True


COVARIANCE = 12.5
"""Of two boxes with an Ante each, in square Antes, as made up here."""


def test_with_several_boxes_the_luck_follows_once_it_is_known_how_they_move_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pairs = Pairs(1, ((COVARIANCE, *(0.0,) * 14),) * 2)
    monkeypatch.setattr(module, "worked_out", lambda _table, _part: pairs)
    kept = _several(tmp_path)
    worker = Ends()
    table, judge = kept.top.session.table, Judge(Advisor(lambda: worker))
    found = judge.skill(kept.database, kept.account.player.id, 0)
    assert found is not None
    assert (found.luck, found.gaps, found.luck_follows) == (None, (Gap(table, Part.PAIRS),), True)
    worker.work()
    assert judge.poll()
    assert worker.closed
    assert not judge.poll()
    found = judge.skill(kept.database, kept.account.player.id, 0)
    assert found is not None
    assert found.luck is not None
    assert (found.joint, found.gaps, found.luck_follows) == (2, (), False)
    ante = table.limits.ante.least
    alone = Theory().of(table).moments(Stake(ante, 0, 0))
    assert found.luck.mean == 4 * alone.mean
    assert found.luck.deviation == pytest.approx(sqrt(2 * (2 * alone.variance + 2 * COVARIANCE * ante**2)))
    net = kept.top.session.bankroll - 100_000
    assert found.luck.luck == net - (found.luck.mean - found.part.money)


def test_it_is_worked_out_once_and_where_it_cannot_be_no_luck_is_promised(tmp_path: Path) -> None:
    kept = _several(tmp_path)
    worker = Cannot()
    judge = Judge(Advisor(lambda: worker))
    for _ in range(2):
        found = judge.skill(kept.database, kept.account.player.id, 0)
        assert found is not None
        assert found.luck_follows
    assert worker.asked == ["worked_out"]
    assert judge.poll()
    found = judge.skill(kept.database, kept.account.player.id, 0)
    assert found is not None
    assert (found.luck, found.luck_follows) == (None, False)
    assert [gap.why for gap in found.gaps] == ["no kernels on this machine"]
    assert worker.asked == ["worked_out"]
