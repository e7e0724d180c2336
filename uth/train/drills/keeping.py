"""Where the answers of a drill are kept: with a player, or nowhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from uth.store.database import Database
from uth.store.learnt import Learnt
from uth.store.players import Player
from uth.store.progress import Answered, Progress
from uth.table import Table
from uth.train.drills.kept import answered, learning_of, mistakes_in_drills, mistakes_in_rounds, practised
from uth.train.drills.marks import Mark
from uth.train.drills.plan import Plan, to_data
from uth.train.drills.spots import Spot
from uth.train.learning import Learning
from uth.train.practice import Practice


class Keeping(Practice[Plan, Mark, Progress]):
    """The drills of one player; of nobody without one."""

    def learning(self) -> Learning:
        """Return what the player had learnt before."""
        return learning_of(self._store) if self._store else Learning()

    def mistakes(self) -> tuple[tuple[Table, ...], tuple[Spot, ...]]:
        """Return the mistakes of drills and of graded rounds, as a plan has them."""
        if self._store is None or self.kept is None:
            return (), ()
        database, player = self.kept
        learnt = Learnt(database, player.id).marked()
        in_rounds = mistakes_in_rounds(database, player.id, learnt)
        return practised((*in_rounds, *mistakes_in_drills(self._store, learnt)))

    def _opened(self, database: Database, player: Player) -> Progress:
        return Progress(database, player.id, player.uid)

    def _plan_data(self, plan: Plan) -> Mapping[str, Any]:
        return to_data(plan)

    def _answer(self, mark: Mark, at: int) -> Answered:
        return answered(mark, at)
