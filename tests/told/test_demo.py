"""A demo types what a person could, at every table."""

from __future__ import annotations

import pytest

from tests.told.lines import preset, talk
from tests.ui.tables import PRESETS
from uth.told.demo import typed_by_demo
from uth.told.vocabulary import Asked


@pytest.mark.parametrize("name", PRESETS)
def test_it_plays_a_round_at_every_table_without_being_refused(name: str) -> None:
    dialogue = talk(preset(name), bankroll=5000)
    dialogue.begin()
    while dialogue.chair.asked is not Asked.END:
        line = typed_by_demo(dialogue.chair)
        assert line is not None
        before = dialogue.chair.session.actions
        dialogue.hear(line)
        assert dialogue.chair.session.actions != before
    assert typed_by_demo(dialogue.chair) == "next"


def test_it_ends_where_it_is_broke() -> None:
    dialogue = talk(preset("standard"), bankroll=15)
    dialogue.begin()
    while dialogue.chair.asked is not Asked.CHIPS:
        dialogue.hear(typed_by_demo(dialogue.chair) or "")
    assert typed_by_demo(dialogue.chair) is None
