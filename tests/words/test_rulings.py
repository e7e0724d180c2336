"""Faults, rulings and calls in words: each has its sentence, and a table is told only of what can happen at it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.tables import standard
from uth.config.profiles import load_profile
from uth.config.schema import PROFILES
from uth.profile import Call, Fault, Profile, Ruling
from uth.table import Burn, Look, Procedure, Rules, Table, TripsAfterFold
from uth.words.document import Grid
from uth.words.faults import fault_words, proposal_words, scene_words
from uth.words.rules_of_play import rules_of_play
from uth.words.rulings import applies, call_words, moment_words, ruling_lines, ruling_words


def test_every_fault_ruling_and_moment_has_words_of_its_own() -> None:
    for words in (
        [fault_words(fault) for fault in Fault],
        [scene_words(fault, 1, 2) for fault in Fault],
        [ruling_words(ruling) for ruling in Ruling],
        [moment_words(call) for call in Call],
    ):
        assert len(set(words)) == len(words)
        assert all(words)
    assert all(proposal_words(fault).endswith(".") for fault in Fault)


@pytest.mark.parametrize(
    ("fault", "without", "with_it"),
    [
        (Fault.BURN_FORGOTTEN, standard(), standard(procedure=Procedure(burn=(Burn.FLOP,)))),
        (Fault.LOOKED_EARLY, standard(), standard(procedure=Procedure(look=Look.AFTER_DEAL))),
        (Fault.LOOKED_AT_SECOND, standard(), standard(rules=Rules(boxes_per_player=2, dark_boxes=1))),
        (Fault.MUCKED, standard(rules=Rules(trips_after_fold=TripsAfterFold.LOST)), standard()),
        (Fault.MUCKED, standard(trips=None), standard()),
        (Fault.OUT_OF_TURN, standard(rules=Rules(boxes=1)), standard()),
    ],
)
def test_what_cannot_happen_is_not_told(fault: Fault, without: Table, with_it: Table) -> None:
    assert [applies(fault, table) for table in (without, with_it)] == [False, True]


@pytest.mark.parametrize("name", PROFILES)
def test_the_rules_of_play_tell_every_fault_once(name: str) -> None:
    table, profile = standard(), load_profile(name)
    chapter = next(each for each in rules_of_play(table, profile).chapters if each.title == "Faults and rulings")
    [grid] = [part for part in chapter.parts if isinstance(part, Grid)]
    lines = list(ruling_lines(profile, table))

    told = {row[0]: row[1] for row in grid.rows}
    assert told == {fault_words(fault): ruling_words(profile.ruling(fault)) for fault in profile.rulings
                    if applies(fault, table)}  # fmt: skip
    assert len(lines) == len({fault for fault, _ruling, _line in lines}) == sum(applies(f, table) for f in Fault)


def test_a_house_calls_in_its_own_words() -> None:
    ours = Profile("ours", calls={Call.CLOSE: "Rien ne va plus"})

    assert call_words(Call.CLOSE, standard(), ours) == "Rien ne va plus"
    assert call_words(Call.BETTING, standard(), ours) == "Place your bets"
    assert call_words(Call.FLOP, standard(), ours) == "Check, or play twice the Ante"
    assert call_words(Call.PREFLOP, standard(rules=replace(Rules(), before_the_flop=(4,))), ours).endswith("the Ante")
