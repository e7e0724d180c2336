"""The words that people see in a file."""

from __future__ import annotations

import zlib

import pytest

from uth.report import texts
from uth.report.html import as_html
from uth.report.pdf import as_pdf
from uth.report.texts import html_texts, pdf_texts
from uth.words.document import Chapter, Clause, Document, Grid

PAPER = Document(
    "Paper & pen",
    (("who", "Ann"),),
    (Chapter("One", (Clause("A word (or two) \\ more."), Grid(("a", "b"), (("1", "$2"),), right=(1,)))),),
)


def test_of_a_page() -> None:
    found = html_texts(as_html(PAPER).encode())
    assert found[0] == "Paper & pen, Ann"
    assert found[1:] == [
        "Paper & pen",
        "who",
        "Ann",
        "1",
        "One",
        "1.1",
        "A word (or two) \\ more.",
        "a",
        "b",
        "1",
        "$2",
    ]


def test_of_a_pdf() -> None:
    found = pdf_texts(as_pdf(PAPER))
    assert found[:3] == ["Paper & pen", "who", "Ann"]
    assert {"One", "A word (or two) \\ more.", "a", "$2", "page 1 of 1"} <= set(found)


def test_what_is_not_seen_is_left_out_and_what_stands_for_a_picture_is_not() -> None:
    page = b'<p>seen<script>never</script><style>b {}</style></p><img alt="a table"><svg aria-label="a plot"></svg>'
    assert html_texts(page) == ["seen", "a table", "a plot"]


@pytest.mark.parametrize("content", [b"", b"stream\n", b"<", b"<p", b"stream\nBT /F1 1 Tf (\\", bytes(range(256))])
def test_what_is_damaged_has_what_it_has(content: bytes) -> None:
    html_texts(content)
    pdf_texts(content)


def test_a_pdf_that_unpacks_without_end_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "_MOST", 1000)
    with pytest.raises(ValueError, match="too large"):
        pdf_texts(b"stream\n" + zlib.compress(b"BT Tf " * 1000) + b"\nendstream")
