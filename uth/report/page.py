"""A page of a PDF file: lines of text, rules and filled boxes on A4, and how wide a text is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from matplotlib.figure import Figure
    from matplotlib.font_manager import FontProperties

# All lengths are in points (1/72 inch); heights are measured from the top of the page.
PAGE = (595.0, 842.0)
"""Width and height of A4."""
BODY = 10.0
"""The size of ordinary text."""
INK, FAINT, RULE = "#1a1a1a", "#5a5a5a", "#b8b8b8"


@dataclass(frozen=True, slots=True)
class Words:
    """A line of text with its baseline at *down*."""

    left: float
    down: float
    text: str
    size: float = BODY
    face: str = "Regular"
    colour: str = INK


@dataclass(frozen=True, slots=True)
class Rule:
    """A horizontal rule."""

    left: float
    right: float
    down: float
    width: float = 0.5
    colour: str = RULE


@dataclass(frozen=True, slots=True)
class Fill:
    """A filled box whose top is at *down*."""

    left: float
    down: float
    width: float
    height: float
    colour: str


@dataclass(frozen=True, slots=True)
class Image:
    """A picture in pixels whose top is at *down*; *png*: the file."""

    left: float
    down: float
    width: float
    height: float
    png: bytes


Mark = Words | Rule | Fill | Image


def moved(mark: Mark, by: float) -> Mark:
    """Return the mark further down."""
    return replace(mark, down=mark.down + by)


def width_of(text: str, size: float, face: str) -> float:
    """Return how wide a line of text is."""
    # No pair of letters is drawn together over a space, and most lines have no word that was not measured before.
    words = text.split(" ")
    ten = sum(_width_of_ten(word, face) for word in words) + (len(words) - 1) * _width_of_ten(" ", face)
    return ten * size / 10


@lru_cache(maxsize=4096)
def _width_of_ten(text: str, face: str) -> float:
    """The width of a text of size 10."""
    from matplotlib.textpath import TextToPath

    width, _height, _descent = TextToPath().get_text_width_height_descent(text, _font(face, 10), ismath=False)
    return float(width)


@lru_cache
def _font(face: str, size: float) -> FontProperties:
    from matplotlib.font_manager import FontProperties

    path = files("font_source_sans_pro") / "files" / f"SourceSansPro-{face}.ttf"
    return FontProperties(fname=str(path), size=size)


def drawn(marks: Sequence[Mark]) -> Figure:
    """Return a page with everything that stands on it: boxes below rules, and text above all."""
    from matplotlib.figure import Figure

    wide, high = PAGE
    page = Figure(figsize=(wide / 72, high / 72))
    for mark in marks:
        _draw(page, mark)
    return page


def _draw(page: Figure, mark: Mark) -> None:
    from matplotlib.lines import Line2D
    from matplotlib.patches import Rectangle

    wide, high = PAGE
    height = 1 - mark.down / high
    if isinstance(mark, Rule):
        ends = [mark.left / wide, mark.right / wide]
        page.add_artist(Line2D(ends, [height, height], linewidth=mark.width, color=mark.colour))
    elif isinstance(mark, Image):
        _draw_image(page, mark)
    elif isinstance(mark, Fill):
        corner = (mark.left / wide, height - mark.height / high)
        page.add_artist(Rectangle(corner, mark.width / wide, mark.height / high, color=mark.colour, linewidth=0))
    else:
        # Amounts have dollar signs, which must not begin a formula.
        font = _font(mark.face, mark.size)
        page.text(mark.left / wide, height, mark.text, color=mark.colour, fontproperties=font, parse_math=False)


def _draw_image(page: Figure, image: Image) -> None:
    from io import BytesIO

    from matplotlib.image import imread

    wide, high = PAGE
    box = (image.left / wide, 1 - (image.down + image.height) / high, image.width / wide, image.height / high)
    axes = page.add_axes(box)
    axes.set_axis_off()
    # Every pixel as it is: the reader's program scales it.
    axes.imshow(imread(BytesIO(image.png)), aspect="auto", interpolation="none")
