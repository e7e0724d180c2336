"""The sign in words."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings

from tests.config import legal_tables
from uth.config import load_table
from uth.paytable import Fixed, Odds, Paytable
from uth.table import (
    AnteNotQualified,
    Cap,
    CapPer,
    HoleCardsUsed,
    Qualify,
    Rules,
    Street,
    Table,
    TripsAfterFold,
    TripsAgainstDealer,
)
from uth.words.sign import limit_words, list_words, pay_words, paytable_in_short, paytable_words, sign


def standard() -> Table:
    return load_table("standard").table


def rules_of(rules: Rules) -> list[str]:
    """The sentences of the sign on these rules."""
    parts = {part.title: part.lines for part in sign(replace(standard(), rules=rules))}
    return [sentence for sentence, _ in parts["Rules"]]


def test_pays() -> None:
    assert pay_words(Odds(3, 2)) == "3 to 2"
    assert pay_words(Odds(10_000)) == "10,000 to 1"
    assert pay_words(Fixed.PUSH) == "push"
    blind = standard().blind
    assert paytable_words(blind)[-2:] == (("flush", "3 to 2"), ("straight", "1 to 1"))
    assert paytable_in_short(blind) == "500/50/10/3/3:2/1"
    assert paytable_in_short(None) == "-"


def test_the_royal_flush_shows_what_it_is_paid() -> None:
    royal, straight_flush = (standard().blind.lines[place][0] for place in (0, 1))
    same = Paytable(((royal, Fixed.SAME_AS_STRAIGHT_FLUSH), (straight_flush, Odds(50))), Fixed.PUSH)
    assert paytable_in_short(same) == "50/50"


def test_limits_and_cap() -> None:
    table = standard()
    assert limit_words(table, table.limits.ante) == "$5 to $500, in steps of $5"
    capped = replace(table, limits=replace(table.limits, payout_cap=Cap(2_000_000, CapPer.PLAYER)))
    assert sign(capped)[0].lines[-1] == ("Most paid in a round", "$20,000 for each player")


def test_a_table_without_trips_says_nothing_of_it() -> None:
    told = str(sign(replace(standard(), trips=None)))
    assert "Trips" not in told


@pytest.mark.parametrize(
    ("rules", "sentence"),
    [
        (Rules(), "6 boxes; a player bets on one of them."),
        (Rules(boxes=1), "1 box; a player bets on one of them."),
        (Rules(boxes_per_player=3), "6 boxes; a player bets on up to 3."),
        (Rules(boxes_per_player=5, dark_boxes=4, trips_on_dark=False), "Trips may not be bet on a dark box."),
        (
            Rules(boxes_per_player=5, dark_boxes=4, dark_play=(1, 2)),
            "A dark box places its Play bet before the deal: 1 or 2 times the Ante.",
        ),
        (
            Rules(before_the_flop=(4,)),
            "Play: 4 times the Ante before the flop, or 2 times on the flop, or 1 time on the river.",
        ),
        (Rules(fold=(Street.PREFLOP, Street.RIVER)), "A hand may be given up before the flop or on the river."),
        (Rules(fold=()), "A hand may not be given up."),
        (Rules(dealer_qualifies=Qualify.ALWAYS), "The dealer always qualifies."),
        (
            Rules(ante_when_not_qualified=AnteNotQualified.PAYS),
            "The dealer qualifies with a pair or better; otherwise the Ante is paid 1 to 1.",
        ),
        (
            Rules(trips_against_dealer=TripsAgainstDealer.MUST_WIN_OR_PUSH),
            "Trips is paid only to a hand that beats the dealer; otherwise three of a kind or better gets it back.",
        ),
        (Rules(trips_after_fold=TripsAfterFold.LOST), "A Trips bet is lost when the hand is given up."),
        (
            Rules(hole_cards_used=HoleCardsUsed.BOTH),
            "Player and dealer use both their own cards and exactly three of the board.",
        ),
    ],
)
def test_rules(rules: Rules, sentence: str) -> None:
    assert sentence in rules_of(rules)


def test_list_words() -> None:
    assert [list_words(["a", "b", "c"][:many], "or") for many in (1, 2, 3)] == ["a", "a or b", "a, b or c"]


@hypothesis_settings(max_examples=30)
@given(legal_tables.tables())
def test_every_table_has_a_sign(table: Table) -> None:
    for part in sign(table):
        assert part.lines
        assert all(text.isprintable() or "\N{NO-BREAK SPACE}" in text for line in part.lines for text in line)
        assert not any("{" in text for line in part.lines for text in line)


def test_blind_on_a_losing_hand_has_a_sign_of_its_own() -> None:
    table = load_table("heads-up-like").table
    parts = {part.title: part.lines for part in sign(table)}
    assert parts["Blind pays when the hand loses"][0] == ("straight flush", "500 to 1")
    assert parts["Blind pays when the hand loses"][-1] == ("anything lower", "lose")
    assert any("to one that loses" in sentence for sentence, _ in parts["Rules"])
    assert "Blind pays when the hand loses" not in {part.title for part in sign(standard())}
