"""Rounds that are shown again: dealt rightly, or with one fault of those that the core's tests inject."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from tests.school.dealing.rounds import begun, lot_where, whole
from tests.school.dealing.slips import INJECTED
from tests.school.houses import house
from uth.company.chance import Chance
from uth.school.dealing.acts import Act, Timed, to_json
from uth.school.dealing.dealing import Dealing
from uth.school.dealing.perfect import played
from uth.school.dealing.shift import FullTable, Often, Shift
from uth.school.drills import deal, settle
from uth.school.exercise import Exercise, Given
from uth.school.house import House
from uth.ui.keys import KeyLabels
from uth.ui.preferences import Preferences
from uth.ui.scenes.school_replay import SchoolReplayScene, replay
from uth.ui.school.replay_steps import Moment, moments_from

PAUSE = 1000


class Done(NamedTuple):
    """A round before its first act, and what was done."""

    start: Dealing
    house: House
    acts: tuple[Timed, ...]

    @property
    def moments(self) -> tuple[Moment, ...]:
        """The moments that are shown."""
        return moments_from(self.start, self.house, self.acts)


def timed(acts: Iterable[Act]) -> tuple[Timed, ...]:
    """Return acts a second apart."""
    return tuple(Timed(act, (number + 1) * PAUSE) for number, act in enumerate(acts))


@cache
def with_fault(name: str) -> Done:
    """Return a round with one fault, brought to its end."""
    one = INJECTED[name]
    start = begun(
        one.here, one.boxes, lot_where(one.here, one.fits, one.boxes), one.number,
        (one.happening,) if one.happening else (),
    )  # fmt: skip
    acts, dealing = list(one.change(whole(start))), start
    for act in acts:
        dealing = dealing.after(act)
    rest = [each.act for each, _after in played(dealing)] if not dealing.done else []
    return Done(start, one.here, timed([*acts, *rest]))


def rightly(table: str, boxes: Sequence[int] = (1, 2, 3, 4, 5, 6), lot: str = "one") -> Done:
    """Return a round that is dealt rightly."""
    here = house(table)
    start = begun(here, boxes, lot)
    return Done(start, here, timed(whole(start)))


def dealt(lot: str = "shift", *, faults: int = 0, harm: int = 0, table: str = "standard") -> Exercise:
    """Return a round of a shift as an exercise."""
    return deal.of_shift(Shift(house(table), lot, FullTable(often=Often(faults=faults, harm=harm))), 1)


def settled(kind: str = "three boxes", table: str = "standard") -> Exercise:
    """Return a still table as an exercise."""
    return settle.draw(house(table), kind, Chance("replayed", kind))


def right(exercise: Exercise) -> Given:
    """Return what is right as it was done."""
    return Given(exercise.right, {deal.ACTS: 200_000})


def given(acts: Sequence[Timed]) -> Given:
    """Return acts as an answer."""
    return Given({deal.ACTS: to_json(acts)}, {deal.ACTS: acts[-1].at})


def scene_of(
    exercise: Exercise, answer: Given | None = None, preferences: Preferences | None = None
) -> SchoolReplayScene:
    """Return the scene that shows it again, in a window of 1280x800."""
    scene = replay(KeyLabels(), preferences or Preferences(), exercise, answer or right(exercise))
    assert isinstance(scene, SchoolReplayScene)
    scene.resize((1280, 800))
    return scene
