"""Acts are understood as they are typed, each of them and nothing else."""

from __future__ import annotations

import pytest

from tests.school.houses import table
from uth.cli.train.acts_typed import act_of, typed_act
from uth.cli.train.typed import NotAnAnswer
from uth.hands import Category
from uth.school.settling import acts
from uth.school.settling.acts import Act
from uth.table import Bet

CHIPS = ((2500, 2), (50, 1))
ALL: list[Act] = [
    *(acts.CallDealer(hand, qualifies) for hand in Category for qualifies in (None, True, False)),
    *(acts.CallHand(3, hand) for hand in Category),
    *(made(4, bet) for made in (acts.Take, acts.Push) for bet in Bet),
    *(made(6, bet, CHIPS) for made in (acts.Pay, acts.TakeBack, acts.GiveBack) for bet in Bet),
    acts.Pay(1, Bet.ANTE, ()),
    acts.OpenHand(2),
    acts.ClearBox(2),
    acts.ClearHouse(),
    acts.CallFill(),
    acts.CallFloor(),
    acts.Finish(),
]


def test_every_act_can_be_typed() -> None:
    standard = table("standard")
    for act in ALL:
        assert act_of(typed_act(act, standard.currency), standard) == act
    assert {type(act) for act in ALL} == set(acts.Act.__args__)


@pytest.mark.parametrize(
    ("line", "act"),
    [
        ("CALL DEALER two pair, qualifies", acts.CallDealer(Category.TWO_PAIR, True)),
        ("dealer high-card not", acts.CallDealer(Category.HIGH_CARD, False)),
        ("call hand 2 four of a kind", acts.CallHand(2, Category.FOUR_OF_A_KIND)),
        ("  clear   box 3 ", acts.ClearBox(3)),
        ("clear house", acts.ClearHouse()),
        ("call fill", acts.CallFill()),
        ("pay box 2 trips 1 x $25, 2x5", acts.Pay(2, Bet.TRIPS, ((2500, 1), (500, 2)))),
        ("pay 2 trips 1x5 1x5", acts.Pay(2, Bet.TRIPS, ((500, 2),))),
    ],
)
def test_other_ways_to_say_it(line: str, act: Act) -> None:
    assert act_of(line, table("standard")) == act


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", "help lists"), ("x", "help lists"), ("takes 3 play", "help lists"), ("finish now", "help lists"),
        ("take", "Which bet"), ("take 3", "Which bet"), ("take 3 4 play", "Which bet"), ("take 3 envy", "Which bet"),
        ("take three play", "Which box"), ("clear", "Which box"), ("clear 999", "Which box"), ("open ²", "Which box"),
        ("call 3", "Name a hand"), ("call 3 good", "Name a hand"), ("dealer", "Name a hand"),
        ("dealer qualifies", "Name a hand"),
        ("pay 3 ante", "Expected chips"), ("pay 3 ante 7", "Expected chips"), ("pay 3 ante 1x7", "Expected chips"),
        ("pay 3 ante 9999x5", "Expected chips"), ("pay 3 ante 1x5 and more", "Expected chips"),
        ("pay 3 ante 1xfive", "not an amount"),
    ],
)  # fmt: skip
def test_what_is_no_act(line: str, why: str) -> None:
    with pytest.raises(NotAnAnswer, match=why):
        act_of(line, table("standard"))
