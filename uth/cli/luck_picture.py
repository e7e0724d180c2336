"""The picture of luck: how likely each result of a stretch is, the losses in one colour and the gains in another."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from uth.chips import Currency
from uth.i18n import gettext as _
from uth.pit.luck import Stretch
from uth.words import pit_luck as words
from uth.words.document import PICTURE_WIDTH, Align, Bar, Label, Picture

_INK, _FAINT = "#1a1a1a", "#5a5a5a"
_LOST, _WON, _MARK = "#3f5f7f", "#a8763e", "#8c1c1c"
_LEFT, _TOP, _HIGH = 8.0, 16.0, 130.0
_BARS = 48
_TAIL = 0.002
"""Left out at either end."""


def picture(stretch: Stretch, currency: Currency, result: int | None = None) -> Picture:
    """Return the bars of a stretch's law; *result*, in minor units, is marked where it is in the picture."""
    whole = stretch.whole
    low, high = float(whole.quantile(_TAIL)), float(whole.quantile(1 - _TAIL))
    wide = max((high - low) / _BARS, float(whole.step))
    # A bar begins at 0, so that none is both a loss and a gain.
    first = int(low // wide)
    edges = [wide * place for place in range(first, first + int((high - low) // wide) + 2)]
    shares = [whole.under(over) - whole.under(under) for under, over in pairwise(edges)]
    across = (PICTURE_WIDTH - 2 * _LEFT) / len(shares)
    most = max(shares) or 1.0
    shapes: list[Bar | Label] = []
    for place, share in enumerate(shares):
        tall = share / most * _HIGH
        colour = _LOST if edges[place] < 0 else _WON
        shapes.append(Bar(_LEFT + place * across, _TOP + _HIGH - tall, 0.86 * across, tall, colour))
    scale = _Scale(edges[0], across / wide)
    shapes += _axis(scale, edges, currency)
    if result is not None and edges[0] <= result <= edges[-1]:
        at = scale.at(result)
        shapes.append(Bar(at - 0.8, _TOP - 4, 1.6, _HIGH + 4, _MARK))
        shapes.append(Label(at, _TOP - 7, _("the result"), 8, _MARK, Align.MIDDLE, bold=True))
    return Picture(words.picture_words(), _TOP + _HIGH + 40, tuple(shapes))


class _Scale:
    """Where amounts stand."""

    def __init__(self, first: float, per_unit: float) -> None:
        self._first, self._per_unit = first, per_unit

    def at(self, amount: float) -> float:
        """Return the place of an amount in minor units, from the left."""
        return _LEFT + (amount - self._first) * self._per_unit


def _axis(scale: _Scale, edges: list[float], currency: Currency) -> Iterator[Bar | Label]:
    foot = _TOP + _HIGH
    yield Bar(_LEFT, foot - 0.4, PICTURE_WIDTH - 2 * _LEFT, 0.8, _INK)
    every = _round_step((edges[-1] - edges[0]) / 9, currency.unit)
    mark = -(-int(edges[0]) // every) * every
    while mark <= edges[-1]:
        yield Bar(scale.at(mark) - 0.3, foot, 0.6, 4, _INK)
        if scale.at(mark) < PICTURE_WIDTH - 20:
            yield Label(scale.at(mark), foot + 13, words.amount_words(mark, currency), 7, _INK, Align.MIDDLE)
        mark += every
    legend = ((_LOST, _("behind")), (_WON, _("ahead, or even")))
    for place, (colour, text) in enumerate(legend):
        left = PICTURE_WIDTH / 2 - 80 + place * 90
        yield Bar(left, foot + 24, 8, 8, colour)
        yield Label(left + 12, foot + 31, text, 8, _FAINT)


def _round_step(about: float, unit: int) -> int:
    """The next of 1, 2 and 5 times a power of ten whole units of the currency."""
    step = unit
    while True:
        for times in (1, 2, 5):
            if step * times >= about:
                return step * times
        step *= 10
