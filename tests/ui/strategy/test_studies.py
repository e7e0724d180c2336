"""What is known of tables: at once where it is stored, else worked out beside the window."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.tables import standard
from tests.ui.test_shares import Desk, NobodyWorks, other
from uth.analysis.strategy.locate import preset
from uth.analysis.strategy.study import Study
from uth.analysis.worker import Answer, WorkerLost
from uth.game.model import Choice
from uth.ui.strategy.studies import Studies


@pytest.fixture
def desk() -> Desk:
    return Desk()


def _some(found: Study | None) -> Study:
    assert found is not None
    return found


def test_stored_hands_ask_nobody() -> None:
    found = _some(Studies(NobodyWorks).hands(standard()))
    assert round(float(found.ev), 6) == -0.02185
    assert {value.hand.name: value.best for value in found.hands}["K5o"] is Choice.PLAY_4X


def test_what_is_not_stored_is_asked_for_once(desk: Desk) -> None:
    studies, table = Studies(lambda: desk), other(700)
    assert [studies.hands(table), studies.hands(table), studies.best(table)] == [None] * 3
    assert desk.asked == [(table, None)]
    assert not studies.poll()
    found = _some(Studies(NobodyWorks).hands(standard()))
    desk.answers = [Answer(1, found)]
    assert studies.poll()
    assert studies.hands(table) == studies.best(table) == found
    studies.close()
    assert desk.closed


def test_only_the_last_one_looked_at_is_worked_out(desk: Desk) -> None:
    studies, strategy = Studies(lambda: desk), preset("practical")
    studies.best(standard())
    studies.against(standard(), strategy)
    assert desk.asked == [(standard(), None), (standard(), strategy)]
    assert desk.called_off == [1]
    desk.answers = [Answer(1, None), Answer(2, error=WorkerLost("it ended"))]
    assert studies.poll()
    assert studies.against(standard(), strategy) is None
    assert studies.why(standard(), strategy) == "it ended"
    assert studies.why(standard()) == ""
    assert len(desk.asked) == 2


def test_closed_and_opened_again_it_asks_again(desk: Desk) -> None:
    studies = Studies(lambda: desk)
    studies.best(standard())
    studies.close()
    assert not studies.poll()
    studies.best(standard())
    assert desk.asked == [(standard(), None)] * 2


def test_the_window_reads_answers_without_the_kernels() -> None:
    """What the worker sends back is unpacked in the window, which must not load them for it."""
    code = (
        "import sys, uth.ui.scenes.strategy, uth.analysis.strategy.findings; "
        "print({'numba', 'uth.analysis.solver', 'uth.analysis.strategy.kinds'} & set(sys.modules))"
    )
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, env=os.environ)
    assert printed.stdout.decode().strip().splitlines()[-1] == "set()"


def test_it_says_for_how_long_something_is_worked_out(desk: Desk) -> None:
    now = [100.0]
    studies = Studies(lambda: desk, clock=lambda: now[0])
    assert studies.seconds == 0
    studies.best(other(700))
    told = []
    for _ in range(4):
        now[0] += 3
        told.append((studies.poll(), studies.seconds))
    assert told == [(False, 0), (True, 5), (False, 5), (True, 10)]
    desk.answers = [Answer(1, error=WorkerLost("it ended"))]
    assert studies.poll()
    assert studies.seconds == 0
