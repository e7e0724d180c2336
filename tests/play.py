"""Whole rounds for tests: bets, chance and decisions drawn by hypothesis through the engine's own door."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from hypothesis import strategies as st

from uth.cards import DECK, Card, parse_cards
from uth.game import engine
from uth.game.actions import Action, CloseBets, Cut, Deal, Decide, DeclineCut, PlaceBets
from uth.game.events import Event
from uth.game.model import DEALER, Choice, Phase, Round, stakes_of
from uth.table import Bet, Table

OWNERS = ("Ann", "Bea", "Cid")
FUNDS = 10_000_000


def bets(box: int, owner: str, ante: int, trips: int = 0, dark: int | None = None) -> PlaceBets:
    """Return equal Ante and Blind, and Trips, on a box."""
    return PlaceBets(box, owner, stakes_of({Bet.ANTE: ante, Bet.BLIND: ante, Bet.TRIPS: trips}), dark)


def steps(state: Round, *actions: Action) -> Round:
    """Apply the actions one after another."""
    for action in actions:
        state, _ = engine.apply(state, action)
    return state


def dealt(table: Table, *placed: PlaceBets, holes: Sequence[str], dealer: str, board: str, funds: int = FUNDS) -> Round:
    """Return a round of a five-first, packet-of-two table after the first deal with exactly these cards."""
    state = steps(engine.new_round(table, dict.fromkeys((bet.owner for bet in placed), funds)), *placed, CloseBets())
    order = [*parse_cards(board), *(card for hole in holes for card in parse_cards(hole)), *parse_cards(dealer)]
    return steps(state, Deal(tuple(order)))


def choose(state: Round, choices: dict[int, Sequence[Choice]]) -> Round:
    """Play a round on: each box takes its choices in turn."""
    left = {box: list(some) for box, some in choices.items()}
    while state.phase is Phase.DECISION:
        box = engine.in_turn(state)[0].number
        state = steps(state, Decide(box, left[box].pop(0)))
    return state


class Played(NamedTuple):
    """A settled round, how it came about, and what each owner had before it."""

    state: Round
    actions: list[Action]
    events: list[Event]
    funds: dict[str, int]


@st.composite
def rounds(draw: st.DrawFn, tables: st.SearchStrategy[Table], watch: Callable[[Round], None] | None = None) -> Played:
    """A settled round of any table with any legal bets and decisions; *watch* sees every state on the way."""
    table = draw(tables)
    funds = dict.fromkeys(OWNERS, draw(st.integers(2_000, FUNDS)))
    state = engine.new_round(table, funds)
    actions: list[Action] = []
    events: list[Event] = []

    def do(action: Action) -> None:
        nonlocal state
        state, happened = engine.apply(state, action)
        actions.append(action)
        events.extend(happened)
        if watch:
            watch(state)

    for box in draw(st.lists(st.integers(1, table.rules.boxes), min_size=1, unique=True)):
        placed = draw(_bets(table, box))
        if engine.refusal_of(state, placed) is None:
            do(placed)
    if not state.boxes:
        do(bets(1, OWNERS[0], 100))
    do(CloseBets())
    deck = list(draw(st.permutations(DECK)))
    while state.phase is not Phase.SETTLED:
        do(draw(_next_action(state, deck)))
    return Played(state, actions, events, funds)


@st.composite
def _bets(draw: st.DrawFn, table: Table, box: int) -> PlaceBets:
    dark = draw(st.sampled_from([None, *table.rules.dark_play])) if table.rules.dark_boxes else None
    trips = draw(st.one_of(st.just(0), st.integers(1, 20_000))) if table.trips else 0
    return bets(box, draw(st.sampled_from(OWNERS)), draw(st.integers(100, 50_000)), trips, dark)


@st.composite
def _next_action(draw: st.DrawFn, state: Round, deck: list[Card]) -> Action:
    if state.phase is Phase.CUT:
        least = state.table.procedure.cut_at_least
        cutter = state.cutter or DEALER
        if cutter != DEALER and draw(st.booleans()):
            return DeclineCut(cutter)
        return Cut(cutter, draw(st.integers(least, 52 - least)))
    if state.phase is Phase.DEAL:
        return Deal(tuple(deck.pop() for _ in engine.due(state)))
    box = draw(st.sampled_from(engine.in_turn(state)))
    return Decide(box.number, draw(st.sampled_from(engine.open_choices(state, box.number))))
