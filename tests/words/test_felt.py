"""What is printed on the felt, in words."""

from __future__ import annotations

from uth.config import load_table
from uth.table import Qualify, Rules
from uth.words import felt
from uth.words.money import money_words


def test_the_felt_says_when_the_dealer_qualifies() -> None:
    assert felt.arc_sentence(Rules()) == "DEALER QUALIFIES WITH A PAIR OR BETTER"
    assert felt.arc_sentence(Rules(dealer_qualifies=Qualify.ALWAYS)) == "DEALER ALWAYS QUALIFIES"


def test_limits_stand_on_the_felt() -> None:
    table = load_table("standard").table
    assert felt.limits_line(table, lambda amount: money_words(amount, table.currency)) == (
        "Ante $5 to $500\nTrips $1 to $100"
    )
