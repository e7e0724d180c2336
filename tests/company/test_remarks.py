"""What simulated players say, and when."""

from __future__ import annotations

from tests.play import bets, choose, dealt
from tests.tables import standard
from uth.company.remarks import VARIANTS, Occasion, remarks
from uth.game.model import Choice, Round
from uth.words.company import says

ME = "player"
LOTS = tuple(map(str, range(80)))


def settled(hole: str, mine: str = "2c 7d", choice: Choice = Choice.PLAY_4X) -> Round:
    """Bruno has *hole*, the player *mine*; the dealer has a pair of kings with a board of king, nine, nine."""
    state = dealt(
        standard(),
        bets(1, "Bruno", 500, 500),
        bets(2, ME, 500),
        holes=[hole, mine],
        dealer="Kd 4s",
        board="Kh 9s 9d 3c 8s",
    )
    mine_too = [Choice.CHECK, Choice.CHECK, Choice.FOLD] if mine == "2c 7d" else [Choice.PLAY_4X]
    return choose(state, {1: [choice], 2: mine_too})


def said(state: Round) -> set[Occasion]:
    return {each.occasion for lot in LOTS for each in remarks(state, ME, ("Bruno",), lot)}


def test_what_there_is_to_be_said() -> None:
    assert said(settled("9h 9c")) == {Occasion.BIG_WIN}
    assert said(settled("9h 2h")) == {Occasion.TRIPS}
    assert said(settled("Ah Ad")) == {Occasion.WIN}
    assert said(settled("Qh Qd")) == {Occasion.BAD_BEAT}
    assert said(settled("Qh Qd", "9h 9c")) == {Occasion.BAD_BEAT}
    assert said(settled("Ah Ad", "9h 9c")) == {Occasion.NEIGHBOUR}


def test_ordinary_wins_are_seldom_spoken_of() -> None:
    often = sum(bool(remarks(settled("9h 9c"), ME, ("Bruno",), lot)) for lot in LOTS)
    seldom = sum(bool(remarks(settled("Ah Ad"), ME, ("Bruno",), lot)) for lot in LOTS)
    assert seldom < 20
    assert often > 50


def test_nothing_is_said_before_the_end_and_by_nobody_else() -> None:
    state = dealt(standard(), bets(1, "Bruno", 500), holes=["9h 9c"], dealer="Kd 4s", board="Kh 9s 9d 3c 8s")
    assert remarks(state, ME, ("Bruno",), "1") == ()
    assert all(remarks(settled("9h 9c"), ME, (), lot) == () for lot in LOTS)


def test_everything_has_words() -> None:
    manners = ("cheerful", "dry", "grumpy", "polite")
    texts = [says("Ann", how, what, which) for how in manners for what in Occasion for which in range(VARIANTS)]
    assert len(set(texts)) == len(manners) * len(Occasion) * VARIANTS
    assert says("Ann", "dry", "win", 0) == "Ann: “Acceptable.”"
