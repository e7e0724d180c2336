from __future__ import annotations

from itertools import product

import pytest

from uth.game.model import Choice
from uth.ui.commands import BINDINGS, Command


def test_no_key_means_two_things_at_once() -> None:
    for one, two in product(BINDINGS, BINDINGS):
        if one is not two and (one.when, one.shift) == (two.when, two.shift):
            assert not set(one.keys) & set(two.keys), (one, two)


def test_every_decision_has_a_command_of_its_name() -> None:
    assert {command.choice for command in Command if command.choice} == set(Choice)
    assert all(Command(choice.value).choice is choice for choice in Choice)


@pytest.mark.parametrize("command", Command)
def test_everything_can_be_done_with_the_keyboard(command: Command) -> None:
    assert any(each.command is command and each.keys for each in BINDINGS)
