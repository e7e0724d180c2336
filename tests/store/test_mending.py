"""A ledger with lost or changed entries adds up again, keeps the others, and ends with the last balance there is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.samples import sampled
from uth.store.kinds import Kind
from uth.store.mending import Witness, mended
from uth.store.remains import Line


def ledger(moves: list[tuple[str, int]], kind: str = Kind.BETS) -> list[Line]:
    """Return a sound ledger: each move goes so far up or down, and never below nothing."""
    balances: dict[str, int] = {}
    lines = []
    for number, (code, move) in enumerate(moves, 1):
        before = balances.get(code, 0)
        after = before + move if before + move >= 0 else before - move
        balances[code] = after
        first = Kind.BOUGHT if number == 1 else kind
        lines.append(Line(number, number, number * 10, first, code, after - before, after, None))
    return lines


def balances(lines: list[Line]) -> dict[str, int]:
    """Return the last balance in each currency."""
    return {line.currency: line.balance for line in lines}


def check(lines: list[Line]) -> None:
    """Check that a ledger adds up, and that numbers are left out only after an entry that is carried over."""
    at: dict[str, int] = {}
    last, kind = 0, ""
    for line in lines:
        assert line.number == last + 1 or (line.number > last and kind == Kind.CARRIED)
        assert at.get(line.currency, 0) + line.amount == line.balance >= 0
        # What moves nothing marks a gap, and what is carried over marks one already.
        assert line.amount or (line.kind, line.round, kind == Kind.CARRIED) == (Kind.CARRIED, None, False)
        at[line.currency], last, kind = line.balance, line.number, line.kind


AMOUNTS = st.integers(-900, 900).filter(bool)
MOVES = st.lists(st.tuples(st.sampled_from(["USD", "USD", "USD", "EUR"]), AMOUNTS), min_size=1, max_size=30)


@given(moves=MOVES)
def test_a_sound_ledger_stays_as_it_is(moves: list[tuple[str, int]]) -> None:
    lines = ledger(moves)
    assert mended(lines, {}) == lines


@given(moves=MOVES, data=st.data())
def test_lost_entries_cost_no_others(moves: list[tuple[str, int]], data: st.DataObject) -> None:
    lines = ledger(moves)
    lost = data.draw(st.sets(st.integers(0, len(lines) - 1)))
    left = [line for place, line in enumerate(lines) if place not in lost]
    found = mended(left, {})
    check(found)
    assert [line for line in found if line.kind != Kind.CARRIED] == left
    assert balances(found) == balances(left)
    # One entry for each stretch that is lost and currency is enough.
    assert len(found) <= len(lines)


@given(moves=MOVES, data=st.data())
def test_what_was_mended_can_be_damaged_and_mended_again(moves: list[tuple[str, int]], data: st.DataObject) -> None:
    left = ledger(moves)
    for _ in range(3):
        lost = data.draw(st.sets(st.integers(0, len(left) - 1), max_size=3)) if left else set()
        keyed = [line._replace(id=line.number) for line in left]
        left = mended([line for place, line in enumerate(keyed) if place not in lost], {})
        check(left)


@dataclass(frozen=True)
class Change:
    """One bit of one field of one entry is another."""

    field: str
    bit: int


CHANGES = st.builds(Change, st.sampled_from(["amount", "balance", "number"]), st.integers(0, 20))


@sampled(100, 300, moves=st.lists(AMOUNTS, min_size=1, max_size=20), change=CHANGES, data=st.data())
def test_a_changed_entry_costs_itself_alone(moves: list[int], change: Change, data: st.DataObject) -> None:
    lines = ledger([("USD", move) for move in moves])
    place = data.draw(st.integers(0, len(lines) - 1))
    true = lines[place]
    wrong = true._replace(**{change.field: getattr(true, change.field) ^ 1 << change.bit})
    found = mended([*lines[:place], wrong, *lines[place + 1 :]], {})
    check(found)
    others = [line for line in lines if line is not true]
    assert sum(line not in found for line in others) <= (1 if change.field == "number" else 0)
    if place < len(lines) - 1:
        assert balances(found) == balances(lines)
    elif change.field != "number":
        # Of the last one either its balance is wrong or its amount: nobody gets more than there was.
        assert balances(found)["USD"] <= true.balance


def test_the_round_decides_which_end_is_true() -> None:
    lines = ledger([("USD", 1_000), ("USD", -300)])
    for wrong in (lines[1]._replace(amount=-44, round=7), lines[1]._replace(balance=9_000, round=7)):
        found = mended([lines[0], wrong], {"USD": Witness(20, 700, 7)})
        assert (found[-1].kind, found[-1].amount, found[-1].balance) == (Kind.CARRIED, -300, 700)


def test_what_only_the_last_round_knows_is_carried_over() -> None:
    lines = ledger([("USD", 1_000), ("USD", -300)])
    paid = Witness(50, 2_500, 9)
    found = mended(lines, {"USD": paid})
    assert found == [*lines, Line(0, 3, 50, Kind.CARRIED, "USD", 1_800, 2_500, None)]
    assert mended([], {"USD": paid}) == [Line(0, 1, 50, Kind.CARRIED, "USD", 2_500, 2_500, None)]
    # Its own last entry is there: it is of this moment, whatever the clock says.
    ended = [lines[0], lines[1]._replace(round=9, at=90)]
    assert mended(ended, {"USD": paid})[-1].balance == 2_500


@pytest.mark.parametrize("at", [5, 50])
def test_an_entry_after_the_last_round_counts(at: int) -> None:
    lines = ledger([("USD", 1_000), ("USD", -300), ("USD", 5_000)])
    lines[1] = lines[1]._replace(round=9)
    # The clock may have been set back since: the round's own entry is not the last, so the round is not either.
    assert mended(lines, {"USD": Witness(at, 700, 9)}) == lines


@pytest.mark.parametrize(
    "wrong",
    [
        {"currency": "USE"}, {"kind": "betz"}, {"number": 0}, {"number": -4}, {"number": 2**40}, {"balance": -5},
    ],
    ids=str,
)  # fmt: skip
def test_what_is_impossible_is_left_out(wrong: dict[str, Any]) -> None:
    lines = ledger([("USD", 1_000), ("USD", -300), ("USD", 500)])
    found = mended([lines[0], lines[1]._replace(**wrong), lines[2]], {})
    assert found == [lines[0], Line(0, 2, 30, Kind.CARRIED, "USD", -300, 700, None), lines[2]]
