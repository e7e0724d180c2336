"""What can be heard of the film."""

from __future__ import annotations

from tests.ui.tables import preset
from uth.cards import Card
from uth.table import Bet
from uth.ui.changes import Bring, Change, Join, Name, Push, Put, Raise, Shine, Shuffle, Take, Turn, Wait
from uth.ui.heard import heard
from uth.ui.noises import Cue
from uth.ui.piles import pile
from uth.ui.places import RACK, SHUFFLER, TRAY, bet_circle, box_card, payout

CARD = box_card(1, 0)
BET = pile(preset("standard"), bet_circle(1, Bet.ANTE), 5_00)


def test_each_kind_of_change_has_its_sound() -> None:
    sounds: dict[Change, Cue] = {
        Bring(CARD, SHUFFLER): Cue.CARD,
        Turn(CARD, Card.parse("As")): Cue.CARD,
        Put(BET, RACK): Cue.CHIP,
        Join(BET, BET, TRAY): Cue.CHIP,
        Take(bet_circle(1, Bet.ANTE), RACK): Cue.CHIP,
        Take(bet_circle(1, Bet.ANTE), TRAY): Cue.CHIP,
        Take(payout(1, Bet.ANTE), TRAY): Cue.WIN,
        Push(payout(1, Bet.ANTE)): Cue.PUSH,
        Shuffle(): Cue.SHUFFLE,
        Shine(): Cue.SELDOM,
    }
    assert {change: heard([change]) for change in sounds} == {change: (cue,) for change, cue in sounds.items()}


def test_what_only_shows_is_silent() -> None:
    assert heard([Wait(), Raise(1), Name(1)]) == ()


def test_a_kind_is_heard_once_however_much_begins() -> None:
    assert heard([Bring(CARD, SHUFFLER), Bring(box_card(2, 0), SHUFFLER), Put(BET, RACK)]) == (Cue.CARD, Cue.CHIP)
