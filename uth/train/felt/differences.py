"""Where a table does not lie as it should: place by place, in contract words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from uth.train.felt.model import Felt, Place


class Wrong(StrEnum):
    """What differs at a place. The values are contract words."""

    AMOUNT = "amount"
    DENOMINATIONS = "denominations"
    """The amount is right, in other chips."""
    OWNER = "owner"
    """The chips are right, and somebody else's."""
    CARDS = "cards"
    FACES = "faces"
    """The cards are right, and another side lies up."""


@dataclass(frozen=True, slots=True)
class Difference:
    """A place where it does not lie as it should. Amounts are in minor units; 0 where the cards differ."""

    place: Place
    wrong: Wrong
    right: int = 0
    found: int = 0

    def __str__(self) -> str:
        amounts = f": expected {self.right}, found {self.found}" if self.wrong is Wrong.AMOUNT else ""
        return f"{self.place}: {self.wrong}{amounts}"


def differences(right: Felt, found: Felt) -> tuple[Difference, ...]:
    """Return where *found* does not lie as it should, by place; of cards the order does not count."""
    places = {*right.chips, *found.chips, *right.cards, *found.cards}
    pairs = (
        (place, _of_chips(place, right, found), _of_cards(place, right, found)) for place in sorted(places, key=str)
    )
    return tuple(each for _, *both in pairs for each in both if each is not None)


def _of_chips(place: Place, right: Felt, found: Felt) -> Difference | None:
    if right.at(place) == found.at(place):
        return None
    amounts = right.amount(place), found.amount(place)
    if amounts[0] != amounts[1]:
        return Difference(place, Wrong.AMOUNT, *amounts)
    by_owner = [{chips.owner: felt.amount(place, chips.owner) for chips in felt.at(place)} for felt in (right, found)]
    return Difference(place, Wrong.DENOMINATIONS if by_owner[0] == by_owner[1] else Wrong.OWNER, *amounts)


def _of_cards(place: Place, right: Felt, found: Felt) -> Difference | None:
    there, lies = sorted(right.cards_at(place)), sorted(found.cards_at(place))
    if there == lies:
        return None
    same = [each.card for each in there] == [each.card for each in lies]
    return Difference(place, Wrong.FACES if same else Wrong.CARDS)
