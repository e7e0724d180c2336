"""Everything that can be done and asked while a round is dealt has a name."""

from __future__ import annotations

from uth.school.dealing.acts import FoldedTo
from uth.ui.school.deal_ways import ANY_TIME, BEFORE, CARDS, Answer, Menu, Step
from uth.ui.school.wishes import OFTEN, PLAYERS
from uth.words import school_deal as words
from uth.words import school_pages as pages
from uth.words.school_chair import skill_words


def test_steps_menus_and_answers_have_names() -> None:
    steps = [words.step_word(step) for step in {*BEFORE, *CARDS, *ANY_TIME, Step.COUNT}]
    menus = [words.menu_words(menu) for menu in Menu if menu is not Menu.NONE]
    answers = [*map(words.answer_words, Answer), *map(words.where_words, FoldedTo)]
    for named in (steps, menus, answers):
        assert all(named)
        assert len(set(named)) == len(named)


def test_places_and_packets_are_told() -> None:
    assert [words.place_words(*place) for place in (("box", 3), ("dealer", 0), ("board", 0))] == [
        "Box 3", "Dealer", "Board",
    ]  # fmt: skip
    assert words.packet_words("box", 1) == "Packet to a hand: 1 card"
    assert words.packet_words("board", 3) == "Packet to the board: 3 cards"
    assert words.bar_buttons(1)[1] == ("Deal", "1 card")


def test_what_can_be_chosen_of_the_full_table_has_names() -> None:
    assert [pages.often_words(share) for share in OFTEN] == ["never", "seldom", "sometimes", "often", "every round"]
    assert len({pages.players_words(sort) for sort in PLAYERS}) == len(PLAYERS)
    assert skill_words("deal") == "Full table"
    assert pages.about_subject("deal").startswith("Whole rounds")
