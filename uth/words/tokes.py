"""Tokes in words: what happens with a tip of the dealer's, and what the house does with it."""

from __future__ import annotations

from uth.i18n import gettext as _
from uth.profile import Toke, TokeRuling


def toke_words(toke: Toke, box: int, amount: str) -> str:
    """Return what happens, as a trainee sees it. *amount*: of the toke."""
    return _(_SCENES[toke]).format(box=box, amount=amount)


def toke_ruling_words(ruling: TokeRuling) -> str:
    """Return what the house does."""
    return _(_RULINGS[ruling])


def toke_name(toke: Toke) -> str:
    """Return what is ruled on, in a few words."""
    return _(_NAMES[toke])


_SCENES = {
    Toke.LAID: "Before the deal the player of box {box} hands you {amount}: a bet for the dealer. Where does it lie?",
    Toke.WINS: "A bet of {amount} for the dealer goes with the Ante of box {box}. What becomes of it?",
    Toke.PUSHES: "A bet of {amount} for the dealer goes with the Ante of box {box}. What becomes of it?",
    Toke.LOSES: "A bet of {amount} for the dealer goes with the Ante of box {box}. What becomes of it?",
    Toke.AGAIN: "A bet of {amount} for the dealer has won on box {box}; the player says: let it ride for you.",
    Toke.GIVEN: "The player of box {box} pushes {amount} over and says: for you.",
    Toke.SUPERVISOR: "The player of box {box} holds {amount} out to the floor supervisor, as a tip.",
}

_RULINGS = {
    TokeRuling.BESIDE_BET: "It lies beside the player's bet, as a bet of its own",
    TokeRuling.TO_BOX: "It is paid, then all of it goes to the toke box",
    TokeRuling.PLAYER_DECIDES: "The player says whether it is given or taken back",
    TokeRuling.TAKEN: "It is taken to the rack, after the player's bet",
    TokeRuling.NOT_AGAIN: "It is not bet again; it goes to the toke box",
    TokeRuling.SHOWN: "It is shown, then goes to the toke box at once",
    TokeRuling.NOT_ACCEPTED: "It is not accepted",
    TokeRuling.FLOOR_DECIDES: "Call the floor: the house's rules are silent",
}

_NAMES = {
    Toke.LAID: "where a bet for the dealer lies",
    Toke.WINS: "a bet for the dealer that wins",
    Toke.PUSHES: "a bet for the dealer that pushes",
    Toke.LOSES: "a bet for the dealer that loses",
    Toke.AGAIN: "a bet for the dealer that is to ride",
    Toke.GIVEN: "a tip without a bet",
    Toke.SUPERVISOR: "a tip for a supervisor",
}
