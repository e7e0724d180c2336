"""Everything that has a place of its own, by name: what may not overlap, and what does so on purpose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from uth.ui.layout import Layout
from uth.ui.layout.rect import Rect


class Element(NamedTuple):
    """One thing in the picture; *box* 0 for what belongs to no box."""

    kind: str
    rect: Rect
    box: int = 0


def elements(layout: Layout) -> tuple[Element, ...]:
    """Return all elements that show in *layout*; help, dialogs and notices lie over them and are left out.

    Stakes lie in their circles, wins beside them, and both rise above them: that is kept free.
    """
    return (*_dealer(layout), *_boxes(layout), *_bar(layout))


def _dealer(layout: Layout) -> Iterator[Element]:
    dealer = layout.dealer
    yield from (Element("dealer card", rect) for rect in dealer.dealer)
    yield from (Element("community card", rect) for rect in dealer.community)
    yield Element("burned cards", dealer.burn)
    yield Element("dealer's hand in words", dealer.caption)
    yield Element("limits", dealer.placard)
    yield Element("Blind sign", dealer.blind)
    yield Element("Trips sign", dealer.trips)
    yield from (Element("sentence", piece) for piece in dealer.arc)
    yield Element("chips in hand", dealer.hand)
    yield Element("panel", layout.side)
    yield Element("closer look", layout.near)
    if layout.racked:
        yield Element("rack", dealer.rack)
        yield Element("discard rack", dealer.discard)
        yield Element("shuffler", dealer.shuffler)


def _boxes(layout: Layout) -> Iterator[Element]:
    for area in layout.boxes:
        number = area.number
        yield Element("box", area.rect, number)
        yield from (Element("circle", disc.rect, number) for disc in area.circles.values())
        yield from (Element("amount", rect, number) for rect in area.labels.values())
        yield from (Element("payout", area.win_covers(bet), number) for bet in area.payouts)
        yield from (Element("card", rect, number) for rect in area.cards)
        yield from (Element("tucked card", rect, number) for rect in area.tucked)
        yield Element("equals", area.equals, number)
        yield Element("number", area.title, number)
        yield Element("note", area.note, number)
        yield Element("result", area.pill, number)
        yield Element("hand in words", area.caption, number)


def _bar(layout: Layout) -> Iterator[Element]:
    bar = layout.bar
    yield Element("prompt", bar.prompt)
    yield Element("reason", bar.reason)
    yield Element("bankroll", bar.bankroll)
    yield from (Element("button", rect) for rect in layout.buttons)
    yield from (Element("chip", rect) for rect in bar.chips)
    yield from (Element("action", rect) for rect in bar.actions)


_ON_PURPOSE = frozenset(
    {
        # The second hole card leaves the first one's index free.
        frozenset({"card"}),
        frozenset({"tucked card"}),
        # The note of a dark box is a tag across its cards.
        frozenset({"note", "card"}),
        # A folded hand is tucked under its Trips bet, over circles that are empty by then.
        frozenset({"tucked card", "circle"}),
        frozenset({"tucked card", "amount"}),
        frozenset({"tucked card", "payout"}),
        # A win stands against its bet, on the edge of its circle and over what is printed between two of them.
        frozenset({"payout", "circle"}),
        frozenset({"payout", "equals"}),
        frozenset({"tucked card", "card"}),
        frozenset({"tucked card", "note"}),
        frozenset({"tucked card", "equals"}),
        frozenset({"tucked card", "number"}),
    }
)


def may_overlap(one: Element, other: Element) -> bool:
    """Return whether the two overlap on purpose: a box holds its own parts, and some of these lie on one another."""
    if one.box != other.box or one.box == 0:
        return False
    return "box" in {one.kind, other.kind} or frozenset({one.kind, other.kind}) in _ON_PURPOSE


def overlaps(layout: Layout) -> tuple[tuple[Element, Element], ...]:
    """Return the pairs that overlap and should not."""
    shown = [element for element in elements(layout) if element.rect.w > 0 and element.rect.h > 0]
    return tuple(
        (one, other)
        for place, one in enumerate(shown)
        for other in shown[place + 1 :]
        if one.rect.meets(other.rect) and not may_overlap(one, other)
    )
