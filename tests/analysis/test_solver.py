"""The solver against published figures, against the plain way on sampled hands, and against itself."""

from __future__ import annotations

import csv
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import groupby
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.analysis import oracle
from tests.analysis.games import TABLES, solution, summed
from tests.tables import paytable, standard
from uth.analysis import solver, terms
from uth.analysis.flops import flops
from uth.analysis.game import Game, game_of
from uth.analysis.kernels import numbering
from uth.analysis.kernels.boards import boards_of
from uth.analysis.kernels.flops import GIVE_UP
from uth.analysis.kernels.sums import EVEN, FOLD, GAIN, LEAD, PLAY
from uth.analysis.solver import (
    DEALS,
    DEALS_OF_A_HAND,
    Decision,
    Ends,
    Plan,
    River,
    Sums,
    ends_of,
    solve,
    sums_of,
)
from uth.analysis.terms import Room, room_of
from uth.cards import DECK, Card, parse_cards
from uth.game.model import Choice
from uth.game.settle import End, verdicts
from uth.game.settlement import Result
from uth.hands import Category
from uth.paytable import Fixed, Odds
from uth.table import Bet, Rules, Street, Table

DATA = Path(__file__).parents[1] / "data"


def _csv(name: str) -> list[dict[str, str]]:
    with (DATA / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@cache
def _ends(name: str, ties_play: bool = False) -> Ends:
    return ends_of(game_of(TABLES[name]), solution(name).plan, ties_play=ties_play)


def _net(table: Table, decision: Decision, end: End) -> Fraction:
    """What Ante, Blind and Play win at an end, in Antes."""
    stakes = {Bet.ANTE: 1, Bet.BLIND: 1, Bet.PLAY: decision.choice.multiple}
    does = verdicts(table, end)
    return sum((stake * oracle._won(does[bet][0]) for bet, stake in stakes.items()), Fraction(0))


def _mean(name: str, ends: Ends, power: int = 1) -> Fraction:
    return sum((weight * _net(TABLES[name], *at) ** power for at, weight in ends.items()), Fraction(0)) / DEALS


# --- published figures


def test_the_standard_game() -> None:
    assert solution("standard").ev == Fraction(-50_643_648_973, 2_317_817_502_000)


def test_the_169_starting_hands() -> None:
    published = {row["hand"]: row for row in _csv("preflop_169.csv")}
    for value in solution("standard").hands:
        row = published.pop(value.hand.name)
        columns = {Choice.PLAY_4X: "units_4x", Choice.PLAY_3X: "units_3x", Choice.CHECK: "units_check"}
        assert {choice: worth * DEALS_OF_A_HAND for choice, worth in value.values.items()} == {
            choice: Fraction(row[column]) for choice, column in columns.items()
        }
        assert value.hand.deals == int(row["deals"])
        assert value.best is (Choice.PLAY_4X if row["best"] == "4x" else Choice.CHECK)
    assert published == {}


def test_the_outcomes_of_the_standard_game() -> None:
    found: Counter[tuple[str, str, str]] = Counter()
    for (decision, end), weight in _ends("standard").items():
        if decision.choice is not Choice.FOLD:
            qualified = "" if end.compared is Result.TIE else "_qualified" if end.qualified else "_not_qualified"
            found[f"{decision.choice.multiple}x", end.hand.value, f"{end.compared.value}{qualified}"] += weight
    rows = _csv("outcomes_standard.csv")
    columns = [column for column in rows[0] if column not in ("decision", "player_hand")]
    published = {(row["decision"], row["player_hand"], column): int(row[column]) for row in rows for column in columns}
    assert {cell: weight for cell, weight in published.items() if weight} == dict(found)
    assert len(rows) == 30


@pytest.mark.parametrize(
    ("name", "edge"),
    [("four", 2.184971376), ("folds", 2.184971376), ("three", 9.665479135), ("always", -10.771907547),
     ("straight pushes", 5.912798523), ("lost pays", 2.36)],
)  # fmt: skip
def test_house_edges(name: str, edge: float) -> None:
    digits = 9 if name != "lost pays" else 2
    assert round(float(-100 * solution(name).ev), digits) == edge


def test_four_times_only_is_the_same_game() -> None:
    assert solution("four").ev == solution("standard").ev
    assert all(value.best is not Choice.PLAY_3X for value in solution("standard").hands)


def test_three_times_only_raises_416_deals() -> None:
    raised = [value.hand.deals for value in solution("three").hands if value.best is Choice.PLAY_3X]
    assert sum(raised) == 416


@pytest.mark.parametrize(
    ("ties_play", "wager", "shares"),
    [(False, 4.152209546, (37.7073906, 21.2846215, 21.8221489, 19.1858389)),
     (True, 4.152251565, (37.7073906, 21.2846215, 21.8263508, 19.1816370))],
)  # fmt: skip
def test_wager_and_decisions(ties_play: bool, wager: float, shares: tuple[float, ...]) -> None:
    ends = _ends("standard", ties_play)
    by_choice: Counter[Choice] = Counter()
    for (decision, _), weight in ends.items():
        by_choice[decision.choice] += weight
    wagered = sum(weight * (2 + choice.multiple) for choice, weight in by_choice.items())
    assert round(wagered / DEALS, 9) == wager
    choices = (Choice.PLAY_4X, Choice.PLAY_2X, Choice.PLAY_1X, Choice.FOLD)
    assert tuple(round(100 * by_choice[choice] / DEALS, 7) for choice in choices) == shares
    assert _mean("standard", ends) == solution("standard").ev


def test_variance() -> None:
    variance = _mean("standard", _ends("standard"), 2) - solution("standard").ev ** 2
    assert round(float(variance), 9) == 24.396673538


@pytest.mark.parametrize(("multiple", "knows_river"), [(1, False), (4, True)])
def test_a_dark_hand(multiple: int, knows_river: bool) -> None:
    river = summed("standard").river if knows_river else None
    plan = Plan((Choice(f"play {multiple}x"),) * 169, solution("standard").plan.flop, river)
    ends = ends_of(game_of(TABLES["standard"]), plan)
    assert round(float(_mean("standard", ends)), 12) == -0.407047005556
    failed = sum(weight for (_, end), weight in ends.items() if not end.qualified)
    assert Fraction(failed, DEALS) == Fraction(23_294_460, 133_784_560)
    tied = sum(weight for (_, end), weight in ends.items() if end.compared is Result.TIE)
    assert round(100 * tied / DEALS, 9) == 4.067413408


def test_early_folds_are_never_better() -> None:
    folds = solution("folds")
    assert folds.ev == solution("standard").ev
    assert all(value.values[Choice.FOLD] < value.values[Choice.CHECK] for value in folds.hands)
    assert not (folds.plan.flop == GIVE_UP).any()
    assert (solution("no river fold").plan.flop == GIVE_UP).any()


# --- the plain way, on sampled hands


def _hands(seed: str, number: int, board: int) -> Iterator[tuple[tuple[Card, ...], tuple[Card, ...]]]:
    """Holes and boards; every other board has three or more cards of a suit."""
    chance = random.Random(seed)
    for turn in range(number):
        while True:
            cards = tuple(chance.sample(DECK, 2 + board))
            most = max(Counter(card.suit for card in cards[2:]).values())
            if turn % 2 == 0 or most >= 3:
                break
        yield cards[:2], cards[2:]


def _river_cell(hole: tuple[Card, ...], board: tuple[Card, ...], name: str) -> int:
    """Look a decision up as the description of :class:`River` says."""
    river = summed(name).river
    place = boards_of(TABLES[name].rules.hole_cards_used.value == "both").place
    suits = Counter(card.suit for card in board)
    suit, most = suits.most_common(1)[0]
    if most < 3:
        ranks = sorted(card.number >> 2 for card in board)
        row = sum(int(place[k, rank]) for k, rank in enumerate(ranks, 1))
        return int(river.rows[row, _pair(*(card.number >> 2 for card in hole))])
    mask = sum(1 << (card.number >> 2) for card in board if card.suit is suit)
    off = sorted(card.number >> 2 for card in board if card.suit is not suit)
    types = [(card.number >> 2) + (0 if card.suit is suit else 13) for card in hole]
    classes = boards_of(False).holdings.classes[:, :3]
    number = next(iter(np.flatnonzero((classes == [mask, *off, -1, -1][:3]).all(axis=1))))
    return int(river.classes[number, _pair(*types)])


def _pair(one: int, other: int) -> int:
    low, high = sorted((one, other))
    return high * (high + 1) // 2 + low


RIVERS = [(False, *deal) for deal in _hands("river", 24, 5)] + [(True, *deal) for deal in _hands("both", 8, 5)]


@cache
def _showdowns(both: bool) -> list[tuple[tuple[Card, ...], tuple[Card, ...], oracle.Outcomes]]:
    return [(hole, board, oracle.outcomes(hole, board, both=both)) for rule, hole, board in RIVERS if rule is both]


@pytest.mark.parametrize("name", TABLES)
def test_river_decisions(name: str) -> None:
    table = TABLES[name]
    pays = oracle.Pays(table)
    for hole, board, showdowns in _showdowns(table.rules.hole_cards_used.value == "both"):
        once, fold = pays.on_the_river(showdowns)
        best = PLAY if fold is None or once > fold else EVEN if once == fold else FOLD
        assert _river_cell(hole, board, name) == best, (hole, board)


def test_a_break_even_river_hand_is_marked() -> None:
    assert sum(int((cells == EVEN).sum()) for cells in _cells("standard")) > 0


def _cells(name: str) -> tuple[NDArray[np.uint8], ...]:
    river = summed(name).river
    return river.rows, river.classes


# A flop of each kind of suits, and hands that hold two, one and none of its suit.
FLOPS = ["Kh 9h 4h|Ah 2h", "Qs 7s 2d|Js 9c", "8c 8d 5h|6c 4s"]


@cache
def _run_outs(deal: str, both: bool) -> list[oracle.Outcomes]:
    flop, hole = (parse_cards(cards) for cards in deal.split("|"))
    return oracle.run_outs(hole, flop, both=both)


def _sums(name: str, hole: tuple[Card, ...], flop: tuple[Card, ...]) -> tuple[int, int]:
    """Add up what the kernels summed for a hole on a flop: by ranks, and what each suit of the flop sees."""
    sums = summed(name)
    boards = boards_of(TABLES[name].rules.hole_cards_used.value == "both")
    ranks = sorted(card.number >> 2 for card in flop)
    row = sum(int(boards.place[k, rank]) for k, rank in enumerate(ranks, 1))
    total = sums.by_rank[row, :, _pair(*(card.number >> 2 for card in hole))].astype(object)
    for suit in {card.suit for card in flop}:
        mask = sum(1 << (card.number >> 2) for card in flop if card.suit is suit)
        off = sorted(card.number >> 2 for card in flop if card.suit is not suit)
        view = numbering.number_of(boards.view_start, mask, *[*off, -1, -1][:2])
        types = [(card.number >> 2) + (0 if card.suit is suit else 13) for card in hole]
        total = total + sums.by_view[view, :, _pair(*types)]
    return room_of(game_of(TABLES[name])).whole(total[GAIN:]), int(total[LEAD])


def _check_flop(name: str, deal: str) -> None:
    table = TABLES[name]
    game = game_of(table)
    pays = oracle.Pays(table)
    check, twice = pays.on_the_flop(_run_outs(deal, game.both))
    flop, hole = (parse_cards(cards) for cards in deal.split("|"))
    gain, lead = _sums(name, hole, flop)
    river_folds = Street.RIVER in table.rules.fold
    once = sum((pays.value(1, showdowns) for showdowns in _run_outs(deal, game.both)), Fraction(0))
    assert Fraction(gain, game.scale) == (check - once if river_folds else once)
    assert lead == twice - once


@pytest.mark.parametrize("name", [name for name in TABLES if "both" not in name])
@pytest.mark.parametrize("deal", FLOPS[:1])
def test_flop_sums(name: str, deal: str) -> None:
    _check_flop(name, deal)


@pytest.mark.full
@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("deal", FLOPS)
def test_flop_sums_of_more_hands(name: str, deal: str) -> None:
    _check_flop(name, deal)


# --- against itself


@pytest.mark.parametrize(
    "name",
    ["no river fold", "low hands pay", "lost pays", "both", "fine", "fine, no river fold",
     pytest.param("odd fractions", marks=pytest.mark.full)],
)  # fmt: skip
def test_the_ends_of_best_play_have_its_value(name: str) -> None:
    ends = _ends(name)
    assert sum(ends.values()) == DEALS
    assert _mean(name, ends) == solution(name).ev
    assert all(weight > 0 for weight in ends.values())
    assert {decision.choice for decision, end in ends if end.folded} <= {Choice.FOLD}


def test_worse_play_is_worth_less() -> None:
    game, plan = game_of(TABLES["standard"]), solution("standard").plan
    river = summed("standard").river
    always = River(np.ones_like(river.rows), np.ones_like(river.classes))
    ends = ends_of(game, plan, always)
    assert not any(end.folded for _, end in ends)
    assert _mean("standard", ends) < solution("standard").ev
    assert _mean("standard", _ends("standard", True)) == solution("standard").ev


def test_kinds_of_flops() -> None:
    cards, times = flops()
    assert (len(cards), int(times.sum())) == (1755, 22_100)
    assert (np.diff(cards, axis=1) > 0).all()
    ranks = {tuple(row) for row in (cards >> 2).tolist()}
    assert len(ranks) == 455


def test_the_pays_of_fine_tables_need_several_limbs() -> None:
    rooms = {name: room_of(game_of(table)) for name, table in TABLES.items()}
    assert {name for name, room in rooms.items() if room.limbs > 1} == {"fine", "fine, no river fold"}
    assert rooms["fine"].limbs < rooms["fine, no river fold"].limbs


@pytest.mark.parametrize(
    ("name", "finer", "room"),
    [
        ("standard", 1, Room(1, 2)),
        ("no river fold", 7, Room(2, 3)),
        ("lost pays", 97**20, None),
    ],
    ids=["limbs of one bit", "limbs of two bits", "limbs as long as can be"],
)
def test_cut_into_limbs_a_game_has_the_same_sums(
    name: str, finer: int, room: Room | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, plain, finer_game = solution(name), summed(name), _finer(game_of(TABLES[name]), finer)
    room = room or room_of(finer_game)
    assert room.limbs > 1
    for module in (solver, terms):
        monkeypatch.setattr(module, "room_of", lambda _: room)
    cut = sums_of(finer_game)
    _assert_the_same(plain, cut, finer, room)
    monkeypatch.setattr(solver, "sums_of", lambda _: cut)
    other = solve(finer_game)
    assert other.hands == one.hands
    assert (other.plan.flop == one.plan.flop).all()


def _finer(game: Game, finer: int) -> Game:
    """The same game in smaller grains."""
    return replace(
        game,
        scale=game.scale * finer,
        on_win=tuple(pay * finer for pay in game.on_win),
        on_loss=tuple(pay * finer for pay in game.on_loss),
    )


def _assert_the_same(plain: Sums, cut: Sums, finer: int, room: Room) -> None:
    for whole, limbs in ((plain.by_rank, cut.by_rank), (plain.by_view, cut.by_view)):
        assert (whole[:, LEAD] == limbs[:, LEAD]).all()
        grains = [limbs[:, GAIN + place].astype(object) << room.bits * place for place in range(room.limbs)]
        assert (whole[:, GAIN].astype(object) * finer == sum(grains)).all()
    assert (plain.showdowns == cut.showdowns).all()
    assert (plain.river.rows == cut.river.rows).all()
    assert (plain.river.classes == cut.river.classes).all()


@pytest.mark.parametrize("name", [pytest.param("odd fractions", marks=pytest.mark.full), "low hands pay"])
def test_a_table_with_large_denominators_is_near_the_one_with_rounded_pays(name: str) -> None:
    table = TABLES[name]
    near = [_rounded(table.blind.pay(category)) for category in reversed(Category)]
    rounded = standard(blind=paytable(near, Fixed.PUSH), rules=table.rules)
    assert float(solve(game_of(rounded)).ev) == pytest.approx(float(solution(name).ev), abs=0.01)


def _rounded(pay: Odds | Fixed) -> Odds | Fixed:
    return Odds(round(Fraction(*pay) * 20), 20) if isinstance(pay, Odds) else pay


def test_best_play_needs_no_rule_of_trips() -> None:
    trips_lost = standard(rules=Rules(boxes=3))
    assert game_of(trips_lost) == game_of(TABLES["standard"])
    groups = groupby(solution("standard").hands, key=lambda value: value.hand.deals)
    assert [(deals, len(list(group))) for deals, group in groups] == [(6, 13), (4, 78), (12, 78)]
