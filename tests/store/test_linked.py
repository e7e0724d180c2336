"""An entry that its round did not make is none of that round."""

from __future__ import annotations

from itertools import count

import pytest

from uth.store.kinds import Kind
from uth.store.linked import Due, linked
from uth.store.remains import Line

DUES = {7: {100: Due({Kind.BETS}, staked=30), 200: Due({Kind.PLAY, Kind.PAID}, staked=20, back=90)}}


NUMBERS = count(1)


def line(at: int, kind: str, amount: int, round_id: int | None = 7) -> Line:
    number = next(NUMBERS)
    return Line(number, number, at, kind, "USD", amount, 0, round_id)


MADE = [line(100, "bets", -30), line(200, "play", -20), line(200, "paid", 90)]


def test_what_a_round_moved_is_its_own() -> None:
    assert linked(MADE, DUES) == MADE
    # Two that were confirmed within a millisecond, and bets of which some were taken back.
    some = [line(100, "bets", -10), line(100, "bets", -25), line(100, "bets", 5)]
    assert linked([*some, *MADE[1:]], DUES) == [*some, *MADE[1:]]
    others = [line(300, "chips bought", 500, None), line(400, "void", 5, 8)]
    assert linked([*MADE, *others], DUES) == [*MADE, *others]


@pytest.mark.parametrize(
    "wrong",
    [
        line(101, "bets", -5), line(100, "play", -5), line(100, "void", 30), line(100, "chips taken away", -5),
        line(200, "paid", 1), line(200, "play", -1), line(100, "bets", 5), line(100, "bets", -1),
    ],
    ids=str,
)  # fmt: skip
def test_what_it_did_not_move_is_not(wrong: Line) -> None:
    assert linked([*MADE, wrong], DUES) == [*MADE, wrong._replace(round=None)]
