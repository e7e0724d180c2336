"""One frozen round, one function that moves it: ``apply(round, action) -> (round, events)``.

Chance is an action too: the engine never draws a card, it is told which come. Who asks what is allowed (buttons, keys,
replay, command line) asks :func:`legal_choices` and :func:`refusal_of`, so that nobody can offer what the rules refuse.
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
    Option,
    PlaceBets,
    Reason,
    Refusal,
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
from uth.game.model import DEALER, Box, Choice, Phase, Round, play, stakes_of
from uth.game.settle import lost_at_once, settle
from uth.table import Bet, CutBy, CutRefused, Decisions, Street, Table

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


def refusal_of(state: Round, action: Action) -> Refusal | None:
    """Return why *action* is not legal now, or None if it is."""
    if state.phase is not _PHASES[type(action)]:
        return Refusal.of(Reason.NOT_NOW, phase=state.phase.value)
    match action:
        case PlaceBets():
            return betting.refusal_of_bets(state, action)
        case ClearBets():
            return None if state.box(action.box) else Refusal.of(Reason.BOX_NOT_OPEN, box=action.box)
        case CloseBets():
            return None if state.boxes else Refusal.of(Reason.NO_BETS)
        case Cut():
            return _refusal_of_cut(state, action)
        case DeclineCut():
            return _refusal_of_decline(state, action)
        case Deal():
            return _refusal_of_deal(state, action)
        case Decide():
            return _refusal_of_decision(state, action)
        case _:
            assert_never(action)


_PHASES = {
    PlaceBets: Phase.BETTING,
    ClearBets: Phase.BETTING,
    CloseBets: Phase.BETTING,
    Cut: Phase.CUT,
    DeclineCut: Phase.CUT,
    Deal: Phase.DEAL,
    Decide: Phase.DECISION,
}


# --- decisions


def waiting(state: Round) -> tuple[Box, ...]:
    """Return the boxes that have still to decide on this street, in the order of the table."""
    if state.phase is not Phase.DECISION:
        return ()
    return _undecided_on(state)


def in_turn(state: Round) -> tuple[Box, ...]:
    """Return the boxes that may decide now: the first that waits, or all where the table lets them act freely."""
    boxes = waiting(state)
    return boxes if state.table.procedure.decisions is Decisions.FREE else boxes[:1]


def legal_choices(state: Round, box: int | None = None) -> tuple[Option, ...]:
    """Return every choice that the table has for *box* now, with its cost and, where it is not open, why not.

    Without *box*, the first box in turn is meant. Nothing when no decision is asked or the box has none to make.
    """
    boxes = waiting(state)
    asked = next((each for each in boxes if box is None or each.number == box), None)
    if asked is None or state.street is None:
        return ()
    return tuple(_option(state, asked, choice) for choice in choices_on(state.table, state.street))


def choices_on(table: Table, street: Street) -> tuple[Choice, ...]:
    """Return the choices that the table has on that street, in the order of the buttons."""
    plays = tuple(play(multiple) for multiple in table.rules.play_multiples(street))
    passes = () if street is Street.RIVER else (Choice.CHECK,)
    return (*passes, *plays, *((Choice.FOLD,) if street in table.rules.fold else ()))


def open_choices(state: Round, box: int | None = None) -> tuple[Choice, ...]:
    """Return the choices of *box* (or the first in turn) that may be taken now."""
    return tuple(option.choice for option in legal_choices(state, box) if option.open)


def _option(state: Round, box: Box, choice: Choice) -> Option:
    others = (other for other in state.owned_by(box.owner) if other.number != box.number)
    reserved = sum(other.stake(Bet.ANTE) for other in others if other.undecided)
    return betting.option(choice, box.stake(Bet.ANTE), state.available(box.owner), reserved)


def _undecided_on(state: Round) -> tuple[Box, ...]:
    return tuple(box for box in state.boxes if box.undecided and box.acted is not state.street)


def _refusal_of_decision(state: Round, action: Decide) -> Refusal | None:
    box = state.box(action.box)
    turn = in_turn(state)
    if box is None:
        return Refusal.of(Reason.BOX_NOT_OPEN, box=action.box)
    if not box.undecided or box.acted is state.street:
        return Refusal.of(Reason.ALREADY_DECIDED, box=action.box)
    if box not in turn:
        return Refusal.of(Reason.NOT_IN_TURN, box=action.box, turn=turn[0].number)
    options = {option.choice: option for option in legal_choices(state, action.box)}
    if action.choice not in options:
        return Refusal.of(Reason.NOT_OFFERED, choice=action.choice.value, street=str(state.street))
    return options[action.choice].refusal


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


# --- the course of a round


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


def _refusal_of_cut(state: Round, action: Cut) -> Refusal | None:
    least = state.table.procedure.cut_at_least
    if action.by != state.cutter:
        return Refusal.of(Reason.NOT_THE_CUTTER, by=action.by, cutter=str(state.cutter))
    if not least <= action.at <= 52 - least:
        return Refusal.of(Reason.CUT_SIZE, at=action.at, least=least, most=52 - least)
    return None


def _refusal_of_decline(state: Round, action: DeclineCut) -> Refusal | None:
    if action.by != state.cutter or action.by == DEALER:
        return Refusal.of(Reason.NOT_THE_CUTTER, by=action.by, cutter=str(state.cutter))
    return None


def _refusal_of_deal(state: Round, action: Deal) -> Refusal | None:
    expected = len(due(state))
    if len(action.cards) != expected:
        return Refusal.of(Reason.CARD_COUNT, expected=expected, got=len(action.cards))
    out = {*state.dealer, *state.community, *state.burned, *(card for box in state.boxes for card in box.cards)}
    for card in action.cards:
        if card in out:
            return Refusal.of(Reason.CARD_TWICE, card=str(card))
        out.add(card)
    return None


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
    if _undecided_on(state):
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
