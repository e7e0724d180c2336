"""The template of the translations: current, and fit to be translated."""

from __future__ import annotations

import ast
import string

import pytest

from tests.catalogue import TEMPLATE, CatalogueError, Entry, Text, gather, merged, template, texts_of
from tests.golden import check_golden


def test_the_template_has_every_text_of_the_source() -> None:
    check_golden(TEMPLATE, template())


def test_what_is_filled_in_has_a_name() -> None:
    fields = [field for text in texts_of(template()) for _, field, _, _ in string.Formatter().parse(text)]
    assert len([field for field in fields if field]) > 500
    assert [field for field in fields if field == "" or (field or "").isdigit()] == []


def _found(source: str) -> list[Text]:
    entries: dict[Text, Entry] = {}
    gather(entries, "uth/words/some.py", ast.parse(source))
    return list(merged(entries))


@pytest.mark.parametrize(
    ("body", "texts"),
    [
        ('_("one")', [Text("one")]),
        ('_("one" " line")', [Text("one line")]),
        ('ngettext("one", "many", count)', [Text("one", "many")]),
        ('_("one") + ngettext("one", "many", count)', [Text("one", "many")]),
        ('pgettext("verb", "play")', [Text("play", context="verb")]),
        ("_(NAMES[which])", [Text("left"), Text("right")]),
        ('_(words)\n    words = NAMES.get(which, "")', [Text("left"), Text("right")]),
        ("for key, words in NAMES.items():\n        _(words)", [Text("left"), Text("right")]),
        ("[_(words) for words in ROW]", [Text("row")]),
        ("_(NAMES.get(which) or ROW[0])", [Text("left"), Text("right"), Text("row")]),
    ],
)
def test_texts_are_found_where_they_are_written_down(body: str, texts: list[Text]) -> None:
    source = f'NAMES = {{"no text": "left", 2: "right"}}\nROW = ("row",)\ndef said(which, count):\n    {body}\n'
    assert sorted(_found(source)) == texts


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ('TITLE = _("one")', "before the language is known"),
        ("def said(which):\n    _(which)", "written down nowhere"),
        ('def said(who):\n    _(f"{who} won")', "written down nowhere"),
        ('def said(n):\n    ngettext("a", "b", n); ngettext("a", "c", n)', "two plurals"),
    ],
)
def test_a_text_that_no_translator_would_see_is_a_fault(source: str, why: str) -> None:
    with pytest.raises(CatalogueError, match=why):
        _found(source)
