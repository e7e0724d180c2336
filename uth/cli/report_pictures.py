"""The pictures of a report: the chart of best play, the distribution, and the lines to sign."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import ceil, floor

from uth.analysis.distribution import Distribution
from uth.analysis.strategy.chart import RANKS, Square
from uth.analysis.strategy.picture import FILL, text_colour
from uth.i18n import gettext as _
from uth.words.document import PICTURE_WIDTH, Align, Bar, Label, Picture
from uth.words.figures import percent_words
from uth.words.strategy import margin_words, short_choice

_INK, _FAINT, _LINE = "#1a1a1a", "#5a5a5a", "#d0d0d0"
_LOST, _EVEN, _WON = "#3f5f7f", "#9a9a9a", "#a8763e"

# --- the chart

_HIGH = 31.0
_GAP = 1.6


def chart(squares: Sequence[Sequence[Square]], about: str) -> Picture:
    """Return the chart of the 169 starting hands with its legend."""
    shapes: list[Bar | Label] = []
    for row, line in enumerate(squares):
        for column, square in enumerate(line):
            shapes += _square(column * PICTURE_WIDTH / RANKS, row * _HIGH, square)
    return Picture(about, RANKS * _HIGH, tuple(shapes))


def _square(left: float, down: float, square: Square) -> Iterator[Bar | Label]:
    wide = PICTURE_WIDTH / RANKS
    ink = text_colour(square.best)
    yield Bar(left, down, wide - _GAP, _HIGH - _GAP, FILL[square.best])
    middle = left + (wide - _GAP) / 2
    yield Label(middle, down + 10.5, square.name, 9, ink, Align.MIDDLE, bold=True)
    yield Label(middle, down + 19, short_choice(square.best), 7, ink, Align.MIDDLE)
    yield Label(middle, down + 26.5, margin_words(square.margin), 6.5, ink, Align.MIDDLE)


# --- the distribution

_PLOT_LEFT, _PLOT_TOP, _PLOT_HIGH = 34.0, 12.0, 150.0
_SHOWN = Fraction(999, 1000)
_WIDEST = 36
"""Antes from the lowest result to the highest that is drawn, at most."""


def shown_range(net: Distribution) -> tuple[int, int]:
    """Return the whole Antes between which a picture has the results: the lowest, and 99.9 % of all rounds."""
    lowest = floor(net.lines[-1][0])
    below = 0
    for result, weight in reversed(net.lines):
        below += weight
        if below >= _SHOWN * net.deals:
            return lowest, min(ceil(result), lowest + _WIDEST)
    raise AssertionError("the shares of a distribution are 1 together")


def plot(net: Distribution, about: str) -> Picture:
    """Return the bars of a distribution; what is above the shown range is left out."""
    low, high = shown_range(net)
    bars = [(result, Fraction(weight, net.deals)) for result, weight in net.lines if result <= high]
    top = _rounded_up(max(share for _result, share in bars))
    wide = (PICTURE_WIDTH - _PLOT_LEFT) / (high - low + 1)
    shapes: list[Bar | Label] = list(_grid(top))
    for result, share in bars:
        height = float(share / top) * _PLOT_HIGH
        middle = _PLOT_LEFT + (float(result) - low + 0.5) * wide
        colour = _LOST if result < 0 else _WON if result > 0 else _EVEN
        shapes.append(Bar(middle - 0.2 * wide, _PLOT_TOP + _PLOT_HIGH - height, 0.4 * wide, height, colour))
    shapes += _axis(low, high, wide)
    return Picture(about, _PLOT_TOP + _PLOT_HIGH + 46, tuple(shapes))


def _rounded_up(share: Fraction) -> Fraction:
    """The top of the scale: the next whole 5 %."""
    return Fraction(ceil(share * 20), 20)


def _grid(top: Fraction) -> Iterator[Bar | Label]:
    for step in range(int(top * 20) + 1):
        down = _PLOT_TOP + _PLOT_HIGH * (1 - float(Fraction(step, 20) / top))
        yield Bar(_PLOT_LEFT, down - 0.2, PICTURE_WIDTH - _PLOT_LEFT, 0.4, _LINE)
        yield Label(_PLOT_LEFT - 5, down + 2.5, percent_words(Fraction(step, 20), 0), 7, _FAINT, Align.END)


def _axis(low: int, high: int, wide: float) -> Iterator[Bar | Label]:
    foot = _PLOT_TOP + _PLOT_HIGH
    yield Bar(_PLOT_LEFT, foot - 0.4, PICTURE_WIDTH - _PLOT_LEFT, 0.8, _INK)
    every = 1 if high - low <= 24 else 2
    for net in range(low, high + 1):
        if net % every == 0:
            text = ("+" if net > 0 else "") + f"{net}".replace("-", "−")
            yield Label(_PLOT_LEFT + (net - low + 0.5) * wide, foot + 11, text, 7, _INK, Align.MIDDLE)
    middle = (_PLOT_LEFT + PICTURE_WIDTH) / 2
    yield Label(middle, foot + 24, _("net result of the box, Antes"), 8, _INK, Align.MIDDLE)
    legend = ((_LOST, _("the house wins")), (_EVEN, _("nobody wins")), (_WON, _("the box wins")))
    for place, (colour, text) in enumerate(legend):
        left = middle - 140 + place * 100
        yield Bar(left, foot + 32, 8, 8, colour)
        yield Label(left + 12, foot + 39, text, 8, _INK)
