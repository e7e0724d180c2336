"""The still table: the dealer's hand open, nothing paid yet; and what the trainee's moves make of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from uth.game.model import DEALER, Box, Round
from uth.game.view import lying
from uth.i18n import gettext as _
from uth.school.exercise import CutOut
from uth.school.settling.acts import Act, ActError, ClearBox, ClearHouse, GiveBack, OpenHand, Pay, Take, TakeBack
from uth.table import Bet, FoldedWithSideBet
from uth.train.felt.laid import felt_of
from uth.train.felt.model import (
    BOARD,
    DISCARDS,
    HOUSE_CARDS,
    RACK,
    Area,
    Chips,
    Felt,
    Move,
    MoveCard,
    MoveChips,
    Place,
    Spot,
    bet_place,
    cards_place,
    moved,
    pay_place,
)

_PAY = " pay"


def still_felt(state: Round) -> Felt:
    """Return the table of a settled round before anything of it is settled.

    The hands that play lie open. A folded hand that still has a side bet lies face down, in its box or in the discards,
    as the house keeps it.
    """
    felt = felt_of(replace(state, settlement=None))
    waiting = (box for box in state.boxes if box.folded and lying(state.table, box))
    return moved(felt, *(move for box in waiting for move in _kept(state, box)))


def _kept(state: Round, box: Box) -> list[Move]:
    there = cards_place(box.number)
    kept = state.table.procedure.folded_with_side_bet is FoldedWithSideBet.KEEP
    return [MoveCard(there, there if kept else DISCARDS, card, up=False) for card in box.cards]


# --- from acts to moves


def moves_of(state: Round, felt: Felt, act: Act) -> tuple[Move, ...]:
    """Return what an act moves on the table; nothing for what is only said.

    :raises ActError: if what it is about does not lie there.
    """
    match act:
        case Take(box, bet):
            return _whole_stack(felt, bet_place(box, bet))
        case Pay(box, bet, chips) | GiveBack(box, bet, chips):
            target = pay_place(box, bet) if isinstance(act, Pay) else bet_place(box, bet)
            owner = _box(state, box).owner
            return tuple(MoveChips(RACK, target, Chips(DEALER, value), count, owner) for value, count in chips)
        case TakeBack(box, bet, chips):
            owner = _box(state, box).owner
            return tuple(
                MoveChips(pay_place(box, bet), RACK, Chips(owner, value), count, DEALER) for value, count in chips
            )
        case OpenHand(box):
            return _opened(felt, _box(state, box))
        case ClearBox(box):
            return _cleared(felt, cards_place(box))
        case ClearHouse():
            return _cleared(felt, HOUSE_CARDS, BOARD)
        case _:
            return ()


def _box(state: Round, number: int) -> Box:
    box = state.box(number)
    if box is None:
        raise ActError(_("box {box} is not in use").format(box=number))
    return box


def _whole_stack(felt: Felt, place: Place) -> tuple[Move, ...]:
    lie = felt.at(place)
    if not lie:
        raise ActError(_("{place}: no chips lie there").format(place=place))
    return tuple(MoveChips(place, RACK, chips, count, DEALER) for chips, count in lie.items())


def _opened(felt: Felt, box: Box) -> tuple[Move, ...]:
    there = cards_place(box.number)
    found = [place for place in (there, DISCARDS) if set(box.cards) <= {each.card for each in felt.cards_at(place)}]
    if not found:
        raise ActError(_("the cards of box {box} are not there").format(box=box.number))
    return tuple(MoveCard(found[0], there, card, up=True) for card in box.cards)


def _cleared(felt: Felt, *places: Place) -> tuple[Move, ...]:
    moves = tuple(MoveCard(place, DISCARDS, each.card) for place in places for each in felt.cards_at(place))
    if not moves:
        raise ActError(_("{place}: no cards lie there").format(place=places[0]))
    return moves


# --- from moves to acts


def recognised(state: Round, felt: Felt, moves: Sequence[Move]) -> Act | None:
    """Return what one drag of chips or cards means; None where it means nothing and should be undone.

    A whole bet to the rack takes it; chips from the rack beside or onto a bet pay it, and where the bet was taken give
    it back; paid chips to the rack take them back; cards to the discards clear the hand, and turned they open it.
    """
    chips = [move for move in moves if isinstance(move, MoveChips)]
    cards = [move for move in moves if isinstance(move, MoveCard)]
    if chips and not cards:
        return _of_chips(felt, chips)
    return _of_cards(state, cards[0]) if cards and not chips else None


def _of_chips(felt: Felt, moves: Sequence[MoveChips]) -> Act | None:
    if len({(move.source, move.target) for move in moves}) != 1:
        return None
    source, target = moves[0].source, moves[0].target
    chips = _cut_out(moves)
    if source == RACK and (at := _bet_at(target)):
        box, bet, beside = at
        return Pay(box, bet, chips) if beside or felt.at(target) else GiveBack(box, bet, chips)
    if target == RACK and (at := _bet_at(source)):
        box, bet, beside = at
        if beside:
            return TakeBack(box, bet, chips)
        whole = sum(move.count for move in moves) == sum(felt.at(source).values())
        return Take(box, bet) if whole else None
    return None


def _cut_out(moves: Sequence[MoveChips]) -> CutOut:
    counts: dict[int, int] = {}
    for move in moves:
        counts[move.chips.value] = counts.get(move.chips.value, 0) + move.count
    return tuple(sorted(counts.items(), reverse=True))


def _bet_at(place: Place) -> tuple[int, Bet, bool] | None:
    """The bet of a place, and whether the place is the one beside it."""
    if place.area is not Area.BOX or place.spot is None or place.spot is Spot.CARDS:
        return None
    return place.box, Bet(place.spot.removesuffix(_PAY)), place.spot.endswith(_PAY)


def _of_cards(state: Round, move: MoveCard) -> Act | None:
    if move.source in (HOUSE_CARDS, BOARD) and move.target == DISCARDS:
        return ClearHouse()
    owner = next((box.number for box in state.boxes if move.card in box.cards), 0)
    if move.source == cards_place(owner) and move.target == DISCARDS:
        return ClearBox(owner)
    if move.target == cards_place(owner) and (move.up or move.source == DISCARDS):
        return OpenHand(owner)
    return None
