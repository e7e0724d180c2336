"""Where the coach's panel lies beside the table, and what of it has room. No pygame.

It lies where :mod:`uth.ui.covering` finds that it covers least, rather under the sign of Trips, and once the round is
paid under that of the Blind. No card, no bet is ever under it; sentences are left out before that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from uth.ui import covering, theme
from uth.ui.coach.advice import Row, Said
from uth.ui.covering import About, Draft
from uth.ui.layout import Layout, Rect
from uth.ui.layout.frame import unit_of
from uth.ui.log_panel import CLOSE, log_places
from uth.ui.theme import Face

_WIDTHS = (*range(420, 239, -20), *range(440, 561, 20))
"""How wide it may be, at the unit of its type: as wide as a sign and what is beside it, else narrower, else flat."""
_SMALLEST = 0.82
"""Type of this part of the window's own unit is the smallest that a panel may have, where it covers less then."""
_SMALLER_FACE, _SMALLER_THAN_USUAL = 6, 80
"""How bad it is to write the sentences in the smaller type, and smaller than usual for somebody who wishes large texts,
in the measure of :mod:`uth.ui.covering`."""
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
    :ivar box: the box that it is about, 0 for none; *trips*: a Trips bet lies; *used*: the boxes with bets.
    """

    said: Said
    changes: bool = True
    over: bool = False
    log: bool = False
    taken: Rect | None = None
    box: int = 0
    trips: bool = True
    used: frozenset[int] | None = None


class _Written(NamedTuple):
    """The panel at one width: the sentences that it says, and in which type."""

    lines: tuple[str, ...]
    face: Face


def advice_places(layout: Layout, wanted: Wanted, wrap: Wrap) -> AdvicePlaces | None:
    """Lay the panel out where it covers least, with as many of the sentences as have room; None without any place."""
    for count in range(len(wanted.said.lines), -1, -1):
        found = covering.best_place(layout, _about(layout, wanted), _drafts(layout, wanted, wrap, count))
        if found is not None and found.bad < covering.NEVER:
            return _laid(found.area, found.draft, wanted)
    return None


def _about(layout: Layout, wanted: Wanted) -> About:
    log = (log_places(layout).area,) if wanted.log else ()
    margin = round(10 * unit_of(layout.size))
    taken = (wanted.taken.grown(margin),) if wanted.taken is not None else ()
    return About(wanted.box, wanted.used, wanted.trips, over=wanted.over, taken=(*log, *taken), left=wanted.over)


def _drafts(layout: Layout, wanted: Wanted, wrap: Wrap, count: int) -> Iterator[Draft[_Written]]:
    """The panel with so many of its sentences, as large as texts are wished or in smaller type, wide or narrow."""
    said, least = wanted.said, unit_of(layout.size)
    whole, sentences = count == len(said.lines), said.lines[:count]
    if count and not whole:
        sentences = (*sentences[:-1], f"{sentences[-1]} …")
    sizes = layout.panel.unit, (layout.panel.unit + least) / 2, least, least * (1 + _SMALLEST) / 2, least * _SMALLEST
    for unit in dict.fromkeys(sizes if whole else sizes[-1:]):
        pad, head = round(12 * unit), _head(unit)
        small = _SMALLER_THAN_USUAL * (unit < least < layout.panel.unit)
        if not said.rows and not said.lines:
            # Nothing lies open yet: a tab with its key.
            tab = 2 * round(CLOSE * unit) + 2 * pad, head + round(6 * unit)
            yield Draft(tab, unit, _Written((), FACES[0]))
            continue
        rows = theme.SECOND.line(unit) * len(said.rows) + (round(4 * unit) if said.rows and count else 0)
        for width in (round(each * unit) for each in _WIDTHS):
            if len(wrap(said.title, _title_width(width, unit, wanted), unit, theme.SIGN_TITLE)) > 1:
                continue
            for worse, face in enumerate(FACES):
                lines = tuple(line for each in sentences for line in wrap(each, width - 2 * pad, unit, face))
                height = round(4 * unit) + head + rows + face.line(unit) * len(lines) + round(8 * unit)
                yield Draft((width, height), unit, _Written(lines, face), small + _SMALLER_FACE * worse)


def _head(unit: float) -> int:
    return theme.KEY.line(unit) + round(10 * unit)


def _title_width(width: int, unit: float, wanted: Wanted) -> int:
    """What the title has of that width, beside the way to change what is said."""
    pad = round(12 * unit)
    return width - 2 * pad - (round(CLOSE * unit) if wanted.changes else 0) - pad // 2


def _laid(area: Rect, draft: Draft[_Written], wanted: Wanted) -> AdvicePlaces:
    said, unit, (lines, face) = wanted.said, draft.unit, draft.laid
    pad, head, step = round(12 * unit), _head(unit), theme.SECOND.line(unit)
    close_w = round(CLOSE * unit) if wanted.changes else 0
    top, width = area.y + round(4 * unit) + head, area.w - 2 * pad
    rows = tuple((Rect(area.x + pad, top + place * step, width, step), row) for place, row in enumerate(said.rows))
    top += step * len(rows) + (round(4 * unit) if rows and lines else 0)
    row = face.line(unit)
    body = Rect(area.x + pad, top, width, row * len(lines))
    change = Rect(area.right - pad - close_w, area.y + round(4 * unit), close_w, head) if wanted.changes else None
    title = Rect(area.x + pad, area.y + round(4 * unit), _title_width(area.w, unit, wanted), head)
    return AdvicePlaces(unit, area, title, change, rows, body, lines, face, row)
