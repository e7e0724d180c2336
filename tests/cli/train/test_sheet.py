"""``uth train sheet``: a printed test with its key; the right answers are only in the key."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from tests.cli.asked import refused
from tests.readme import arguments
from tests.school.houses import house
from uth.cards import format_cards
from uth.cli import main
from uth.cli.train.school_pictures import label_room, tick_boxes, to_number_below, to_tick, to_write, weeks_plot
from uth.cli.train.sheet_pages import key, questions
from uth.company.chance import Chance
from uth.report.page import PAGE
from uth.report.pdf import layout
from uth.school.drill import drill_of
from uth.school.exercise import Exercise, Order, Pick
from uth.school.plan import Plan
from uth.school.score import Share
from uth.school.skills import BY_ACTS, Skill
from uth.school.telling import value_words
from uth.words.document import PICTURE_WIDTH, Bar, Clause, Document, Label, Picture

PRINTED = tuple(skill for skill in Skill if skill not in BY_ACTS)


def plan_of_all(skills: tuple[Skill, ...], count: int) -> Plan:
    """Return a plan at the standard table."""
    return Plan(skills, house("standard"), "7", count)


def of_every_kind(skill: Skill) -> list[Exercise]:
    """Return an exercise of each kind."""
    drill, here = drill_of(skill), house("standard")
    return [drill.draw(here, kind, Chance("sheet", kind)) for kind in drill.kinds(here)]


def clauses(document: Document) -> list[str]:
    """Return the paragraphs."""
    return [part.text for chapter in document.chapters for part in chapter.parts if isinstance(part, Clause)]


@pytest.mark.parametrize("skill", PRINTED)
def test_every_kind_has_room_for_its_answers_and_a_line_of_the_key(skill: Skill) -> None:
    exercises = of_every_kind(skill)
    plan = plan_of_all((skill,), len(exercises))
    pages, answers = questions(plan, exercises), key(plan, exercises)
    pictures = [part for part in pages.chapters[0].parts if isinstance(part, Picture)]
    assert len(clauses(pages)) == len(pictures) == len(clauses(answers)) == len(exercises)
    for exercise, picture, line in zip(exercises, pictures, clauses(answers), strict=True):
        labels = [shape.text for shape in picture.shapes if isinstance(shape, Label)]
        assert [field.label for field in exercise.fields if field.label not in labels] == []
        for field in exercise.fields:
            assert value_words(exercise, field, exercise.right[field.name], format_cards) in line
            if isinstance(field, Order) or (isinstance(field, Pick) and len(field.options) <= 5):
                assert [option.label for option in field.options if option.label not in labels] == []


@pytest.mark.parametrize("skill", PRINTED)
def test_nothing_leaves_the_page(skill: Skill) -> None:
    exercises = of_every_kind(skill)[:12]
    plan = plan_of_all((skill,), len(exercises))
    for document in (questions(plan, exercises), key(plan, exercises)):
        for chapter in document.chapters:
            for picture in (part for part in chapter.parts if isinstance(part, Picture)):
                assert all(_right_end(shape) <= PICTURE_WIDTH + 0.01 for shape in picture.shapes)
        assert all(0 <= mark.down <= PAGE[1] for page in layout(document) for mark in page)


def _right_end(shape: Bar | Label) -> float:
    return shape.left + (shape.width if isinstance(shape, Bar) else 4.4 * len(shape.text))


def test_as_pdf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(arguments("uth train sheet results --n 10 --seed 7 --pdf test.pdf")) == 0
    assert Path("test.pdf").read_bytes().startswith(b"%PDF")
    assert capsys.readouterr().out == ""


@pytest.fixture
def unprinted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Write the documents down instead of printing them; the same ones are the same file of a printer, too."""
    monkeypatch.setattr("uth.report.pdf.as_pdf", lambda *documents: repr(documents).encode())


@pytest.mark.usefixtures("unprinted")
def test_the_same_seed_prints_the_same_test(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [tmp_path / name for name in ("a.pdf", "b.pdf", "c.pdf")]
    for file, seed in zip(files, ("7", "7", "8"), strict=True):
        assert main(["train", "sheet", "qualify", "--n", "3", "--seed", seed, "--pdf", str(file)]) == 0
    first, second, third = (file.read_bytes() for file in files)
    assert first == second != third
    assert capsys.readouterr().out == ""


@pytest.mark.usefixtures("unprinted")
def test_a_mixed_test_leaves_out_what_cannot_be_printed(tmp_path: Path) -> None:
    file = tmp_path / "mixed.pdf"
    assert main(["train", "sheet", "mixed", "--n", "4", "--seed", "7", "--table", "france", "--pdf", str(file)]) == 0
    assert file.exists()


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (["settle", "--pdf", "x.pdf"], "settle and deal cannot be printed"),
        (["raed", "--pdf", "x.pdf"], 'did you mean "read"?'),
        (["read", "--n", "201", "--pdf", "x.pdf"], "201 exercises: a sheet has at most 200"),
        (["read"], "--pdf"),
        (["read", "--n", "1", "--pdf", "/proc/nowhere/x.pdf"], "/proc/nowhere"),
    ],
)
def test_what_cannot_be_printed(
    wrong: list[str], why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert why in refused(capsys, "train", "sheet", *wrong)
    assert list(tmp_path.iterdir()) == []


# --- the pictures


def test_bars_are_as_high_as_their_scores() -> None:
    half, full = Share(4, 2, Fraction(50)), Share(4, 4, Fraction(100))
    picture = weeks_plot([("a", half), ("b", None), ("c", full)], "about")
    bars = [shape for shape in picture.shapes if isinstance(shape, Bar) and shape.colour == "#3f5f7f"]
    assert [bar.height / bars[1].height for bar in bars] == [0.5, 1.0]
    assert bars[0].down + bars[0].height == pytest.approx(bars[1].down + bars[1].height)
    labels = {shape.text for shape in picture.shapes if isinstance(shape, Label)}
    assert {"a", "b", "c", "50.0", "100.0", "(4)"} <= labels


def test_many_weeks_are_not_all_named() -> None:
    picture = weeks_plot([(f"week {number}", None) for number in range(26)], "about")
    names = [shape.text for shape in picture.shapes if isinstance(shape, Label) and shape.text.startswith("week")]
    assert names == [f"week {number}" for number in range(0, 26, 3)]


def test_boxes_to_tick_and_lines_to_write_on() -> None:
    boxes = tick_boxes(["one", "two"], ["good", "again"], "about")
    assert sum(isinstance(shape, Bar) for shape in boxes.shapes) == 2 * 2 * 4
    assert to_tick("label", ["short"] * 3, 96) is not None
    assert to_tick("label", ["a rather long option"] * 5, 96) is None
    assert label_room(["short"]) < label_room(["a label of very many letters"])
    _label, line = to_write("label", 96)
    assert isinstance(line, Bar)
    assert (line.left, line.left + line.width) == (96, PICTURE_WIDTH)


def test_steps_have_room_for_their_numbers() -> None:
    head, *steps = to_number_below(("The steps", "number them"), ["one", "two"], 96)
    assert [shape.text for shape in head if isinstance(shape, Label)] == ["The steps", "number them"]
    for step, (line, label) in zip(["one", "two"], steps, strict=True):
        assert isinstance(line, Bar)
        assert isinstance(label, Label)
        assert label.text == step
        assert line.left + line.width < label.left
