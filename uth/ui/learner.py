"""Who learns in a window, and with what: the player's data, settings and keys. No pygame."""

from __future__ import annotations

import secrets

from uth.store.database import Database
from uth.store.players import Player
from uth.table import Table
from uth.ui.keys import KeyLabels
from uth.ui.preferences import Preferences


class Learner:
    """One player who learns in one window: to play, or to deal.

    :ivar table: the one that is laid out.
    :ivar player: whose answers are kept; without one nothing is.
    """

    def __init__(
        self,
        labels: KeyLabels,
        preferences: Preferences,
        table: Table,
        kept: tuple[Database, Player] | None = None,
    ) -> None:
        """*kept*: where answers are kept, and whose they are."""
        self.labels = labels
        self.preferences = preferences
        self.table = table
        self.database: Database | None = kept[0] if kept else None
        self.player: Player | None = kept[1] if kept else None


def new_seed() -> str:
    """Return a seed for exercises that nobody has seen."""
    return secrets.token_hex(4)
