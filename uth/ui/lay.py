"""What lies where on the table at one moment, and the changes that a film makes to it. No pygame, no text.

Cards and stacks are known by the place where they belong: ``box_card(3, 0)`` names that card also while it is on its
way, tucked under a bet or back from the rack.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from math import pi, sin
from typing import TypeVar, assert_never

from uth.cards import Card
from uth.chips import AmountError, Chip, ChipCount, PayWith, break_down
from uth.table import Bet, Table
from uth.ui.picture import (
    DISCARD,
    TRAY,
    CardAt,
    Place,
    Spot,
    StackAt,
    bet_circle,
)


@dataclass(frozen=True, slots=True)
class Pile:
    """Chips that belong together, and what they are worth in minor units."""

    amount: int
    at: StackAt


@dataclass(frozen=True, slots=True)
class Lay:
    """Everything on the felt that can move or turn, and the player's money as it is shown."""

    cards: Mapping[Place, CardAt] = field(default_factory=dict)
    stacks: Mapping[Place, Pile] = field(default_factory=dict)
    bankroll: int = 0
    discards: int = 0
    """Cards in the discard rack."""
    dealer_open: bool = False
    """The dealer's hand is turned and named."""
    focus: int = 0
    """The box whose best five are raised; 0: the dealer's, once that hand is open."""
    raised: float = 0.0
    """0 to 1: how far."""
    folded: frozenset[int] = frozenset()
    results: frozenset[int] = frozenset()
    """The boxes that are settled and whose net is shown."""
    shuffling: float = 0.0

    def shows(self, place: Place) -> bool:
        """Return whether the card that belongs there lies at rest with its face up."""
        at = self.cards.get(place)
        return at is not None and at.card is not None and at.face_up and not at.turning and at.to is None


def burned(index: int) -> Place:
    """Return the name of burned card number *index*, from 0."""
    return Place(Spot.BURN, index=index)


# --- chips


def chips_for(table: Table, amount: int, stake: int = 0) -> tuple[ChipCount, ...]:
    """Return the chips of *amount* as the table pays them for a bet of *stake*; what no chips can make is left out."""
    usable = table.chips
    if stake and table.pay_with is PayWith.COLOUR_OF_THE_BET:
        highest = max((count.chip for count in chips_for(table, stake)), default=table.chips[-1])
        usable = tuple(chip for chip in table.chips if chip <= highest)
    try:
        return break_down(amount, usable)
    except AmountError:
        return _as_far_as_possible(amount, table.chips)


def _as_far_as_possible(amount: int, chips: tuple[Chip, ...]) -> tuple[ChipCount, ...]:
    counts = []
    for chip in sorted(chips, reverse=True):
        number, amount = divmod(amount, chip.value)
        counts.append(ChipCount(chip, number))
    return tuple(count for count in counts if count.number)


def pile(table: Table, place: Place, amount: int, stake: int = 0) -> Pile:
    """Return a stack of *amount* standing at *place*; *stake*: the bet that it pays."""
    return Pile(amount, StackAt(place, chips_for(table, amount, stake)))


def stacks_of(table: Table, box: int, stakes: Mapping[Bet, int]) -> dict[Place, Pile]:
    """Return the stacks of the bets of one box."""
    places = {bet_circle(box, bet): amount for bet, amount in stakes.items() if amount}
    return {place: pile(table, place, amount) for place, amount in places.items()}


# --- changes

_Item = TypeVar("_Item")


@dataclass(frozen=True, slots=True)
class Bring:
    """A card comes face down to the place where it belongs, out of *source*."""

    card: Place
    source: Place


@dataclass(frozen=True, slots=True)
class Turn:
    """A card turns its face up."""

    card: Place
    face: Card


@dataclass(frozen=True, slots=True)
class Send:
    """A card moves face down to another place; one sent to the discard rack is gone."""

    card: Place
    to: Place


@dataclass(frozen=True, slots=True)
class Put:
    """Chips are set down where they belong, out of the tray (the bankroll falls) or the rack."""

    pile: Pile
    source: Place


@dataclass(frozen=True, slots=True)
class Take:
    """Chips leave for the rack, or for the tray, where the bankroll grows when they arrive."""

    stack: Place
    to: Place


@dataclass(frozen=True, slots=True)
class Glow:
    """A bet lights up and fades: it pushes."""

    stack: Place


@dataclass(frozen=True, slots=True)
class OpenDealer:
    """The dealer's hand is named."""


@dataclass(frozen=True, slots=True)
class Raise:
    """The five cards of a box's hand are raised; box 0: the dealer's."""

    box: int


@dataclass(frozen=True, slots=True)
class Fold:
    """A box is given up."""

    box: int


@dataclass(frozen=True, slots=True)
class Name:
    """A box's result is shown."""

    box: int


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The shuffler works and gives the cards out: the discard rack is empty again."""


@dataclass(frozen=True, slots=True)
class Wait:
    """Nothing happens: time to read."""


Change = Bring | Turn | Send | Put | Take | Glow | OpenDealer | Raise | Fold | Name | Shuffle | Wait


def applied(lay: Lay, change: Change, part: float) -> Lay:
    """Return *lay* with *part* (above 0, up to 1) of the change made."""
    match change:
        case Bring() | Turn() | Send():
            return _card_changed(lay, change, part)
        case Put() | Take() | Glow():
            return _stack_changed(lay, change, part)
        case OpenDealer():
            return replace(lay, dealer_open=True)
        case Raise(box):
            return replace(lay, focus=box, raised=part)
        case Fold(box):
            return replace(lay, folded=lay.folded | {box})
        case Name(box):
            return replace(lay, results=lay.results | {box})
        case Shuffle():
            return replace(lay, shuffling=part if part < 1 else 0.0, discards=0)
        case Wait():
            return lay
        case _:
            assert_never(change)


def _card_changed(lay: Lay, change: Bring | Turn | Send, part: float) -> Lay:
    done = part >= 1
    at = lay.cards.get(change.card, CardAt(change.card, None, face_up=False))
    match change:
        case Bring(card, source):
            there = CardAt(card, None, face_up=False)
            back = 1 if done and source == DISCARD else 0
            moving = replace(there, place=source, to=card, progress=part)
            return replace(_with_card(lay, card, there if done else moving), discards=lay.discards - back)
        case Turn(card, face):
            return _with_card(lay, card, replace(at, card=face, face_up=True, turning=0.0 if done else part))
        case Send(card, to):
            if done and to == DISCARD:
                return replace(lay, cards=_without(lay.cards, card), discards=lay.discards + 1)
            there = CardAt(to, None, face_up=False)
            return _with_card(lay, card, there if done else replace(there, place=at.place, to=to, progress=part))


def _stack_changed(lay: Lay, change: Put | Take | Glow, part: float) -> Lay:
    done = part >= 1
    match change:
        case Put(chips, source):
            place = chips.at.place
            if not done:
                moving = replace(chips.at, place=source, to=place, progress=part)
                return replace(_with_stack(lay, place, replace(chips, at=moving)), bankroll=_less(lay, chips, source))
            return replace(_with_stack(lay, place, chips), bankroll=_less(lay, chips, source))
        case Take(stack, to):
            chips = lay.stacks[stack]
            if done:
                gained = chips.amount if to == TRAY else 0
                return replace(lay, stacks=_without(lay.stacks, stack), bankroll=lay.bankroll + gained)
            return _with_stack(lay, stack, _moving(chips, to, part))
        case Glow(stack):
            chips = lay.stacks[stack]
            glow = 0.0 if done else sin(pi * part)
            return _with_stack(lay, stack, replace(chips, at=replace(chips.at, glow=glow)))


def _moving(chips: Pile, to: Place, part: float) -> Pile:
    """Chips on their way out of the picture fade over the last third of it."""
    return replace(chips, at=replace(chips.at, to=to, progress=part, fade=max(0.0, 3 * part - 2)))


def _less(lay: Lay, chips: Pile, source: Place) -> int:
    return lay.bankroll - chips.amount if source == TRAY else lay.bankroll


def _with_card(lay: Lay, name: Place, card: CardAt) -> Lay:
    return replace(lay, cards={**lay.cards, name: card})


def _with_stack(lay: Lay, name: Place, chips: Pile) -> Lay:
    return replace(lay, stacks={**lay.stacks, name: chips})


def _without(items: Mapping[Place, _Item], name: Place) -> dict[Place, _Item]:
    return {place: item for place, item in items.items() if place != name}
