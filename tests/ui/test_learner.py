"""Who learns in a window."""

from __future__ import annotations

from uth.ui.learner import new_seed


def test_no_seed_comes_twice() -> None:
    assert len({new_seed() for _ in range(100)}) == 100
