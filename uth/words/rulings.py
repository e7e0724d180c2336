"""The rulings of a house on faults, and what a dealer calls, in words."""

from __future__ import annotations

from collections.abc import Iterator

from uth.faults import applies
from uth.game.engine import choices_on
from uth.i18n import gettext as _
from uth.profile import Call, Fault, Line, Profile, Ruling
from uth.table import Street, Table
from uth.words.choices import choices_words
from uth.words.faults import fault_words


def ruling_words(ruling: Ruling) -> str:
    """Return a ruling, as a supervisor gives it."""
    return _(_RULINGS[ruling])


def ruling_lines(profile: Profile, table: Table) -> Iterator[tuple[str, str, Line | None]]:
    """Yield what can go wrong at the table, how the house rules, and the profile's line: None where it is silent."""
    for fault in Fault:
        if applies(fault, table):
            yield fault_words(fault), ruling_words(profile.ruling(fault)), profile.rulings.get(fault)


def call_words(call: Call, table: Table, profile: Profile) -> str:
    """Return what the dealer says at a moment: in the house's own words, or else the usual call (rules.md 7.3)."""
    own = profile.calls.get(call)
    if own:
        return own
    streets = {Call.PREFLOP: Street.PREFLOP, Call.FLOP: Street.FLOP, Call.RIVER: Street.RIVER}
    if call in streets:
        asked = choices_words(choices_on(table, streets[call]))
        return asked[:1].upper() + asked[1:]
    return _(_CALLS[call])


def moment_words(call: Call) -> str:
    """Return the moment at which something is called."""
    return _(_MOMENTS[call])


_RULINGS = {
    Ruling.RESHUFFLE: "All cards are reshuffled and dealt again; the bets stay",
    Ruling.VOID: "The round is void; the bets go back",
    Ruling.TURN_BACK: "The card is turned back and the deal goes on",
    Ruling.REPLACE: "The deal is finished, then the card is replaced by the next one",
    Ruling.HAND_DEAD: "That hand is dead",
    Ruling.EXTRA_HAND_DEAD: "The extra hand is dead, the others play",
    Ruling.MOVE_IT: "The cards are moved to their place and the deal goes on",
    Ruling.BURN_IT: "The card is burned and the deal goes on",
    Ruling.SET_ASIDE: "The card is set aside and play goes on",
    Ruling.BACK_WITH_BURN: "The cards are taken back with any burned card, reshuffled and dealt again",
    Ruling.BACK_BURN_STAYS: "The cards are taken back, reshuffled and dealt again; a burned card stays burned",
    Ruling.PLAY_ON: "It is played on as it is",
    Ruling.NO_REMEDY: "There is no remedy: it is that player's own affair",
    Ruling.FORBIDDEN: "It is forbidden; the floor decides what follows",
    Ruling.REFUSED: "It is not allowed and is refused",
    Ruling.CORRECT_BEFORE_DEAL: "It is corrected before the first card",
    Ruling.CORRECT_BEFORE_STREET: "It is corrected before the next cards",
    Ruling.STANDS: "It stands, and is paid or lost in full",
    Ruling.BINDING: "It stays binding",
    Ruling.COMMITTED: "Chips past the line are committed",
    Ruling.FIRST_MOTION: "The first motion counts",
    Ruling.KEPT_UNDER_TRIPS: "The cards are kept under the Trips bet",
    Ruling.OPENED_AFTER_HOUSE: "The cards are opened after the dealer's hand",
    Ruling.REMOVED: "That player may be removed from the game",
    Ruling.REPORT: "The table is frozen and it is reported at once",
    Ruling.FINISH_ROUND: "The round is finished first",
    Ruling.FLOOR_DECIDES: "The floor decides",
}

_CALLS = {
    Call.BETTING: "Place your bets",
    Call.CLOSE: "No more bets",
    Call.FOLD: "Folds",
    Call.QUALIFIED: "Dealer qualifies",
    Call.NOT_QUALIFIED: "Dealer does not qualify",
    Call.BEATS_ALL: "Dealer beats all",
    Call.BONUS: "Trips paid",
    Call.BIG_PAY: "Big payout, floor please",
    Call.COLOUR_CHANGE: "Colour change, checks in play",
}

_MOMENTS = {
    Call.BETTING: "The layout is clear and a new round may be bet on.",
    Call.CLOSE: "All bets are scanned, and the first card is about to be dealt.",
    Call.PREFLOP: "The players have their two cards; you ask the first box.",
    Call.FLOP: "The flop lies open; you ask the first box that has not played.",
    Call.RIVER: "All five community cards lie open; you ask the first box that has not played.",
    Call.FOLD: "A box lays its cards down and gives up.",
    Call.QUALIFIED: "Your hand is open, and it is a pair or better.",
    Call.NOT_QUALIFIED: "Your hand is open, and it has no pair.",
    Call.BEATS_ALL: "Your hand is higher than that of every box.",
    Call.BONUS: "A box has lost to you, and its Trips bet is paid.",
    Call.BIG_PAY: "A box has a hand for which the Blind pays 50 to 1 or more.",
    Call.COLOUR_CHANGE: "A player who leaves wants high chips for small ones.",
}
