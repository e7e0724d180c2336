"""Rounds of the dealer school that were done badly, for the tests of the scene that shows them again."""

from __future__ import annotations

from collections.abc import Callable

from tests.ui.school.replayed import PAUSE, dealt, given, scene_of
from uth.school.dealing.acts import Act, ScanBets, Timed, from_json
from uth.school.drills import deal
from uth.school.exercise import Exercise, Given
from uth.school.settling.acts import Pay
from uth.ui.scenes.school_replay import SchoolReplayScene


def badly(exercise: Exercise, change: Callable[[Act], Act | None]) -> Given:
    """Return an exercise done with other acts than those that are right; None: left out."""
    acts = [change(timed.act) for timed in from_json(str(exercise.right[deal.ACTS]))]
    done = [act for act in acts if act is not None]
    return given([Timed(act, (number + 1) * PAUSE) for number, act in enumerate(done)])


def wrong(act: Act) -> Act | None:
    """Leave the scan out, and pay a chip too much to everybody."""
    if isinstance(act, ScanBets):
        return None
    if isinstance(act, Pay):
        (value, count), *rest = act.chips
        return Pay(act.box, act.bet, ((value, count + 1), *rest))
    return act


def faulty() -> SchoolReplayScene:
    """Return a round with faults at its start and at its end."""
    exercise = dealt()
    return scene_of(exercise, badly(exercise, wrong))
