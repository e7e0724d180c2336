"""The pit boss's desk: what an edited table is worth, its problems, and how it differs from others."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from tests.ui.scenes.at_desk import BROKEN, STANDARD, House, click_line, table_of, typed
from tests.ui.scenes.at_page import click, press, text
from uth.analysis.game import game_of
from uth.analysis.solved import stored
from uth.analysis.worker import Answer, WorkerLost
from uth.config import load_table
from uth.ui.keys import Key
from uth.ui.pit.present import Part


@pytest.fixture
def house() -> House:
    return House()


def test_a_bound_at_once_and_then_the_exact_edge(house: House) -> None:
    scene = house.open("standard", Part.BLIND)
    click_line(scene, "flush")
    click(scene, "more")
    said = text(scene)
    assert "House edge, of the Ante, ≤ 0.8992 %, 2.1850 %" in said
    assert "at least this good" in said
    assert house.bench.asked == [(game_of(table_of(scene)),)]
    house.bench.answers = [Answer(1, Fraction(1, 128))]
    scene.update(0.02)
    said = text(scene)
    assert "House edge, of the Ante, 0.7812 %, 2.1850 %" in said
    assert "of Ante and Blind, 0.3906 %, 1.0925 %" in said
    assert "The edge is exact" in said
    found = stored(game_of(STANDARD))
    assert found is not None
    house.bench.answers = [Answer(2, replace(found, game=game_of(table_of(scene))))]
    scene.update(0.02)
    said = text(scene)
    assert "≤" not in said
    assert "Exact, by best play" in said


def test_what_changes_no_decision_asks_nobody(house: House) -> None:
    scene = house.open("standard", Part.RULES)
    click_line(scene, "before the flop")
    scene.desk.set(scene.desk.lines(scene._part)[5], "4")  # type: ignore[arg-type]
    scene.changed()
    assert "House edge, of the Ante, 2.1850 %, 2.1850 %" in text(scene)
    assert house.bench.asked == []


def test_where_there_is_no_bound_it_says_why_and_so_where_it_cannot_be_solved(house: House) -> None:
    scene = house.open("standard", Part.RULES)
    click_line(scene, "before the flop")
    while table_of(scene).rules.before_the_flop != (3,):
        click(scene, "value next")
    said = text(scene)
    assert "House edge, of the Ante, –, 2.1850 %" in said
    assert "No bound: best play so far makes a choice that is gone." in said
    first = house.bench.asked[0]
    house.bench.answers = [Answer(1, error=WorkerLost("gone"))]
    scene.update(0.02)
    text(scene)
    assert house.bench.asked[1:] == [(game_of(table_of(scene)),)] != [first]
    house.bench.answers = [Answer(2, error=WorkerLost("the solver is missing"))]
    scene.update(0.02)
    assert "the solver is missing" in text(scene)


def test_problems_stand_beside_their_line_and_nothing_is_lost(house: House) -> None:
    scene = house.open("six-box-dark", Part.RULES)
    click_line(scene, "boxes")
    scene.focus_on("value")
    typed(scene, "x")
    said = text(scene)
    assert "boxes, 6x, 6, line 84: expected a whole number" in said
    assert "six-box-dark.yaml, changed, not saved, 1 problem" in said
    assert "The sign as it was before the problem." in said
    assert "Rules (!)" in [control.label for control in scene.controls()]
    click(scene, "save")
    assert scene.opens is None
    assert "what is saved must be a table" in text(scene)
    click(scene, "undo")
    assert scene.desk.editing.now.text == load_table("six-box-dark").text


def test_a_file_with_problems_is_mended(users_folder: Path, house: House) -> None:
    file = users_folder / "tables" / "mine.yaml"
    file.parent.mkdir(parents=True)
    file.write_text(BROKEN)
    scene = house.open("mine")
    assert 'royal flush, one, line 6: expected odds such as "3 to 2", got "one"' in text(scene)
    press(scene, Key.ENTER)
    typed(scene, "500")
    press(scene, Key.ENTER)
    assert table_of(scene).name == "Mine"
    assert "# Mine.\n" in scene.desk.editing.now.text


def test_differences_from_any_other_table(house: House) -> None:
    scene = house.open("standard", Part.DIFFERENCES)
    assert "No line differs from the file." in text(scene)
    names = [table.name for table in scene.desk.others]
    for _ in range(1 + names.index("Florida-like")):
        click(scene, "beside next")
    said = text(scene)
    assert "trips > full house, 8 to 1, 10 to 1" in said
    assert "8 lines differ from “Florida-like”." in said
    assert "Trips, of the bet, 3.4979 %, 5.0216 %" in said
    click_line(scene, "trips > full house")
    click(scene, "more")
    click(scene, "more")
    assert "trips > full house" not in text(scene).split("trips > flush")[0]
    assert "7 lines differ" in text(scene)
