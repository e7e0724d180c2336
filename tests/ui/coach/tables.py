"""Tables with a coach for tests."""

from __future__ import annotations

from tests.coached import AtOnce, Waits
from tests.ui.tables import look, preset, sit
from uth.store.coaching import Advice
from uth.store.settings import Settings, Speed
from uth.ui.coach.advisor import Advisor
from uth.ui.coach.study import Study
from uth.ui.commands import Command, When
from uth.ui.keys import KeyLabels
from uth.ui.preferences import Preferences
from uth.ui.seat import Seat
from uth.ui.tabletop import Tabletop


def coached(
    advice: Advice = Advice.VALUES,
    *,
    name: str = "standard",
    boxes: int = 1,
    seed: str = "1",
    errors: int = 0,
    speed: Speed = Speed.OFF,
    worker: Waits | None = None,
    study: Study | None = None,
) -> Tabletop:
    """Return a table whose coach is that strong; its worker works at once if none is given."""
    preferences = Preferences(Settings(speed=speed, advice=advice, errors=errors))
    study = study or Study(Advisor(lambda: worker or AtOnce()))
    seat = Seat(boxes=boxes, study=study)
    return Tabletop(sit(preset(name), seed=seed), KeyLabels(), seat, preferences=preferences)


def done(top: Tabletop, *commands: Command) -> Tabletop:
    """Do these commands, and look at what came of each."""
    for command in commands:
        top.do(command)
        if top.timeline.idle:
            look(top)
    return top


def played(top: Tabletop) -> Tabletop:
    """Play the round on this table to its end: check as long as that is possible, then play or fold."""
    done(top, Command.DEAL)
    if top.when is When.CUT:
        done(top, Command.CUT_DECLINE)
    while top.turn:
        choices = [option.choice for option in top.projector.options if option.open]
        done(top, Command(choices[0].value))
    return top
