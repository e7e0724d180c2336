"""How many cards a trainee deals in a packet: to hands, and to the board. No pygame."""

from __future__ import annotations

from dataclasses import dataclass

from uth.game.model import To
from uth.table import Community, Table
from uth.train.felt.model import BOARD, HOUSE_CARDS, Place

MOST = 5
"""No packet has more cards."""
_FLOP = 3


@dataclass(slots=True)
class Packets:
    """Remembered from packet to packet, and from round to round; at first as the house deals.

    :ivar hand: cards to a hand; *board*: cards to the board at first; *last*: to the board once the flop lies there.
    """

    hand: int = 2
    board: int = 5
    last: int = 2

    @classmethod
    def of(cls, table: Table) -> Packets:
        """Return packets of the sizes that a house deals."""
        return cls(table.procedure.packet, _FLOP if table.procedure.community is Community.BY_STREET else MOST)

    @staticmethod
    def to(place: Place) -> To:
        """Return where cards go that are dealt to a place."""
        return {BOARD: To.COMMUNITY, HOUSE_CARDS: To.DEALER}.get(place, To.BOX)

    def size(self, place: Place, on_board: int = 0) -> int:
        """Return how many cards a packet to that place has; *on_board*: so many lie on the board already."""
        if place != BOARD:
            return self.hand
        return self.last if on_board >= _FLOP else self.board

    def change(self, place: Place, step: int, on_board: int = 0) -> None:
        """Make the packets to such places larger or smaller."""
        size = min(MOST, max(1, self.size(place, on_board) + step))
        if place != BOARD:
            self.hand = size
        elif on_board >= _FLOP:
            self.last = size
        else:
            self.board = size
