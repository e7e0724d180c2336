"""The chart of starting hands as a picture."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from uth.analysis.strategy.chart import RANKS, Square
from uth.game.model import Choice

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK = "#1d2733"
FILL = {
    Choice.PLAY_4X: "#1f7a4d",
    Choice.PLAY_3X: "#2f74b5",
    Choice.PLAY_2X: "#7a5ea8",
    Choice.PLAY_1X: "#a8618f",
    Choice.CHECK: "#e9e4d8",
    Choice.FOLD: "#c9605b",
}
"""The colour of each choice; every square names its choice too."""
_DARK = frozenset(choice for choice in Choice if choice.multiple) | {Choice.FOLD}
_GAP = 0.05


def text_colour(choice: Choice) -> str:
    """Return the colour of text on a choice's colour."""
    return "#ffffff" if choice in _DARK else INK


def chart_png(
    chart: Sequence[Sequence[Square]],
    title: str,
    note: str,
    choice_words: Callable[[Choice], str],
    margin_words: Callable[[Fraction], str],
) -> bytes:
    """Return the chart as a PNG of 1,560 by 1,720 pixels; the texts are for the reader's language."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(10.4, 11.47), dpi=150, facecolor="#faf8f3")
    axes = figure.add_axes((0.03, 0.045, 0.94, 0.865))
    axes.set_xlim(-0.1, RANKS + 0.1)
    axes.set_ylim(RANKS + 0.1, -0.1)
    axes.axis("off")
    figure.text(0.036, 0.958, title, fontsize=21, fontweight="bold", color=INK, va="center")
    figure.text(0.036, 0.926, note, fontsize=12, color=INK, va="center")
    for row, line in enumerate(chart):
        for column, square in enumerate(line):
            texts = [square.name, choice_words(square.best), margin_words(square.margin)]
            _draw(axes, (column, row), square.best, texts)
    shown = dict.fromkeys(square.best for line in chart for square in line)
    _legend(axes, sorted(shown, key=lambda choice: -choice.multiple), choice_words)
    content = io.BytesIO()
    figure.savefig(content, format="png", metadata={"Software": "uth"})
    return content.getvalue()


_LINES = ((0.27, 13.5, "bold"), (0.54, 10.0, "normal"), (0.78, 9.0, "normal"))
"""Of each text in a square: how far down it stands, its size and weight."""


def _draw(axes: Axes, corner: tuple[int, int], choice: Choice, texts: Sequence[str]) -> None:
    from matplotlib.patches import FancyBboxPatch

    column, row = corner
    box = (column + _GAP, row + _GAP)
    size = 1 - 2 * _GAP
    axes.add_patch(
        FancyBboxPatch(box, size, size, boxstyle="round,pad=0,rounding_size=0.08", linewidth=0, facecolor=FILL[choice])
    )
    ink = text_colour(choice)
    for text, (down, size_of_text, weight) in zip(texts, _LINES, strict=True):
        axes.text(
            column + 0.5, row + down, text,
            fontsize=size_of_text, fontweight=weight, color=ink, ha="center", va="center",
        )  # fmt: skip


def _legend(axes: Axes, choices: Sequence[Choice], choice_words: Callable[[Choice], str]) -> None:
    from matplotlib.patches import Patch

    handles = [Patch(facecolor=FILL[choice], label=choice_words(choice)) for choice in choices]
    axes.legend(
        handles=handles, loc="upper left", bbox_to_anchor=(0.0, 0.0), ncols=len(handles), frameon=False, fontsize=12
    )
