"""The matrix of bets and cases agrees with what settlement pays."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings

from tests.tables import standard, tables
from uth.game.settle import verdicts
from uth.game.settlement import Result
from uth.hands import Category
from uth.paytable import Fixed, Odds, Paytable
from uth.table import AnteNotQualified, Bet, Qualify, Rules, Table, TripsAfterFold, TripsAgainstDealer
from uth.words.matrix import bets_of, cases, matrix


def of(rules: Rules) -> dict[str, list[str]]:
    return {row[0]: list(row[1:]) for row in matrix(standard(rules=rules))[1]}


def test_the_standard_table() -> None:
    """The matrix of rules.md 5.2, from 58 Pa. Code 653a.12 and the French order, art. 55-20."""
    heads, _ = matrix(standard())
    assert heads == ("The hand", "Ante", "Blind", "Play", "Trips")
    assert of(Rules()) == {
        "beats the dealer, who qualifies": ["1 to 1", "by its sign", "1 to 1", "by its sign"],
        "ties the dealer, who qualifies": ["push", "push", "push", "by its sign"],
        "loses to the dealer, who qualifies": ["lose", "lose", "lose", "by its sign"],
        "beats the dealer, who does not qualify": ["push", "by its sign", "1 to 1", "by its sign"],
        "ties the dealer, who does not qualify": ["push", "push", "push", "lose"],
        "loses to the dealer, who does not qualify": ["push", "lose", "lose", "lose"],
        "is folded": ["lose", "lose", "no bet", "by its sign"],
    }


def test_a_dealer_who_always_qualifies_leaves_three_cases() -> None:
    assert list(of(Rules(dealer_qualifies=Qualify.ALWAYS))) == [
        "beats the dealer", "ties the dealer", "loses to the dealer", "is folded",
    ]  # fmt: skip


def test_an_ante_that_is_paid_when_the_dealer_does_not_qualify() -> None:
    found = of(Rules(ante_when_not_qualified=AnteNotQualified.PAYS))
    assert [cells[0] for case, cells in found.items() if "not qualify" in case] == ["1 to 1"] * 3


@pytest.mark.parametrize(
    ("against", "tie", "lose"),
    [
        (TripsAgainstDealer.MUST_WIN, "three of a kind or better: push, else lose", "lose"),
        (TripsAgainstDealer.MUST_WIN_OR_PUSH, *["three of a kind or better: push, else lose"] * 2),
    ],
)
def test_trips_that_must_win(against: TripsAgainstDealer, tie: str, lose: str) -> None:
    found = of(Rules(trips_against_dealer=against))
    assert found["ties the dealer, who qualifies"][3] == tie
    assert found["loses to the dealer, who qualifies"][3] == lose
    assert found["is folded, and beats the dealer"][3] == "by its sign"
    assert found["is folded, and loses to the dealer"][3] == lose
    lost = of(Rules(trips_against_dealer=against, trips_after_fold=TripsAfterFold.LOST))
    assert lost["is folded"] == ["lose", "lose", "no bet", "lose"]


def test_a_blind_that_is_paid_when_the_hand_loses() -> None:
    lost = Paytable(((Category.STRAIGHT_FLUSH, Odds(500)), (Category.FOUR_OF_A_KIND, Odds(50))), Fixed.LOSE)
    found = {row[0]: row[2] for row in matrix(replace(standard(), blind_lost=lost))[1]}
    assert found["loses to the dealer, who qualifies"] == "by its sign"
    assert found["loses to the dealer, who does not qualify"] == "lose", "a high card has no line"
    assert found["is folded"] == "lose"


def test_no_row_for_what_the_table_does_not_have() -> None:
    bare = replace(standard(rules=Rules(fold=())), trips=None)
    heads, cells = matrix(bare)
    assert heads[-1] == "Play"
    assert not any("folded" in row[0] for row in cells)


@settings(max_examples=40)
@given(tables())
def test_every_cell_is_what_settlement_says(table: Table) -> None:
    """A cell with a result has it for every hand that the case can have; one that refers to the sign has several."""
    heads, found = matrix(table)
    assert len(heads) == 1 + len(bets_of(table))
    for case, row in zip(cases(table), found, strict=True):
        for bet, cell in zip(bets_of(table), row[1:], strict=True):
            pays = {end.hand: verdicts(table, end)[bet][0] for end in case.ends()}
            if cell == "push":
                assert set(pays.values()) == {Fixed.PUSH}
            elif cell == "lose":
                assert set(pays.values()) == {Fixed.LOSE}
            elif cell == "no bet":
                assert (bet, case.folded) == (Bet.PLAY, True)
            elif cell == "by its sign":
                assert len(set(pays.values())) > 1
            elif "or better" in cell:
                assert set(pays.values()) == {Fixed.PUSH, Fixed.LOSE}
            else:
                [odds] = set(pays.values())
                assert isinstance(odds, Odds)


def test_only_hands_that_can_come_to_a_case_count() -> None:
    shown = [case for case in cases(standard()) if not case.folded]
    found = {(case.compared, case.qualified): {end.hand for end in case.ends()} for case in shown}
    assert found[Result.TIE, False] == {Category.HIGH_CARD}
    assert Category.ROYAL_FLUSH in found[Result.TIE, True]
    assert Category.ROYAL_FLUSH not in found[Result.LOSE, True]
