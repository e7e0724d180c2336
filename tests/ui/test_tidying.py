"""Python's own search for what is wanted no more waits until nothing moves."""

from __future__ import annotations

import gc

from uth.ui import tidying


def test_it_waits_and_afterwards_all_is_as_before() -> None:
    before = gc.get_threshold()
    gc.unfreeze()
    with tidying.in_time():
        assert gc.get_threshold()[:2] == before[:2]
        assert gc.get_threshold()[2] > before[2]
        assert gc.get_freeze_count() > 0
    assert (gc.get_threshold(), gc.get_freeze_count()) == (before, 0)


def test_a_good_moment_is_used_when_it_is_due() -> None:
    with tidying.in_time():
        gc.collect()
        assert not tidying.tidied()
        for _ in range(5):
            gc.collect(1)
        assert tidying.tidied()
        assert not tidying.tidied()
