"""Where what is said about a table lies on it: on free felt, or else over what matters least. No pygame.

The dealer's cards and the box in question are never covered, nor are cards, bets and circles of another box in play
where sentences can be left out instead. What is printed or stands on the felt is covered whole or not at all, as far as
there is a choice: half a sign is worse than none.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from uth.ui.layout import BoxArea, Layout, Rect
from uth.ui.layout.frame import unit_of

Laid = TypeVar("Laid")

NEVER = 10_000
"""How bad it is to cover what may not be covered; anything less is better than to say less."""
_SIGN, _CUT_SIGN = 100, 3000
_BET_SIGN = 140
"""The sign of Trips while a Trips bet lies: what is said of values names that bet."""
_IDLE_SIGN, _CUT_IDLE_SIGN = 40, 2500
"""The sign of Trips while none lies."""
_STAND, _CUT_STAND = 8, 24
_SENTENCE, _CUT_SENTENCE = 40, 70
_FREE_BOX, _CUT_FREE_BOX = 50, 70
"""A box where nothing lies."""
_CARD, _BET = 1500, 300
"""A card and a bet of another box, where all of it has to be said."""
_NUMBER = 12
_ELSEWHERE = 3
"""Anywhere but under a sign: there it is looked for."""
_SHRUNK = 150
"""How bad it is to write half as large."""
_MARGIN = 10


@dataclass(frozen=True, slots=True)
class About:
    """What is said is about a table where this is so.

    :ivar box: the box in question, 0 for none. *used*: the boxes where something lies; None for all of them.
    :ivar trips: a Trips bet lies. *over*: the round is paid, so that hands and results are named.
    :ivar taken: what else lies on the table, and keeps its place. *left*: it lies rather at the left.
    :ivar in_full: all of it is said, if need be over cards and bets of another box; else they are never covered.
    """

    box: int = 0
    used: frozenset[int] | None = None
    trips: bool = True
    over: bool = False
    taken: tuple[Rect, ...] = ()
    left: bool = False
    in_full: bool = False


class Thing(NamedTuple):
    """Something on the table, and how bad it is to cover all of it, or a part."""

    rect: Rect
    whole: int
    part: int


class Draft(NamedTuple, Generic[Laid]):
    """One way to write what is to be said: its size in pixels, and whatever the writer wants to know of it.

    :ivar unit: how large its type is; smaller type is worse. *worse*: how much else is wrong with it.
    """

    size: tuple[int, int]
    unit: float
    laid: Laid
    worse: int = 0


class Found(NamedTuple, Generic[Laid]):
    """Where something lies best. *bad*: how bad that is, :data:`NEVER` or more where it may not lie there."""

    area: Rect
    draft: Draft[Laid]
    bad: float


def best_place(layout: Layout, about: About, drafts: Iterable[Draft[Laid]]) -> Found[Laid] | None:
    """Return the best place for the best of several drafts, of equal ones the first; None without a draft.

    *drafts*: the largest type first, as none is asked for any more once all that follow would be worse.
    """
    known, best, largest = things(layout, about), None, 0.0
    for draft in drafts:
        largest = largest or draft.unit
        least = draft.worse + 2 * _SHRUNK * (1 - draft.unit / largest)
        if best is not None and best.bad <= 2 * _SHRUNK * (1 - draft.unit / largest):
            break
        for area, column in _places(layout, about, known, draft.size):
            bad = least + covers(column, area) + (0 if _under_a_sign(layout, area) else _ELSEWHERE)
            if best is None or bad < best.bad:
                best = Found(area, draft, bad)
    return best


def covers(known: Collection[Thing], area: Rect) -> int:
    """Return how bad it is to lie there."""
    return sum(each.whole if each.rect.within(area) else each.part for each in known if each.rect.meets(area))


def things(layout: Layout, about: About) -> tuple[Thing, ...]:
    """Return everything on the table that something can lie over."""
    return tuple(each for each in _things(layout, about) if each.rect.w > 0 and each.rect.h > 0)


def _things(layout: Layout, about: About) -> Iterator[Thing]:
    dealer = layout.dealer
    kept = [*dealer.dealer, *dealer.community, *about.taken]
    kept += [dealer.rack] if layout.racked else []
    kept += [dealer.caption] if about.over else []
    yield from (Thing(rect, NEVER, NEVER) for rect in kept)
    yield Thing(dealer.blind, _SIGN, _CUT_SIGN)
    yield Thing(dealer.trips, *((_BET_SIGN, _CUT_SIGN) if about.trips else (_IDLE_SIGN, _CUT_IDLE_SIGN)))
    stands = (dealer.placard, *((dealer.discard, dealer.shuffler) if layout.racked else ()))
    yield from (Thing(rect, _STAND, _CUT_STAND) for rect in stands)
    yield Thing(Rect.holding(dealer.arc), _SENTENCE, _CUT_SENTENCE)
    for box in layout.boxes:
        yield from _box_things(box, about)


def _box_things(box: BoxArea, about: About) -> Iterator[Thing]:
    if box.number == about.box:
        yield Thing(box.rect, NEVER, NEVER)
        return
    content = [*(disc.stack for disc in box.circles.values()), *box.labels.values(), box.note]
    if about.over:
        content += [*map(box.win_covers, box.payouts), *box.tucked, box.pill, box.caption]
    if about.used is None or box.number in about.used:
        card, bet = (_CARD, _BET) if about.in_full else (NEVER, NEVER)
        yield from (Thing(rect, card, card) for rect in box.cards)
        yield from (Thing(rect, bet, bet) for rect in content)
    else:
        yield Thing(Rect.holding((*box.cards, *content)), _FREE_BOX, _CUT_FREE_BOX)
    yield Thing(box.title, _NUMBER, _NUMBER)


def _under_a_sign(layout: Layout, area: Rect) -> bool:
    near = 2 * round(_MARGIN * unit_of(layout.size))
    return any(0 <= area.y - sign.bottom <= near for sign in (layout.dealer.blind, layout.dealer.trips))


def _places(
    layout: Layout, about: About, known: Collection[Thing], size: tuple[int, int]
) -> Iterator[tuple[Rect, Collection[Thing]]]:
    """Every place at both edges of the table where something of that size begins or ends beside something else, with
    what there is at that edge.
    """
    margin, (width, height) = round(_MARGIN * unit_of(layout.size)), size
    right = Rect(layout.size[0] - margin - width, 0, width, layout.size[1])
    left = right._replace(x=margin)
    bottom = layout.bar.area.y - margin // 2
    for edge in (left, right) if about.left else (right, left):
        sign = layout.dealer.blind if edge is left else layout.dealer.trips
        column = [each for each in known if each.rect.meets(edge)]
        starts = [sign.bottom + margin, margin, *(each.rect.bottom + margin for each in column)]
        ends = [bottom, *(each.rect.y - margin for each in column)]
        for top in dict.fromkeys([*starts, sign.y - margin, *(end - height for end in ends)]):
            if margin <= top <= bottom - height:
                yield _stretched(layout, edge._replace(y=top, h=height)), column


def _stretched(layout: Layout, area: Rect) -> Rect:
    """As much larger as it takes to cover a sign whole of which it would show the last lines alone."""
    for sign in (layout.dealer.blind, layout.dealer.trips):
        wider = area.x <= sign.x and sign.right <= area.right
        if wider and area.y <= sign.y < area.bottom < sign.bottom:
            return area._replace(h=sign.bottom + round(6 * unit_of(layout.size)) - area.y)
    return area
