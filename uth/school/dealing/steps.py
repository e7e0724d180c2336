"""What comes next in a round, from the table file's procedure alone.

Sources: ``procedure``: ``shuffle``, ``cut``, ``cut refused``, ``packet``, ``community``, ``burn``, ``decisions``,
``folded with side bet``, ``count stub every``; the settlement has its own. Where the house is silent (the shuffle
before or after the close, a fold taken at once or before the dealer's hand) several steps are due at a time, and any of
them is right.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from uth.game.model import DEALER, To
from uth.game.view import lying
from uth.i18n import gettext as _
from uth.profile import Call
from uth.school.dealing.acts import (
    CheckBets,
    CloseBetting,
    FoldedTo,
    LoadShuffler,
    OpenBetting,
    ScanBets,
    Shuffle,
)
from uth.school.dealing.course import Course
from uth.school.settling import steps as settling
from uth.table import Decisions, FoldedWithSideBet, ShuffleBy, Street

CALLS = {Street.PREFLOP: Call.PREFLOP, Street.FLOP: Call.FLOP, Street.RIVER: Call.RIVER}
"""What a box is asked on a street."""


class Kind(StrEnum):
    """What a dealer does at a step. The values are contract words, and keys of its wording."""

    OPEN_BETTING = "open betting"
    SCAN = "scan bets"
    CLOSE_BETTING = "close betting"
    SHUFFLE = "shuffle"
    LOAD = "load shuffler"
    OFFER_CUT = "offer cut"
    CUT = "cut deck"
    DEAL = "deal packet"
    BURN = "burn"
    ASK = "ask"
    TAKE_FOLD = "take fold"
    TURN = "turn board"
    CHECK = "check bets"
    OPEN_HOUSE = "open house"
    COUNT_STUB = "count stub"
    STOP = "stop game"
    PROTECT = "protect cards"
    CALL_FLOOR = "call floor"


@dataclass(frozen=True, slots=True)
class Step:
    """One step.

    :ivar box: 0 where it is about none.
    :ivar to: where a packet goes; *count*: how many cards it has, or the stub.
    :ivar street: the street that is turned or asked.
    :ivar where: where folded cards go.
    """

    kind: Kind
    box: int = 0
    to: To | None = None
    count: int = 0
    street: Street | None = None
    where: FoldedTo | None = None


AnyStep = Step | settling.Step


def steps_due(course: Course) -> tuple[AnyStep, ...]:
    """Return the steps that would be right now, the usual one first; none when the round is over."""
    if course.done:
        return ()
    if course.trouble is not None:
        return tuple(_answer(course))
    if course.handling is not None:
        return tuple(course.handling.expected) or tuple(_at_the_end(course))
    return tuple(_folds(course)) + tuple(_dealing(course))


def _answer(course: Course) -> Iterator[Step]:
    trouble = course.trouble
    if trouble is not None:
        if not trouble.stopped:
            yield Step(Kind.STOP)
        if not trouble.protected:
            yield Step(Kind.PROTECT)
        yield Step(Kind.CALL_FLOOR)


def _at_the_end(course: Course) -> Iterator[Step]:
    if course.stub_due and not course.counted:
        yield Step(Kind.COUNT_STUB, count=len(course.deck))


def fold_place(course: Course, number: int) -> FoldedTo:
    """Return where the house lays the cards of a box that folded."""
    box, kept = course.state.box(number), course.table.procedure.folded_with_side_bet is FoldedWithSideBet.KEEP
    return FoldedTo.UNDER_TRIPS if kept and box is not None and lying(course.table, box) else FoldedTo.RACK


def _folds(course: Course) -> Iterator[Step]:
    for box in course.folds:
        yield Step(Kind.TAKE_FOLD, box, where=fold_place(course, box))


def _dealing(course: Course) -> Iterator[Step]:
    before = [] if course.begun else list(_before(course))
    if before:
        yield from before
    elif course.street is None:
        yield from _packet(course)
    elif course.waiting:
        boxes = course.waiting if course.table.procedure.decisions is Decisions.FREE else course.waiting[:1]
        yield from (Step(Kind.ASK, box, street=course.street) for box in boxes)
    elif course.may_turn:
        yield Step(Kind.TURN, street=course.next_street)
    elif course.pending:
        yield from _packet(course)
    else:
        yield Step(Kind.OPEN_HOUSE) if CheckBets in course.did else Step(Kind.CHECK)


def _before(course: Course) -> Iterator[Step]:
    """What comes before the first card; shuffle and betting do not wait for each other."""
    if OpenBetting not in course.did:
        yield Step(Kind.OPEN_BETTING)
    elif ScanBets not in course.did:
        yield Step(Kind.SCAN)
    elif CloseBetting not in course.did:
        yield Step(Kind.CLOSE_BETTING)
    if not shuffled(course):
        yield Step(Kind.SHUFFLE if course.table.procedure.shuffle is ShuffleBy.HAND else Kind.LOAD)
    elif course.state.boxes and course.cutter is not None:
        yield _cut(course, course.cutter)


def shuffled(course: Course) -> bool:
    """Return whether the deck was shuffled, in whichever way."""
    return Shuffle in course.did or LoadShuffler in course.did


def _cut(course: Course, cutter: str) -> Step:
    if cutter == DEALER:
        return Step(Kind.CUT, count=course.table.procedure.cut_at_least)
    return Step(Kind.OFFER_CUT, course.state.owned_by(cutter)[0].number)


def _packet(course: Course) -> Iterator[Step]:
    if course.packet is not None:
        slot, count = course.packet
        burned = slot.to is To.BURN
        yield Step(Kind.BURN) if burned else Step(Kind.DEAL, slot.box, slot.to, count)


def step_words(step: Step) -> str:
    """Return a step as it is told a trainee, before it is done."""
    to = _(_TO[step.to]).format(box=step.box) if step.to is not None else ""
    cards = _(_TURNED[step.street]) if step.street is not None else ""
    return _(_WORDS[step.kind]).format(box=step.box, count=step.count, to=to, cards=cards)


_TO = {To.BOX: "box {box}", To.DEALER: "the dealer", To.COMMUNITY: "the board", To.BURN: "the burned cards"}
_TURNED = {
    Street.PREFLOP: "the cards",
    Street.FLOP: "the flop",
    Street.RIVER: "the last two community cards",
}
_WORDS = {
    Kind.OPEN_BETTING: "Call for bets",
    Kind.SCAN: "Scan the bets of all boxes",
    Kind.CLOSE_BETTING: "Call no more bets",
    Kind.SHUFFLE: "Shuffle the deck",
    Kind.LOAD: "Take the deck from the shuffler and load the other",
    Kind.OFFER_CUT: "Offer the cut to box {box}",
    Kind.CUT: "Cut the deck yourself, {count} cards at least",
    Kind.DEAL: "Cards to {to}: {count}",
    Kind.BURN: "Burn a card",
    Kind.ASK: "Ask box {box}",
    Kind.TAKE_FOLD: "Box {box} folded: take the lost bets and lay the cards where they wait",
    Kind.TURN: "Turn {cards}",
    Kind.CHECK: "Check the bets of all boxes",
    Kind.OPEN_HOUSE: "Open the dealer's hand",
    Kind.COUNT_STUB: "Count the stub, face down",
    Kind.STOP: "Stop the game",
    Kind.PROTECT: "Protect the cards",
    Kind.CALL_FLOOR: "Call the floor",
}
