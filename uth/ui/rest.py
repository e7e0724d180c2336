"""How a round lies when nothing moves: a view as cards and chips in their places. No pygame."""

from __future__ import annotations

from uth.game.model import Phase
from uth.game.view import BoxView, View
from uth.table import FoldedWithSideBet
from uth.ui.lay import Lay, burned
from uth.ui.picture import CardAt
from uth.ui.piles import Pile, stacks_of
from uth.ui.places import Place, box_card, community_card, dealer_card, tucked_card


def at_rest(view: View, *, focus: int = 0, discards: int = 0) -> Lay:
    """Return how the round lies for this viewer when nothing moves.

    *focus*: the box pointed at, of a settled round. *discards*: cards in the rack besides those of folded boxes.
    """
    settled = view.settlement is not None
    kept = [box for box in view.boxes if not in_rack(view, box)]
    return Lay(
        cards={**_house_cards(view), **{name: card for box in kept for name, card in _box_cards(view, box).items()}},
        stacks={} if settled else _all_stacks(view),
        bankroll=view.funds,
        discards=discards + sum(len(box.cards) for box in view.boxes if in_rack(view, box)),
        dealer_open=settled,
        focus=focus,
        raised=1.0 if settled else 0.0,
        folded=frozenset(box.number for box in view.boxes if box.folded),
        results=frozenset(box.number for box in view.boxes) if settled else frozenset(),
    )


def in_rack(view: View, box: BoxView) -> bool:
    """Return whether the hand lies in the discard rack: folded, with no side bet left, or kept there until settled."""
    if not box.folded:
        return False
    keeps = view.table.procedure.folded_with_side_bet is FoldedWithSideBet.KEEP or view.phase is Phase.SETTLED
    return not box.stakes or not keeps


def _house_cards(view: View) -> dict[Place, CardAt]:
    community = {community_card(index): card for index, card in enumerate(view.community)}
    house = {dealer_card(index): card for index, card in enumerate(view.dealer)}
    cards = {place: CardAt(place, card, face_up=card is not None) for place, card in {**community, **house}.items()}
    return {**cards, **{burned(index): CardAt(burned(index), None, face_up=False) for index in range(view.burned)}}


def _box_cards(view: View, box: BoxView) -> dict[Place, CardAt]:
    tucked = box.folded is not None and view.phase is not Phase.SETTLED
    names = [(box_card(box.number, index), card) for index, card in enumerate(box.cards)]
    if tucked:
        return {name: CardAt(tucked_card(box.number, name.index), None, face_up=False) for name, _ in names}
    return {name: CardAt(name, card, face_up=card is not None) for name, card in names}


def _all_stacks(view: View) -> dict[Place, Pile]:
    return {
        place: chips
        for box in view.boxes
        for place, chips in stacks_of(view.table, box.number, dict(box.stakes)).items()
    }
