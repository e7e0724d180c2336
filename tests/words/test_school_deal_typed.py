"""A round in the terminal, in words: what is harmless is no harm, and what can be reported."""

from __future__ import annotations

from uth.school.dealing.acts import Protection
from uth.school.dealing.watching import event_words, seen_words
from uth.words import school_deal_listed as listed
from uth.words import school_deal_typed as words


def test_what_is_harmless_is_told_of_one_box() -> None:
    without, with_cards = words.small_talk(3, cards=False), words.small_talk(3, cards=True)
    assert set(without) < set(with_cards)
    assert all("box 3" in each and "{" not in each for each in with_cards)
    harm = {seen_words(event, 3, 2) for event in Protection}
    assert not harm & set(with_cards)


def test_what_can_be_reported_is_what_there_is() -> None:
    assert all(str(event) in words.no_event() for event in Protection)


def test_who_sits_where() -> None:
    assert words.sits_line("Ann", [3]) == "Box 3: Ann"
    assert words.sits_line("Ann", [3, 4]) == "Boxes 3, 4: Ann"


def test_a_name_with_its_words() -> None:
    assert listed.named("peek", event_words(Protection.PEEK)) == "peek (a look at somebody else's cards)"
    assert listed.named("verbal bet", "verbal bet") == "verbal bet"
    assert listed.answer(["a, b", "c"]) == "Answer: a, b; or: c"
