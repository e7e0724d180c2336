"""A file attached to a PDF."""

from __future__ import annotations

from functools import cache

import pytest

from uth.report.attached import attach, attached
from uth.report.pdf import as_pdf
from uth.words.document import Chapter, Clause, Document


@cache
def paper() -> bytes:
    """Return a file to attach to."""
    return as_pdf(Document("Paper", (("who", "Ann"),), (Chapter("One", (Clause("A word."),)),)))


def test_it_is_there_as_it_was() -> None:
    content = bytes(range(256)) * 9
    found = attach(paper(), "acts.json", content)
    assert found.startswith(paper().rstrip())
    assert attached(found, "acts.json") == content


def test_each_object_is_where_the_table_says() -> None:
    found = attach(paper(), "acts.json", b"x")
    table = int(found.rsplit(b"startxref\n", 1)[1].split()[0])
    lines = found[table:].split(b"\n")
    assert lines[0] == b"xref"
    for head, entry in zip(lines[1:6:2], lines[2:7:2], strict=True):
        assert found[int(entry.split()[0]) :].startswith(head.split()[0] + b" 0 obj\n")


@pytest.mark.parametrize("name", ["other.json", "acts"])
def test_another_name_is_not_there(name: str) -> None:
    with pytest.raises(ValueError, match="no record"):
        attached(attach(paper(), "acts.json", b"x"), name)


def test_what_is_damaged_is_said() -> None:
    found = attach(paper(), "acts.json", b"some acts, and some more")
    with pytest.raises(ValueError, match="damaged"):
        attached(found.replace(b"/Size 24 >>", b"/Size 25 >>"), "acts.json")
    with pytest.raises(ValueError, match="no table"):
        attach(b"%PDF-1.4", "acts.json", b"x")
