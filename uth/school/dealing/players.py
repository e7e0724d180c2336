"""The simulated players of a dealt round, of several sorts, each deciding from its own view and nothing else.

They are the company of :mod:`uth.company`: a persona has its strategy, stakes, pace and talk. The sort says what a
dealer meets in it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from uth.cards import DECK
from uth.chips import can_make
from uth.company.chance import Chance
from uth.company.personas import PERSONAS, Persona
from uth.company.playing import choice_of
from uth.company.remarks import Remark, remarks
from uth.company.stakes import bets_of
from uth.company.thinking import thinks
from uth.game import engine
from uth.game.actions import PlaceBets
from uth.game.model import Choice, Round, stakes_of
from uth.game.view import seen_from
from uth.school.rounds import lowest_stake
from uth.table import Bet, Street, Table

_CUTS = 70
"""So many of a hundred players who are offered the cut take it."""
_COVER = 20
"""So many of the highest Antes an owner has, for each box: enough for a bet over the limits that is let stand."""
_DARK = 50
"""In so many of a hundred rounds somebody plays a second box dark, where the table has such boxes."""


class Sort(StrEnum):
    """What a dealer meets in a player. The values are contract words."""

    SKILLED = "skilled"
    WILD = "wild"
    """High stakes, plays nearly everything."""
    SLOW = "slow"
    CHATTY = "chatty"
    RULE_BREAKING = "rule-breaking"
    """Whatever irregularity a player can bring about comes from this one first."""


_PACE = {Sort.SLOW: 4.0, Sort.CHATTY: 1.5}
"""How much longer than usual a decision takes."""
_TIPS = {Sort.SKILLED: 20, Sort.WILD: 60, Sort.SLOW: 30, Sort.CHATTY: 80, Sort.RULE_BREAKING: 10}
"""In so many of a hundred won rounds a player tips."""


def fits(persona: Persona, sort: Sort) -> bool:
    """Return whether a persona is of a sort; anybody may break rules."""
    return {
        Sort.SKILLED: persona.strategy == "practical",
        Sort.WILD: persona.strategy in ("always-4x", "novice", "never-raise-early"),
        Sort.SLOW: persona.seconds >= 0.8,
        Sort.CHATTY: persona.talks >= 70,
        Sort.RULE_BREAKING: True,
    }[sort]


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who plays; *boxes*: the own seen box first, then those that are played dark."""

    persona: Persona
    sort: Sort
    boxes: tuple[int, ...]

    @property
    def name(self) -> str:
        """What the player is called, as the owner of the boxes."""
        return self.persona.name


@dataclass(frozen=True, slots=True)
class Tip:
    """What a player gives the dealer after a round, in minor units."""

    name: str
    box: int
    amount: int


@dataclass(frozen=True, slots=True)
class Guests:
    """The players of a table; *lot*: what is left to chance in them."""

    guests: tuple[Guest, ...]
    lot: str

    @classmethod
    def seated(cls, table: Table, boxes: Sequence[int], lot: str, sorts: Sequence[Sort] = ()) -> Guests:
        """Return players for *boxes*, of the given *sorts* in the order of the boxes, or of sorts of chance.

        Where the table has dark boxes, now and then the last box is a second one of the player before it.

        :raises ValueError: if there are no boxes, or more than people who play.
        """
        if not 1 <= len(boxes) <= len(PERSONAS):
            raise ValueError(f"1 to {len(PERSONAS)} boxes, not {len(boxes)}")
        chance = Chance(lot, "guests")
        places = _places(table, tuple(sorted(boxes)), chance)
        wished = [*sorts, *(chance.one_of(list(Sort)) for _ in places[len(sorts) :])]
        return cls(tuple(_guests(places, wished, chance)), lot)

    def of(self, box: int) -> Guest:
        """Return whose a box is.

        :raises KeyError: if it is nobody's.
        """
        found = next((each for each in self.guests if box in each.boxes), None)
        if found is None:
            raise KeyError(box)
        return found

    @property
    def boxes(self) -> tuple[int, ...]:
        """The boxes that are played, lowest first."""
        return tuple(sorted(box for each in self.guests for box in each.boxes))

    def breakers(self) -> tuple[int, ...]:
        """Return the boxes of those who break rules."""
        return tuple(each.boxes[0] for each in self.guests if each.sort is Sort.RULE_BREAKING)

    # --- what they do

    def seat(self, table: Table) -> Round:
        """Return a round before its bets; everybody has enough for it."""
        most = _COVER * table.limits.ante.most + table.limits.trips.most
        return engine.new_round(table, {each.name: len(each.boxes) * most for each in self.guests})

    def bets(self, state: Round) -> tuple[PlaceBets, ...]:
        """Return what they bet on a round that waits for it."""
        return tuple(bets for each in self.guests for bets in self._bets_of(each, state))

    def _bets_of(self, guest: Guest, state: Round) -> Iterator[PlaceBets]:
        first, *dark = guest.boxes
        bets = bets_of(guest.persona, first, state, self.lot)
        if bets is None or not _can_lay(state.table, bets):
            bets = PlaceBets(first, guest.name, _lowest(state.table))
        yield bets
        for box in dark:
            multiple = Chance(self.lot, f"dark {box}").one_of(state.table.rules.dark_play)
            stakes = tuple((bet, amount) for bet, amount in bets.stakes if bet is not Bet.TRIPS)
            yield PlaceBets(box, guest.name, stakes, multiple)

    def cut(self, table: Table, name: str) -> int | None:
        """Return how many cards somebody cuts off who is offered it; None for who declines."""
        chance, least = Chance(self.lot, f"cut of {name}"), table.procedure.cut_at_least
        return chance.between(least, len(DECK) - least) if chance.happens(_CUTS) else None

    def decides(self, state: Round, box: int) -> Choice:
        """Return what is decided for a box that may decide now: from what its owner sees.

        :raises ValueError: if the box has nothing to decide.
        """
        guest = self.of(box)
        return choice_of(guest.persona, seen_from(state, guest.name), box, engine.open_choices(state, box))

    def seconds(self, box: int, street: Street, choice: Choice) -> float:
        """Return how many seconds a decision takes."""
        guest = self.of(box)
        return thinks(guest.name, street, choice) * _PACE.get(guest.sort, 1.0)

    def remarks(self, state: Round) -> tuple[Remark, ...]:
        """Return what they say about a settled round."""
        return remarks(state, "", tuple(each.name for each in self.guests), self.lot)

    def tips(self, state: Round) -> tuple[Tip, ...]:
        """Return what they give the dealer after a settled round: who has won, now and then, a chip or a few."""
        if state.settlement is None:
            return ()
        won = {box.owner: box.box for box in state.settlement.boxes if box.net > 0}
        return tuple(tip for each in self.guests if each.name in won for tip in self._tip(each, state, won[each.name]))

    def _tip(self, guest: Guest, state: Round, box: int) -> Iterator[Tip]:
        chance = Chance(self.lot, f"tip of {guest.name}")
        if chance.happens(_TIPS[guest.sort]):
            yield Tip(guest.name, box, chance.between(1, 3) * tip_chip(state.table))


def tip_chip(table: Table) -> int:
    """Return the chip that a player gives, in minor units.

    That is the lowest that is a whole unit of the currency; else the one nearest to a tenth of the lowest Ante.
    """
    values = [chip.value for chip in table.chips]
    whole = [value for value in values if value >= table.currency.unit]
    tenth = table.limits.ante.least // 10
    return min(whole, default=max((value for value in values if value <= tenth), default=min(values)))


def _places(table: Table, boxes: tuple[int, ...], chance: Chance) -> list[tuple[int, ...]]:
    """The boxes of each player."""
    rules = table.rules
    two = rules.dark_boxes > 0 and rules.boxes_per_player > 1 and len(boxes) > 1 and chance.happens(_DARK)
    return [*((box,) for box in boxes[:-2]), boxes[-2:]] if two else [(box,) for box in boxes]


def _guests(places: Sequence[tuple[int, ...]], sorts: Sequence[Sort], chance: Chance) -> Iterator[Guest]:
    """Everybody a persona of the own, of the sort where one is left."""
    taken: set[str] = set()
    for boxes, sort in zip(places, sorts, strict=False):
        persona = _somebody(taken, sort, chance)
        taken.add(persona.name)
        yield Guest(persona, sort, boxes)


def _somebody(taken: Collection[str], sort: Sort, chance: Chance) -> Persona:
    free = [persona for persona in PERSONAS if persona.name not in taken]
    return chance.one_of([persona for persona in free if fits(persona, sort)] or free)


def _can_lay(table: Table, bets: PlaceBets) -> bool:
    """Whether the table's chips make every stake."""
    return all(can_make(amount, table.chips) for _bet, amount in bets.stakes)


def _lowest(table: Table) -> tuple[tuple[Bet, int], ...]:
    ante = lowest_stake(table, table.limits.ante)
    return stakes_of({Bet.ANTE: ante, Bet.BLIND: ante})
