from __future__ import annotations

from dataclasses import replace

import pytest

from uth.cards import DECK
from uth.chips import currency
from uth.config import load_table
from uth.game import engine
from uth.game.actions import Action, ClearBets, CloseBets, Cut, Deal, Decide, DeclineCut, PlaceBets, Reason, Refusal
from uth.game.model import DEALER, Choice, Round, stakes_of
from uth.table import Bet
from uth.words.money import money_words
from uth.words.refusals import refusal_sentence

USD = currency("USD")


def say(amount: int) -> str:
    return money_words(amount, USD)


def bets(box: int = 1, owner: str = "ann", dark: int | None = None, **stakes: int) -> PlaceBets:
    named = {Bet(name): amount for name, amount in stakes.items()}
    return PlaceBets(box, owner, stakes_of({Bet.ANTE: 5_00, Bet.BLIND: 5_00, **named}), dark)


def table(name: str = "standard", funds: int = 100_00, *actions: Action) -> Round:
    state = engine.new_round(load_table(name).table, {"ann": funds, "bob": funds})
    for action in actions:
        state, _ = engine.apply(state, action)
    return state


def dealt(*actions: Action, funds: int = 100_00, name: str = "standard") -> Round:
    state = table(name, funds, *actions, CloseBets())
    if state.cutter:
        state, _ = engine.apply(state, DeclineCut("ann"))
        state, _ = engine.apply(state, Cut(DEALER, 20))
    state, _ = engine.apply(state, Deal(DECK[: len(engine.due(state))]))
    return state


CASES: list[tuple[Round, Action, str]] = [
    (dealt(bets()), CloseBets(), "Not now: a decision is asked for."),
    (table(), bets(box=9), "There is no box 9: this table has 6."),
    (table("standard", 100_00, bets()), bets(owner="bob"), "Box 1 is taken by ann."),
    (table(), ClearBets(3), "There is no bet on box 3."),
    (table("standard", 100_00, bets()), bets(box=2), "One player may have 1 box at this table."),
    (
        table("six-box-dark", 100_00, bets(box=4)),
        bets(box=2),
        "Only one box may be seen, and that is box 4: the others are played dark.",
    ),
    (
        table("six-box-dark", 200_00, *(bets(box=box, dark=1) for box in (1, 2, 3, 4))),
        bets(box=5, dark=1),
        "No more than 4 boxes may be played dark.",
    ),
    (table(), bets(dark=1), "This table has no dark boxes."),
    (table("six-box-dark"), bets(dark=5), "Play on a dark box is 1x, 2x, 3x, 4x the Ante, not 5x."),
    (table(), bets(owner=DEALER), "Nobody may be called the dealer."),
    (table(), bets(ante=0, blind=0, trips=5_00), "A box needs an Ante first."),
    (table(), bets(ante=1_00, blind=1_00), "The Ante is $5 to $500 in steps of $5: $1 is too little."),
    (table(), bets(ante=7_50, blind=7_50), "The Ante is $5 to $500 in steps of $5: $7.50 is between two steps."),
    (table(), bets(ante=505_00, blind=505_00), "The Ante is $5 to $500 in steps of $5: $505 is too much."),
    (table(), bets(blind=10_00), "The Blind must equal the Ante: $10 is not $5."),
    (table(), bets(play=5_00), "Play is bet when the cards are dealt."),
    (table(), bets(trips=101_00), "Trips is $1 to $100 in steps of $1: $101 is too much."),
    (
        table("standard", 14_00),
        bets(),
        "That takes $15 with Play 1x kept back for each seen box, and you have $14.",
    ),
    (table(), CloseBets(), "Put an Ante on a box first."),
    (dealt(bets(), bets(2, "bob")), Decide(2, Choice.CHECK), "It is box 1's turn, not box 2's."),
    (dealt(bets()), Decide(1, Choice.FOLD), "Fold is not offered before the flop."),
    (dealt(bets()), Decide(1, Choice.PLAY_2X), "Play 2x is not offered before the flop."),
    (dealt(bets(), funds=20_00), Decide(1, Choice.PLAY_4X), "That takes $20, and you have $10."),
    (
        dealt(bets(), bets(2), name="practice", funds=40_00),
        Decide(1, Choice.PLAY_4X),
        "That takes $20 of $20, and $5 is kept back for Play 1x on the other boxes.",
    ),
    (table("six-box-dark", 100_00, bets(), CloseBets()), Cut("ann", 5), "Cut 10 to 42 cards, not 5."),
    (table("six-box-dark", 100_00, bets(), CloseBets()), Cut("bob", 20), "ann is asked to cut."),
    (table("standard", 100_00, bets(), CloseBets()), Deal(DECK[:2]), "9 cards are due, not 2."),
    (table("standard", 100_00, bets(), CloseBets()), Deal(DECK[:1] * 9), "The card 2c is out already."),
]


@pytest.mark.parametrize(("state", "action", "sentence"), CASES, ids=[sentence for _, _, sentence in CASES])
def test_each_refusal_of_the_engine_is_a_sentence(state: Round, action: Action, sentence: str) -> None:
    refusal = engine.refusal_of(state, action)
    assert refusal is not None
    assert refusal_sentence(refusal, say) == sentence[:1].upper() + sentence[1:]


def test_a_box_that_has_decided_is_told_so() -> None:
    state, _ = engine.apply(dealt(bets(), bets(2, "bob")), Decide(1, Choice.CHECK))
    refusal = engine.refusal_of(state, Decide(1, Choice.CHECK))
    assert refusal is not None
    assert refusal_sentence(refusal, say) == "Box 1 has decided."


def test_tables_without_trips_or_trips_on_dark_say_so() -> None:
    standard, dark = load_table("standard").table, load_table("six-box-dark").table
    none = engine.new_round(replace(standard, trips=None), {"ann": 100_00})
    seen_only = engine.new_round(replace(dark, rules=replace(dark.rules, trips_on_dark=False)), {"ann": 100_00})
    refusals = [engine.refusal_of(none, bets(trips=1_00)), engine.refusal_of(seen_only, bets(dark=1, trips=1_00))]
    assert [refusal_sentence(refusal, say) for refusal in refusals if refusal] == [
        "This table has no Trips bet.",
        "Trips may not be bet on a dark box.",
    ]


def test_no_reason_is_left_without_a_case() -> None:
    met = {refusal.reason for state, action, _ in CASES if (refusal := engine.refusal_of(state, action))}
    assert set(Reason) - met == {Reason.ALREADY_DECIDED, Reason.NO_TRIPS, Reason.TRIPS_ON_DARK}


def test_only_amounts_are_written_as_money() -> None:
    refusal = Refusal.of(Reason.CUT_SIZE, at=5, least=10, most=42)
    assert refusal_sentence(refusal, lambda amount: f"<{amount}>") == "Cut 10 to 42 cards, not 5."
