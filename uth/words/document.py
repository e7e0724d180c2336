"""Documents for people: headings, numbered paragraphs, small tables. Text and PDF are made of the same one."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered paragraph, and what the dealer says at that moment, if anything."""

    text: str
    call: str = ""


@dataclass(frozen=True, slots=True)
class Grid:
    """A small table under the paragraph before it."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A heading with its paragraphs and tables, in order."""

    title: str
    parts: tuple[Clause | Grid, ...]


@dataclass(frozen=True, slots=True)
class Document:
    """A whole document."""

    title: str
    about: tuple[tuple[str, str], ...]
    """What it is about: names and what stands beside each."""
    chapters: tuple[Chapter, ...]
