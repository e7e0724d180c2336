"""What is done about something that has gone wrong: answered, put right by the dealer, or passed over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from uth.school.dealing.acts import (
    Accept,
    Act,
    CloseBetting,
    Correct,
    CutDeck,
    LoadShuffler,
    NameRuling,
    OfferCut,
    OpenBetting,
    ProtectCards,
    Refuse,
    Report,
    ScanBets,
    Shuffle,
    StopGame,
)
from uth.school.dealing.course import Course
from uth.school.dealing.rulings import bound, put_right
from uth.school.dealing.slip import Slip
from uth.school.dealing.trouble import BEFORE_THE_DEAL, BETS, Trouble, dealer_corrects, dealer_refuses
from uth.school.findings import Mistake
from uth.school.settling.acts import CallFloor

_BEFORE_THE_DEAL = OpenBetting | ScanBets | CloseBetting | Shuffle | LoadShuffler | OfferCut | CutDeck
_OF_A_BET = Accept | Correct | Refuse
_ANSWERS = StopGame | ProtectCards | CallFloor | Correct | Refuse | NameRuling | Report


def passes_over(course: Course, act: Act) -> bool:
    """Return whether an act goes on as if nothing were wrong."""
    trouble = course.trouble
    if trouble is None or isinstance(act, _ANSWERS) or is_elsewhere(trouble, act):
        return False
    return not (trouble.fault in BEFORE_THE_DEAL and isinstance(act, _BEFORE_THE_DEAL))


def is_elsewhere(trouble: Trouble, act: Act) -> bool:
    """Return whether an act answers a bet of another box than the one at which something is wrong."""
    return isinstance(act, _OF_A_BET) and act.box != trouble.box


def slips(before: Course, act: Act, *, owns_up: bool = False) -> Iterator[Slip]:
    """Yield what is wrong in an act as an answer to what has gone wrong.

    *owns_up*: whether the dealer has made a mistake in this round: then there is reason to stop the game.
    """
    trouble = before.trouble
    if isinstance(act, NameRuling):
        yield from _ruling(before, act)
    if trouble is None or is_elsewhere(trouble, act):
        yield from _needless(act, with_reason=owns_up or bool(before.watched))
    elif isinstance(act, CallFloor):
        yield from _floor(trouble)
    elif isinstance(act, Correct | Refuse):
        if not _by_the_dealer(before, trouble, act):
            yield Slip(Mistake.OWN_FIX, trouble.box, fault=trouble.fault)
    elif passes_over(before, act):
        yield Slip(_passed(trouble), trouble.box, fault=trouble.fault)


def _passed(trouble: Trouble) -> Mistake:
    if trouble.stopped:
        return Mistake.FLOOR_NOT_CALLED
    return Mistake.WRONG_BET_PASSED if trouble.fault in BETS else Mistake.NOT_STOPPED


def _floor(trouble: Trouble) -> Iterator[Slip]:
    if not trouble.stopped:
        yield Slip(Mistake.NOT_STOPPED, trouble.box, fault=trouble.fault)
    if not trouble.protected:
        yield Slip(Mistake.NOT_PROTECTED, trouble.box, fault=trouble.fault)


def _needless(act: Act, *, with_reason: bool) -> Iterator[Slip]:
    """To call the floor in doubt is always right; to stop the game or push a bet back for nothing is not."""
    if isinstance(act, Correct | Refuse):
        yield Slip(Mistake.GOOD_BET_REFUSED, act.box)
    elif isinstance(act, StopGame) and not with_reason:
        yield Slip(Mistake.FALSE_ALARM)


def _by_the_dealer(before: Course, trouble: Trouble, act: Correct | Refuse) -> bool:
    """Whether the house leaves it to its dealer."""
    may = dealer_corrects if isinstance(act, Correct) else dealer_refuses
    return may(before.house.profile, trouble.fault)


def _ruling(before: Course, act: NameRuling) -> Iterator[Slip]:
    fault = before.trouble.fault if before.trouble else before.ruled
    if fault is not None and act.ruling is not before.house.profile.ruling(fault):
        yield Slip(Mistake.WRONG_RULING, fault=fault, ruling=act.ruling)


def answered(course: Course, act: Act) -> tuple[Course, bool]:
    """Return the round with an act taken as an answer, and whether what was wrong is now to be ruled on or put right.

    Whoever accepts a wrong bet, or has a bet put right, has done with it; what is done about another box's bet is no
    answer to it.
    """
    trouble = course.trouble
    if trouble is None or is_elsewhere(trouble, act):
        return course, False
    match act:
        case StopGame():
            return replace(course, trouble=replace(trouble, stopped=True)), False
        case ProtectCards():
            return replace(course, trouble=replace(trouble, protected=True)), False
        case CallFloor():
            return course, True
        case Correct():
            return put_right(bound(course)), False
        case Refuse() | Accept():
            return put_right(course), False
        case _:
            return course, False
