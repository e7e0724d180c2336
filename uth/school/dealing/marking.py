"""What a supervisor sees of the dealing: what is missing before the first card, the deal, the streets, the end."""

from __future__ import annotations

from collections.abc import Iterator

from uth.game.model import DEALER, Slot, To
from uth.profile import Call
from uth.school.dealing.acts import (
    Act,
    Ask,
    Burn,
    CheckBets,
    CloseBetting,
    CountStub,
    CutDeck,
    DealPacket,
    LoadShuffler,
    OfferCut,
    OpenBetting,
    OpenHouse,
    ScanBets,
    Shuffle,
    TakeFold,
    TurnBoard,
)
from uth.school.dealing.course import Course
from uth.school.dealing.packets import burn_is_missed, packet_is_uneven
from uth.school.dealing.slip import Slip
from uth.school.dealing.steps import CALLS, fold_place, shuffled
from uth.school.findings import Mistake
from uth.school.settling.acts import Finish
from uth.table import CutBy, Decisions, ShuffleBy


def slips(before: Course, act: Act) -> Iterator[Slip]:
    """Yield what is wrong in an act that can be done, of the dealing; the settlement is marked by itself."""
    yield from _of_preparing(before, act)
    yield from _of_cards(before, act)
    yield from _of_the_end(before, act)


def _of_preparing(before: Course, act: Act) -> Iterator[Slip]:
    if isinstance(act, DealPacket | Burn) and not before.begun:
        yield from _unprepared(before)
    match act:
        case OpenBetting(call) | CloseBetting(call):
            yield from _said(call, Call.BETTING if isinstance(act, OpenBetting) else Call.CLOSE)
        case Shuffle() | LoadShuffler():
            if isinstance(act, Shuffle) is not (before.table.procedure.shuffle is ShuffleBy.HAND):
                yield Slip(Mistake.SHUFFLED_OTHERWISE)
        case OfferCut() | CutDeck():
            yield from _cut(before, act)


def _of_cards(before: Course, act: Act) -> Iterator[Slip]:
    match act:
        case DealPacket():
            yield from _packet(before, act)
        case Burn():
            yield from _burned(before)
        case Ask():
            yield from _asked(before, act)
        case TakeFold():
            yield from _fold(before, act)
        case TurnBoard() if not before.may_turn:
            yield Slip(Mistake.BOARD_EARLY, before.undecided)


def _of_the_end(before: Course, act: Act) -> Iterator[Slip]:
    match act:
        case OpenHouse():
            yield from _opened(before)
        case CountStub(cards) if cards != len(before.deck):
            yield Slip(Mistake.WRONG_COUNT, cards=cards, due=len(before.deck))
        case Finish() if before.stub_due and not before.counted:
            yield Slip(Mistake.STUB_NOT_COUNTED)


def _said(call: Call, right: Call, box: int = 0) -> Iterator[Slip]:
    if call is not right:
        yield Slip(Mistake.WRONG_CALL, box, call=call, right=right)


# --- before the first card


def _unprepared(before: Course) -> Iterator[Slip]:
    for did, mistake in (
        (OpenBetting in before.did, Mistake.BETTING_NOT_OPENED),
        (ScanBets in before.did, Mistake.NOT_SCANNED),
        (CloseBetting in before.did, Mistake.BETTING_NOT_CLOSED),
        (shuffled(before), Mistake.NOT_SHUFFLED),
        (not before.state.boxes or before.cutter is None, Mistake.CUT_MISSED),
    ):
        if not did:
            yield Slip(mistake)


def _cut(before: Course, act: OfferCut | CutDeck) -> Iterator[Slip]:
    procedure = before.table.procedure
    if procedure.cut is CutBy.NONE or before.cut is not None:
        yield Slip(Mistake.CUT_NEEDLESS)
    elif before.cutter != _by(before, act):
        yield Slip(Mistake.CUT_OUT_OF_TURN, _by_box(act))
    elif isinstance(act, CutDeck):
        least = procedure.cut_at_least
        if not least <= act.cards <= len(before.deck) - least:
            yield Slip(Mistake.CUT_TOO_SMALL, cards=min(act.cards, len(before.deck) - act.cards))


def _by(before: Course, act: OfferCut | CutDeck) -> str:
    box = before.state.box(_by_box(act))
    return box.owner if box else DEALER


def _by_box(act: OfferCut | CutDeck) -> int:
    return act.box if isinstance(act, OfferCut) else 0


# --- the deal


def _packet(before: Course, act: DealPacket) -> Iterator[Slip]:
    slot = Slot(act.to, act.box)
    if act.to is To.BOX and before.state.box(act.box) is None:
        yield Slip(Mistake.DEALT_TO_EMPTY, act.box, cards=act.count)
    elif act.count > before.pending.count(slot):
        early = act.to is To.COMMUNITY and before.waiting
        mistake = Mistake.BOARD_EARLY if early else Mistake.CARD_COUNT
        yield Slip(mistake, before.undecided if early else act.box, cards=act.count, to=None if early else act.to)
    elif burn_is_missed(before, slot):
        yield Slip(Mistake.BURN_MISSED)
    else:
        if packet_is_uneven(before, act):
            yield Slip(Mistake.PACKET_SIZE, act.box, cards=act.count, to=act.to)
        yield from _order(before, slot)


def _burned(before: Course) -> Iterator[Slip]:
    if Slot(To.BURN) not in before.pending:
        yield Slip(Mistake.BURN_NEEDLESS)
    else:
        yield from _order(before, Slot(To.BURN))


def _order(before: Course, slot: Slot) -> Iterator[Slip]:
    """A place that gets its cards after one that should have come later.

    Who deals in own packets has an own order among the hands; the board has its place whatever their size.
    """
    later = before.passed(slot)
    own_order = before.uneven and later is not None and {slot.to, later.to} <= {To.BOX, To.DEALER}
    if later is not None and not own_order:
        yield Slip(Mistake.DEAL_ORDER, later.box, other=slot.box, to=later.to, other_to=slot.to)


# --- the streets


def _asked(before: Course, act: Ask) -> Iterator[Slip]:
    if before.street is None:
        slot, _count = before.packet or (Slot(To.DEALER), 0)
        yield Slip(Mistake.CARD_COUNT, slot.box, to=slot.to)
        return
    if act.box not in before.waiting:
        yield Slip(Mistake.ASKED_NEEDLESSLY, act.box)
        return
    if act.box != before.waiting[0] and before.table.procedure.decisions is Decisions.IN_TURN:
        yield Slip(Mistake.ASK_ORDER, act.box, other=before.waiting[0])
    yield from _said(act.call, CALLS[before.street], act.box)


def _fold(before: Course, act: TakeFold) -> Iterator[Slip]:
    if act.box not in before.folds:
        yield Slip(Mistake.LIVE_HAND_TAKEN, act.box)
    elif act.where is not fold_place(before, act.box):
        yield Slip(Mistake.FOLD_MISLAID, act.box, folded=fold_place(before, act.box))


def _opened(before: Course) -> Iterator[Slip]:
    if not before.decided:
        yield Slip(Mistake.HOUSE_OPENED_EARLY, before.undecided)
        return
    for box in before.folds:
        yield Slip(Mistake.FOLD_LEFT, box)
    if CheckBets not in before.did:
        yield Slip(Mistake.BETS_NOT_CHECKED)
