"""The list of keys in the settings: every command of the table, then what always has the same keys. No pygame."""

from __future__ import annotations

from collections.abc import Sequence

from uth.ui.commands import BINDINGS, FIXED, Command, Fixed, When
from uth.ui.keymap import CHANGEABLE, Keymap, situation
from uth.ui.page.model import Cell, Row
from uth.ui.picture import Tone
from uth.words import keys as key_words
from uth.words import settings as words

LISTED: tuple[Command | Fixed, ...] = (*CHANGEABLE, *FIXED)
"""What the rows are about."""


def rows(keymap: Keymap, asked: Command | None, first: int, count: int) -> Sequence[Row]:
    """Return rows *first* (from 0) to *first* + *count*; *asked*: the command that gets the key pressed next."""
    return [
        _changeable(each, keymap, each is asked) if isinstance(each, Command) else _fixed(each, keymap)
        for each in LISTED[first : first + count]
    ]


def _changeable(command: Command, keymap: Keymap, asked: bool) -> Row:
    caps = "  ".join(keymap.caps(command, situation(command)))
    key = Cell(words.listening(), tone=Tone.NOTE) if asked else Cell(caps)
    return Cell(key_words.command_name(command)), Cell(_when(command), soft=True), key


def _when(command: Command) -> str:
    whens = tuple(dict.fromkeys(each.when for each in BINDINGS if each.command is command))
    rounds = set(When) - {When.HELP, When.DIALOG}
    return words.at_any_time() if rounds <= set(whens) else ", ".join(map(words.situation_name, whens))


def _fixed(fixed: Fixed, keymap: Keymap) -> Row:
    when = FIXED[fixed][0]
    said = words.situation_name(when) if when else words.at_any_time()
    keys = "  ".join(keymap.fixed_caps(fixed))
    return Cell(key_words.command_name(fixed)), Cell(said, soft=True), Cell(words.always(keys), soft=True)
