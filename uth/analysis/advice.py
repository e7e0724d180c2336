"""The exact value of every choice of one live hand, all bets of its box counted, any cards known to be out of play.

Nothing compiled is loaded before a value has to be computed. A window asks for :func:`stored_advice` at once and lets
the worker run :func:`advise`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from uth.analysis.game import game_of
from uth.analysis.solution import best_choice
from uth.analysis.solved import loaded_solver, stored
from uth.cards import DECK, Card, require_distinct
from uth.errors import UthError
from uth.game.engine import choices_on
from uth.game.model import Choice
from uth.i18n import gettext as _
from uth.table import Street, Table

if TYPE_CHECKING:
    from uth.analysis.live import Hand

STREETS = {0: Street.PREFLOP, 3: Street.FLOP, 5: Street.RIVER}
"""The street of a decision by how many board cards lie open."""
NO_TRIPS = Fraction(0)


class PositionError(UthError):
    """Cards that are no decision of this game."""


class Counts(NamedTuple):
    """How many of the dealer's hands the player's beats, ties and loses to."""

    win: int
    tie: int
    lose: int


class Ignored(StrEnum):
    """What a stored value does not count."""

    DEAD_CARDS = "dead cards"
    TRIPS = "trips"
    FUNDS = "funds"
    """That Play on the flop cannot be paid."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The exact value in Antes of each choice that the table has, in the order of its buttons."""

    street: Street
    values: dict[Choice, Fraction]
    counts: Counts | None = None
    """On the river only."""
    ignored: frozenset[Ignored] = frozenset()
    """What would make the values others; empty from :func:`advise`."""

    @property
    def best(self) -> Choice:
        """The best choice, of equal ones the first in the order of :class:`Choice`."""
        return best_choice(self.values)


def advise(
    table: Table,
    hole: Sequence[Card],
    board: Sequence[Card] = (),
    dead: Sequence[Card] = (),
    trips: Fraction = NO_TRIPS,
) -> Advice:
    """Return the value of each choice for a box with two hole cards and none, three or five open board cards.

    *dead*: other cards that were seen, of other boxes or burned. *trips*: the box's Trips bet in Antes. All pays count
    as the table writes them.

    :raises CardError: if a card is in two places.
    :raises PositionError: if there is no decision with so many cards.
    :raises SolverMissing: if a value has to be computed and the compiled kernels cannot be loaded.
    """
    street = street_of(hole, board, dead)
    if street is Street.PREFLOP and not dead:
        return _before(table, kind_of(hole), trips, play_flop=True)
    values, counts = _hand()(table, hole, dead, trips).outlook(board)
    return Advice(street, values, Counts(*counts) if counts else None)


def advise_short(table: Table, hole: Sequence[Card], dead: Sequence[Card] = (), trips: Fraction = NO_TRIPS) -> Advice:
    """Return the value of each choice before the flop for who cannot pay Play on it: a hand that is checked is played
    with 1x at most.

    :raises CardError: if a card is in two places.
    :raises PositionError: if these are not two cards, or too many are dead.
    :raises SolverMissing: if the compiled kernels cannot be loaded.
    """
    street_of(hole, (), dead)
    if not dead:
        return _before(table, kind_of(hole), trips, play_flop=False)
    return Advice(Street.PREFLOP, _hand()(table, hole, dead, trips, play_flop=False).outlook(())[0])


@lru_cache(maxsize=512)
def _before(table: Table, kind: str, trips: Fraction, *, play_flop: bool) -> Advice:
    """The advice for a starting hand without dead cards: stored, or worked out once."""
    hole = _first_of(kind)
    known = stored_advice(table, hole, trips=trips, play_flop=play_flop)
    if known is not None and not known.ignored:
        return known
    return Advice(Street.PREFLOP, _hand()(table, hole, (), trips, play_flop=play_flop).outlook(())[0])


def chances(table: Table, hole: Sequence[Card], board: Sequence[Card] = (), dead: Sequence[Card] = ()) -> Counts:
    """Return in how many of the deals that can still come the hand wins, ties and loses, if it is never given up.

    On the river that are the dealer's hands, before it all flops, run-outs and dealer's hands.

    :raises CardError: if a card is in two places.
    :raises PositionError: if there is no decision with so many cards.
    :raises SolverMissing: if the compiled kernels cannot be loaded.
    """
    if street_of(hole, board, dead) is Street.PREFLOP and not dead:
        hole = _first_of(kind_of(hole))
    return _chances(table, tuple(hole), tuple(board), tuple(dead))


def _first_of(kind: str) -> tuple[Card, Card]:
    """Two cards of a starting hand, which without dead cards stand for all of it."""
    return Card.parse(f"{kind[0]}s"), Card.parse(f"{kind[1]}{'s' if kind.endswith('s') else 'h'}")


@lru_cache(maxsize=512)
def _chances(table: Table, hole: tuple[Card, ...], board: tuple[Card, ...], dead: tuple[Card, ...]) -> Counts:
    of = _hand()(table, hole, dead, NO_TRIPS)
    from uth.analysis.live import chances as counted

    return Counts(*counted(of, board))


def street_of(hole: Sequence[Card], board: Sequence[Card], dead: Sequence[Card]) -> Street:
    """Return the street of the decision that these cards are.

    :raises CardError: if a card is in two places.
    :raises PositionError: if there is no decision with so many cards.
    """
    if len(hole) != 2:
        raise PositionError(_("expected two cards of the player, got {count}").format(count=len(hole)))
    if len(board) not in STREETS:
        raise PositionError(_(_NO_DECISION.get(len(board)) or _NO_BOARD).format(count=len(board)))
    require_distinct((*hole, *board, *dead))
    left, needed = 52 - len((*hole, *board, *dead)), 7 - len(board)
    if left < needed:
        raise PositionError(
            _("too many dead cards: {left} cards are left, and {needed} are still to be dealt").format(
                left=left, needed=needed
            )
        )
    return STREETS[len(board)]


_NO_BOARD = "expected no board card, three or five, got {count}"
_NO_DECISION = {
    4: "there is no decision on the turn: the last two board cards come together; give none, three or five",
}


def stored_advice(
    table: Table,
    hole: Sequence[Card],
    dead: Sequence[Card] = (),
    trips: Fraction = NO_TRIPS,
    *,
    play_flop: bool = True,
) -> Advice | None:
    """Return at once what is stored of a hand before the flop, if the table's game is; it says what it ignores."""
    values = _stored(table).get(kind_of(hole))
    if values is None:
        return None
    ignored = {Ignored.DEAD_CARDS: bool(dead), Ignored.TRIPS: bool(trips), Ignored.FUNDS: not play_flop}
    return Advice(
        Street.PREFLOP,
        {choice: values[choice] for choice in choices_on(table, Street.PREFLOP)},
        ignored=frozenset(what for what, is_there in ignored.items() if is_there),
    )


def stored_best(table: Table, hole: Sequence[Card]) -> Choice | None:
    """Return at once the best choice with a hand alone before the flop; None where the table's game is not stored."""
    known = stored_advice(table, hole)
    return known.best if known is not None else None


def kind_of(hole: Sequence[Card]) -> str:
    """Return which of the 169 starting hands two cards are: ``AKs``."""
    high, low = sorted(hole, reverse=True)
    suited = "" if high.rank == low.rank else "s" if high.suit == low.suit else "o"
    return f"{high.rank.letter}{low.rank.letter}{suited}"


@lru_cache(maxsize=8)
def _stored(table: Table) -> dict[str, dict[Choice, Fraction]]:
    found = stored(game_of(table))
    return {value.hand.name: value.values for value in found.hands} if found is not None else {}


@cache
def _hand() -> Callable[..., Hand]:
    """What makes a hand for the kernels, which are loaded now."""
    loaded_solver()
    from uth.analysis.live import hand

    return hand


def warm_up(table: Table) -> None:
    """Load everything that :func:`advise` needs for hands at this table, and compile what no run before this has."""
    for board in (DECK[2:7], DECK[2:5]):
        advise(table, DECK[:2], board)
    advise(table, DECK[:2], dead=DECK[2:3])
