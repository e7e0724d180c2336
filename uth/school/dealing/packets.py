"""Cards off the deck: packets to their places and burned cards; the engine is told as soon as all are out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from uth.cards import Card
from uth.game import engine
from uth.game.actions import Deal
from uth.game.model import Slot, To
from uth.i18n import gettext as _
from uth.profile import Fault
from uth.school.dealing.acts import DealPacket
from uth.school.dealing.course import Course
from uth.school.dealing.trouble import Trouble
from uth.school.record import ActError
from uth.train.felt.model import BOARD, BURN, HOUSE_CARDS, Lying, Place, cards_place

Dealt = tuple[tuple[Slot, Card], ...]
_BURN = Slot(To.BURN)


def _off(course: Course, count: int) -> tuple[tuple[Card, ...], Course]:
    """Take cards off the deck."""
    if not 1 <= count <= len(course.deck):
        raise ActError(_("{count} cards cannot be dealt").format(count=count))
    return course.deck[:count], replace(course, deck=course.deck[count:])


def place_of(slot: Slot) -> Place:
    """Return where the cards of a slot lie."""
    if slot.to is To.BOX:
        return cards_place(slot.box)
    return {To.DEALER: HOUSE_CARDS, To.COMMUNITY: BOARD, To.BURN: BURN}[slot.to]


def burn_is_missed(course: Course, slot: Slot) -> bool:
    """Return whether community cards are dealt though a card should be burned first."""
    return slot.to is To.COMMUNITY and course.pending[:1] == (_BURN,)


def packet_dealt(course: Course, act: DealPacket) -> Course:
    """Return the round after a packet; the cards that belong there count, the others lie astray.

    :raises ActError: if there is no such place, or the deck has not so many cards.
    """
    slot = _slot(course, act)
    wanted = min(act.count, course.pending.count(slot))
    uneven = course.uneven or packet_is_uneven(course, act)
    missed = burn_is_missed(course, slot)
    cards, course = _off(course, act.count)
    out = (*course.out, *((slot, card) for card in cards[:wanted]))
    if missed and wanted:
        (burned,), course = _off(course, 1)
        out = (*out, (_BURN, burned))
    stray = (*course.stray, *((place_of(slot), card) for card in cards[wanted:]))
    course = with_trouble(replace(course, out=out, stray=stray, uneven=uneven), _of_packet(course, slot, act, wanted))
    return course if act.count > wanted else told(course)


def _slot(course: Course, act: DealPacket) -> Slot:
    if act.to is To.BURN:
        raise ActError(_("a card is burned, not dealt"))
    if act.to is To.BOX and not 1 <= act.box <= course.table.rules.boxes:
        raise ActError(_("there is no box {box}").format(box=act.box))
    return Slot(act.to, act.box if act.to is To.BOX else 0)


def packet_is_uneven(course: Course, act: DealPacket) -> bool:
    """Return whether a packet has not the size that the house deals; community cards may come in any."""
    slot, pending = Slot(act.to, act.box), course.pending
    if act.to is To.COMMUNITY or act.count > pending.count(slot):
        return False
    return act.count != min(course.table.procedure.packet, pending.count(slot))


def _of_packet(course: Course, slot: Slot, act: DealPacket, wanted: int) -> Trouble | None:
    """What a packet brings about that is not to be repaired by who dealt it."""
    if slot.to is To.BOX and course.state.box(slot.box) is None:
        return Trouble(Fault.EMPTY_BOX, slot.box, own=True)
    if act.count > wanted:
        return Trouble(_over(course, slot), slot.box, own=True)
    return Trouble(Fault.BURN_FORGOTTEN, own=True) if burn_is_missed(course, slot) else None


def _over(course: Course, slot: Slot) -> Fault:
    if slot.to is To.COMMUNITY:
        return Fault.LAST_CARDS_EARLY if course.turned else Fault.FLOP_WRONG
    if slot.to is To.DEALER:
        return Fault.COUNT_OF_DEALER
    return Fault.COUNT_AFTER_ACTION if course.asked else Fault.COUNT_BEFORE_ACTION


def burned(course: Course) -> Course:
    """Return the round after a card was burned.

    :raises ActError: if the deck has none left.
    """
    due = _BURN in course.pending
    (card,), course = _off(course, 1)
    if not due:
        return replace(course, stray=(*course.stray, (BURN, card)))
    return told(replace(course, out=(*course.out, (_BURN, card))))


def told(course: Course) -> Course:
    """Return the round with the engine told the cards that it waits for, as soon as all are out."""
    if course.pending or not course.out:
        return course
    cards = cards_by_place(course.out)
    state, _events = engine.apply(course.ready, Deal(tuple(cards[slot].pop(0) for slot in engine.due(course.ready))))
    return replace(course, state=state, out=())


def strays(course: Course) -> Mapping[Place, tuple[Lying, ...]]:
    """Return the cards where none belong, face down, by their places."""
    places = dict.fromkeys(place for place, _card in course.stray)
    return {each: tuple(Lying(card, up=False) for place, card in course.stray if place == each) for each in places}


def cards_by_place(out: Dealt) -> Mapping[Slot, list[Card]]:
    """Return dealt cards by their places, in the order in which they came."""
    return {slot: [card for other, card in out if other == slot] for slot, _card in out}


def with_trouble(course: Course, trouble: Trouble | None) -> Course:
    """Return the round with something wrong, unless something else is already."""
    return replace(course, trouble=course.trouble or trouble)
