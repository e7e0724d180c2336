"""What is said about an answer, on a note beside the table: finished texts, and where they lie. No pygame."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from uth.table import Bet
from uth.train.drills.marks import Asked, Mark, counted
from uth.train.drills.telling import (
    deciding_lines,
    lesson_before,
    row_of_family,
    rule_of_family,
)
from uth.train.lessons import figures, what_must_happen
from uth.ui import covering, theme
from uth.ui.covering import About, Draft
from uth.ui.layout import Layout, Rect
from uth.ui.layout.frame import unit_of
from uth.ui.learn.drilling import Drilling
from uth.ui.page.kit import Measure
from uth.ui.picture import Tone
from uth.words import advice, drill
from uth.words import learn_table as felt_words
from uth.words.reasons import shown_antes

_WIDTHS = (348, 300, 270, 250, 380, 410, 440, 480, 520)
"""How wide it may be, at the unit of its type: rather narrow and high than wide."""
_SMALLEST = 0.82
"""Type of this part of the window's own unit is the smallest that a note may have."""
_STEP = 0.95
_FLAT = 380
"""From this width on it can be flat: what an answer cost beside the title, and the choices in two columns."""


@dataclass(frozen=True, slots=True)
class Value:
    """What a choice is worth; *best*: nothing is worth more."""

    label: str
    worth: str
    best: bool


@dataclass(frozen=True, slots=True)
class Note:
    """An answer in finished texts.

    :ivar about: the table that it is about: its box, where bets lie, and whether one of them is on Trips.
    :ivar title: whether it was right, and what is best.
    :ivar pill: what it cost, or that only the rule of thumb is known.
    :ivar lead: what was to be done, and the rule for it.
    :ivar values: what each choice is worth; none before that is known.
    """

    about: About
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
        about=_about(asked),
        title=_title(asked, mark),
        pill=_pill(asked, mark),
        tone=Tone.NOTE if not mark.exact else Tone.WIN if mark.right else Tone.LOSE,
        lead=tuple(_lead(drilling, asked, mark)),
        values=tuple(_values(drilling)),
        sentences=(*_sentences(drilling, asked, mark), *(row_of_family(asked, mark) if explaining else ())),
    )


def _about(asked: Asked) -> About:
    boxes = [box for box in asked.state.boxes if box.stakes]
    trips = any(box.stake(Bet.TRIPS) for box in boxes)
    return About(asked.spot.box, frozenset(box.number for box in boxes), trips, left=True, in_full=True)


def _title(asked: Asked, mark: Mark) -> str:
    dark = not asked.spot.holes
    best = drill.answer_label(mark.best, dark=dark)
    if mark.right:
        return felt_words.right_title(best)
    title = felt_words.wrong_title(best, answered=mark.chosen is not None, late=mark.chosen is mark.best)
    if mark.chosen in (None, mark.best):
        return title
    return f"{title}, {felt_words.not_chosen(drill.answer_label(counted(asked, mark.chosen), dark=dark))}"


def _pill(asked: Asked, mark: Mark) -> str:
    if mark.cost is None:
        return felt_words.rule_of_thumb()
    if asked.by_rules:
        if mark.chosen in (None, mark.best):
            return felt_words.most_covered() if mark.best.multiple else felt_words.none_covered()
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
        yield Value(label, worth, found.values[choice] == most)


def _lead(drilling: Drilling, asked: Asked, mark: Mark) -> Iterator[str]:
    found = drilling.explained
    if found is None:
        yield from filter(None, [rule_of_family(asked, mark.best)])
    elif found.outlook is not None:
        yield from deciding_lines(asked, found.outlook)


def _sentences(drilling: Drilling, asked: Asked, mark: Mark) -> Iterator[str]:
    found = drilling.explained
    if found is not None and found.outlook is not None:
        yield from figures(found.outlook, counted(asked, mark.chosen), valued=True)
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
    found = covering.best_place(layout, note.about, _drafts(layout, note, measure))
    assert found is not None
    return _placed(found.area, found.draft, note, measure)


def _drafts(layout: Layout, note: Note, measure: Measure) -> Iterator[Draft[bool]]:
    """The note in ever smaller type, narrow, wide and flat: each as high as it comes out then."""
    least = _SMALLEST * unit_of(layout.size)
    unit, highest = max(layout.unit, least), layout.bar.area.y
    while True:
        for width in _WIDTHS:
            for flat in (False, True)[: 1 + (width >= _FLAT)]:
                draft = Draft((round(width * unit), 0), unit, flat)
                size = _placed(Rect(0, 0, *draft.size), draft, note, measure).area
                if size.h < highest:
                    yield Draft((size.w, size.h), unit, flat, int(flat))
        if unit <= least:
            break
        unit = max(least, unit * _STEP)
    # Longer than the table is high: as wide as there is room, from the upper edge on.
    yield Draft((round(_WIDTHS[-1] * unit), highest - round(20 * unit)), unit, True, covering.NEVER)


def _placed(at: Rect, draft: Draft[bool], note: Note, measure: Measure) -> NotePlaces:
    """Put everything under each other from the upper edge of *at* on, in its width; what it has of height is kept."""
    unit, flat = draft.unit, draft.laid
    pad = round(16 * unit)
    inner, y = Rect(at.x + pad, at.y + pad, at.w - 2 * pad, 0), at.y + pad

    def take(height: int, after: float) -> Rect:
        nonlocal y
        rect = Rect(inner.x, y, inner.w, height)
        y = rect.bottom + round(after * unit)
        return rect

    def paragraph(text: str, face: theme.Face, after: float) -> Rect:
        return take(measure.lines(text, face, unit, inner.w) * face.line(unit), after)

    pill_w = measure.width(note.pill, theme.PILL, unit) + round(28 * unit)
    beside = flat and measure.width(note.title, theme.TITLE, unit) + pill_w <= inner.w
    title = paragraph(note.title, theme.TITLE, 6)
    pill_h = theme.PILL.line(unit) + round(6 * unit)
    if beside:
        pill = Rect(inner.right - pill_w, title.centre[1] - pill_h // 2, pill_w, pill_h)
        title = title._replace(w=inner.w - pill_w)
    else:
        pill = take(pill_h, 10)
    lead = tuple(paragraph(text, theme.CAPTION, 6) for text in note.lead)
    head = (take(theme.HEADING.line(unit), 2),) if note.values else ()
    columns = 2 if flat else 1
    lines = [take(theme.AMOUNT.line(unit), 1) for _line in range(-(-len(note.values) // columns))]
    values = (*head, *(_column(line, place, columns, unit) for line in lines for place in range(columns)))
    values = values[: len(head) + len(note.values)]
    y += round(8 * unit) if values else 0
    sentences = tuple(paragraph(text, theme.CAPTION, 6) for text in note.sentences)
    area = Rect(at.x, at.y, at.w, max(at.h, y + pad - round(6 * unit) - at.y))
    return NotePlaces(area, title, pill, lead, values, sentences, unit)


def _column(line: Rect, place: int, columns: int, unit: float) -> Rect:
    """One of the columns of a line."""
    gap = round(28 * unit) if columns > 1 else 0
    width = (line.w - gap * (columns - 1)) // columns
    return Rect(line.x + place * (width + gap), line.y, width, line.h)
