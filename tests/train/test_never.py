"""What is never best, compared with the whole stored solution of each table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from uth.analysis.game import game_of
from uth.analysis.solved import stored
from uth.config import load_table
from uth.config.locate import list_tables
from uth.game.model import Choice
from uth.train.never import never_best


@pytest.mark.parametrize("name", sorted(listed.name for listed in list_tables()))
def test_it_loses_to_another_choice_with_every_starting_hand(name: str) -> None:
    table = load_table(name).table
    solved = stored(game_of(table))
    assert solved is not None
    plays = {choice for choice in solved.hands[0].values if choice.multiple}
    never = {play for play in plays if not any(hand.values[play] == max(hand.values.values()) for hand in solved.hands)}
    assert never_best(table) == never


def test_three_times_never_four_times_sometimes() -> None:
    assert never_best(load_table("standard").table) == {Choice.PLAY_3X}


def test_nothing_is_said_of_a_table_that_is_not_solved() -> None:
    table = load_table("standard").table
    assert never_best(replace(table, rules=replace(table.rules, before_the_flop=(1, 3)))) == frozenset()
