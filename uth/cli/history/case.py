"""Boxes of a stored round as cases for the tests of settlement: to be copied into their file."""

from __future__ import annotations

from typing import Any

from uth.cards import format_cards
from uth.config import load_table
from uth.errors import UthError
from uth.game.model import Box, Round
from uth.game.settle import settle
from uth.game.settlement import BoxSettlement
from uth.i18n import gettext as _
from uth.store.history import Stored
from uth.table import Bet, Table
from uth.table_data import to_data

_USUAL = "standard"
"""The table of a case that names none."""
_STAKES = (Bet.ANTE, Bet.BLIND, Bet.TRIPS, Bet.PLAY)
"""In the order of the cases that are there."""


class CaseError(UthError):
    """A round that no case of one box can show."""


def cases(stored: Stored, state: Round) -> list[dict[str, Any]]:
    """Return a case for each box of the player.

    A case is for one box alone. It has its table's content where the usual one would settle it otherwise.

    :raises CaseError: if the round is not settled, or a payout cap that boxes shared decided what one of them got.
    """
    if stored.settlement is None:
        raise CaseError(_("round {number} is not settled: it makes no case").format(number=stored.number))
    settlement = stored.settlement
    return [_case(stored, state, box, settlement.box(box.number)) for box in state.owned_by(stored.owner)]


def _case(stored: Stored, state: Round, box: Box, settled: BoxSettlement) -> dict[str, Any]:
    if _alone(stored.table, state, box) != settled:
        raise CaseError(
            _("box {box} of round {number} shared a payout cap: no case of one box can show what it got").format(
                box=box.number, number=stored.number
            )
        )
    usual = load_table(_USUAL).table
    money = stored.table.currency
    same = usual.currency == money and _alone(usual, state, box) == settled
    stakes = {bet.value: money.format(box.stake(bet)) for bet in _STAKES}
    nets = {bet.value: money.format(settled.line(bet).net) for bet in Bet}
    assert stored.settlement is not None
    return {
        "id": f"round-{stored.number}-box-{box.number}",
        **({} if same else {"table": to_data(stored.table)}),
        "player": format_cards(box.cards),
        "dealer": format_cards(state.dealer),
        "board": format_cards(state.community),
        **stakes,
        "result": settled.result,
        "dealer_qualifies": stored.settlement.qualifies,
        "net": {**nets, "total": money.format(settled.net)},
        "tests": _("As it was played: round {number} at {table}.").format(
            number=stored.number, table=stored.table.name
        ),
    }


def _alone(table: Table, state: Round, box: Box) -> BoxSettlement:
    """The box as it is settled by itself at a table."""
    return settle(table, [box], state.dealer, state.community).boxes[0]
