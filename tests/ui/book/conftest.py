"""The data of the picture book, made once for all of its tests: every visit gets a copy of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from uth.ui.book.stock import Stock, stocked


@pytest.fixture(scope="session")
def stock() -> Iterator[Stock]:
    """Return the throw-away data; what its rounds' grades are is worked out once."""
    with stocked() as made:
        yield made
