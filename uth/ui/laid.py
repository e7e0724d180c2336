"""Bets as they are laid, before the deal: what lies on a box, and what may be made of it. No pygame."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from uth.chips import Chip
from uth.game import engine
from uth.game.actions import PlaceBets, Reason, Refusal
from uth.game.betting import lowest_ante
from uth.game.model import Round
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


def next_to(state: Round, others: Iterable[PlaceBets]) -> Round:
    """Return a round before its bets with those of other people, whose money is not counted."""
    bets = tuple(others)
    funds = {**{each.owner: 3 * sum(amount for _, amount in each.stakes) for each in bets}, **dict(state.funds)}
    beside = engine.new_round(state.table, funds)
    for each in bets:
        beside, _ = engine.apply(beside, each)
    return beside


def mended_by_more(refusal: Refusal) -> bool:
    """Return whether something is refused only as there is too little yet."""
    details = dict(refusal.details)
    match refusal.reason:
        case Reason.ANTE_MISSING:
            return True
        case Reason.ANTE_LIMITS | Reason.TRIPS_LIMITS:
            stake, least = details["stake"], details["least"]
            return isinstance(stake, int) and isinstance(least, int) and stake < least
        case _:
            return False


def without(bets: Bets, box: int) -> Bets:
    """Return the bets of all other boxes."""
    return {number: laid for number, laid in bets.items() if number != box}


def ever_less(laid: Laid, table: Table) -> Iterable[Laid]:
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


def first_chip(table: Table, chips: Sequence[Chip]) -> int:
    """Return the index of the highest chip that the lowest Ante can be made of."""
    lowest = lowest_ante(table)
    fitting = [index for index, chip in enumerate(chips) if lowest % chip.value == 0]
    return fitting[-1] if fitting else 0
