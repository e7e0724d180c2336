"""Simulated players lose what the exact analysis says of their strategies."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from math import sqrt
from statistics import fmean, stdev

import pytest

from tests.analysis.test_strategy_values import EDGES
from tests.school.dealing.rounds import SIX
from tests.school.houses import house
from uth.game import engine
from uth.game.actions import CloseBets, Deal, Decide
from uth.game.model import Phase, Round
from uth.school.dealing.course import Course
from uth.school.dealing.players import Guests
from uth.table import Bet

SLACK = 0.003
"""So much of an Ante may be lost where a strategy asks for the best play: a simulated player takes the practical one,
2.43 % against 2.18 %.
"""
MAIN = (Bet.ANTE, Bet.BLIND, Bet.PLAY)
MOST = 4.5
"""Standard errors that a mean may be off."""
PARTS = [(60, 0), *(pytest.param(1_400, 1_400 * part, marks=pytest.mark.full) for part in range(12))]
"""Rounds of six boxes: a sample in the suite, 100,800 hands in full."""


def settled(number: int) -> tuple[Guests, Round]:
    """Return a round that players have played by themselves, from the first bet to the settlement."""
    here = house("standard")
    guests = Guests.seated(here.table, SIX, f"edge {number}")
    course = Course.of(here, guests)
    state, deck = course.state, list(course.deck)
    for bets in guests.bets(state):
        state, _events = engine.apply(state, bets)
    state, _events = engine.apply(state, CloseBets())
    while state.phase is not Phase.SETTLED:
        if state.phase is Phase.DEAL:
            state, _events = engine.apply(state, Deal(tuple(deck.pop() for _ in engine.due(state))))
        else:
            box = engine.in_turn(state)[0].number
            state, _events = engine.apply(state, Decide(box, guests.decides(state, box)))
    return guests, state


def nets(guests: Guests, state: Round) -> Iterator[tuple[str, float]]:
    """Yield the strategy and the net of the main bets of every box, in Antes."""
    assert state.settlement is not None
    for box in state.settlement.boxes:
        won = sum(line.net for line in box.lines if line.bet in MAIN)
        yield guests.of(box.box).persona.strategy, won / box.line(Bet.ANTE).stake


@pytest.mark.parametrize(("rounds", "start"), PARTS)
def test_what_players_lose_is_what_their_strategies_are_worth(rounds: int, start: int) -> None:
    found = defaultdict[str, list[float]](list)
    for number in range(start, start + rounds):
        for strategy, net in nets(*settled(number)):
            found[strategy].append(net)
    assert len(found) > 4
    for strategy, some in found.items():
        exact = -float(EDGES[strategy]) / 100
        assert abs(fmean(some) - exact) < MOST * stdev(some) / sqrt(len(some)) + SLACK, strategy
