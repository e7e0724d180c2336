"""What a typed line asks for in each moment."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from uth import resources
from uth.chips import currency
from uth.game.model import Choice
from uth.told.parse import parse
from uth.told.requests import Buy, Change, Choose, CutAt, Lay, On, Plain, Request
from uth.told.tokens import NotUnderstood
from uth.told.vocabulary import WORDS, Asked, Word, letters

USD = currency("USD")
ASKED: dict[tuple[Asked, str], Request] = {
    (Asked.BETS, ""): On(),
    (Asked.DECISION, "  \n"): On(),
    (Asked.BETS, "h"): Plain(Word.HELP),
    (Asked.DECISION, "help me"): Plain(Word.HELP),
    (Asked.BETS, "bets"): Plain(Word.BETS),
    (Asked.END, "cards, please"): Plain(Word.CARDS),
    (Asked.CUT, "exit"): Plain(Word.QUIT),
    (Asked.TROUBLE, "t"): Plain(Word.TRY),
    (Asked.END, "next round"): Plain(Word.NEXT),
    # bets
    (Asked.BETS, "10"): Lay((Change(ante="10"),)),
    (Asked.BETS, "bet 10"): Lay((Change(ante="10"),)),
    (Asked.BETS, "10 ante 5 trips"): Lay((Change(ante="10", trips="5"),)),
    (Asked.BETS, "ante 5, trips 5, box 2 ante 10 dark 3x"): Lay(
        (Change(ante="5", trips="5"), Change((2,), ante="10", dark=3))
    ),
    (Asked.BETS, "box 2 3x"): Lay((Change((2,), dark=3),)),
    (Asked.BETS, "box 2 dark"): Lay((Change((2,), dark=0),)),
    (Asked.BETS, "box 2 3 dark"): Lay((Change((2, 3), dark=0),)),
    (Asked.BETS, "box 2 3x dark ante 5"): Lay((Change((2,), ante="5", dark=3),)),
    (Asked.BETS, "play 2"): Lay((Change(dark=2),)),
    (Asked.BETS, "boxes 2 to 4, 6 ante 5"): Lay((Change((2, 3, 4, 6), ante="5"),)),
    (Asked.BETS, "all boxes trips 1"): Lay((Change(all=True, trips="1"),)),
    (Asked.BETS, "clear box 2"): Lay((Change((2,), clear=True),)),
    (Asked.BETS, "box 2 clear"): Lay((Change((2,), clear=True),)),
    (Asked.BETS, "clear all"): Lay((Change(all=True, clear=True),)),
    (Asked.BETS, "clear"): Lay((Word.CLEAR,)),
    (Asked.BETS, "box 3 seen, ante 5 blind 5"): Lay((Change((3,), ante="5", blind="5", seen=True),)),
    (Asked.BETS, "rebet; double; deal"): Lay((Word.REBET, Word.DOUBLE), deal=True),
    (Asked.BETS, "d"): Lay(deal=True),
    (Asked.END, "deal again"): Lay(deal=True),
    (Asked.END, "same bets"): Lay((Word.REBET,)),
    (Asked.DECISION, "ante 5"): Lay((Change(ante="5"),)),
    # chips
    (Asked.BETS, "buy"): Buy(),
    (Asked.END, "buy chips for 500"): Buy("500"),
    (Asked.CHIPS, "500"): Buy("500"),
    # the cut
    (Asked.CUT, "20"): CutAt(20),
    (Asked.CUT, "cut 20 cards"): CutAt(20),
    (Asked.CUT, "c"): CutAt(),
    (Asked.CUT, "no cut"): Plain(Word.NO),
    (Asked.BETS, "cut at 20"): CutAt(20),
    # decisions
    (Asked.DECISION, "c"): Choose(Choice.CHECK),
    (Asked.DECISION, "3"): Choose(Choice.PLAY_3X),
    (Asked.DECISION, "four"): Choose(Choice.PLAY_4X),
    (Asked.DECISION, "bet 4x"): Choose(Choice.PLAY_4X),
    (Asked.DECISION, "p 3"): Choose(Choice.PLAY_3X),
    (Asked.DECISION, "call"): Choose(None),
    (Asked.DECISION, "box 2 fold"): Choose(Choice.FOLD, 2),
    (Asked.DECISION, "3x on box 4"): Choose(Choice.PLAY_3X, 4),
    (Asked.BETS, "check"): Choose(Choice.CHECK),
    (Asked.BETS, "1x"): Choose(Choice.PLAY_1X),
    (Asked.END, "play 2"): Choose(Choice.PLAY_2X),
    (Asked.END, "bet 1x"): Choose(Choice.PLAY_1X),
    (Asked.CUT, "fold"): Choose(Choice.FOLD),
}  # fmt: skip
MEANS_NOTHING = [
    (Asked.BETS, "box"), (Asked.BETS, "box 2"), (Asked.BETS, "box 2 box 3 ante 5"), (Asked.BETS, "ante"),
    (Asked.BETS, "ante trips 5"), (Asked.BETS, "ante 5 10"), (Asked.BETS, "deal ante 5"), (Asked.BETS, "please"),
    (Asked.BETS, "box 4 to 2 ante 5"), (Asked.BETS, "box 2.5 ante 5"), (Asked.BETS, "dark 5x"), (Asked.BETS, "bet"),
    (Asked.BETS, "ante 5 buy 10"), (Asked.END, "buy 5 10"), (Asked.CUT, "cut 2.5"), (Asked.CUT, "cut box 2"),
    (Asked.DECISION, "0"), (Asked.DECISION, "5x"), (Asked.DECISION, "15"), (Asked.DECISION, "check 3x"),
    (Asked.DECISION, "check fold"), (Asked.DECISION, "box 2"), (Asked.DECISION, "d"),
]  # fmt: skip


@pytest.mark.parametrize(("asked", "line"), ASKED)
def test_a_line(asked: Asked, line: str) -> None:
    assert parse(line, asked, USD) == ASKED[asked, line]


@pytest.mark.parametrize(("asked", "line"), MEANS_NOTHING)
def test_a_line_that_means_nothing(asked: Asked, line: str) -> None:
    with pytest.raises(NotUnderstood):
        parse(line, asked, USD)


_PARTS = st.sampled_from([*Word, "5", "3x", "2-4", "7.50", "-1", ";", "foo"])


@given(st.lists(_PARTS, max_size=8), st.sampled_from(Asked))
def test_any_words_in_any_order_ask_for_something_or_nothing(parts: list[str], asked: Asked) -> None:
    line = " ".join(parts)
    request: Request | None = None
    typed = ""
    try:
        request = parse(line, asked, USD)
    except NotUnderstood as error:
        typed = error.typed
    assert typed in line
    assert request is None or isinstance(request, Request)
    assert isinstance(request, On) == (not line.strip())


@pytest.mark.parametrize("asked", Asked)
def test_letters_are_first_letters_and_every_word_has_its_beginning(asked: Asked) -> None:
    assert all(word.startswith(letter) for letter, word in letters(asked).items() if letter != "x")
    assert set(letters(asked).values()) <= {*WORDS[asked], Word.HELP, Word.QUIT}


_MOMENTS = {
    "bets": Asked.BETS, "the cut": Asked.CUT, "a decision": Asked.DECISION, "after a round": Asked.END,
    "between rounds": Asked.END, "at any time": Asked.TROUBLE,
}  # fmt: skip


def test_every_example_of_the_help_topic_means_something() -> None:
    text = (resources.data_folder("assets") / "help" / "text.md").read_text(encoding="utf-8")
    block, *_dealing = re.findall(r"^```text\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    moment, seen = Asked.BETS, set()
    for row in block.splitlines():
        moment = _MOMENTS.get(row[:16].strip(), moment)
        seen.add(moment)
        for example in re.split(r"\s{2,}|(?<=[a-z]), (?=[a-z]+(?:,|$))", row[16:].rpartition(": ")[2]):
            assert not isinstance(parse(example, moment, USD), On), example
    assert seen == set(_MOMENTS.values())
