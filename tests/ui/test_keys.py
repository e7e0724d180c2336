"""What is printed on keys: their names in the reader's language, letters as the layout has them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from uth import i18n
from uth.ui.keys import Key, KeyLabels, name_of


@pytest.fixture
def pseudo() -> Iterator[None]:
    """The pseudo-language is in use; English is again afterwards."""
    i18n.use_language(i18n.PSEUDO, Path())
    yield
    i18n.use_language(i18n.ENGLISH, Path())


def test_keys_have_their_names() -> None:
    named = {key: name_of(key) for key in (Key.SPACE, Key.PAGE_DOWN, Key.LEFT, Key.EQUALS, Key.D, Key.F11)}
    assert list(named.values()) == ["Space", "PgDn", "←", "+", "D", "F11"]


def test_names_are_translated_letters_and_signs_are_not(pseudo: None) -> None:
    assert name_of(Key.ESCAPE) == KeyLabels().label(Key.ESCAPE) == "[ÉÉššç]"
    assert [name_of(key) for key in (Key.LEFT, Key.D, Key.DIGIT_1)] == ["←", "D", "1"]


def test_a_letter_key_says_what_this_layout_prints() -> None:
    labels = KeyLabels()
    labels.learn(Key.Q, "a", ord("a"))
    assert (labels.label(Key.Q), name_of(Key.Q)) == ("A", "Q")
