from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numba import config

from tests.analysis.games import TABLES, solution
from tests.analysis.one_hand import values
from tests.tables import standard, tables
from uth.analysis import live
from uth.analysis.advice import (
    Advice,
    Counts,
    Ignored,
    PositionError,
    advise,
    advise_short,
    kind_of,
    stored_advice,
    street_of,
    warm_up,
)
from uth.analysis.game import game_of
from uth.analysis.solution import DEALS_OF_A_HAND, starting_hands
from uth.analysis.solved import stored
from uth.analysis.worker import Worker
from uth.cards import DECK, Card, Rank, Suit, parse_cards
from uth.config import load_table
from uth.errors import CardError
from uth.game.engine import choices_on
from uth.game.model import Box, Choice, play, stakes_of
from uth.game.settle import best_hand, settle
from uth.hands import Category
from uth.paytable import Fixed, Odds, Paytable
from uth.table import Bet, HoleCardsUsed, Limit, Limits, Rules, Street, Table, TripsAfterFold, TripsAgainstDealer

CASES = json.loads((Path(__file__).parents[1] / "data" / "odds.json").read_text(encoding="utf-8"))
NO_TRIPS = Fraction(0)
EXACTLY = Limits(Limit(1, 10**9, 1), Limit(1, 10**9, 1))
PRESETS = ("auckland", "florida-like", "pennsylvania-b", "six-box-dark")


def exact(table: Table) -> Table:
    """The table without rounding and cap, as the pays are written."""
    return replace(table, smallest_chip=1, limits=EXACTLY)


def short_deck(chance: random.Random, size: int) -> list[Card]:
    """So many cards, all the same or mostly of few ranks or of one suit, so that strong hands meet."""
    kind = chance.choice(["any", "ranks", "suit"])
    deck = chance.sample(DECK, 52)
    if kind == "ranks":
        ranks = chance.sample(list(Rank), 4)
        deck.sort(key=lambda card: card.rank not in ranks)
    if kind == "suit":
        deck.sort(key=lambda card: card.suit is not Suit.HEARTS)
    return deck[:size]


def dealt(chance: random.Random, size: int, board: int) -> tuple[list[Card], list[Card], list[Card]]:
    """Two hole cards, so many board cards, and the dead cards that leave a deck of *size*."""
    deck = short_deck(chance, 2 + board + size)
    chance.shuffle(deck)
    return deck[:2], deck[2 : 2 + board], [card for card in DECK if card not in deck]


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_the_case_file(case: dict[str, Any]) -> None:
    advice = advise(standard(), parse_cards(case["player"]), parse_cards(case["board"]))
    assert {choice.value: round(float(value), 6) for choice, value in advice.values.items()} == case["ev"]
    assert advice.best == case["best"]
    if "win" in case:
        assert advice.counts == Counts(case["win"], case["tie"], case["lose"])
    else:
        assert advice.counts is None


@pytest.mark.parametrize("preset", PRESETS)
def test_the_river_is_what_settling_against_every_hand_gives(preset: str) -> None:
    table = exact(load_table(preset).table)
    chance = random.Random(preset)
    stakes = {Bet.ANTE: 200, Bet.BLIND: 200, Bet.TRIPS: 300}
    for dead_cards in (0, 21):
        hole, board, dead = dealt(chance, 45 - dead_cards, 5)
        played = Box(1, "", stakes_of(stakes | {Bet.PLAY: 200}), multiple=1, cards=tuple(hole))
        folded = Box(1, "", stakes_of(stakes), folded=Street.RIVER, cards=tuple(hole))
        dealers = list(combinations([card for card in DECK if card not in {*hole, *board, *dead}], 2))
        nets = {
            choice: Fraction(sum(settle(table, [box], dealer, board).net for dealer in dealers), 200 * len(dealers))
            for choice, box in ((Choice.PLAY_1X, played), (Choice.FOLD, folded))
        }
        advice = advise(table, hole, board, dead, Fraction(3, 2))
        assert advice.values == nets
        mine = best_hand(table.rules, hole, board)
        others = [best_hand(table.rules, dealer, board) for dealer in dealers]
        assert advice.counts == (
            sum(mine > other for other in others),
            sum(mine == other for other in others),
            sum(mine < other for other in others),
        )


@settings(max_examples=24)
@given(table=tables(), seed=st.integers(0, 10**6), street=st.sampled_from(Street), trips=st.sampled_from([0, 1, 5]))
def test_any_table_is_as_plain_dealing_has_it(table: Table, seed: int, street: Street, trips: int) -> None:
    table = exact(table)
    size, board = {Street.PREFLOP: (8, 0), Street.FLOP: (9, 3), Street.RIVER: (12, 5)}[street]
    hole, open_cards, dead = dealt(random.Random(seed), size, board)
    stake = Fraction(trips, 2) if table.trips else NO_TRIPS
    advice = advise(table, hole, open_cards, dead, stake)
    assert advice.street is street
    assert advice.values == values(table, hole, open_cards, dead, stake)
    assert tuple(advice.values) == choices_on(table, street)


def test_pays_with_no_small_common_unit_are_exact_too() -> None:
    odds = [Odds(9_999, 100), Odds(99, 97), Odds(91, 89), Odds(85, 83), Odds(83, 79), Odds(75, 73), Odds(72, 71)]
    blind = Paytable(tuple(zip(reversed(Category), odds, strict=False)), Fixed.PUSH)
    trips = Paytable(
        tuple(zip(reversed(Category), [Odds(68, 67), Odds(62, 61), Odds(60, 59)], strict=False)), Fixed.LOSE
    )
    rules = Rules(fold=(Street.FLOP, Street.RIVER), trips_after_fold=TripsAfterFold.LOST)
    table = exact(standard(blind=blind, trips=trips, rules=rules))
    ante = 100 * 97 * 89 * 83 * 79 * 73 * 71 * 67 * 61 * 59
    for seed, (size, board) in enumerate([(10, 0), (10, 3), (12, 5)]):
        hole, open_cards, dead = dealt(random.Random(f"suit {seed}"), size, board)
        assert live.pays_of(table, Fraction(1, 7)).scale > 1 << 64
        found = advise(table, hole, open_cards, dead, Fraction(1, 7)).values
        assert found == values(table, hole, open_cards, dead, Fraction(1, 7), ante=ante * 7)


def test_before_the_flop_the_sums_are_those_of_the_published_workbook() -> None:
    table = standard()
    chance = random.Random(11)
    for hand in [starting_hands()[0], *chance.sample(starting_hands(), 3)]:
        _compare_with_stored(table, hand.name)


@pytest.mark.parametrize("preset", ["auckland", "heads-up-like", "six-box-dark"])
def test_before_the_flop_without_dead_cards_the_values_are_the_solvers(preset: str) -> None:
    _compare_with_stored(load_table(preset).table, random.Random(preset).choice(starting_hands()).name)


@pytest.mark.parametrize("name", [pytest.param("fine", marks=pytest.mark.full), "fine, no river fold"])
def test_before_the_flop_pays_with_no_small_common_unit_have_the_solvers_values(name: str) -> None:
    hand = random.Random(name).choice(solution(name).hands)
    assert advise(TABLES[name], _cards_of(hand.hand.name)).values == hand.values


@pytest.mark.full
@pytest.mark.timeout(900)
@pytest.mark.parametrize("preset", ["standard", "auckland", "heads-up-like", "six-box-dark"])
def test_all_starting_hands_have_the_solvers_values(preset: str) -> None:
    table = load_table(preset).table
    for hand in starting_hands():
        _compare_with_stored(table, hand.name)


def _compare_with_stored(table: Table, name: str) -> None:
    known = stored(game_of(table))
    assert known is not None
    hand = live.hand(table, _cards_of(name), (), NO_TRIPS)
    sums = live.before(hand)
    assert sums.deals == DEALS_OF_A_HAND
    expected = next(value.values for value in known.hands if value.hand.name == name)
    assert {choice: Fraction(sums.of(choice), sums.deals * hand.terms.pays.scale) for choice in expected} == expected


def _cards_of(name: str) -> tuple[Card, ...]:
    return parse_cards(f"{name[0]}c{name[1]}{'c' if name.endswith('s') else 'd'}")


def test_the_sum_over_flops_is_the_same() -> None:
    rules = Rules(fold=(Street.FLOP, Street.RIVER), trips_after_fold=TripsAfterFold.LOST)
    _compare_with_flops(standard(rules=rules), 18)
    _compare_with_flops(standard(rules=Rules(hole_cards_used=HoleCardsUsed.BOTH)), 16)
    _compare_with_flops(TABLES["fine, no river fold"], 15)


@pytest.mark.full
@pytest.mark.timeout(900)
def test_the_sum_over_flops_is_the_same_with_few_dead_cards() -> None:
    _compare_with_flops(standard(), 47)


def _compare_with_flops(table: Table, size: int, *, play_flop: bool = True) -> None:
    hole, _, dead = dealt(random.Random(size), size, 0)
    hand = live.hand(table, hole, dead, Fraction(2, 3), play_flop=play_flop)
    assert live.before(hand) == _by_flops(hand)


@pytest.mark.parametrize("name", ["standard", "folds", "no river fold", "both"])
def test_who_cannot_pay_play_on_the_flop_waits_for_the_river_or_folds(name: str) -> None:
    _compare_with_flops(TABLES[name], 14, play_flop=False)


def test_a_check_without_money_for_the_flop_is_worth_less_and_the_stored_value_says_so() -> None:
    aces = parse_cards("Ah Ac")
    stored = stored_advice(standard(), aces, play_flop=False)
    assert stored is not None
    assert stored.ignored == {Ignored.FUNDS}
    short, whole = advise_short(standard(), aces).values, advise(standard(), aces).values
    assert short[Choice.CHECK] < whole[Choice.CHECK] == stored.values[Choice.CHECK]
    assert short[Choice.PLAY_4X] == whole[Choice.PLAY_4X]


def _by_flops(hand: live.Hand) -> live.Sums:
    """Every flop by itself, its best choice made."""
    plays = [Choice.PLAY_2X] if hand.play_flop else []
    choices = [Choice.CHECK, *plays, *([Choice.FOLD] if hand.terms.folds_on(Street.FLOP) else [])]
    flops = combinations([card for card in DECK if card not in {*hand.hole, *hand.dead}], 3)
    found = [live.flop(hand, board) for board in flops]
    return live.Sums(
        deals=sum(sums.deals for sums in found),
        wait=sum(max(map(sums.of, choices)) for sums in found),
        base=sum(sums.base for sums in found),
        lead=sum(sums.lead for sums in found),
        fold=sum(sums.fold for sums in found),
    )


@pytest.mark.full
@pytest.mark.timeout(900)
def test_a_whole_flop_is_as_plain_dealing_has_it() -> None:
    hole, board, _ = dealt(random.Random(5), 47, 3)
    table = exact(standard())
    assert advise(table, hole, board, (), Fraction(1)).values == values(table, hole, board, (), Fraction(1))


def test_what_other_boxes_show_changes_the_best_play() -> None:
    hole, aces = parse_cards("As 2d"), parse_cards("Ac Ad Ah 2c 2h 2s")
    assert advise(standard(), hole).best is Choice.PLAY_4X
    assert advise(standard(), hole, dead=aces).best is Choice.CHECK


def test_trips_that_a_fold_loses_changes_the_best_play() -> None:
    hole, board = parse_cards("3c 2d"), parse_cards("8s 8h 8c Jd 5h")
    lost = standard(rules=Rules(trips_after_fold=TripsAfterFold.LOST))
    stake = Fraction(5)
    assert advise(lost, hole, board).best is Choice.FOLD
    assert advise(lost, hole, board, trips=stake).best is Choice.PLAY_1X
    live_trips = advise(standard(), hole, board, trips=stake)
    assert live_trips.best is Choice.FOLD
    assert live_trips.values[Choice.FOLD] == -2 + 3 * stake


def test_trips_that_must_win_counts_only_with_the_hand() -> None:
    hole, board = parse_cards("3c 2d"), parse_cards("8s 8h 8c Jd 5h")
    table = standard(rules=Rules(trips_against_dealer=TripsAgainstDealer.MUST_WIN))
    counts = advise(table, hole, board).counts
    assert counts is not None
    beside = advise(table, hole, board, trips=Fraction(1)).values[Choice.FOLD] + 2
    assert beside == Fraction(3 * counts.win - counts.lose, sum(counts))


@pytest.mark.parametrize(
    ("trap", "player", "board", "best"),
    [
        ("A01", "7c 2d", "", Choice.CHECK),
        ("A02", "Ah Ad", "As 7c 2d", Choice.PLAY_2X),
        ("A04", "2c 2d", "", Choice.CHECK),
    ],
)
def test_known_traps(trap: str, player: str, board: str, best: Choice) -> None:
    advice = advise(standard(), parse_cards(player), parse_cards(board))
    street = Street.FLOP if board else Street.PREFLOP
    assert tuple(advice.values) == choices_on(standard(), street), trap
    assert advice.best is best
    assert Choice.FOLD not in advice.values


def test_of_equal_values_the_first_choice_is_best() -> None:
    equal = dict.fromkeys((Choice.PLAY_1X, Choice.FOLD), Fraction(-2))
    assert Advice(Street.RIVER, equal).best is Choice.FOLD
    assert Advice(Street.FLOP, dict.fromkeys((Choice.PLAY_2X, Choice.CHECK), Fraction(1))).best is Choice.CHECK


@pytest.mark.parametrize(
    ("hole", "board", "message"),
    [
        ("7c 2d", "2h 3h 4h 5h", "there is no decision on the turn"),
        ("7c 2d", "2h 3h", "expected no board card, three or five, got 2"),
        ("7c 2d", "2h 3h 4h 5h 6h 8h", "expected no board card, three or five, got 6"),
        ("7c", "", "expected two cards of the player, got 1"),
    ],
)
def test_cards_that_are_no_decision_are_refused(hole: str, board: str, message: str) -> None:
    with pytest.raises(PositionError, match=message):
        advise(standard(), parse_cards(hole), parse_cards(board))


def test_a_card_in_two_places_is_refused_by_name() -> None:
    with pytest.raises(CardError, match="the card 7c is there twice"):
        advise(standard(), parse_cards("7c 2d"), dead=parse_cards("7c"))


@pytest.mark.parametrize(("board", "most"), [(0, 43), (3, 43), (5, 43)])
def test_so_many_cards_may_be_dead_that_the_hand_can_be_dealt_out(board: int, most: int) -> None:
    hole, open_cards, rest = DECK[:2], DECK[2 : 2 + board], DECK[2 + board :]
    enough = rest[: most if board == 0 else 52 - 2 - board - (7 - board)]
    assert street_of(hole, open_cards, enough)
    with pytest.raises(PositionError, match="too many dead cards"):
        street_of(hole, open_cards, rest[: len(enough) + 1])


def test_one_deal_left() -> None:
    table = exact(standard())
    for board in (0, 3, 5):
        hole, open_cards, dead = dealt(random.Random(board), 7 - board, board)
        expected = values(table, hole, open_cards, dead, NO_TRIPS)
        assert advise(table, hole, open_cards, dead).values == expected


def test_stored_values_say_what_they_leave_out() -> None:
    hole, dead = parse_cards("Kh 4c"), parse_cards("Ks")
    alone = stored_advice(standard(), hole)
    beside = stored_advice(standard(), hole, dead, Fraction(1))
    assert alone is not None
    assert beside is not None
    assert alone.values == beside.values
    assert alone.ignored == frozenset()
    assert beside.ignored == {Ignored.DEAD_CARDS, Ignored.TRIPS}
    assert advise(standard(), hole) == alone
    exactly = advise(standard(), hole, (), dead, Fraction(1))
    assert exactly.ignored == frozenset()
    assert exactly.values != beside.values


def test_a_game_that_is_not_stored_has_no_stored_advice_and_the_same_values() -> None:
    odd = standard(blind=Paytable(((Category.ROYAL_FLUSH, Odds(77, 3)),), Fixed.PUSH))
    assert stored_advice(odd, DECK[:2]) is None
    advice = advise(odd, parse_cards("Ah Kh"))
    assert tuple(advice.values) == (Choice.CHECK, play(3), play(4))
    assert advice.best is Choice.PLAY_4X


@pytest.mark.parametrize(("cards", "name"), [("Ah Kh", "AKs"), ("9c Td", "T9o"), ("7s 7h", "77"), ("2c Ac", "A2s")])
def test_kinds_of_starting_hands(cards: str, name: str) -> None:
    assert kind_of(parse_cards(cards)) == name


_NO_NUMBA = """
import sys
sys.modules["numba"] = None
from uth.cli import main
print(main(["odds", "--player", "Ah Kh"]), main(["odds", "--player", "Ah Kh", "--dead", "2c"]))
"""


def test_without_numba_stored_values_stay_and_others_say_so() -> None:
    run = subprocess.run([sys.executable, "-c", _NO_NUMBA], capture_output=True, text=True, check=True)
    assert run.stdout.endswith("0 2\n")
    assert "Play 4x" in run.stdout
    assert "this needs the exact solver, which numba compiles" in run.stderr


def test_the_window_gets_the_exact_value_from_the_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    table, hole, dead = standard(), parse_cards("Kh 4c"), parse_cards("Ks Kd")
    expected = advise(table, hole, dead=dead)
    # The other process finds what this one has compiled.
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(vars(config)["CACHE_DIR"]))
    with Worker() as worker:
        worker.submit(warm_up, table)
        ticket = worker.submit(advise, table, hole, (), dead)
        answers = []
        while not worker.idle:
            answers += worker.poll()
            time.sleep(0.01)
    assert [answer.error for answer in answers] == [None, None]
    assert answers[1].ticket == ticket
    assert answers[1].value == expected


_WITHOUT_NUMBA = """
import sys
from fractions import Fraction
from uth.analysis.advice import advise, stored_advice
from uth.analysis.worker import Worker
from uth.config import load_table
from uth.cards import parse_cards
assert advise(load_table("standard").table, parse_cards("Ah Kh")).best == "play 4x"
print(sorted({"numba", "numpy", "matplotlib"} & set(sys.modules)))
"""


def test_asking_for_stored_advice_loads_no_arrays() -> None:
    run = subprocess.run([sys.executable, "-c", _WITHOUT_NUMBA], capture_output=True, text=True, check=True)
    assert run.stdout == "[]\n"
