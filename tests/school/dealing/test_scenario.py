"""Irregularities by name: the scene of each, its right first answers at every house, and the ruling with its source."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.school.dealing.rounds import after, of_procedure
from tests.school.houses import TABLES, house
from uth.config.profiles import load_profile
from uth.config.schema import PROFILES
from uth.profile import Fault, Ruling
from uth.school.dealing.acts import Correct, Protection, Refuse, Report
from uth.school.dealing.irregular import possible
from uth.school.dealing.perfect import perfect
from uth.school.dealing.scenario import scenario
from uth.table import Look

WHATS = (*Fault, *Protection)
EVERY = [
    pytest.param(name, what, marks=() if number % len(TABLES) == turn else pytest.mark.full)
    for turn, name in enumerate(TABLES)
    for number, what in enumerate(possible(house(name)))
]
"""Whatever can happen, at every preset; in the suite each once or so."""


@pytest.mark.parametrize(("name", "what"), EVERY)
def test_every_right_answer_is_one_at_every_house(name: str, what: Fault | Protection) -> None:
    profile = load_profile(PROFILES[(TABLES.index(name) + WHATS.index(what)) % len(PROFILES)])
    found = scenario(replace(house(name), profile=profile), what.value, "test")
    assert found.dealing.findings == ()
    for answer in found.answers:
        dealing = after(found.dealing, answer)
        assert dealing.course.trouble is None
        assert dealing.course.watched == ()
        assert perfect(dealing).findings == ()
    if isinstance(what, Fault):
        assert found.ruling is profile.ruling(what)
        assert (found.source == "") is profile.silent(what)


def test_what_a_house_leaves_to_its_dealer() -> None:
    right = {
        (what, profile): [type(answer[0]) for answer in scenario(
            replace(house("standard"), profile=load_profile(profile)), what.value, "test").answers[1:]]
        for what in (Fault.UNEQUAL, Fault.LATE_BET, Fault.WRONG_MULTIPLE)
        for profile in ("US", "CA")
    }  # fmt: skip
    assert right[Fault.UNEQUAL, "US"] == [Correct]
    assert right[Fault.LATE_BET, "US"] == [Refuse]
    assert right[Fault.WRONG_MULTIPLE, "US"] == [Correct]
    assert all(not others for (_what, profile), others in right.items() if profile == "CA")


def test_what_is_done_to_the_house_is_reported() -> None:
    found = scenario(house("standard"), "pinched ante", "test", boxes=6)
    ((report,),) = found.answers
    assert isinstance(report, Report)
    assert report.event is Protection.PINCHED_ANTE
    assert (found.ruling, found.source) == (None, "")


def test_a_silent_house_leaves_it_to_the_floor() -> None:
    found = scenario(replace(house("standard"), profile=load_profile("CA")), "late play", "test")
    assert found.ruling is None
    calculator = scenario(replace(house("standard"), profile=load_profile("CA")), "calculator or tracker", "test")
    assert (calculator.ruling, calculator.source) == (Ruling.FLOOR_DECIDES, "")


def test_the_same_seed_gives_the_same_scene() -> None:
    one, other = (scenario(house("standard"), "player away", "same") for _ in range(2))
    assert one == other


def test_what_there_is_no_scene_of() -> None:
    with pytest.raises(ValueError, match="no such irregularity"):
        scenario(house("standard"), "looked at a second hand", "test")
    with pytest.raises(ValueError, match="no round comes to it"):
        scenario(house("six-box-dark"), "looked at a second hand", "test", boxes=1)


def test_looking_early_is_wrong_where_cards_are_looked_at_after_the_deal() -> None:
    here = of_procedure("standard", look=Look.AFTER_DEAL)
    assert scenario(here, "looked before the deal ended", "test").dealing.course.trouble is not None
