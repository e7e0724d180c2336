"""Rounds that play themselves: cards that are known where they belong, and what each box decides."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from uth.analysis.strategy.locate import preset
from uth.analysis.strategy.policy import choose
from uth.cards import DECK, Card
from uth.game import engine
from uth.game.actions import Action, CloseBets, Cut, Deal, Decide
from uth.game.model import DEALER, Box, Choice, Phase, Round, Slot
from uth.game.view import seen_from

Known = Mapping[Slot, Sequence[Card]]
"""Cards that are to come to a place, in the order in which they come to it."""
Decides = Callable[[Round, Box], Choice]
"""What is decided for a box that has to decide now."""


class Supply:
    """The cards of a deck that has the known cards where they belong; *rest*: the others, of which the last is next."""

    def __init__(self, known: Known, rest: Iterable[Card] = ()) -> None:
        self._known = {slot: list(cards) for slot, cards in known.items()}
        taken = {card for cards in known.values() for card in cards}
        self._rest = [card for card in rest if card not in taken]

    def card(self, slot: Slot) -> Card:
        """Return the next card for a place.

        :raises IndexError: if there is none left.
        """
        known = self._known.get(slot)
        return known.pop(0) if known else self._rest.pop()


def next_action(state: Round, supply: Supply, decides: Decides) -> Action:
    """Return what happens next in a round that is not settled: bets closed, the deck cut in half, cards, a decision."""
    match state.phase:
        case Phase.BETTING:
            return CloseBets()
        case Phase.CUT:
            return Cut(state.cutter or DEALER, len(DECK) // 2)
        case Phase.DEAL:
            return Deal(tuple(supply.card(slot) for slot in engine.due(state)))
        case _:
            box = engine.in_turn(state)[0]
            return Decide(box.number, decides(state, box))


def by_rule_of_thumb(state: Round, box: Box) -> Choice:
    """Return what the practical strategy decides for a box, from what its owner sees and can afford."""
    offered = engine.open_choices(state, box.number)
    return choose(preset("practical"), seen_from(state, box.owner), box.number, offered)
