"""What simulated players put on their boxes, and with how much they sit down. Amounts are minor units."""

from __future__ import annotations

from collections.abc import Iterator

from uth.company.chance import Chance
from uth.company.personas import Persona
from uth.game import engine
from uth.game.actions import PlaceBets
from uth.game.betting import lowest_ante
from uth.game.model import Round, stakes_of
from uth.store.kinds import MOST_FUNDS
from uth.table import Bet, Limit, Table

_BROUGHT = 60
"""So many of the highest usual Antes somebody sits down with, and buys again."""
_KEPT = 8
"""With less than so many of them more chips are bought: enough for all bets of a round, Trips included."""


def brought(persona: Persona, table: Table) -> int:
    """Return with how much somebody sits down."""
    return min(MOST_FUNDS, _BROUGHT * max(persona.antes) * lowest_ante(table))


def kept(persona: Persona, table: Table, has: int) -> int:
    """Return what somebody has for the next round who had *has* after the last.

    Chips are bought in time, and taken away where nobody could play for so many.
    """
    least = _KEPT * max(persona.antes) * lowest_ante(table)
    return has if least <= has <= MOST_FUNDS else brought(persona, table)


def bets_of(persona: Persona, box: int, state: Round, lot: str) -> PlaceBets | None:
    """Return what somebody bets on *box*; None where the table takes none of it."""
    wishes = (PlaceBets(box, persona.name, stakes) for stakes in _stakes(persona, state.table, lot))
    return next((bets for bets in wishes if engine.refusal_of(state, bets) is None), None)


def _stakes(persona: Persona, table: Table, lot: str) -> Iterator[tuple[tuple[Bet, int], ...]]:
    """What is wished, and then less and less."""
    chance, lowest = Chance(lot, f"bets of {persona.name}"), lowest_ante(table)
    ante = _within(table.limits.ante, chance.one_of(persona.antes) * lowest)
    trips = _within(table.limits.trips, lowest) if chance.happens(persona.trips) else 0
    for main, side in ((ante, trips), (ante, 0), (lowest, 0)):
        yield stakes_of({Bet.ANTE: main, Bet.BLIND: main, Bet.TRIPS: side if table.trips else 0})


def _within(limit: Limit, stake: int) -> int:
    """The highest stake up to that one that the limit may allow."""
    most = min(stake, limit.most)
    return most - most % limit.step
