"""A page of what a player's grades show, which has the rounds graded meanwhile that are not."""

from __future__ import annotations

from abc import abstractmethod

from uth.errors import UthError
from uth.store.database import Database
from uth.store.players import Player
from uth.ui.learn.grader import Grader
from uth.ui.learn.moments import Moments
from uth.ui.learn.pupil import Pupil
from uth.ui.page.scene import PageScene


class GradedScene(PageScene):
    """Reads what is graded, again whenever more is."""

    def __init__(self, pupil: Pupil) -> None:
        """*pupil*: whose grades they are. Whoever inherits reads them at the end of the own beginning."""
        preferences = pupil.preferences
        super().__init__(pupil.labels, theme=preferences.theme, scale=preferences.settings.scale)
        self._pupil = pupil
        self._grader = Grader(pupil)
        self._moments = Moments(pupil)
        self._trouble = ""

    def enter(self) -> None:
        """Look at what is graded by now, and have the rest graded."""
        super().enter()
        self._read()
        if not self._trouble:
            self._grader.begin()

    def leave(self) -> None:
        """Grade for nobody."""
        self._grader.close()

    def update(self, dt: float) -> None:  # noqa: ARG002  nothing here moves
        """Look whether more rounds are graded."""
        if self._grader.poll():
            self._read()

    @property
    def grading(self) -> bool:
        """Whether more grades are to come."""
        return self._grader.busy

    def _read(self) -> None:
        database, player = self._pupil.database, self._pupil.player
        if database is None or player is None:
            return
        try:
            self._look_up(database, player)
            self._trouble = ""
        except UthError as error:
            self._trouble = str(error)
        self._show()

    @abstractmethod
    def _look_up(self, database: Database, player: Player) -> None:
        """Read what the page shows."""

    @abstractmethod
    def _show(self) -> None:
        """Show what was read."""
