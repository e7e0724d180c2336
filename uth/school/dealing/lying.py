"""What lies on the table while a round is dealt: as far as the dealer has come, right or wrong."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from uth.game.model import Box, Phase
from uth.school.dealing.acts import FoldedTo
from uth.school.dealing.course import Course
from uth.school.dealing.harm import harmed, lies_wrong
from uth.school.dealing.packets import place_of
from uth.school.dealing.trouble import Trouble
from uth.train.felt.laid import felt_of
from uth.train.felt.model import BOARD, DISCARDS, Felt, Lying, MoveCard, Place, cards_place, moved


def felt_at(course: Course) -> Felt:
    """Return what lies on the table.

    :raises AmountError: if the table's chips cannot make an amount.
    """
    # A void round has no bets left, however far its settlement had come.
    void = not course.state.boxes
    felt = _dealt(course) if course.handling is None or void else course.handling.felt
    if course.trouble is not None:
        felt = lies_wrong(course, course.trouble, felt)
    for watch in course.watched:
        felt = harmed(course, watch, felt)
    return felt


def gone_wrong(course: Course, trouble: Trouble) -> Course:
    """Return the round with something wrong in it, and the cards that come with it off the deck."""
    there, felt = set(course.deck), felt_at(replace(course, trouble=trouble))
    off = tuple((place, each.card) for place, lie in felt.cards.items() for each in lie if each.card in there)
    gone = {card for _place, card in off}
    deck = tuple(card for card in course.deck if card not in gone)
    return replace(course, trouble=replace(trouble, cards=off), deck=deck)


def _dealt(course: Course) -> Felt:
    """The table before the dealer's hand lies open; what a fold loses lies there until it is taken."""
    boxes = tuple(_as_it_lies(course, box) for box in course.state.boxes)
    felt = felt_of(replace(course.state, boxes=boxes, phase=Phase.DECISION, settlement=None))
    felt = moved(felt, *_mislaid(course, felt))
    cards = _with_dealt(course, felt)
    board = tuple(each._replace(up=place < course.turned) for place, each in enumerate(cards.get(BOARD, ())))
    laid = {place: tuple(each._replace(up=False) for each in lie) for place, lie in cards.items() if place != BOARD}
    return replace(felt, cards={place: lie for place, lie in {**laid, BOARD: board}.items() if lie})


def _as_it_lies(course: Course, box: Box) -> Box:
    return box if box.number in course.taken else replace(box, folded=None)


def _mislaid(course: Course, felt: Felt) -> Iterable[MoveCard]:
    """The cards of folded hands that went to the discards though their side bets live."""
    for box, where in course.taken.items():
        if where is FoldedTo.RACK:
            yield from (MoveCard(cards_place(box), DISCARDS, each.card) for each in felt.cards_at(cards_place(box)))


def _with_dealt(course: Course, felt: Felt) -> Mapping[Place, tuple[Lying, ...]]:
    """All cards with those that the engine does not know yet, and those that belong nowhere."""
    cards = dict(felt.cards)
    for place, card in (*((place_of(slot), card) for slot, card in course.out), *course.stray):
        cards[place] = (*cards.get(place, ()), Lying(card, up=False))
    return cards
