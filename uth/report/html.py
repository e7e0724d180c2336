"""Documents as one self-contained HTML page: nothing is loaded from elsewhere, and it prints on A4."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Sequence
from html import escape

from uth.i18n import tag
from uth.words.document import (
    PICTURE_WIDTH,
    Bar,
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

_STYLE = """
@page { size: A4; margin: 18mm 17mm 20mm; }
* { box-sizing: border-box; }
body { font: 15px/1.5 Georgia, "Times New Roman", "Liberation Serif", serif; color: #1a1a1a; background: #eceae6;
  margin: 0; }
article { background: #fff; max-width: 50rem; margin: 2rem auto; padding: 3.2rem 3.6rem; }
h1 { font-size: 1.9rem; font-weight: 600; margin: 0 0 1rem; }
h2 { font-size: 1.16rem; font-weight: 600; margin: 2.3rem 0 .7rem; padding-bottom: .25rem;
  border-bottom: 1px solid #b8b8b8; display: flex; }
h2 span { width: 3rem; flex: none; }
.about { border-bottom: 2px solid #1a1a1a; padding-bottom: .9rem; }
.about table { margin: 0; width: 100%; }
.about th, .about td { border: 0; padding: .1rem 1.2rem .1rem 0; text-align: left; vertical-align: top; }
.about th { font-weight: 400; color: #5a5a5a; white-space: nowrap; width: 1%; }
.about td { font-weight: 600; overflow-wrap: anywhere; }
.clause { display: flex; margin: .5rem 0; }
.clause > span { width: 3rem; flex: none; color: #5a5a5a; font-variant-numeric: tabular-nums; }
.clause p { margin: 0; } .clause i { display: block; }
table { border-collapse: collapse; margin: .7rem 0 1.1rem 3rem; font-size: .87rem; line-height: 1.35;
  font-variant-numeric: tabular-nums lining-nums; }
th, td { text-align: left; padding: .22rem 1.5rem .22rem 0; border-bottom: 1px solid #dcdcdc; vertical-align: top; }
thead th { border-bottom: 1px solid #1a1a1a; font-weight: 600; }
.number { text-align: right; white-space: nowrap; }
th:last-child, td:last-child { padding-right: 0; }
img { width: 100%; height: auto; display: block; }
figure { margin: .9rem 0 1.1rem 3rem; } svg { width: 100%; height: auto; display: block; }
svg text { font-family: "Helvetica Neue", Arial, "Liberation Sans", sans-serif; }
nav { max-width: 50rem; margin: 2rem auto 0; padding: 0 3.6rem; } nav li { margin: .2rem 0; }
a { color: inherit; }
@media print {
  body { background: #fff; font-size: 10.2pt; }
  article { max-width: none; margin: 0; padding: 0; }
  article + article { break-before: page; }
  nav { padding: 0; margin: 0 0 2rem; }
  h2, .clause { break-after: avoid; } .clause + .clause { break-before: auto; }
  tr, figure, .clause, .whole { break-inside: avoid; } thead { display: table-header-group; }
  svg { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
"""
_WHOLE = 24
"""Rows of the longest table that a page break does not divide."""


def as_html(*documents: Document) -> str:
    """Return the documents as one page, each with a contents line if there are several."""
    title = documents[0].title if len(documents) > 1 else ", ".join(_names(documents[0]))
    body = "\n".join(_body(documents))
    return (
        f'<!DOCTYPE html>\n<html lang="{tag()}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>{_STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def _names(document: Document) -> tuple[str, ...]:
    return (document.title, *(beside for _name, beside in document.about[:1]))


def _body(documents: Sequence[Document]) -> Iterator[str]:
    if len(documents) > 1:
        yield f"<nav><h1>{escape(documents[0].title)}</h1><ol>"
        for number, document in enumerate(documents, 1):
            yield f'<li><a href="#table-{number}">{escape(", ".join(_names(document)[1:]))}</a></li>'
        yield "</ol></nav>"
    for number, document in enumerate(documents, 1):
        yield f'<article id="table-{number}">\n<header class="about"><h1>{escape(document.title)}</h1><table>'
        for name, beside in document.about:
            yield f"<tr><th>{escape(name)}</th><td>{escape(beside)}</td></tr>"
        yield "</table></header>"
        for place, chapter in enumerate(document.chapters, 1):
            yield from _chapter(place, chapter)
        yield "</article>"


def _chapter(number: int, chapter: Chapter) -> Iterator[str]:
    yield f"<section>\n<h2><span>{number}</span>{escape(chapter.title)}</h2>"
    numbers = dict(numbered(chapter))
    for place, part in enumerate(chapter.parts):
        if isinstance(part, Clause):
            yield _clause(f"{number}.{numbers[place]}", part)
        elif isinstance(part, Grid):
            yield _grid(part)
        elif isinstance(part, Photo):
            yield _photo(part)
        else:
            yield _picture(part)
    yield "</section>"


def _clause(number: str, clause: Clause) -> str:
    call = f"<i>{escape(spoken(clause))}</i>" if clause.call else ""
    return f'<div class="clause"><span>{number}</span><p>{escape(clause.text)}{call}</p></div>'


def _grid(grid: Grid) -> str:
    rows = "\n".join(_row(row, "td", grid.right) for row in grid.rows)
    whole = ' class="whole"' if len(grid.rows) <= _WHOLE else ""
    return f"<table{whole}><thead>{_row(grid.heads, 'th', grid.right)}</thead>\n<tbody>\n{rows}\n</tbody></table>"


def _row(texts: Sequence[str], tag: str, right: Sequence[int]) -> str:
    starts = (f'<{tag} class="number">' if place in right else f"<{tag}>" for place in range(len(texts)))
    return (
        "<tr>" + "".join(f"{start}{escape(text)}</{tag}>" for start, text in zip(starts, texts, strict=True)) + "</tr>"
    )


def _picture(picture: Picture) -> str:
    size = f"0 0 {PICTURE_WIDTH:g} {picture.height:g}"
    shapes = "\n".join(map(_shape, picture.shapes))
    return f'<figure><svg viewBox="{size}" role="img" aria-label="{escape(picture.about)}">\n{shapes}\n</svg></figure>'


def _photo(photo: Photo) -> str:
    size = f'width="{PICTURE_WIDTH:.0f}" height="{PICTURE_WIDTH * photo.shape:.0f}"'
    content = b64encode(photo.png).decode()
    return f'<figure><img alt="{escape(photo.about)}" {size} src="data:image/png;base64,{content}"></figure>'


def _shape(shape: Bar | Label) -> str:
    place = f'x="{shape.left:.2f}" y="{shape.down:.2f}" fill="{shape.colour}"'
    if isinstance(shape, Bar):
        return f'<rect {place} width="{shape.width:.2f}" height="{shape.height:.2f}"/>'
    weight = ' font-weight="700"' if shape.bold else ""
    style = f'font-size="{shape.size:g}" text-anchor="{shape.align}"{weight}'
    return f"<text {place} {style}>{escape(shape.text)}</text>"
