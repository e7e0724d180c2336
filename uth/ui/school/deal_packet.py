"""How many cards a trainee deals in a packet: to hands, and to the board. No pygame."""

from __future__ import annotations

from dataclasses import dataclass

from uth.game.model import To
from uth.train.felt.model import BOARD, HOUSE_CARDS, Place

MOST = 5
"""No packet has more cards."""


@dataclass(slots=True)
class Packets:
    """Remembered from packet to packet, and from round to round.

    :ivar hand: cards to a hand; *board*: cards to the board.
    """

    hand: int = 1
    board: int = 1

    @staticmethod
    def to(place: Place) -> To:
        """Return where cards go that are dealt to a place."""
        return {BOARD: To.COMMUNITY, HOUSE_CARDS: To.DEALER}.get(place, To.BOX)

    def size(self, place: Place) -> int:
        """Return how many cards a packet to that place has."""
        return self.board if place == BOARD else self.hand

    def change(self, place: Place, step: int) -> None:
        """Make the packets to such places larger or smaller."""
        size = min(MOST, max(1, self.size(place) + step))
        if place == BOARD:
            self.board = size
        else:
            self.hand = size
