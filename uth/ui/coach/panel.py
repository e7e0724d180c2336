"""Where the coach's panel lies beside the table, and what of it has room. No pygame.

Where the boxes leave room it lies under a sign: that of Trips, and once the round is paid that of the Blind. Else for a
decision it keeps to the right of the board, over the sign that is printed there, and above the boxes; once the dealer's
hand is named there, to the left. No card, no bet is ever under it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from uth.ui import theme
from uth.ui.coach.advice import Row, Said
from uth.ui.layout import Layout, Rect
from uth.ui.layout.frame import unit_of
from uth.ui.log_panel import CLOSE, log_places
from uth.ui.theme import Face

_WIDEST = 420
_NARROWEST = 240
"""At unit 1, under a sign."""
FACES = (theme.SECOND, theme.SMALL)
"""What the sentences are written in: the smaller one where they would not all have room."""

Wrap = Callable[[str, int, float, Face], Sequence[str]]
"""Breaks a sentence into lines of that width in pixels, at that unit, in that type."""


@dataclass(frozen=True, slots=True)
class AdvicePlaces:
    """Where everything is, in pixels of the picture.

    :ivar change: the way to change what is said; None where there is none. *rows*: the choices, each with its line.
    :ivar lines: the sentences, broken, from the top of *body* on in rows of height *row*, in the type *face*.
    """

    unit: float
    area: Rect
    title: Rect
    change: Rect | None
    rows: tuple[tuple[Rect, Row], ...]
    body: Rect
    lines: tuple[str, ...]
    face: Face
    row: int


@dataclass(frozen=True, slots=True)
class Wanted:
    """What asks for room.

    :ivar changes: there is a way to change it. *over*: the round is paid, so that it goes to the left.
    :ivar log: the log is open and keeps its place; *taken*: what else lies beside the table.
    """

    said: Said
    changes: bool = True
    over: bool = False
    log: bool = False
    taken: Rect | None = None


def advice_places(layout: Layout, wanted: Wanted, wrap: Wrap) -> AdvicePlaces | None:
    """Lay the panel out where it covers nothing that is played with; None where it would cover what lies beside it."""
    unit = unit_of(layout.size)
    # As large as texts are wished, if all that is said has room then.
    found = [
        _laid(layout, room, wanted, wrap, size)
        for room in _rooms(layout, wanted, unit)
        for size in dict.fromkeys((layout.panel.unit, (layout.panel.unit + unit) / 2, unit))
    ]
    return max(found, key=_said_of, default=None)


def _said_of(places: AdvicePlaces) -> int:
    """How much of what is to be said has room."""
    return sum(len(line.replace(" ", "")) for line in places.lines)


def _rooms(layout: Layout, wanted: Wanted, unit: float) -> Iterator[Rect]:
    """The places for it, the best first."""
    left, under = log_places(layout).area, [*_under_signs(layout, unit)]
    rooms = [*under[1:], left] if wanted.over else [*under, _right(layout, unit), left]
    for room in rooms:
        if wanted.log and room.meets(left):
            continue
        free = room if wanted.taken is None else _above(room, wanted.taken, unit)
        if free.h >= _least(unit):
            yield free


def _under_signs(layout: Layout, unit: float) -> Iterator[Rect]:
    """Under the sign of Trips, then under that of the Blind, beside all boxes; nothing where they leave too little."""
    margin, least = round(10 * unit), round(_NARROWEST * unit)
    boxes, row = [box.rect for box in layout.boxes], layout.dealer.community
    left = min(*(rect.x for rect in boxes), row[0].x) - margin
    right = max(*(rect.right for rect in boxes), row[-1].right) + margin
    widest = round(_WIDEST * unit)
    wide = min(widest, layout.size[0] - margin - right), min(widest, left - margin)
    signs = layout.dealer.trips, layout.dealer.blind
    if min(wide) < least or not all(sign.h for sign in signs):
        return
    for sign, x, w in zip(signs, (layout.size[0] - margin - wide[0], margin), wide, strict=True):
        yield Rect(x, sign.bottom + margin, w, layout.bar.area.y - 2 * margin - sign.bottom)


def _least(unit: float) -> int:
    """The height of a panel with one line."""
    return _head(unit) + round(14 * unit) + theme.SECOND.line(unit)


def _right(layout: Layout, unit: float) -> Rect:
    margin, width = round(10 * unit), layout.size[0]
    dealers = [*layout.dealer.community, *layout.dealer.dealer, *([layout.dealer.rack] if layout.racked else [])]
    left = max(rect.right for rect in dealers) + margin
    x = max(left, width - round(_WIDEST * unit) - margin)
    # Of where the deck or the discards are not a part is covered, but all.
    stands = layout.dealer.shuffler, layout.dealer.discard
    x = max(left, min([x, *(stand.x - margin // 2 for stand in stands if stand.x < x < stand.right)]))
    under = [box.rect.y for box in layout.boxes if box.rect.right > x - margin]
    bottom = min((*under, layout.bar.area.y)) - margin
    return Rect(x, margin, width - margin - x, bottom - margin)


def _above(room: Rect, taken: Rect, unit: float) -> Rect:
    """As much of a place as is over something else that lies there."""
    if not room.meets(taken):
        return room
    return room._replace(h=taken.y - round(10 * unit) - room.y)


def _head(unit: float) -> int:
    return theme.KEY.line(unit) + round(10 * unit)


def _whole(layout: Layout, room: Rect, bottom: int, unit: float) -> int:
    """How far down the panel reaches: a sign that it covers in part is covered whole."""
    for sign in (layout.dealer.trips, layout.dealer.blind):
        if sign.meets(room._replace(h=bottom - room.y)):
            return max(bottom, sign.bottom + round(6 * unit))
    return bottom


def _laid(layout: Layout, room: Rect, wanted: Wanted, wrap: Wrap, unit: float) -> AdvicePlaces:
    said = wanted.said
    pad, head, step = round(12 * unit), _head(unit), theme.SECOND.line(unit)
    close_w = round(CLOSE * unit) if wanted.changes else 0
    if not said.rows and not said.lines:
        # Nothing lies open yet: a tab with its key.
        tab = min(room.w, 2 * close_w + 2 * pad)
        room = room._replace(x=room.right - tab, w=tab)
    top = room.y + round(4 * unit) + head
    width = room.w - 2 * pad
    rows = tuple((Rect(room.x + pad, top + place * step, width, step), row) for place, row in enumerate(said.rows))
    top += step * len(rows) + (round(4 * unit) if rows and said.lines else 0)
    left = room.bottom - round(8 * unit) - top
    lines, face = _fitting(said.lines, left, lambda text, face: wrap(text, width, unit, face), unit)
    row = face.line(unit)
    body = Rect(room.x + pad, top, width, row * len(lines))
    bottom = body.bottom + round((8 if rows or lines else 2) * unit)
    area = Rect(room.x, room.y, room.w, min(room.bottom, _whole(layout, room, bottom, unit)) - room.y)
    change = Rect(area.right - pad - close_w, area.y + round(4 * unit), close_w, head) if wanted.changes else None
    title = Rect(area.x + pad, area.y + round(4 * unit), width - close_w - pad // 2, head)
    return AdvicePlaces(unit, area, title, change, rows, body, lines, face, row)


def _fitting(
    sentences: Sequence[str], height: int, wrap: Callable[[str, Face], Sequence[str]], unit: float
) -> tuple[tuple[str, ...], Face]:
    """The sentences that have room: all of them in the larger type, or as many as there is room for in the smaller."""
    lines: tuple[str, ...] = ()
    for face in FACES:
        broken = [tuple(wrap(sentence, face)) for sentence in sentences]
        lines, most = (), height // face.line(unit)
        for each in broken:
            if len(lines) + len(each) > most:
                break
            lines += each
        if len(lines) == sum(map(len, broken)):
            return lines, face
    return lines, FACES[-1]
