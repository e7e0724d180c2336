"""One frozen round, one function that moves it: ``apply(round, action) -> (round, events)``.

Chance is an action too: the engine never draws a card, it is told which come. What is legal
:mod:`uth.game.legal` knows; its questions can be asked here as well.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import assert_never

from uth.game import betting
from uth.game.actions import (
    Action,
    ClearBets,
    CloseBets,
    Cut,
    Deal,
    Decide,
    DeclineCut,
    IllegalAction,
    PlaceBets,
)
from uth.game.dealing import due, placed
from uth.game.events import (
    BetsClosed,
    BoardShown,
    BoxFolded,
    CardsDealt,
    CutDeclined,
    Decided,
    DeckCut,
    Event,
    RoundSettled,
)
from uth.game.legal import (
    choices_on,
    in_turn,
    legal_choices,
    open_choices,
    refusal_of,
    undecided_on,
    waiting,
)
from uth.game.model import DEALER, Choice, Phase, Round, stakes_of
from uth.game.settle import lost_at_once, settle
from uth.table import Bet, CutBy, CutRefused, Street, Table

Step = tuple[Round, tuple[Event, ...]]


def new_round(table: Table, funds: Mapping[str, int]) -> Round:
    """Return a round before its bets. *funds*: what each owner has, in minor units."""
    return Round(table, tuple(sorted(funds.items())))


def with_funds(state: Round, owner: str, amount: int) -> Round:
    """Return the round with *amount* added to what the owner has: chips bought between rounds."""
    return replace(state, funds=betting.moved(state.funds, owner, amount))


def apply(state: Round, action: Action) -> Step:
    """Return the next round and what happened; *state* itself never changes.

    :raises IllegalAction: if the action is not legal here; it says why, and what is legal instead.
    """
    refusal = refusal_of(state, action)
    if refusal is not None:
        turn = in_turn(state)
        raise IllegalAction(refusal, open_choices(state, turn[0].number) if turn else ())
    match action:
        case PlaceBets():
            return betting.place(state, action)
        case ClearBets():
            return betting.clear(state, action.box)
        case CloseBets():
            return _closed(state)
        case Cut():
            return replace(state, phase=Phase.DEAL, cutter=None), (DeckCut(action.by, action.at),)
        case DeclineCut():
            return _cut_declined(state, action.by)
        case Deal():
            return _dealt(state, action)
        case Decide():
            return _decided(state, action)
        case _:
            assert_never(action)


def replay(table: Table, funds: Mapping[str, int], actions: Iterable[Action]) -> Round:
    """Return the round that *actions* lead to.

    :raises IllegalAction: at the first action that is not legal.
    """
    state = new_round(table, funds)
    for action in actions:
        state, _ = apply(state, action)
    return state


# --- the course of a round


def _decided(state: Round, action: Decide) -> Step:
    box = state.box(action.box)
    assert box is not None
    assert state.street is not None
    cost = box.stake(Bet.ANTE) * action.choice.multiple
    now = replace(box, acted=state.street)
    events: tuple[Event, ...] = (Decided(box.number, state.street, action.choice, cost),)
    if action.choice is Choice.FOLD:
        now = replace(now, folded=state.street)
        events += (BoxFolded(box.number, lost_at_once(state.table, box)),)
    elif cost:
        stakes = stakes_of({**dict(box.stakes), Bet.PLAY: cost})
        now = replace(now, multiple=action.choice.multiple, stakes=stakes)
    boxes = tuple(now if each.number == box.number else each for each in state.boxes)
    return _advance(replace(state, boxes=boxes, funds=betting.moved(state.funds, box.owner, -cost)), events)


def _closed(state: Round) -> Step:
    if state.table.procedure.cut is CutBy.NONE:
        return replace(state, phase=Phase.DEAL), (BetsClosed(),)
    cutter = state.boxes[0].owner if state.table.procedure.cut is CutBy.PLAYER else DEALER
    return replace(state, phase=Phase.CUT, cutter=cutter), (BetsClosed(),)


def _cut_declined(state: Round, by: str) -> Step:
    """The house cuts, or the next player along the boxes is asked and the house when all have declined."""
    owners = tuple(dict.fromkeys(box.owner for box in state.boxes))
    later = owners[owners.index(by) + 1 :]
    asks_next = state.table.procedure.cut_refused is CutRefused.NEXT_PLAYER and later
    cutter = later[0] if asks_next else DEALER
    return replace(state, cutter=cutter), (CutDeclined(by, cutter),)


def _dealt(state: Round, action: Deal) -> Step:
    slots = due(state)
    first = state.street is None
    state = placed(state, tuple(zip(slots, action.cards, strict=True)))
    events: tuple[Event, ...] = (CardsDealt(slots),)
    if first:
        return _advance(replace(state, street=Street.PREFLOP, phase=Phase.DECISION), events)
    return _turned(state, events)


_NEXT = {Street.PREFLOP: Street.FLOP, Street.FLOP: Street.RIVER}


def _advance(state: Round, events: tuple[Event, ...]) -> Step:
    """Go on to the next decision, the next cards to deal, or the settlement."""
    if undecided_on(state):
        return replace(state, phase=Phase.DECISION), events
    if state.street is Street.RIVER:
        return _settled(state, events)
    if len(state.community) == 5:
        return _turned(state, events)
    return replace(state, phase=Phase.DEAL), events


def _turned(state: Round, events: tuple[Event, ...]) -> Step:
    assert state.street is not None
    street = _NEXT[state.street]
    before = len(state.board)
    state = replace(state, street=street)
    return _advance(state, (*events, BoardShown(street, state.board[before:])))


def _settled(state: Round, events: tuple[Event, ...]) -> Step:
    settlement = settle(state.table, state.boxes, state.dealer, state.community)
    funds = state.funds
    for box in settlement.boxes:
        funds = betting.moved(funds, box.owner, box.returned)
    state = replace(state, phase=Phase.SETTLED, settlement=settlement, funds=funds)
    return state, (*events, RoundSettled(settlement))


__all__ = [
    "Step",
    "apply",
    "choices_on",
    "due",
    "in_turn",
    "legal_choices",
    "new_round",
    "open_choices",
    "refusal_of",
    "replay",
    "waiting",
    "with_funds",
]
