"""The chips of a payment, against a plain search."""

from __future__ import annotations

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.school.settling.rounds import COLOUR, PLENTY, SHORT, STANDARD, one_flush
from uth.school.settling.chips import chips_from, chips_words, has, made_from, rack_of, usual_chips, worth
from uth.school.settling.course import Course
from uth.table import Bet
from uth.train.felt.model import bet_place

RACKS = st.dictionaries(st.sampled_from([1, 2, 5, 20, 25]), st.integers(0, 4), max_size=4).map(
    lambda rack: tuple(sorted(rack.items(), reverse=True))
)


@settings(max_examples=150)
@given(RACKS, st.integers(0, 120))
def test_a_rack_makes_what_some_of_its_chips_make(rack: tuple[tuple[int, int], ...], amount: int) -> None:
    values = [value for value, _ in rack]
    sums = {
        sum(n * value for n, value in zip(counts, values, strict=True))
        for counts in product(*(range(count + 1) for _, count in rack))
    }
    made = made_from(rack, amount)
    if amount not in sums or not any(count for _, count in rack):
        assert made is None
        return
    assert made is not None
    assert worth(made) == amount
    assert has(rack, made)


def test_the_usual_chips_where_the_rack_has_them_else_others() -> None:
    usual = ((500, 2),)
    assert chips_from(None, usual) == usual
    assert chips_from(((500, 2), (100, 10)), usual) == usual
    assert chips_from(((500, 1), (100, 10)), usual) == ((500, 1), (100, 5))
    assert chips_from(((500, 1), (100, 4)), usual) is None


def test_fewest_chips_or_the_colour_of_the_bet() -> None:
    for table, chips in ((STANDARD, ((2_500, 1), (500, 1))), (COLOUR, ((500, 6),))):
        bet = Course.of(one_flush(table, 2_000)).felt.at(bet_place(1, Bet.BLIND))
        assert usual_chips(table, bet, 3_000) == chips


def test_a_rack_without_a_stated_float_has_what_is_needed() -> None:
    for table in (STANDARD, PLENTY):
        felt = Course.of(one_flush(table)).felt
        assert (rack_of(table, felt) is None) == (not table.float)
    felt = Course.of(one_flush(SHORT)).felt
    assert rack_of(SHORT, felt) == ((50_000, 0), (10_000, 0), (2_500, 0), (500, 2), (100, 10), (50, 4))
    assert rack_of(SHORT, felt, filled=True) is None


def test_chips_in_words() -> None:
    assert chips_words(((2_500, 3), (50, 1)), STANDARD) == "3 x $25, 1 x $0.50"
