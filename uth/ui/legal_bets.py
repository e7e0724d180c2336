"""The bets of one owner as they lie before the deal, and what else may lie there: the engine says. No pygame.

A bet may be built up chip by chip, so a stake that is still too low is borne until the deal; nothing else is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Self, TypeVar, cast

from uth.chips import Chip
from uth.game import engine
from uth.game.actions import CloseBets, PlaceBets, Reason, Refusal
from uth.game.betting import box_of, cover, refusals_of_bets
from uth.game.model import Round, stakes_of
from uth.table import Bet, Table
from uth.ui.laid import Bets, Laid, ever_less, mended_by_more, next_to

_Answer = TypeVar("_Answer")
_NOTHING = Laid()


class LegalBets:
    """The bets of one owner.

    :ivar bets: what lies on each box; boxes without a bet are left out.
    :ivar last: the bets of the last round, to be laid again.
    :ivar seats: who else plays, by box, and *others*: what they bet.
    """

    def __init__(self, table: Table, owner: str, funds: int) -> None:
        self.table = table
        self.owner = owner
        self.funds = funds
        self.bets: Bets = {}
        self.last: Bets = {}
        self.seats: Mapping[int, str] = {}
        self.others: tuple[PlaceBets, ...] = ()
        self._known: dict[object, object] = {}
        self._known_of: tuple[Bets, Bets, int] = (self.bets, self.last, funds)

    def join(self, seats: Mapping[int, str], others: tuple[PlaceBets, ...]) -> None:
        """Bet beside other people from now on."""
        self.seats, self.others = seats, others
        self._known.clear()

    def like(self, bets: Bets) -> Self:
        """Return other bets of the same owner at the same table."""
        other = type(self)(self.table, self.owner, self.funds)
        other.join(self.seats, self.others)
        other.bets = bets
        return other

    def _once(self, key: object, ask: Callable[[], _Answer]) -> _Answer:
        """Ask the engine once for each state of the bets: the picture wants to know in every frame."""
        bets, last, funds = self._known_of
        if bets is not self.bets or last is not self.last or funds != self.funds:
            self._known.clear()
            self._known_of = (self.bets, self.last, self.funds)
        if key not in self._known:
            self._known[key] = ask()
        return cast(_Answer, self._known[key])

    # --- what lies there

    def laid(self, box: int) -> Laid:
        """Return the bets of that box."""
        return self.bets.get(box, _NOTHING)

    def stakes(self, box: int) -> dict[Bet, int]:
        """Return the bets of that box by circle, the Play of a dark box included."""
        return dict(box_of(self._action(box, self.laid(box))).stakes)

    @property
    def staked(self) -> int:
        """Everything that lies on the boxes, in minor units."""
        return sum(box_of(self._action(box, laid)).staked for box, laid in self.bets.items())

    @property
    def left(self) -> int:
        """What the owner has besides, in minor units."""
        return self.funds - self.staked

    def actions(self) -> tuple[PlaceBets, ...]:
        """Return the bets as actions of the engine, by box."""
        return tuple(self._action(box, self.bets[box]) for box in sorted(self.bets))

    # --- whether it can be dealt to

    def refusal(self) -> Refusal | None:
        """Return why these bets cannot be dealt to, or None if they can."""
        return self._once("deal", self._refusal_of_deal)

    def _refusal_of_deal(self) -> Refusal | None:
        state = self._round(self.funds)
        for action in self.actions():
            refusal = engine.refusal_of(state, action)
            if refusal is not None:
                return refusal
            state, _ = engine.apply(state, action)
        return engine.refusal_of(state, CloseBets()) if self.bets else Refusal.of(Reason.NO_BETS)

    # --- what could lie there

    def doubled(self) -> tuple[Bets, Refusal | None]:
        """Return all bets doubled, and why they may not lie there."""
        return self._once("double", self._doubled)

    def _doubled(self) -> tuple[Bets, Refusal | None]:
        bets = {box: replace(laid, ante=2 * laid.ante, trips=2 * laid.trips) for box, laid in self.bets.items()}
        return bets, self.like(bets).refusal()

    def same_again(self) -> Bets:
        """Return the last round's bets, as much of them as the funds allow."""
        return self._once("again", self._same_again)

    def _same_again(self) -> Bets:
        again = self.like({})
        for box in sorted(self.last):
            for laid in ever_less(self.last[box], self.table):
                if next(again.refusals_of(box, laid), None) is None:
                    again.bets = {**again.bets, box: laid}
                    break
        return again.bets

    # --- where the owner sits

    def refusal_of_seat(self, box: int) -> Refusal | None:
        """Return why the owner cannot bet on a box at all: somebody else sits there."""
        return Refusal.of(Reason.BOX_TAKEN, box=box, owner=self.seats[box]) if box in self.seats else None

    def moves_to(self, box: int) -> bool:
        """Return whether betting on that box means to change seats: it is another one, where each player has one."""
        return self.table.rules.boxes_per_player == 1 and bool(self.bets) and box not in self.bets

    # --- what may lie there

    def refusals_of(self, box: int, laid: Laid) -> Iterator[Refusal]:
        """Yield every reason why *laid* may not lie on the box, beside the other boxes' bets."""
        return refusals_of_bets(self._others(box), self._action(box, laid))

    def refusal_of(self, box: int, laid: Laid) -> Refusal | None:
        """Return the first reason that cannot be mended by laying more."""
        return self._once((box, laid), lambda: self._refusal_of(box, laid))

    def _refusal_of(self, box: int, laid: Laid) -> Refusal | None:
        if laid.empty:
            return None
        return next((refusal for refusal in self.refusals_of(box, laid) if not mended_by_more(refusal)), None)

    def refusal_of_chip(self, box: int, bet: Bet, chip: Chip) -> Refusal | None:
        """Return why *chip* cannot be added to a circle, or None if it can."""
        if self.moves_to(box):
            return self.refusal_of_seat(box)
        return self.refusal_of(box, self.laid(box).raised(bet, chip.value))

    def _refusal_of_nothing(self) -> Refusal:
        """Why Play cannot be set: there is no Ante yet, or it is bet after the deal."""
        return Refusal.of(Reason.ANTE_MISSING if self.table.rules.dark_boxes else Reason.PLAY_TOO_EARLY)

    def refusal_of_all(self, bets: Bets) -> Refusal | None:
        """Return the first reason why *bets* may not lie there all together that cannot be mended by laying more."""
        trial = self.like(bets)
        return next((found for box in bets if (found := trial.refusal_of(box, bets[box])) is not None), None)

    # --- before the engine

    def _round(self, funds: int) -> Round:
        return next_to(engine.new_round(self.table, {self.owner: funds}), self.others)

    def _others(self, box: int) -> Round:
        """The round with the bets of all other boxes, where those still being built up only cost their chips."""
        return self._once(box, lambda: self._round_without(box))

    def _round_without(self, box: int) -> Round:
        unfinished = 0
        state = self._round(self.funds)
        for action in self.actions():
            if action.box == box:
                continue
            if engine.refusal_of(state, action) is None:
                state, _ = engine.apply(state, action)
            else:
                unfinished += cover(box_of(action))
        return engine.with_funds(state, self.owner, -unfinished)

    def _action(self, box: int, laid: Laid) -> PlaceBets:
        stakes = stakes_of({Bet.ANTE: laid.ante, Bet.BLIND: laid.ante, Bet.TRIPS: laid.trips})
        return PlaceBets(box, self.owner, stakes, laid.dark)
