"""The company at a table: who sits at which box, what they bet, and what they do when they are asked."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from uth.company.chance import Chance
from uth.company.personas import PERSONAS, Persona, persona_of
from uth.company.playing import choice_of
from uth.company.remarks import Remark, remarks
from uth.company.stakes import bets_of, brought, kept
from uth.game import engine
from uth.game.actions import Action, Cut, Decide, DeclineCut, PlaceBets
from uth.game.model import Phase, Round
from uth.game.view import seen_from
from uth.store.settings import MOST_COMPANY
from uth.table import Table

_CUTS = 70
"""In so many of a hundred rounds somebody who is asked cuts the deck."""
_DECK = 52


@dataclass(frozen=True, slots=True)
class Companion:
    """Somebody of the company, and the number of the box that is theirs."""

    persona: Persona
    box: int


@dataclass(frozen=True, slots=True)
class Party:
    """The company at one table; *lot*: what is left to chance in a round."""

    companions: tuple[Companion, ...] = ()

    @classmethod
    def seated(cls, table: Table, count: int, keep: Collection[int], lot: str, player: str = "") -> Party:
        """Return *count* simulated players (fewer where there are no more boxes) at boxes of their own.

        *keep*: the boxes that stay free for the person at the table, whose name is *player*.
        """
        chance = Chance(lot, "who sits where")
        free = [box for box in range(1, table.rules.boxes + 1) if box not in keep]
        boxes = sorted(chance.some_of(free, min(count, MOST_COMPANY)))
        known = [persona for persona in PERSONAS if persona.name.casefold() != player.casefold()]
        return cls(tuple(map(Companion, chance.some_of(known, len(boxes)), boxes)))

    @classmethod
    def found(cls, owner: str, actions: Iterable[Action]) -> Party:
        """Return the company in a round that was begun before, by its actions; *owner*: the person's name in it."""
        placed = [action for action in actions if isinstance(action, PlaceBets) and action.owner != owner]
        boxes = {action.owner: action.box for action in placed}
        return cls(tuple(Companion(persona_of(name), box) for name, box in sorted(boxes.items(), key=lambda it: it[1])))

    # --- who they are

    @property
    def seats(self) -> Mapping[int, str]:
        """The names by box."""
        return {each.box: each.persona.name for each in self.companions}

    def funds(self, table: Table, had: Mapping[str, int]) -> dict[str, int]:
        """Return what each has for a round, in minor units; *had*: what everybody had after the one before.

        Whoever runs short buys chips.
        """
        return {
            each.persona.name: kept(each.persona, table, had[each.persona.name])
            if each.persona.name in had
            else brought(each.persona, table)
            for each in self.companions
        }

    # --- what they do

    def bets(self, state: Round, lot: str) -> tuple[PlaceBets, ...]:
        """Return their bets on a round that waits for them; whoever cannot bet what the table takes sits out."""
        placed = []
        for each in self.companions:
            bets = bets_of(each.persona, each.box, state, lot)
            if bets is not None:
                state, _ = engine.apply(state, bets)
                placed.append(bets)
        return tuple(placed)

    def action(self, state: Round, lot: str) -> Action | None:
        """Return what one of them does now; None where none of them is asked."""
        names = {each.persona.name: each.persona for each in self.companions}
        if state.phase is Phase.CUT and state.cutter in names:
            return _cut(state, state.cutter, lot)
        for box in engine.in_turn(state):
            if box.owner in names:
                offered = engine.open_choices(state, box.number)
                return Decide(box.number, choice_of(names[box.owner], seen_from(state, box.owner), box.number, offered))
        return None

    def remarks(self, state: Round, player: str, lot: str) -> tuple[Remark, ...]:
        """Return what they say about a settled round; *player*: the person's name in it."""
        return remarks(state, player, tuple(each.persona.name for each in self.companions), lot)


ALONE = Party()
"""Nobody else is there."""


def _cut(state: Round, name: str, lot: str) -> Cut | DeclineCut:
    chance, least = Chance(lot, f"cut of {name}"), state.table.procedure.cut_at_least
    return Cut(name, chance.between(least, _DECK - least)) if chance.happens(_CUTS) else DeclineCut(name)


def most_company(table: Table, own: int = 1) -> int:
    """Return how many simulated players a table has room for, besides *own* boxes of the person."""
    return max(0, min(MOST_COMPANY, table.rules.boxes - own))


def first_boxes(table: Table, own: int, companions: int) -> tuple[int, ...]:
    """Return at which *own* boxes a person sits down: the first ones alone, those in the middle among *companions*."""
    before = (table.rules.boxes - own) // 2 if companions else 0
    return tuple(range(before + 1, before + own + 1))
