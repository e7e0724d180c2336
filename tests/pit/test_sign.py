"""Signs diagnosed: the known ones, 200 that were changed, and those of real pages (rules.md 6.4)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache
from pathlib import Path

import pytest

from uth.analysis.figures import figures
from uth.config import load_table
from uth.hands import Category
from uth.paytable import ROYAL_FIRST, Fixed, Odds, Pay, Paytable
from uth.pit.sign import BETS, Diagnosis, SignCheck, check_signs
from uth.pit.sign_known import KnownSign, KnownTable, known_signs, known_tables
from uth.pit.sign_lines import Printed, read_sign
from uth.pit.sign_near import Fault, Near, Slip, near, worth
from uth.table import Bet


@cache
def _tables() -> tuple[KnownTable, ...]:
    return known_tables()


@cache
def _signs(bet: Bet) -> tuple[KnownSign, ...]:
    return known_signs(_tables(), bet)


def _near(printed: Printed) -> tuple[Near, ...]:
    other = Bet.BLIND if printed.bet is Bet.TRIPS else Bet.TRIPS
    return near(printed, _signs(printed.bet), _signs(other))


def _trips(text: str, *, counts_stake: bool = False) -> Diagnosis:
    (found,) = check_signs([read_sign(text, Bet.TRIPS, counts_stake=counts_stake)], _tables()).diagnoses
    return found


def _both(blind: str, trips: str) -> SignCheck:
    return check_signs([read_sign(blind, Bet.BLIND), read_sign(trips, Bet.TRIPS)], _tables())


# --- known signs


def test_known_signs_are_those_of_the_presets() -> None:
    """Two of the Blind and five of Trips, rules.md 6.1 and 6.2 and Florida's."""
    assert len(_signs(Bet.BLIND)) == 2
    assert len(_signs(Bet.TRIPS)) == 5
    assert _signs(Bet.TRIPS)[0].names[0] == "standard"


def test_a_table_of_ones_own_is_known(users_folder: Path) -> None:
    folder = users_folder / "tables"
    folder.mkdir(parents=True)
    text = load_table("standard").text.replace("  straight: 4 to 1", "  straight: 6 to 1")
    (folder / "ours.yaml").write_text(text, encoding="utf-8")
    (folder / "broken.yaml").write_text("format: 1", encoding="utf-8")
    left_out: list[str] = []
    check = check_signs([read_sign("50/40/30/8/7/6/3", Bet.TRIPS)], known_tables(left_out.append))
    assert check.tables == ("ours",)
    assert left_out == ["broken.yaml"]


@pytest.mark.parametrize("known", [*_signs(Bet.BLIND), *_signs(Bet.TRIPS)], ids=lambda known: known.names[0])
def test_every_known_sign_is_recognised(known: KnownSign) -> None:
    text = ", ".join(f"{hand.value} {pay}" for hand, pay in known.paytable.lines)
    (found,) = _near(read_sign(text, known.bet))
    assert (found.known, found.differences, found.steps) == (known, (), 0)


def test_the_table_that_has_both() -> None:
    check = _both("500/50/10/3/3:2/1", "50/40/30/9/7/4/3")
    assert check.tables == ("pennsylvania-a",)
    assert check.base.name == "pennsylvania-a"
    blind, trips = check.diagnoses
    assert blind.edge == Fraction(50643648973, 2317817502000)
    assert trips.edge is not None
    assert float(trips.edge) == pytest.approx(0.00901835, abs=1e-8)
    assert not blind.player_ahead


def test_known_signs_that_no_table_has_together() -> None:
    check = _both("500/50/10/3/3:2", "50/40/30/9/7/4/3")
    assert all(one.known for one in check.diagnoses)
    assert check.tables == ()


# --- changed signs


def _differing(one: Sequence[Pay], other: Sequence[Pay]) -> int:
    return sum(mine != theirs for mine, theirs in zip(one, other, strict=True))


def _of_all(paytable: Paytable) -> list[Pay]:
    return [paytable.pay(hand) for hand in ROYAL_FIRST]


def _changed(rng: random.Random, known: KnownSign) -> tuple[Printed, set[Category]]:
    """A known sign with one or two lines changed, and which."""
    hands = rng.sample([hand for hand, _pay in known.paytable.lines], rng.choice((1, 2)))
    lines = dict(known.paytable.lines)
    for hand in hands:
        pays: list[Pay] = [*map(Odds, range(1, 61)), Odds(5, 2), Fixed.PUSH]
        lines[hand] = rng.choice([pay for pay in pays if pay != lines[hand]])
    text = "; ".join(f"{hand.value} {pay}" for hand, pay in lines.items())
    return read_sign(text, known.bet), set(hands)


@pytest.mark.parametrize("seed", range(200))
def test_a_changed_sign_is_told_from_what_it_was(seed: int) -> None:
    """By plain counting of lines no known sign is nearer than those that are named, and the lines are those changed."""
    rng = random.Random(seed)
    known = rng.choice([*_signs(Bet.BLIND), *_signs(Bet.TRIPS)])
    printed, changed = _changed(rng, known)
    counted = {one.names: _differing(_of_all(printed.paytable), _of_all(one.paytable)) for one in _signs(known.bet)}
    found = {one.known.names: one for one in _near(printed)}
    least = min(one.steps for one in found.values())
    assert least <= len(changed)
    assert {len(one.differences) for one in found.values()} == {min(counted.values())} or any(
        one.happened for one in found.values()
    )
    if known.names in found:
        assert {line.hand for line in found[known.names].differences} == changed
    else:
        assert least < len(changed) or min(counted.values()) < len(changed), "something else is nearer"


def test_most_changed_signs_are_told_to_be_what_they_were() -> None:
    right = 0
    for seed in range(200):
        rng = random.Random(seed)
        known = rng.choice([*_signs(Bet.BLIND), *_signs(Bet.TRIPS)])
        printed, _lines = _changed(rng, known)
        right += known in [one.known for one in _near(printed)]
    assert right >= 190


RAISED = [
    ("51/40/30/8/7/4/3", 3.495), ("50/41/30/8/7/4/3", 3.470), ("50/40/31/8/7/4/3", 3.330), ("50/40/30/9/7/4/3", 0.902),
    ("50/40/30/8/8/4/3", 0.472), ("50/40/30/8/7/5/3", -1.121), ("50/40/30/8/7/4/4", -1.332),
]  # fmt: skip
"""rules.md 6.3: one line raised, and the house edge in percent that it makes."""


@pytest.mark.parametrize(("text", "percent"), RAISED)
def test_what_one_line_more_makes_of_the_edge(text: str, percent: float) -> None:
    found = _trips(text)
    assert found.edge is not None
    assert float(found.edge) * 100 == pytest.approx(percent, abs=0.0005)
    assert found.player_ahead == (percent < 0)


def test_a_blind_that_is_changed_is_played_anew() -> None:
    (found,) = check_signs([read_sign("500/50/10/3/3/1", Bet.BLIND)], _tables()).diagnoses
    assert found.player_ahead
    other = replace(load_table("standard").table, blind=found.printed.paytable)
    assert found.edge == figures(other).base.house_edge
    (line,) = found.nearest[0].near.differences
    assert (line.hand, line.printed, line.known) == (Category.FLUSH, Odds(3), Odds(3, 2))
    assert Slip.DIGIT in line.slips
    assert Slip.NEXT_LINE in line.slips


# --- what may have happened


def _happened(text: str, *, counts_stake: bool = False) -> list[Fault]:
    return [each.fault for each in _trips(text, counts_stake=counts_stake).nearest[0].near.happened]


def test_a_line_left_out_moves_the_lines_below() -> None:
    (standard, *_others) = _trips("50/40/30/7/4/3").nearest
    assert standard.near.steps == 1
    happened = standard.near.happened[0]
    assert (happened.fault, happened.hands) == (Fault.LEFT_OUT, (Category.FULL_HOUSE,))


def test_other_things_that_happen_to_a_sign() -> None:
    assert Fault.ADDED in _happened("50/40/30/20/8/7/4/3")
    assert Fault.SWAPPED in _happened("50/40/30/7/8/4/3")
    assert Fault.SHIFTED in _happened("40/30/8/7/4/3/3")
    assert Fault.FOR_AS_TO in _happened("51/41/31/9/8/5/4")


def test_the_numbers_of_to_printed_as_for() -> None:
    """rules.md 6.3: it takes the edge from 3.50 to 18.77 %."""
    found = _trips("50/40/30/8/7/4/3", counts_stake=True)
    assert [each.fault for each in found.nearest[0].near.happened] == [Fault.TO_AS_FOR]
    assert found.edge is not None
    assert float(found.edge) == pytest.approx(0.1877, abs=0.00005)


def test_the_line_of_another_sign_is_named() -> None:
    (line,) = _trips("50/40/30/8/7/5/3").nearest[0].near.differences
    assert line.slips == (Slip.OTHER_SIGN,)
    assert line.signs == ("pennsylvania-b", "pennsylvania-d")


@pytest.mark.parametrize(("quads", "slip"), [("3", True), ("300", True), ("31", False), ("8", False)])
def test_a_digit_too_few_or_too_many(quads: str, slip: bool) -> None:
    (line,) = _trips(f"50/40/{quads}/8/7/4/3").nearest[0].near.differences
    assert (Slip.DIGIT in line.slips) == slip


# --- signs of real pages


def test_blind_and_trips_run_together_on_a_british_page() -> None:
    check = check_signs([read_sign("quads 20, flush 6, straight 4, trips 3", Bet.BLIND)], _tables())
    (found,) = check.diagnoses
    assert found.known is None
    assert found.foreign == (
        Category.FOUR_OF_A_KIND, Category.FLUSH, Category.STRAIGHT, Category.THREE_OF_A_KIND,
    )  # fmt: skip
    missing = [line.hand for line in found.nearest[0].near.differences if Slip.NOT_NAMED in line.slips]
    assert missing == [Category.ROYAL_FLUSH, Category.STRAIGHT_FLUSH, Category.FULL_HOUSE]
    assert found.player_ahead


def test_two_lines_left_out_in_tukwila() -> None:
    check = check_signs([read_sign("royal flush 500, four of a kind 10, flush 3:2, straight 1", Bet.BLIND)], _tables())
    (beside,) = check.diagnoses[0].nearest
    happened = beside.near.happened[0]
    assert (happened.fault, happened.hands) == (Fault.LEFT_OUT, (Category.STRAIGHT_FLUSH, Category.FULL_HOUSE))
    assert "standard" in beside.near.known.names
    edge = check.diagnoses[0].edge
    assert edge is not None
    assert beside.edge is not None
    assert edge > beside.edge


def test_both_bets_have_a_sign() -> None:
    assert BETS == (Bet.BLIND, Bet.TRIPS)
    assert [worth(pay) for pay in (Odds(3, 2), Fixed.PUSH, Fixed.LOSE)] == [Fraction(3, 2), 0, -1]
