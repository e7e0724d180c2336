"""What the card for somebody who leaves says of skill: exactly what was graded since, and nothing before."""

from __future__ import annotations

from pathlib import Path

from tests.coached import AtOnce, Waits
from tests.ui.coach.tables import done, played
from tests.ui.coach.test_grader import Kept
from uth.store.coaching import Advice
from uth.store.progress import Call, Progress
from uth.train.errors.model import Calls
from uth.train.graded import grade_rounds
from uth.train.leaks import leaks_of
from uth.ui.coach.skill import skill_of
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
