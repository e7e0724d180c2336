"""An amount that is being typed."""

from __future__ import annotations

from uth.table import Bet
from uth.ui.entry import Entry
from uth.ui.keys import Key

EMPTY = Entry(1, Bet.ANTE)


def test_only_figures_and_the_marks_between_them_are_taken() -> None:
    assert EMPTY.typed("e").typed("$1,2x50.5 0\n").text == "1,250.50"


def test_it_is_edited_like_any_line() -> None:
    entry = EMPTY.typed("125").pressed(Key.LEFT).pressed(Key.BACKSPACE)
    assert (entry.text, entry.line.at) == ("15", 1)
    assert entry.pressed(Key.HOME).pressed(Key.DELETE).text == "5"
    assert entry.pressed(Key.END).typed("0").text == "150"
    assert entry.pressed(Key.BACKSPACE, ctrl=True).text == "5"


def test_other_keys_leave_it_as_it_is() -> None:
    entry = EMPTY.typed("12")
    assert entry.pressed(Key.R) == entry.pressed(Key.F5) == entry


def test_it_is_no_longer_than_an_amount_can_be() -> None:
    assert len(EMPTY.typed("1" * 99).text) == 12
