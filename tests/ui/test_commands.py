from __future__ import annotations

from itertools import product

import pytest

from uth.game.model import Choice
from uth.ui.commands import BINDINGS, Command, When, cap, command_of, help_groups
from uth.ui.keys import Key, KeyLabels


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


def test_keys_mean_what_the_situation_asks() -> None:
    assert command_of(Key.SPACE, When.BETTING) is Command.DEAL
    assert command_of(Key.ENTER, When.CUT) is Command.CUT
    assert command_of(Key.DIGIT_4, When.DECISION) is Command.PLAY_4X
    assert command_of(Key.DIGIT_4, When.BETTING) is None
    assert command_of(Key.SPACE, When.END) is Command.NEXT_ROUND
    assert command_of(Key.SPACE, When.DECISION) is None


def test_shift_changes_only_the_keys_that_ask_for_it() -> None:
    assert command_of(Key.TAB, When.BETTING) is Command.NEXT_CIRCLE
    assert command_of(Key.TAB, When.BETTING, shift=True) is Command.PREVIOUS_CIRCLE
    assert command_of(Key.C, When.DECISION, shift=True) is Command.CHECK


def test_key_caps_show_what_the_keyboard_prints() -> None:
    labels = KeyLabels()
    assert cap(Command.CHECK, When.DECISION, labels) == "C"
    assert cap(Command.DEAL, When.BETTING, labels) == "Space"
    labels.learn(Key.C, "с", ord("с"))  # noqa: RUF001  what a Russian layout prints there
    assert cap(Command.CHECK, When.DECISION, labels) == "С"  # noqa: RUF001
    assert cap(Command.DEAL, When.DECISION, labels) == ""


def test_help_lists_only_what_the_table_has() -> None:
    def lines(**table: bool) -> set[str]:
        groups = help_groups(KeyLabels(), **{"dark": False, "cut": False, "boxes": False, **table})
        return {does for _, keys in groups for _, does in keys}

    plain = lines()
    assert {"deal", "check", "fold", "Play 1x to 4x", "double all bets"} <= plain
    assert lines(dark=True) - plain == {"this box seen or dark; one is seen", "PLAY: seen, or dark with 1x to 4x"}
    assert lines(cut=True) - plain == {
        "asked to cut: where",
        "asked to cut: cut there",
        "asked to cut: the dealer does",
    }
    assert "choose a box" in lines(boxes=True) - plain


def test_help_names_every_command_of_a_round_by_its_key() -> None:
    groups = help_groups(KeyLabels(), dark=True, cut=True, boxes=True)
    caps = {cap_ for _, keys in groups for text, _ in keys for cap_ in text.split()}
    shown = {
        "R",
        "D",
        "U",
        "X",
        "T",
        "A",
        "K",
        "C",
        "F",
        "N",
        "H",
        "F1",
        "Esc",
        "S",
        "Space",
        "Enter",
        "Tab",
        "Del",
        "+",
        "-",
    }
    assert shown <= caps
