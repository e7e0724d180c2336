"""The rules of procedure as a supervisor tells them: what was done, what is right, why, and where it is written."""

from __future__ import annotations

from collections.abc import Mapping

from uth.i18n import gettext as _
from uth.school.bet_mistakes import STANDARD
from uth.school.findings import Mistake
from uth.table import Table
from uth.words.house_rules import house_rule

TOLD: Mapping[Mistake, tuple[str, str, str]] = {
    Mistake.PAID_UNREAD: (
        "Box {box}: {bet} was paid before the hand was read",
        "read and call the hand first: {hand}",
        "a bet is paid on the hand that was read, and surveillance must see it",
    ),
    Mistake.CLEARED_EARLY: (
        "Box {box}: the cards were cleared before its bets were settled",
        "settle every bet, then clear the cards",
        "without the cards nobody can prove what the bets are due",
    ),
    Mistake.HOUSE_CLEARED_EARLY: (
        "The dealer's hand was cleared before box {box} was settled",
        "settle box {box}, and clear the dealer's hand last",
        "every box is settled against the dealer's open hand",
    ),
    Mistake.OTHER_BOX_TOUCHED: (
        "The bets of box {box} were touched out of its turn",
        "leave the other boxes alone while one is settled",
        "chips that move out of turn cannot be followed",
    ),
    Mistake.OWN_FIX: (
        "Box {box}: {bet} was handled again after it had been settled",
        "stop, touch nothing, call the floor",
        "a dealer never repairs the own mistake: the floor does",
    ),
    Mistake.BOX_NOT_SETTLED: (
        "Box {box} was not settled",
        "read {hand}, settle its bets, clear its cards",
        "whoever has a bet on the table is owed a settlement",
    ),
    Mistake.BOX_LEFT: (
        "Box {box} was left unfinished for box {other}",
        "finish box {box} first",
        "each box is finished before the next is begun",
    ),
    Mistake.BOX_ORDER: (
        "Box {other} came after box {box}",
        "settle box {other} first",
        "the house settles its boxes in one direction",
    ),
    Mistake.TAKE_ORDER: (
        "Box {box}: {other} was taken before the bet that goes first",
        "take the losing bets in the house's order: {order}",
        "the house has one order in which losing bets are taken",
    ),
    Mistake.PAY_ORDER: (
        "Box {box}: {other} was paid before the bet that goes first",
        "pay the winning bets in the house's order: {order}",
        "the house has one order in which winning bets are paid",
    ),
    Mistake.PAID_BEFORE_TAKING: (
        "Box {box}: {bet} was taken after bets had been paid",
        "take the losing bets of all boxes, then pay",
        "the house takes before it pays",
    ),
    Mistake.INCONSISTENT: (
        "Box {box}: bets were not taken and paid in the order of the first box",
        "keep to the order you began with",
        "the house leaves open which comes first, and asks for one way in all boxes",
    ),
    Mistake.DEALER_NOT_CALLED: (
        "The dealer's hand was not called first",
        "call the dealer's hand first: {hand}",
        "the best hand of the house is named before any bet is settled",
    ),
    Mistake.QUALIFIES_NOT_SAID: (
        "It was not said whether the dealer qualifies",
        "say with the hand whether it qualifies",
        "what becomes of the Antes depends on it",
    ),
    Mistake.CALL_MISSING: (
        "Box {box}: the hand was not called",
        "call the hand: {hand}",
        "the dealer names each hand as it is settled",
    ),
    Mistake.CALL_LATE: (
        "Box {box}: the hand was called after bets had been settled",
        "call the hand first: {hand}",
        "the dealer names each hand, then settles it",
    ),
    Mistake.FOLDED_NOT_OPENED: (
        "Box {box}: the folded hand was not opened",
        "turn the cards, read them: {hand}",
        "a side bet that outlives the fold is settled on the open hand",
    ),
    Mistake.CARDS_LEFT: (
        "Box {box}: the cards were not cleared",
        "clear the cards of a box as soon as it is settled",
        "hands are cleared one by one, the dealer's last",
    ),
    Mistake.FILL_NEEDLESS: (
        "A fill was called for",
        "pay out of the rack",
        "the rack has the chips for what is still to be paid",
    ),
}
"""What was done, what is right, why."""

_HOUSE_LEFT = ("The dealer's cards were not cleared", "clear the dealer's cards and the board last")

_READ_ALOUD = "Forbes Olomouc, rules of the game"
_NAMED = "French order of 14 May 2007, art. 55-20"
_HAND_BY_HAND = "French order of 14 May 2007, art. 55-16"
_NEVER_REPAIR = "Casino Work Magazine, dealer mistakes"
_SOURCES = {
    Mistake.PAID_UNREAD: _READ_ALOUD,
    Mistake.CALL_MISSING: _READ_ALOUD,
    Mistake.CALL_LATE: _READ_ALOUD,
    Mistake.CLEARED_EARLY: _HAND_BY_HAND,
    Mistake.HOUSE_CLEARED_EARLY: _HAND_BY_HAND,
    Mistake.CARDS_LEFT: _HAND_BY_HAND,
    Mistake.OWN_FIX: _NEVER_REPAIR,
    Mistake.DEALER_NOT_CALLED: _NAMED,
    Mistake.FILL_NEEDLESS: "float",
    Mistake.BOX_NOT_SETTLED: STANDARD,
}


def told(mistake: Mistake, words: Mapping[str, object]) -> tuple[str, str, str]:
    """Return what was done, what is right, and why, in the reader's language; *words* fill the gaps."""
    texts = TOLD[mistake]
    done, right = _(texts[0]), _(texts[1])
    if mistake is Mistake.CARDS_LEFT and not words["box"]:
        done, right = _(_HOUSE_LEFT[0]), _(_HOUSE_LEFT[1])
    return done.format(**words), right.format(**words), _(texts[2])


_OF_TABLE = {
    Mistake.BOX_ORDER: "procedure: settle",
    Mistake.TAKE_ORDER: "procedure: order in box",
    Mistake.PAY_ORDER: "procedure: order in box",
    Mistake.FOLDED_NOT_OPENED: "procedure: folded with side bet",
    Mistake.QUALIFIES_NOT_SAID: "rules: dealer qualifies",
    Mistake.PAID_BEFORE_TAKING: "procedure: take before pay",
    Mistake.INCONSISTENT: "procedure: take before pay",
    Mistake.BOX_LEFT: "procedure: take before pay",
    Mistake.OTHER_BOX_TOUCHED: "procedure: take before pay",
}
"""The key of the table file by which each is found."""


def source_of(mistake: Mistake, table: Table) -> str:
    """Return where a rule of procedure is written: a rule of the house, or a text of the trade."""
    return house_rule(table, _OF_TABLE[mistake]) if mistake in _OF_TABLE else _SOURCES[mistake]
