"""A document as a page shows it: headings, paragraphs with their calls, small tables. No pygame."""

from __future__ import annotations

from collections.abc import Iterator

from uth.ui.page.model import Block, Heading, Listing, Text
from uth.words.document import Chapter, Clause, Document, Grid, Picture, spoken


def blocks_of(document: Document) -> Iterator[Block]:
    """Return the whole document; its title is for the page."""
    yield from (Text(f"{name}: {beside}", soft=True) for name, beside in document.about)
    for chapter in document.chapters:
        yield Heading(chapter.title)
        yield from _chapter(chapter)


def _chapter(chapter: Chapter) -> Iterator[Block]:
    for part in chapter.parts:
        match part:
            case Clause():
                yield Text(part.text)
                if part.call:
                    yield Text(spoken(part), soft=True)
            case Grid():
                yield Listing(part.rows, part.heads)
            case Picture(about):
                yield Text(about, soft=True)
