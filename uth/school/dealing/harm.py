"""How the table lies while something is wrong with it, or has been done to the house."""

from __future__ import annotations

from dataclasses import replace

from uth.company.chance import Chance
from uth.profile import Fault
from uth.school.dealing.acts import Protection
from uth.school.dealing.course import Course
from uth.school.dealing.trouble import Trouble, Watch
from uth.school.scenes import At, lies_at
from uth.table import Bet
from uth.train.felt.laid import as_chips
from uth.train.felt.model import BOARD, BURN, Felt, Lying, Place, bet_place, cards_place, pay_place, tidy

_SEEN_OF_OWN = frozenset({
    Fault.FLOP_WRONG, Fault.LAST_CARDS_EARLY, Fault.DEALER_CARD_EXPOSED, Fault.RACKED_EARLY,
})  # fmt: skip
"""What of the dealer's own doing is not on the table yet: cards where none belong are, and face down."""
_LATE = 2
"""A late Play bet is so many Antes."""


def lies_wrong(course: Course, trouble: Trouble, felt: Felt) -> Felt:
    """Return the table with what is wrong on it."""
    if trouble.own and (trouble.fault not in _SEEN_OF_OWN or any(place == BOARD for place, _card in course.stray)):
        return felt
    deck = tuple(card for _place, card in trouble.cards) or course.deck
    if trouble.fault is Fault.FACE_UP_IN_DECK:
        # It is the next card of the deck, and shows where the deck is held.
        return replace(felt, cards={**felt.cards, BURN: (*felt.cards_at(BURN), Lying(deck[0], up=True))})
    if trouble.fault is Fault.WRONG_PAYOUT:
        ante = felt.amount(bet_place(trouble.box, Bet.ANTE))
        return _with_amount(course, felt, pay_place(trouble.box, Bet.ANTE), trouble.box, 2 * ante)
    chance = Chance(course.guests.lot, f"wrong {trouble.fault}")
    return lies_at(trouble.fault, At(course.state, chance, trouble.box, trouble.other or trouble.box, deck), felt)


def harmed(course: Course, watch: Watch, felt: Felt) -> Felt:
    """Return the table with what was done to the house; of what is only looked at nothing lies otherwise."""
    chip = course.table.chips[0].value
    match watch.event:
        case Protection.CAPPED_TRIPS | Protection.CAPPED_BLIND:
            bet = Bet.TRIPS if watch.event is Protection.CAPPED_TRIPS else Bet.BLIND
            return _changed(course, felt, watch.box, bet, chip)
        case Protection.PINCHED_ANTE:
            return _changed(course, felt, watch.box, Bet.ANTE, -chip)
        case Protection.LATE_PLAY:
            return _changed(course, felt, watch.box, Bet.PLAY, _LATE * felt.amount(bet_place(watch.box, Bet.ANTE)))
        case Protection.CARD_SWITCH:
            return _switched(felt, watch.box, watch.other)
        case _:
            return felt


def _changed(course: Course, felt: Felt, box: int, bet: Bet, by: int) -> Felt:
    place = bet_place(box, bet)
    # Of a bet that was taken meanwhile nothing is left to be pinched.
    return _with_amount(course, felt, place, box, max(0, felt.amount(place) + by))


def _with_amount(course: Course, felt: Felt, place: Place, box: int, amount: int) -> Felt:
    """The table with another amount of the box's owner at a place."""
    there = course.state.box(box)
    owner = there.owner if there else ""
    return replace(felt, chips=tidy({**felt.chips, place: as_chips(course.table, owner, amount)}))


def _switched(felt: Felt, box: int, other: int) -> Felt:
    """The first cards of two boxes exchanged."""
    one, two = felt.cards_at(cards_place(box)), felt.cards_at(cards_place(other))
    if not one or not two:
        return felt
    cards = {**felt.cards, cards_place(box): (two[0], *one[1:]), cards_place(other): (one[0], *two[1:])}
    return replace(felt, cards=cards)
