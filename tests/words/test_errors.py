from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from pathlib import Path

import pytest

from tests.tables import standard
from uth import i18n, shuffle
from uth.cards import parse_cards
from uth.chips import currency
from uth.errors import UthError
from uth.game import engine
from uth.game.actions import CloseBets
from uth.game.notation import action_from, settlement_from
from uth.words.errors import error_words

FAULTS: dict[str, Callable[[], object]] = {
    "no card": lambda: parse_cards("Ah Xx"),
    "a card twice": lambda: parse_cards("Ah Ah"),
    "no opening": lambda: shuffle.opened("ab:Ah"),
    "no amount": lambda: currency("EUR").parse("1.234"),
    "no action": lambda: action_from(["bet", 1]),
    "no settlement": lambda: settlement_from([]),
}


@pytest.fixture
def pseudo() -> Iterator[None]:
    """The pseudo-language is in use."""
    i18n.use_language(i18n.PSEUDO, Path())
    yield
    i18n.use_language(i18n.ENGLISH, Path())


def _error(fault: Callable[[], object]) -> UthError:
    with pytest.raises(UthError) as caught:
        fault()
    return caught.value


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
def test_the_core_and_the_words_say_the_same_in_english(fault: Callable[[], object]) -> None:
    error = _error(fault)
    assert error_words(error) == str(error)


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
def test_the_words_are_the_readers(fault: Callable[[], object], pseudo: None) -> None:
    error = _error(fault)
    assert error_words(error).startswith("[")
    assert not str(error).startswith("[")


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
def test_a_copy_of_an_error_says_the_same(fault: Callable[[], object]) -> None:
    error = _error(fault)
    again = copy(error)
    assert (type(again), str(again), error_words(again)) == (type(error), str(error), str(error))


def test_what_the_rules_refuse_is_told_by_contract_words(pseudo: None) -> None:
    error = _error(lambda: engine.apply(engine.new_round(standard(), {"Ann": 1000}), CloseBets()))
    assert error_words(error) == str(error)
