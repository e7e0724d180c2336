"""A document as plain text, its chapters and paragraphs numbered."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import TYPE_CHECKING

from uth.cli.output import columns

if TYPE_CHECKING:
    from uth.words.document import Chapter, Document, Grid

WIDTH = 100
_INDENT = " " * 6


def as_text(document: Document) -> str:
    """Return the document in lines of at most 100 characters, tables excepted."""
    about = columns(document.about) if document.about else ""
    chapters = ["\n".join(_chapter(number, chapter)) for number, chapter in enumerate(document.chapters, 1)]
    return "\n\n".join(part for part in (document.title, about, *chapters) if part)


def _chapter(number: int, chapter: Chapter) -> Iterator[str]:
    from uth.words.document import Grid, Photo, Picture, numbered, spoken

    yield f"{number}. {chapter.title}"
    numbers = dict(numbered(chapter))
    for place, part in enumerate(chapter.parts):
        if isinstance(part, Grid):
            yield from _grid(part)
            continue
        if isinstance(part, Picture | Photo):
            yield f"{_INDENT}[{part.about}]"
            continue
        yield _filled(part.text, f"{number}.{numbers[place]}".ljust(len(_INDENT)))
        if part.call:
            yield _filled(spoken(part), _INDENT)


def filled(paragraph: str) -> str:
    """Return a paragraph in lines that can be read."""
    return textwrap.fill(paragraph.strip(), WIDTH, break_on_hyphens=False, break_long_words=False)


def _filled(text: str, first: str) -> str:
    wrapper = textwrap.TextWrapper(WIDTH, first, _INDENT, break_on_hyphens=False, break_long_words=False)
    return wrapper.fill(text)


def _grid(grid: Grid) -> Iterator[str]:
    yield ""
    yield textwrap.indent(columns([grid.heads, *grid.rows], grid.right), f"{_INDENT}  ")
    yield ""
