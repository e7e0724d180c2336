"""The moments of mistakes, read when they are asked for, and how they are looked at again."""

from __future__ import annotations

from uth.errors import UthError
from uth.i18n import gettext as _
from uth.store.database import StoreError
from uth.store.history import History
from uth.table import Street
from uth.train.drills.kept import Mistake
from uth.train.mistakes import Wrong, moment_of
from uth.ui.learn.pupil import Pupil
from uth.ui.replay.stops import Kind
from uth.ui.scenes.replay import ReplayScene


class Moments:
    """What was seen at a player's mistakes."""

    def __init__(self, pupil: Pupil) -> None:
        self._pupil = pupil
        self._found: dict[str, Mistake | None] = {}

    def of(self, wrong: Wrong) -> Mistake | None:
        """Return what was seen; None where that cannot be read any more."""
        if wrong.name not in self._found:
            self._found[wrong.name] = self._read(wrong)
        return self._found[wrong.name]

    def _read(self, wrong: Wrong) -> Mistake | None:
        database, player = self._pupil.database, self._pupil.player
        if database is None or player is None:
            return None
        try:
            return moment_of(database, player.id, wrong)
        except (UthError, ValueError):
            # A damaged round or a drill of another version stands in the list without its cards.
            return None


def replay_at(pupil: Pupil, number: int, box: int, street: Street | None) -> ReplayScene:
    """Return a round on the table at the moment of a decision; for a dark box at its bets.

    :raises StoreError: if it cannot be read.
    """
    if pupil.database is None or pupil.player is None:
        raise StoreError(_("there is no round {number}").format(number=number))
    stored = History(pupil.database, pupil.player.id).round(number)
    scene = ReplayScene(pupil.labels, stored, pupil.preferences)
    stops = scene.projector.stops
    asked = (
        place
        for place, stop in enumerate(stops)
        if stop.kind is Kind.DECISION and (stop.box, stop.state.street) == (box, street)
    )
    scene.projector.show(next(asked, 0))
    return scene
