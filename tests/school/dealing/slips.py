"""One fault each: the house, what the dealer does up to it, and the one thing that a supervisor finds.

After the fault everything else is done rightly, the answer to what it has brought about too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tests.school.dealing.rounds import SIX, of_procedure, until
from tests.school.houses import house
from uth.game.model import To
from uth.game.view import lying
from uth.profile import Call, Fault, Ruling
from uth.school.dealing.acts import (
    Act,
    Ask,
    Burn,
    CheckBets,
    CloseBetting,
    Correct,
    CountStub,
    CutDeck,
    DealPacket,
    FoldedTo,
    LoadShuffler,
    NameRuling,
    OfferCut,
    OpenBetting,
    OpenHouse,
    ProtectCards,
    Protection,
    Refuse,
    Report,
    ScanBets,
    Shuffle,
    StopGame,
    TakeFold,
    TurnBoard,
)
from uth.school.dealing.course import Happening
from uth.school.dealing.dealing import Dealing
from uth.school.findings import Mistake
from uth.school.house import House
from uth.school.settling.acts import CallFloor, Finish
from uth.table import CutBy, Decisions, FoldedWithSideBet, Street

M = Mistake
Acts = list[Act]
Change = Callable[[Acts], Acts]


def _folds(dealing: Dealing) -> bool:
    return any(box.folded is Street.RIVER for box in dealing.course.state.boxes)


def _folds_with_trips(dealing: Dealing) -> bool:
    return any(box.folded and lying(dealing.course.table, box) for box in dealing.course.state.boxes)


def _folds_without(dealing: Dealing) -> bool:
    return any(box.folded and not lying(dealing.course.table, box) for box in dealing.course.state.boxes)


def _asked_late(dealing: Dealing) -> bool:
    """Two boxes are asked on the flop and on the river, and box 1 has played before the flop."""
    asks = [timed.act for timed in dealing.acts if isinstance(timed.act, Ask)]
    first = dealing.course.state.box(1)
    early = first is not None and Ask(1, Call.FLOP) not in asks
    return early and all(sum(ask.call is call for ask in asks) > 1 for call in (Call.FLOP, Call.RIVER))


def _plays_early(dealing: Dealing) -> bool:
    return any(box.multiple > 2 and not box.dark for box in dealing.course.state.boxes)


class Injected(NamedTuple):
    """A fault.

    :ivar change: of the acts of a perfect dealer makes those that are done up to the fault, or to the end.
    :ivar box: the box that is found with it, None where any may be.
    """

    here: House
    change: Change
    found: Mistake
    box: int | None = None
    fits: Callable[[Dealing], bool] = _asked_late
    boxes: Sequence[int] = SIX
    number: int = 1
    happening: Happening | None = None


def without(*kinds: type[Act]) -> Change:
    """Leave all acts of these kinds out."""
    return lambda acts: [act for act in acts if not isinstance(act, kinds)]


def instead(kind: type[Act], *new: Act) -> Change:
    """Do something else for the first act of a kind, and stop there."""
    return lambda acts: [*until(acts, kind), *new]


def first(kind: type[Act], *new: Act) -> Change:
    """Do something more before the first act of a kind."""
    return lambda acts: [*until(acts, kind), *new, *acts[len(until(acts, kind)) :]]


def at(count: int, kind: type[Act], *new: Act) -> Change:
    """Do something more before one act of a kind, the first or a later one, and stop there."""
    return lambda acts: [*until(acts, kind, count), *new]


def packets(acts: Acts) -> list[DealPacket]:
    """Return the packets to boxes and dealer."""
    return [act for act in acts if isinstance(act, DealPacket) and act.to is not To.COMMUNITY]


def exchanged(acts: Acts) -> Acts:
    """The first two packets in the other order."""
    one, two = packets(acts)[:2]
    return [two if act == one else one if act == two else act for act in until(acts, Ask)]


def own_first(acts: Acts) -> Acts:
    """The dealer's packet before all others."""
    own, start = packets(acts)[-1], acts.index(packets(acts)[0])
    return [*acts[:start], own, *packets(acts)[:-1]]


def one_by_one(acts: Acts) -> Acts:
    """Packets of two dealt in two rounds of one."""
    start = acts.index(packets(acts)[0])
    singles = [DealPacket(each.to, each.box, 1) for each in packets(acts)]
    return [*acts[:start], *singles, *singles]


def two_at_once(acts: Acts) -> Acts:
    """Both cards of a box at once where the house deals one at a time."""
    start = acts.index(packets(acts)[0])
    pairs = [DealPacket(each.to, each.box, 2) for each in packets(acts)[: len(packets(acts)) // 2]]
    return [*acts[:start], *pairs]


def three_to_the_first(acts: Acts) -> Acts:
    start = acts.index(packets(acts)[0])
    return [*acts[:start], DealPacket(To.BOX, 1, 3)]


def box_left_out(acts: Acts) -> Acts:
    """The packet of the second box left out until the first is asked."""
    gone = packets(acts)[1]
    return [act for act in [*until(acts, Ask), Ask(1, Call.PREFLOP)] if act != gone]


def to_the_empty_box(acts: Acts) -> Acts:
    start = acts.index(packets(acts)[1])
    return [*acts[:start], DealPacket(To.BOX, 2, 2)]


def last_first(acts: Acts) -> Acts:
    """The second box that is asked on the flop before the first."""
    asks = [act for act in acts if isinstance(act, Ask) and act.call is Call.FLOP][:2]
    one, two = asks
    return [two if act == one else one if act == two else act for act in acts]


def wrong_call(right: Call, said: Call) -> Change:
    """Ask all boxes of a street with the call of another: one box asked so."""

    def change(acts: Acts) -> Acts:
        asked = next(act for act in acts if isinstance(act, Ask) and act.call is right)
        return [Ask(asked.box, said) if act == asked else act for act in acts]

    return change


def folded_to(where: FoldedTo, instead_of: FoldedTo) -> Change:
    def change(acts: Acts) -> Acts:
        old = next(act for act in acts if isinstance(act, TakeFold) and act.where is instead_of)
        return [TakeFold(old.box, where) if act == old else act for act in acts]

    return change


def fold_left(acts: Acts) -> Acts:
    old = next(act for act in acts if isinstance(act, TakeFold))
    return [act for act in acts if act != old]


def asked_again(acts: Acts) -> Acts:
    """A box asked on the flop that has played before it."""
    return [*until(acts, TurnBoard, 2), Ask(1, Call.FLOP), *acts[len(until(acts, TurnBoard, 2)) :]]


STANDARD, DARK = house("standard"), house("six-box-dark")
BURNS = house("pennsylvania-a")
SINGLE = of_procedure("standard", packet=1)
OWN_CUT = of_procedure("standard", cut=CutBy.DEALER)
RACKED = of_procedure("standard", folded_with_side_bet=FoldedWithSideBet.RACK)
FREE = of_procedure("standard", decisions=Decisions.FREE)
FIRST_PACKET = (DealPacket(To.BOX, 1, 2),)
_ANSWER = (StopGame(), ProtectCards(), CallFloor())


def during(fault: Fault | Protection) -> Happening:
    return Happening(fault, "injected")


def _while_wrong(*acts: Act) -> Change:
    """Answer the trouble that comes after the first packet with these acts; the perfect dealer's are left out."""
    return lambda right: [*until(right, StopGame), *acts]


INJECTED = {
    # before the deal
    "betting not opened": Injected(STANDARD, without(OpenBetting), M.BETTING_NOT_OPENED, 0),
    "bets not scanned": Injected(STANDARD, without(ScanBets), M.NOT_SCANNED, 0),
    "betting not closed": Injected(STANDARD, without(CloseBetting), M.BETTING_NOT_CLOSED, 0),
    "another call to open": Injected(STANDARD, instead(OpenBetting, OpenBetting(Call.CLOSE)), M.WRONG_CALL, 0),
    "another call to close": Injected(STANDARD, instead(CloseBetting, CloseBetting(Call.BETTING)), M.WRONG_CALL, 0),
    "shuffler not loaded": Injected(STANDARD, without(LoadShuffler), M.NOT_SHUFFLED, 0),
    "shuffled by hand beside a machine": Injected(
        STANDARD, instead(LoadShuffler, Shuffle()), M.SHUFFLED_OTHERWISE, 0
    ),
    "machine where the house shuffles by hand": Injected(
        DARK, instead(Shuffle, LoadShuffler()), M.SHUFFLED_OTHERWISE, 0
    ),
    "right bet corrected": Injected(STANDARD, first(CloseBetting, Correct(3)), M.GOOD_BET_REFUSED, 3),
    "right bet refused": Injected(STANDARD, first(CloseBetting, Refuse(2)), M.GOOD_BET_REFUSED, 2),
    # the cut
    "cut not offered": Injected(DARK, instead(OfferCut, *FIRST_PACKET), M.CUT_MISSED, 0),
    "own cut left out": Injected(OWN_CUT, instead(CutDeck, DealPacket(To.COMMUNITY, 0, 5)), M.CUT_MISSED, 0),
    "cut offered where there is none": Injected(STANDARD, at(1, DealPacket, CutDeck(26)), M.CUT_NEEDLESS, 0),
    "cut twice": Injected(OWN_CUT, at(1, DealPacket, CutDeck(26)), M.CUT_NEEDLESS, 0),
    "dealer cuts, a player is to be asked": Injected(DARK, instead(OfferCut, CutDeck(26)), M.CUT_OUT_OF_TURN, 0),
    "cut offered to the last box": Injected(DARK, instead(OfferCut, OfferCut(3)), M.CUT_OUT_OF_TURN, 3),
    "cut offered, the dealer is to cut": Injected(OWN_CUT, instead(CutDeck, OfferCut(1)), M.CUT_OUT_OF_TURN, 1),
    "too few cards cut": Injected(OWN_CUT, instead(CutDeck, CutDeck(9)), M.CUT_TOO_SMALL, 0),
    "too few cards left below the cut": Injected(OWN_CUT, instead(CutDeck, CutDeck(45)), M.CUT_TOO_SMALL, 0),
    # the deal
    "two packets exchanged": Injected(STANDARD, exchanged, M.DEAL_ORDER, 2),
    "own packet first": Injected(STANDARD, own_first, M.DEAL_ORDER, 0),
    "hands before the five of the board": Injected(STANDARD, at(1, DealPacket, *FIRST_PACKET), M.DEAL_ORDER, 1),
    "one at a time where two are dealt": Injected(STANDARD, one_by_one, M.PACKET_SIZE, 1),
    "two at a time where one is dealt": Injected(SINGLE, two_at_once, M.PACKET_SIZE, 1),
    "three cards to a box": Injected(STANDARD, three_to_the_first, M.CARD_COUNT, 1),
    "a third card later": Injected(STANDARD, at(1, Ask, DealPacket(To.BOX, 4, 1)), M.CARD_COUNT, 4),
    "a third card after the flop": Injected(STANDARD, at(2, TurnBoard, DealPacket(To.BOX, 4, 1)), M.CARD_COUNT, 4),
    "three cards to the dealer": Injected(STANDARD, at(1, Ask, DealPacket(To.DEALER, 0, 1)), M.CARD_COUNT, 0),
    "six cards to the board": Injected(STANDARD, at(1, DealPacket, DealPacket(To.COMMUNITY, 0, 6)), M.CARD_COUNT, 0),
    "a box left out": Injected(STANDARD, box_left_out, M.CARD_COUNT, 2),
    "cards to an empty box": Injected(STANDARD, to_the_empty_box, M.DEALT_TO_EMPTY, 2, boxes=(1, 3, 5),
                                      fits=lambda _: True),
    "burn forgotten before the flop": Injected(BURNS, instead(Burn, DealPacket(To.COMMUNITY, 0, 3)), M.BURN_MISSED, 0),
    "burn forgotten before the last two": Injected(
        BURNS, lambda acts: [*until(acts, Burn, 2), DealPacket(To.COMMUNITY, 0, 2)], M.BURN_MISSED, 0
    ),
    "burned where no card is": Injected(DARK, at(1, TurnBoard, Burn()), M.BURN_NEEDLESS, 0),
    "burned twice": Injected(BURNS, at(1, TurnBoard, Burn()), M.BURN_NEEDLESS, 0),
    # the streets
    "boxes asked in another order": Injected(STANDARD, last_first, M.ASK_ORDER),
    "a box asked that has played": Injected(STANDARD, asked_again, M.ASKED_NEEDLESSLY, 1),
    "before the flop with the call of the flop": Injected(
        STANDARD, wrong_call(Call.PREFLOP, Call.FLOP), M.WRONG_CALL, 1
    ),
    "on the flop with the call of the river": Injected(STANDARD, wrong_call(Call.FLOP, Call.RIVER), M.WRONG_CALL),
    "on the river with the call before the flop": Injected(
        STANDARD, wrong_call(Call.RIVER, Call.PREFLOP), M.WRONG_CALL
    ),
    "flop turned before all have decided": Injected(STANDARD, at(2, Ask, TurnBoard(Street.FLOP)), M.BOARD_EARLY, 2),
    "last two turned before all have decided": Injected(
        STANDARD, lambda acts: [*until(acts, TurnBoard), TurnBoard(Street.FLOP), TurnBoard(Street.RIVER)],
        M.BOARD_EARLY,
    ),
    "flop dealt before all have decided": Injected(
        DARK, at(2, Ask, DealPacket(To.COMMUNITY, 0, 3)), M.BOARD_EARLY, fits=lambda _: True
    ),
    "Play bet refused that is right": Injected(
        STANDARD, first(TurnBoard, Refuse(1)), M.GOOD_BET_REFUSED, 1, fits=_plays_early
    ),
    "live hand taken": Injected(
        STANDARD, at(1, TurnBoard, TakeFold(1, FoldedTo.RACK)), M.LIVE_HAND_TAKEN, 1
    ),
    "fold left lying": Injected(STANDARD, fold_left, M.FOLD_LEFT, fits=_folds),
    "fold with live Trips among the discards": Injected(
        STANDARD, folded_to(FoldedTo.RACK, FoldedTo.UNDER_TRIPS), M.FOLD_MISLAID, fits=_folds_with_trips
    ),
    "fold without a side bet kept": Injected(
        STANDARD, folded_to(FoldedTo.UNDER_TRIPS, FoldedTo.RACK), M.FOLD_MISLAID, fits=_folds_without
    ),
    "fold kept where the house racks it": Injected(
        RACKED, folded_to(FoldedTo.UNDER_TRIPS, FoldedTo.RACK), M.FOLD_MISLAID, fits=_folds_with_trips
    ),
    # the end
    "bets not checked": Injected(STANDARD, without(CheckBets), M.BETS_NOT_CHECKED, 0),
    "dealer's hand opened before the flop": Injected(STANDARD, at(3, Ask, OpenHouse()), M.HOUSE_OPENED_EARLY, 3),
    "dealer's hand opened before the last two": Injected(
        STANDARD, at(2, TurnBoard, OpenHouse()), M.HOUSE_OPENED_EARLY, 0
    ),
    "stub not counted": Injected(STANDARD, instead(CountStub, Finish()), M.STUB_NOT_COUNTED, 0, number=5),
    "stub counted wrongly": Injected(STANDARD, instead(CountStub, CountStub(30)), M.WRONG_COUNT, 0, number=5),
    # when something goes wrong
    "game not stopped": Injected(
        STANDARD, _while_wrong(Ask(1, Call.PREFLOP)), M.NOT_STOPPED, happening=during(Fault.PLAYER_SHOWS_CARD)
    ),
    "floor called, game not stopped": Injected(
        STANDARD, _while_wrong(ProtectCards(), CallFloor()), M.NOT_STOPPED, happening=during(Fault.CARDS_BELOW)
    ),
    "cards not protected": Injected(
        STANDARD, _while_wrong(StopGame(), CallFloor()), M.NOT_PROTECTED, happening=during(Fault.CARDS_BELOW)
    ),
    "floor not called": Injected(
        STANDARD, _while_wrong(StopGame(), ProtectCards(), Ask(1, Call.PREFLOP)), M.FLOOR_NOT_CALLED,
        happening=during(Fault.CALCULATOR),
    ),
    "wrong bet let pass": Injected(
        STANDARD, lambda acts: [*until(acts, StopGame), ScanBets(), CloseBetting(), LoadShuffler(),
                                DealPacket(To.COMMUNITY, 0, 5)],
        M.WRONG_BET_PASSED, happening=during(Fault.UNEQUAL),
    ),
    "wrong ruling named": Injected(
        STANDARD, _while_wrong(StopGame(), ProtectCards(), NameRuling(Ruling.PLAY_ON), CallFloor()), M.WRONG_RULING, 0,
        happening=during(Fault.COUNT_OF_DEALER),
    ),
    "game stopped for nothing": Injected(STANDARD, first(CheckBets, StopGame()), M.FALSE_ALARM, 0),
    # watching
    "capped Trips not seen": Injected(
        STANDARD, without(Report), M.MISTAKE_MISSED, happening=during(Protection.CAPPED_TRIPS)
    ),
    "pinched Ante not seen": Injected(
        STANDARD, without(Report), M.MISTAKE_MISSED, happening=during(Protection.PINCHED_ANTE)
    ),
    "flashed packet not seen": Injected(
        STANDARD, without(Report), M.MISTAKE_MISSED, 0, happening=during(Protection.FLASHED_PACKET)
    ),
    "alarm where nothing is": Injected(
        STANDARD, first(CheckBets, Report(2, Protection.PEEK)), M.FALSE_ALARM, 2
    ),
    "something else called": Injected(
        STANDARD, lambda acts: [
            *until(acts, Report),
            *(Report(act.box, Protection.PEEK) for act in acts if isinstance(act, Report)),
        ],
        M.WRONG_KIND, happening=during(Protection.CAPPED_BLIND),
    ),
    "another box called": Injected(
        STANDARD, lambda acts: [
            *until(acts, Report),
            *(Report(act.box % 6 + 1, act.event) for act in acts if isinstance(act, Report)),
        ],
        M.WRONG_PLACE, happening=during(Protection.CAPPED_BLIND),
    ),
}  # fmt: skip
