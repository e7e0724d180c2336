"""What the values of a row may be."""

from __future__ import annotations

import pytest

from uth.store.errors import Damaged
from uth.store.kinds import LATEST, MOST, fits, require


@pytest.mark.parametrize(
    ("values", "kinds", "expected"),
    [
        ((), "", True),
        ((1, "a", 5), "itm", True),
        ((None, None, None), "?i?t?m", True),
        ((1, "a", 5), "it", False),
        ((1,), "it", False),
        ((1,), "i?t", False),
        ((None,), "i", False),
        (("1",), "i", False),
        ((1.0,), "i", False),
        ((b"a",), "t", False),
        ((MOST,), "i", True),
        ((-MOST - 1,), "i", False),
        ((LATEST,), "m", True),
        ((LATEST + 1,), "m", False),
        ((-1,), "m", False),
    ],
)
def test_each_value_is_of_its_kind(values: tuple[object, ...], kinds: str, expected: bool) -> None:
    assert fits(values, kinds) is expected


def test_a_row_that_does_not_fit_is_damage() -> None:
    require((1, "a"), "it", "a player")
    with pytest.raises(Damaged, match=r"a player is damaged: it cannot be \(1, b'a'\)"):
        require((1, b"a"), "it", "a player")
