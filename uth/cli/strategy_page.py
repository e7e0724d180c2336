"""The best play of a table, and the mistakes of another way to play, as one self-contained page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import TYPE_CHECKING

from uth.analysis.strategy.chart import Square, hands_by_raise, squares
from uth.analysis.strategy.picture import FILL, INK, text_colour
from uth.cli.strategy import against_words, costs_words, mistake_heads, mistake_row, street_heading
from uth.i18n import gettext as _
from uth.i18n import tag
from uth.table import Street
from uth.words.conditions import notation_words
from uth.words.strategy import kind_words, margin_words, share_words, short_choice

if TYPE_CHECKING:
    from uth.analysis.strategy.study import Against, Study

_STYLE = f"""
body {{ font: 15px/1.45 system-ui, "Segoe UI", sans-serif; color: {INK}; background: #faf8f3; margin: 2rem auto;
  max-width: 62rem; padding: 0 1rem; }}
h1 {{ font-size: 1.7rem; margin: 0 0 .3rem; }} h2 {{ font-size: 1.2rem; margin: 2rem 0 .5rem; }}
.chart {{ border-spacing: 3px; width: 100%; table-layout: fixed; }}
.chart td {{ border-radius: 6px; text-align: center; padding: .28rem 0; font-size: .74rem; line-height: 1.25; }}
.chart b {{ display: block; font-size: .95rem; }}
.list {{ border-collapse: collapse; width: 100%; }}
.list th, .list td {{ text-align: left; padding: .25rem .7rem .25rem 0; border-bottom: 1px solid #d9d3c4; }}
.list .number {{ text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }}
@media print {{ body {{ background: #fff; margin: 0; font-size: 11px; }}
  .chart td {{ print-color-adjust: exact; -webkit-print-color-adjust: exact; }} }}
"""


def page(found: Study, title: str, note: str) -> str:
    """Return the page as HTML: no script, nothing loaded from elsewhere."""
    body = "\n".join(_body(found, title, note))
    return (
        f'<!DOCTYPE html>\n<html lang="{tag()}">\n<head>\n<meta charset="utf-8">\n<title>{escape(title)}</title>\n'
        f"<style>{_STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def _body(found: Study, title: str, note: str) -> Iterator[str]:
    yield f"<h1>{escape(title)}</h1>"
    yield f"<p>{escape(note)}</p>"
    yield _chart(squares(found.hands))
    by_raise = [(short_choice(choice), hands) for choice, hands in hands_by_raise(found.hands).items()]
    yield _table((_("raise"), _("hands")), by_raise)
    yield f"<p>{escape(notation_words())}</p>"
    for street in (Street.FLOP, Street.RIVER):
        of_street = [one for one in found.tendencies if one.street is street]
        if of_street:
            heads = (_("hand"), _("comes up"), _("plays"), _("of them"))
            rows = [
                (kind_words(one.kind), share_words(one.frequency), short_choice(one.choice), share_words(one.share))
                for one in of_street
            ]
            yield f"<h2>{escape(street_heading(street))}</h2>"
            yield _table(heads, rows, (1, 3))
    if found.against is not None:
        yield from _against(found, found.against)


def _chart(chart: Sequence[Sequence[Square]]) -> str:
    rows = ("".join(map(_square, line)) for line in chart)
    return '<table class="chart">' + "".join(f"<tr>{row}</tr>" for row in rows) + "</table>"


def _square(square: Square) -> str:
    colours = f"background: {FILL[square.best]}; color: {text_colour(square.best)}"
    texts = f"<b>{square.name}</b>{escape(short_choice(square.best))}<br>{escape(margin_words(square.margin))}"
    return f'<td style="{colours}">{texts}</td>'


def _against(found: Study, against: Against) -> Iterator[str]:
    yield f"<h2>{escape(against.strategy.name)}</h2>"
    yield f"<p>{escape(against_words(found, against))}. {escape(costs_words())}</p>"
    yield _table(mistake_heads(), map(mistake_row, against.mistakes), (3, 4))


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]], numbers: Sequence[int] = ()) -> str:
    lines = [_row(heads, "th", numbers), *(_row(row, "td", numbers) for row in rows)]
    return '<table class="list">' + "".join(lines) + "</table>"


def _row(texts: Sequence[str], tag: str, numbers: Sequence[int]) -> str:
    starts = [f'<{tag} class="number">' if place in numbers else f"<{tag}>" for place in range(len(texts))]
    return (
        "<tr>" + "".join(f"{start}{escape(text)}</{tag}>" for start, text in zip(starts, texts, strict=True)) + "</tr>"
    )
