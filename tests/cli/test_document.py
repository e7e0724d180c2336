"""Documents as text and as PDF, seen on the rules of play."""

from __future__ import annotations

import itertools
from importlib.resources import files
from pathlib import Path

import pytest
from matplotlib.font_manager import FontProperties
from matplotlib.textpath import TextToPath

from tests.golden import check_golden
from tests.readme import arguments
from uth.cli import main
from uth.cli.document import WIDTH
from uth.config import load_table
from uth.config.profiles import load_profile
from uth.report.page import PAGE, Rule, Words, width_of
from uth.report.pdf import as_pdf, layout
from uth.words.document import Chapter, Clause, Document, Grid, Photo, Picture
from uth.words.rules_of_play import rules_of_play

GOLDEN = Path(__file__).parent.parent / "data" / "rules_of_play"
TABLES = ["standard", "six-box-dark", "florida-like"]


def rules(name: str) -> Document:
    table = load_table(name).table
    return rules_of_play(table, load_profile(table.procedure.faults))


@pytest.mark.parametrize("name", TABLES)
def test_rules_of_play_as_text(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["table", name, "--rules-of-play"]) == 0
    printed = capsys.readouterr().out
    assert max(len(line) for line in printed.splitlines() if not line.startswith(8 * " ")) <= WIDTH
    check_golden(GOLDEN / f"{name}.txt", printed)


def test_rules_of_play_as_pdf(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(arguments("uth table standard --rules-of-play --pdf rules.pdf")) == 0
    assert capsys.readouterr() == ("", "")
    content = Path("rules.pdf").read_bytes()
    assert content.startswith(b"%PDF-")
    assert content.count(b"/Type /Page ") == len(layout(rules("standard"))) >= 3
    assert b"595 842" in content


def test_a_long_table_of_long_cells_goes_on_with_its_heads() -> None:
    rows = tuple((f"row {number}", "many words " * 9, "other words " * 7) for number in range(60))
    document = Document("A title", (), (Chapter("One", (Grid(("First", "Second", "Third"), rows),)),))

    pages = layout(document)

    assert len(pages) > 3
    for marks in pages:
        words = [mark for mark in marks if isinstance(mark, Words)]
        assert [mark.text for mark in words].count("Second") == 1
        assert all(mark.left + width_of(mark.text, mark.size, mark.face) <= 528 for mark in words)
        assert all(mark.down < PAGE[1] - 30 for mark in words)


def test_the_same_document_is_the_same_file() -> None:
    document = Document("A title", (("Table", "$5 to $10"),), (Chapter("One", (Clause("First, $5.", "Hear"),)),))
    assert as_pdf(document) == as_pdf(document)


def test_a_pdf_of_something_else(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["table", "standard", "--pdf", str(tmp_path / "sign.pdf")]) == 2
    assert "add --rules-of-play" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_pdf_in_a_new_folder_and_one_that_cannot_be_written(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("uth.report.pdf.as_pdf", lambda _document: b"%PDF-")
    file = tmp_path / "new" / "rules.pdf"
    assert main(["table", "standard", "--rules-of-play", "--pdf", str(file)]) == 0
    assert file.read_bytes() == b"%PDF-"
    assert main(["table", "standard", "--rules-of-play", "--pdf", str(tmp_path)]) == 2
    assert str(tmp_path) in capsys.readouterr().err


@pytest.mark.parametrize("name", TABLES)
def test_everything_is_on_the_pages_and_nothing_leaves_them(name: str) -> None:
    document = rules(name)
    pages = layout(document)
    width, height = PAGE
    for number, marks in enumerate(pages, 1):
        words = [mark for mark in marks if isinstance(mark, Words)]
        assert words[-1].text == f"page {number} of {len(pages)}"
        for mark in words:
            assert 60 < mark.left < mark.left + width_of(mark.text, mark.size, mark.face) < width - 60, mark.text
            assert 50 < mark.down < height - 30
        assert all(60 < mark.left < mark.right < width - 60 for mark in marks if isinstance(mark, Rule))
    drawn = " ".join(mark.text for marks in pages for mark in marks if isinstance(mark, Words))
    for chapter in document.chapters:
        assert chapter.title in drawn
        for part in chapter.parts:
            assert not isinstance(part, Picture | Photo)
            texts = [part.text] if isinstance(part, Clause) else [*part.heads, *sum(part.rows, ())]
            assert all(text in drawn for text in texts if text not in document.title)


def test_lines_do_not_run_into_each_other() -> None:
    for marks in layout(rules("six-box-dark")):
        for left in {mark.left for mark in marks}:
            downs = sorted(mark.down for mark in marks if isinstance(mark, Words) and mark.left == left)
            assert all(after - before > 8 for before, after in itertools.pairwise(downs))


@pytest.mark.parametrize("face", ["Regular", "Semibold", "It"])
@pytest.mark.parametrize("text", ["", " ", "AV To. W, Yes", "fi  fl", "“$5” to −3.5 %", " Te "])
def test_a_line_is_as_wide_as_its_words_and_the_room_between_them(text: str, face: str) -> None:
    """No letter moves nearer to another one over a space."""
    font = FontProperties(fname=str(files("font_source_sans_pro") / "files" / f"SourceSansPro-{face}.ttf"), size=10)
    wide, _high, _below = TextToPath().get_text_width_height_descent(text, font, ismath=False)
    assert width_of(text, 20, face) == pytest.approx(2 * wide)


def test_long_cells_are_broken_and_blocks_stay_whole() -> None:
    long = " ".join(["word"] * 60)
    grid = Grid(("one", "two"), tuple((f"{number}", long) for number in range(8)))
    parts = (Clause("The first."), grid, Clause("The second. " * 40, call="Hear hear"), grid)
    document = Document("A title", (), (Chapter("One", parts), Chapter("Two", parts)))
    pages = layout(document)
    assert len(pages) > 1
    for marks in pages:
        for mark in marks:
            if isinstance(mark, Words):
                assert mark.left + width_of(mark.text, mark.size, mark.face) < PAGE[0] - 60
                assert mark.down < PAGE[1] - 30
    assert [mark.text for mark in pages[-1] if isinstance(mark, Words)][-1] == f"page {len(pages)} of {len(pages)}"


def test_tables_in_a_row_need_not_stay_together() -> None:
    """Each by itself does: what is left of a page is filled."""
    grid = Grid(("play", "edge"), tuple((f"{row}", "2 %") for row in range(14)))
    pages = layout(Document("Tables", (), (Chapter("First", (Clause("So:"), grid, grid, grid)),)))
    said = [[mark.text for mark in page if isinstance(mark, Words)] for page in pages]
    assert [page.count("play") for page in said] == [2, 1]
    assert "First" in said[0]
