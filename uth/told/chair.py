"""Where the player sits: the session, the bets being laid, and what the table waits for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from uth.game import engine
from uth.game.actions import Option
from uth.game.model import Phase
from uth.session import Session
from uth.table import Table
from uth.told.vocabulary import Asked
from uth.ui.betting import Laying
from uth.ui.seat import Seat, buy_in_of, laying_of, places_at
from uth.words.money import money_words

_MOST_BUY_INS = 5
"""So many times the usual amount of chips can be bought at once, as at the window."""
_DECK = 52


def never() -> bool:
    """Return that there are never rounds enough."""
    return False


@dataclass
class Chair:
    """A player's place.

    :ivar trouble: why nothing can be written down; empty while it can.
    :ivar left: the player has gone.
    :ivar elsewhere: the round is over, and another table is to be laid out.
    """

    session: Session
    seat: Seat
    trouble: str = ""
    left: bool = False
    elsewhere: bool = False
    enough: Callable[[], bool] = never
    """Whether as many rounds were played as were asked for: then nothing more is asked."""
    laying: Laying = field(init=False)
    buy_in: int = field(init=False)
    """The usual amount of chips, in minor units."""

    def __post_init__(self) -> None:
        self.laying = laying_of(self.session, self.seat)
        self.buy_in = buy_in_of(self.session, self.seat)

    @property
    def table(self) -> Table:
        """The table in use."""
        return self.session.table

    @property
    def places(self) -> tuple[int, ...]:
        """Numbers of the boxes that the player can choose from."""
        return places_at(self.session)

    @property
    def home(self) -> int:
        """The player's first box: with bets, or else one where nobody else sits."""
        free = (place for place in self.places if place not in self.laying.seats)
        return min(self.laying.bets, default=next(free))

    @property
    def numbered(self) -> bool:
        """Whether boxes are named by their numbers."""
        return len(self.places) > 1

    def name(self, box: int) -> int:
        """Return the number by which a box is named, 0 where there is only one."""
        return box if self.numbered else 0

    def say(self, amount: int) -> str:
        """Write an amount in minor units."""
        return money_words(amount, self.table.currency)

    @property
    def asked(self) -> Asked:
        """What the table waits for."""
        return Asked.TROUBLE if self.trouble else self.moment

    @property
    def moment(self) -> Asked:
        """What the round waits for, whether or not anything can be written down."""
        match self.session.round.phase:
            case Phase.BETTING:
                return Asked.CHIPS if self.session.broke else Asked.BETS
            case Phase.CUT:
                return Asked.CUT
            case Phase.SETTLED:
                return Asked.END
            case _:
                return Asked.DECISION

    @property
    def between_rounds(self) -> bool:
        """Whether no round is being played, so that chips can be bought and nothing is lost by leaving."""
        return self.session.between_rounds

    @property
    def most_chips(self) -> int:
        """For how much chips can be bought at once, in minor units."""
        return _MOST_BUY_INS * self.buy_in

    @property
    def least_chips(self) -> int:
        """The lowest chip, in minor units: chips are bought for that much at the least, and in steps of it."""
        return self.table.chips[0].value

    # --- decisions

    @property
    def deciding(self) -> tuple[int, ...]:
        """The boxes that may decide now."""
        return tuple(box.number for box in engine.in_turn(self.session.round))

    @property
    def turn(self) -> int:
        """The box that is asked; 0 for none."""
        return self.deciding[0] if self.deciding else 0

    def options(self, box: int) -> tuple[Option, ...]:
        """Return the choices that the table has for a box."""
        return engine.legal_choices(self.session.round, box)

    # --- the cut

    @property
    def cut_range(self) -> tuple[int, int]:
        """The fewest and the most cards that go under."""
        least = self.table.procedure.cut_at_least
        return least, _DECK - least

    @property
    def middle(self) -> int:
        """Half of the deck, which an empty line cuts."""
        return _DECK // 2
