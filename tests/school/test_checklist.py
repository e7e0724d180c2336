"""The checklist of a real table: every skill, and what is right at each house."""

from __future__ import annotations

import pytest

from tests.school.houses import TABLES, house
from uth.profile import Call
from uth.school.checklist import JOB, ROUND, items
from uth.words.rulings import call_words


def right(name: str, number: int, profile: str = "") -> str:
    """What is right at a house in one of the skills."""
    return items(house(name, profile))[number - 1].execution


@pytest.mark.parametrize("name", TABLES)
def test_every_skill_has_its_execution(name: str) -> None:
    found = items(house(name))
    assert [item.number for item in found] == list(range(1, ROUND + JOB + 1))
    assert len({item.title for item in found}) == ROUND + JOB
    assert all(item.execution.endswith((".", "”.")) and "  " not in item.execution for item in found)


def test_the_deal_is_that_of_the_procedure() -> None:
    assert "Shuffled by machine; not cut." in right("standard", 2)
    assert right("standard", 3) == "This house does not cut."
    assert "Every box in play gets two cards" in right("standard", 6)
    assert "The five community cards are laid out first, face down; none is burned." in right("standard", 6)
    assert "community" not in right("standard", 7)
    assert "The community cards are dealt street by street" in right("france", 7)
    assert "community" not in right("france", 6)
    assert "Bets are settled from the dealer's right to the left." in right("standard", 11)


def test_a_cut_is_told() -> None:
    cutting = next(name for name in TABLES if house(name).table.procedure.cut.value != "none")
    assert "cut card, with one hand" in right(cutting, 3)
    assert "does not cut" not in right(cutting, 3)


def test_the_calls_are_those_of_the_house() -> None:
    for profile in ("US", "FR"):
        at = house("standard", profile)
        assert call_words(Call.CLOSE, at.table, at.profile) in right("standard", 5, profile)
    assert right("standard", 5, "FR") != right("standard", 5, "US")


def test_what_the_house_does_with_tokes() -> None:
    assert "then all of it goes to the toke box (a bet for the dealer that wins)" in right("standard", 20, "US")
    assert right("standard", 20, "FR") == "Call the floor: the house's rules are silent."


def test_the_rest_of_the_job_has_its_steps_in_order() -> None:
    assert right("standard", 16).startswith("Cash: 1. Spread the cash on the table; 2. Call the amount to the floor;")
    assert "Closer: 1. Count the rack" in right("standard", 17)
    assert right("standard", 21).endswith("A player who may be excluded.")
