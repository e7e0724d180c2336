"""A dealer who makes no mistake: for demonstrations, and for what is right."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from uth.school.dealing.acts import (
    Act,
    Ask,
    Burn,
    CheckBets,
    CloseBetting,
    CountStub,
    CutDeck,
    DealPacket,
    FoldedTo,
    LoadShuffler,
    OfferCut,
    OpenBetting,
    OpenHouse,
    ProtectCards,
    Report,
    ScanBets,
    Shuffle,
    StopGame,
    TakeFold,
    Timed,
    TurnBoard,
)
from uth.school.dealing.dealing import Dealing
from uth.school.dealing.steps import CALLS, Kind, Step
from uth.school.settling import perfect as settling
from uth.school.settling.acts import CallFloor, Finish
from uth.table import Street

_PLAIN: dict[Kind, Callable[[], Act]] = {
    Kind.OPEN_BETTING: OpenBetting, Kind.SCAN: ScanBets, Kind.CLOSE_BETTING: CloseBetting, Kind.SHUFFLE: Shuffle,
    Kind.LOAD: LoadShuffler, Kind.BURN: Burn, Kind.CHECK: CheckBets, Kind.OPEN_HOUSE: OpenHouse, Kind.STOP: StopGame,
    Kind.PROTECT: ProtectCards, Kind.CALL_FLOOR: CallFloor,
}  # fmt: skip


def perfect(dealing: Dealing) -> Dealing:
    """Return a round brought to its end without a further mistake."""
    for _act, after in played(dealing):
        dealing = after
    return dealing


def played(dealing: Dealing) -> Iterator[tuple[Timed, Dealing]]:
    """Yield the acts that bring a round to its end without a further mistake, and the round after each."""
    while not dealing.done:
        act = next_act(dealing)
        at = (len(dealing.acts) + 1) * settling.PACE
        dealing = dealing.after(act, at)
        yield Timed(act, at), dealing


def next_act(dealing: Dealing) -> Act:
    """Return what would be right to do next.

    :raises ValueError: if the round is over.
    """
    if dealing.done:
        raise ValueError("the round is over")
    course = dealing.course
    if course.watched and course.trouble is None:
        return Report(course.watched[0].box, course.watched[0].event)
    step = next(iter(dealing.expected), None)
    if isinstance(step, Step):
        return _of(step)
    if step is None or course.handling is None:
        return Finish()
    return settling.next_act(course.handling)


def _of(step: Step) -> Act:
    plain = _PLAIN.get(step.kind)
    if plain is not None:
        return plain()
    match step:
        case Step(Kind.DEAL, to=to) if to is not None:
            return DealPacket(to, step.box, step.count)
        case Step(Kind.OFFER_CUT):
            return OfferCut(step.box)
        case Step(Kind.CUT):
            return CutDeck(step.count)
        case Step(Kind.ASK):
            street = step.street or Street.PREFLOP
            return Ask(step.box, CALLS[street])
        case Step(Kind.TAKE_FOLD):
            return TakeFold(step.box, step.where or FoldedTo.RACK)
        case Step(Kind.TURN):
            return TurnBoard(step.street or Street.FLOP)
        case _:
            return CountStub(step.count)
