"""The rules of play: everything the table says, nothing that it does not."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings

from tests.tables import standard, tables
from uth.config import list_tables, load_table
from uth.game.engine import choices_on
from uth.table import (
    Burn,
    Cap,
    CapPer,
    Community,
    CutBy,
    CutRefused,
    Decisions,
    FoldedWithSideBet,
    HoleCardsUsed,
    Look,
    OrderInBox,
    Procedure,
    Qualify,
    Rules,
    SettleFrom,
    ShuffleBy,
    Street,
    Table,
    TripsAfterFold,
    TripsAgainstDealer,
)
from uth.words.choices import choices_words
from uth.words.document import Clause, Document, Grid, quoted
from uth.words.rules_of_play import rules_of_play
from uth.words.sign import sign


def texts(document: Document) -> list[str]:
    """Every paragraph, call and cell."""
    found = []
    for chapter in document.chapters:
        for part in chapter.parts:
            if isinstance(part, Clause):
                found += [part.text, part.call]
            elif isinstance(part, Grid):
                found += [*part.heads, *sum(part.rows, ())]
    return [text for text in found if text]


def said(table: Table) -> str:
    return "\n".join(texts(rules_of_play(table)))


def under(procedure: dict[str, Any]) -> str:
    return said(standard(procedure=replace(Procedure(), **procedure)))


def test_chapters() -> None:
    assert [chapter.title for chapter in rules_of_play(standard()).chapters] == [
        "Equipment", "Boxes", "Bets and limits", "Ranking of hands", "Shuffle and cut", "The deal", "Decisions",
        "The dealer's hand", "What the bets are paid", "Order of settlement", "Sources",
    ]  # fmt: skip


@pytest.mark.parametrize("name", [listed.name for listed in list_tables()])
def test_every_sentence_of_the_sign_is_in_it_once(name: str) -> None:
    table = load_table(name).table
    document = "\n".join(texts(rules_of_play(table)))
    for part in sign(table):
        for name_of, beside in part.lines:
            assert beside in document
            if not beside and name_of != "A Trips bet is lost when the hand is given up.":
                assert document.count(name_of) == 1
    # That one is said with the other bets of the hand.
    lost = table.rules.trips_after_fold is TripsAfterFold.LOST
    assert ("takes Ante, Blind and Trips at once" in document) == lost


@settings(max_examples=30)
@given(tables())
def test_any_table_has_its_rules_and_says_nothing_twice(table: Table) -> None:
    found = rules_of_play(table)
    clauses = [part.text for chapter in found.chapters for part in chapter.parts if isinstance(part, Clause)]
    assert len(set(clauses)) == len(clauses)
    assert not any("{" in text for text in texts(found))
    for chapter in found.chapters:
        assert isinstance(chapter.parts[0], Clause), "a table belongs to the paragraph before it"
        for part in chapter.parts:
            if isinstance(part, Grid):
                assert {len(row) for row in part.rows} == {len(part.heads)}


@settings(max_examples=30)
@given(tables())
def test_the_dealer_asks_for_what_may_be_decided(table: Table) -> None:
    document = said(table)
    for street in Street:
        assert quoted(choices_words(choices_on(table, street))) in document


def test_what_identifies_the_table() -> None:
    named = standard(revision="7", effective="2026-01-01", jurisdiction="Nowhere", approved_by="A. Body")
    assert dict(rules_of_play(named).about) == {
        "Table": "Standard", "Jurisdiction": "Nowhere", "Revision": "7", "In force from": "2026-01-01",
        "Approved by": "A. Body",
    }  # fmt: skip
    assert dict(rules_of_play(standard()).about) == {"Table": "Standard"}


def test_the_sources_of_the_table_and_of_the_calls() -> None:
    sources = rules_of_play(standard(sources=("one", "two"))).chapters[-1].parts
    first, second, calls = (part.text for part in sources if isinstance(part, Clause))
    assert (first, second) == ("one", "two")
    assert calls.startswith("The calls:")


def test_chips_and_the_float() -> None:
    grid = next(part for part in rules_of_play(standard()).chapters[0].parts if isinstance(part, Grid))
    assert grid.rows[0] == ("$0.50", "silver")
    grid = next(p for p in rules_of_play(standard(float=((500, 200),))).chapters[0].parts if isinstance(p, Grid))
    assert grid.heads[-1] == "In the rack when it opens"
    assert ("$5.00", "red", "200") in grid.rows
    assert ("$1.00", "white", "0") in grid.rows


OFFERED = {"cut": CutBy.PLAYER}


@pytest.mark.parametrize(
    ("procedure", "other", "sentence"),
    [
        ({"shuffle": ShuffleBy.HAND}, {"shuffle": ShuffleBy.MACHINE}, "Shuffled by hand"),
        ({**OFFERED, "cut_at_least": 12}, {"cut": CutBy.NONE}, "at least 12 cards on either side"),
        ({**OFFERED, "cut_refused": CutRefused.NEXT_PLAYER}, OFFERED, "if all decline, the dealer cuts"),
        (OFFERED, {"cut": CutBy.DEALER}, "may leave it to the dealer"),
        ({"packet": 1}, {"packet": 2}, "one at a time"),
        ({"community": Community.BY_STREET}, {}, "the last two are dealt face up, together"),
        ({}, {"community": Community.BY_STREET}, "the last two are turned together"),
        ({"burn": (Burn.FLOP, Burn.RIVER)}, {}, "a card is burned before the flop and before the river"),
        ({"look": Look.AFTER_DEAL}, {}, "when the deal is finished, and not before"),
        ({"decisions": Decisions.FREE}, {"decisions": Decisions.IN_TURN}, "in any order"),
        ({}, {"folded_with_side_bet": FoldedWithSideBet.RACK}, "Its cards then wait face down under it"),
        ({"folded_with_side_bet": FoldedWithSideBet.RACK}, {}, "Its cards then wait in the discard rack"),
        ({"settle": SettleFrom.LEFT_TO_RIGHT}, {}, "from the dealer's left to the right"),
        ({"take_before_pay": True}, {}, "of all boxes are taken before any winning bet is paid"),
        ({}, {"take_before_pay": True}, "Each box is finished before the next"),
        ({"count_stub_every": 1}, {}, "after every round"),
        ({"count_stub_every": 3}, {}, "at least once in every 3 rounds"),
        (
            {"order_in_box": OrderInBox(pay=(*reversed(OrderInBox().pay),))},
            {},
            "the order Trips, Play, Blind and Ante.",
        ),
    ],
    ids=str,
)
def test_procedure(procedure: dict[str, Any], other: dict[str, Any], sentence: str) -> None:
    assert sentence in under(procedure)
    assert sentence not in under(other)


def test_without_trips_there_is_no_word_of_it() -> None:
    assert "Trips" not in said(standard(trips=None))


def test_folds() -> None:
    assert "the dealer takes Ante and Blind at once" in said(standard())
    lost = said(standard(rules=Rules(trips_after_fold=TripsAfterFold.LOST)))
    assert "the dealer takes Ante, Blind and Trips at once" in lost
    assert "folded hand with a Trips bet" not in lost
    never = said(standard(rules=Rules(fold=())))
    assert "A hand may not be given up." in never
    assert "takes Ante" not in never


def test_the_dealers_hand() -> None:
    calls = [part.call for chapter in rules_of_play(standard()).chapters for part in chapter.parts
             if isinstance(part, Clause) and part.call]  # fmt: skip
    assert calls == [
        "Place your bets", "No more bets", "The flop", "The last two cards", "Dealer: pair of nines, ace kicker",
        "Dealer: king high, jack kicker, does not qualify", "a flush, ace high beats three of a kind, kings",
    ]  # fmt: skip
    assert "does not qualify" not in said(standard(rules=Rules(dealer_qualifies=Qualify.ALWAYS)))


def test_both_hole_cards() -> None:
    both = said(standard(rules=Rules(hole_cards_used=HoleCardsUsed.BOTH)))
    assert "both their own cards" in both
    assert "best hand of five among" not in both


def test_dark_boxes_and_a_cap() -> None:
    dark = said(standard(rules=Rules(boxes_per_player=5, dark_boxes=4, dark_play=(2, 4))))
    assert "2 or 4 times the Ante" in dark
    assert "A dark box is asked for no decision" in dark
    table = standard()
    capped = said(replace(table, limits=replace(table.limits, payout_cap=Cap(2_000_000, CapPer.BOX))))
    assert "$20,000 for each box" in capped
    assert "in the order Ante, Play, Blind and Trips" in capped
    assert "used up" not in said(table)


def test_trips_that_must_win_is_said_as_on_the_sign() -> None:
    rules = Rules(trips_against_dealer=TripsAgainstDealer.MUST_WIN)
    assert "a tie of three of a kind or better returns it" in said(standard(rules=rules))
