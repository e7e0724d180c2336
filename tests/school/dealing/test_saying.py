"""Every act of a dealer is told in one sentence."""

from __future__ import annotations

from typing import get_args

import pytest

from tests.school.houses import house
from uth.game.model import To
from uth.hands import Category
from uth.profile import Call, Ruling
from uth.school.dealing import acts as deal
from uth.school.dealing.saying import act_words
from uth.school.settling import acts as settling
from uth.table import Bet, Street

CHIPS = ((2500, 1), (500, 2))
SAID: dict[deal.Act, str] = {
    deal.OpenBetting(): 'Called for bets: "Place your bets"',
    deal.OpenBetting(Call.CLOSE): 'Called for bets: "No more bets"',
    deal.ScanBets(): "Looked over the bets of all boxes",
    deal.CloseBetting(): 'Closed the betting: "No more bets"',
    deal.Shuffle(): "Shuffled the deck by hand",
    deal.LoadShuffler(): "Took the deck out of the shuffler",
    deal.OfferCut(3): "Offered the cut card to box 3",
    deal.CutDeck(1): "Cut the deck: 1 card off the top",
    deal.DealPacket(To.BOX, 4, 2): "Dealt 2 cards to box 4",
    deal.DealPacket(To.DEALER, 0, 2): "Dealt 2 cards to the dealer's place",
    deal.DealPacket(To.COMMUNITY, 0, 5): "Dealt 5 cards to the board",
    deal.Burn(): "Burned a card",
    deal.TurnBoard(Street.FLOP): "Turned the community cards: the flop",
    deal.TurnBoard(Street.RIVER): "Turned the community cards: turn and river",
    deal.Ask(2, Call.FLOP): 'Asked box 2: "Check, or play twice the Ante"',
    deal.Accept(5): "Accepted the bet of box 5",
    deal.Correct(5): "Had the bet of box 5 put right",
    deal.Refuse(5): "Pushed the bet of box 5 back to the player",
    deal.TakeFold(6, deal.FoldedTo.RACK): "Took the fold of box 6, its cards to the discards",
    deal.TakeFold(6, deal.FoldedTo.UNDER_TRIPS): "Took the fold of box 6, its cards face down under the Trips bet",
    deal.CheckBets(): "Checked the bets of all boxes",
    deal.OpenHouse(): "Opened the dealer's hand",
    deal.CountStub(23): "Counted the stub: 23 cards",
    deal.StopGame(): "Stopped the game",
    deal.ProtectCards(): "Protected the cards",
    deal.NameRuling(Ruling.VOID): "Named the ruling: The round is void; the bets go back",
    deal.Report(2, deal.Protection.PEEK): "Reported box 2 to the floor: a look at somebody else's cards",
    deal.Report(0, deal.Protection.FLASHED_PACKET): "Reported the own place to the floor: a packet that shows its face",
    settling.CallDealer(Category.PAIR, qualifies=True): "Called the dealer's hand: pair, qualifies",
    settling.CallDealer(Category.HIGH_CARD, qualifies=False): "Called the dealer's hand: high card, does not qualify",
    settling.CallDealer(Category.PAIR): "Called the dealer's hand: pair",
    settling.OpenHand(3): "Opened the folded hand of box 3",
    settling.CallHand(3, Category.FLUSH): "Called the hand of box 3: flush",
    settling.Take(1, Bet.PLAY): "Box 1: took the Play",
    settling.Push(1, Bet.BLIND): "Box 1: left the Blind, a push",
    settling.Pay(1, Bet.ANTE, CHIPS): "Box 1: paid the Ante $35 with 1 x $25, 2 x $5",
    settling.TakeBack(1, Bet.ANTE, CHIPS): "Box 1: took $35 back from the Ante, 1 x $25, 2 x $5",
    settling.GiveBack(1, Bet.ANTE, CHIPS): "Box 1: gave $35 back to the Ante, 1 x $25, 2 x $5",
    settling.ClearBox(2): "Cleared the cards of box 2",
    settling.ClearHouse(): "Cleared the dealer's cards and the board",
    settling.CallFill(): "Called for a fill",
    settling.CallFloor(): "Called the floor",
    settling.Finish(): "Said that the round is over",
}


def test_no_kind_of_act_is_left_out() -> None:
    kinds = {*get_args(deal.OfDealing), *get_args(settling.Act)}
    assert {type(act) for act in SAID} == kinds
    assert len({deal.word_of(act) for act in SAID}) == len(kinds)


@pytest.mark.parametrize("act", SAID, ids=str)
def test_an_act_in_words(act: deal.Act) -> None:
    assert act_words(act, house("standard")) == SAID[act]


@pytest.mark.parametrize("call", Call)
def test_whatever_is_said_is_quoted(call: Call) -> None:
    said = act_words(deal.Ask(1, call), house("six-box-dark"))
    assert said.startswith('Asked box 1: "')
    assert "{" not in said
