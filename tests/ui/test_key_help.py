"""The help overlay: every key of the table, as the player has it."""

from __future__ import annotations

from uth.ui.commands import Command
from uth.ui.key_help import help_groups
from uth.ui.keymap import Keymap
from uth.ui.keys import Key


def test_help_lists_only_what_the_table_has() -> None:
    def lines(**table: bool) -> set[str]:
        groups = help_groups(Keymap(), **{"dark": False, "cut": False, "boxes": False, **table})
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
    groups = help_groups(Keymap(), dark=True, cut=True, boxes=True)
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


def test_help_follows_the_keys_of_the_player() -> None:
    changed = Keymap(changes={Command.CHECK: (Key.Q,), Command.PLAY_4X: (Key.P,), Command.BOX_LEFT: (Key.HOME,)})
    groups = help_groups(changed, dark=False, cut=False, boxes=True)
    lines = {(keys, does) for _, group in groups for keys, does in group}
    assert {("Q", "check"), ("1 2 3 P", "Play 1x to 4x"), ("Home →", "choose a box")} <= lines
