"""The words of the dialogs over the table."""

from __future__ import annotations

from uth.words import dialogs


def test_the_dialog_of_who_is_broke_says_what_it_takes() -> None:
    words = dialogs.broke_text("$15", "$3")
    assert words == "You have $3; the lowest bet needs $15: Ante, Blind and a Play of 1x."
    assert [dialogs.broke_title(has) for has in (True, False)] == ["Not enough for a bet", "You are out of chips"]
