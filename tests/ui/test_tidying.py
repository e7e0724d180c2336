"""Python's own search for what is wanted no more waits until nothing moves."""

from __future__ import annotations

import gc

from uth.ui import tidying


def test_it_waits_and_all_is_as_before_afterwards() -> None:
    before = gc.get_threshold(), gc.get_freeze_count()
    with tidying.in_time():
        assert gc.get_threshold()[:2] == before[0][:2]
        assert gc.get_threshold()[2] > before[0][2]
        assert gc.get_freeze_count() > before[1]
    assert (gc.get_threshold(), gc.get_freeze_count()) == before


def test_a_good_moment_is_used_when_it_is_due() -> None:
    with tidying.in_time():
        gc.collect()
        assert not tidying.tidied()
        for _ in range(5):
            gc.collect(1)
        assert tidying.tidied()
        assert not tidying.tidied()
