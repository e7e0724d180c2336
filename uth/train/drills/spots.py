"""A spot: the cards that a player sees at a decision; and the engine's round that has come to it.

The cards that the player does not see come from the drill's seed and the number of its question.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from uth.cards import Card, parse_cards, require_distinct
from uth.game import engine
from uth.game.actions import Action, PlaceBets
from uth.game.model import Box, Choice, Round, Slot, To, stakes_of
from uth.game.view import View
from uth.shuffle import entropy_of, shuffled
from uth.table import Bet, Street, Table
from uth.train.played import Supply, by_rule_of_thumb, next_action

PLAYER = "player"
"""The owner of every box of a drill."""
_BUY_IN = 100
"""So many Antes for each box are in front of the player."""
_STREETS = {0: Street.PREFLOP, 3: Street.FLOP, 5: Street.RIVER}


@dataclass(frozen=True, slots=True)
class Stakes:
    """What lies on each box of a drill, in minor units.

    :ivar funds: what the player has before the deal, where that is what a question is about; 0: plenty.
    """

    ante: int
    trips: int = 0
    funds: int = 0


@dataclass(frozen=True, slots=True)
class Spot:
    """What is seen at a decision. *holes* empty: it is about a dark box, before the deal."""

    table: int
    """The place of the table among those of the drill."""
    box: int
    """The box that decides."""
    holes: tuple[tuple[int, tuple[Card, Card]], ...] = ()
    """The cards of the player's seen boxes, by box."""
    board: tuple[Card, ...] = ()
    """What lies open: none, three or five."""
    dark: tuple[tuple[int, int], ...] = ()
    """The player's dark boxes beside, with their multiples; their cards are not seen."""
    stakes: Stakes | None = None
    """What lay on the box when it was decided, where a Trips bet did; None for what lies on every box of a drill."""

    @property
    def funds(self) -> int:
        """What the player has before the deal, where that is what the question is about; else 0."""
        return self.stakes.funds if self.stakes else 0

    @property
    def by_rules(self) -> bool:
        """Whether the engine knows the answer: it is about what may be bet, and no answer has a cost."""
        return not self.holes and self.funds > 0

    @property
    def street(self) -> Street | None:
        """The street of the decision; None before the deal."""
        return _STREETS[len(self.board)] if self.holes else None

    @property
    def hole(self) -> tuple[Card, ...]:
        """The cards of the box that decides."""
        return dict(self.holes).get(self.box, ())

    @property
    def dead(self) -> tuple[Card, ...]:
        """The cards of the player's other seen boxes."""
        return tuple(card for box, cards in self.holes if box != self.box for card in cards)


def spot_of(view: View, box: int, table: int = 0) -> Spot:
    """Return the spot of a decision that *view* shows, of its viewer's boxes alone."""
    mine = [each for each in view.boxes if each.owner == view.who]
    seen = (each for each in mine if not each.dark)
    holes = tuple((each.number, _two(card for card in each.cards if card is not None)) for each in seen)
    return Spot(table, box, holes, view.board, tuple((each.number, each.multiple) for each in mine if each.dark))


def _two(cards: Iterable[Card]) -> tuple[Card, Card]:
    one, other = cards
    return one, other


def with_trips(spot: Spot, stakes: Stakes) -> Spot:
    """Return the spot with these stakes as its own, if there is a Trips bet among them."""
    return replace(spot, stakes=stakes) if stakes.trips else spot


def bets_on(box: int, stakes: Stakes, dark: int | None = None) -> PlaceBets:
    """Return the player's bets on a box."""
    amounts = {Bet.ANTE: stakes.ante, Bet.BLIND: stakes.ante, Bet.TRIPS: stakes.trips}
    return PlaceBets(box, PLAYER, stakes_of(amounts), dark)


def dark_stakes(table: Table, stakes: Stakes) -> Stakes:
    """Return what lies on a dark box: no Trips where the table does not take them there."""
    return stakes if table.rules.trips_on_dark else replace(stakes, trips=0)


def round_at(table: Table, spot: Spot, stakes: Stakes, hidden: tuple[str, int]) -> Round:
    """Return the engine's round that has come to the decision of *spot*; *hidden*: (seed, number) of what is not seen.

    Other boxes have decided as the practical strategy does, the box itself has checked.

    :raises IllegalAction: if the table does not have these boxes or stakes.
    """
    boxes = [box for box, _ in spot.holes] or [box for box in (1, 2) if box != spot.box][:1]
    plenty = _BUY_IN * stakes.ante * (len(boxes) + len(spot.dark))
    state = engine.new_round(table, {PLAYER: stakes.funds or plenty})
    for box in boxes:
        state = _after(state, bets_on(box, stakes))
    for box, multiple in spot.dark:
        state = _after(state, bets_on(box, dark_stakes(table, stakes), multiple))
    if not spot.holes:
        return state
    supply = _supply(spot, hidden)
    while not _arrived(state, spot):
        state = _after(state, next_action(state, supply, partial(_decides, spot=spot)))
    return state


def _after(state: Round, action: Action) -> Round:
    return engine.apply(state, action)[0]


def _arrived(state: Round, spot: Spot) -> bool:
    return state.street is spot.street and any(box.number == spot.box for box in engine.in_turn(state))


def _decides(state: Round, box: Box, spot: Spot) -> Choice:
    return Choice.CHECK if box.number == spot.box else by_rule_of_thumb(state, box)


def _supply(spot: Spot, hidden: tuple[str, int]) -> Supply:
    """The cards of a deck that has those of a spot where they belong."""
    seed, number = hidden
    seen = {Slot(To.BOX, box): cards for box, cards in spot.holes}
    return Supply({Slot(To.COMMUNITY): spot.board, **seen}, shuffled(entropy_of(f"{seed}|hidden", number)).order)


# --- as data


def to_data(spot: Spot) -> list[Any]:
    """Return a spot as what JSON can hold."""
    holes = [[box, "".join(map(str, cards))] for box, cards in spot.holes]
    own = spot.stakes
    stakes = [[own.ante, own.trips, *([own.funds] if own.funds else [])]] if own else []
    return [spot.table, spot.box, holes, "".join(map(str, spot.board)), list(map(list, spot.dark)), *stakes]


def from_data(data: Any) -> Spot:
    """Return the spot of :func:`to_data`.

    :raises ValueError: if *data* is none.
    """
    try:
        table, box, holes, board, dark, *own = data
        seen = tuple((int(number), _two(parse_cards(cards))) for number, cards in holes)
        beside = tuple((int(number), int(multiple)) for number, multiple in dark)
        spot = Spot(int(table), int(box), seen, parse_cards(board), beside, _stakes(*own))
        require_distinct((*spot.hole, *spot.dead, *spot.board))
    except (AttributeError, TypeError) as error:
        raise ValueError(f"this is no spot: {data!r:.60}") from error
    if len(spot.board) not in _STREETS or (spot.holes and not spot.hole):
        raise ValueError(f"this is no spot: {data!r:.60}")
    return spot


def _stakes(own: Sequence[int] | None = None) -> Stakes | None:
    if own is None:
        return None
    ante, trips, *more = map(int, own)
    funds = sum(more)
    if ante <= 0 or min(trips, funds) < 0 or len(more) > 1 or not trips + funds:
        raise ValueError(f"these are no stakes of a question's own: {own!r:.60}")
    return Stakes(ante, trips, funds)
