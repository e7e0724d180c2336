"""One person at one table for an evening: makes the scene, and a fresh one with the same money after a fault."""

from __future__ import annotations

from uth.session import Entropy, Session
from uth.table import Table
from uth.ui.animation import Speed
from uth.ui.keys import KeyLabels
from uth.ui.scene import Played
from uth.ui.scenes.table import TableScene


class Sitting:
    """What lives longer than a scene.

    :ivar bankroll: what the player sat down with, in minor units.
    """

    def __init__(self, table: Table, bankroll: int, boxes: int, entropy: Entropy) -> None:
        self.table = table
        self.bankroll = bankroll
        self._boxes = boxes
        self._entropy = entropy
        self._session: Session | None = None
        self._scene: TableScene | None = None
        self._before = 0

    def scene(self, labels: KeyLabels) -> Played:
        """Make the table's scene. A round that another one left unfinished is void: its bets are back."""
        funds, self._before = self.worth, self._shuffles
        shuffled = self._before
        self._session = Session(self.table, funds, entropy=lambda number: self._entropy(shuffled + number))
        speed = self._scene.top.timeline.speed if self._scene else Speed.NORMAL
        self._scene = TableScene(self._session, labels, boxes=self._boxes, speed=speed, buy_in=self.bankroll)
        return self._scene

    @property
    def rounds(self) -> int:
        """How many rounds were settled, those of scenes before not counted."""
        return 0 if self._session is None else self._session.number - (0 if self._session.over else 1)

    @property
    def worth(self) -> int:
        """What the player has, in minor units, bets that are not settled included."""
        session = self._session
        if session is None:
            return self.bankroll
        lying = 0 if session.over else sum(box.staked for box in session.round.owned_by(session.owner))
        return session.bankroll + lying

    @property
    def _shuffles(self) -> int:
        """How many decks were shuffled so far: none comes twice."""
        return self._before + (self._session.number if self._session else 0)
