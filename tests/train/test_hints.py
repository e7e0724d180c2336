"""What is said at once."""

from __future__ import annotations

import subprocess
import sys
import textwrap
from dataclasses import replace

from tests.train.spots import questions, spot
from uth.config import load_table
from uth.game.model import Choice
from uth.train.hints import hint
from uth.train.outlook import outlook


def test_stored_values_are_exact_where_they_leave_nothing_out() -> None:
    asked = spot("Ah Kd")
    found = hint(asked)
    assert (found.exact, found.mark, found.choice) == (True, "", Choice.PLAY_4X)
    assert found.stored is not None
    assert found.stored.values == outlook(asked).advice.values


def test_what_is_left_out_is_marked() -> None:
    found = hint(spot("Qc 8d", dead="Qd Qh 8c 8h", trips=500))
    assert (found.exact, found.choice) == (False, Choice.PLAY_4X)
    assert found.mark == "without the other boxes or Trips"


def test_after_the_flop_it_is_the_named_rule() -> None:
    found = hint(spot("Ts 5h", "5c Kd 9h"))
    assert (found.choice, found.stored, found.mark) == (
        Choice.PLAY_2X, None, "by the rule of thumb; the exact values follow",
    )  # fmt: skip


def test_a_table_without_a_stored_solution_has_the_rule_before_the_flop() -> None:
    table = load_table("practice").table
    other = replace(table, rules=replace(table.rules, before_the_flop=(2, 3)))
    found = hint(replace(spot("Ah Kd"), table=other, open=(Choice.CHECK, Choice.PLAY_2X, Choice.PLAY_3X)))
    assert (found.stored, found.choice) == (None, Choice.PLAY_3X)


def test_a_hint_is_open_and_says_what_the_outlook_says_of_the_rule() -> None:
    for asked in questions("hints", 15):
        found, ruling = hint(asked), outlook(asked).ruling
        assert found.choice in asked.open
        assert (found.rule, found.ruled) == (ruling.rule, ruling.choice)


def test_nothing_compiled_is_loaded_for_it() -> None:
    code = """
        import sys
        from tests.train.spots import spot
        from uth.train.hints import hint
        hint(spot("Ah Kd")), hint(spot("Ts 5h", "5c Kd 9h")), hint(spot("Ad Qc", "6s 8h Tc 8c Jc"))
        print("numba" in sys.modules)
    """
    answer = subprocess.run([sys.executable, "-c", textwrap.dedent(code)], capture_output=True, text=True, check=True)
    assert answer.stdout == "False\n"


def test_stored_values_that_suppose_more_money_say_so() -> None:
    short = replace(spot("Ah Kd", dead="2c"), open=(Choice.CHECK,), play_flop=False)
    assert hint(short).mark == "without the other boxes, as if there was money for 2x on the flop"
    assert not hint(short).exact
    assert hint(short).choice is Choice.CHECK
