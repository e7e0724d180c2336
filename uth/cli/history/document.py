"""A round as JSON. What its player may not see yet is null."""

from __future__ import annotations

from typing import Any

from uth.cli.history.words import iso
from uth.cli.settled import box_document, dealer_document
from uth.game.actions import Action, ClearBets, CloseBets, Cut, Deal, Decide, DeclineCut, PlaceBets
from uth.game.model import Round
from uth.game.view import SeenCards, View, seen_from
from uth.store.history import State, Stored
from uth.store.players import Player
from uth.table import Table

Document = dict[str, Any]


def round_document(player: Player, stored: Stored, state: Round) -> Document:
    """Return everything about a round; *state*: the round at its end."""
    view, money = seen_from(state, stored.owner), stored.table.currency
    hidden = stored.state is State.OPEN
    settlement = stored.settlement
    own = [box for box in settlement.boxes if box.owner == stored.owner] if settlement else []
    timed = zip(stored.times, stored.actions, strict=True)
    return {
        "player": player.name,
        "round": stored.number,
        "sitting": stored.sitting,
        "state": stored.state,
        "table": stored.table.name,
        "currency": money.code,
        "began": iso(stored.began),
        "ended": iso(stored.ended) if stored.ended is not None else None,
        "commitment": stored.commitment,
        "reveal": None if hidden else stored.deck.opening,
        "funds": money.format(stored.funds.get(stored.owner, 0)),
        "actions": [{"at": iso(at), **_action(action, stored.table, hidden)} for at, action in timed],
        "board": _cards(view.community),
        "dealer": {"hole": _cards(view.dealer), **(dealer_document(settlement) if settlement else {})},
        "boxes": [_box(view, number, stored) for number in (box.number for box in view.boxes)],
        "staked": money.format(sum(box.staked for box in state.owned_by(stored.owner))),
        "net": money.format(sum(box.net for box in own)) if settlement else None,
    }


def _box(view: View, number: int, stored: Stored) -> Document:
    box = view.box(number)
    assert box is not None
    document: Document = {"box": number, "owner": box.owner, "dark": box.dark, "hole": _cards(box.cards)}
    if stored.settlement is not None:
        document |= box_document(stored.table, stored.settlement.box(number))
    return document


def _cards(cards: SeenCards) -> list[str | None]:
    return [None if card is None else str(card) for card in cards]


def _action(action: Action, table: Table, hidden: bool) -> Document:
    match action:
        case PlaceBets(box, owner, stakes, dark):
            amounts = {bet.value: table.currency.format(amount) for bet, amount in stakes}
            return {"action": "bet", "box": box, "owner": owner, "stakes": amounts, "dark": dark}
        case ClearBets(box):
            return {"action": "clear", "box": box}
        case CloseBets():
            return {"action": "close"}
        case Cut(by, at):
            return {"action": "cut", "by": by, "cards": at}
        case DeclineCut(by):
            return {"action": "decline cut", "by": by}
        case Deal(cards):
            return {"action": "deal", "cards": [None if hidden else str(card) for card in cards]}
        case Decide(box, choice):
            return {"action": "decide", "box": box, "choice": choice}
