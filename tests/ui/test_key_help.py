"""The help overlay: every key of the table, as the player has it."""

from __future__ import annotations

from uth.ui.commands import BINDINGS, FIXED, Command, When
from uth.ui.key_help import elsewhere_groups, help_groups
from uth.ui.keymap import Keymap
from uth.ui.keys import Key
from uth.ui.replay.moves import KEYS


def test_help_lists_only_what_the_table_has() -> None:
    def lines(**table: bool) -> set[str]:
        groups = help_groups(Keymap(), **{"dark": False, "cut": False, "boxes": False, **table})
        return {does for _, keys in groups for _, does in keys}

    plain = lines()
    assert {"deal", "check", "fold", "Play 1x to 4x", "double all bets"} <= plain
    assert {"next chip", "chip before", "circle before"} <= plain
    assert lines(dark=True) - plain == {"this box seen or dark; one is seen", "PLAY: seen, or dark with 1x to 4x"}
    assert lines(cut=True) - plain == {
        "asked to cut: fewer, more",
        "asked to cut: cut there",
        "asked to cut: the dealer does",
    }
    assert "choose a box" in lines(boxes=True) - plain


def test_help_names_every_key_of_every_command() -> None:
    keymap = Keymap()
    groups = (*help_groups(keymap, dark=True, cut=True, boxes=True), *elsewhere_groups(keymap))
    caps = {cap for _, lines in groups for text, _ in lines for cap in text.split()}
    bound = {keymap.labels.label(key) for each in BINDINGS for key in each.keys}
    replayed = {keymap.labels.label(key) for keys in KEYS.values() for key in keys}
    always = {cap for fixed in FIXED for cap in keymap.fixed_caps(fixed)}
    assert bound | replayed | always <= caps


def test_the_menu_and_a_replay_have_a_line_for_all_that_they_do() -> None:
    menu, replay, *_ = elsewhere_groups(Keymap())
    dialog = [each for each in BINDINGS if each.when is When.DIALOG and each.command is not Command.CLOSE]
    assert {Keymap().cap(each.command, When.DIALOG) for each in dialog} <= {keys for keys, _ in menu[1]}
    assert {keys for keys, _ in replay[1]} >= {"Space Enter", "← →", "Home End", "P PgDn", "N PgUp", "W", "S", "Esc"}


def test_help_follows_the_keys_of_the_player() -> None:
    changed = Keymap(changes={Command.CHECK: (Key.Q,), Command.PLAY_4X: (Key.P,), Command.BOX_LEFT: (Key.HOME,)})
    groups = help_groups(changed, dark=False, cut=False, boxes=True)
    lines = {(keys, does) for _, group in groups for keys, does in group}
    assert {("Q", "check"), ("1 2 3 P", "Play 1x to 4x"), ("Home →", "choose a box")} <= lines
