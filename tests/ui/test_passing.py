"""Words that go away by themselves."""

from __future__ import annotations

from uth.ui.passing import LONG, SHORT, Passing


def test_words_go_away_after_their_time() -> None:
    passing = Passing()
    assert not passing.tick(LONG)
    passing.say("for a moment")
    assert not passing.tick(SHORT / 2)
    assert passing.words == "for a moment"
    assert passing.tick(SHORT / 2)
    assert passing.words == ""
    passing.say("longer", LONG)
    assert not passing.tick(SHORT)
    passing.clear()
    assert passing.words == ""
    assert not passing.tick(LONG)
