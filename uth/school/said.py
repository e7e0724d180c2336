"""What is already called or known while a still table is looked at."""

from __future__ import annotations

from uth.game.model import Box
from uth.game.settlement import BoxSettlement, Settlement
from uth.game.view import lying
from uth.hands import Hand
from uth.i18n import gettext as _
from uth.table import Table
from uth.words.events import qualifies_words
from uth.words.hands import called_apart, hand_words
from uth.words.money import money_words
from uth.words.settlement import bet_words


def dealer_called(table: Table, settlement: Settlement, read: Hand | None = None) -> str:
    """Return the call of the dealer's hand and whether it qualifies; *read*: another hand, where it was misread."""
    return _of_dealer(table, settlement, hand_words(read or settlement.dealer))


def _of_dealer(table: Table, settlement: Settlement, hand: str) -> str:
    qualifies = qualifies_words(table, settlement)
    if not qualifies:
        return _("Dealer: {hand}").format(hand=hand)
    return _("Dealer: {hand}, {qualifies}").format(hand=hand, qualifies=qualifies)


def box_called(table: Table, box: Box, settled: BoxSettlement, read: Hand | None = None) -> str:
    """Return the call of a box's hand, and whether it folded; *read*: another hand, where it was misread.

    A hand that folded is opened only where a side bet is left to settle.
    """
    return _of_box(table, box, hand_words(read or settled.hand))


def _of_box(table: Table, box: Box, hand: str) -> str:
    if not lying(table, box):
        return _("Box {box}: folded").format(box=box.number)
    sentence = _("Box {box}: folded with {hand}") if box.folded else _("Box {box}: {hand}")
    return sentence.format(box=box.number, hand=hand)


def both_called(table: Table, settlement: Settlement, box: Box) -> tuple[str, str]:
    """Return the calls of the dealer's hand and of a box's, down to the card that tells them apart."""
    hand = settlement.box(box.number).hand
    dealers, mine = (
        (hand_words(settlement.dealer), hand_words(hand)) if box.folded else called_apart(settlement.dealer, hand)
    )
    return _of_dealer(table, settlement, dealers), _of_box(table, box, mine)


def bets_known(table: Table, box: Box) -> str:
    """Return what was bet on a box, whether it still lies there or not: ``Ante $10, Blind $10, Play $40``."""
    bets = ((bet_words(bet), money_words(amount, table.currency)) for bet, amount in box.stakes)
    return ", ".join(f"{bet} {amount}" for bet, amount in bets)
