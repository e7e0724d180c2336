"""How somebody sits at a table: whose chips, which boxes, and what waits for them. No pygame."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from uth.company import Party, first_boxes, most_company
from uth.game.actions import Action, PlaceBets
from uth.game.betting import least_cover, lowest_ante
from uth.session import Session
from uth.store.kinds import MOST_FUNDS
from uth.table import Bet, Table
from uth.ui.betting import Laying
from uth.ui.coach.study import Study
from uth.ui.commands import Command
from uth.ui.laid import Bets, Laid
from uth.ui.log import Log


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at a table.

    :ivar boxes: how many boxes are bet on to begin with.
    :ivar buy_in: what chips are bought for at the least, in minor units; None for what the sitting begins with.
    :ivar player: the player's name; empty for chips that nothing is kept of.
    :ivar last: the bets of the player's last round at this table.
    :ivar waited: the round on the table was begun before, and waits for its player.
    :ivar elsewhere: the name of the table that is laid out after this round, where it is another one.
    :ivar settled: number and net, in minor units, of the player's last round, where it is to be told.
    :ivar brought: what the player had, in minor units, where another amount was asked for; None where none was.
    :ivar unasked: another amount was asked for, but a round goes on with what is there.
    :ivar rooms: the commands of the menu that leave the table for another scene.
    :ivar guided: the round is to be explained.
    :ivar log: where what happens is written down, after what happened before; None for a new one.
    """

    boxes: int = 1
    buy_in: int | None = None
    player: str = ""
    last: Bets = field(default_factory=dict)
    waited: bool = False
    elsewhere: str = ""
    settled: tuple[int, int] | None = None
    brought: int | None = None
    unasked: bool = False
    rooms: Mapping[Command, str] = field(default_factory=dict)
    """With what the button says."""
    log: Log | None = field(default=None, compare=False)
    guided: bool = False
    study: Study | None = field(default=None, compare=False)
    """What the player's coach has at hand; None for a new worker, and nothing that is kept."""

    @property
    def kept(self) -> bool:
        """Whether everything that is done is kept."""
        return bool(self.player)


_BUY_IN = 1000
"""In whole units: what is bought when the opening bankroll would not do for one bet; one bet's worth at least."""


def buy_in_of(session: Session, seat: Seat) -> int:
    """Return for how much chips are bought at the least, in minor units: what the player sat down with, if it does."""
    least = least_cover(session.table)
    amount = seat.buy_in or session.bankroll
    return amount if amount >= least else max(_BUY_IN * session.table.currency.unit, least)


_FIRST_BANKROLL = 1000
_FIRST_IN_ANTES = 100
"""On a table with high limits the first bankroll is at least so many of the lowest Ante that its steps allow."""


def first_bankroll(table: Table) -> int:
    """Return what somebody sits down with who never had chips of the table's currency, in minor units."""
    wanted = max(_FIRST_BANKROLL * table.currency.unit, _FIRST_IN_ANTES * lowest_ante(table))
    return min(wanted, MOST_FUNDS)


def most_boxes(table: Table) -> int:
    """Return how many boxes one player may bet on."""
    rules = table.rules
    most = min(rules.boxes, rules.boxes_per_player)
    return min(most, 1 + rules.dark_boxes) if rules.dark_boxes else most


def places_of(table: Table, *, company: bool = False) -> tuple[int, ...]:
    """Return the numbers of the boxes that are laid out: one for a player alone who may have no more, or all."""
    alone = table.rules.boxes_per_player == 1 and not company
    return (1,) if alone else tuple(range(1, table.rules.boxes + 1))


def places_at(session: Session) -> tuple[int, ...]:
    """Return the numbers of the boxes that are laid out for a sitting."""
    return places_of(session.table, company=bool(session.company.seats) or len(session.round.funds) > 1)


def company_for(table: Table, count: int, seat: tuple[int, Bets, str], lot: str) -> Party:
    """Return so many simulated players at boxes that leave the player's free; fewer where there are no more boxes.

    *seat*: how many boxes the player bets on, the bets of last time, and the player's name. *lot*: what is left to
    chance.
    """
    own, last, player = seat
    count = min(count, most_company(table, own))
    keep = sorted(last)[: table.rules.boxes - count] or first_boxes(table, own, count)
    return Party.seated(table, count, keep, lot, player)


def bets_of(actions: Iterable[Action], owner: str) -> Bets:
    """Return the bets of an owner in a round as they were laid, from its actions."""
    placed = [action for action in actions if isinstance(action, PlaceBets) and action.owner == owner]
    amounts = {action.box: (dict(action.stakes), action.dark) for action in placed}
    return {
        box: Laid(stakes.get(Bet.ANTE, 0), stakes.get(Bet.TRIPS, 0), dark) for box, (stakes, dark) in amounts.items()
    }


def laying_of(session: Session, seat: Seat) -> Laying:
    """Return the bets that lie when somebody sits down: of the round that goes on, the last ones, or the lowest."""
    laying = Laying(session.table, session.owner, session.bankroll)
    laying.join(session.company.seats, session.company_bets)
    laid = bets_of(session.actions, session.owner)
    if laid:
        laying.bets = laid
        laying.funds += sum(box.staked for box in session.round.owned_by(session.owner))
        return laying
    free = [place for place in places_at(session) if place not in laying.seats]
    laying.last = seat.last
    laying.stay_within(free)
    if seat.boxes == 1:
        laying.bets = laying.same_again()
    if not laying.bets:
        wanted = first_boxes(session.table, seat.boxes, len(laying.seats))
        laying.begin(sorted(free, key=lambda box: (box not in wanted, box))[: seat.boxes])
    return laying
