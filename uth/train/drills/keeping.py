"""Where the answers of a drill are kept: with a player, or nowhere."""

from __future__ import annotations

from uth.store.database import Database
from uth.store.learnt import Learnt
from uth.store.players import Player
from uth.store.progress import Progress
from uth.table import Table
from uth.train.drills.kept import answered, learning_of, mistakes_in_drills, mistakes_in_rounds, practised
from uth.train.drills.marks import Mark
from uth.train.drills.plan import Plan, to_data
from uth.train.drills.spots import Spot
from uth.train.learning import Learning


class Keeping:
    """The practice of one player; of nobody without one.

    :ivar player: whose it is, None if nothing is kept.
    """

    def __init__(self, database: Database | None = None, player: Player | None = None) -> None:
        self.player = player
        self._lesson = 0
        """The number of the drill among the player's own; 0 before its first answer."""
        self._database = database
        self._progress = (
            Progress(database, player.id, player.uid) if database is not None and player is not None else None
        )

    @property
    def kept(self) -> tuple[Database, Player] | None:
        """Where the answers are kept, and whose they are; None for nowhere."""
        return (self._database, self.player) if self._database is not None and self.player is not None else None

    def learning(self) -> Learning:
        """Return what the player had learnt before."""
        return learning_of(self._progress) if self._progress else Learning()

    def mistakes(self) -> tuple[tuple[Table, ...], tuple[Spot, ...]]:
        """Return the mistakes of drills and of graded rounds, as a plan has them."""
        if self._progress is None or self._database is None or self.player is None:
            return (), ()
        learnt = Learnt(self._database, self.player.id).marked()
        in_rounds = mistakes_in_rounds(self._database, self.player.id, learnt)
        return practised((*in_rounds, *mistakes_in_drills(self._progress, learnt)))

    def add(self, plan: Plan, mark: Mark) -> None:
        """Keep an answer to a drill, and with the first one the drill.

        :raises PlayerError: if the player was deleted.
        :raises CannotWrite: if it cannot be written.
        """
        if self._progress is not None and self._database is not None:
            self._lesson = self._lesson or self._progress.begin(to_data(plan))
            self._progress.add(self._lesson, [answered(mark, self._database.time())])
