"""The table as it should lie at a moment of a round, laid out from the engine's own.

Stakes and payments lie in the fewest chips.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from uth.chips import break_down
from uth.game.model import DEALER, Box, Phase, Round, Stakes
from uth.game.settlement import Settlement
from uth.game.view import lying
from uth.table import Table
from uth.train.felt.model import (
    BOARD,
    BURN,
    DISCARDS,
    HOUSE_CARDS,
    RACK,
    Chips,
    Felt,
    Lying,
    Place,
    bet_place,
    cards_place,
    pay_place,
    tidy,
)


def felt_of(state: Round, shown: Settlement | None = None) -> Felt:
    """Return the table as it lies at this moment of a round; of a settled one before anything is cleared away.

    *shown*: another settlement than the round's own, as somebody paid it.

    :raises AmountError: if the table's chips cannot make an amount.
    """
    settlement = shown or state.settlement
    chips: dict[Place, Counter[Chips]] = {RACK: Counter({Chips(DEALER, value): n for value, n in state.table.float})}
    for box in state.boxes:
        lie = lying(state.table, box)
        _take(chips, state.table, [amount for bet, amount in box.stakes if bet not in dict(lie)])
        _lay(chips, state.table, box, lie, settlement)
    return Felt(tidy(chips), _cards(state))


def _lay(
    chips: dict[Place, Counter[Chips]], table: Table, box: Box, lie: Stakes, settlement: Settlement | None
) -> None:
    """Lay the bets of a box, or what became of them."""
    lines = {line.bet: line for line in settlement.box(box.number).lines} if settlement else {}
    for bet, amount in lie:
        line = lines.get(bet)
        if line is not None and not line.returned:
            _take(chips, table, [amount])
            continue
        chips[bet_place(box.number, bet)] = as_chips(table, box.owner, amount)
        if line is not None and line.paid:
            chips[pay_place(box.number, bet)] = as_chips(table, box.owner, line.paid)
            chips[RACK].subtract(as_chips(table, DEALER, line.paid))


def _take(chips: dict[Place, Counter[Chips]], table: Table, amounts: Iterable[int]) -> None:
    for amount in amounts:
        chips[RACK].update(as_chips(table, DEALER, amount))


def as_chips(table: Table, owner: str, amount: int) -> Counter[Chips]:
    """Return an amount of somebody's in the fewest chips.

    :raises AmountError: if the table's chips cannot make it.
    """
    return Counter({Chips(owner, count.chip.value): count.number for count in break_down(amount, table.chips)})


def _cards(state: Round) -> dict[Place, tuple[Lying, ...]]:
    over, shown = state.phase is Phase.SETTLED, len(state.board)
    found = {
        HOUSE_CARDS: tuple(Lying(card, over) for card in state.dealer),
        BOARD: tuple(Lying(card, place < shown) for place, card in enumerate(state.community)),
        BURN: tuple(Lying(card, up=False) for card in state.burned),
    }
    given_up: list[Lying] = []
    for box in state.boxes:
        if box.folded and not lying(state.table, box):
            given_up += [Lying(card, up=False) for card in box.cards]
        else:
            found[cards_place(box.number)] = tuple(Lying(card, over) for card in box.cards)
    found[DISCARDS] = tuple(given_up)
    return {place: cards for place, cards in found.items() if cards}
