"""Random tests of which the suite does a sample, and ``pytest -m full`` the whole count."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis.strategies import SearchStrategy


def sampled(sample: int, whole: int, *drawn: SearchStrategy[Any], **named: SearchStrategy[Any]) -> Callable[..., Any]:
    """Give a test what is drawn from strategies, so many times in the suite, so many in full."""

    def made(check: Callable[..., None]) -> Callable[[int], None]:
        @pytest.mark.parametrize("examples", [sample, pytest.param(whole, marks=pytest.mark.full)])
        def test(examples: int) -> None:
            settings(max_examples=examples)(given(*drawn, **named)(check))()

        test.__doc__ = check.__doc__
        return test

    return made
