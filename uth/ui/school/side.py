"""The panel at the right: what is asked and entered, and what was wrong, in finished texts. No pygame."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from uth.ui import theme
from uth.ui.school.deeds import Deed
from uth.ui.theme import Face
from uth.words.school_chair import placed_words


class Ink(Enum):
    """What a text is; a mark or a word says it too, never the colour alone."""

    TEXT = auto()
    NOW = auto()
    """The question that is asked."""
    LATER = auto()
    """Less than the rest: what is asked later, where something is written down."""
    GOOD = auto()
    BAD = auto()


class Words(NamedTuple):
    """A paragraph. *mark*: with a tick (GOOD) or a cross (BAD) before it."""

    text: str
    ink: Ink = Ink.TEXT
    face: Face = theme.CAPTION
    mark: bool = False


class Choice(NamedTuple):
    """Something to choose from a list.

    *cap*: its key; *lit*: the keys are on it, or it is chosen; *place*: its own in an order, 0 before it has one; None
    where nothing is put in order.
    """

    label: str
    cap: str
    deed: Deed
    lit: bool = False
    place: int | None = None

    @property
    def told(self) -> str:
        """What it says, its place with it."""
        return placed_words(self.label, self.place) if self.place else self.label


class PadKey(NamedTuple):
    """A key to press with the mouse."""

    label: str
    deed: Deed


class Pad(NamedTuple):
    """Such keys, row by row."""

    rows: tuple[tuple[PadKey, ...], ...]


class Choices(NamedTuple):
    """A list to choose from: in two columns where its labels are short."""

    all: tuple[Choice, ...]


class Rule(NamedTuple):
    """A line between what is apart."""


class Signs(NamedTuple):
    """Rows of words in columns, the first row over them."""

    rows: tuple[tuple[str, ...], ...]


Item = Words | Choices | Pad | Rule | Signs
Part = Words | Choice | PadKey | Rule | Signs


@dataclass(frozen=True, slots=True)
class Side:
    """What the panel says; *foot*: what stands in its last line, at the left and at the right."""

    title: str
    items: tuple[Item, ...]
    foot: tuple[str, str] = ("", "")

    @property
    def texts(self) -> tuple[str, ...]:
        """Everything that it says, in reading order."""
        said = (text for item in self.items for text in _texts(item))
        return tuple(filter(None, (self.title, *said, *self.foot)))


def _texts(item: Item) -> list[str]:
    match item:
        case Words(text):
            return [text]
        case Choices(listed):
            return [f"{each.cap} {each.told}".strip() for each in listed]
        case Signs(rows):
            return [" ".join(filter(None, row)) for row in rows]
    return []
