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
    edges: dict[int, tuple[_Edge, ...]] = {}
    for draft in drafts:
        largest = largest or draft.unit
        smaller = 2 * _SHRUNK * (1 - draft.unit / largest)
        if best is not None and best.bad <= smaller:
            break
        width, height = draft.size
        if width not in edges:
            edges[width] = tuple(_edges(layout, about, known, width))
        for edge in edges[width]:
            for top, bottom in edge.places(height):
                bad = draft.worse + smaller + edge.covers(top, bottom) + edge.elsewhere(top)
                if best is None or bad < best.bad:
                    best = Found(Rect(edge.x, top, width, bottom - top), draft, bad)
    return best


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


def _edges(layout: Layout, about: About, known: Collection[Thing], width: int) -> Iterator[_Edge]:
    """Both edges of the table, the one first where something of that width lies rather."""
    unit = unit_of(layout.size)
    margin, near, signs = round(_MARGIN * unit), 2 * round(_MARGIN * unit), (layout.dealer.blind, layout.dealer.trips)
    right = Rect(layout.size[0] - margin - width, 0, width, layout.size[1])
    left = right._replace(x=margin)
    bottom = layout.bar.area.y - margin // 2
    for area in (left, right) if about.left else (right, left):
        sign = layout.dealer.blind if area is left else layout.dealer.trips
        met = [each for each in known if each.rect.meets(area)]
        yield _Edge(
            x=area.x,
            starts=(sign.bottom + margin, margin, *(each.rect.bottom + margin for each in met), sign.y - margin),
            ends=(bottom, *(each.rect.y - margin for each in met)),
            between=(margin, bottom),
            things=tuple(
                (each.rect.y, each.rect.bottom, each.whole if _inside(each.rect, area) else each.part, each.part)
                for each in met
            ),
            under=tuple((each.bottom, each.bottom + near) for each in signs),
            signs=tuple((each.y, each.bottom, each.bottom + round(6 * unit)) for each in signs if _inside(each, area)),
        )


def _inside(rect: Rect, column: Rect) -> bool:
    return column.x <= rect.x and rect.right <= column.right


class _Edge(NamedTuple):
    """An edge of the table, as wide as what is to lie there: all that matters is how far down something is.

    *starts*, *ends*: where something else ends or begins, so that it could lie beside it. *between*: it must lie there.
    *things*: top, bottom, and how bad it is to cover all or a part of each. *under*: where it lies under a sign.
    *signs*: top, bottom, and down to where to reach to cover it whole.
    """

    x: int
    starts: tuple[int, ...]
    ends: tuple[int, ...]
    between: tuple[int, int]
    things: tuple[tuple[int, int, int, int], ...]
    under: tuple[tuple[int, int], ...]
    signs: tuple[tuple[int, int, int], ...]

    def places(self, height: int) -> Iterator[tuple[int, int]]:
        """Return every top and bottom: as much more than the height as it takes to cover a sign whole of which it
        would show the last lines alone.
        """
        highest, lowest = self.between
        for top in dict.fromkeys((*self.starts, *(end - height for end in self.ends))):
            if highest <= top <= lowest - height:
                bottom = top + height
                cut = (whole for start, end, whole in self.signs if top <= start < bottom < end)
                yield top, next(cut, bottom)

    def covers(self, top: int, bottom: int) -> int:
        """Return how bad it is to lie there."""
        bad = 0
        for start, end, whole, part in self.things:
            if start < bottom and top < end:
                bad += whole if top <= start and end <= bottom else part
        return bad

    def elsewhere(self, top: int) -> int:
        """Return how bad it is to lie anywhere but under a sign."""
        return 0 if any(start <= top <= end for start, end in self.under) else _ELSEWHERE
