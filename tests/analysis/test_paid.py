"""Best play for what is really paid: against the solver, against settlement, and against the plain way."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache

import pytest

from tests.analysis import oracle
from tests.tables import standard
from uth.analysis.flops import flops
from uth.analysis.kernels.boards import boards_of
from uth.analysis.kernels.flops import PLAY_TWICE
from uth.analysis.kernels.numbering import two_index
from uth.analysis.nets import net_at
from uth.analysis.paid import PaidSolution, solve_paid
from uth.analysis.solution import DEALS, Ends
from uth.cards import DECK, Card
from uth.config import load_table
from uth.game.model import Box, stakes_of
from uth.game.settle import End, settle_alone
from uth.table import AnteNotQualified, Bet, Cap, CapPer, Qualify, Rules, Street, Table

ANTE = 50_000


def _capped(table: Table, antes: float | None) -> Table:
    cap = Cap(int(antes * ANTE), CapPer.BOX) if antes else None
    return replace(table, limits=replace(table.limits, payout_cap=cap))


STANDARD = load_table("standard").table
TABLES = {
    "forty": _capped(STANDARD, 40),
    "three and a half": _capped(STANDARD, 3.5),
    "one": _capped(STANDARD, 1),
    "lost hands pay": _capped(load_table("heads-up-like").table, 20),
    "always qualifies": _capped(standard(rules=Rules(dealer_qualifies=Qualify.ALWAYS)), 6),
    "ante paid": _capped(standard(rules=Rules(ante_when_not_qualified=AnteNotQualified.PAYS)), 6),
}

SOME = ("forty", "ante paid")
NAMES = [pytest.param(name, marks=() if name in SOME else pytest.mark.full) for name in TABLES]


@cache
def _solved(name: str) -> PaidSolution:
    found = solve_paid(TABLES[name], ANTE)
    assert found is not None
    return found


def _worth(table: Table, ends: Ends) -> Fraction:
    won = [weight * net_at(table, end, decision.choice.multiple, ANTE).main for (decision, end), weight in ends.items()]
    return sum(won, Fraction(0)) / DEALS


def test_without_a_cap_it_is_the_solver() -> None:
    from uth.analysis.figures import figures

    found, known = solve_paid(STANDARD, ANTE), figures(STANDARD)
    assert found is not None
    assert (found.ev, found.hands) == (known.base.ev, known.hands)
    assert found.ends() == known.ends


def test_rounding_counts() -> None:
    """An Ante of 5 with no half chips: 3 to 2 pays 7, for good."""
    table = replace(STANDARD, smallest_chip=100)
    found = solve_paid(table, 500)
    assert found is not None
    won = [weight * net_at(table, end, way.choice.multiple, 500).main for (way, end), weight in found.ends().items()]
    assert found.ev == sum(won, Fraction(0)) / DEALS < Fraction(-50643648973, 2317817502000)


@pytest.mark.parametrize("name", NAMES)
def test_the_value_is_what_settlement_pays_for_that_play(name: str) -> None:
    assert _solved(name).ev == _worth(TABLES[name], _solved(name).ends())


def test_it_is_better_than_play_that_knows_no_cap() -> None:
    from uth.analysis.figures import figures

    assert _worth(TABLES["forty"], figures(STANDARD).ends) < _solved("forty").ev < figures(STANDARD).base.ev


@pytest.mark.full
def test_the_lower_the_cap_the_worse() -> None:
    assert _solved("one").ev < _solved("three and a half").ev < _solved("forty").ev


@pytest.mark.parametrize("rules", [Rules(fold=()), Rules(fold=(Street.FLOP,))])
def test_a_table_without_a_fold_on_the_river_is_not_tried(rules: Rules) -> None:
    assert solve_paid(standard(rules=rules), ANTE) is None


# --- the plain way


def _paid(table: Table, multiple: int, showdowns: oracle.Outcomes) -> int:
    """What the main bets really net over the 990 showdowns, in minor units."""
    category, found = showdowns
    always = table.rules.dealer_qualifies is Qualify.ALWAYS
    box = Box(1, "player", stakes_of({Bet.ANTE: ANTE, Bet.BLIND: ANTE, Bet.PLAY: multiple * ANTE}))
    return sum(
        weight * sum(line.net for line in settle_alone(table, box, End(category, result, paired or always)))
        for (result, paired), weight in found.items()
    )


def _rivers(count: int) -> list[tuple[Sequence[Card], Sequence[Card]]]:
    """Hands on full boards without three cards of a suit, half of them on a paired board."""
    rng = random.Random(11)
    found: list[tuple[Sequence[Card], Sequence[Card]]] = []
    while len(found) < count:
        cards = rng.sample(DECK, 7)
        hole, board = cards[:2], cards[2:]
        paired = len({card.rank for card in board}) < 5
        if max(Counter(card.suit for card in board).values()) < 3 and paired == (len(found) % 2 == 0):
            found.append((hole, board))
    return found


@pytest.mark.parametrize("name", NAMES)
def test_river_decisions(name: str) -> None:
    place, river = boards_of(False).place, _solved(name).plan.river
    assert river is not None
    for hole, board in _rivers(16):
        once = _paid(TABLES[name], 1, oracle.outcomes(hole, board, both=False))
        row = sum(int(place[k, rank]) for k, rank in enumerate(sorted(card.number >> 2 for card in board), 1))
        low, high = sorted(card.number >> 2 for card in hole)
        cell = int(river.rows[row, high * (high + 1) // 2 + low])
        assert cell == (1 if once > -1980 * ANTE else 2 if once == -1980 * ANTE else 0), (hole, board)


@pytest.mark.full
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", ["forty", "three and a half", "ante paid"])
def test_flop_decisions(name: str, seed: int) -> None:
    table, rng = TABLES[name], random.Random(seed)
    kind = rng.randrange(len(flops()[0]))
    flop = [int(card) for card in flops()[0][kind]]
    low, high = sorted(rng.sample([number for number in range(52) if number not in flop], 2))
    by_number = {card.number: card for card in DECK}
    check = twice = 0
    for showdowns in oracle.run_outs(
        [by_number[low], by_number[high]], [by_number[number] for number in flop], both=False
    ):
        check += max(_paid(table, 1, showdowns), -1980 * ANTE)
        twice += _paid(table, 2, showdowns)
    chosen = int(_solved(name).plan.flop[kind, two_index(low, high)])
    assert (chosen == PLAY_TWICE) == (twice > check)
