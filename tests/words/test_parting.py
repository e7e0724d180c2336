"""What is said to somebody who leaves."""

from __future__ import annotations

import pytest

from uth.words.parting import duration


@pytest.mark.parametrize(
    ("milliseconds", "said"),
    [
        (0, "under 1 min"),
        (59_999, "under 1 min"),
        (60_000, "1 min"),
        (59 * 60_000, "59 min"),
        (60 * 60_000, "1 h 00 min"),
        (3_900_000, "1 h 05 min"),
        (1000 * 3_600_000, "1,000 h 00 min"),
    ],
)
def test_how_long_that_was(milliseconds: int, said: str) -> None:
    assert duration(milliseconds) == said
