"""Words about players, and times as this computer shows them."""

from __future__ import annotations

import time

import pytest

from uth.words import players
from uth.words.times import day, moment


def test_the_question_before_a_player_is_deleted_says_what_would_be_gone_and_how_to_keep_it() -> None:
    assert players.delete_title("Ann") == "Delete Ann?"
    assert players.delete_text("Ann", 12_345, "$990") == (
        '12,345 rounds and $990 would be gone for good. An export keeps them:\nuth history export --player "Ann" FILE'
    )


def test_the_question_counts_one_round_and_names_the_open_one() -> None:
    waits = players.round_waits(57, "$60")
    assert players.delete_text("Ann", 1, "$990", waits).splitlines()[:2] == [
        "Round 57 is not finished; its $60 at stake would be gone, too.",
        "1 round and $990 would be gone for good. An export keeps them:",
    ]


def test_the_page_says_who_plays() -> None:
    assert players.subtitle("Ann") == "Ann is playing"
    assert players.subtitle("") == "nobody is playing"
    assert players.in_use("Ann").startswith("Ann is playing in another window.")


@pytest.mark.parametrize(("zone", "shown"), [("UTC", "2027-01-15 08:00"), ("UTC-5", "2027-01-15 13:00")])
def test_moments_are_those_of_this_computers_clock(monkeypatch: pytest.MonkeyPatch, zone: str, shown: str) -> None:
    with monkeypatch.context() as patch:
        patch.setenv("TZ", zone)
        time.tzset()
        assert moment(1_800_000_000_000) == shown
        assert day(1_800_000_000_000) == shown[:10]
    time.tzset()
