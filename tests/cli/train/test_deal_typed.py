"""Acts of a dealt round are understood as they are typed, each of them and nothing else."""

from __future__ import annotations

from typing import get_args

import pytest

from tests.school.dealing.rounds import begun, whole
from tests.school.houses import house, table
from uth.cli.train.deal_typed import act_of, typed
from uth.cli.train.typed import NotAnAnswer
from uth.game.model import To
from uth.hands import Category
from uth.profile import Call, Ruling
from uth.school.dealing import acts
from uth.school.dealing.acts import Act, FoldedTo, OfDealing, Protection
from uth.school.dealing.course import Course
from uth.school.settling import acts as settling
from uth.table import Bet, Street
from uth.words import school_deal_typed as words

ALL: list[Act] = [
    *(made(call) for made in (acts.OpenBetting, acts.CloseBetting) for call in Call),
    *(made() for made in (acts.ScanBets, acts.Shuffle, acts.LoadShuffler, acts.Burn, acts.CheckBets, acts.OpenHouse)),
    acts.OfferCut(3),
    acts.CutDeck(12),
    acts.DealPacket(To.BOX, 3, 2),
    acts.DealPacket(To.DEALER, 0, 2),
    acts.DealPacket(To.COMMUNITY, 0, 5),
    acts.TurnBoard(Street.FLOP),
    acts.TurnBoard(Street.RIVER),
    *(acts.Ask(4, call) for call in Call),
    *(made(2) for made in (acts.Accept, acts.Correct, acts.Refuse)),
    *(acts.TakeFold(5, where) for where in FoldedTo),
    acts.CountStub(23),
    acts.StopGame(),
    acts.ProtectCards(),
    *(acts.NameRuling(ruling) for ruling in Ruling),
    *(acts.Report(box, event) for event in Protection for box in (0, 6)),
    settling.CallDealer(Category.PAIR, True),
    settling.CallHand(3, Category.TWO_PAIR),
    settling.OpenHand(3),
    settling.Take(3, Bet.PLAY),
    settling.Pay(3, Bet.BLIND, ((2500, 2),)),
    settling.ClearBox(3),
    settling.ClearHouse(),
    settling.CallFloor(),
    settling.Finish(),
]


def course() -> Course:
    """Return a round before its bets."""
    return begun(house("standard"), (1, 2, 3)).course


def on(street: Street) -> Course:
    """Return a round in which a street is asked."""
    dealing = begun(house("standard"), (1, 2, 3))
    for act in whole(dealing):
        if dealing.course.street is street and dealing.course.waiting:
            return dealing.course
        dealing = dealing.after(act)
    raise AssertionError(street)


@pytest.mark.parametrize("act", ALL, ids=str)
def test_every_act_can_be_typed(act: Act) -> None:
    assert act_of(typed(act, table("standard").currency), course()) == act


def test_none_is_left_out() -> None:
    assert {type(act) for act in ALL} >= set(get_args(OfDealing))


def test_the_help_has_every_one_of_them() -> None:
    told = " ".join(words.help_lines())
    assert [act for act in ALL if typed(act, table("standard").currency).split()[0] not in told] == []


@pytest.mark.parametrize(
    ("line", "act"),
    [
        ("OPEN betting", acts.OpenBetting()),
        ("open hand 3", settling.OpenHand(3)),
        ("open dealer", acts.OpenHouse()),
        ("scan bets", acts.ScanBets()),
        ("close close", acts.CloseBetting()),
        ("load shuffler", acts.LoadShuffler()),
        ("offer box 3", acts.OfferCut(3)),
        ("deal box 3 2", acts.DealPacket(To.BOX, 3, 2)),
        ("take fold box 3 under trips", acts.TakeFold(3, FoldedTo.UNDER_TRIPS)),
        ("take fold 3 discards", acts.TakeFold(3, FoldedTo.RACK)),
        ("check", acts.CheckBets()),
        ("stop game", acts.StopGame()),
        ("protect cards", acts.ProtectCards()),
        ("ruling reshuffle", acts.NameRuling(Ruling.RESHUFFLE)),
        ("ruling void", acts.NameRuling(Ruling.VOID)),
        ("ruling the floor decides", acts.NameRuling(Ruling.FLOOR_DECIDES)),
        ("report flashed", acts.Report(0, Protection.FLASHED_PACKET)),
        ("report 3 capped trips", acts.Report(3, Protection.CAPPED_TRIPS)),
        ("say betting", acts.OpenBetting()),
        ("say close", acts.CloseBetting()),
        ("say flop", acts.OpenBetting(Call.FLOP)),
        ("say big pay 3", acts.Ask(3, Call.BIG_PAY)),
        ("say no more bets", acts.CloseBetting()),
        ("ask 3 fl", acts.Ask(3, Call.FLOP)),
    ],
)
def test_other_ways_to_say_it(line: str, act: Act) -> None:
    assert act_of(line, course()) == act


@pytest.mark.parametrize(("street", "call"), [(Street.PREFLOP, Call.PREFLOP), (Street.FLOP, Call.FLOP)])
def test_who_is_asked_with_no_call_is_asked_that_of_the_street(street: Street, call: Call) -> None:
    assert act_of("ask 2", on(street)) == acts.Ask(2, call)


def test_another_call_once_betting_is_open_is_for_the_close() -> None:
    opened = begun(house("standard"), (1, 2, 3)).after(acts.OpenBetting())
    assert act_of("say river", opened.course) == acts.CloseBetting(Call.RIVER)
    with pytest.raises(NotAnAnswer, match="To which box"):
        act_of("say river", on(Street.FLOP))


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", "help lists"), ("hm", "help lists"), ("next", "help lists"), ("scan 3", "stands alone"),
        ("open up", "What do you call"), ("close 3", "What do you call"), ("say", "What do you call"),
        ("deal", "Where to"), ("deal 3", "Where to"), ("deal 3 2 1", "Where to"),
        ("deal burn 1", "Where to"), ("deal 333 2", "Where to"), ("deal ² 2", "Where to"), ("ask", "Which box"),
        ("ask all", "Which box"), ("ask 3 7", "What do you call"), ("offer cut", "Which box"), ("cut", "How many"),
        ("cut deck", "How many"), ("count", "How many"), ("count 100", "How many"), ("turn", "Which cards"),
        ("turn board", "Which cards"), ("take fold", "Which box"), ("take fold 3", "Which box"),
        ("take fold rack", "Which box"), ("accept", "Which box"), ("ruling", "How does the house"),
        ("ruling floor", "That could be"), ("ruling mercy", "How does the house"), ("report", "What do you report"),
        ("report 3", "What do you report"), ("report 3 capped", "That could be"), ("say que", "What do you call"),
        ("take 3", "Which bet"), ("pay 3 ante", "Expected chips"), ("dealer", "Name a hand"),
    ],
)  # fmt: skip
def test_what_is_no_act(line: str, why: str) -> None:
    with pytest.raises(NotAnAnswer, match=why):
        act_of(line, course())


def test_a_fold_is_taken_otherwise_than_a_bet() -> None:
    assert act_of("take 3 play", course()) == settling.Take(3, Bet.PLAY)
