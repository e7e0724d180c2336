"""How one box was settled, line by line, on a sheet beside it: what it says and where it lies. No pygame."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from uth.game.settlement import BetResult, BoxSettlement, Line, Settlement
from uth.table import Table
from uth.ui import theme
from uth.ui.layout import BoxArea, Layout, Rect
from uth.ui.layout.frame import unit_of
from uth.ui.page.kit import Measure
from uth.ui.picture import Tone
from uth.words import replay as words
from uth.words.choices import Say

_WIDTH = 336
_LEAST_WIDTH = 290
"""Narrower than this, at unit 1, a sheet has smaller type."""
_MOST_SHARE = 0.38
_WORDS = 260
"""So wide, at unit 1, is a hand in words beside the dealer's cards."""
_WIDEST = 460
"""So wide, at unit 1, a sheet may become to end where a box does."""
_EDGE = 9
"""So much of a box that is covered may be in sight beside the sheet, at unit 1: it is empty."""
_MUST_NOT, _READ, _WHOLE, _SIGN, _HALF = 1000, 10, 5, 4, 2
"""How bad it is to cover cards that are explained; what is read besides; a box in which cards lie, wholly, so that
nothing looks cut off; the sign that a bet pays by; half a box."""


@dataclass(frozen=True, slots=True)
class SheetLine:
    """One bet: its name and stake, what it won or lost, and why."""

    title: str
    net: str
    why: str
    tone: Tone


@dataclass(frozen=True, slots=True)
class Sheet:
    """The settlement of one box in finished texts."""

    box: int
    title: str
    net: str
    tone: Tone
    hands: tuple[tuple[str, str], ...]
    result: str
    lines: tuple[SheetLine, ...]
    total: str

    @property
    def texts(self) -> tuple[str, ...]:
        """Everything that it says, in reading order."""
        hands = (f"{whose}: {hand}" for whose, hand in self.hands)
        lines = (f"{line.title}: {line.why}, {line.net}" for line in self.lines)
        return (self.title, *hands, self.result, *lines, f"{self.total} {self.net}")


def sheet_of(settlement: Settlement, box: int, table: Table, say: tuple[Say, Say], *, numbered: bool) -> Sheet:
    """Return the settlement of a box in words.

    *say*: how an amount and how a net is written; *numbered*: there are several boxes, so that this one is named.
    """
    settled = settlement.box(box)
    say_stake, say_net = say
    return Sheet(
        box=box,
        title=words.box_title(box) if numbered else words.settled_title(),
        net=say_net(settled.net),
        tone=tone_of(settled.net),
        hands=tuple(words.hand_rows(settlement, settled, table)),
        result=words.result_sentence(settled),
        lines=tuple(_line(line, table, say_stake, say_net) for line in _laid(settled)),
        total=words.total_word(),
    )


def _laid(settled: BoxSettlement) -> tuple[Line, ...]:
    return tuple(line for line in settled.lines if line.result is not BetResult.NONE)


def _line(line: Line, table: Table, say_stake: Say, say_net: Say) -> SheetLine:
    return SheetLine(
        words.line_title(line, say_stake), say_net(line.net), words.line_why(line, table), tone_of(line.net)
    )


def tone_of(net: int) -> Tone:
    """Return how a net is shown: the words say it too."""
    return Tone.WIN if net > 0 else Tone.LOSE if net else Tone.EVEN


# --- where it lies


class SheetPlaces(NamedTuple):
    """Where a sheet lies, in pixels of the picture; *lines*: (title, net, why) of each bet."""

    area: Rect
    title: Rect
    net: Rect
    hands: tuple[tuple[Rect, Rect], ...]
    result: Rect
    lines: tuple[tuple[Rect, Rect, Rect], ...]
    total: Rect
    unit: float


def sheet_places(layout: Layout, sheet: Sheet, measure: Measure, hands: Collection[int] = ()) -> SheetPlaces:
    """Lay a sheet out where it covers least of what it explains: as large as has room there.

    *hands*: the boxes in which cards lie.
    """
    least = unit_of(layout.size)
    unit = max(layout.unit, least)
    best: SheetPlaces | None = None
    while best is None or (_covers(layout, sheet, best, hands) and unit > least):
        unit = unit if best is None else max(least, unit * 0.95)
        for places in _tried(layout, sheet, measure, unit):
            if best is None or _covers(layout, sheet, places, hands) < _covers(layout, sheet, best, hands):
                best = places
    return best


def _covers(layout: Layout, sheet: Sheet, places: SheetPlaces, hands: Collection[int]) -> int:
    """How bad it is to lie there: what must not be covered, then what is read beside the sheet, then the rest."""
    area, dealer = places.area, layout.dealer
    bad = _MUST_NOT * (area.bottom > layout.bar.area.y - 4)
    bad += _MUST_NOT * (area.w < round(_LEAST_WIDTH * places.unit))
    bad += _MUST_NOT * any(map(area.meets, (*dealer.dealer, *dealer.community, layout.box(sheet.box).rect)))
    bad += _READ * area.meets(_written(dealer.caption, places.unit))
    bad += sum(_covers_box(places, box, box.number in hands) for box in layout.boxes if area.meets(box.rect))
    bad += _SIGN * (bool(dealer.trips.w) and area.meets(dealer.trips))
    return bad + area.meets(dealer.blind) + area.meets(dealer.placard)


def _written(caption: Rect, unit: float) -> Rect:
    """The part of the dealer's caption in which words stand, as good as always."""
    return caption._replace(w=min(caption.w, round(_WORDS * unit)))


def _covers_box(places: SheetPlaces, box: BoxArea, played: bool) -> int:
    """How bad it is to cover that much of a box."""
    area, edge = places.area, round(_EDGE * places.unit)
    if box.rect.within(area.grown(edge)):
        return _WHOLE * played
    return _HALF + _READ * (played and any(map(area.meets, box.cards)))


def _tried(layout: Layout, sheet: Sheet, measure: Measure, unit: float) -> Iterator[SheetPlaces]:
    """The sheet with type of that size at every place that it may have; it can come out too long."""
    width, pad, margin = layout.size[0], round(18 * unit), round(14 * unit)
    dealer = layout.dealer
    row = dealer.community
    box = layout.box(sheet.box).rect
    for left in (True, False):
        besides = (row[0].x, box.x) if left else (width - row[-1].right, width - box.right)
        usual = [min(_WIDTH * unit, room - 2 * margin) for room in (besides[0], min(besides))]
        ends = (each.rect.x if left else width - each.rect.right for each in layout.boxes)
        whole = [room for end in ends if _WIDTH * unit < (room := end - round(18 * unit)) <= _WIDEST * unit]
        for wide in dict.fromkeys(round(min(_MOST_SHARE * width, wanted)) for wanted in (*usual, *whole)):
            if wide <= 2 * pad:
                continue
            x = margin if left else width - margin - wide
            typist = _Typist(Rect(x + pad, margin + pad, wide - 2 * pad, 0), unit, measure)
            high = typist.placed(sheet, pad).area.h
            lowest = layout.bar.area.y - 4 - high
            sign = dealer.blind if left else dealer.trips
            for y in dict.fromkeys((margin, dealer.caption.bottom + margin, sign.bottom + margin, lowest)):
                if margin <= y <= max(margin, lowest):
                    inner = Rect(x + pad, y + pad, wide - 2 * pad, 0)
                    yield _Typist(inner, unit, measure).placed(sheet, pad)


class _Typist:
    """Puts lines under each other."""

    def __init__(self, inner: Rect, unit: float, measure: Measure) -> None:
        self._inner = inner
        self._unit = unit
        self._measure = measure
        self._y = inner.y

    def placed(self, sheet: Sheet, pad: int) -> SheetPlaces:
        """Return where everything is."""
        inner, unit = self._inner, self._unit
        title = self._line(theme.TITLE.line(unit), round(6 * unit))
        hands = tuple(self._hand(hand) for _, hand in sheet.hands)
        rows = self._measure.lines(sheet.result, theme.BODY, unit, inner.w)
        result = self._line(rows * theme.BODY.line(unit), round(12 * unit))
        lines = tuple(self._bet(line) for line in sheet.lines)
        total = self._line(theme.BODY.line(unit) + round(10 * unit), 0)
        area = Rect(inner.x - pad, inner.y - pad, inner.w + 2 * pad, self._y + 2 * pad - inner.y)
        return SheetPlaces(area, title, title, hands, result, lines, total, unit)

    def _line(self, height: int, after: int) -> Rect:
        rect = Rect(self._inner.x, self._y, self._inner.w, height)
        self._y = rect.bottom + after
        return rect

    def _hand(self, hand: str) -> tuple[Rect, Rect]:
        """A small heading, and the hand in as many lines as it takes."""
        face, unit = theme.BODY, self._unit
        head = self._line(theme.HEADING.line(unit), 0)
        rows = self._measure.lines(hand, face, unit, self._inner.w)
        return head, self._line(rows * face.line(unit), round(6 * unit))

    def _bet(self, line: SheetLine) -> tuple[Rect, Rect, Rect]:
        unit = self._unit
        head = self._line(theme.AMOUNT.line(unit), 0)
        rows = self._measure.lines(line.why, theme.CAPTION, unit, self._inner.w)
        why = self._line(rows * theme.CAPTION.line(unit), round(8 * unit))
        return head, head, why
