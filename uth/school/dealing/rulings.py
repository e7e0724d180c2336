"""How a round goes on after the floor has ruled: as it lies right, with a card replaced, dealt anew, void, or without
a hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from uth.cards import DECK, Card
from uth.company.chance import Chance
from uth.game import engine
from uth.game.actions import CloseBets, Cut, Deal, DeclineCut
from uth.game.model import DEALER, Phase, Round, Slot, To, stakes_of
from uth.profile import Fault, Ruling
from uth.school.dealing.acts import CloseBetting, OpenBetting, ScanBets
from uth.school.dealing.course import Course
from uth.school.dealing.lying import felt_at
from uth.school.dealing.moves import decided
from uth.school.dealing.packets import Dealt, cards_by_place, told
from uth.school.dealing.trouble import PLAYED, Outcome, outcome_of
from uth.table import Bet
from uth.train.felt.model import BOARD, BURN, DISCARDS, bet_place

_STAYS = frozenset({OpenBetting, ScanBets, CloseBetting})
"""What was done before the deal stays done when it is dealt anew: the bets stay."""


def ruled(course: Course) -> Course:
    """Return the round after the floor has ruled on what was wrong."""
    trouble = course.trouble
    if trouble is None:
        return course
    outcome = outcome_of(course.house, trouble.fault)
    if course.handling is not None and outcome is not Outcome.VOID:
        outcome = Outcome.GO_ON
    if course.house.profile.ruling(trouble.fault) is not Ruling.REFUSED:
        course = bound(course)
    now = _OUTCOMES[outcome](course, trouble.box)
    return replace(now, trouble=None, ruled=trouble.fault)


def put_right(course: Course) -> Course:
    """Return the round as it lies when nothing is wrong any more: cards where none belong are among the discards.

    A card that lay face up in the deck is its next again.
    """
    trouble = course.trouble
    if trouble is not None and trouble.fault is Fault.FACE_UP_IN_DECK:
        back = tuple(card for _place, card in trouble.cards)
        course = replace(course, trouble=None, deck=(*back, *course.deck))
    course = _astray(course)
    stray = tuple((place if place == BURN else DISCARDS, card) for place, card in course.stray)
    return told(replace(course, trouble=None, stray=stray))


def _astray(course: Course) -> Course:
    """The round with the cards that something wrong has brought out among all those that lie where none belong."""
    trouble = course.trouble
    if trouble is None or not trouble.cards:
        return course
    return replace(course, trouble=replace(trouble, cards=()), stray=(*course.stray, *trouble.cards))


def let_pass(course: Course) -> Course:
    """Return the round after what is wrong was passed over: the floor puts it right as soon as it sees it.

    A bet outside the limits was accepted so; a Play bet of a wrong size stays one (rules.md 12.2, I21).
    """
    trouble = course.trouble
    if trouble is not None and trouble.fault is Fault.OUTSIDE_LIMITS:
        return _stands(course, trouble.box)
    return put_right(bound(course))


def bound(course: Course) -> Course:
    """Return the round with a player held to a Play bet that lay wrong: only its size may change."""
    trouble, street = course.trouble, course.street
    if trouble is None or street is None or trouble.fault not in PLAYED:
        return course
    return replace(course, bound=course.bound | {(street, trouble.box)})


def _gone_on(course: Course, _box: int) -> Course:
    return put_right(course)


def _replaced(course: Course, box: int) -> Course:
    """The first card of a box exchanged for the next of the deck."""
    if course.state.settlement is not None:
        return put_right(course)
    card, deck = course.deck[0], course.deck[1:]
    old = next((dealt for slot, dealt in course.out if slot == Slot(To.BOX, box)), None)
    if old is not None:
        out = tuple((slot, card if dealt == old else dealt) for slot, dealt in course.out)
        return put_right(replace(course, out=out, deck=deck, stray=(*course.stray, (DISCARDS, old))))
    there = course.state.box(box)
    gone = tuple((DISCARDS, each) for each in there.cards[:1]) if there else ()
    boxes = tuple(
        replace(each, cards=(card, *each.cards[1:])) if each.number == box and each.cards else each
        for each in course.state.boxes
    )
    state = replace(course.state, boxes=boxes)
    return put_right(replace(course, state=state, deck=deck, stray=(*course.stray, *gone)))


def _stands(course: Course, box: int) -> Course:
    """The bets of a box count as they lie, whatever the limits: a house pays in full what it has accepted."""
    felt = felt_at(course)
    now = {bet: felt.amount(bet_place(box, bet)) for bet in (Bet.ANTE, Bet.BLIND)}
    boxes = tuple(
        replace(each, stakes=stakes_of({**dict(each.stakes), **now})) if each.number == box else each
        for each in course.state.boxes
    )
    return put_right(replace(course, state=replace(course.state, boxes=boxes)))


def _card_off(course: Course, _box: int) -> Course:
    """The card that showed is not dealt: it lies apart, where burned cards lie."""
    return put_right(replace(_astray(course), trouble=None))


def _taken_back(course: Course, _box: int) -> Course:
    """Cards of the board that came too early go back into the deck; others come when their time has come."""
    course = _astray(course)
    early = () if course.state.settlement else course.state.community[course.turned :]
    stray = tuple(card for place, card in course.stray if place == BOARD)
    deck = _shuffled(course, (*course.deck, *early, *stray))
    left = tuple(each for each in course.stray if each[0] != BOARD)
    community = (*course.state.community[: len(course.state.community) - len(early)], *deck[: len(early)])
    state = replace(course.state, community=community)
    return put_right(replace(course, state=state, stray=left, deck=deck[len(early) :]))


def _shuffled(course: Course, cards: Sequence[Card]) -> tuple[Card, ...]:
    return Chance(f"{course.guests.lot} {course.deck}", "deck").some_of(cards, len(cards))


def _redealt(course: Course, _box: int) -> Course:
    """All cards back and shuffled; the bets stay."""
    fresh = Course.of(course.house, course.guests, course.number, course.happenings)
    return replace(fresh, state=_bets_of(course), deck=_shuffled(course, DECK), did=course.did & _STAYS)


def _bets_of(course: Course, without: int = 0) -> Round:
    """The round before its close, with the bets of all boxes, or all but one."""
    state = course.guests.seat(course.table)
    here = {box.number for box in course.state.boxes} - {without}
    for bets in course.guests.bets(state):
        if bets.box in here:
            state, _events = engine.apply(state, bets)
    return state


def _void(course: Course, _box: int) -> Course:
    """The bets go back, and the cards to the discards."""
    state = course.guests.seat(course.table)
    gone = tuple((DISCARDS, card) for card in DECK if card not in course.deck)
    return replace(course, state=state, out=(), stray=gone, taken={}, turned=0, watched=(), over=True)


def _without(course: Course, box: int) -> Course:
    """The round as it would have come without a hand; what becomes of its bets is the floor's affair."""
    there = course.state.box(box)
    if there is None:
        return put_right(course)
    state, slot = _bets_of(course, box), Slot(To.BOX, box)
    if not state.boxes:
        return _void(course, box)
    out = tuple(each for each in course.out if each[0] != slot)
    dead = (*there.cards, *(card for each, card in course.out if each == slot))
    stray = (*course.stray, *((DISCARDS, card) for card in dead))
    now = replace(
        course, state=state, out=out, stray=stray, taken={n: to for n, to in course.taken.items() if n != box}
    )
    return put_right(now if course.state.phase in (Phase.BETTING, Phase.CUT) else _again(now, _dealt(course.state)))


def _dealt(state: Round) -> Dealt:
    """The cards that the engine knows, with their places."""
    return (
        *((Slot(To.BOX, box.number), card) for box in state.boxes for card in box.cards),
        *((Slot(To.DEALER), card) for card in state.dealer),
        *((Slot(To.COMMUNITY), card) for card in state.community),
        *((Slot(To.BURN), card) for card in state.burned),
    )


def _again(course: Course, dealt: Dealt) -> Course:
    """Deal the same cards and hear the same decisions, from the bets on."""
    turned, cards = course.turned, cards_by_place(dealt)
    state, _events = engine.apply(course.state, CloseBets())
    while state.phase is Phase.CUT:
        state = _cut(state)
    for shown in (0, 3, 5):
        if state.phase is Phase.DEAL and all(cards.get(slot) for slot in engine.due(state)):
            state, _events = engine.apply(state, Deal(tuple(cards[slot].pop(0) for slot in engine.due(state))))
        if shown <= turned:
            state = decided(replace(course, state=state, turned=shown)).state
    return replace(course, state=state)


def _cut(state: Round) -> Round:
    cutter = state.cutter or DEALER
    action = Cut(DEALER, len(DECK) // 2) if cutter == DEALER else DeclineCut(cutter)
    return engine.apply(state, action)[0]


_OUTCOMES = {
    Outcome.GO_ON: _gone_on,
    Outcome.REPLACE: _replaced,
    Outcome.STANDS: _stands,
    Outcome.CARD_OFF: _card_off,
    Outcome.TAKE_BACK: _taken_back,
    Outcome.REDEAL: _redealt,
    Outcome.VOID: _void,
    Outcome.HAND_OUT: _without,
}
