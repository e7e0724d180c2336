"""A document as PDF: A4 pages in the font of the table, with numbers that one can cite."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from io import BytesIO

from uth.i18n import gettext as _
from uth.report.page import BODY, FAINT, INK, PAGE, Fill, Image, Mark, Rule, Words, drawn, moved, width_of
from uth.words.document import (
    PICTURE_WIDTH,
    Align,
    Chapter,
    Clause,
    Document,
    Grid,
    Label,
    Photo,
    Picture,
    numbered,
    spoken,
)

_LEFT, _RIGHT, _TOP, _BOTTOM = 68.0, 527.0, 62.0, 778.0
_TEXT_LEFT = _LEFT + 32
_HEADING, _TITLE, _SMALL = 13.0, 20.0, 8.5
_LEADING = 1.36
_GAP = 5.0
_CELL_GAP = 18.0
_LONGEST = 26
"""Rows of a table that stay together."""
_TALLEST = 420.0
"""How high those rows may be together, in points."""
_FIRST = 4
"""So many rows of a longer table stay with what stands before it."""


@dataclass(slots=True)
class _Block:
    """Marks that stay together on one page, their *down* counted from the block's top."""

    height: float = 0.0
    marks: list[Mark] = field(default_factory=list)
    heads: _Block | None = None
    """What stands above this block again where it begins a page: the heads of a table."""

    def say(self, left: float, text: str, size: float = BODY, face: str = "Regular", colour: str = INK) -> None:
        """Add a line of text and go down by its height."""
        self.marks.append(Words(left, self.height + size, text, size, face, colour))
        self.height += size * _LEADING

    def rule(self, left: float, right: float, width: float = 0.5) -> None:
        """Add a rule and some room around it."""
        self.marks.append(Rule(left, right, self.height + 1, width))
        self.height += 3

    def add(self, other: _Block) -> None:
        """Put another block under this one."""
        self.marks += [moved(mark, self.height) for mark in other.marks]
        self.height += other.height


def as_pdf(*documents: Document) -> bytes:
    """Return the documents as one PDF file; the same ones give the same bytes."""
    import matplotlib
    from matplotlib.backends.backend_pdf import PdfPages

    pages = [page for document in documents for page in layout(document)]
    content = BytesIO()
    # TrueType fonts go in whole, so that the text can be searched and copied.
    about = {"Title": _name(documents[0]), "CreationDate": None}
    with matplotlib.rc_context({"pdf.fonttype": 42}), PdfPages(content, metadata=about) as pdf:
        for marks in pages:
            pdf.savefig(drawn(marks))
    return content.getvalue()


def layout(document: Document) -> list[list[Mark]]:
    """Return everything that stands on each page, footers included."""
    pages = _pages(list(_blocks(document)))
    return [marks + _footer(document, number, len(pages)) for number, marks in enumerate(pages, 1)]


def _name(document: Document) -> str:
    return ", ".join((document.title, *(beside for _name_of, beside in document.about[:1])))


# --- blocks


def _blocks(document: Document) -> Iterator[_Block]:
    yield _head(document)
    for number, chapter in enumerate(document.chapters, 1):
        yield from _chapter(number, chapter)


def _head(document: Document) -> _Block:
    block = _Block()
    for line in _wrapped(document.title, _RIGHT - _LEFT, _TITLE, "Semibold"):
        block.say(_LEFT, line, _TITLE, "Semibold")
    block.height += _GAP
    left = _LEFT + max((width_of(name, BODY, "Regular") for name, _beside in document.about), default=0) + _CELL_GAP
    for name, beside in document.about:
        top = block.height
        block.say(_LEFT, name, colour=FAINT)
        block.height = top
        for line in _wrapped(beside, _RIGHT - left, BODY, "Semibold"):
            block.say(left, line, face="Semibold")
    block.height += _GAP
    block.rule(_LEFT, _RIGHT, 1.2)
    return block


def _chapter(number: int, chapter: Chapter) -> Iterator[_Block]:
    """The heading stays with the first paragraph, a table with the paragraph before it, not with a table."""
    numbers = dict(numbered(chapter))
    block = _heading(number, chapter.title)
    fresh, has_grid = True, False
    for place, part in enumerate(chapter.parts):
        if isinstance(part, Picture | Photo):
            block.add(_picture(part) if isinstance(part, Picture) else _photo(part))
            continue
        if isinstance(part, Grid):
            if has_grid:
                yield block
                block = _Block()
            has_grid = True
            block, *rest = _with_grid(block, part)
            for row in rest:
                yield block
                block = row
            continue
        if not fresh:
            yield block
            block = _Block()
        block.add(_clause(f"{number}.{numbers[place]}", part))
        fresh = has_grid = False
    yield block


def _heading(number: int, title: str) -> _Block:
    block = _Block(2.5 * _GAP)
    block.say(_LEFT, f"{number}", _HEADING, "Semibold")
    block.height -= _HEADING * _LEADING
    block.say(_TEXT_LEFT, title, _HEADING, "Semibold")
    block.rule(_LEFT, _RIGHT)
    return block


def _clause(number: str, clause: Clause) -> _Block:
    block = _Block(_GAP)
    block.marks.append(Words(_LEFT, block.height + BODY, number, colour=FAINT))
    for line in _wrapped(clause.text, _RIGHT - _TEXT_LEFT, BODY, "Regular"):
        block.say(_TEXT_LEFT, line)
    if clause.call:
        for line in _wrapped(spoken(clause), _RIGHT - _TEXT_LEFT, BODY, "It"):
            block.say(_TEXT_LEFT, line, face="It")
    return block


def _with_grid(block: _Block, grid: Grid) -> Iterator[_Block]:
    """A table stays together, and with what stands before it; a long one goes on on the next page, with its heads."""
    lefts = _lefts(grid)
    heads = _Block(_GAP)
    _row(heads, lefts, grid.heads, grid.right, "Semibold")
    heads.rule(_TEXT_LEFT, lefts[-1] - _CELL_GAP, 0.8)
    rows = [_ruled_row(lefts, row, grid.right) for row in grid.rows]
    block.add(heads)
    long = len(rows) > _LONGEST or sum(row.height for row in rows) > _TALLEST
    for place, row in enumerate(rows):
        if long and place >= _FIRST:
            yield block
            block = _Block(heads=heads)
        block.add(row)
    block.height += _GAP
    yield block


def _ruled_row(lefts: Sequence[float], cells: Sequence[str], right: Sequence[int]) -> _Block:
    row = _Block()
    _row(row, lefts, cells, right, "Regular")
    row.rule(_TEXT_LEFT, lefts[-1] - _CELL_GAP, 0.3)
    return row


def _picture(picture: Picture) -> _Block:
    block = _Block(_GAP)
    for shape in picture.shapes:
        left, down = _TEXT_LEFT + shape.left, block.height + shape.down
        if isinstance(shape, Label):
            face = "Semibold" if shape.bold else "Regular"
            left -= width_of(shape.text, shape.size, face) * _BEFORE[shape.align]
            block.marks.append(Words(left, down, shape.text, shape.size, face, shape.colour))
        else:
            block.marks.append(Fill(left, down, shape.width, shape.height, shape.colour))
    block.height += picture.height + _GAP
    return block


def _photo(photo: Photo) -> _Block:
    wide, high = PICTURE_WIDTH, PICTURE_WIDTH * photo.shape
    return _Block(high + 2 * _GAP, [Image(_TEXT_LEFT, _GAP, wide, high, photo.png)])


_BEFORE = {Align.START: 0.0, Align.MIDDLE: 0.5, Align.END: 1.0}
"""The share of a label's width that is before the place where it stands."""


def _lefts(grid: Grid) -> list[float]:
    """Where each column begins, and where one after the last would; wide columns share the room that there is."""
    widest = [
        max(width_of(column[0], BODY, "Semibold"), *(width_of(cell, BODY, "Regular") for cell in column[1:]))
        for column in zip(grid.heads, *grid.rows, strict=True)
    ]
    lefts = [_TEXT_LEFT]
    for width in _shared(widest, _RIGHT - _TEXT_LEFT - _CELL_GAP * (len(widest) - 1)):
        lefts.append(lefts[-1] + width + _CELL_GAP)
    return lefts


def _shared(widths: Sequence[float], room: float) -> list[float]:
    """The widths within *room*: those below an even share stay, the others share what is left evenly."""
    if sum(widths) <= room:
        return list(widths)
    narrow: set[int] = set()
    while True:
        wide = [place for place in range(len(widths)) if place not in narrow]
        share = (room - sum(widths[place] for place in narrow)) / len(wide)
        fitting = {place for place in wide if widths[place] <= share}
        if not fitting:
            return [width if place in narrow else share for place, width in enumerate(widths)]
        narrow |= fitting


def _row(block: _Block, lefts: Sequence[float], cells: Sequence[str], right: Sequence[int], face: str) -> None:
    top = lowest = block.height
    for place, (left, after, cell) in enumerate(zip(lefts, lefts[1:], cells, strict=False)):
        block.height = top
        room = after - left - _CELL_GAP
        for line in _wrapped(cell, room, BODY, face):
            block.say(left + (room - width_of(line, BODY, face) if place in right else 0), line, face=face)
        lowest = max(lowest, block.height)
    block.height = lowest


# --- measures


def _wrapped(text: str, width: float, size: float, face: str) -> list[str]:
    """Break *text* into lines of at most *width*; a word that is longer stands alone."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, size, face) <= width + 0.1:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


# --- pages


def _pages(blocks: Sequence[_Block]) -> list[list[Mark]]:
    """Fill pages from the top; a block that does not fit begins the next one."""
    pages: list[list[Mark]] = [[]]
    down = _TOP
    for block in blocks:
        if down + block.height > _BOTTOM and pages[-1]:
            pages.append([])
            down = _TOP
            if block.heads is not None:
                pages[-1] += [moved(mark, down) for mark in block.heads.marks]
                down += block.heads.height
        pages[-1] += [moved(mark, down) for mark in block.marks]
        down += block.height
    return pages


def _footer(document: Document, number: int, pages: int) -> list[Mark]:
    count = _("page {number} of {pages}").format(number=number, pages=pages)
    right = _RIGHT - width_of(count, _SMALL, "Regular")
    down = PAGE[1] - 36
    return [
        Rule(_LEFT, _RIGHT, down - 13),
        Words(_LEFT, down, _name(document), _SMALL, colour=FAINT),
        Words(right, down, count, _SMALL, colour=FAINT),
    ]
