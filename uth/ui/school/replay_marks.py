"""Where on the felt what was wrong is marked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from uth.school.findings import Finding, Weight
from uth.train.felt.model import BURN, DISCARDS, HOUSE_CARDS, RACK, Felt, Place
from uth.train.felt.model import Spot as Spots
from uth.ui.layout import Layout, Rect
from uth.ui.places import Spot
from uth.ui.school.felt_picture import shown_at
from uth.ui.school.marks_view import cards_at

_PAY = " pay"
"""After the name of a bet it is that of the place where its win lies."""


class MarkAt(NamedTuple):
    """A mark: where, and how heavy the heaviest fault there weighs."""

    rect: Rect
    weight: Weight


def marks_at(layout: Layout, felt: Felt, findings: Iterable[Finding]) -> tuple[MarkAt, ...]:
    """Return the marks of some findings on a table as it lies; those that say no place have none."""
    heaviest: dict[Rect, Weight] = {}
    for finding in findings:
        rect = _marked(layout, felt, finding.place) if finding.place is not None else None
        if rect is not None:
            heaviest[rect] = min(finding.weight, heaviest.get(rect, finding.weight))
    return tuple(MarkAt(rect, weight) for rect, weight in heaviest.items())


def _marked(layout: Layout, felt: Felt, place: Place) -> Rect | None:
    """A place, and with a bet what it was paid."""
    rect = place_rect(layout, place)
    spot = f"{place.spot}{_PAY}"
    if rect is None or spot not in set(Spots):
        return rect
    beside = place._replace(spot=Spots(spot))
    paid = place_rect(layout, beside) if felt.at(beside) else None
    return rect if paid is None else Rect.holding((rect, paid))


def place_rect(layout: Layout, place: Place) -> Rect | None:
    """Return where a place is; None where its box is not laid out.

    The rack and the discards are not always in the picture: then the dealer's place stands for them.
    """
    dealer = layout.dealer
    if not layout.racked and place in (RACK, DISCARDS):
        place = HOUSE_CARDS
    stands = {RACK: dealer.rack, DISCARDS: dealer.discard, BURN: dealer.burn}
    if place in stands:
        return stands[place]
    return cards_at(layout, place) or _bet_rect(layout, place)


def _bet_rect(layout: Layout, place: Place) -> Rect | None:
    there = shown_at(place)
    area = next((area for area in layout.boxes if there is not None and area.number == there.box), None)
    if there is None or there.bet is None or area is None:
        return None
    discs = area.payouts if there.spot is Spot.PAYOUT and there.bet in area.payouts else area.circles
    return discs[there.bet].rect if there.bet in discs else None
