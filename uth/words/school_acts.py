"""What a dealer does at the table, in words: a sentence for every act of the dealing and of the settlement.

An act is known by its contract word, and whoever knows the act fills the gaps of its sentence.
"""

from __future__ import annotations

from collections.abc import Mapping

from uth.i18n import gettext as _
from uth.i18n import ngettext

_SENTENCES = {
    "open betting": 'Called for bets: "{call}"',
    "scan bets": "Looked over the bets of all boxes",
    "close betting": 'Closed the betting: "{call}"',
    "shuffle": "Shuffled the deck by hand",
    "load shuffler": "Took the deck out of the shuffler",
    "offer cut": "Offered the cut card to box {box}",
    "cut deck": "Cut the deck: {cards} off the top",
    "deal packet": "Dealt {cards} to {place}",
    "burn": "Burned a card",
    "turn board": "Turned the community cards: {street}",
    "ask": 'Asked box {box}: "{call}"',
    "accept": "Accepted the bet of box {box}",
    "correct": "Had the bet of box {box} put right",
    "refuse": "Pushed the bet of box {box} back to the player",
    "take fold": "Took the fold of box {box}, its cards {place}",
    "check bets": "Checked the bets of all boxes",
    "open house": "Opened the dealer's hand",
    "count stub": "Counted the stub: {cards}",
    "stop game": "Stopped the game",
    "protect cards": "Protected the cards",
    "name ruling": "Named the ruling: {ruling}",
    "report": "Reported box {box} to the floor: {event}",
    "call dealer": "Called the dealer's hand: {hand}",
    "open hand": "Opened the folded hand of box {box}",
    "call hand": "Called the hand of box {box}: {hand}",
    "take": "Box {box}: took the {bet}",
    "push": "Box {box}: left the {bet}, a push",
    "pay": "Box {box}: paid the {bet} {amount} with {chips}",
    "take back": "Box {box}: took {amount} back from the {bet}, {chips}",
    "give back": "Box {box}: gave {amount} back to the {bet}, {chips}",
    "clear box": "Cleared the cards of box {box}",
    "clear house": "Cleared the dealer's cards and the board",
    "call fill": "Called for a fill",
    "call floor": "Called the floor",
    "finish": "Said that the round is over",
}
_OWN_PLACE = "Reported the own place to the floor: {event}"
_PLACES = {
    "box": "box {box}",
    "dealer": "the dealer's place",
    "community": "the board",
    "burn": "the burned cards",
}
_FOLDS = {"rack": "to the discards", "under trips": "face down under the Trips bet"}
_STREETS = {"preflop": "before the flop", "flop": "the flop", "river": "turn and river"}


def act_sentence(act: str, gaps: Mapping[str, object]) -> str:
    """Return what was done; *act*: its contract word, *gaps*: what its sentence needs to know."""
    sentence = _OWN_PLACE if act == "report" and not gaps["box"] else _SENTENCES[act]
    return _(sentence).format(**gaps)


def card_count(cards: int) -> str:
    """Return so many cards."""
    return ngettext("{count} card", "{count} cards", cards).format(count=cards)


def dealt_to(place: str, box: int) -> str:
    """Return where a packet goes (its contract word)."""
    return _(_PLACES[place]).format(box=box)


def folded_to(place: str) -> str:
    """Return where the cards of a fold go (its contract word)."""
    return _(_FOLDS[place])


def street_words(street: str) -> str:
    """Return the community cards that are turned on a street (its contract word)."""
    return _(_STREETS[street])


def with_said(hand: str, *, qualifies: bool | None) -> str:
    """Return how the dealer's hand was called, with what was said of it, if anything was."""
    if qualifies is None:
        return hand
    said = _("{hand}, qualifies") if qualifies else _("{hand}, does not qualify")
    return said.format(hand=hand)
