"""The list of keys: every command has a row, and so has what always has the same keys."""

from __future__ import annotations

from uth.ui.commands import FIXED, Command
from uth.ui.key_list import LISTED, rows
from uth.ui.keymap import CHANGEABLE, Keymap
from uth.ui.keys import Key


def test_everything_that_has_a_key_is_listed() -> None:
    assert (*CHANGEABLE, *FIXED) == LISTED
    shown = [tuple(cell.text for cell in row) for row in rows(Keymap(), None, 0, len(LISTED))]
    assert shown[0] == ("Deal", "while bets are laid", "Space  Enter")
    assert ("Choose a chip, lowest first", "while bets are laid", "1-9 (always)") in shown
    assert ("Full screen", "at any time", "F11  Alt+Enter (always)") in shown
    assert all(all(row) for row in shown)


def test_the_asked_for_key_is_waited_for() -> None:
    keymap = Keymap(changes={Command.REBET: (Key.Z,)})
    [rebet] = rows(keymap, None, 1, 1)
    assert rebet[2].text == "Z"
    [asked] = rows(keymap, Command.REBET, 1, 1)
    assert asked[2].text == "press a key ..."
