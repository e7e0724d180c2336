"""What can be asked of the rounds that were played."""

from __future__ import annotations

from pathlib import Path

from tests.store.played import Home, play


def test_when_the_last_round_ended_before_a_moment(tmp_path: Path) -> None:
    home = Home(tmp_path)
    assert home.history.last_end() is None
    session = home.sit_down()
    play(session, 3)
    ends = sorted(listed.ended for listed in home.history.rounds())
    assert home.history.last_end() == ends[2]
    assert home.history.last_end(ends[2]) == ends[1]
    assert home.history.last_end(ends[2] + 1) == ends[2]
    assert home.history.last_end(ends[0]) is None
    session.next_round()
    assert home.history.last_end() == ends[2]
