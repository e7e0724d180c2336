"""What a player is asked: one box that has to be decided, with exactly what its owner sees."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import NamedTuple

from uth.analysis.advice import Advice, advise, advise_short, stored_advice, street_of
from uth.cards import Card
from uth.game.betting import option
from uth.game.engine import choices_on
from uth.game.model import Choice, Phase, play
from uth.game.view import BoxView, View
from uth.table import Bet, Street, Table


@dataclass(frozen=True, slots=True)
class Question:
    """One decision.

    :ivar dead: the cards of the owner's other boxes, as far as they are seen.
    :ivar ante: in minor units.
    :ivar trips: in minor units.
    :ivar open: the choices that the owner can afford, of those that the table has, in the order of its buttons.
    """

    table: Table
    box: int
    street: Street
    hole: tuple[Card, ...]
    board: tuple[Card, ...]
    dead: tuple[Card, ...]
    ante: int
    trips: int
    open: tuple[Choice, ...]
    play_flop: bool = True
    """Before the flop, whether Play on the flop can still be afforded, beside Play 1x of the owner's other boxes."""

    @property
    def trips_in_antes(self) -> Fraction:
        """What lies on Trips, in Antes."""
        return Fraction(self.trips, self.ante)

    @property
    def alone(self) -> Question:
        """The same decision of a player who looks at the own two cards and the board only."""
        return replace(self, dead=())

    @property
    def short_of(self) -> tuple[Choice, ...]:
        """The choices that the table has and the owner cannot afford."""
        return tuple(choice for choice in choices_on(self.table, self.street) if choice not in self.open)

    def advice(self) -> Advice:
        """Return the exact value of each choice that the table has, everything after it affordable and played best.

        :raises SolverMissing: if a value has to be computed and the compiled kernels cannot be loaded.
        """
        if not self.play_flop:
            return advise_short(self.table, self.hole, self.dead, self.trips_in_antes)
        return advise(self.table, self.hole, self.board, self.dead, self.trips_in_antes)

    def stored(self) -> Advice | None:
        """Return at once what is stored of a decision before the flop, which says what it ignores."""
        if self.board:
            return None
        return stored_advice(self.table, self.hole, self.dead, self.trips_in_antes, play_flop=self.play_flop)


def asked(view: View, box: int) -> Question:
    """Return what the viewer is asked for a box of the own, seen cards only.

    :raises ValueError: if no decision is due, or the viewer has no such box to decide, or does not see its cards.
    """
    seen = view.box(box)
    if view.phase is not Phase.DECISION or view.street is None:
        raise ValueError(f"no decision is due: the round is in the phase {view.phase}")
    if seen is None or seen.owner != view.who or not seen.undecided:
        raise ValueError(f"{view.who} has nothing to decide for box {box}")
    hole = _faces(seen)
    if len(hole) != 2:
        raise ValueError(f"box {box} shows no two cards to {view.who}")
    others = [other for other in view.boxes if other.number != box]
    reserved = sum(other.stake(Bet.ANTE) for other in others if other.owner == view.who and other.undecided)
    ante = seen.stake(Bet.ANTE)
    later = (play(multiple) for multiple in view.table.rules.play_multiples(Street.FLOP))
    return Question(
        table=view.table,
        box=box,
        street=view.street,
        hole=hole,
        board=view.board,
        dead=tuple(card for other in others for card in _faces(other)),
        ante=ante,
        trips=seen.stake(Bet.TRIPS),
        open=tuple(
            choice for choice in choices_on(view.table, view.street) if option(choice, ante, view.funds, reserved).open
        ),
        play_flop=view.street is not Street.PREFLOP
        or any(option(choice, ante, view.funds, reserved).open for choice in later),
    )


class Cards(NamedTuple):
    """Cards that somebody lays out: two of the player's, none, three or five open ones, and others that were seen."""

    hole: tuple[Card, ...]
    board: tuple[Card, ...] = ()
    dead: tuple[Card, ...] = ()


def supposed(table: Table, cards: Cards, ante: int, trips: int = 0) -> Question:
    """Return the decision that some cards would be, with every choice that the table has; bets in minor units.

    :raises CardError: if a card is in two places.
    :raises PositionError: if there is no decision with so many cards.
    """
    street = street_of(*cards)
    return Question(table, 1, street, *cards, ante, trips, choices_on(table, street))


def _faces(box: BoxView) -> tuple[Card, ...]:
    return tuple(card for card in box.cards if card is not None)
