"""A round in a few sentences: what each table really does."""

from __future__ import annotations

import pytest

from tests.tables import standard
from uth.config import list_tables, load_table
from uth.table import Rules
from uth.words.short import round_in_short
from uth.words.sign import unusual_sentences


def test_the_standard_round() -> None:
    parts = dict(round_in_short(standard()))
    assert list(parts) == ["Bets", "Cards", "Decisions", "Ante and Play", "Blind", "Trips"]
    assert parts["Decisions"].startswith("Play: 3 or 4 times the Ante before the flop")
    assert "The dealer qualifies with a pair or better; otherwise the Ante is returned." in parts["Ante and Play"]


def test_without_trips_nothing_is_said_of_it() -> None:
    assert not any("Trips" in heading + text for heading, text in round_in_short(standard(trips=None)))


@pytest.mark.parametrize("name", [listed.name for listed in list_tables()])
def test_every_table_has_a_round_in_short(name: str) -> None:
    for heading, text in round_in_short(load_table(name).table):
        assert heading
        assert text.endswith(".")
        assert "  " not in text


def test_what_is_not_as_at_most_tables() -> None:
    assert unusual_sentences(standard()) == ()
    assert unusual_sentences(load_table("practice").table) == ("6 boxes; a player bets on up to 6.",)
    early = unusual_sentences(standard(rules=Rules(boxes=7), smallest_chip=100))
    assert early == ("7 boxes; a player bets on one of them.", "Payouts are rounded down to $1.")
    assert len(unusual_sentences(load_table("heads-up-like").table)) == 2
