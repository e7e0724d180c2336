from __future__ import annotations

import time
from collections.abc import Sequence
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from uth.chips import (
    CURRENCY_CODES,
    AmountError,
    Chip,
    ChipCount,
    Colour,
    Currency,
    Rounding,
    break_down,
    can_make,
    currency,
    default_chips,
    round_to,
    total,
)

EUR, USD, JPY = (currency(code) for code in ("EUR", "USD", "JPY"))


def _chips(*values: int) -> tuple[Chip, ...]:
    return tuple(Chip(value, Colour.WHITE) for value in values)


@pytest.mark.parametrize(
    ("text", "cents"),
    [
        ("10", 1000),
        ("7.50", 750),
        ("7.5", 750),
        ("0.01", 1),
        ("1,000.00", 100_000),
        ("1,234,567", 123_456_700),
        (" 5 ", 500),
        ("0", 0),
    ],
)
def test_reads_amounts(text: str, cents: int) -> None:
    assert EUR.parse(text) == cents


@pytest.mark.parametrize(
    "text",
    ["", "-5", "+5", "5.", ".5", "1.005", "1,00", "10,00.00", "1e3", "5 5", "$5", "abc", "0x10", "\u0665", "9" * 5000],
)
def test_refuses_what_is_no_amount(text: str) -> None:
    with pytest.raises(AmountError) as refused:
        EUR.parse(text)
    assert str(refused.value) == f'"{text}" is not an amount in EUR: expected digits such as 10.00'


def test_a_currency_without_decimals_takes_none() -> None:
    assert JPY.parse("1,000") == 1000
    assert JPY.format(1000) == "1000"
    with pytest.raises(AmountError, match=r"expected digits such as 10$"):
        JPY.parse("10.0")


@given(st.integers(0, 10**12), st.sampled_from(CURRENCY_CODES))
def test_amounts_read_back(amount: int, code: str) -> None:
    money = currency(code)
    assert money.parse(money.format(amount)) == amount


def test_writes_all_the_decimals_and_the_sign() -> None:
    written = [EUR.format(amount) for amount in (0, 5, -5, 125_000, -125_050)]
    assert written == ["0.00", "0.05", "-0.05", "1250.00", "-1250.50"]


def test_an_unknown_currency_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        currency("XXX")


def test_default_chips_by_currency() -> None:
    assert [(chip.value, chip.colour) for chip in default_chips(USD)] == [
        (50, "silver"), (100, "white"), (500, "red"), (2500, "green"), (10_000, "black"), (50_000, "purple"),
    ]  # fmt: skip
    assert [chip.value for chip in default_chips(JPY)] == [1, 5, 25, 100, 500]


def test_breaks_an_amount_into_the_tables_chips() -> None:
    counts = break_down(84_750, default_chips(USD))
    assert [(number, chip.colour) for chip, number in counts] == [
        (1, "purple"), (3, "black"), (1, "green"), (4, "red"), (2, "white"), (1, "silver"),
    ]  # fmt: skip
    assert total(counts) == 84_750


def test_nothing_takes_no_chips() -> None:
    assert break_down(0, default_chips(USD)) == ()


def test_an_odd_set_takes_the_fewest_and_not_the_highest_first() -> None:
    assert break_down(60, _chips(1, 20, 25)) == (ChipCount(Chip(20, Colour.WHITE), 3),)


@pytest.mark.parametrize(
    ("amount", "chips"), [(75, (50, 100)), (1, (5,)), (-50, (50,)), (7, (5, 3, 6)), (23, (7, 10, 25))]
)
def test_what_the_chips_cannot_make_is_refused(amount: int, chips: tuple[int, ...]) -> None:
    assert not can_make(amount, _chips(*chips))
    with pytest.raises(AmountError, match=f"make {amount}$"):
        break_down(amount, _chips(*chips))


def _fewest_by_table(most: int, values: Sequence[int]) -> list[int | None]:
    """The fewest chips for every amount up to *most*, the slow and plain way."""
    fewest: list[int | None] = [0]
    for amount in range(1, most + 1):
        before = [fewest[amount - value] for value in values if value <= amount]
        fewest.append(min((number + 1 for number in before if number is not None), default=None))
    return fewest


@given(st.lists(st.integers(1, 60), min_size=1, max_size=6, unique=True))
def test_never_more_chips_than_needed(values: list[int]) -> None:
    for amount, number in enumerate(_fewest_by_table(150, values)):
        assert can_make(amount, _chips(*values)) == (number is not None)
        if number is not None:
            counts = break_down(amount, _chips(*values))
            assert (sum(pile.number for pile in counts), total(counts)) == (number, amount)
            assert [pile.chip for pile in counts] == sorted((pile.chip for pile in counts), reverse=True)


@pytest.mark.parametrize(
    "values",
    [
        (1, 5, 25, 100, 500, 2500, 10_000, 50_000),
        (1, 2, 5, 10, 20, 50, 100, 200),
        (1, 100, 2000, 2500, 10_000),
        (7, 11, 13, 10_001),
    ],
    ids=str,
)
@pytest.mark.parametrize("amount", [123_456_789, 987_654_321, 10**12 + 1])
def test_huge_amounts_are_quick(values: tuple[int, ...], amount: int) -> None:
    start = time.perf_counter()
    assert total(break_down(amount, _chips(*values))) == amount
    assert time.perf_counter() - start < 0.5


@given(st.integers(0, 10**9), st.integers(1, 100), st.sampled_from([1, 5, 25, 50, 100, 500]), st.sampled_from(Rounding))
def test_rounds_to_the_next_multiple_on_the_stated_side(top: int, bottom: int, step: int, rounding: Rounding) -> None:
    exact = Fraction(top, bottom)
    rounded = round_to(top, bottom, step, rounding)
    assert rounded % step == 0
    assert abs(rounded - exact) < step
    assert rounded <= exact if rounding is Rounding.DOWN else rounded >= exact


def test_three_to_two_on_an_odd_blind() -> None:
    assert round_to(500 * 3, 2, 50, Rounding.DOWN) == 750
    assert round_to(500 * 3, 2, 100, Rounding.DOWN) == 700
    assert round_to(500 * 3, 2, 100, Rounding.UP) == 800


def test_every_currency_has_a_sign_and_a_whole_unit() -> None:
    for code in CURRENCY_CODES:
        money = currency(code)
        assert money == Currency(code, money.sign, money.decimals)
        assert money.sign
        assert money.unit in {1, 100}


STUBBORN = tuple(Chip(9700 + 2 * number, Colour.RED) for number in range(9))


def test_a_set_that_cannot_make_an_amount_is_found_out_at_once() -> None:
    """Nine nearly equal chips: looking at every way to fail would take minutes."""
    assert not can_make(250_002, STUBBORN)
    assert total(break_down(252_204, STUBBORN)) == 252_204
    assert total(break_down(98_765_432, STUBBORN)) == 98_765_432
