"""The tables of the statistics, beside best play."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.career.test_theory import strange
from tests.tables import standard
from uth.career.lines import Line, Sums, decisions, qualified, results, starting
from uth.career.theory import Known
from uth.game.model import Choice
from uth.game.settlement import Result
from uth.hands import Category
from uth.store.tallies import BoxTally, HandsTally
from uth.table import Rules, Street

KNOWN = {1: Known(standard()), 2: Known(standard(rules=Rules(before_the_flop=(4,)))), 3: Known(strange())}


def tally(
    hole: str, choice: Choice, street: Street, result: Result, *, boxes: int = 1, felt: int = 1, dark: bool = False
) -> BoxTally:
    return BoxTally(felt, dark, hole, choice, street, result, boxes, 500 * boxes, 100 * boxes, 70 * boxes)


PLAYED = (
    tally("AKs", Choice.PLAY_4X, Street.PREFLOP, Result.WIN, boxes=3),
    tally("AKs", Choice.PLAY_4X, Street.PREFLOP, Result.LOSE, boxes=2),
    tally("72o", Choice.FOLD, Street.RIVER, Result.FOLD, boxes=4),
    tally("72o", Choice.PLAY_2X, Street.PREFLOP, Result.TIE, dark=True),
)


def by_name(lines: Iterable[Line]) -> dict[str, Line]:
    return {line.name: line for line in lines}


def test_decisions() -> None:
    found = by_name(decisions(PLAYED, KNOWN))
    assert list(found) == ["play 4x", "play 2x", "play 1x", "fold river", "dark 2x"]
    assert found["play 4x"].sums == Sums(5, 2_500, 500, 350)
    assert found["fold river"].sums.boxes == 4
    assert found["play 1x"].sums == Sums()
    assert found["dark 2x"].best is None
    base = KNOWN[1].figures.base
    assert found["play 4x"].best == pytest.approx(float(base.decisions["play 4x"]))
    assert sum(line.best or 0.0 for line in found.values()) == pytest.approx(1)


def test_best_play_at_several_tables_is_weighed_by_what_was_played_there() -> None:
    played = (*PLAYED[:2], tally("22", Choice.PLAY_4X, Street.PREFLOP, Result.WIN, boxes=15, felt=2))
    found = by_name(decisions(played, KNOWN))
    one, other = (float(KNOWN[felt].figures.base.decisions["play 4x"]) for felt in (1, 2))
    assert found["play 4x"].best == pytest.approx((5 * one + 15 * other) / 20)


def test_results_of_dark_boxes_are_expected_from_the_cards_alone() -> None:
    found = by_name(results(PLAYED, KNOWN))
    assert list(found) == ["win", "tie", "lose", "fold"]
    assert [line.sums.boxes for line in found.values()] == [3, 1, 2, 4]
    base = KNOWN[1].figures.base
    # One of the ten boxes never folds: win and lose are alike for it.
    assert found["fold"].best == pytest.approx(0.9 * float(base.results[Result.FOLD]))
    alone = by_name(results(PLAYED[3:], KNOWN))
    assert alone["win"].best == pytest.approx(alone["lose"].best)
    assert alone["fold"].best in (None, 0.0)
    assert sum(line.best or 0.0 for line in found.values()) == pytest.approx(1)


def test_starting_hands_of_seen_boxes() -> None:
    found = by_name(starting(PLAYED, KNOWN))
    assert len(found) == 169
    assert found["AKs"].sums == Sums(5, 2_500, 500, 350)
    assert found["AKs"].sums.per_ante == 0.2
    assert found["72o"].sums.boxes == 4
    assert found["22"].sums.per_ante is None
    # At the only table also those that never came have a worth.
    assert found["22"].best == pytest.approx(-0.1795, abs=1e-4)


def test_starting_hands_at_several_tables() -> None:
    played = (*PLAYED, tally("AKs", Choice.PLAY_4X, Street.PREFLOP, Result.WIN, boxes=15, felt=2))
    found = by_name(starting(played, KNOWN))
    worths = [next(hand for hand in KNOWN[felt].solution().hands if hand.hand.name == "AKs") for felt in (1, 2)]
    one, other = (float(worth.values[worth.best]) for worth in worths)
    assert found["AKs"].best == pytest.approx((5 * one + 15 * other) / 20)
    assert found["22"].best is None


def test_the_dealer_qualifies() -> None:
    tallies = [
        HandsTally(1, Category.PAIR, Category.PAIR, qualifies=True, rounds=3),
        HandsTally(1, Category.PAIR, Category.HIGH_CARD, qualifies=False, rounds=1),
    ]
    found = qualified(tallies, KNOWN)
    assert (found.times, found.rounds) == (3, 4)
    assert found.best == pytest.approx(0.82588, abs=1e-5)


def test_where_a_table_is_not_solved_there_is_no_best_play_beside_it() -> None:
    played = (*PLAYED, tally("AKs", Choice.PLAY_4X, Street.PREFLOP, Result.WIN, felt=3))
    for lines in (decisions(played, KNOWN), results(played, KNOWN), starting(played, KNOWN)):
        assert {line.best for line in lines} == {None}
    assert by_name(decisions(played, KNOWN))["play 4x"].sums.boxes == 6
    tallies = [HandsTally(3, Category.PAIR, Category.PAIR, qualifies=True, rounds=1)]
    assert qualified(tallies, KNOWN).best is None
