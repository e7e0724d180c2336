"""What is said about an answer, on a note beside the table: finished texts, and where they lie. No pygame."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from uth.game.model import Choice
from uth.train.drills.marks import Asked, Mark, counted
from uth.train.drills.telling import (
    deciding_lines,
    figure_lines,
    lesson_before,
    row_of_family,
    rule_of_family,
)
from uth.train.lessons import what_must_happen
from uth.ui import theme
from uth.ui.layout import Layout, Rect
from uth.ui.layout.frame import unit_of
from uth.ui.learn.drilling import Drilling
from uth.ui.page.kit import Measure
from uth.ui.picture import Tone
from uth.words import advice, drill
from uth.words import learn_table as felt_words
from uth.words.reasons import shown_antes

_WIDTH = 348
_LEAST_WIDTH = 250
_MOST_SHARE = 0.42
_SMALLEST = 0.82
"""Type of this part of the window's own unit is the smallest that a note may have."""
_MUST_NOT, _SHOULD_NOT, _SIGNS = 1000, 20, 5


@dataclass(frozen=True, slots=True)
class Value:
    """What a choice is worth; *best*: nothing is worth more."""

    label: str
    worth: str
    best: bool


@dataclass(frozen=True, slots=True)
class Note:
    """An answer in finished texts.

    :ivar box: which box it is about.
    :ivar title: whether it was right, and what is best.
    :ivar pill: what it cost, or that only the rule of thumb is known.
    :ivar lead: what was to be done, and the rule for it.
    :ivar values: what each choice is worth; none before that is known.
    """

    box: int
    title: str
    pill: str
    tone: Tone
    lead: tuple[str, ...]
    values: tuple[Value, ...]
    sentences: tuple[str, ...]

    @property
    def texts(self) -> tuple[str, ...]:
        """Everything that it says, in reading order."""
        values = (f"{each.label}: {each.worth}" for each in self.values)
        return f"{self.title}, {self.pill}", *self.lead, *values, *self.sentences


def note_of(drilling: Drilling, *, explaining: bool = False) -> Note | None:
    """Return what is said about the answer that was just marked; None before that.

    *explaining*: there is time to see the whole family of a starting hand.
    """
    asked, mark = drilling.asked, drilling.mark
    if asked is None or mark is None:
        return None
    return Note(
        box=asked.spot.box,
        title=_title(asked, mark),
        pill=_pill(asked, mark),
        tone=Tone.NOTE if not mark.exact else Tone.WIN if mark.right else Tone.LOSE,
        lead=tuple(_lead(drilling, asked, mark)),
        values=tuple(_values(drilling)),
        sentences=(*_sentences(drilling, asked, mark), *(row_of_family(asked, mark) if explaining else ())),
    )


def _title(asked: Asked, mark: Mark) -> str:
    dark = not asked.spot.holes
    best = drill.answer_label(mark.best, dark=dark)
    if mark.right:
        return felt_words.right_title(best)
    title = felt_words.wrong_title(best, answered=mark.chosen is not None, late=mark.chosen is mark.best)
    if mark.chosen in (None, mark.best) or (dark and mark.chosen is Choice.CHECK):
        return title
    return f"{title}, {felt_words.not_chosen(drill.answer_label(counted(asked, mark.chosen), dark=dark))}"


def _pill(asked: Asked, mark: Mark) -> str:
    if mark.cost is None:
        return felt_words.rule_of_thumb()
    if asked.by_rules and mark.chosen not in (None, mark.best):
        more = counted(asked, mark.chosen).multiple > mark.best.multiple
        return felt_words.not_covered() if more else felt_words.more_possible()
    return felt_words.costs_words(advice.antes_words(mark.cost)) if mark.cost else felt_words.costs_nothing()


def _values(drilling: Drilling) -> Iterator[Value]:
    found = drilling.explained
    if found is None:
        return
    most = max(found.values.values(), default=0)
    for choice, worth in shown_antes(found.values).items():
        label = drill.answer_label(choice, dark=found.outlook is None)
        yield Value(label, felt_words.value_words(worth), found.values[choice] == most)


def _lead(drilling: Drilling, asked: Asked, mark: Mark) -> Iterator[str]:
    found = drilling.explained
    if found is None:
        yield from filter(None, [rule_of_family(asked, mark.best)])
    elif found.outlook is not None:
        yield from deciding_lines(asked, found.outlook)


def _sentences(drilling: Drilling, asked: Asked, mark: Mark) -> Iterator[str]:
    found = drilling.explained
    if found is not None and found.outlook is not None:
        yield from figure_lines(asked, found.outlook, counted(asked, mark.chosen), valued=True)
        yield from filter(None, [what_must_happen(found.outlook)])
    elif not asked.spot.holes:
        yield from lesson_before(asked, found.values if found else None)
    elif drilling.expects_values:
        yield felt_words.explanation_follows() if mark.exact else felt_words.values_follow()
    elif not mark.exact:
        yield drill.by_rule()


# --- where it lies


class NotePlaces(NamedTuple):
    """Where a note lies, in pixels of the picture; *values*: a line for each choice."""

    area: Rect
    title: Rect
    pill: Rect
    lead: tuple[Rect, ...]
    values: tuple[Rect, ...]
    sentences: tuple[Rect, ...]
    unit: float


def note_places(layout: Layout, note: Note, measure: Measure) -> NotePlaces:
    """Lay a note out where it covers least of what it is about: as large as has room there."""
    least = _SMALLEST * unit_of(layout.size)
    unit = max(layout.unit, least)
    best: NotePlaces | None = None
    while best is None or (_covers(layout, note, best) and unit > least):
        unit = unit if best is None else max(least, unit * 0.95)
        for places in _tried(layout, note, measure, unit):
            if best is None or _covers(layout, note, places) < _covers(layout, note, best):
                best = places
    return best


def _covers(layout: Layout, note: Note, places: NotePlaces) -> int:
    """How bad it is to lie there: over the cards of the question, then over anybody's cards and bets, then the rest."""
    area, dealer = places.area, layout.dealer
    bad = _MUST_NOT * (area.bottom > layout.bar.area.y - 4)
    bad += _MUST_NOT * (area.w < round(_LEAST_WIDTH * places.unit))
    bad += _MUST_NOT * any(map(area.meets, (*dealer.community, layout.box(note.box).rect)))
    bad += _SHOULD_NOT * sum(any(map(area.meets, box.cards)) for box in layout.boxes)
    bad += _SIGNS * sum(map(area.meets, (*dealer.dealer, dealer.blind, dealer.trips)))
    return bad + sum(area.meets(box.rect) for box in layout.boxes)


def _tried(layout: Layout, note: Note, measure: Measure, unit: float) -> Iterator[NotePlaces]:
    """The note with type of that size at every place that it may have; it can come out too long."""
    width, margin = layout.size[0], round(14 * unit)
    dealer, box = layout.dealer, layout.box(note.box).rect
    row = dealer.community
    for left in (True, False):
        besides = (row[0].x, box.x) if left else (width - row[-1].right, width - box.right)
        for room in dict.fromkeys((besides[0], min(besides))):
            wide = round(min(_WIDTH * unit, _MOST_SHARE * width, room - 2 * margin))
            if wide < round(_LEAST_WIDTH * unit) // 2:
                continue
            x = margin if left else width - margin - wide
            high = _placed(Rect(x, margin, wide, 0), note, measure, unit).area.h
            lowest = layout.bar.area.y - 4 - high
            sign = dealer.blind if left else dealer.trips
            for y in dict.fromkeys((dealer.caption.bottom + margin, sign.bottom + margin, lowest, margin)):
                if margin <= y <= max(margin, lowest):
                    yield _placed(Rect(x, y, wide, 0), note, measure, unit)


def _placed(at: Rect, note: Note, measure: Measure, unit: float) -> NotePlaces:
    """Put everything under each other from the upper edge of *at* on, in its width."""
    pad = round(16 * unit)
    inner, y = Rect(at.x + pad, at.y + pad, at.w - 2 * pad, 0), at.y + pad

    def take(height: int, after: float) -> Rect:
        nonlocal y
        rect = Rect(inner.x, y, inner.w, height)
        y = rect.bottom + round(after * unit)
        return rect

    def paragraph(text: str, face: theme.Face, after: float) -> Rect:
        return take(measure.lines(text, face, unit, inner.w) * face.line(unit), after)

    title = paragraph(note.title, theme.TITLE, 6)
    pill = take(theme.PILL.line(unit) + round(6 * unit), 10)
    lead = tuple(paragraph(text, theme.CAPTION, 6) for text in note.lead)
    head = (take(theme.HEADING.line(unit), 2),) if note.values else ()
    values = (*head, *(take(theme.AMOUNT.line(unit), 1) for _value in note.values))
    y += round(8 * unit) if values else 0
    sentences = tuple(paragraph(text, theme.CAPTION, 6) for text in note.sentences)
    area = Rect(at.x, at.y, at.w, y + pad - round(6 * unit) - at.y)
    return NotePlaces(area, title, pill, lead, values, sentences, unit)
