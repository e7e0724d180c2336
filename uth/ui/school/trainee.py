"""Who is in the dealer school, and with what: the player's data, settings and keys, and where the others are."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from uth.school.keeping import Done, Keeping, done
from uth.school.kept_rounds import KeptRound, Reopened, RoundGone, kept_rounds, reopened
from uth.school.plan import Plan, PlanError, from_data
from uth.store.database import Database
from uth.store.players import Player, Players
from uth.store.schooling import Schooling
from uth.table import Table
from uth.train.learning import Learning, replayed
from uth.ui.keys import KeyLabels
from uth.ui.learner import Learner
from uth.ui.preferences import Preferences
from uth.ui.scene import Scene
from uth.words import school_replay as words

Door = Callable[[], Scene]
"""Opens the page of the players."""


class Trainee(Learner):
    """One trainee, who is a player, in one window.

    :ivar players: opens the page where another trainee is chosen, renamed or deleted; None where there is no such page.
    """

    def __init__(
        self,
        labels: KeyLabels,
        preferences: Preferences,
        table: Table,
        kept: tuple[Database, Player] | None = None,
        players: Door | None = None,
    ) -> None:
        """*kept*: where answers are kept, and whose they are."""
        super().__init__(labels, preferences, table, kept)
        self.players = players

    @property
    def name(self) -> str:
        """The trainee's name; empty for nobody."""
        return self.player.name if self.player else ""

    def look(self) -> None:
        """Take note of another name; where the player is no more, nothing is kept from now on.

        :raises StoreError: if that cannot be read.
        """
        if self.database is not None and self.player is not None:
            # By what nobody else ever has: the key of who was deleted is given to the next who is made.
            uid = self.player.uid
            self.player = next((each for each in Players(self.database).all() if each.uid == uid), None)

    def keeping(self) -> Keeping:
        """Return where the answers of the next run are kept."""
        return Keeping(self.database, self.player)

    def answers(self) -> tuple[Done, ...]:
        """Return every answer that is kept, in order.

        :raises StoreError: if they cannot be read.
        """
        return done(self._schooling) if self._schooling else ()

    def rounds(self) -> tuple[KeptRound, ...]:
        """Return every round that is kept of those that were dealt or settled, the newest first.

        :raises StoreError: if they cannot be read.
        """
        return kept_rounds(self._schooling) if self._schooling else ()

    def reopened(self, which: KeptRound) -> Reopened:
        """Return a round that is kept again, with what was done and what is found in that.

        :raises RoundGone: if this version cannot make it again, or it is nobody's any more.
        :raises StoreError: if it cannot be read.
        """
        schooling = self._schooling
        if schooling is None:
            raise RoundGone(words.nobodys_round())
        return reopened(schooling, which)

    @staticmethod
    def learning(answers: Iterable[Done]) -> Learning:
        """Return what these answers taught, in order."""
        return replayed((answer.key, answer.right, None) for answer in answers)

    def latest(self) -> Plan | None:
        """Return what was practised last; None for nothing, and for what this version would draw otherwise.

        :raises StoreError: if it cannot be read.
        """
        schooling = self._schooling
        numbers = schooling.numbers() if schooling else ()
        if schooling is None or not numbers:
            return None
        try:
            return from_data(schooling.run(numbers[-1]).plan)
        except (PlanError, ValueError):
            return None

    @property
    def _schooling(self) -> Schooling | None:
        if self.database is None or self.player is None:
            return None
        return Schooling(self.database, self.player.id)
