"""What an edit is worth at once: never better for the player than the exact value, and exact where it says so."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.tables import paytable, standard
from uth.analysis.figures import edges_of
from uth.analysis.game import game_of
from uth.analysis.solved import solved, stored
from uth.config import list_tables, load_table
from uth.paytable import Fixed, Odds
from uth.pit.bound import Bound, Known, NoBound, best_bound, bound
from uth.report.changes import best_edge
from uth.table import AnteNotQualified, Bet, HoleCardsUsed, Qualify, Rules, Street, Table, TripsAfterFold

STANDARD = load_table("standard").table
RULES = STANDARD.rules


def known(table: Table = STANDARD) -> Known:
    found = stored(game_of(table))
    assert found is not None
    return Known(table, found.ends)


def found(table: Table, before: Table = STANDARD) -> Bound:
    answer = bound(known(before), table)
    assert isinstance(answer, Bound)
    return answer


def with_rules(**changes: object) -> Table:
    return replace(STANDARD, rules=replace(RULES, **changes))  # type: ignore[arg-type]


FLUSH_TWO = paytable([Odds(500), Odds(50), Odds(10), Odds(3), Odds(2), Odds(1)], Fixed.PUSH)
NO_STRAIGHT = paytable([Odds(500), Odds(50), Odds(10), Odds(3), Odds(3, 2)], Fixed.PUSH)


@pytest.mark.parametrize(
    "table",
    [
        replace(STANDARD, blind=FLUSH_TWO),
        replace(STANDARD, blind=NO_STRAIGHT),
        with_rules(ante_when_not_qualified=AnteNotQualified.PAYS),
        with_rules(dealer_qualifies=Qualify.ALWAYS),
        with_rules(before_the_flop=(2, 3, 4)),
    ],
    ids=["flush 2", "no straight", "ante pays", "always", "2x before the flop"],
)
def test_best_play_is_worth_the_bound_at_least(table: Table) -> None:
    answer = found(table)
    assert not answer.exact
    assert 0 <= answer.edge - best_edge(table) < Fraction(1, 5)


def test_another_pay_moves_the_bound_by_how_often_it_is_paid() -> None:
    before, after = found(STANDARD), found(replace(STANDARD, blind=FLUSH_TWO))
    wins = {end for _decision, end in known().ends if end.hand == "flush" and end.result == "win" and not end.folded}
    weight = sum(each for (_, end), each in known().ends.items() if end in wins)
    assert before.edge - after.edge == Fraction(1, 2) * Fraction(weight, sum(known().ends.values()))


@pytest.mark.parametrize(
    "table",
    [
        STANDARD,
        replace(STANDARD, smallest_chip=100),
        with_rules(boxes=3),
        with_rules(before_the_flop=(4,)),
        replace(STANDARD, trips=paytable([Odds(9)], Fixed.LOSE)),
    ],
    ids=["same", "chips", "boxes", "no 3x, which nobody plays", "trips"],
)
def test_what_changes_no_decision_is_exact_at_once(table: Table) -> None:
    answer = found(table)
    assert answer.exact
    assert answer.edge == best_edge(table)
    assert answer.trips == edges_of(table, solved(game_of(table)).ends)[Bet.TRIPS]
    assert answer.trips_exact


def test_presets_bound_one_another_where_they_can() -> None:
    tables = [known(load_table(listed.name).table) for listed in list_tables()]
    edges = {each.table.name: edges_of(each.table, each.ends)[Bet.ANTE] for each in tables}
    assert len(edges) == len(tables)
    several = 0
    for before in tables[::3]:
        for each in tables:
            answer = bound(before, each.table)
            if isinstance(answer, Bound):
                several += 1
                edge = edges[each.table.name]
                assert edge == answer.edge if answer.exact else edge <= answer.edge
    assert several > len(tables)


@pytest.mark.parametrize(
    ("table", "why"),
    [
        (with_rules(hole_cards_used=HoleCardsUsed.BOTH), NoBound.HANDS),
        (with_rules(before_the_flop=(3,)), NoBound.CHOICE),
        (with_rules(fold=()), NoBound.CHOICE),
    ],
)
def test_where_the_old_way_to_play_says_nothing(table: Table, why: NoBound) -> None:
    assert bound(known(), table) is why


def test_a_dealer_who_always_qualified_says_nothing_of_one_who_may_fail() -> None:
    always = with_rules(dealer_qualifies=Qualify.ALWAYS)
    assert bound(Known(always, known().ends), STANDARD) is NoBound.DEALER


def test_a_dealer_who_always_qualifies_does_so_in_every_deal() -> None:
    always = with_rules(dealer_qualifies=Qualify.ALWAYS)
    answer = found(always)
    assert {end.qualified for _decision, end in answer.ends} == {True}
    assert sum(answer.ends.values()) == sum(known().ends.values())


def test_trips_that_hang_on_the_main_bets_are_exact_only_with_them() -> None:
    lost = replace(with_rules(trips_after_fold=TripsAfterFold.LOST), blind=FLUSH_TWO)
    assert not found(lost).trips_exact
    assert found(replace(STANDARD, blind=FLUSH_TWO)).trips_exact
    assert found(with_rules(trips_after_fold=TripsAfterFold.LOST)).trips_exact


def test_no_trips_no_edge_of_it() -> None:
    assert found(replace(STANDARD, trips=None)).trips is None


def test_the_best_of_several_bounds() -> None:
    table = replace(STANDARD, blind=FLUSH_TWO)
    near = load_table("pennsylvania-b").table
    both = [known(near), known()]
    answer = best_bound(both, table)
    assert isinstance(answer, Bound)
    assert answer.edge == min(found(table).edge, found(table, near).edge)
    assert best_bound([], table) is None
    assert best_bound([known()], with_rules(hole_cards_used=HoleCardsUsed.BOTH)) is NoBound.HANDS


def test_more_streets_to_fold_on_never_cost_the_player() -> None:
    streets = (Street.PREFLOP, Street.FLOP, Street.RIVER)
    answer = found(with_rules(fold=streets))
    assert answer.edge == found(STANDARD).edge
    assert best_edge(with_rules(fold=streets)) <= answer.edge


def test_the_standard_table_is_the_one_of_the_tests() -> None:
    assert game_of(standard(rules=Rules())) == game_of(STANDARD)
