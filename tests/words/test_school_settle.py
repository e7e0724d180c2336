"""A table that is settled, in words."""

from __future__ import annotations

import pytest

from uth.hands import Category
from uth.ui.school.modes import Said
from uth.ui.school.settle_side import Hints
from uth.words import school_settle as words


def test_a_bet_is_asked_about_as_long_as_something_lies_there() -> None:
    assert words.at_bet(4, "Play", "$25") == "Box 4, Play $25: take, push or pay?"
    assert words.at_bet(4, "Play", "") == "Box 4, Play: nothing lies there"
    assert words.bet_done(4, words.done_words("pay", "Play", "$25")) == "Box 4. Play: paid $25"


def test_the_dealers_place_is_no_box() -> None:
    assert (words.box_words(3), words.box_words(0)) == ("Box 3", "Dealer")
    assert "3" in words.which_hand(3)
    assert "dealer" in words.which_hand(0)


@pytest.mark.parametrize(
    ("qualifies", "text"), [(True, "called: qualifies"), (False, "called: does not qualify"), (None, "")]
)
def test_what_was_said_with_the_dealers_hand(qualifies: bool | None, text: str) -> None:
    assert words.dealer_called(qualifies) == text
    assert words.called_words(Category.FULL_HOUSE) == "called: full house"


def test_everything_that_can_be_chosen_has_words_of_its_own() -> None:
    assert len({words.said_words(said.value) for said in Said}) == len(Said)
    assert len({words.hints_word(how.value) for how in Hints}) == len(Hints)
    labels = [label for label, _note in words.bet_buttons()]
    assert len({*labels, *(word() for word in WORDS)}) == len(labels) + len(WORDS)


WORDS = (
    words.clear_word, words.open_word, words.take_back_word, words.fill_word, words.over_word, words.put_back_word,
    words.leave_word,
)  # fmt: skip
