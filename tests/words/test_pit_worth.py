"""The desk in words: bounds are told from exact figures, and every reason has its sentence."""

from __future__ import annotations

from fractions import Fraction

import pytest

from uth.pit.bound import NoBound
from uth.ui.pit.present import Part
from uth.words import pit_edit, pit_save, pit_worth


def test_a_bound_is_no_figure() -> None:
    share = Fraction(1, 50)
    assert (pit_worth.at_most(share), pit_worth.about(share)) == ("≤ 2.0000 %", "(2.0000 %)")


@pytest.mark.parametrize("why", NoBound)
def test_every_reason_for_no_bound_is_told(why: NoBound) -> None:
    assert pit_worth.no_bound(why).startswith("No bound: ")


def test_every_part_has_a_title() -> None:
    assert len(pit_edit.parts()) == len(Part)


def test_counts() -> None:
    assert pit_edit.differ(1, "") == "1 line differs from the saved file."
    assert pit_edit.differ(2, "France") == "2 lines differ from “France”."
    assert pit_edit.problems_count(2) == "2 problems"
    assert pit_save.mend_first(1) == "The file has 1 problem: what is saved must be a table."


def test_lines_of_files() -> None:
    assert pit_edit.in_line(7, "wrong") == "line 7: wrong"
    assert pit_edit.in_line(0, "wrong") == "wrong"
    assert pit_edit.path_words(("rules", "fold")) == "rules > fold"
