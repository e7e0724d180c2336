"""A settled box as ``uth settle`` prints it: hands, outcome, a line for each bet; and the same as JSON."""

from __future__ import annotations

from uth.cards import format_cards
from uth.cli import output
from uth.game.settlement import BoxSettlement, Line, Result, Settlement
from uth.hands import Hand
from uth.i18n import gettext as _
from uth.table import Table
from uth.words.hands import comparison_words, hand_words
from uth.words.money import money_words, signed_money_words
from uth.words.settlement import bet_words, result_words, why_words


def settled_text(table: Table, settlement: Settlement, box: BoxSettlement) -> str:
    """Return both hands, how the box came out, and what each bet is paid and why."""
    hands = output.columns(
        (who, hand_words(hand), format_cards(hand.cards), note)
        for who, hand, note in (
            (_("Player"), box.hand, ""),
            (_("Dealer"), settlement.dealer, "" if settlement.qualifies else _("does not qualify")),
        )
    )
    return f"{hands}\n\n{_outcome(box, settlement.dealer)}\n\n{_bets(table, box)}"


def _outcome(box: BoxSettlement, dealer: Hand) -> str:
    comparison = f": {comparison_words(box.hand, dealer)}" if box.result is not Result.FOLD else ""
    return f"{result_words(box.result).capitalize()}{comparison}"


def _bets(table: Table, box: BoxSettlement) -> str:
    money = table.currency
    rows = [(_("Bet"), _("Stake"), _("Result"), _("Returned"), _("Net"), _("Why"))]
    rows += [
        (
            bet_words(line.bet),
            money_words(line.stake, money, decimals=True),
            result_words(line.result),
            money_words(line.returned, money, decimals=True),
            signed_money_words(line.net, money, decimals=True),
            why_words(line, table),
        )
        for line in box.lines
    ]
    staked, returned = (money_words(total, money, decimals=True) for total in (box.staked, box.returned))
    rows.append((_("Total"), staked, "", returned, signed_money_words(box.net, money, decimals=True), ""))
    return output.columns(rows, right=(1, 3, 4))


def dealer_document(settlement: Settlement) -> dict[str, object]:
    """Return the dealer's hand for JSON."""
    return {**_hand_document(settlement.dealer), "qualifies": settlement.qualifies}


def box_document(table: Table, box: BoxSettlement) -> dict[str, object]:
    """Return the box's hand, its result, each bet and what they come to for JSON."""
    money = table.currency
    return {
        "player": _hand_document(box.hand),
        "result": box.result,
        "bets": {line.bet.value: _bet_document(line, table) for line in box.lines},
        "staked": money.format(box.staked),
        "net": money.format(box.net),
    }


def _hand_document(hand: Hand) -> dict[str, object]:
    return {"hand": hand.category, "cards": [str(card) for card in hand.cards], "words": hand_words(hand)}


def _bet_document(line: Line, table: Table) -> dict[str, object]:
    return {
        "stake": table.currency.format(line.stake),
        "result": line.result,
        "odds": str(line.odds) if line.odds is not None else None,
        "returned": table.currency.format(line.returned),
        "net": table.currency.format(line.net),
        "why": why_words(line, table),
    }
