"""The words that can be typed, and what each means in which moment."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum


class Asked(StrEnum):
    """What the table waits for."""

    BETS = "bets"
    CUT = "cut"
    DECISION = "decision"
    END = "end"
    CHIPS = "chips"
    """The player has too little for a bet."""
    TROUBLE = "trouble"
    """What was done last cannot be written down."""


class Word(StrEnum):
    """What can be typed, by its plain spelling."""

    HELP = "help"
    AGAIN = "again"
    CARDS = "cards"
    BETS = "bets"
    BANKROLL = "bankroll"
    TABLE = "table"
    HINT = "hint"
    VALUES = "values"
    ADVICE = "advice"
    OFF = "off"
    AFTER = "after"
    BEFORE = "before"
    BUY = "buy"
    QUIT = "quit"
    DEAL = "deal"
    NEXT = "next"
    REBET = "rebet"
    DOUBLE = "double"
    UNDO = "undo"
    CLEAR = "clear"
    ANTE = "ante"
    TRIPS = "trips"
    BLIND = "blind"
    DARK = "dark"
    SEEN = "seen"
    BOX = "box"
    ALL = "all"
    TO = "to"
    BET = "bet"
    CUT = "cut"
    NO = "no"
    CHECK = "check"
    FOLD = "fold"
    PLAY = "play"
    TRY = "try"


TELLS = (Word.HELP, Word.AGAIN, Word.CARDS, Word.BETS, Word.BANKROLL, Word.TABLE, Word.HINT, Word.VALUES)
"""What only tells, and can be asked at any time."""
_LAYING = (
    Word.DEAL, Word.REBET, Word.DOUBLE, Word.UNDO, Word.CLEAR, Word.ANTE, Word.TRIPS, Word.BLIND, Word.DARK, Word.SEEN,
    Word.BOX, Word.ALL, Word.BET, Word.PLAY,
)  # fmt: skip
WORDS: Mapping[Asked, tuple[Word, ...]] = {
    Asked.BETS: (*_LAYING, Word.BUY),
    Asked.CUT: (Word.CUT, Word.NO),
    Asked.DECISION: (Word.CHECK, Word.PLAY, Word.FOLD, Word.BET, Word.BOX),
    Asked.END: (Word.NEXT, *_LAYING, Word.BUY),
    Asked.CHIPS: (Word.BUY,),
    Asked.TROUBLE: (Word.TRY,),
}
"""What can be typed in each moment besides what can always be asked, and ``quit``."""
_SYNONYMS = {
    "?": Word.HELP, "commands": Word.HELP, "repeat": Word.AGAIN, "hand": Word.CARDS, "board": Word.CARDS,
    "card": Word.CARDS, "money": Word.BANKROLL, "balance": Word.BANKROLL, "sign": Word.TABLE, "limits": Word.TABLE,
    "exit": Word.QUIT, "leave": Word.QUIT, "bye": Word.QUIT, "stop": Word.QUIT, "trip": Word.TRIPS,
    "boxes": Word.BOX, "every": Word.ALL, "decline": Word.NO, "none": Word.NO, "raise": Word.PLAY, "call": Word.PLAY,
    "coach": Word.ADVICE, "ev": Word.VALUES, "retry": Word.TRY, "same": Word.REBET,
}  # fmt: skip
_LETTERS: Mapping[Asked, Mapping[str, Word]] = {
    Asked.BETS: {
        "d": Word.DEAL, "a": Word.ANTE, "t": Word.TRIPS, "b": Word.BOX, "r": Word.REBET, "u": Word.UNDO,
        "x": Word.CLEAR,
    },
    Asked.CUT: {"c": Word.CUT, "n": Word.NO},
    Asked.DECISION: {"c": Word.CHECK, "p": Word.PLAY, "f": Word.FOLD, "b": Word.BOX},
    Asked.END: {"n": Word.NEXT, "d": Word.DEAL, "r": Word.REBET, "a": Word.ANTE, "t": Word.TRIPS, "b": Word.BOX},
    Asked.CHIPS: {"b": Word.BUY},
    Asked.TROUBLE: {"t": Word.TRY},
}  # fmt: skip
_ALWAYS = {"h": Word.HELP, "q": Word.QUIT}
NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4}


def letters(asked: Asked) -> Mapping[str, Word]:
    """Return what single letters mean in that moment."""
    return {**_LETTERS[asked], **_ALWAYS}


def meanings(typed: str, asked: Asked) -> tuple[Word, ...]:
    """Return what one typed word (in small letters) can mean in that moment: one meaning, several, or none.

    A whole word always means the same, also where it cannot be done; a letter or a beginning is one of this moment.
    """
    if typed in letters(asked):
        return (letters(asked)[typed],)
    if typed in _SYNONYMS:
        return (_SYNONYMS[typed],)
    if typed in list(Word):
        return (Word(typed),)
    return tuple(word for word in (*WORDS[asked], *TELLS, Word.QUIT) if word.startswith(typed))
