"""``uth train checklist``: as text, as JSON and as PDF."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.golden import check_golden
from tests.readme import arguments
from tests.school.houses import house
from uth import __version__
from uth.cli import main
from uth.cli.help import source
from uth.cli.train.checklist_page import page
from uth.report.page import PAGE, Words
from uth.report.pdf import layout
from uth.words.document import PICTURE_WIDTH, Bar, Clause, Label, Picture

GOLDEN = Path(__file__).parents[2] / "data" / "train" / "checklist.txt"


def test_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "checklist", "--table", "france"]) == 0
    text = capsys.readouterr().out.replace(__version__, "VERSION")
    check_golden(GOLDEN, text)
    assert max(map(len, text.splitlines())) <= 100


def test_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "checklist", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    shown = json.loads(source("json").partition("## train checklist")[2].partition("```json\n")[2].partition("```")[0])
    assert set(found) == set(shown)
    assert found["skills"][2] == shown["skills"][0]
    assert [each["skill"] for each in found["skills"]] == [f"D{number}" for number in range(1, 22)]


def test_as_pdf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(arguments("uth train checklist --table france --pdf checklist.pdf")) == 0
    assert capsys.readouterr().out == "checklist.pdf is written\n"
    assert Path("checklist.pdf").read_bytes().startswith(b"%PDF-")


def test_every_skill_has_room_beside_it() -> None:
    document = page(house("six-box-dark"))
    the_round, the_job, _by_hand, _signed = document.chapters
    parts = (*the_round.parts, *the_job.parts)
    clauses, pictures = parts[::2], parts[1::2]
    assert [isinstance(each, Clause) and each.text.split(" ")[0] for each in clauses] == [
        f"D{number}" for number in range(1, 22)
    ]
    for each in pictures:
        assert isinstance(each, Picture)
        ticks = [shape.text for shape in each.shapes if isinstance(shape, Label)]
        assert ticks == ["seen", "competent", "again", "date", "initials"]
        assert all(shape.left + shape.width <= PICTURE_WIDTH for shape in each.shapes if isinstance(shape, Bar))


def test_nothing_leaves_the_page() -> None:
    pages = layout(page(house("standard", "LT")))
    assert len(pages) <= 4
    for marks in pages:
        assert all(mark.down < PAGE[1] - 20 for mark in marks if isinstance(mark, Words))


def test_a_house_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "checklist", "--profile", "UK"]) == 2
    assert 'no house profile is called "UK"' in capsys.readouterr().err
