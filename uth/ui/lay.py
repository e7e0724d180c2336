"""What lies where on the table at one moment, and what a change makes of it. No pygame, no text.

Cards and stacks are known by the place where they belong: ``box_card(3, 0)`` names that card also while it is on its
way, tucked under a bet or back from the rack.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass, field, replace
from math import pi, sin
from typing import TypeVar, assert_never

from uth.ui.changes import (
    Bring,
    Change,
    Cut,
    Decide,
    Fold,
    Glow,
    Join,
    Name,
    OfChips,
    OpenDealer,
    Push,
    Put,
    Raise,
    Send,
    Shine,
    Shuffle,
    Take,
    Think,
    Turn,
    Wait,
)
from uth.ui.picture import CardAt
from uth.ui.piles import Pile
from uth.ui.places import DISCARD, RACK, TRAY, Place, Spot


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
    lowered: int | None = None
    """The box whose best five are lowered meanwhile; None where none were raised, or they are down."""
    shine: float = 0.0
    """0 to 1: how much light falls on the raised hand."""
    folded: frozenset[int] = frozenset()
    results: frozenset[int] = frozenset()
    """The boxes that are settled and whose net is shown."""
    shuffling: float = 0.0
    others: frozenset[int] = field(default=frozenset(), compare=False)
    """The boxes that other people play: their chips are none of the player's."""
    thinking: int = 0
    """The box whose player, somebody else, is deciding; 0 for none."""
    decided: tuple[Decide, ...] = field(default=(), compare=False)
    """The decisions that were shown in this round, in order."""

    def shows(self, place: Place) -> bool:
        """Return whether the card that belongs there lies at rest with its face up."""
        at = self.cards.get(place)
        return at is not None and at.card is not None and at.face_up and not at.turning and at.to is None

    @property
    def open_cards(self) -> frozenset[Place]:
        """The cards that lie at rest with their faces up."""
        return frozenset(place for place in self.cards if self.shows(place))

    def within(self, boxes: Container[int]) -> Lay:
        """Return what lies there where only *boxes* are laid out: who left took the chips along, cards are racked."""
        cards = {place: at for place, at in self.cards.items() if not place.box or place.box in boxes}
        stacks = {place: at for place, at in self.stacks.items() if not place.box or place.box in boxes}
        return replace(self, cards=cards, stacks=stacks, discards=self.discards + len(self.cards) - len(cards))


def burned(index: int) -> Place:
    """Return the name of burned card number *index*, from 0."""
    return Place(Spot.BURN, index=index)


_Item = TypeVar("_Item")


def applied(lay: Lay, change: Change, part: float) -> Lay:
    """Return *lay* with *part* (above 0, up to 1) of the change made."""
    match change:
        case Bring() | Turn() | Send():
            return _card_changed(lay, change, part)
        case Put() | Join() | Take() | Cut() | Push() | Glow():
            return _stack_changed(lay, change, part)
        case OpenDealer():
            return replace(lay, dealer_open=True)
        case Raise(box):
            lowered = lay.focus if part < 1 and lay.raised else None
            return replace(lay, focus=box, raised=part, lowered=lowered)
        case Shine():
            return replace(lay, shine=sin(pi * part) if part < 1 else 0.0)
        case Fold() | Name() | Think() | Decide():
            return _noted(lay, change, part)
        case Shuffle():
            return replace(lay, shuffling=part if part < 1 else 0.0, discards=0)
        case Wait():
            return lay
        case _:
            assert_never(change)


def _noted(lay: Lay, change: Fold | Name | Think | Decide, part: float) -> Lay:
    """What is known of a box from now on."""
    match change:
        case Fold(box):
            return replace(lay, folded=lay.folded | {box})
        case Name(box):
            return replace(lay, results=lay.results | {box})
        case Think(box):
            return replace(lay, thinking=box if part < 1 else 0)
        case Decide():
            return replace(lay, decided=(*lay.decided, change))


# --- cards


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


# --- chips


def _stack_changed(lay: Lay, change: OfChips, part: float) -> Lay:
    match change:
        case Put(chips, source):
            bankroll = lay.bankroll - chips.amount if source == TRAY else lay.bankroll
            return replace(_with_stack(lay, _coming(chips, source, part)), bankroll=bankroll)
        case Join(chips, whole, source):
            if part < 1:
                return _with_stack(lay, _coming(chips, source, part))
            return _with_stack(replace(lay, stacks=_without(lay.stacks, chips.at.place)), whole)
        case Take(stack, to):
            return _taken(lay, stack, to, part)
        case Cut(level, rest, to):
            return _cut(_with_stack(lay, level), level.at.place, rest, to, part)
        case Push(stack):
            chips = lay.stacks[stack]
            return _with_stack(lay, replace(chips, at=replace(chips.at, apart=1.0 - part)))
        case Glow(stack):
            chips = lay.stacks[stack]
            return _with_stack(lay, replace(chips, at=replace(chips.at, glow=sin(pi * part) if part < 1 else 0.0)))
        case _:
            assert_never(change)


def _taken(lay: Lay, stack: Place, to: Place, part: float) -> Lay:
    chips = lay.stacks[stack]
    if part >= 1:
        gained = chips.amount if to == TRAY else 0
        return replace(lay, stacks=_without(lay.stacks, stack), bankroll=lay.bankroll + gained)
    return _with_stack(lay, _leaving(chips, to, part), stack)


def _cut(lay: Lay, level: Place, rest: Pile, to: Place, part: float) -> Lay:
    if part >= 1:
        return replace(lay, stacks=_without(lay.stacks, rest.at.place)) if to == RACK else _with_stack(lay, rest)
    name = rest.at.place
    sliding = replace(rest, at=replace(rest.at, place=level, to=to, progress=part))
    return _with_stack(lay, _leaving(sliding, to, part) if to == RACK else sliding, name)


def _coming(chips: Pile, source: Place, part: float) -> Pile:
    if part >= 1:
        return chips
    return replace(chips, at=replace(chips.at, place=source, to=chips.at.place, progress=part))


def _leaving(chips: Pile, to: Place, part: float) -> Pile:
    """Chips on their way out of the picture fade over the last third of it."""
    return replace(chips, at=replace(chips.at, to=to, progress=part, fade=max(0.0, 3 * part - 2)))


# --- what lies by which name


def _with_card(lay: Lay, name: Place, card: CardAt) -> Lay:
    return replace(lay, cards={**lay.cards, name: card})


def _with_stack(lay: Lay, chips: Pile, name: Place | None = None) -> Lay:
    """Chips go by the place where they stand, or that they come to; *name* where that is another."""
    return replace(lay, stacks={**lay.stacks, name or chips.at.to or chips.at.place: chips})


def _without(items: Mapping[Place, _Item], name: Place) -> dict[Place, _Item]:
    return {place: item for place, item in items.items() if place != name}
