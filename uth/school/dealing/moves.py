"""What an act makes of a round: possible or not, and how far it has then come."""

from __future__ import annotations

from dataclasses import replace

from uth.game import engine
from uth.game.actions import Decide
from uth.game.model import Box, Choice, Phase, Round, Slot, To
from uth.i18n import gettext as _
from uth.profile import Fault
from uth.school.dealing.acts import (
    Accept,
    Act,
    Ask,
    Burn,
    Correct,
    CountStub,
    CutDeck,
    DealPacket,
    LoadShuffler,
    NameRuling,
    OfDealing,
    OfferCut,
    OpenHouse,
    ProtectCards,
    Refuse,
    Report,
    Shuffle,
    StopGame,
    TakeFold,
    TurnBoard,
)
from uth.school.dealing.course import OPEN, Course
from uth.school.dealing.packets import burned, packet_dealt, strays, with_trouble
from uth.school.dealing.trouble import Trouble
from uth.school.record import ActError
from uth.school.settling.acts import CallFloor, Finish
from uth.school.settling.handling import Handling
from uth.table import Street

_ANY_TIME = StopGame | ProtectCards | NameRuling | Report | CountStub


def done(course: Course, act: Act, at: int) -> Course:
    """Return the round after an act; of what lies wrong and is passed over nothing is said here.

    :raises ActError: if that cannot be done here; then nothing has changed.
    """
    if course.done:
        if isinstance(act, NameRuling) and course.ruled:
            return course
        raise ActError(_("the round is over"))
    if isinstance(act, Report):
        _require_seat(course, act)
    course = _settling(course, act, at) if course.handling else _dealing(course, act)
    return replace(course, did=course.did | {type(act)})


def with_bets(course: Course) -> Course:
    """Return the round with the players' bets, which they lay as soon as the dealer does anything."""
    state = course.state
    if state.boxes or course.done:
        return course
    for bets in course.guests.bets(state):
        state, _events = engine.apply(state, bets)
    return replace(course, state=state)


def _settling(course: Course, act: Act, at: int) -> Course:
    """The dealer's hand lies open: what is not of the settlement can be done no more."""
    handling = course.handling
    assert handling is not None
    if isinstance(act, _ANY_TIME):
        return course
    if isinstance(act, OfDealing):
        raise ActError(_("the dealer's hand lies open: nothing is dealt or asked any more"))
    if isinstance(act, CallFloor) and handling.done:
        return course
    if isinstance(act, Finish):
        return replace(course, handling=handling if handling.done else handling.after(act, at), over=True)
    return replace(course, handling=handling.after(act, at))


def _dealing(course: Course, act: Act) -> Course:
    match act:
        case Shuffle() | LoadShuffler():
            return _shuffled(course)
        case OfferCut() | CutDeck():
            return _cut(course, act)
        case DealPacket():
            return packet_dealt(course, act)
        case Burn():
            return burned(course)
        case TurnBoard(street):
            return _turned(course, street)
        case OpenHouse():
            return _opened(course)
        case _:
            return _with_players(course, act)


def _with_players(course: Course, act: Act) -> Course:
    match act:
        case Ask(box):
            return _asked(course, box)
        case TakeFold():
            return _fold_taken(course, act)
        case Accept(box) | Correct(box) | Refuse(box):
            _box(course, box)
        case CountStub():
            raise ActError(_("the stub is counted when the round is dealt"))
        case _ if not isinstance(act, OfDealing | CallFloor):
            raise ActError(_("the dealer's hand is not open yet"))
    return course


def _box(course: Course, number: int) -> Box:
    box = course.state.box(number)
    if box is None:
        raise ActError(_("box {box} is not in use").format(box=number))
    return box


def _require_seat(course: Course, act: Report) -> None:
    """Refuse a report of a box that the table does not have; 0 is the dealer's own place.

    Of an empty box it is a report like any other, and marked: nothing is done to the house there.
    """
    if act.box > course.table.rules.boxes:
        raise ActError(_("there is no box {box}").format(box=act.box))


# --- before the deal


def _before(course: Course) -> None:
    if course.begun:
        raise ActError(_("cards are out already"))


def _shuffled(course: Course) -> Course:
    _before(course)
    return replace(course, declined=(), cut=None)


def _cut(course: Course, act: OfferCut | CutDeck) -> Course:
    _before(course)
    if isinstance(act, CutDeck):
        if not 1 <= act.cards < len(course.deck):
            raise ActError(_("{cards} cards cannot be cut off").format(cards=act.cards))
        return _cut_at(course, act.cards)
    name = _box(course, act.box).owner
    cards = course.guests.cut(course.table, name)
    return replace(course, declined=(*course.declined, name)) if cards is None else _cut_at(course, cards)


def _cut_at(course: Course, cards: int) -> Course:
    return replace(course, cut=cards, deck=(*course.deck[cards:], *course.deck[:cards]))


# --- the streets


def _turned(course: Course, street: Street) -> Course:
    if street is not course.next_street or course.on_board < OPEN[street]:
        raise ActError(_("there are no such cards to turn"))
    if not course.may_turn:
        fault = Fault.LAST_CARDS_EARLY if course.turned else Fault.FLOP_WRONG
        return with_trouble(course, Trouble(fault, course.undecided, own=True))
    return replace(course, turned=OPEN[street])


def _asked(course: Course, number: int) -> Course:
    _box(course, number)
    if not course.begun:
        raise ActError(_("no cards are out yet"))
    if course.street is None:
        slot, _count = course.packet or (Slot(To.DEALER), 0)
        return with_trouble(course, Trouble(Fault.COUNT_BEFORE_ACTION, slot.box, own=True))
    if number not in course.waiting:
        return course
    return decided(replace(course, asked=course.asked | {(course.street, number)}))


def decided(course: Course) -> Course:
    """Return the round after the decisions of those who were asked, as far as the engine may hear them."""
    state, street = course.state, course.street
    while state.phase is Phase.DECISION and state.street is street:
        box = next((each for each in engine.in_turn(state) if (street, each.number) in course.asked), None)
        if box is None:
            break
        state, _events = engine.apply(state, Decide(box.number, _choice(course, state, box.number)))
    return replace(course, state=state)


def _choice(course: Course, state: Round, box: int) -> Choice:
    """What is decided; whoever has laid a Play bet is held to the highest that may be bet."""
    plays = [choice for choice in engine.open_choices(state, box) if choice.multiple]
    if plays and (state.street, box) in course.bound:
        return max(plays, key=lambda choice: choice.multiple)
    return course.guests.decides(state, box)


def _fold_taken(course: Course, act: TakeFold) -> Course:
    box = _box(course, act.box)
    if act.box in course.taken:
        raise ActError(_("the hand of box {box} was taken").format(box=act.box))
    if not box.folded:
        if not course.complete(Slot(To.BOX, act.box)):
            raise ActError(_("box {box} has no cards yet").format(box=act.box))
        return with_trouble(course, Trouble(Fault.RACKED_EARLY, act.box, own=True))
    return replace(course, taken={**course.taken, act.box: act.where})


def _opened(course: Course) -> Course:
    if not course.complete(Slot(To.DEALER)):
        raise ActError(_("the dealer has no cards yet"))
    if not course.decided:
        return with_trouble(course, Trouble(Fault.DEALER_CARD_EXPOSED, course.undecided, own=True))
    return replace(course, handling=Handling.of(course.state, strays(course)))
