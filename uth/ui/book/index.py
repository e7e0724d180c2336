"""The picture book's own page: its pictures by chapter, each leading to its file. It loads nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import groupby

from uth.ui.book.page import Page

INDEX = "index.html"
_STYLE = """
body { font: 15px/1.45 system-ui, sans-serif; color: #f1eee6; background: #14171b; margin: 0 0 4rem; }
header, main { max-width: 110rem; margin: 0 auto; padding: 0 1.6rem; }
h1 { font-size: 1.7rem; margin: 1.6rem 0 .4rem; } h2 { color: #d9b45b; margin: 2.6rem 0 .2rem; }
h3 { font-size: 1rem; font-weight: 600; margin: 1.5rem 0 .5rem; }
nav a { display: inline-block; margin: 0 1.1rem .3rem 0; } a { color: #e9cf8f; }
.looks { display: grid; grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)); gap: .9rem; }
figure { margin: 0; } figcaption { color: #aab2bd; font-size: .85rem; }
img { width: 100%; height: auto; display: block; border: 1px solid #333a43; border-radius: 4px; }
"""


def index(pages: Sequence[Page]) -> str:
    """Return the page, in HTML."""
    chapters = list(dict.fromkeys(page.chapter for page in pages))
    links = "\n".join(f'<a href="#{_anchor(chapter)}">{escape(_heading(chapter))}</a>' for chapter in chapters)
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>uth: picture book</title>\n'
        f"<style>{_STYLE}</style>\n</head>\n<body>\n<header>\n<h1>uth: picture book</h1>\n"
        f"<p>{len(pages)} pictures: every scene, in every look.</p>\n<nav>\n{links}\n</nav>\n</header>\n<main>\n"
        f"{''.join(_chapter(chapter, pages) for chapter in chapters)}</main>\n</body>\n</html>\n"
    )


def _anchor(chapter: str) -> str:
    return "-".join(chapter.split())


def _heading(words: str) -> str:
    return words[:1].upper() + words[1:]


def _chapter(chapter: str, pages: Sequence[Page]) -> str:
    own = sorted((page for page in pages if page.chapter == chapter), key=lambda page: page.name)
    shown = "".join(_shown(name, list(group)) for name, group in groupby(own, key=lambda page: page.name))
    return f'<section id="{_anchor(chapter)}">\n<h2>{escape(_heading(chapter))}</h2>\n{shown}</section>\n'


def _shown(name: str, pages: Sequence[Page]) -> str:
    heading = f"<h3>{escape(_heading(name))}</h3>\n" if name else ""
    return f'{heading}<div class="looks">\n{"".join(map(_figure, pages))}</div>\n'


def _figure(page: Page) -> str:
    file, (width, height) = escape(page.file.as_posix()), page.look.size
    said = escape(f"{page.title}, {page.look.words}")
    return (
        f'<figure><a href="{file}"><img loading="lazy" src="{file}" width="{width}" height="{height}" alt="{said}"></a>'
        f"<figcaption>{escape(page.look.words)}</figcaption></figure>\n"
    )
