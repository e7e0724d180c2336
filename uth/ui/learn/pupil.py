"""Who practises, and with what: the player's data, settings and keys, and who knows exact values. No pygame."""

from __future__ import annotations

from uth.store.database import Database
from uth.store.players import Player
from uth.store.progress import Progress
from uth.table import Table
from uth.train.drills.keeping import Keeping
from uth.train.drills.kept import Mistake
from uth.train.drills.plan import Plan, Topic
from uth.ui.coach.advisor import Advisor
from uth.ui.keymap import Keymap
from uth.ui.keys import KeyLabels
from uth.ui.learner import Learner, new_seed
from uth.ui.preferences import Preferences


class Pupil(Learner):
    """One player's practice in one window.

    :ivar advisor: has exact values worked out.
    """

    def __init__(
        self,
        labels: KeyLabels,
        preferences: Preferences,
        table: Table,
        kept: tuple[Database, Player] | None = None,
        advisor: Advisor | None = None,
    ) -> None:
        """*kept*: where answers are kept, and whose they are."""
        super().__init__(labels, preferences, table, kept)
        self.advisor = advisor or Advisor()

    @property
    def keymap(self) -> Keymap:
        """The player's keys."""
        return self.preferences.keymap(self.labels)

    def keeping(self) -> Keeping:
        """Return where the answers of the next drill are kept."""
        return Keeping(self.database, self.player)

    def practised(self) -> tuple[tuple[str, bool], ...]:
        """Return all answers to drills that were kept: the key of their kind of hand, and whether they were right.

        :raises StoreError: if they cannot be read.
        """
        if self.database is None or self.player is None:
            return ()
        return tuple((each.kind, each.right) for each in Progress(self.database, self.player.id).answers())


def retry_plan(mistakes: tuple[Mistake, ...], keeping: Keeping) -> Plan:
    """Return a drill of some mistakes, each about once.

    :raises DrillError: if there is none.
    """
    tables = tuple(dict.fromkeys(mistake.table for mistake in mistakes))
    spots = tuple(mistake.spot_at(tables) for mistake in mistakes)
    return Plan(
        tables=tables,
        seed=new_seed(),
        topic=Topic.MISTAKES,
        hands=max(1, len(spots)),
        learning=keeping.learning(),
        mistakes=spots,
    )
