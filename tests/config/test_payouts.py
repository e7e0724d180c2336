"""Warnings about payouts that the smallest chip cannot make."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from tests.config.tables import BLIND, warnings_of
from uth.config.payouts import first_uneven_stake
from uth.paytable import Odds
from uth.table import Limit

WHOLE_CHIPS = "chips: [{value: 1, colour: white}, {value: 5, colour: red}]\n"


@given(
    st.builds(Limit, st.integers(1, 60), st.integers(1, 200), st.integers(1, 12)),
    st.builds(Odds, st.integers(1, 20), st.integers(1, 9)),
    st.integers(1, 30),
)
def test_first_uneven_stake_by_trying_all(limit: Limit, odds: Odds, chip: int) -> None:
    uneven = (
        stake
        for stake in range(limit.least, limit.most + 1)
        if stake % limit.step == 0 and (Fraction(stake * odds.pays, odds.per) / chip).denominator != 1
    )
    assert first_uneven_stake(limit, odds, chip) == next(uneven, None)


def test_half_units_without_half_chips() -> None:
    assert warnings_of(WHOLE_CHIPS) == [
        "mine.yaml:9: blind > flush: "
        "3 to 2 on a bet of 5.00 wins 7.50, no multiple of the smallest chip, 1.00: 7.00 is paid"
    ]
    assert warnings_of(f"{WHOLE_CHIPS}rounding: up\n")[0].endswith("8.00 is paid")


def test_even_stakes_only_need_no_half_chips() -> None:
    assert warnings_of(f"{WHOLE_CHIPS}limits: {{ante: {{min: 10, step: 10}}}}\n") == []


def test_a_win_below_the_currencys_decimals() -> None:
    assert warnings_of(blind=BLIND.replace("3 to 2", "4 to 3"))[0].endswith(
        "4 to 3 on a bet of 5.00 wins 6.66 2/3, no multiple of the smallest chip, 0.50: 6.50 is paid"
    )


def test_stakes_that_the_chips_cannot_make_are_one_warning() -> None:
    trips = "trips: {royal flush: 50, straight flush: 40}\n"
    assert warnings_of("limits:\n  trips: {min: 0.01, step: 0.01}\n", trips=trips) == [
        "mine.yaml:13: limits > trips: a bet of 0.01 wins 0.01, no multiple of the smallest chip, 0.50: 0.00 is paid"
    ]


def test_limits_that_the_file_leaves_out_have_no_line() -> None:
    assert warnings_of("chips: [{value: 25, colour: green}]\n") == [
        "mine.yaml: limits > ante: a bet of 5.00 wins 5.00, no multiple of the smallest chip, 25.00: 0.00 is paid"
    ]


def test_a_cap_that_the_chips_cannot_make() -> None:
    assert warnings_of("limits: {payout cap: {amount: 100.25, per: box}}\n") == [
        "mine.yaml:12: limits > payout cap: 100.25 is no multiple of the smallest chip, 0.50"
    ]
