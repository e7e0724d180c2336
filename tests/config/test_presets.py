"""The tables that come with the program, against the figures and rules of their sources."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from pathlib import Path

import pytest

from uth.chips import can_make
from uth.config import list_tables, load_table
from uth.config.payouts import first_uneven_stake
from uth.hands import Category
from uth.paytable import Odds, Paytable
from uth.resources import data_folder
from uth.table import (
    Burn,
    Community,
    CutBy,
    CutRefused,
    HoleCardsUsed,
    Limit,
    Procedure,
    Rules,
    ShuffleBy,
    Street,
    Table,
    TripsAfterFold,
    TripsAgainstDealer,
)
from uth.words.sign import paytable_in_short

B1, B2 = "500/50/10/3/3:2/1", "500/50/10/3/3:2"
T1, T2, T3, T4 = "50/40/30/9/7/4/3", "50/40/30/8/6/5/3", "50/40/30/8/7/4/3", "50/40/20/7/6/5/3"
SIGNS = {
    "auckland": (B1, T3),
    "florida-like": (B1, "50/40/30/10/8/6/3"),
    "four-x-only": (B1, T3),
    "france": (B1, T3),
    "heads-up-like": (B1, T3),
    "pennsylvania-a": (B1, T1),
    "pennsylvania-b": (B2, T2),
    "pennsylvania-c": (B1, T3),
    "pennsylvania-d": (B1, T4),
    "practice": (B1, T3),
    "six-box-dark": (B1, T3),
    "standard": (B1, T3),
}

COUNTS = Path(__file__).parent.parent / "data" / "hand_counts.json"


def table(name: str) -> Table:
    return load_table(name).table


def trips_edge(trips: Paytable) -> float:
    """The house edge of a Trips bet that is independent of the dealer, in percent."""
    counts = json.loads(COUNTS.read_text(encoding="utf-8"))
    result = Fraction(0)
    for hand in Category:
        pay, seven = trips.pay(hand), counts[hand]["seven"][0]
        result += seven * Fraction(pay.pays, pay.per) if isinstance(pay, Odds) else -seven
    return float(-100 * result / sum(counts[hand]["seven"][0] for hand in Category))


def test_all_presets_are_here() -> None:
    presets = [listed.name for listed in list_tables()]
    assert presets == sorted(SIGNS)


@pytest.mark.parametrize("name", SIGNS)
def test_loads_without_a_warning_and_names_its_sources(name: str) -> None:
    loaded = load_table(name)
    assert loaded.warnings == ()
    assert loaded.table.sources
    assert loaded.file == data_folder("paytables") / f"{name}.yaml"


@pytest.mark.parametrize(("name", "signs"), SIGNS.items())
def test_signs(name: str, signs: tuple[str, str]) -> None:
    assert (paytable_in_short(table(name).blind), paytable_in_short(table(name).trips)) == signs


@pytest.mark.parametrize(
    ("name", "edge"),
    [("pennsylvania-a", 0.902), ("pennsylvania-b", 1.904), ("pennsylvania-c", 3.498), ("pennsylvania-d", 6.181)],
)
def test_trips_edges(name: str, edge: float) -> None:
    trips = table(name).trips
    assert trips is not None
    assert trips_edge(trips) == pytest.approx(edge, abs=0.0005)


@pytest.mark.parametrize("name", SIGNS)
def test_every_legal_stake_can_be_placed_and_paid(name: str) -> None:
    preset = table(name)
    for limit in (preset.limits.ante, preset.limits.trips):
        assert first_uneven_stake(limit, Odds(1), preset.smallest_chip) is None
        assert can_make(limit.least, preset.chips)
        assert can_make(limit.step, preset.chips)


def test_standard_is_the_listing_of_the_defaults() -> None:
    standard = table("standard")
    assert (standard.rules, standard.procedure) == (Rules(), Procedure())
    assert standard.limits.ante == Limit(500, 50_000, 500)
    assert standard.limits.trips == Limit(100, 10_000, 100)
    assert standard.smallest_chip == 50


def test_practice_differs_only_in_the_boxes_that_one_player_may_see() -> None:
    assert table("practice").rules == Rules(boxes_per_player=6)


def test_four_x_only() -> None:
    preset = table("four-x-only")
    assert preset.rules == Rules(before_the_flop=(4,))
    assert preset.currency.code == "GBP"


@pytest.mark.parametrize("letter", "abcd")
def test_pennsylvania_burns_twice(letter: str) -> None:
    preset = table(f"pennsylvania-{letter}")
    assert preset.procedure.burn == (Burn.FLOP, Burn.TURN)
    assert preset.procedure.community is Community.BY_STREET
    assert preset.procedure.count_stub_every == 5
    assert preset.rules.trips_after_fold is TripsAfterFold.LIVE


def test_france() -> None:
    preset = table("france")
    assert preset.rules == Rules(boxes=7)
    assert preset.procedure.burn == ()
    assert preset.procedure.faults == "FR"
    assert preset.limits.ante.most in {times * preset.limits.ante.least for times in (10, 20, 30)}


def test_florida_like() -> None:
    rules = table("florida-like").rules
    assert rules.boxes == 7
    assert rules.trips_after_fold is TripsAfterFold.LOST
    assert rules.trips_against_dealer is TripsAgainstDealer.MUST_WIN


def test_heads_up_like() -> None:
    preset = table("heads-up-like")
    assert preset.rules == Rules(before_the_flop=(3,))
    assert paytable_in_short(preset.blind_lost) == "500/50/10/8/5"


def test_auckland() -> None:
    rules = table("auckland").rules
    assert rules.hole_cards_used is HoleCardsUsed.BOTH
    assert rules.trips_after_fold is TripsAfterFold.LOST


def test_six_box_dark_point_by_point() -> None:
    preset = table("six-box-dark")
    rules, procedure = preset.rules, preset.procedure
    assert (procedure.shuffle, procedure.cut, procedure.cut_refused) == (  # S4.4, S4.5
        ShuffleBy.HAND,
        CutBy.PLAYER,
        CutRefused.DEALER,
    )
    assert rules.boxes == 6  # S4.6
    assert (rules.boxes_per_player, rules.dark_boxes) == (5, 4)  # S4.8, S4.9: one seen and four dark
    assert rules.dark_play == (1, 2, 3, 4)  # S4.10
    assert preset.limits.trips == Limit(1, 250_000, 1)  # S4.14
    assert preset.currency.code == "EUR"
    assert procedure.faults == "LT"  # S4.20
    assert rules.before_the_flop == (3, 4)  # S4.26
    assert rules.fold == tuple(Street)  # S4.26, S4.29, S4.31
    assert procedure.community is Community.BY_STREET  # S4.28, S4.30
    assert procedure.burn == ()


def test_six_box_dark_answers_every_statement() -> None:
    answered: list[int] = []
    for line in load_table("six-box-dark").text.splitlines():
        if line.startswith("#   S4."):
            numbers = [int(number) for number in re.findall(r"S4\.(\d+)", line)]
            answered += range(numbers[0], numbers[-1] + 1) if " to S4." in line else numbers
    assert sorted(answered) == list(range(1, 40))
