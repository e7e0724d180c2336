"""The pictures of the school's papers: scores over weeks, boxes to tick, lines to write on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from uth.school.score import FULL, Share
from uth.words.document import PICTURE_WIDTH, Align, Bar, Label, Picture
from uth.words.school_report import score_words

_INK, _FAINT, _LINE, _FILL = "#1a1a1a", "#5a5a5a", "#d0d0d0", "#3f5f7f"
_LEFT, _TOP, _HIGH = 28.0, 14.0, 96.0
_WIDEST = 46.0
_MOST_NAMES = 9
"""So many weeks have their names under them; of more every second, third, ..."""
_BOX = 9.0
_NUMBER = 18.0
_LEAST, _LETTER = 96.0, 4.8
"""The least room for a label, and that for each of its letters at size 9."""


def weeks_plot(weeks: Sequence[tuple[str, Share | None]], about: str) -> Picture:
    """Return the score of each week as a bar, with how many exercises it is of; None: nothing was done in it."""
    wide = (PICTURE_WIDTH - _LEFT) / len(weeks)
    every = -(-len(weeks) // _MOST_NAMES)
    shapes: list[Bar | Label] = list(_scale())
    for place, (name, share) in enumerate(weeks):
        middle = _LEFT + (place + 0.5) * wide
        if share is not None:
            shapes += _bar(middle, min(0.62 * wide, _WIDEST), share, named=every == 1)
        if place % every == 0:
            shapes.append(Label(middle, _TOP + _HIGH + 11, name, 7, _INK, Align.MIDDLE))
    return Picture(about, _TOP + _HIGH + 26, tuple(shapes))


def _bar(middle: float, wide: float, share: Share, *, named: bool) -> Iterator[Bar | Label]:
    height = float(share.score / FULL) * _HIGH
    yield Bar(middle - wide / 2, _TOP + _HIGH - height, wide, height, _FILL)
    if named:
        yield Label(middle, _TOP + _HIGH - height - 3, score_words(share.score), 7, _INK, Align.MIDDLE, bold=True)
        yield Label(middle, _TOP + _HIGH + 20, f"({share.asked})", 7, _FAINT, Align.MIDDLE)


def _scale() -> Iterator[Bar | Label]:
    for score in range(0, FULL + 1, 25):
        down = _TOP + _HIGH * (1 - score / FULL)
        yield Bar(_LEFT, down - 0.2, PICTURE_WIDTH - _LEFT, 0.8 if score == 0 else 0.4, _INK if score == 0 else _LINE)
        yield Label(_LEFT - 5, down + 2.5, f"{score}", 7, _FAINT, Align.END)


def tick_boxes(items: Sequence[str], heads: Sequence[str], about: str) -> Picture:
    """Return a line for each item, with a box to tick under each head."""
    lefts = [PICTURE_WIDTH - 40.0 * (len(heads) - place) for place in range(len(heads))]
    shapes: list[Bar | Label] = [
        Label(left + _BOX / 2, 10, head, 8, _FAINT, Align.MIDDLE) for left, head in zip(lefts, heads, strict=True)
    ]
    for number, item in enumerate(items):
        down = 30.0 + 18 * number
        shapes.append(Label(0, down, item, 9, _INK))
        shapes += [part for left in lefts for part in empty_box(left, down - _BOX + 1)]
    return Picture(about, 22.0 + 18 * len(items), tuple(shapes))


def empty_box(left: float, down: float) -> Iterator[Bar]:
    """Yield the four sides of a box to tick."""
    thin = 0.7
    yield Bar(left, down, _BOX, thin, _INK)
    yield Bar(left, down + _BOX - thin, _BOX, thin, _INK)
    yield Bar(left, down, thin, _BOX, _INK)
    yield Bar(left + _BOX - thin, down, thin, _BOX, _INK)


def label_room(labels: Sequence[str]) -> float:
    """Return where the answers begin, so that they stand under each other beside all these labels."""
    return max(_LEAST, *(_LETTER * len(label) + 14 for label in labels))


def to_tick(label: str, options: Sequence[str], left: float) -> tuple[Bar | Label, ...] | None:
    """Return one line with a box beside each option, from *left* on; None where they have no room on it."""
    widths = [_BOX + 17 + _LETTER * len(option) for option in options]
    if left + sum(widths) > PICTURE_WIDTH:
        return None
    shapes: list[Bar | Label] = [Label(0, 12, label, 9, _INK)]
    for option, width in zip(options, widths, strict=True):
        shapes += empty_box(left, 4)
        shapes.append(Label(left + _BOX + 5, 12, option, 9, _INK))
        left += width
    return tuple(shapes)


def to_tick_below(label: str, options: Sequence[str]) -> Iterator[tuple[Bar | Label, ...]]:
    """Yield a line with the label, then one for each option."""
    yield (Label(0, 12, label, 9, _INK),)
    for option in options:
        yield *empty_box(12, 4), Label(12 + _BOX + 5, 12, option, 9, _INK)


def to_number_below(head: tuple[str, str], steps: Sequence[str], left: float) -> Iterator[tuple[Bar | Label, ...]]:
    """Yield a line with the label and, from *left* on, what is to be done; then one for each step, with room for its
    number before it. *head*: (label, what is to be done).
    """
    label, how = head
    yield Label(0, 12, label, 9, _INK), Label(left, 12, how, 8, _FAINT)
    for step in steps:
        yield Bar(12, 14, _NUMBER, 0.5, _INK), Label(12 + _NUMBER + 5, 12, step, 9, _INK)


def to_write(label: str, left: float) -> tuple[Bar | Label, ...]:
    """Return one line to write on, from *left* on."""
    return Label(0, 12, label, 9, _INK), Bar(left, 14, PICTURE_WIDTH - left, 0.5, _INK)
