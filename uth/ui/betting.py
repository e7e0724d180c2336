"""The bets being laid before the deal. What is legal is the engine's to say; here is only who laid what. No pygame.

A bet may be built up chip by chip, so a stake that is still too low is borne until the deal; nothing else is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar, cast

from uth.chips import Chip
from uth.game import engine
from uth.game.actions import CloseBets, PlaceBets, Reason, Refusal
from uth.game.betting import box_of, cover, lowest_ante, refusals_of_bets
from uth.game.model import Round, stakes_of
from uth.table import Bet, Table


@dataclass(frozen=True, slots=True)
class Laid:
    """The bets of one box, in minor units; the Blind always equals the Ante."""

    ante: int = 0
    trips: int = 0
    dark: int | None = None
    """How many Antes go on Play before the deal; None for a seen box."""

    @property
    def empty(self) -> bool:
        """Whether nothing lies there."""
        return not self.ante and not self.trips

    def on(self, bet: Bet) -> int:
        """Return what lies on a circle before the deal, Play aside: its bet follows the Ante."""
        return {Bet.TRIPS: self.trips, Bet.PLAY: 0}.get(bet, self.ante)

    def raised(self, bet: Bet, amount: int) -> Laid:
        """Return the bets with so much more on a circle; less than nothing is nothing."""
        if bet is Bet.TRIPS:
            return replace(self, trips=max(0, self.trips + amount))
        return replace(self, ante=max(0, self.ante + amount))


Bets = Mapping[int, Laid]
_Answer = TypeVar("_Answer")
_NOTHING = Laid()


class Laying:
    """The bets of one owner while they are laid.

    :ivar bets: what lies on each box; boxes without a bet are left out.
    :ivar last: the bets of the last round, to be laid again.
    :ivar chips: the table's chips that are offered.
    :ivar chip: index of the chip in hand among them.
    """

    def __init__(self, table: Table, owner: str, funds: int) -> None:
        self.table = table
        self.owner = owner
        self.funds = funds
        self.bets: Bets = {}
        self.last: Bets = {}
        self.chips = offered(table)
        self.chip = _first_chip(table, self.chips)
        self._past: list[Bets] = []
        self._known: dict[object, object] = {}
        self._known_of: tuple[Bets, Bets, int] = (self.bets, self.last, funds)

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

    @property
    def in_hand(self) -> Chip:
        """The chip in hand."""
        return self.chips[self.chip]

    def actions(self) -> tuple[PlaceBets, ...]:
        """Return the bets as actions of the engine, by box."""
        return tuple(self._action(box, self.bets[box]) for box in sorted(self.bets))

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
        return engine.refusal_of(state, CloseBets())

    # --- laying and taking back

    def begin(self, boxes: Iterable[int]) -> None:
        """Lay the lowest Ante on each of *boxes*, as far as rules and funds allow."""
        for box in boxes:
            self._lay_new(box, Laid(lowest_ante(self.table)))
        self._past.clear()

    def add(self, box: int, bet: Bet) -> Refusal | None:
        """Put the chip in hand on a circle (Play: the next multiple of a dark box); return why it cannot lie there."""
        if bet is Bet.PLAY:
            return self.next_multiple(box, 1)
        there = self.laid(box)
        more = there.raised(bet, self.in_hand.value)
        return self._lay_new(box, more) if there.empty else self._lay(box, more)

    def take(self, box: int, bet: Bet) -> Refusal | None:
        """Take the chip in hand, or what there is, from a circle; as much more as it takes to leave a legal bet."""
        if bet is Bet.PLAY:
            return self.next_multiple(box, -1)
        laid = self.laid(box)
        lowered = laid.raised(bet, -self.in_hand.value)
        while lowered != laid and self.refusal_of(box, lowered) is not None:
            laid, lowered = lowered, lowered.raised(bet, -self.in_hand.value)
        return self._lay(box, lowered)

    def clear(self, box: int | None = None) -> None:
        """Take back everything, or everything from one box."""
        self._become({} if box is None else _without(self.bets, box))

    def undo(self) -> None:
        """Take back the last change, if there was one."""
        if self._past:
            self.bets = self._past.pop()

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return bool(self._past)

    # --- all bets at once

    def lay(self, bets: Bets) -> None:
        """Put *bets* in place of all that lies there, whether or not they could be dealt to; that is one change."""
        self._become(bets)

    def bought(self, funds: int, box: int) -> None:
        """Go on with more *funds*. Where no bet lies, the last ones do again, or else the lowest Ante on *box*."""
        self.funds = funds
        if not self.bets:
            self.bets = self.same_again()
        if not self.bets:
            self.begin((box,))

    def doubled(self) -> tuple[Bets, Refusal | None]:
        """Return all bets doubled, and why they may not lie there."""
        return self._once("double", self._doubled)

    def _doubled(self) -> tuple[Bets, Refusal | None]:
        bets = {box: replace(laid, ante=2 * laid.ante, trips=2 * laid.trips) for box, laid in self.bets.items()}
        twice = Laying(self.table, self.owner, self.funds)
        twice.bets = bets
        return bets, twice.refusal()

    def double(self) -> Refusal | None:
        """Double all bets; return why that is not possible."""
        bets, refusal = self.doubled()
        if refusal is None:
            self._become(bets)
        return refusal

    def same_again(self) -> Bets:
        """Return the last round's bets, as much of them as the funds allow."""
        return self._once("again", self._same_again)

    def _same_again(self) -> Bets:
        again = Laying(self.table, self.owner, self.funds)
        for box in sorted(self.last):
            for laid in _ever_less(self.last[box], self.table):
                if next(again.refusals_of(box, laid), None) is None:
                    again._become({**again.bets, box: laid})
                    break
        return again.bets

    def rebet(self) -> None:
        """Lay the last round's bets again, as much of them as the funds allow."""
        self._become(self.same_again())

    def next_round(self, funds: int) -> None:
        """Remember the bets as the last round's and lay the same again out of *funds*."""
        self.last = self.bets or self.last
        self.funds = funds
        self.bets = self.same_again()
        self._past.clear()

    # --- dark boxes

    def toggle_dark(self, box: int) -> Refusal | None:
        """Make a seen box dark or a dark one seen; the box that was seen until then becomes dark in its place."""
        laid = self.laid(box)
        if laid.empty:
            return self._refusal_of_nothing()
        if laid.dark is None:
            return self._lay(box, replace(laid, dark=min(self.table.rules.dark_play)))
        seen = [other for other, bets in self.bets.items() if bets.dark is None]
        swapped = {other: replace(self.bets[other], dark=laid.dark) for other in seen}
        bets = {**self.bets, **swapped, box: replace(laid, dark=None)}
        refusal = self.refusal_of_all(bets)
        if refusal is None:
            self._become(bets)
        return refusal

    def next_multiple(self, box: int, step: int) -> Refusal | None:
        """Go *step* (1 or -1) places on through seen and the table's multiples of a dark box, round and round."""
        laid = self.laid(box)
        if laid.empty or not self.table.rules.dark_boxes:
            return self._refusal_of_nothing()
        wheel: list[int | None] = [None, *sorted(self.table.rules.dark_play)]
        refusal = None
        for turn in range(1, len(wheel)):
            dark = wheel[(wheel.index(laid.dark) + step * turn) % len(wheel)]
            found = self.refusal_of(box, replace(laid, dark=dark))
            if found is None:
                return self._lay(box, replace(laid, dark=dark))
            refusal = refusal or found
        return refusal

    # --- legality

    def refusals_of(self, box: int, laid: Laid) -> Iterator[Refusal]:
        """Yield every reason why *laid* may not lie on the box, beside the other boxes' bets."""
        return refusals_of_bets(self._others(box), self._action(box, laid))

    def refusal_of(self, box: int, laid: Laid) -> Refusal | None:
        """Return the first reason that cannot be mended by laying more."""
        return self._once((box, laid), lambda: self._refusal_of(box, laid))

    def _refusal_of(self, box: int, laid: Laid) -> Refusal | None:
        if laid.empty:
            return None
        return next((refusal for refusal in self.refusals_of(box, laid) if not _mended_by_more(refusal)), None)

    def refusal_of_chip(self, box: int, bet: Bet, chip: Chip) -> Refusal | None:
        """Return why *chip* cannot be added to a circle, or None if it can."""
        return self.refusal_of(box, self.laid(box).raised(bet, chip.value))

    def _refusal_of_nothing(self) -> Refusal:
        """Why Play cannot be set: there is no Ante yet, or it is bet after the deal."""
        return Refusal.of(Reason.ANTE_MISSING if self.table.rules.dark_boxes else Reason.PLAY_TOO_EARLY)

    def refusal_of_all(self, bets: Bets) -> Refusal | None:
        """Return the first reason why *bets* may not lie there all together that cannot be mended by laying more."""
        trial = Laying(self.table, self.owner, self.funds)
        trial.bets = bets
        return next((found for box in bets if (found := trial.refusal_of(box, bets[box])) is not None), None)

    def _round(self, funds: int) -> Round:
        return engine.new_round(self.table, {self.owner: funds})

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

    # --- changes

    def _lay_new(self, box: int, laid: Laid) -> Refusal | None:
        """Lay the first chips on a box: seen, or dark where the table lets only one box be seen."""
        refusal = self._lay(box, laid)
        if refusal is not None and refusal.reason is Reason.SECOND_SEEN_BOX:
            return self._lay(box, replace(laid, dark=min(self.table.rules.dark_play)))
        return refusal

    def _lay(self, box: int, laid: Laid) -> Refusal | None:
        refusal = self.refusal_of(box, laid)
        if refusal is None:
            self._become(_without(self.bets, box) if laid.empty else {**self.bets, box: laid})
        return refusal

    def _become(self, bets: Bets) -> None:
        if bets != self.bets:
            self._past.append(self.bets)
            self.bets = bets


def _mended_by_more(refusal: Refusal) -> bool:
    details = dict(refusal.details)
    match refusal.reason:
        case Reason.ANTE_MISSING:
            return True
        case Reason.ANTE_LIMITS | Reason.TRIPS_LIMITS:
            stake, least = details["stake"], details["least"]
            return isinstance(stake, int) and isinstance(least, int) and stake < least
        case _:
            return False


def _without(bets: Bets, box: int) -> Bets:
    return {number: laid for number, laid in bets.items() if number != box}


def _ever_less(laid: Laid, table: Table) -> Iterable[Laid]:
    """Yield the bets, then less and less: without Trips, with a lower dark multiple, with the lowest Ante."""
    yield laid
    for ante in (laid.ante, lowest_ante(table)):
        if laid.dark is None:
            yield Laid(ante)
            continue
        lower = [multiple for multiple in sorted(table.rules.dark_play, reverse=True) if multiple <= laid.dark]
        yield from (Laid(ante, dark=multiple) for multiple in lower)


def offered(table: Table) -> tuple[Chip, ...]:
    """Return the chips that a bet can be raised by; all where the steps of the bets need others besides."""
    limits = (table.limits.ante, *((table.limits.trips,) if table.trips else ()))
    chips = tuple(
        chip
        for chip in table.chips
        if any(chip.value % limit.step == 0 and chip.value <= limit.most for limit in limits)
    )
    enough = all(any(limit.step % chip.value == 0 for chip in chips) for limit in limits)
    return chips if enough else table.chips


def _first_chip(table: Table, chips: Sequence[Chip]) -> int:
    """The highest chip that the lowest Ante can be made of."""
    lowest = lowest_ante(table)
    fitting = [index for index, chip in enumerate(chips) if lowest % chip.value == 0]
    return fitting[-1] if fitting else 0
