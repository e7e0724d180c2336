"""Documents for people: headings, numbered paragraphs, small tables. Text and PDF are made of the same one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from uth.i18n import gettext as _


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered paragraph, and what the dealer says at that moment, if anything."""

    text: str
    call: str = ""
    sample: bool = False
    """Whether the call is one of many, such as that of a hand."""


@dataclass(frozen=True, slots=True)
class Grid:
    """A small table under the paragraph before it."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    right: tuple[int, ...] = ()
    """The columns, counted from 0, whose texts end together: those of numbers."""


class Align(StrEnum):
    """What part of a label is at its place; the words are those of SVG."""

    START = "start"
    MIDDLE = "middle"
    END = "end"


@dataclass(frozen=True, slots=True)
class Label:
    """A text of a picture, its baseline at *down*."""

    left: float
    down: float
    text: str
    size: float
    colour: str
    align: Align = Align.START
    bold: bool = False


@dataclass(frozen=True, slots=True)
class Bar:
    """A filled box of a picture."""

    left: float
    down: float
    width: float
    height: float
    colour: str


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing under the paragraph before it; lengths are points, from the left and from the top."""

    about: str
    """What it shows, for who cannot see it."""
    height: float
    shapes: tuple[Bar | Label, ...]


@dataclass(frozen=True, slots=True)
class Photo:
    """A picture in pixels under the paragraph before it, as wide as a drawing.

    :ivar about: what it shows, for who cannot see it.
    :ivar png: the file.
    :ivar shape: its height, of its width.
    """

    about: str
    png: bytes
    shape: float


PICTURE_WIDTH = 427.0
"""The width of every picture."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A heading with its paragraphs, tables and pictures, in order."""

    title: str
    parts: tuple[Clause | Grid | Picture | Photo, ...]


@dataclass(frozen=True, slots=True)
class Document:
    """A whole document."""

    title: str
    about: tuple[tuple[str, str], ...]
    """What it is about: names and what stands beside each."""
    chapters: tuple[Chapter, ...]


def numbered(chapter: Chapter) -> Iterator[tuple[int, int]]:
    """Yield the place of each paragraph in the chapter's parts, with its number; all else has none."""
    places = [place for place, part in enumerate(chapter.parts) if isinstance(part, Clause)]
    yield from ((place, number) for number, place in enumerate(places, 1))


def quoted(call: str) -> str:
    """Return what somebody says, in quotation marks: ``“Check, or fold”``."""
    return _("“{call}”").format(call=call[:1].upper() + call[1:])


def spoken(clause: Clause) -> str:
    """Return the line under a paragraph that has a call: ``Call: “No more bets”``."""
    line = _("Call, such as: {call}") if clause.sample else _("Call: {call}")
    return line.format(call=quoted(clause.call))
