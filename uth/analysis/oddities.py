"""What is odd about a table once its figures are known: a player ahead, unusual figures, pays beside a known sign."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from uth.analysis.figures import Figures, edges_of
from uth.analysis.game import game_of
from uth.analysis.signs import OffByOne, off_by_one
from uth.analysis.solved import stored
from uth.table import Bet, HoleCardsUsed, Table


@dataclass(frozen=True, slots=True)
class PlayerEdge:
    """The player is ahead on a bet, by *edge* of it; ``Bet.ANTE`` stands for the main bets."""

    bet: Bet
    edge: Fraction
    dark: int = 0
    """The multiple, where it is a dark box."""


@dataclass(frozen=True, slots=True)
class Unusual:
    """A house edge is outside those of the known tables with hands of the same cards.

    ``Bet.ANTE`` stands for the main bets.
    """

    bet: Bet
    edge: Fraction
    least: Fraction
    most: Fraction


@dataclass(frozen=True, slots=True)
class OddSign:
    """The pays of the Blind or of Trips are one line off a known sign."""

    bet: Bet
    line: OffByOne


Oddity = PlayerEdge | Unusual | OddSign


def oddities(figures: Figures, known: Sequence[Table]) -> tuple[Oddity, ...]:
    """Return what is odd about a table beside the *known* ones, of which those count that have a stored solution."""
    return (*odd_signs(figures.table, known), *_player_edges(figures), *_unusual(figures, known))


def odd_signs(table: Table, known: Sequence[Table]) -> tuple[OddSign, ...]:
    """Return where the pays of Blind and Trips are one line off a known sign: no figures are needed for it."""
    blind = off_by_one(table.blind, (other.blind for other in known))
    trips = off_by_one(table.trips, (other.trips for other in known if other.trips)) if table.trips else ()
    return (*(OddSign(Bet.BLIND, line) for line in blind), *(OddSign(Bet.TRIPS, line) for line in trips))


def _player_edges(figures: Figures) -> Iterable[PlayerEdge]:
    for bet, edge in _edges(figures):
        if edge < 0:
            yield PlayerEdge(bet, -edge)
    for multiple, net in figures.dark.items():
        if figures.table.rules.dark_boxes and net.mean > 0:
            yield PlayerEdge(Bet.ANTE, net.mean, multiple)


def _unusual(figures: Figures, known: Sequence[Table]) -> Iterable[Unusual]:
    usual: dict[Bet, set[Fraction]] = {}
    for bet, edge in _known_edges(figures.table.rules.hole_cards_used, known):
        usual.setdefault(bet, set()).add(edge)
    for bet, edge in _edges(figures):
        others = usual.get(bet, set())
        # One known figure makes no range.
        if edge >= 0 and len(others) > 1 and not min(others) <= edge <= max(others):
            yield Unusual(bet, edge, min(others), max(others))


def _known_edges(cards: HoleCardsUsed, known: Sequence[Table]) -> Iterable[tuple[Bet, Fraction]]:
    comparable = [table for table in known if table.rules.hole_cards_used is cards]
    solutions = {game: stored(game) for game in map(game_of, comparable)}
    for table in comparable:
        found = solutions[game_of(table)]
        if found is not None:
            yield from edges_of(table, found.ends).items()


def _edges(figures: Figures) -> list[tuple[Bet, Fraction]]:
    edges = [(Bet.ANTE, figures.base.house_edge)]
    return [*edges, (Bet.TRIPS, figures.trips.house_edge)] if figures.trips else edges
