"""What the page of strategies says."""

from __future__ import annotations

from uth.words import strategy_page as words


def test_differences_are_counted() -> None:
    assert words.differences("France", 0, "") == "At “France” every starting hand is played the same."
    assert words.differences("France", 1, "4x: K4o") == (
        "At “France” 1 starting hand is played otherwise (framed): 4x: K4o"
    )
    assert "2 starting hands are played" in words.differences("France", 2, "4x: K4o Q7s")


def test_a_board_that_is_no_decision() -> None:
    assert words.board_needed(1) == "Nothing is decided with 1 board card: lay none, three or five."
    assert words.board_needed(4) == "Nothing is decided with 4 board cards: lay none, three or five."


def test_a_full_place() -> None:
    assert words.full("Board", 5) == "Board: there are 5 cards already"


def test_the_keys_are_named_by_their_caps() -> None:
    assert words.board_keys("Enter", "H", "B", "D", "Bksp") == (
        "Arrows and Enter lay cards; H, B, D choose where to; Bksp takes the last one back"
    )
