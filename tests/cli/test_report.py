"""``uth check T --html F --pdf F``: what the report says, that its file stands alone, and what is refused."""

from __future__ import annotations

import hashlib
import json
import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from fractions import Fraction
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.config.tables import table_text
from tests.golden import check_golden
from uth import __version__
from uth.analysis.figures import figures
from uth.cli import main
from uth.cli.document import as_text
from uth.cli.report_document import Origin, faulty_report, report
from uth.config import find_table, load_table
from uth.hands import Category
from uth.paytable import Odds
from uth.report.changes import Changed, LineChanges, Sign
from uth.report.days import Days
from uth.report.facts import Assumptions, Facts, facts, usual_assumptions
from uth.report.html import as_html
from uth.report.page import PAGE, Fill, Words, width_of
from uth.report.pdf import as_pdf, layout
from uth.report.players import Bases, Player
from uth.words.document import Document

GOLDEN = Path(__file__).parent.parent / "data" / "report"
ORIGIN = Origin("mine.yaml", "5a" * 32, "1.2.3", "2026-11-30")
COMPILED = ("uth.analysis.solver", "uth.report.days", "uth.bulk.machine")
EDGE = "50643648973/2317817502000"


@pytest.fixture
def no_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    """Be on a machine without numba."""
    for name in COMPILED:
        monkeypatch.setitem(sys.modules, name, None)


@pytest.fixture(scope="module")
def stored() -> Iterator[Facts]:
    """What a report on the standard table can say without the compiled solver."""
    with pytest.MonkeyPatch.context() as patch:
        for name in COMPILED:
            patch.setitem(sys.modules, name, None)
        table = load_table("standard").table
        yield facts(figures(table), usual_assumptions(table), seed="", told=lambda _what: None)


@pytest.fixture(scope="module")
def whole(stored: Facts) -> Facts:
    """The same with made-up values in place of those that the solver and the simulator give."""
    changes = (
        LineChanges(Sign.BLIND, Category.FLUSH, Odds(3, 2), Changed(Odds(5, 2), Fraction(-1, 300)), None),
        LineChanges(
            Sign.TRIPS, Category.FLUSH, Odds(7), Changed(Odds(8), Fraction(1, 200)), Changed(Odds(6), Fraction(1, 8))
        ),
    )
    bases = Bases(Fraction(1, 10), Fraction(1, 20), Fraction(1, 30), Fraction(7, 200))
    players = tuple(Player(name, Fraction(1, 2), stored.best.ends, Fraction(3), bases) for name in ("timid", "novice"))
    days = Days(6, 360, "77", Fraction(-14), tuple(map(Fraction, (-60, 50, -70, 30, -20) * 12)))
    one_box = tuple(replace(chance, mix=0.125) for chance in stored.risk.one_box)
    return replace(stored, changes=changes, players=players, risk=replace(stored.risk, one_box=one_box, boxes=days))


@pytest.fixture(scope="module")
def document(whole: Facts) -> Document:
    """The report of these facts."""
    return report(whole, ORIGIN, ["mine.yaml:7: an <odd> & pay"])


def _texts(document: Document) -> str:
    return " ".join(as_text(document).split())


def test_what_the_report_says(document: Document) -> None:
    check_golden(GOLDEN / "standard.txt", as_text(document) + "\n")


def test_where_the_solver_is_missing_the_report_says_so(stored: Facts) -> None:
    text = _texts(report(stored, ORIGIN, []))
    assert text.count("Not worked out: the exact solver cannot be loaded on this machine.") == 3
    assert EDGE in text
    assert "found no problems and has no warnings" in text


def test_one_box_is_exact_and_nothing_is_simulated(whole: Facts) -> None:
    one = replace(whole, assumed=replace(whole.assumed, boxes=1), risk=replace(whole.risk, boxes=None))
    text = _texts(report(one, ORIGIN, []))
    assert "simulated" not in text
    assert "House behind after a month, 1 box, best play 22.3743 %" in text


def test_several_boxes_have_error_bars_and_are_never_independent(document: Document) -> None:
    text = _texts(document)
    assert "share board and dealer's hand and are not independent" in text
    assert re.search(r"a day 40\.00 % ± 6\.\d\d % a week 2\d\.\d\d % ± \d\.\d\d %", text)
    assert "computed to better than one in ten million" in text


def test_the_win_an_hour_is_boxes_rounds_stake_and_edge(document: Document) -> None:
    text = _texts(document)
    ante, trips = 6 * 30 * 10, 6 * 30 * 5
    best = ante * 50643648973 / 2317817502000 + trips * 233985 / 6689228
    assert f"best play $39.33 $31.48 ${best:.2f} ${12 * best:.2f}" in text
    assert f"the mix $180.00 $31.50 ${ante * 0.1 + trips * 0.035:.2f} $2,538.00" in text


def test_the_usual_assumptions_are_stated_and_keep_to_the_table() -> None:
    standard = load_table("standard").table
    assert usual_assumptions(standard) == Assumptions(6, 30, 12, 1000, 500, usual_assumptions(standard).mix)
    dear = replace(standard, limits=replace(standard.limits, ante=replace(standard.limits.ante, least=2500)))
    assert usual_assumptions(dear).ante == 2500
    assert usual_assumptions(replace(standard, trips=None)).trips == 0


# --- HTML


class _Page(HTMLParser):
    """What a page would load, and its tags in pairs."""

    def __init__(self) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.open: list[str] = []
        self.ids: set[str] = set()
        self.links: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "rect"):
            self.open.append(tag)
        for name, value in attrs:
            if name in ("src", "href", "srcset", "data", "action") and not (value or "").startswith("#"):
                self.loads.append(f"{tag} {name}={value}")
            if name == "id":
                self.ids.add(value or "")
            if name == "href":
                self.links.add((value or "").removeprefix("#"))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag == "rect", attrs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def _parsed(html: str) -> _Page:
    page = _Page()
    page.feed(html)
    page.close()
    return page


def test_the_page_stands_alone(document: Document) -> None:
    html = as_html(document)
    page = _parsed(html)
    assert page.loads == page.open == []
    assert not re.search(r"https?:|url\(|@import|<script|<link|<img|<iframe", html)
    assert "@page { size: A4" in html
    assert "@media print" in html


def test_the_page_says_what_the_document_says(document: Document) -> None:
    html = as_html(document)
    assert "an &lt;odd&gt; &amp; pay" in html
    assert html.count("<section>") == len(document.chapters) == 13
    assert html.count('<td class="number">2.184971 %</td>') == 1
    assert f"<td>{EDGE}</td>" in html
    assert html.count("<svg") == html.count('role="img"') == 3
    assert all(f">{rank}{rank}<" in html for rank in "23456789TJQKA")


def test_each_table_is_a_chapter_of_one_page(document: Document) -> None:
    other = replace(document, about=(("Table", "Another & one"), *document.about[1:]))
    page = as_html(document, other)
    assert page.count("<article") == 2
    assert ">Another &amp; one</a>" in page
    parsed = _parsed(page)
    assert parsed.links == parsed.ids == {"table-1", "table-2"}
    assert "<nav>" not in as_html(document)


# --- PDF


def test_everything_is_on_the_pages_and_nothing_leaves_them(document: Document) -> None:
    pages = layout(document)
    width, height = PAGE
    for mark in (mark for marks in pages for mark in marks):
        if isinstance(mark, Words) and mark.text:
            assert 60 < mark.left < mark.left + width_of(mark.text, mark.size, mark.face) < width - 60, mark.text
            assert 50 < mark.down < height - 30, mark.text
        if isinstance(mark, Fill):
            assert 60 < mark.left < mark.left + mark.width < width - 60
            assert 50 < mark.down < mark.down + mark.height < height - 60
    drawn = [mark.text for marks in pages for mark in marks if isinstance(mark, Words)]
    assert {EDGE, ORIGIN.sha256, "AKs", "Prepared by", "net result of the box, Antes"} <= set(drawn)


def test_two_reports_are_one_pdf() -> None:
    document = faulty_report(ORIGIN, ["a problem"])
    content = as_pdf(document, document)
    assert content.startswith(b"%PDF-")
    assert content.count(b"/Type /Page ") == 2 * len(layout(document))


# --- the command


def _facts_of_the_file(name: str) -> tuple[str, str]:
    file = find_table(name)
    return file.name, hashlib.sha256(file.read_bytes()).hexdigest()


@pytest.mark.usefixtures("no_solver")
def test_the_command_writes_both_files(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Drawing the pages of a whole report takes seconds.
    monkeypatch.setattr("uth.report.pdf.layout", lambda _document: [[Words(70, 70, "a page")]])
    page, pdf = tmp_path / "report.html", tmp_path / "report.pdf"
    page.write_text("the old one", encoding="utf-8")
    before = datetime.now().astimezone().date()
    assert main(["check", "standard", "--html", str(page), "--pdf", str(pdf)]) == 0
    after = datetime.now().astimezone().date()
    said = capsys.readouterr()
    assert f"report written to {page}" in said.out
    assert f"report written to {pdf}" in said.out
    assert said.err == ""
    html = page.read_text(encoding="utf-8")
    name, sha256 = _facts_of_the_file("standard")
    assert all(f"<td>{text}</td>" in html for text in (name, sha256, f"uth {__version__}", EDGE))
    assert any(f"<td>{day.isoformat()}</td>" in html for day in (before, after))
    assert pdf.read_bytes().startswith(b"%PDF-")
    assert sorted(file.name for file in tmp_path.iterdir() if file.is_file()) == ["report.html", "report.pdf"]


@pytest.mark.usefixtures("no_solver")
def test_a_file_with_problems_has_its_chapter(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bad, page = tmp_path / "bad.yaml", tmp_path / "report.html"
    bad.write_text(table_text("rounding: no\n"), encoding="utf-8")
    assert main(["check", "standard", str(bad), "--html", str(page), "--json"]) == 1
    assert [len(table["problems"]) for table in json.loads(capsys.readouterr().out)] == [0, 1]
    html = page.read_text(encoding="utf-8")
    assert html.count("<article") == 2
    assert "bad.yaml:12: rounding: expected &quot;down&quot; or &quot;up&quot;" in html
    assert str(tmp_path) not in html


@pytest.mark.usefixtures("no_solver")
def test_a_table_that_cannot_be_solved_here_says_why(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    unsolved, page = tmp_path / "unsolved.yaml", tmp_path / "report.html"
    unsolved.write_text(table_text(blind="blind: {royal flush: 499 to 1}\n"), encoding="utf-8")
    assert main(["check", str(unsolved), "--html", str(page)]) == 0
    capsys.readouterr()
    html = page.read_text(encoding="utf-8")
    assert "There are no figures for this file" in html
    assert "it cannot be loaded" in html


@pytest.mark.usefixtures("no_solver")
def test_the_use_of_the_table_may_be_given(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "report.html"
    use = ["--boxes=1", "--rounds-per-hour=50", "--hours-per-day=8", "--average-ante=25.50", "--average-trips=0"]
    assert main(["check", "standard", "--html", str(page), *use]) == 0
    capsys.readouterr()
    html = page.read_text(encoding="utf-8")
    assert "1 box in every round, 50 rounds an hour, 8 hours a day, an average Ante of $25.50 with $0 of Trips" in html
    assert '<td>a day</td><td class="number">400</td>' in html


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--html", "nowhere/report.html"], "there is no folder nowhere"),
        (["--pdf", "nowhere/report.pdf"], "there is no folder nowhere"),
        (["--html", "."], "it is a folder"),
        (["--boxes", "3"], "--boxes is of the report"),
        (["--html", "r.html", "--average-ante", "0"], "no box without an Ante"),
        (["--html", "r.html", "--average-ante", "ten"], "--average-ante"),
        (["--html", "r.html", "--average-trips", "1.001"], "--average-trips"),
        (["--html", "r.html", "--boxes", "8"], "has 6 of them, got 8"),
        (["--html", "r.html", "--boxes", "9"], "expected 1 to 8"),
        (["--html", "r.html", "--rounds-per-hour", "0"], "expected 1 to 500"),
        (["--html", "r.html", "--players", "practical=60,novice=50"], "100 together"),
        (["--html", "r.html", "--players", "practical"], "100 together"),
        (["--html", "r.html", "--players", "practical=50,practical=50"], "100 together"),
        (["--html", "r.html", "--players", "nobody=100"], "nobody"),
    ],
)
def test_what_is_refused_before_any_work(
    options: list[str], said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    try:
        code = main(["check", "standard", *options])
    except SystemExit as stop:  # argparse
        code = int(stop.code or 0)
    assert code == 2
    streams = capsys.readouterr()
    assert streams.out == ""
    assert said in streams.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.full
def test_the_whole_report(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page, pdf = tmp_path / "report.html", tmp_path / "report.pdf"
    assert main(["check", "standard", "--html", str(page), "--pdf", str(pdf)]) == 0
    capsys.readouterr()
    assert pdf.read_bytes().count(b"/Type /Page ") >= 8
    html = page.read_text(encoding="utf-8")
    assert "Not worked out" not in html
    for percent in ("2.4323 %", "3.4947 %", "3.4701 %", "0.9018 %", "−1.1214 %", "−1.3319 %", "5.9128 %"):
        assert f'<td class="number">{percent}</td>' in html
    assert "±" in html
