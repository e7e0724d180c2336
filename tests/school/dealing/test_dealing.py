"""A round act by act: what the house leaves free, what is found when, what lies on the table, what cannot be done."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.school.dealing.rounds import SIX, after, begun, lot_where, of_procedure, until, whole
from tests.school.houses import house
from uth.game.model import Phase, To
from uth.hands import Category
from uth.profile import Call
from uth.school.dealing import acts as deal
from uth.school.dealing.dealing import Dealing, dealt
from uth.school.dealing.perfect import next_act, perfect
from uth.school.findings import Mistake
from uth.school.house import House
from uth.school.settling.acts import ActError, CallDealer, CallFloor, CallHand, ClearBox, Finish
from uth.table import CutBy, CutRefused, Decisions, Street
from uth.train.felt.laid import felt_of
from uth.train.felt.model import BOARD, BURN, DISCARDS, HOUSE_CARDS, RACK, bet_place, cards_place

STANDARD, DARK, FREE = house("standard"), house("six-box-dark"), of_procedure("standard", decisions=Decisions.FREE)
Change = Callable[[list[deal.Act]], list[deal.Act]]


def _folds(dealing: Dealing) -> bool:
    return any(box.folded for box in dealing.course.state.boxes)


def _asks_two(dealing: Dealing) -> bool:
    calls = [timed.act.call for timed in dealing.acts if isinstance(timed.act, deal.Ask)]
    return min(calls.count(call) for call in (Call.PREFLOP, Call.FLOP, Call.RIVER)) > 1


def mistakes(dealing: Dealing) -> list[Mistake]:
    return [finding.mistake for finding in dealing.findings]


# --- what is free


def first(*kinds: type[deal.Act]) -> Change:
    """Do these acts before all others."""
    return lambda acts: [*(a for a in acts if isinstance(a, kinds)), *(a for a in acts if not isinstance(a, kinds))]


def before(kind: type[deal.Act], *moved: type[deal.Act]) -> Change:
    """Do these acts right before the last act of a kind."""

    def change(acts: list[deal.Act]) -> list[deal.Act]:
        rest = [act for act in acts if not isinstance(act, moved)]
        place = max(number for number, act in enumerate(rest) if isinstance(act, kind))
        return [*rest[:place], *(act for act in acts if isinstance(act, moved)), *rest[place:]]

    return change


def more(kind: type[deal.Act], *new: deal.Act) -> Change:
    """Do something more before the first act of a kind."""
    return lambda acts: [*until(acts, kind), *new, *acts[len(until(acts, kind)) :]]


def turned_round(acts: list[deal.Act]) -> list[deal.Act]:
    """All boxes asked before the flop in the other order."""
    asks = [act for act in acts if isinstance(act, deal.Ask) and act.call is Call.PREFLOP]
    other = iter(reversed(asks))
    return [next(other) if act in asks else act for act in acts]


QUIET: dict[str, tuple[House, Change]] = {
    "the shuffler loaded first": (STANDARD, first(deal.LoadShuffler)),
    "scanned after the close": (STANDARD, before(deal.LoadShuffler, deal.ScanBets)),
    "the cut before the bets are closed": (
        of_procedure("standard", cut=CutBy.DEALER),
        before(deal.CutDeck, deal.CloseBetting),
    ),
    "folds taken at the end": (STANDARD, before(deal.OpenHouse, deal.TakeFold)),
    "Play bets accepted aloud": (STANDARD, more(deal.CheckBets, deal.Accept(1), deal.Accept(2))),
    "the floor called in doubt": (STANDARD, more(deal.CheckBets, CallFloor())),
    "cards covered for nothing": (STANDARD, more(deal.CheckBets, deal.ProtectCards())),
    "bets checked twice": (STANDARD, more(deal.OpenHouse, deal.CheckBets())),
    "the stub counted though it is not due": (STANDARD, more(CallDealer, deal.CountStub(33))),
    "boxes asked as they come, where they decide as they like": (FREE, turned_round),
    "the board dealt card by card": (
        house("france"),
        lambda acts: [
            each
            for act in acts
            for each in (
                [deal.DealPacket(To.COMMUNITY, 0, 1)] * act.count
                if isinstance(act, deal.DealPacket) and act.to is To.COMMUNITY
                else [act]
            )
        ],
    ),
}


@pytest.mark.parametrize("name", QUIET)
def test_where_the_house_is_silent_nothing_is_found(name: str) -> None:
    here, change = QUIET[name]
    start = begun(here, lot=lot_where(here, _folds))
    acts = change(whole(start))
    dealing = after(start, acts)
    assert dealing.done
    assert mistakes(dealing) == []


def test_a_mistake_is_found_as_soon_as_it_is_certain() -> None:
    dealing = begun(STANDARD).after(deal.LoadShuffler()).after(deal.ScanBets())
    assert mistakes(dealing) == []
    dealing = dealing.after(deal.DealPacket(To.COMMUNITY, 0, 5))
    assert mistakes(dealing) == [Mistake.BETTING_NOT_OPENED, Mistake.BETTING_NOT_CLOSED]
    dealing = dealing.after(deal.DealPacket(To.BOX, 2, 2))
    assert len(dealing.findings) == 2
    assert mistakes(dealing.after(deal.DealPacket(To.BOX, 1, 2)))[2:] == [Mistake.DEAL_ORDER]


def test_the_same_mistake_is_found_once() -> None:
    start = begun(STANDARD, lot=lot_where(STANDARD, _asks_two))
    acts = until(whole(start), deal.TurnBoard)
    dealing = after(start, [*acts, deal.Ask(1, Call.PREFLOP), deal.Ask(1, Call.PREFLOP), deal.Ask(2, Call.PREFLOP)])
    assert mistakes(dealing) == [Mistake.ASKED_NEEDLESSLY] * 2


def test_who_has_made_a_mistake_may_stop_the_game_for_it() -> None:
    dealing = (
        begun(STANDARD)
        .after(deal.OpenBetting(Call.CLOSE))
        .after(deal.StopGame())
        .after(deal.ProtectCards())
        .after(CallFloor())
    )
    assert mistakes(perfect(dealing)) == [Mistake.WRONG_CALL]
    start = begun(STANDARD, number=1)
    acts = whole(start)
    dealing = after(
        start, [CallDealer(Category.ROYAL_FLUSH, True) if isinstance(a, CallDealer) else a for a in acts[:-4]]
    )
    assert mistakes(perfect(dealing.after(deal.StopGame()).after(CallFloor()))) == [Mistake.HAND_MISNAMED]


@pytest.mark.parametrize(
    ("left_out", "found"),
    [(CallHand, {Mistake.CALL_MISSING, Mistake.PAID_UNREAD}), (ClearBox, {Mistake.CARDS_LEFT}),
     (CallDealer, {Mistake.DEALER_NOT_CALLED})],
)  # fmt: skip
def test_a_mistake_of_the_settlement_is_the_one_that_is_found(left_out: type[deal.Act], found: set[Mistake]) -> None:
    start = begun(STANDARD)
    acts = whole(start)
    gone = next(act for act in acts if isinstance(act, left_out))
    (mistake,) = mistakes(after(start, [act for act in acts if act != gone]))
    assert mistake in found


# --- the steps


def kinds(dealing: Dealing) -> list[str]:
    return [step.kind.value for step in dealing.expected]


def test_steps_that_come_next() -> None:
    dealing = begun(DARK, lot=lot_where(DARK, _folds))
    assert kinds(dealing) == ["open betting", "shuffle"]
    dealing = dealing.after(deal.OpenBetting())
    assert kinds(dealing) == ["scan bets", "shuffle"]
    dealing = dealing.after(deal.Shuffle())
    assert kinds(dealing) == ["scan bets", "offer cut"]
    dealing = dealing.after(deal.ScanBets()).after(deal.CloseBetting())
    assert kinds(dealing) == ["offer cut"]
    while kinds(dealing) == ["offer cut"] or kinds(dealing) == ["cut deck"]:
        dealing = dealing.after(next_act(dealing))
    assert kinds(dealing) == ["deal packet"]
    assert next_act(dealing) == deal.DealPacket(To.BOX, 1, 2)
    while kinds(dealing) == ["deal packet"]:
        dealing = dealing.after(next_act(dealing))
    assert kinds(dealing) == ["ask"]
    while "take fold" not in kinds(dealing):
        dealing = dealing.after(next_act(dealing))
    assert kinds(dealing)[-1] in ("ask", "deal packet", "check bets")


def test_where_the_boxes_decide_as_they_like_all_are_due() -> None:
    dealing = begun(FREE)
    while kinds(dealing)[0] != "ask":
        dealing = dealing.after(next_act(dealing))
    assert [step.box for step in dealing.expected] == list(SIX)
    dealing = dealing.after(deal.Ask(4, Call.PREFLOP))
    assert [step.box for step in dealing.expected] == [1, 2, 3, 5, 6]


def test_a_declined_cut_goes_where_the_house_says() -> None:
    def asked(changes: dict[str, object]) -> set[tuple[str, ...]]:
        found = set()
        for lot in map(str, range(10)):
            dealing = begun(of_procedure("standard", **changes), lot=lot)
            while not dealing.course.begun:
                dealing = dealing.after(next_act(dealing))
            acts = (timed.act for timed in dealing.acts)
            found.add(tuple(type(act).__name__ for act in acts if isinstance(act, deal.OfferCut | deal.CutDeck)))
        return found

    here = asked({"cut": CutBy.PLAYER})
    assert here == {("OfferCut",), ("OfferCut", "CutDeck")}
    there = asked({"cut": CutBy.PLAYER, "cut_refused": CutRefused.NEXT_PLAYER})
    assert any(acts[:2] == ("OfferCut", "OfferCut") for acts in there)


# --- what lies on the table


def test_the_table_as_it_lies_on_the_way() -> None:
    dealing = begun(STANDARD, lot=lot_where(STANDARD, _asks_two)).after(deal.OpenBetting())
    assert dealing.felt == felt_of(dealing.course.state)
    assert dealing.felt.amount(bet_place(1, next(iter(dealing.course.state.boxes[0].stakes))[0]))
    seen = []
    while not dealing.done:
        dealing = dealing.after(next_act(dealing))
        felt = dealing.felt
        seen.append((len(felt.cards_at(BOARD)), sum(each.up for each in felt.cards_at(BOARD))))
        if dealing.course.handling is None:
            assert not any(each.up for box in SIX for each in felt.cards_at(cards_place(box)))
            assert not any(each.up for each in felt.cards_at(HOUSE_CARDS))
    assert list(dict.fromkeys(seen)) == [(0, 0), (5, 0), (5, 3), (5, 5)]
    assert seen[-1] == (0, 0)


def test_what_a_fold_loses_lies_there_until_it_is_taken() -> None:
    dealing = begun(STANDARD, lot=lot_where(STANDARD, _folds))
    while not dealing.course.folds:
        dealing = dealing.after(next_act(dealing))
    box = dealing.course.state.box(dealing.course.folds[0])
    assert box is not None
    place = bet_place(box.number, box.stakes[0][0])
    assert dealing.felt.amount(place) == box.stakes[0][1]
    rack = dealing.felt.amount(RACK)
    taken = dealing.after(deal.TakeFold(box.number, deal.FoldedTo.RACK))
    assert taken.felt.amount(place) == 0
    assert taken.felt.amount(RACK) > rack
    assert {each.card for each in taken.felt.cards_at(DISCARDS)} >= set(box.cards)


def test_a_burned_card_lies_face_down() -> None:
    here = house("pennsylvania-a")
    start = begun(here)
    dealing = after(start, [*until(whole(start), deal.Burn), deal.Burn()])
    (burned,) = dealing.felt.cards_at(BURN)
    assert not burned.up
    assert dealing.course.state.burned == ()
    dealing = dealing.after(deal.DealPacket(To.COMMUNITY, 0, 3))
    assert dealing.course.state.burned == (burned.card,)


# --- what cannot be done


def test_what_cannot_be_done_changes_nothing() -> None:
    start = begun(STANDARD, (1, 2)).after(deal.OpenBetting())
    for act in (
        deal.Ask(1, Call.PREFLOP), deal.TurnBoard(Street.FLOP), deal.OpenHouse(), deal.CountStub(33), deal.Accept(5),
        deal.TakeFold(1, deal.FoldedTo.RACK), Finish(), CallDealer(Category.PAIR), deal.OfferCut(5), deal.CutDeck(0),
        deal.CutDeck(52), deal.DealPacket(To.BOX, 7, 2), deal.DealPacket(To.BURN, 0, 1),
        deal.DealPacket(To.BOX, 1, 0), deal.DealPacket(To.BOX, 1, 53),
    ):  # fmt: skip
        with pytest.raises(ActError) as said:
            start.after(act)
        assert str(said.value)
    late = perfect(start)
    with pytest.raises(ActError, match="over"):
        late.after(deal.OpenBetting())


def test_what_comes_too_late() -> None:
    start = begun(STANDARD)
    dealt_out = after(start, until(whole(start), deal.Ask))
    for act in (deal.Shuffle(), deal.LoadShuffler(), deal.CutDeck(20), deal.TurnBoard(Street.RIVER)):
        with pytest.raises(ActError):
            dealt_out.after(act)
    opened = after(start, until(whole(start), CallDealer))
    with pytest.raises(ActError, match="lies open"):
        opened.after(deal.Ask(1, Call.RIVER))
    assert opened.course.state.phase is Phase.SETTLED


def test_a_fold_is_taken_once() -> None:
    start = begun(STANDARD, lot=lot_where(STANDARD, _folds))
    taken = next(act for act in whole(start) if isinstance(act, deal.TakeFold))
    dealing = after(start, [*until(whole(start), deal.CheckBets)])
    with pytest.raises(ActError, match="was taken"):
        dealing.after(taken)


def test_rounds_are_numbered_from_one() -> None:
    with pytest.raises(ValueError, match="from 1"):
        begun(STANDARD, number=0)


def test_a_record_makes_the_round_again() -> None:
    start = begun(STANDARD)
    assert dealt(start, perfect(start).acts) == perfect(start)
