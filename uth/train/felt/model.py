"""Chips and cards as they really lie, and the moves that change them.

The engine never holds an illegal state; this does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import NamedTuple

from uth.cards import Card
from uth.errors import UthError
from uth.i18n import gettext as _
from uth.table import Bet


class Area(StrEnum):
    """The parts of a table. The values are contract words."""

    RACK = "rack"
    BOX = "box"
    DEALER = "dealer"
    BOARD = "board"
    BURN = "burn"
    DISCARDS = "discards"


class Spot(StrEnum):
    """The places in a box: its cards, its bets, and beside each bet what it is paid."""

    CARDS = "cards"
    ANTE = "ante"
    BLIND = "blind"
    PLAY = "play"
    TRIPS = "trips"
    ANTE_PAY = "ante pay"
    BLIND_PAY = "blind pay"
    PLAY_PAY = "play pay"
    TRIPS_PAY = "trips pay"


class Place(NamedTuple):
    """Where something lies. *box* and *spot* are only of boxes. ``str(place)``: ``box 3 ante pay``, ``board``."""

    area: Area
    box: int = 0
    spot: Spot | None = None

    def __str__(self) -> str:
        return f"{self.area} {self.box} {self.spot}" if self.spot else self.area.value


RACK, BOARD, HOUSE_CARDS = Place(Area.RACK), Place(Area.BOARD), Place(Area.DEALER)
BURN, DISCARDS = Place(Area.BURN), Place(Area.DISCARDS)


def bet_place(box: int, bet: Bet) -> Place:
    """Return where a bet lies."""
    return Place(Area.BOX, box, Spot(bet.value))


def pay_place(box: int, bet: Bet) -> Place:
    """Return where what a bet is paid lies: beside it."""
    return Place(Area.BOX, box, Spot(f"{bet} pay"))


def cards_place(box: int) -> Place:
    """Return where a box's cards lie."""
    return Place(Area.BOX, box, Spot.CARDS)


class Chips(NamedTuple):
    """Chips of one denomination and one owner; *value* in minor units."""

    owner: str
    value: int


class Lying(NamedTuple):
    """A card on the table, face up or down."""

    card: Card
    up: bool


class FeltError(UthError):
    """A move of what does not lie there."""


@dataclass(frozen=True)
class Felt:
    """What lies where. Nothing changes it: :func:`moved` makes the next one.

    The rack counts from what the table's float says. Where that says nothing, it counts from none: what is fewer there
    was paid out.
    """

    chips: Mapping[Place, Mapping[Chips, int]] = field(default_factory=dict)
    cards: Mapping[Place, tuple[Lying, ...]] = field(default_factory=dict)

    def at(self, place: Place) -> Mapping[Chips, int]:
        """Return the chips at a place."""
        return self.chips.get(place, {})

    def amount(self, place: Place, owner: str | None = None) -> int:
        """Return what lies at a place, in minor units; with *owner* what is that one's."""
        lie = self.at(place).items()
        return sum(chips.value * count for chips, count in lie if owner in (None, chips.owner))

    def cards_at(self, place: Place) -> tuple[Lying, ...]:
        """Return the cards at a place, in the order in which they came."""
        return self.cards.get(place, ())


def tidy(chips: Mapping[Place, Mapping[Chips, int]]) -> dict[Place, dict[Chips, int]]:
    """Return the chips without those that are not there, in one order."""
    laid = {place: {each: count for each, count in sorted(lie.items()) if count} for place, lie in chips.items()}
    return {place: lie for place, lie in sorted(laid.items(), key=lambda item: str(item[0])) if lie}


# --- moves


@dataclass(frozen=True, slots=True)
class MoveChips:
    """Take so many chips of a denomination and owner from one place to another; *owner*: whose they are then."""

    source: Place
    target: Place
    chips: Chips
    count: int = 1
    owner: str | None = None


@dataclass(frozen=True, slots=True)
class MoveCard:
    """Take a card from one place to another, or turn it where it lies; *up*: None as it lay."""

    source: Place
    target: Place
    card: Card
    up: bool | None = None


Move = MoveChips | MoveCard


def moved(felt: Felt, *moves: Move) -> Felt:
    """Return the table after these moves.

    :raises FeltError: at the first that moves what does not lie there.
    """
    for move in moves:
        felt = _chips_moved(felt, move) if isinstance(move, MoveChips) else _card_moved(felt, move)
    return felt


def _chips_moved(felt: Felt, move: MoveChips) -> Felt:
    there = felt.at(move.source).get(move.chips, 0)
    # The rack holds whatever is needed: a short one is for who counts it.
    if move.count < 1 or (move.source != RACK and move.count > there):
        sentence = _("{place}: {there} chips of {value} lie there, not {count}")
        raise FeltError(sentence.format(place=move.source, there=there, value=move.chips.value, count=move.count))
    chips = {place: Counter(lie) for place, lie in felt.chips.items()}
    became = move.chips._replace(owner=move.owner or move.chips.owner)
    chips.setdefault(move.source, Counter())[move.chips] -= move.count
    chips.setdefault(move.target, Counter())[became] += move.count
    return replace(felt, chips=tidy(chips))


def _card_moved(felt: Felt, move: MoveCard) -> Felt:
    lie = felt.cards_at(move.source)
    there = next((each for each in lie if each.card == move.card), None)
    if there is None:
        raise FeltError(_("{place}: the card {card} does not lie there").format(place=move.source, card=move.card))
    lies = there._replace(up=there.up if move.up is None else move.up)
    if move.source == move.target:
        changed = {move.source: tuple(lies if each == there else each for each in lie)}
    else:
        left = tuple(each for each in lie if each != there)
        changed = {move.source: left, move.target: (*felt.cards_at(move.target), lies)}
    cards = {**felt.cards, **changed}
    return replace(felt, cards={place: each for place, each in cards.items() if each})
