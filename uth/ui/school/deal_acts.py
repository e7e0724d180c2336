"""What a dealer does before the own hand lies open, as acts of the round. No pygame."""

from __future__ import annotations

from uth.profile import Call
from uth.school.dealing.acts import (
    Ask,
    Burn,
    CheckBets,
    CloseBetting,
    DealPacket,
    FoldedTo,
    LoadShuffler,
    OfferCut,
    OpenBetting,
    OpenHouse,
    ScanBets,
    Shuffle,
    TakeFold,
    TurnBoard,
)
from uth.school.dealing.steps import CALLS
from uth.table import ShuffleBy, Street
from uth.train.felt.model import BURN, Place
from uth.ui.school.deal_table import DealTable


class DealActs(DealTable):
    """Does what a dealer does. What cannot be done raises ActError, and says why."""

    def announce(self, call: Call) -> None:
        """Make an announcement: it opens or closes the betting, or asks the box in question."""
        did = self.course.did
        if self.course.begun:
            self.do(Ask(self.some_box(), call))
        elif call is Call.CLOSE or (OpenBetting in did and call is not Call.BETTING):
            self.do(CloseBetting(call))
        else:
            self.do(OpenBetting(call))

    def look_over(self) -> None:
        """Look over the bets of all boxes."""
        self.do(CheckBets() if self.course.begun else ScanBets())

    def shuffle(self) -> None:
        """Shuffle with what stands at the table: a machine, or only hands."""
        by_hand = self.course.table.procedure.shuffle is ShuffleBy.HAND
        self.do(Shuffle() if by_hand else LoadShuffler())

    def shuffle_by_hand(self) -> None:
        """Shuffle by hand."""
        self.do(Shuffle())

    def load(self) -> None:
        """Take the deck out of the shuffler, and put the other one in."""
        self.do(LoadShuffler())

    def burn(self) -> None:
        """Burn a card."""
        self.do(Burn())

    def deal(self, place: Place | None = None) -> None:
        """Deal a packet to a place, or burn a card there; to the place in question where none is named."""
        there = place or self.place
        if there == BURN:
            self.burn()
            return
        self.turn_to(there)
        self.do(DealPacket(self.packets.to(there), there.box, self.packet_size(there)))

    def ask(self) -> None:
        """Ask the box in question with the call of the street."""
        self.do(Ask(self.some_box(), CALLS[self.course.street or Street.PREFLOP]))

    def take_fold(self, where: FoldedTo) -> None:
        """Take the folded hand of the box in question."""
        self.do(TakeFold(self.some_box(), where))

    def turn_board(self) -> None:
        """Turn the next community cards."""
        self.do(TurnBoard(self.course.next_street or Street.RIVER))

    def open_house(self) -> None:
        """Open the dealer's hand."""
        self.do(OpenHouse())

    def offer_cut(self) -> None:
        """Offer the cut to the box in question."""
        self.do(OfferCut(self.some_box()))
