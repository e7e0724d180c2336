"""The coach at the table as the picture book shows it: its advice, its question, an error of the dealer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache, partial

from uth.store.coaching import Advice
from uth.store.progress import Call
from uth.train.errors.model import Error
from uth.ui.book.rounds import ONE_BOX, SIX_BOXES, Dealt, Drawn, paused, scene_of
from uth.ui.book.stock import AtOnce, Resting, Visit
from uth.ui.coach.advisor import Advisor
from uth.ui.coach.study import Study
from uth.ui.commands import Command
from uth.ui.preferences import Preferences
from uth.ui.scene import Moment
from uth.ui.scenes.table import TableScene

_ALWAYS = 100
"""An error in every round that allows one."""


@cache
def _study() -> Study:
    """What the coach has at hand in all these pictures."""
    return Study(Advisor(AtOnce))


def coached(visit: Visit) -> Mapping[str, Callable[[], Drawn]]:
    """Return what is drawn of it, by name."""
    look = visit.house.preferences.settings

    def table(dealt: Dealt, advice: Advice, moment: Moment, study: Study, errors: int = 0) -> TableScene:
        preferences = Preferences(replace(look, advice=advice, errors=errors))
        scene = paused(scene_of(dealt, preferences, study=study), lambda each: _asks(each, moment))
        scene.update(0.0)
        return scene

    def values(dealt: Dealt, moment: Moment) -> TableScene:
        return table(dealt, Advice.VALUES, moment, _study())

    def at_once() -> TableScene:
        return table(ONE_BOX, Advice.VALUES, Moment.FLOP, Study(Advisor(Resting)))

    def hint(*commands: Command) -> TableScene:
        scene = table(ONE_BOX, Advice.HINT, Moment.FLOP, _study())
        for command in commands:
            scene.top.do(command)
        return scene

    def sure() -> TableScene:
        scene = table(ONE_BOX, Advice.BEFORE, Moment.PREFLOP, _study())
        advised = scene.top.coach.advised
        assert advised is not None
        scene.top.do(next(Command(choice.value) for choice in advised.question.open if choice is not advised.best))
        return scene

    def error(*commands: Command) -> TableScene:
        scene = table(ONE_BOX, Advice.OFF, Moment.END, _study(), _ALWAYS)
        for command in commands:
            scene.top.do(command)
            scene.top.skip()
        return scene

    streets = (Moment.PREFLOP, Moment.FLOP, Moment.RIVER)
    return {
        **{f"values {moment}": partial(values, ONE_BOX, moment) for moment in streets},
        **{f"values six boxes {moment}": partial(values, SIX_BOXES, moment) for moment in streets},
        "rule of thumb": at_once,
        "hint closed": hint,
        "hint": partial(hint, Command.HINT),
        "sure": sure,
        "error": error,
        "error corrected": partial(error, Command.FOUL),
    }


def call_errors(visit: Visit) -> None:
    """Have some errors called."""
    progress = visit.house.study.progress
    assert progress is not None
    for call, error in ((Call.CAUGHT, Error.WRONG_ODDS), (Call.MISSED, Error.TRIPS_MISSED), (Call.FALSE_ALARM, None)):
        progress.called(call, error)


def _asks(scene: TableScene, moment: Moment) -> bool:
    return scene.ready and scene.stage.moment is moment and (moment is Moment.END or scene.top.turn > 0)
