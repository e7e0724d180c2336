"""The acts of a round, written and read as JSON."""

from __future__ import annotations

import json

import pytest

from tests.school.dealing.rounds import begun
from tests.school.houses import house
from uth.game.model import To
from uth.hands import Category
from uth.profile import Call, Ruling
from uth.school.dealing import acts as deal
from uth.school.dealing.perfect import perfect
from uth.school.settling.acts import ActError, CallDealer, Pay
from uth.table import Bet, Street

EVERY: tuple[deal.Act, ...] = (
    deal.OpenBetting(), deal.ScanBets(), deal.CloseBetting(Call.BETTING), deal.Shuffle(), deal.LoadShuffler(),
    deal.OfferCut(1), deal.CutDeck(26), deal.DealPacket(To.BOX, 3, 2), deal.Burn(), deal.TurnBoard(Street.RIVER),
    deal.Ask(2, Call.FLOP), deal.Accept(1), deal.Correct(2), deal.Refuse(3),
    deal.TakeFold(4, deal.FoldedTo.UNDER_TRIPS), deal.CheckBets(), deal.OpenHouse(), deal.CountStub(33),
    deal.StopGame(), deal.ProtectCards(), deal.NameRuling(Ruling.VOID), deal.Report(5, deal.Protection.CAPPED_TRIPS),
    CallDealer(Category.PAIR, qualifies=True), Pay(1, Bet.ANTE, ((500, 2),)),
)  # fmt: skip


def test_every_act_is_read_as_it_was_written() -> None:
    assert {type(act) for act in EVERY} >= set(deal.OfDealing.__args__)
    timed = tuple(deal.Timed(act, 100 * number) for number, act in enumerate(EVERY))
    assert deal.from_json(deal.to_json(timed)) == timed


def test_a_whole_round_is_read_as_it_was_written() -> None:
    acts = perfect(begun(house("six-box-dark"))).acts
    assert deal.from_json(deal.to_json(acts)) == acts


def test_what_a_record_looks_like() -> None:
    assert json.loads(deal.to_json([deal.Timed(deal.Ask(3, Call.PREFLOP), 21_000)])) == [
        {"act": "ask", "at": 21_000, "box": 3, "call": "preflop"}
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "not a record"),
        ("{}", "expected a list"),
        ('[{"act": "sing", "at": 1}]', "act 1 .*sing"),
        ('[{"act": "burn", "at": -1}]', "act 1 .*whole number"),
        ('[{"act": "burn", "at": 1}, {"act": "ask", "at": 2, "box": 1, "call": "hello"}]', "act 2 .*hello"),
        ('[{"act": "ask", "at": 2, "box": 1}]', "act 1 .*call"),
        ('[{"act": "deal packet", "at": 2, "to": "pocket", "box": 1, "count": 2}]', "act 1 .*pocket"),
        ("[7]", "act 1"),
    ],
)
def test_what_is_no_record(text: str, said: str) -> None:
    with pytest.raises(ActError, match=said):
        deal.from_json(text)
