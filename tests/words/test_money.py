from __future__ import annotations

import pytest

from uth.chips import currency
from uth.words.money import money_words, needs_decimals, signed_money_words


@pytest.mark.parametrize(
    ("code", "amount", "decimals", "words", "signed"),
    [
        ("USD", 500, False, "$5", "+$5"),
        ("USD", -500, False, "−$5", "−$5"),
        ("USD", 0, False, "$0", "$0"),
        ("USD", 0, True, "$0.00", "$0.00"),
        ("USD", 500, True, "$5.00", "+$5.00"),
        ("USD", 750, False, "$7.50", "+$7.50"),
        ("EUR", 125_000, False, "€1,250", "+€1,250"),
        ("EUR", -123_456_705, True, "−€1,234,567.05", "−€1,234,567.05"),
        ("JPY", 100_000, True, "¥100,000", "+¥100,000"),
        ("CHF", 1000, False, "CHF\u00a010", "+CHF\u00a010"),
        ("CZK", -1000, False, "−Kč\u00a010", "−Kč\u00a010"),
        ("CAD", 1000, False, "C$10", "+C$10"),
    ],
)
def test_amounts_as_a_person_reads_them(code: str, amount: int, decimals: bool, words: str, signed: str) -> None:
    assert money_words(amount, currency(code), decimals) == words
    assert signed_money_words(amount, currency(code), decimals) == signed


def test_one_amount_that_is_not_whole_asks_for_decimals_everywhere() -> None:
    assert needs_decimals([500, 750], currency("USD"))
    assert not needs_decimals([500, 10_000, 0], currency("USD"))
    assert not needs_decimals([7, 13], currency("JPY"))
