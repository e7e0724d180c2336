"""Acts are written and read as JSON; what is no record is refused, and it is said which act is not."""

from __future__ import annotations

import pytest

from tests.school.settling.rounds import five_boxes
from uth.hands import Category
from uth.school.settling.acts import (
    Act,
    ActError,
    CallDealer,
    CallFill,
    CallFloor,
    CallHand,
    ClearBox,
    ClearHouse,
    Finish,
    GiveBack,
    OpenHand,
    Pay,
    Push,
    Take,
    TakeBack,
    Timed,
    from_json,
    to_json,
)
from uth.school.settling.perfect import perfect
from uth.table import Bet

CHIPS = ((500, 2), (100, 1))
EVERY: tuple[Act, ...] = (
    CallDealer(Category.PAIR, qualifies=True), CallDealer(Category.PAIR), OpenHand(1), CallHand(2, Category.FLUSH),
    Take(3, Bet.PLAY), Push(3, Bet.ANTE), Pay(3, Bet.TRIPS, CHIPS), TakeBack(3, Bet.TRIPS, CHIPS),
    GiveBack(3, Bet.PLAY, CHIPS), ClearBox(3), ClearHouse(), CallFill(), CallFloor(), Finish(),
)  # fmt: skip


def test_every_act_comes_back_as_it_was() -> None:
    acts = tuple(Timed(act, 100 * number) for number, act in enumerate(EVERY))
    assert from_json(to_json(acts)) == acts
    assert from_json(to_json(perfect(five_boxes()))) == perfect(five_boxes())


def test_the_form_of_a_record() -> None:
    assert to_json([Timed(Take(3, Bet.PLAY), 1_200)]) == '[{"act":"take","at":1200,"box":3,"bet":"play"}]'
    assert from_json("[]") == ()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "not a record"),
        ('{"act": "take"}', "expected a list"),
        ("[3]", "act 1"),
        ('[{"act":"take","at":1,"box":1,"bet":"ante"},{"act":"jump","at":2}]', "act 2"),
        ('[{"act":"take","at":1,"box":1}]', "act 1"),
        ('[{"act":"take","at":1,"box":1,"bet":"lammer"}]', "act 1"),
        ('[{"act":"take","at":1,"box":true,"bet":"ante"}]', "act 1"),
        ('[{"act":"take","at":-1,"box":1,"bet":"ante"}]', "act 1"),
        ('[{"act":"take","at":1,"box":1,"bet":"ante","more":1}]', "act 1"),
        ('[{"act":"pay","at":1,"box":1,"bet":"ante","chips":[[500]]}]', "act 1"),
        ('[{"act":"pay","at":1,"box":1,"bet":"ante","chips":7}]', "act 1"),
        ('[{"act":"call dealer","at":1,"hand":"pair","qualifies":"yes"}]', "act 1"),
        ('[{"act":"call hand","at":1,"box":1,"hand":"flash"}]', "act 1"),
    ],
)
def test_what_is_no_record_is_refused(text: str, said: str) -> None:
    with pytest.raises(ActError, match=said):
        from_json(text)
