"""Dealer errors in words: what was wrong, and what is right."""

from __future__ import annotations

from uth.game.settlement import BetResult, Line
from uth.i18n import gettext as _
from uth.store.progress import Call
from uth.table import Table
from uth.train.errors.model import Error, Shown
from uth.words.hands import hand_words
from uth.words.money import money_words
from uth.words.settlement import bet_words, why_words

_ERRORS = {
    Error.MISREAD_HAND: "a hand was misread",
    Error.MISREAD_DEALER: "the dealer's hand was misread",
    Error.WRONG_ODDS: "a bet was paid at the wrong odds",
    Error.WRONG_MULTIPLE: "Play was paid for the wrong multiple",
    Error.LOSER_PAID: "a losing bet was paid",
    Error.WINNER_TAKEN: "a winning bet was taken",
    Error.TIE_TAKEN: "a bet that ties was taken",
    Error.NOT_QUALIFIED: "the Ante was treated as if the dealer qualified",
    Error.BLIND: "the Blind was paid or pushed wrongly",
    Error.TRIPS_MISSED: "Trips was missed on a hand that does not win",
}
_CALLS = {
    Call.CAUGHT: "Well caught: {error}.",
    Call.MISSED: "Missed: {error}.",
    Call.FALSE_ALARM: "No error: everything was paid as it should be.",
}


def error_words(error: Error) -> str:
    """Return what a dealer got wrong, as a part of a sentence."""
    return _(_ERRORS[error])


def call_words(call: Call, shown: Shown | None) -> str:
    """Return how the player met the round: caught, missed or a false alarm."""
    return _(_CALLS[call]).format(error=error_words(shown.error) if shown else "")


def correction_words(shown: Shown, table: Table) -> tuple[str, ...]:
    """Return what is right: the hand where one was misread, then every bet that was wrong."""
    hands = [_hand(shown)] if shown.error in (Error.MISREAD_HAND, Error.MISREAD_DEALER) else []
    return (*hands, *(_bet(line, right, table) for line, right in shown.wrong))


def _hand(shown: Shown) -> str:
    if not shown.box:
        sentence = _("The dealer has {right}, not {read}.")
        return sentence.format(right=hand_words(shown.booked.dealer), read=hand_words(shown.settlement.dealer))
    right, read = (each.box(shown.box).hand for each in (shown.booked, shown.settlement))
    sentence = _("Box {box} has {right}, not {read}.")
    return sentence.format(box=shown.box, right=hand_words(right), read=hand_words(read))


def _bet(line: Line, right: Line, table: Table) -> str:
    sentence = _("Box {box}, {bet}: {right} ({why}); it {shown}.")
    return sentence.format(
        box=line.box,
        bet=bet_words(line.bet),
        right=_should(right, table),
        why=why_words(right, table),
        shown=_was(line, table),
    )


def _should(line: Line, table: Table) -> str:
    """What becomes of a bet."""
    if line.result is BetResult.WIN:
        return _("pays {amount}").format(amount=money_words(line.paid, table.currency))
    return _("pushes") if line.result is BetResult.PUSH else _("loses")


def _was(line: Line, table: Table) -> str:
    """What was done with a bet."""
    if line.result is BetResult.WIN:
        return _("was paid {amount}").format(amount=money_words(line.paid, table.currency))
    return _("was pushed") if line.result is BetResult.PUSH else _("was taken")
