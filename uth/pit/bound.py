"""What a changed table is worth at once, before it is solved: the way to play of a solved one, at the new pays.

Whoever goes on playing as before has an exact value at the new pays, from how all deals ended (``analysis.solution``).
Best play is worth that at least, so that the house edge is at most so high. Where what counts of the table has not
changed, or only choices are gone that nobody used, the old way to play is still the best, and the value exact.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction

from uth.analysis.figures import edges_of
from uth.analysis.game import Game, game_of
from uth.analysis.solution import Decision, Ends
from uth.game.model import Choice
from uth.table import Bet, Street, Table, TripsAfterFold, TripsAgainstDealer


class NoBound(StrEnum):
    """Why the old way to play says nothing about a changed table."""

    HANDS = "hands"
    """Hands are made otherwise."""
    DEALER = "dealer"
    """The dealer may fail to qualify now, and how often is not known from before."""
    CHOICE = "choice"
    """The old way to play makes a choice that there is no more."""


@dataclass(frozen=True, slots=True)
class Known:
    """A table whose best play is known, and how all deals end by it."""

    table: Table
    ends: Ends


@dataclass(frozen=True, slots=True)
class Bound:
    """What a table is worth when it is played as another one is played best.

    :ivar edge: the house edge of the Ante, which is then at most so high.
    :ivar exact: the old way to play is the best one still, and the edge exact.
    :ivar trips: the house edge of Trips beside it; None without Trips.
    :ivar trips_exact: whether that does not hang on how the main bets are played.
    :ivar ends: how all deals end.
    """

    edge: Fraction
    exact: bool
    trips: Fraction | None
    trips_exact: bool
    ends: Ends


def best_bound(known: Iterable[Known], table: Table) -> Bound | NoBound | None:
    """Return the bound that says most, of several ways to play; None where none is known."""
    found = [bound(each, table) for each in known]
    bounds = [each for each in found if isinstance(each, Bound)]
    if bounds:
        return min(bounds, key=lambda each: (each.edge, not each.exact))
    return next((each for each in found if isinstance(each, NoBound)), None)


def bound(known: Known, table: Table) -> Bound | NoBound:
    """Return what *table* is worth, played as *known* is played best; or why that says nothing."""
    before, after = game_of(known.table), game_of(table)
    why = _why_not(known, before, after)
    if why is not None:
        return why
    ends = known.ends if after.can_fail else _all_qualified(known.ends)
    edges = edges_of(table, ends)
    exact = _is_best(before, after)
    return Bound(edges[Bet.ANTE], exact, edges.get(Bet.TRIPS), exact or _is_apart(table), ends)


def _why_not(known: Known, before: Game, after: Game) -> NoBound | None:
    if before.both != after.both:
        return NoBound.HANDS
    if after.can_fail and not before.can_fail:
        return NoBound.DEALER
    offered = all(_is_offered(decision, after) for decision, _end in known.ends)
    return None if offered else NoBound.CHOICE


def _is_offered(decision: Decision, game: Game) -> bool:
    if decision.choice is Choice.FOLD:
        return decision.street in game.fold
    return decision.street is not Street.PREFLOP or decision.choice.multiple in game.before_the_flop


def _all_qualified(ends: Ends) -> Ends:
    """The same deals where the dealer always qualifies."""
    qualified: Ends = {}
    for (decision, end), weight in ends.items():
        here = decision, replace(end, qualified=True)
        qualified[here] = qualified.get(here, 0) + weight
    return qualified


def _is_best(before: Game, after: Game) -> bool:
    """Whether the best play of one game is that of another one in which it can be played.

    It is where all pays are the same ones, and no choice is new.
    """
    paid = _paid(before) == _paid(after)
    fewer = set(after.before_the_flop) <= set(before.before_the_flop) and after.fold <= before.fold
    return paid and fewer


def _paid(game: Game) -> tuple[object, ...]:
    wins, losses = ([Fraction(pay, game.scale) for pay in pays] for pays in (game.on_win, game.on_loss))
    return wins, losses, game.can_fail, game.failed_pays if game.can_fail else False, game.both


def _is_apart(table: Table) -> bool:
    """Whether Trips is paid whatever happens to the main bets."""
    rules = table.rules
    return (
        rules.trips_after_fold is TripsAfterFold.LIVE and rules.trips_against_dealer is TripsAgainstDealer.INDEPENDENT
    )
