"""The rules of dealing as a supervisor tells them: what was done, what is right, why, and where it is written."""

from __future__ import annotations

from collections.abc import Mapping

from uth.i18n import gettext as _
from uth.school.dealing.course import Course
from uth.school.dealing.slip import Slip
from uth.school.findings import Mistake
from uth.words.house_rules import house_rule

TOLD: Mapping[Mistake, tuple[str, str, str]] = {
    Mistake.BETTING_NOT_OPENED: (
        "Cards were dealt and nobody had been invited to bet",
        "call for bets first",
        "every player must know that a round may be bet on",
    ),
    Mistake.NOT_SCANNED: (
        "Cards were dealt before the bets were scanned",
        "look over every box: places, limits, Ante and Blind equal",
        "once the first packet is out no bet may be changed any more",
    ),
    Mistake.WRONG_BET_PASSED: (
        "{at}a wrong bet was let pass: {fault}",
        "stop, protect the cards, call the floor: {ruling}",
        "{passed}",
    ),
    Mistake.GOOD_BET_REFUSED: (
        "{at}a bet was sent back that was right",
        "let it lie",
        "a right bet stands: nobody may change it after it is down",
    ),
    Mistake.BETTING_NOT_CLOSED: (
        "Cards were dealt before betting was closed",
        "call no more bets before the first card",
        "without the call a late bet cannot be refused",
    ),
    Mistake.NOT_SHUFFLED: (
        "Cards were dealt from a deck that was not shuffled",
        "shuffle, or take the deck from the shuffler, for every round",
        "the order of the last round can be followed by who has watched it",
    ),
    Mistake.SHUFFLED_OTHERWISE: (
        "The deck was not shuffled as the house does",
        "shuffle as the house does",
        "the house shuffles in one way in every round",
    ),
    Mistake.CUT_MISSED: (
        "Cards were dealt from a deck that was not cut",
        "have the deck cut by whom the house asks",
        "the cut is the players' proof that the order was not known",
    ),
    Mistake.CUT_NEEDLESS: (
        "The deck was cut where the house does not",
        "deal: there is nothing to cut",
        "the house cuts in one way in every round",
    ),
    Mistake.CUT_OUT_OF_TURN: (
        "The deck was cut by somebody else than the house asks: {where}",
        "ask first along the boxes from the dealer's left, or cut yourself where the house says so",
        "whom the dealer chooses to cut the dealer could be playing with",
    ),
    Mistake.CUT_TOO_SMALL: (
        "The cut left only {cards} cards on one side",
        "cut {least} cards at least",
        "a small cut hardly changes the order",
    ),
    Mistake.DEAL_ORDER: (
        "A packet went to {where} before {other}",
        "deal to {other} first",
        "the house deals in one order, from the dealer's left, its own hand last",
    ),
    Mistake.PACKET_SIZE: (
        "{where} was dealt in packets of {cards}",
        "deal in packets of {packet}",
        "the house deals in packets of one size",
    ),
    Mistake.CARD_COUNT: (
        "{where} did not get the right number of cards",
        "count as you deal: every hand gets two, the board five",
        "with a wrong number of cards no hand can be settled",
    ),
    Mistake.DEALT_TO_EMPTY: (
        "Cards were dealt to box {box}, where no bet lies",
        "deal only to boxes with bets",
        "cards that belong to nobody change everybody's",
    ),
    Mistake.BURN_MISSED: (
        "Community cards were dealt and no card was burned",
        "burn a card first",
        "the house burns, so that nobody gains by knowing the next card",
    ),
    Mistake.BURN_NEEDLESS: (
        "A card was burned where the house burns none",
        "deal without a burn there",
        "a card too many off the deck changes all that follow",
    ),
    Mistake.ASK_ORDER: (
        "{where} was asked before {other}",
        "ask {other} first",
        "players decide in turn, so that nobody gains by hearing more than the others",
    ),
    Mistake.ASKED_NEEDLESSLY: (
        "{where} was asked though it has nothing to decide",
        "ask only who has still to decide on this street",
        "a second question invites a second answer",
    ),
    Mistake.BOARD_EARLY: (
        "Community cards were shown or dealt too early: {undone}",
        "ask every box first, then turn the cards",
        "who sees the next cards before deciding cannot be held to the bet",
    ),
    Mistake.LIVE_HAND_TAKEN: (
        "The cards of box {box}, which had not folded, were taken",
        "take only hands that were given up",
        "a hand among the discards is hard to prove",
    ),
    Mistake.FOLD_LEFT: (
        "The folded hand of box {box} lay there when the dealer's hand was opened",
        "take the lost bets and the cards of every fold before you open your hand",
        "a folded hand on the table can be played again",
    ),
    Mistake.FOLD_MISLAID: (
        "The folded cards of box {box} were laid elsewhere than the house does",
        "lay them {place}",
        "a side bet that outlives the fold needs its cards, and only then are they kept",
    ),
    Mistake.BETS_NOT_CHECKED: (
        "The dealer's hand was opened before the bets were checked",
        "check the bets of all boxes first",
        "after the hand is open every bet is worth tampering with",
    ),
    Mistake.HOUSE_OPENED_EARLY: (
        "The dealer's hand was opened too early: {undone}",
        "open your hand when everybody has decided on all five cards",
        "who has seen the dealer's hand decides by it, and not by the own cards",
    ),
    Mistake.STUB_NOT_COUNTED: (
        "The round ended and the stub was not counted",
        "count the cards that were not dealt, face down, every {every} rounds",
        "a card too many or too few is found by counting only",
    ),
    Mistake.NOT_PROTECTED: (
        "{at}{fault}: the floor was called and the cards were not protected",
        "stop, protect the cards, then call the floor",
        "what lies there is the only proof until the floor has seen it",
    ),
    Mistake.FLOOR_NOT_CALLED: (
        "{at}{fault}: the game was stopped and went on without the floor",
        "stop, protect the cards, call the floor",
        "the floor decides, not the dealer: {ruling}",
    ),
    Mistake.NOT_STOPPED: (
        "{at}{fault}: the game was not stopped",
        "stop, protect the cards, call the floor",
        "whatever goes wrong, nothing may move until the floor has ruled: {ruling}",
    ),
    Mistake.OWN_FIX: (
        "{at}{fault}: it was put right by the dealer",
        "stop, protect the cards, call the floor",
        "the house leaves it to the floor: {ruling}",
    ),
    Mistake.WRONG_RULING: (
        "{fault}: the ruling was named as: {named}",
        "{ruling}",
        "so the house rules on it",
    ),
    Mistake.WRONG_CALL: (
        'It was called: "{said}"',
        'call: "{call}"',
        "each moment of a round has its own call",
    ),
    Mistake.WRONG_COUNT: (
        "The stub was counted as {cards} cards",
        "count again: it has {stub}",
        "a wrong count hides a card that is missing",
    ),
    Mistake.MISTAKE_MISSED: (
        "{at}it was not seen: {event}",
        "watch the whole table, also while you work at one box",
        "who plays against the house does it when the dealer looks elsewhere",
    ),
    Mistake.FALSE_ALARM: (
        "{at}an alarm was raised, and nothing was wrong: {event}",
        "go on",
        "a false alarm accuses somebody, and stops the game",
    ),
    Mistake.WRONG_PLACE: (
        "It was seen at {where}: {event}",
        "it was at {other}",
        "the floor must know whose bets and cards to look at",
    ),
    Mistake.WRONG_KIND: (
        "{at}something was seen, and called something else",
        "it was this: {event}",
        "the floor must know what to look for",
    ),
}
"""What was done, what is right, why."""

_STOPPED_FOR_NOTHING = ("The game was stopped, and nothing was wrong", "go on", "whoever stops a game needs a reason")
"""A false alarm without anybody who is accused."""

_FLOOR = "Casino Work Magazine, dealer mistakes"
_CHECKED = "Olympic Casino Slovakia, rules of the game"
_SCAN = "Vegas Aces, How to Deal Three Card Poker"
_BEFORE_OPENING = "Money Suit 31, dealer procedures"
_ORDER = "French order of 14 May 2007, art. 55-20"
_CLOSE = "Pennsylvania and New Jersey rules of sister games"
_PROTECTION = "58 Pa. Code 611a.3"
_SOURCES = {
    Mistake.BETTING_NOT_OPENED: _ORDER,
    Mistake.NOT_SCANNED: _SCAN,
    Mistake.GOOD_BET_REFUSED: _SCAN,
    Mistake.BETTING_NOT_CLOSED: _CLOSE,
    Mistake.DEAL_ORDER: _ORDER,
    Mistake.CARD_COUNT: _ORDER,
    Mistake.DEALT_TO_EMPTY: _ORDER,
    Mistake.ASKED_NEEDLESSLY: _CHECKED,
    Mistake.BOARD_EARLY: _CHECKED,
    Mistake.LIVE_HAND_TAKEN: _FLOOR,
    Mistake.FOLD_LEFT: _BEFORE_OPENING,
    Mistake.BETS_NOT_CHECKED: _CHECKED,
    Mistake.HOUSE_OPENED_EARLY: _CHECKED,
    Mistake.MISTAKE_MISSED: _PROTECTION,
    Mistake.FALSE_ALARM: _PROTECTION,
    Mistake.WRONG_PLACE: _PROTECTION,
    Mistake.WRONG_KIND: _PROTECTION,
}


def told(slip: Slip, words: Mapping[str, object]) -> tuple[str, str, str]:
    """Return what was done, what is right, and why, in the reader's language; *words* fill the gaps."""
    texts = TOLD[slip.mistake]
    done, right, why = _(texts[0]), _(texts[1]), _(texts[2])
    if slip.mistake is Mistake.FALSE_ALARM and slip.event is None:
        done, right, why = _(_STOPPED_FOR_NOTHING[0]), _(_STOPPED_FOR_NOTHING[1]), _(_STOPPED_FOR_NOTHING[2])
    return done.format(**words), right.format(**words), why.format(**words)


def source_of_protection() -> str:
    """Return where it is written that a dealer watches for what is done to the house."""
    return _PROTECTION


def source_of(course: Course, slip: Slip) -> str:
    """Return where a rule is written: a key of the table file, a line of the profile, a text of the trade."""
    if slip.fault is not None:
        line, profile = course.house.profile.rulings.get(slip.fault), course.house.profile
        return f"{profile.name}: {slip.fault} ({line.source})" if line else f"{profile.name}: {slip.fault}; {_FLOOR}"
    return _of_procedure(course, slip.mistake) or _SOURCES[slip.mistake]


_OF_PROCEDURE = {
    Mistake.NOT_SHUFFLED: "procedure: shuffle",
    Mistake.SHUFFLED_OTHERWISE: "procedure: shuffle",
    Mistake.CUT_MISSED: "procedure: cut",
    Mistake.CUT_NEEDLESS: "procedure: cut",
    Mistake.CUT_OUT_OF_TURN: "procedure: cut refused",
    Mistake.CUT_TOO_SMALL: "procedure: cut at least",
    Mistake.PACKET_SIZE: "procedure: packet",
    Mistake.BURN_MISSED: "procedure: burn",
    Mistake.BURN_NEEDLESS: "procedure: burn",
    Mistake.ASK_ORDER: "procedure: decisions",
    Mistake.FOLD_MISLAID: "procedure: folded with side bet",
    Mistake.STUB_NOT_COUNTED: "procedure: count stub every",
    Mistake.WRONG_COUNT: "procedure: count stub every",
}
"""The key of the table file by which each is found."""


def _of_procedure(course: Course, mistake: Mistake) -> str:
    if mistake is Mistake.WRONG_CALL:
        return _("calls of the house profile")
    return house_rule(course.table, _OF_PROCEDURE[mistake]) if mistake in _OF_PROCEDURE else ""
