"""A file on the desk: what is typed is one edit, what it is worth, what is about no line."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.ui.test_shares import Desk as Bench
from uth.config import load_table
from uth.pit.bound import NoBound
from uth.pit.edit import opened
from uth.pit.edit_lines import Group, Line
from uth.ui.page.model import Panel, Text
from uth.ui.pit.desk import Desk, How
from uth.ui.pit.editor import blocks
from uth.ui.pit.exact import Exact
from uth.ui.pit.figures import in_short

STANDARD = load_table("standard").table


def desk(text: str | None = None) -> Desk:
    return Desk(opened(text or load_table("standard").text, "mine.yaml"), Exact(Bench), [load_table("auckland").table])


def line(on: Desk, *path: str) -> Line:
    return next(each for group in Group for each in on.lines(group) if each.path == path)


def test_what_is_typed_on_a_line_is_one_edit() -> None:
    on = desk()
    flush = line(on, "blind", "flush")
    for text in ("2", "2 ", "2 t", "2 to", "2 to 1"):
        on.type(flush, text)
    on.typed()
    assert len(on.editing.past) == 1
    assert line(on, "blind", "flush").value == "2 to 1"
    on.undo()
    assert on.editing.now.table == STANDARD


def test_an_emptied_field_takes_nothing_out_and_typing_is_taken_back() -> None:
    on = desk()
    boxes = line(on, "rules", "boxes")
    on.type(boxes, "x")
    on.type(boxes, "")
    assert on.editing.now.table == STANDARD
    on.type(boxes, "5")
    on.untype()
    assert (on.editing.now.table, on.editing.past) == (STANDARD, ())


def test_what_a_file_is_worth() -> None:
    on = desk()
    assert on.worth().how is How.EXACT
    on.set(line(on, "rules", "boxes"), "5")
    assert on.worth().how is How.EXACT
    on.set(line(on, "blind", "flush"), "2 to 1")
    assert on.worth().how is How.BOUND
    on.undo()
    on.set(line(on, "rules", "before the flop"), "1, 3")
    assert (on.worth().how, on.worth().why_not) == (How.NOTHING, NoBound.CHOICE)
    on.undo()
    on.set(line(on, "rules", "fold"), "x")
    assert on.worth().how is How.PROBLEM


def test_a_choice_gone_that_nobody_used_is_exact_without_solving() -> None:
    on = desk(load_table("six-box-dark").text)
    before = on.worth()
    on.set(line(on, "rules", "fold"), "flop, river")
    worth = on.worth()
    assert worth.how is How.STILL
    assert worth.figures is not None
    assert before.figures is not None
    assert worth.figures.base == before.figures.base


@pytest.mark.parametrize("beside", [0, 1])
def test_it_is_compared_with_the_saved_file_or_another(beside: int) -> None:
    on = desk()
    on.beside = beside
    assert bool(on.differing) is bool(beside)
    assert {each.path for each in on.different()} == on.differing
    assert on.there(("rules", "hole cards used")) == ("both" if beside else "any")


def test_what_is_wrong_with_no_line_is_told_all_the_same() -> None:
    on = desk(load_table("standard").text.replace("  royal flush: 500 to 1\n", ""))
    (problem,) = on.unplaced()
    assert "royal flush" in problem.message
    assert on.has_problem(Group.BLIND) is False
    on.set(line(on, "blind", "royal flush"), "500 to 1")
    assert on.unplaced() == ()
    on.set(line(on, "rules", "boxes"), "x")
    assert on.has_problem(Group.RULES)


def test_a_file_that_cannot_be_followed_has_no_lines_and_says_why() -> None:
    on = desk("blind: [")
    assert [on.lines(group) for group in Group] == [()] * len(Group)
    assert on.unplaced()[0].line == 1
    assert on.worth().how is How.PROBLEM


def test_the_currency_of_amounts() -> None:
    on = desk()
    least = line(on, "limits", "ante", "min")
    assert (least.value, on.here(least)) == ("5", "5.00")
    assert on.here(replace(least, value="five")) == "five"


def test_an_amount_is_written_alike_while_the_file_has_a_problem() -> None:
    on = desk()
    on.set(line(on, "limits", "ante", "min"), "5000")
    assert on.editing.now.table is None
    assert on.here(line(on, "limits", "ante", "min")) == "5000.00"
    assert on.here(line(on, "limits", "ante", "max")) == f"{line(on, 'limits', 'ante', 'max').value}.00"


def test_a_cap_that_the_file_says_is_none_stands_in_the_file() -> None:
    on = desk(load_table("standard").text)
    assert "payout cap: none" in on.editing.now.text
    assert line(on, "limits", "payout cap", "amount").written
    on.remove(line(on, "limits", "payout cap", "amount"))
    assert "payout cap" not in on.editing.now.text
    assert not line(on, "limits", "payout cap", "amount").written


def test_a_problem_is_told_at_the_line_that_it_is_between_too() -> None:
    on = desk()
    on.set(line(on, "limits", "ante", "min"), "5000")
    (problem,) = on.editing.now.problems
    for key in ("min", "max"):
        chosen = line(on, "limits", "ante", key)
        *_list, panel = blocks(on, on.lines(Group.LIMITS), (chosen, None), "")
        assert isinstance(panel, Panel)
        assert problem.message in str(panel)
    *_list, panel = blocks(on, on.lines(Group.LIMITS), (line(on, "limits", "trips", "min"), None), "")
    assert problem.message not in str(panel)


@pytest.mark.parametrize(
    ("sign", "hand", "said"), [("trips", "three of a kind", "Trips"), ("blind", "straight", "main")]
)
def test_the_bet_that_the_player_is_ahead_on_is_named(sign: str, hand: str, said: str) -> None:
    on = desk()
    on.set(line(on, sign, hand), "4 to 1")
    told = [block.text for block in in_short(on.worth(), None, "") if isinstance(block, Text)]
    (ahead,) = [each for each in told if "ahead" in each]
    assert said in ahead
