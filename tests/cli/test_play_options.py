from __future__ import annotations

import argparse

import pytest

from uth.cli.play_options import size


@pytest.mark.parametrize("text", ["1280x800", "1280X800", "1280 × 800"])
def test_a_size(text: str) -> None:
    assert size(text) == (1280, 800)


@pytest.mark.parametrize("text", ["1280", "3x3", "99999x1", "x", ""])
def test_what_is_none_is_refused(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="such as 1280x800"):
        size(text)
