"""Somebody who plays by the practical strategy, through the same door as a person: presses what is on screen."""

from __future__ import annotations

from collections.abc import Sequence

from uth.company import practical
from uth.game import engine
from uth.game.model import Phase
from uth.ui.intents import Intent, Press, Release
from uth.ui.scene import Control, Moment, Played, Scene

THINKS = 0.5
"""Seconds before a press, so that those who watch can follow."""
LOOKS = 1.5
"""Seconds that the paid table stays before the next round."""


class Demo:
    """Plays the table's scene: the practical choice in a decision, the one way on everywhere else."""

    def __init__(self) -> None:
        self._waited = 0.0

    def wants(self, scene: Scene, dt: float) -> Sequence[Intent]:
        """Return a press when the table has waited long enough for one, else nothing."""
        if not isinstance(scene, Played) or not scene.ready:
            self._waited = 0.0
            return ()
        self._waited += dt
        if self._waited < (LOOKS if scene.stage.moment is Moment.END else THINKS):
            return ()
        self._waited = 0.0
        control = pressed_by_demo(scene)
        if control is None:
            return ()
        at = control.rect.centre
        return Press(*at), Release(*at)


def pressed_by_demo(scene: Played) -> Control | None:
    """Return what the demo presses now; None where nothing that it knows can be pressed."""
    able = [control for control in scene.controls() if control.enabled]
    if scene.session.round.phase is Phase.DECISION:
        wanted = _choice(scene)
        return next((control for control in able if control.name == wanted), None)
    return next((control for control in able if control.onward), None)


def _choice(scene: Played) -> str:
    """Return the practical choice of the box whose turn it is on screen."""
    session = scene.session
    box = scene.stage.box or engine.in_turn(session.round)[0].number
    return practical(session.view, box, engine.open_choices(session.round, box))
