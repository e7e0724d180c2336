"""What goes wrong at a table, in words: the scene of each fault, and what the usual proposal is where rules are silent.

The proposals are those of rules.md 12.2, last column, and 12.4: what a supervisor would sensibly do, never said to be
a regulation.
"""

from __future__ import annotations

from uth.i18n import gettext as _
from uth.profile import Fault


def fault_words(fault: Fault) -> str:
    """Return the name of a fault."""
    return _(fault.value)


def scene_words(fault: Fault, box: int, other: int) -> str:
    """Return what happens, as a trainee sees it. *box*: where; *other*: a neighbour's number."""
    return _(_SCENES[fault]).format(box=box, other=other)


def happens_at_a_box(fault: Fault) -> bool:
    """Return whether the sentence of a fault names a box."""
    return "{box}" in _SCENES[fault]


def proposal_words(fault: Fault) -> str:
    """Return what a supervisor would sensibly rule, where the rules say nothing."""
    return _(_PROPOSALS[fault])


_SCENES = {
    Fault.PLAYER_CARD_EXPOSED: "In the deal you turn over a card of box {box}. Nobody has acted yet.",
    Fault.PLAYER_CARDS_EXPOSED: "In the deal you turn over both cards of box {box}. Nobody has acted yet.",
    Fault.DEALER_CARD_EXPOSED: "One of the dealer's cards lies open before the players have decided.",
    Fault.PLAYER_SHOWS_CARD: "The player of box {box} turns up a card of the own hand while others still decide.",
    Fault.COUNT_BEFORE_ACTION: "Box {box} has three cards. Nobody has acted yet.",
    Fault.COUNT_AFTER_ACTION: "After the flop, with Play bets down, box {box} is found to have three cards.",
    Fault.COUNT_OF_DEALER: "You have three cards of your own.",
    Fault.WRONG_PLACE: "The packet of box {box} has gone to box {other}. Nothing has been dealt since.",
    Fault.EMPTY_BOX: "You have dealt a packet to box {box}, where no bet lies.",
    Fault.FACE_UP_IN_DECK: "In the deal a card comes off the deck face up. Nobody has acted yet.",
    Fault.BURN_FORGOTTEN: "The flop lies open and you have burned no card. Nobody has acted since.",
    Fault.FLOP_WRONG: "You have turned the flop while box {box} had still to decide.",
    Fault.LAST_CARDS_EARLY: "You have turned a fourth card while box {box} had still to decide on the flop.",
    Fault.LOOKED_EARLY: "The player of box {box} looks at the cards before the deal has ended.",
    Fault.LOOKED_AT_SECOND: "The player of box {box} looks into a second hand, one that is played dark.",
    Fault.CARDS_SHARED: "The players of boxes {box} and {other} show each other their cards.",
    Fault.CARDS_BELOW: "The player of box {box} holds the cards below the edge of the table.",
    Fault.LATE_BET: "After no more bets the player of box {box} puts chips on the Ante.",
    Fault.UNEQUAL: "Before the first card you see that Ante and Blind of box {box} are not equal.",
    Fault.OUTSIDE_LIMITS: "The round is dealt; on box {box} lies an Ante over the maximum, and you had accepted it.",
    Fault.WRONG_MULTIPLE: "On the flop box {box} has put three times the Ante on Play. The next cards are not out.",
    Fault.TOUCHED: "The player of box {box}, whose Play bet is down, takes the cards up again.",
    Fault.OUT_OF_TURN: "Box {box} checks while box {other}, who is before it, has not yet decided.",
    Fault.SEVERAL_MOTIONS: "Box {box} puts chips on Play, then reaches for more and puts them on top.",
    Fault.MUCKED: "Box {box} has folded with a Trips bet, and the cards are already among the discards.",
    Fault.AWAY: "The player of box {box} has left the table with bets down, and it is that box's turn.",
    Fault.NOT_SEATED: "Somebody who stands behind box {box} puts a bet on it.",
    Fault.WRONG_PAYOUT: "Box {box} is paid and you are at box {other}; now you see that the first was paid too much.",
    Fault.DECK_FOUL: "While the stub is counted a card is missing.",
    Fault.JAM: "The shuffler stops with cards in it in the middle of the deal.",
    Fault.DEALER_CHANGE: "Your relief taps you in while the flop is on the table.",
    Fault.CALCULATOR: "The player of box {box} enters the cards into a telephone.",
    Fault.RACKED_EARLY: "You have put the winning cards of box {box} among the discards before it was paid.",
    Fault.WINNER_TAKEN: "You have taken the bets of box {box}, and the player says that the hand was winning.",
    Fault.LATE_CLAIM: "The next cards are out, and the player of box {box} claims a payment of the round before.",
    Fault.FOLDED_BY_MISTAKE: "The player of box {box} has folded, and now wants the cards back from the discards.",
    Fault.FOREIGN_CHIP: "On the Ante of box {box} lies a banknote.",
    Fault.VERBAL_BET: "The player of box {box} calls a bet of four times the Ante without putting down chips.",
    Fault.SHORT_PLAY: "Box {box} has put less than the Ante on Play at the river.",
}

_PROPOSALS = {
    Fault.PLAYER_CARD_EXPOSED: "Nobody has decided: reshuffle and deal again, the bets stay.",
    Fault.PLAYER_CARDS_EXPOSED: "Nobody has decided: reshuffle and deal again, the bets stay.",
    Fault.DEALER_CARD_EXPOSED: "The round is void and the bets go back.",
    Fault.PLAYER_SHOWS_CARD: "The hand stays live; cover the card and warn; the floor if others can use it.",
    Fault.COUNT_BEFORE_ACTION: "Deal again, the bets stay.",
    Fault.COUNT_AFTER_ACTION: "The round is not played and the bets go back.",
    Fault.COUNT_OF_DEALER: "The round is not played; whether the bets stay is for the house to say.",
    Fault.WRONG_PLACE: "Move the packet to its place, as nothing was dealt since.",
    Fault.EMPTY_BOX: "The extra hand is dead: unseen, counted, among the discards.",
    Fault.FACE_UP_IN_DECK: "Nobody has decided: deal again.",
    Fault.BURN_FORGOTTEN: "Nobody has acted: take back, burn and deal it again.",
    Fault.FLOP_WRONG: "Take it back, shuffle it into the stub, finish the decisions and deal.",
    Fault.LAST_CARDS_EARLY: "Set it aside, finish the decisions; the next card plays.",
    Fault.LOOKED_EARLY: "Where cards are looked at only after the deal that hand is void.",
    Fault.LOOKED_AT_SECOND: "The floor decides; by the house's choice that dark hand is void or lost.",
    Fault.CARDS_SHARED: "Warn at once; the round is void if it could matter.",
    Fault.CARDS_BELOW: "Stop; that hand is void, and the deck is checked or changed.",
    Fault.LATE_BET: "It is refused and pushed back before any card is seen.",
    Fault.UNEQUAL: "It is corrected before the first card; later the lower amount plays.",
    Fault.OUTSIDE_LIMITS: "It stands in full.",
    Fault.WRONG_MULTIPLE: "It is corrected before the next street; later the next lower multiple plays.",
    Fault.TOUCHED: "Restore and warn; the floor if cards have changed.",
    Fault.OUT_OF_TURN: "Hold it, go back in order, and ask again.",
    Fault.SEVERAL_MOTIONS: "The first motion counts.",
    Fault.MUCKED: "If the cards are certain the floor and the camera restore them under the Trips.",
    Fault.AWAY: "Check through, fold at the river, and inform the floor.",
    Fault.NOT_SEATED: "The bet is refused.",
    Fault.WRONG_PAYOUT: "Stop and touch nothing: the floor decides before the next round.",
    Fault.DECK_FOUL: "Freeze the table, count, report, and keep the deck.",
    Fault.JAM: "Reshuffle.",
    Fault.DEALER_CHANGE: "Finish the round first.",
    Fault.CALCULATOR: "Stop it and report.",
    Fault.RACKED_EARLY: "With the floor present the hand is rebuilt from the discards in reverse order.",
    Fault.WINNER_TAKEN: "The floor and the camera settle it before the next round.",
    Fault.LATE_CLAIM: "The floor and the camera decide; the round in play is finished.",
    Fault.FOLDED_BY_MISTAKE: "Once released the cards are dead.",
    Fault.FOREIGN_CHIP: "It does not play: push it back for change before the deal.",
    Fault.VERBAL_BET: "A bet is what lies there: ask for the chips before the next box.",
    Fault.SHORT_PLAY: "It is corrected before the dealer's hand is opened; the floor if it was not.",
}
