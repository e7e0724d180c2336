"""What is legal now, and why not: of an action before it is done, and of the choices that a box has.

Whoever wants to know (buttons, keys, replay, command line) asks :func:`legal_choices` and :func:`refusal_of`, so that
nobody can offer what the rules refuse.
"""

from __future__ import annotations

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
    Option,
    PlaceBets,
    Reason,
    Refusal,
)
from uth.game.dealing import due
from uth.game.model import DEALER, Box, Choice, Phase, Round, play
from uth.table import Bet, Decisions, Street, Table

# --- actions


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


# --- choices


def waiting(state: Round) -> tuple[Box, ...]:
    """Return the boxes that have still to decide on this street, in the order of the table."""
    if state.phase is not Phase.DECISION:
        return ()
    return undecided_on(state)


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


def undecided_on(state: Round) -> tuple[Box, ...]:
    """Return the boxes that have still to decide on the street of the round."""
    return tuple(box for box in state.boxes if box.undecided and box.acted is not state.street)
