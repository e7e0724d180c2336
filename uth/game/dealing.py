"""Which place the next cards off the deck go to, by the table's procedure."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from uth.cards import Card
from uth.game.model import Phase, Round, Slot, To
from uth.table import Burn, Community, Street

PACKET = 2
"""How many cards a player and the dealer get."""
_COMMUNITY, _BURN, _DEALER = Slot(To.COMMUNITY), Slot(To.BURN), Slot(To.DEALER)


def due(state: Round) -> tuple[Slot, ...]:
    """Return the places of the next cards off the deck, in dealing order; nothing when no card is due."""
    if state.phase is not Phase.DEAL:
        return ()
    if state.street is None:
        return _first_deal(state)
    return _flop(state) if state.street is Street.PREFLOP else _last_two(state)


def placed(state: Round, dealt: Iterable[tuple[Slot, Card]]) -> Round:
    """Return the round with those cards in their places."""
    cards = tuple(dealt)

    def of(to: To, box: int = 0) -> tuple[Card, ...]:
        return tuple(card for slot, card in cards if slot == Slot(to, box))

    return replace(
        state,
        boxes=tuple(replace(box, cards=box.cards + of(To.BOX, box.number)) for box in state.boxes),
        dealer=state.dealer + of(To.DEALER),
        community=state.community + of(To.COMMUNITY),
        burned=state.burned + of(To.BURN),
    )


def _first_deal(state: Round) -> tuple[Slot, ...]:
    community = (*_flop(state), *_last_two(state))
    match state.table.procedure.community:
        case Community.FIVE_FIRST:
            return (*community, *_hands(state))
        case Community.FIVE_AFTER_HOUSE:
            return (*_hands(state), *community)
        case Community.BY_STREET:
            return _hands(state)


def _hands(state: Round) -> tuple[Slot, ...]:
    """Packets from the dealer's left, box 1 first, the house last."""
    packet = state.table.procedure.packet
    turn = (*(Slot(To.BOX, box.number) for box in state.boxes), _DEALER)
    return tuple(slot for _ in range(PACKET // packet) for slot in turn for _ in range(packet))


def _flop(state: Round) -> tuple[Slot, ...]:
    return (*_burned(state, Burn.FLOP), _COMMUNITY, _COMMUNITY, _COMMUNITY)


def _last_two(state: Round) -> tuple[Slot, ...]:
    return (*_burned(state, Burn.TURN), _COMMUNITY, *_burned(state, Burn.RIVER), _COMMUNITY)


def _burned(state: Round, burn: Burn) -> tuple[Slot, ...]:
    return (_BURN,) if burn in state.table.procedure.burn else ()
