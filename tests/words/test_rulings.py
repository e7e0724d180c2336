"""Faults, rulings and calls in words: each has its sentence, and a table is told only of what can happen at it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.tables import standard
from uth.config.profiles import load_profile
from uth.config.schema import PROFILES
from uth.faults import applies
from uth.profile import Call, Fault, Profile, Ruling
from uth.table import Rules
from uth.words.document import Grid
from uth.words.faults import fault_words, proposal_words, scene_words
from uth.words.rules_of_play import rules_of_play
from uth.words.rulings import call_words, moment_words, ruling_lines, ruling_words


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
